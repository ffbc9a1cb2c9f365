import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";

/** The bytes that are shown and signed, and the fingerprint that was stored with them; null without a file. */
export async function findShownFile(
  tx: Transaction,
  id: number,
): Promise<{ pdf: Uint8Array; documentSha256: string | null } | null> {
  const row = await tx.contract.findUnique({ where: { id }, select: { pdf: true, documentSha256: true } });
  return row?.pdf ? { pdf: row.pdf, documentSha256: row.documentSha256 } : null;
}

/** A contract as a page to read; empty when there is none. */
export async function findContractHtml(id: number): Promise<string> {
  const row = await prisma().contract.findUnique({ where: { id }, select: { html: true } });
  return row?.html ?? "";
}

/** Notes that all have signed a contract that is held. */
export async function noteSigned(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.contract.update({ where: { id }, data: { status: "signed", signedAt: at }, select: { id: true } });
}
