import * as api from "@/lib/features/signing/api";
import { verifyFileBytes } from "@/lib/features/signing/rules";
import { verifyFile } from "@/lib/features/signing/server/verify-file";
import { route } from "@/lib/server/http/route";

/** What the form adds to its file. */
const formBytes = 64 * 1024;

export const POST = route(api.verifyFile, {
  bodyLimit: verifyFileBytes + formBytes,
  handler: ({ body }) => verifyFile(body.file),
});
