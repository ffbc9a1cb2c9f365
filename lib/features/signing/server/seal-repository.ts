import "server-only";
import { partyContracts } from "@/lib/features/contracts/server/party-repository";
import { prisma, type Transaction } from "@/lib/server/db";
import { anyOf } from "@/lib/server/kysely";

/** When a contract was sealed; null while it is not. */
export async function findSealedAt(contractId: number, tx?: Transaction): Promise<Date | null> {
  const seal = await (tx ?? prisma()).contractSeal.findUnique({
    where: { contractId },
    select: { sealedAt: true },
  });
  return seal?.sealedAt ?? null;
}

/** The sealed file of a contract; null while there is none. */
export async function findSealedFile(contractId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const seal = await prisma().contractSeal.findUnique({ where: { contractId }, select: { pdf: true } });
  return seal?.pdf ?? null;
}

/** Stores a seal unless there is one. @returns whether this one is it */
export async function insertSeal(
  tx: Transaction,
  seal: { contractId: number; pdf: Buffer; sha256: string; certificateSha256: string; sealedAt: Date },
): Promise<boolean> {
  const data = [{ ...seal, pdf: new Uint8Array(seal.pdf) }];
  const { count } = await tx.contractSeal.createMany({ data, skipDuplicates: true });
  return count === 1;
}

/** Contracts that all have signed here and that are not sealed, the one that waits longest first. */
export async function findUnsealed(limit: number): Promise<number[]> {
  const rows = await partyContracts()
    .leftJoin("contractSeals as s", "s.contractId", "c.id")
    .select("c.id")
    .where("c.status", "=", "signed")
    .where("s.contractId", "is", null)
    .orderBy("c.signedAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const sealed = () =>
  partyContracts()
    .innerJoin("contractSeals as s", "s.contractId", "c.id")
    .select([
      "c.id",
      "c.projectId as engagementId",
      "c.contractType as type",
      "c.signedAt",
      "c.documentSha256",
    ]);

/** The contract whose sealed file has this SHA-256; null for none. */
export async function findBySeal(sha256: string) {
  return (await sealed().where("s.sha256", "=", sha256).executeTakeFirst()) ?? null;
}

/** A contract that was sealed, by the SHA-256 of what was signed; null for none. */
export async function findByDocument(sha256s: readonly string[]) {
  const found = sealed().where("c.documentSha256", "=", anyOf(sha256s)).orderBy("c.id");
  return (await found.executeTakeFirst()) ?? null;
}
