import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import type { Locale } from "@/lib/shared/locales";
import type { TokenPurpose } from "../rules";

const accountFields = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  passwordHash: true,
  emailVerifiedAt: true,
  role: true,
  sessionVersion: true,
  suspendedAt: true,
} as const;

/** An account with its secrets; never leaves the server folder of this feature. */
export type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  role: string;
  sessionVersion: number;
  suspendedAt: Date | null;
};

/** @param email lower-cased, as `accountEmail` makes it */
export function findAccountByEmail(email: string, tx: Transaction = prisma()): Promise<Account | null> {
  return tx.user.findUnique({ where: { email }, select: accountFields });
}

export function findAccountById(id: number, tx: Transaction = prisma()): Promise<Account | null> {
  return tx.user.findUnique({ where: { id }, select: accountFields });
}

type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  role?: "user" | "admin";
  /** Without it that of the page where the address was given before. */
  language?: Locale;
};

/** The new account, or null when another with this address was there first (ON CONFLICT DO NOTHING). */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<Account | null> {
  const [created] = await tx.user.createManyAndReturn({
    data: [{ language: await readerLocale(account.email, tx), ...account }],
    skipDuplicates: true,
    select: accountFields,
  });
  return created ?? null;
}

export async function markEmailVerified(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}

/** Sets a password, counts the address as proven and ends every session. */
export async function setPassword(
  tx: Transaction,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await markEmailVerified(tx, id, now);
  await tx.user.update({ where: { id }, data: { passwordHash, sessionVersion: { increment: 1 } } });
}

/** Ends every session of an account. @returns the account; null when it is gone */
export async function endSessions(tx: Transaction, id: number): Promise<Account | null> {
  const [account] = await tx.user.updateManyAndReturn({
    where: { id },
    data: { sessionVersion: { increment: 1 } },
    select: accountFields,
  });
  return account ?? null;
}

/** Notes that the session of this sign-in has ended, whoever reads it then (`actorFromToken`). */
export async function saveEndedSession(
  signIn: string,
  endedAt: Date,
  tx: Transaction = prisma(),
): Promise<void> {
  await tx.endedSession.createMany({ data: [{ signIn, endedAt }], skipDuplicates: true });
}

/** Gives an account that nobody has proved the name and the language of whoever has. */
export async function saveOwner(
  tx: Transaction,
  id: number,
  owner: { firstName: string; lastName: string; language: Locale },
): Promise<void> {
  await tx.user.update({ where: { id }, data: owner, select: { id: true } });
}

export async function setLanguage(id: number, language: Locale): Promise<void> {
  await prisma().user.updateMany({ where: { id }, data: { language } });
}

/** Takes away every way to sign in that was attached to an account whose address nobody had proven. */
export async function dropUnprovenCredentials(tx: Transaction, id: number): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id, emailVerifiedAt: null },
    data: { passwordHash: null, sessionVersion: { increment: 1 } },
  });
  if (count > 0) await tx.providerAccount.deleteMany({ where: { userId: id } });
}

/** Lets these accounts write no messages from now on (deal L6); one that was stopped before stays so. */
export async function stopMessages(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await tx.user.updateMany({
    where: { id: { in: [...ids] }, messagesStoppedAt: null },
    data: { messagesStoppedAt: at },
  });
}

/** Lets these accounts write messages again. @returns those that could not */
export async function allowMessages(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ id: number; email: string }[]> {
  return tx.user.updateManyAndReturn({
    where: { id: { in: [...ids] }, messagesStoppedAt: { not: null } },
    data: { messagesStoppedAt: null },
    select: { id: true, email: true },
  });
}

/** Makes an account an administrator with this password; older sessions end with the older role. */
export async function promoteToAdmin(
  tx: Transaction,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPassword(tx, id, passwordHash, now);
  await tx.user.update({ where: { id }, data: { role: "admin" } });
}

type NewToken = {
  tokenHash: string;
  purpose: TokenPurpose;
  userId: number;
  expiresAt: Date;
  createdAt: Date;
  /** The new address, of a link that changes it. */
  email?: string;
};

export async function createToken(tx: Transaction, token: NewToken): Promise<void> {
  await tx.accountToken.create({ data: token });
}

export type StoredToken = { userId: number; expiresAt: Date; usedAt: Date | null };

export function findToken(
  tokenHash: string,
  purposes: readonly TokenPurpose[],
  tx: Transaction = prisma(),
): Promise<StoredToken | null> {
  return tx.accountToken.findFirst({
    where: { tokenHash, purpose: { in: [...purposes] } },
    select: { userId: true, expiresAt: true, usedAt: true },
  });
}

/** Uses a token up: true for exactly one caller, and only while it is valid. */
export async function spendToken(
  tx: Transaction,
  tokenHash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<boolean> {
  const { count } = await tx.accountToken.updateMany({
    where: { tokenHash, purpose: { in: [...purposes] }, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}

/** Ends the links of these purposes that are still out. */
export async function spendTokensOf(
  tx: Transaction,
  userId: number,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose: { in: [...purposes] }, usedAt: null },
    data: { usedAt: now },
  });
}

export async function findAccountByProvider(
  provider: string,
  providerAccountId: string,
): Promise<Account | null> {
  const linked = await prisma().providerAccount.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: accountFields } },
  });
  return linked?.user ?? null;
}

export async function hasProvider(tx: Transaction, userId: number): Promise<boolean> {
  return (await tx.providerAccount.count({ where: { userId } })) > 0;
}

export async function linkProvider(
  tx: Transaction,
  userId: number,
  provider: string,
  providerAccountId: string,
): Promise<void> {
  await tx.providerAccount.createMany({
    data: [{ provider, providerAccountId, userId }],
    skipDuplicates: true,
  });
}

/** Whoever changes what belongs to an account waits for the one before them. */
export async function holdAccount(tx: Transaction, id: number): Promise<void> {
  await kysely(tx).selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Whose address the link of this token changes, and to what; null when there is no such link. */
export async function findAddressToken(
  tx: Transaction,
  tokenHash: string,
): Promise<{ userId: number; email: string } | null> {
  const found = await tx.accountToken.findFirst({
    where: { tokenHash, purpose: "change_email" },
    select: { userId: true, email: true },
  });
  return found?.email ? { userId: found.userId, email: found.email } : null;
}
