import { apiCall } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";
import type * as api from "./api";
import type { VerifyAnswer } from "./schemas";

export const getContract = apiCall<typeof api.getContract>("GET /api/contracts/{id}");
export const sendSigningCode = apiCall<typeof api.sendSigningCode>("POST /api/contracts/{id}/signing-code");
export const signContract = apiCall<typeof api.signContract>("POST /api/contracts/{id}/sign");
export const declineContract = apiCall<typeof api.declineContract>("POST /api/contracts/{id}/decline");
export const sendOperatorCode = apiCall<typeof api.sendOperatorCode>(
  "POST /api/admin/contracts/{id}/signing-code",
);
export const signAsOperator = apiCall<typeof api.signAsOperator>("POST /api/admin/contracts/{id}/sign");

/**
 * Has a file checked.
 * @throws ApiError when the server refuses it; TypeError without a connection; the signal's reason when it was called off
 */
export function verifyFile(
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<VerifyAnswer> {
  const form = new FormData();
  form.set("file", file);
  return uploadForm<VerifyAnswer>("/api/verify", form, options);
}
