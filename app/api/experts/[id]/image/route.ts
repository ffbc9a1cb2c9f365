import * as api from "@/lib/features/experts/api";
import { uploadProfileImage } from "@/lib/features/experts/server/upload-profile-image";
import { route } from "@/lib/server/http/route";
import { imageUpload } from "@/lib/shared/images";

/** What a form adds to the file it carries. */
const formBytes = 16 * 1024;

export const POST = route(api.uploadProfileImage, {
  bodyLimit: imageUpload.maxBytes + formBytes,
  handler: ({ actor, params, body }) => uploadProfileImage(actor, params.id, body.image),
});
