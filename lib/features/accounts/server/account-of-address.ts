import "server-only";
import type { Transaction } from "@/lib/server/db";
import { findAccountByEmail } from "./repository";

/** The account that has proved an address; null when none has. */
export async function accountOfAddress(tx: Transaction, email: string): Promise<number | null> {
  const account = await findAccountByEmail(email.toLowerCase(), tx);
  return account?.emailVerifiedAt ? account.id : null;
}
