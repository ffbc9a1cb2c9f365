import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";

export type TwoFactor = {
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
  recoveryHashes: string[];
};

export function findTwoFactor(userId: number, tx: Transaction = prisma()): Promise<TwoFactor | null> {
  return tx.twoFactor.findUnique({
    where: { userId },
    select: { secret: true, confirmedAt: true, lastStep: true, recoveryHashes: true },
  });
}

/** Keeps a secret that is only shown; one that is confirmed already stays. @returns whether it is kept */
export async function keepUnconfirmed(
  tx: Transaction,
  userId: number,
  secret: string,
  at: Date,
): Promise<boolean> {
  await tx.twoFactor.deleteMany({ where: { userId, confirmedAt: null } });
  const { count } = await tx.twoFactor.createMany({
    data: [{ userId, secret, createdAt: at }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Turns it on. False when it was on already, or another secret has been shown since. */
export async function confirm(
  tx: Transaction,
  { userId, secret }: { userId: number; secret: string },
  { at, step, signIn, hashes }: { at: Date; step: number; signIn: string | null; hashes: readonly string[] },
): Promise<boolean> {
  const { count } = await tx.twoFactor.updateMany({
    where: { userId, secret, confirmedAt: null },
    data: { confirmedAt: at, lastStep: step, setUpIn: signIn, recoveryHashes: [...hashes] },
  });
  return count === 1;
}

/** Uses a code's thirty seconds up: false when it, or a later one, has been taken before. */
export async function spendStep(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const { count } = await tx.twoFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Uses a recovery code up: true for exactly one caller. */
export async function spendRecoveryCode(tx: Transaction, userId: number, hash: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE two_factors SET recovery_hashes = array_remove(recovery_hashes, ${hash})
    WHERE user_id = ${userId} AND ${hash} = ANY(recovery_hashes)`;
  return count === 1;
}

/** @returns whether there was one that was on */
export async function removeTwoFactor(tx: Transaction, userId: number): Promise<boolean> {
  const { count } = await tx.twoFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  return count === 1;
}
