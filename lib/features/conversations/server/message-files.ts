import "server-only";
import { imageTypeOf, reencodeImage } from "@/lib/server/images";
import { AppError } from "@/lib/shared/errors";
import { type MessageFileType, messageBounds } from "../rules";
import { endingOf } from "./words";

/** A file as it is stored: its type by its content, its name with the ending of that. */
export type CheckedFile = { name: string; type: MessageFileType; content: Uint8Array };

const pdfBegins = Buffer.from("%PDF-");

/**
 * Checks the files of a message (deal L2): what each is, is told by its first bytes. Pictures are decoded and written
 * anew, so that nothing that was hidden in or behind them is kept, neither places nor names of cameras.
 * @throws AppError too_large, unsupported_media_type: also for a picture that cannot be read
 */
export async function checkFiles(files: readonly File[]): Promise<CheckedFile[]> {
  // One after the other: a decoded picture is large.
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(await checkFile(file));
  return checked;
}

async function checkFile(file: File): Promise<CheckedFile> {
  const name = cleanName(file.name);
  const tooLarge = () =>
    new AppError("message_file_too_large", { name, megabytes: messageBounds.fileBytes / (1024 * 1024) });
  if (file.size > messageBounds.fileBytes) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = pdfBegins.equals(bytes.subarray(0, pdfBegins.length));
  const type = isPdf ? ("application/pdf" as const) : imageTypeOf(bytes);
  const content = !type ? null : type === "application/pdf" ? bytes : await reencodeImage(bytes, type);
  if (!type || !content) throw new AppError("message_file_type", { name });
  if (content.length > messageBounds.fileBytes) throw tooLarge();
  return { name: withEnding(name, endingOf(type)), type, content };
}

/** The last part of a name's path without what cannot be seen, which may turn "gpj.exe" round. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const seen = last
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
  return seen || "file";
}

function withEnding(name: string, ending: string): string {
  const isRight = name.toLowerCase().endsWith(`.${ending}`) || (ending === "jpg" && /\.jpeg$/i.test(name));
  const words = isRight ? name : `${name.replace(/\.\w{1,5}$/, "") || "file"}.${ending}`;
  const signs = [...words];
  return signs.length <= 120 ? words : `${signs.slice(0, 110).join("")}.${ending}`;
}
