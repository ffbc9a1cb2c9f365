import "server-only";
import { checkUpload, type UploadedFile } from "@/lib/server/uploaded-file";
import { AppError } from "@/lib/shared/errors";
import { type MessageFileType, messageBounds, messageFileTypes } from "../rules";

/** A file as it is stored: its type by its content, its name with the ending of that. */
export type CheckedFile = UploadedFile<MessageFileType>;

/**
 * Checks the files of a message (deal L2).
 * @throws AppError too_large, unsupported_media_type: also for a picture that cannot be read
 */
export async function checkFiles(files: readonly File[]): Promise<CheckedFile[]> {
  // One after the other: a decoded picture is large.
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const found = await checkUpload(file, { types: messageFileTypes, maxBytes: messageBounds.fileBytes });
    if ("refused" in found) {
      const { name } = found;
      if (found.refused === "type") throw new AppError("message_file_type", { name });
      const megabytes = messageBounds.fileBytes / (1024 * 1024);
      throw new AppError("message_file_too_large", { name, megabytes });
    }
    checked.push(found);
  }
  return checked;
}
