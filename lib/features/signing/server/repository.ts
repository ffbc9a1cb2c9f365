import "server-only";
import { otherStatus, partyContracts } from "@/lib/features/contracts/server/party-repository";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { type SignerRole, signingCodes } from "../rules";

/** What a contract says of itself, whoever reads it. */
export async function findContractFacts(id: number, tx?: Transaction) {
  const row = await partyContracts(tx)
    .select([
      "c.id",
      "c.projectId as engagementId",
      "c.contractType as type",
      "c.status",
      "p.title as projectTitle",
      "c.totalAmountCents",
      "c.documentSha256",
      "c.language",
      "c.sentAt",
      "c.expiresAt",
      "c.signedAt",
      "c.endedAt",
      "c.endReason",
      otherStatus.as("otherStatus"),
    ])
    .where("c.id", "=", id)
    .executeTakeFirst();
  return row ? { ...row, totalAmountCents: Number(row.totalAmountCents) } : null;
}

export interface Signature {
  role: SignerRole;
  name: string;
  email: string;
  signedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  documentSha256: string;
}

/** Who has signed a contract, in the order of signing. */
export function findSignatures(id: number, tx?: Transaction): Promise<Signature[]> {
  return kysely(tx)
    .selectFrom("contractSignatures")
    .select(["role", "name", "email", "signedAt", "ipAddress", "userAgent", "documentSha256"])
    .where("contractId", "=", id)
    .orderBy("id")
    .execute();
}

export async function insertSignature(
  tx: Transaction,
  contractId: number,
  signature: Signature & { userId: number | null },
): Promise<void> {
  await tx.contractSignature.create({ data: { contractId, ...signature }, select: { id: true } });
}

export interface Code {
  id: number;
  codeHash: string;
  browserHash: string;
  documentSha256: string;
  tries: number;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

const codes = (tx: Transaction | undefined, contractId: number, userId: number) =>
  kysely(tx)
    .selectFrom("signingCodes")
    .select(["id", "codeHash", "browserHash", "documentSha256", "tries", "createdAt", "expiresAt", "usedAt"])
    .where("contractId", "=", contractId)
    .where("userId", "=", userId)
    .orderBy("id", "desc");

/** The code that somebody was mailed last for a contract: the only one that can count. */
export async function findLastCode(contractId: number, userId: number, tx?: Transaction) {
  return (await codes(tx, contractId, userId).limit(1).executeTakeFirst()) ?? null;
}

/** When the codes were made that count against the hour, the newest first. */
export async function findCodeTimes(contractId: number, userId: number, since: Date, tx?: Transaction) {
  const rows = await codes(tx, contractId, userId)
    .where("createdAt", ">", since)
    .limit(signingCodes.anHour)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export async function insertCode(
  tx: Transaction,
  code: Omit<Code, "id" | "tries" | "usedAt"> & { contractId: number; userId: number },
): Promise<void> {
  await tx.signingCode.create({ data: code, select: { id: true } });
}

/**
 * Takes one of a code's tries, on its own: whatever becomes of the signature, it is used. Of many at once no more get
 * one than there are.
 * @returns which try it is; null when there was none left
 */
export async function takeTry(codeId: number): Promise<number | null> {
  const [row] = await prisma().signingCode.updateManyAndReturn({
    where: { id: codeId, usedAt: null, tries: { lt: signingCodes.tries } },
    data: { tries: { increment: 1 } },
    select: { tries: true },
  });
  return row?.tries ?? null;
}

export async function noteUsed(tx: Transaction, codeId: number, at: Date): Promise<void> {
  await tx.signingCode.update({ where: { id: codeId }, data: { usedAt: at }, select: { id: true } });
}
