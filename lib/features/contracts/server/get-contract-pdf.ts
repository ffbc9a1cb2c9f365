import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { Actor } from "@/lib/server/actor";
import { hashToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import { localeOfDocument } from "@/lib/shared/locales";
import { contractAttachment, contractReference } from "../rules";
import { findContractPdf } from "./repository";

/**
 * GET /api/contracts/{id}/pdf (decisions A13, C7): the stored file, for whoever has its link, is its party or
 * an administrator.
 * @throws AppError not_found for everybody else, whatever was wrong
 */
export async function getContractPdf(
  actor: Actor,
  id: number,
  token: string | undefined,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; contentDisposition: string }> {
  const found = await findContractPdf(id, {
    accessTokenHash: token ? hashToken(token) : null,
    owner: actor.kind === "guest" ? null : ownerOf(actor),
    isAdmin: actor.kind === "admin",
  });
  if (!found) throw new AppError("contract_not_found");
  const { pdf, language, type, engagementId, title } = found;
  const kind = translator("Contracts", localeOfDocument(language))(`fileName.${type}`);
  return { pdf, contentDisposition: contractAttachment(contractReference(engagementId, type), kind, title) };
}
