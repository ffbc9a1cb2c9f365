import "server-only";
import { issueToken } from "@/lib/features/accounts/server/issue-token";
import { verificationMail } from "@/lib/features/accounts/server/mails";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import type { RoleInput, SuspensionInput } from "../schemas";
import { holdAsAdmin } from "./hold-as-admin";
import { endInvitations } from "./invite-admin";
import { accountMail } from "./mails";
import { type HeldPerson, holdPeople, saveRole, saveSuspension } from "./person-repository";

/**
 * Another person's account, held with every administrator's. Nobody changes their own right, so one administrator is
 * always left: whoever does it.
 * @throws AppError not_found, conflict (one's own), not_permitted (no administrator any more)
 */
async function holdAnother(tx: Transaction, actor: AdminActor, id: number): Promise<HeldPerson> {
  const person = (await holdAsAdmin(tx, actor, [id])).get(id);
  if (!person) throw new AppError("person_not_found");
  if (id === actor.userId) throw new AppError("own_account");
  return person;
}

/**
 * PATCH /api/admin/people/{id}/role. Sessions of the older role end; the person is told. Whoever has the right needs no
 * invitation to it any more, and whoever has lost it has invited nobody.
 * @throws AppError not_found, conflict (one's own), not_possible_now (it is so already, or not proven, or suspended)
 */
export function changeRole(actor: AdminActor, id: number, { role, reason }: RoleInput): Promise<void> {
  return transaction(async (tx) => {
    const person = await holdAnother(tx, actor, id);
    const mayBe = role === "user" || (person.emailVerifiedAt !== null && person.suspendedAt === null);
    if (person.role === role || !mayBe) throw new AppError("not_possible_now");
    await saveRole(tx, id, role);
    await endInvitations(tx, actor, role === "admin" ? { email: person.email } : { invitedById: id });
    await recordAudit(tx, actor, {
      ...{ action: "update", entity: "account", entityId: id, reason },
      before: { role: person.role },
      after: { role },
    });
    const locale = await readerLocale(person.email, tx);
    await queueMail(
      tx,
      accountMail(person.email, role === "admin" ? "madeAdmin" : "rightTaken", null, locale),
    );
  });
}

/**
 * PATCH /api/admin/people/{id}/suspension: nobody signs in with the account, and every session ends at once. What the
 * person wrote stays; whom they invited to the administration is not invited any more.
 * @throws AppError not_found, conflict (one's own), not_possible_now (it is so already)
 */
export function suspendPerson(
  actor: AdminActor,
  id: number,
  { isSuspended, reason }: SuspensionInput,
): Promise<void> {
  return transaction(async (tx) => {
    const person = await holdAnother(tx, actor, id);
    if ((person.suspendedAt !== null) === isSuspended) throw new AppError("not_possible_now");
    const suspendedAt = isSuspended ? now() : null;
    await saveSuspension(tx, id, suspendedAt);
    if (isSuspended) await endInvitations(tx, actor, { invitedById: id });
    await recordAudit(tx, actor, {
      ...{ action: isSuspended ? "suspend" : "lift", entity: "account", entityId: id, reason },
      before: { suspendedAt: person.suspendedAt },
      after: { suspendedAt },
    });
    const locale = await readerLocale(person.email, tx);
    const mail = isSuspended
      ? accountMail(person.email, "suspended", reason, locale)
      : accountMail(person.email, "lifted", null, locale);
    await queueMail(tx, mail);
  });
}

/**
 * POST /api/admin/people/{id}/verification-mail.
 * @throws AppError not_found, not_possible_now (it is verified, or suspended)
 */
export function mailVerification(actor: AdminActor, id: number): Promise<void> {
  return transaction(async (tx) => {
    const person = (await holdPeople(tx, [id])).get(id);
    if (!person) throw new AppError("person_not_found");
    if (person.emailVerifiedAt || person.suspendedAt) throw new AppError("not_possible_now");
    const token = await issueToken(tx, id, "verify_email", now());
    const locale = await readerLocale(person.email, tx);
    await queueMail(tx, verificationMail(person.email, token, null, locale));
    await recordAudit(tx, actor, {
      ...{ action: "send", entity: "account", entityId: id, before: null, after: null },
    });
  });
}
