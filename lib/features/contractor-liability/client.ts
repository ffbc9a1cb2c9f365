import { apiCall } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";
import type * as api from "./api";
import type { PaperKind } from "./rules";
import type { LiabilityPaper } from "./schemas";

/** @throws ApiError, TypeError as `apiCall` */
export const fetchPapers = apiCall<typeof api.listLiabilityPapers>(
  "GET /api/contracts/{id}/liability-papers",
);

/** @throws ApiError, TypeError as `apiCall` */
export const deletePaper = apiCall<typeof api.deleteLiabilityPaper>(
  "DELETE /api/contracts/{id}/liability-papers/{paper}",
);

/**
 * Uploads a paper. Sent again with the same key, it counts once.
 * @throws ApiError when the server refuses it; TypeError without a connection
 */
export function addPaper(
  contractId: number,
  { kind, issuedOn, file }: { kind: PaperKind; issuedOn: string; file: File },
  key: string,
): Promise<LiabilityPaper> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("issuedOn", issuedOn);
  form.set("file", file);
  const { signal } = new AbortController();
  return uploadForm<LiabilityPaper>(`/api/contracts/${contractId}/liability-papers`, form, {
    onProgress: () => undefined,
    signal,
    headers: { "Idempotency-Key": key },
  });
}
