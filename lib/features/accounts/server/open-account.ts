import "server-only";
import type { Transaction } from "@/lib/server/db";
import { accountEmail } from "../schemas";
import { issueToken } from "./issue-token";
import { link } from "./mails";
import { type Account, createAccount, findAccountByEmail } from "./repository";

/** What somebody typed into a form: an address, and the name beside it. */
type Person = { email: string; name: string };

/**
 * The account of an address. A new one has neither password nor proven address: only a link in that mailbox opens it,
 * and the housekeeping removes it when nobody does.
 */
export async function accountOf(tx: Transaction, { email: typed, name }: Person): Promise<Account> {
  const email = accountEmail.parse(typed);
  const [firstName = "", ...others] = name.trim().split(/\s+/u);
  const account =
    (await findAccountByEmail(email, tx)) ??
    (await createAccount(tx, {
      email,
      firstName: firstName.slice(0, 80),
      lastName: others.join(" ").slice(0, 80),
      passwordHash: null,
      emailVerifiedAt: null,
    })) ??
    (await findAccountByEmail(email, tx));
  if (!account) throw new Error("An account was neither found nor made");
  return account;
}

/**
 * The address of a link that makes or opens the account of a mailbox, and leads to a page (deal J1): once, for seven
 * days. Only for a mail to that mailbox. A password that somebody set before the mailbox was proved is void with it.
 */
export async function openAccountLink(
  tx: Transaction,
  person: Person,
  returnTo: string,
  now: Date,
): Promise<string> {
  const { id } = await accountOf(tx, person);
  return link("/login", { token: await issueToken(tx, id, "open_account", now), returnTo });
}
