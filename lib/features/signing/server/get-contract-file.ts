import "server-only";
import { getContractPdf } from "@/lib/features/contracts/server/get-contract-pdf";
import type { Actor } from "@/lib/server/actor";
import { findSealedFile } from "./seal-repository";

/**
 * GET /api/contracts/{id}/pdf: the sealed file once there is one (deal N4), before that the one that is shown for
 * signing; `document=shown` asks for that one afterwards too.
 * @throws AppError not_found for everybody who may not read the contract
 */
export async function getContractFile(
  actor: Actor,
  id: number,
  { token, document }: { token?: string | undefined; document?: "shown" | undefined },
): Promise<Awaited<ReturnType<typeof getContractPdf>>> {
  const shown = await getContractPdf(actor, id, token);
  const sealed = document === "shown" ? null : await findSealedFile(id);
  return sealed ? { ...shown, pdf: sealed } : shown;
}
