import "server-only";
import { createHash } from "node:crypto";
import { contractReference } from "@/lib/features/contracts/rules";
import { tooLarge } from "@/lib/server/http/request";
import { verifyFileBytes } from "../rules";
import type { VerifyAnswer } from "../schemas";
import { documentsIn } from "./recognise-file";
import { findSignatures } from "./repository";
import { findByDocument, findBySeal } from "./seal-repository";

const unknown: VerifyAnswer = {
  valid: false,
  reason: "unknown",
  reference: null,
  signedAt: null,
  documentSha256: null,
  parties: [],
};

/**
 * POST /api/verify (deal N5): a file is valid when it is, byte by byte, one that was sealed here. Of any other that
 * still shows which contract it comes from, that is said, and not who has signed it. Nothing of it is stored.
 * @throws AppError too_large
 */
export async function verifyFile(file: File): Promise<VerifyAnswer> {
  if (file.size > verifyFileBytes) throw tooLarge(verifyFileBytes);
  const bytes = Buffer.from(await file.arrayBuffer());
  const seal = await findBySeal(createHash("sha256").update(bytes).digest("hex"));
  const documents = seal ? [] : documentsIn(bytes);
  const found = seal ?? (documents.length > 0 ? await findByDocument(documents) : null);
  if (!found) return unknown;
  const signatures = seal ? await findSignatures(found.id) : [];
  return {
    valid: seal !== null,
    reason: seal ? null : "changed",
    reference: contractReference(found.engagementId, found.type),
    signedAt: found.signedAt?.toISOString() ?? null,
    documentSha256: found.documentSha256,
    parties: signatures.map(({ role, name }) => ({ role, name })),
  };
}
