import "server-only";
import { tokenExpiry } from "@/lib/features/accounts/rules";
import type { MessageAnswer } from "@/lib/features/accounts/schemas";
import {
  createToken,
  findAccountByEmail,
  findAddressToken,
  findToken,
  spendToken,
  spendTokensOf,
} from "@/lib/features/accounts/server/repository";
import type { Actor, AdminActor } from "@/lib/server/actor";
import { recordAsked, recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { hashToken, randomToken } from "@/lib/server/tokens";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import type { NewAddressInput } from "../schemas";
import { accountMail, confirmAddressMail } from "./mails";
import { holdPeople, saveAddress } from "./person-repository";

const purpose = "change_email";

/**
 * POST /api/admin/people/{id}/email: begins a change of address. The old address is told at once; nothing changes
 * before the new one's link is pressed. A newer change ends the older ones.
 * @throws AppError not_found, conflict (the address is taken, or is the same)
 */
export function askNewAddress(actor: AdminActor, id: number, { email }: NewAddressInput): Promise<void> {
  return transaction(async (tx) => {
    const person = (await holdPeople(tx, [id])).get(id);
    if (!person) throw new AppError("person_not_found");
    if (await findAccountByEmail(email, tx)) throw new AppError("address_taken");
    const [at, token] = [now(), randomToken()];
    await spendTokensOf(tx, id, [purpose], at);
    const tokenHash = hashToken(token);
    await createToken(tx, {
      tokenHash,
      purpose,
      userId: id,
      email,
      expiresAt: tokenExpiry(purpose, at),
      createdAt: at,
    });
    await recordAudit(tx, actor, {
      ...{ action: "ask", entity: "account", entityId: id },
      before: null,
      after: { askedEmail: email },
    });
    const locale = await readerLocale(person.email, tx);
    await queueMail(tx, confirmAddressMail(email, token, locale));
    await queueMail(tx, accountMail(person.email, "addressAsked", null, locale));
  });
}

/** Whether a link still changes an address, for the page that it opens; asking does not use it up. */
export async function isAddressLinkOpen(token: string): Promise<boolean> {
  const stored = await findToken(hashToken(token), [purpose]);
  return stored !== null && stored.usedAt === null && stored.expiresAt > now();
}

/**
 * POST /api/auth/confirm-address: the link proves the new mailbox. Every session and every other mailed link ends.
 * @throws AppError not_found (the link), conflict (somebody took the address meanwhile)
 */
export async function confirmAddress(
  { locale }: Actor,
  { token }: { token: string },
): Promise<MessageAnswer> {
  const tokenHash = hashToken(token);
  await transaction(async (tx) => {
    const at = now();
    const change = await findAddressToken(tx, tokenHash);
    const isOpen = change !== null && (await spendToken(tx, tokenHash, [purpose], at));
    if (!isOpen) throw new AppError("address_link_invalid");
    const person = (await holdPeople(tx, [change.userId])).get(change.userId);
    if (!person) throw new AppError("address_link_invalid");
    if (await findAccountByEmail(change.email, tx)) throw new AppError("address_taken");
    const language = await readerLocale(person.email, tx);
    await saveAddress(tx, person, change.email, at);
    await recordAsked(tx, {
      ...{ action: "update", entity: "account", entityId: person.id },
      before: { email: person.email },
      after: { email: change.email },
    });
    await queueMail(tx, accountMail(person.email, "addressChanged", null, language));
  });
  return { message: translator("ConfirmAddress", locale)("done") };
}
