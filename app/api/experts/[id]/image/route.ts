import { z } from "zod";
import { uploadImageInput } from "@/lib/features/experts/profile-schemas";
import { fullExpert } from "@/lib/features/experts/schemas";
import { uploadProfileImage } from "@/lib/features/experts/server/upload-profile-image";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { imageUpload } from "@/lib/shared/images";
import { pathId } from "@/lib/shared/text";

/** What a form adds to the file it carries. */
const formBytes = 16 * 1024;

export const POST = route({
  access: "user",
  summary:
    "Upload an expert's profile image (PNG, JPEG or WebP up to 5 MB), as its owner or an administrator",
  rateLimit: limits.upload,
  params: z.object({ id: pathId }),
  bodyType: "multipart/form-data",
  body: uploadImageInput,
  bodyLimit: imageUpload.maxBytes + formBytes,
  response: fullExpert,
  handler: ({ actor, params, body }) => uploadProfileImage(actor, params.id, body.image),
});
