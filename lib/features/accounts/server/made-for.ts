import "server-only";
import type { Actor, AdminActor } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import type { Locale } from "@/lib/shared/locales";
import { accountEmail } from "../schemas";
import { findAccountByEmail } from "./repository";

/** Who makes something: whoever it is for, or an administrator for them, by hand. */
export type Maker = { actor: Actor; byHand: null } | { actor: AdminActor; byHand: AdminActor };

export const bySelf = (actor: Actor): Maker => ({ actor, byHand: null });
export const byAdmin = (actor: AdminActor): Maker => ({ actor, byHand: actor });

/**
 * Whose it is, and in which language they read: whoever is signed in, or the account that has proved the address for
 * which an administrator makes it.
 */
export async function madeFor(
  tx: Transaction,
  { actor, byHand }: Maker,
  typed: string,
): Promise<{ userId: number | null; locale: Locale }> {
  if (!byHand) return { userId: actor.kind === "guest" ? null : actor.userId, locale: actor.locale };
  const account = await findAccountByEmail(accountEmail.parse(typed), tx);
  return { userId: account?.emailVerifiedAt ? account.id : null, locale: await readerLocale(typed, tx) };
}
