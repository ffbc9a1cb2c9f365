import "server-only";
import { isOnItsWay, newInvitationLink } from "@/lib/features/accounts/server/invitation-link";
import { findAccountByEmail } from "@/lib/features/accounts/server/repository";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { AppError } from "@/lib/shared/errors";
import type { AdminInvitation, AdminInvitationInput } from "../invitation-schemas";
import { holdAsAdmin } from "./hold-as-admin";
import {
  type AdminInvitationRow,
  findOpenInvitation,
  findOpenInvitations,
  revokeInvitations,
  saveInvitation,
} from "./invitations-repository";
import { adminInvitationMail } from "./mails";

const toInvitation = ({ sentAt, expiresAt, ...row }: AdminInvitationRow): AdminInvitation => ({
  ...row,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** GET /api/admin/admin-invitations. */
export async function listAdminInvitations(_actor: AdminActor): Promise<AdminInvitation[]> {
  return (await findOpenInvitations()).map(toInvitation);
}

/**
 * POST /api/admin/admin-invitations: a mail with a link that works once; only its hash is stored. An open invitation
 * to the address is renewed, and its earlier link ends; asked for again at once it is the one that is on its way.
 * @throws AppError not_permitted, conflict (the address has an account, which can be given the right)
 */
export function inviteAdmin(actor: AdminActor, input: AdminInvitationInput): Promise<AdminInvitation> {
  return transaction(async (tx) => {
    await holdAsAdmin(tx, actor, []);
    const open = await findOpenInvitation(tx, { email: input.email });
    const isSame = open?.language === input.language && open.note === (input.note ?? null);
    return send(tx, actor, input, { open, isSame });
  });
}

/**
 * POST …/{id}/send: the same words with a new link; the earlier one ends.
 * @throws AppError not_permitted, not_found (taken up or taken back), conflict (the address has an account by now)
 */
export function sendAdminInvitation(actor: AdminActor, id: number): Promise<AdminInvitation> {
  return transaction(async (tx) => {
    await holdAsAdmin(tx, actor, []);
    const open = await findOpenInvitation(tx, { id });
    if (!open) throw new AppError("admin_invitation_not_found");
    return send(tx, actor, open, { open, isSame: true });
  });
}

async function send(
  tx: Transaction,
  actor: AdminActor,
  { email, language, note = null }: AdminInvitationInput,
  { open, isSame }: { open: AdminInvitationRow | null; isSame: boolean },
): Promise<AdminInvitation> {
  await refuseAccount(tx, email);
  const at = now();
  if (open && isSame && isOnItsWay(open.sentAt, at)) return toInvitation(open);
  const { token, stored } = newInvitationLink(at);
  const sent = { email, language, note, sentAt: at, invitedById: actor.userId, ...stored };
  const id = await saveInvitation(tx, sent);
  await recordAudit(tx, actor, {
    ...{ action: open ? "send" : "create", entity: "admin_invitation", entityId: id },
    before: null,
    after: { email, language },
  });
  const inviter = { name: `${actor.firstName} ${actor.lastName}`.trim() || actor.email, email: actor.email };
  await queueMail(tx, adminInvitationMail(email, inviter, { token, note }, language));
  const row = await findOpenInvitation(tx, { id });
  if (!row) throw new Error("An invitation that was just stored is not open");
  return toInvitation(row);
}

/** An account whose address is proven is given the right as it is: whoever has it is asked for nothing. */
async function refuseAccount(tx: Transaction, email: string): Promise<void> {
  const account = await findAccountByEmail(email, tx);
  if (!account || (!account.emailVerifiedAt && !account.suspendedAt)) return;
  const state = account.suspendedAt ? "suspended" : account.role === "admin" ? "admin" : "active";
  throw new AppError("admin_invitation_account", { personId: account.id, state }, { field: "email" });
}

/** DELETE …/{id}. @throws AppError not_found (taken up or taken back) */
export async function revokeAdminInvitation(actor: AdminActor, id: number): Promise<undefined> {
  await transaction(async (tx) => {
    if ((await endInvitations(tx, actor, { id })) === 0) throw new AppError("admin_invitation_not_found");
  });
}

/**
 * Takes open invitations back: one, or those to an address that has the right by now, or of somebody who has lost it.
 * @returns how many there were
 */
export async function endInvitations(
  tx: Transaction,
  actor: AdminActor,
  which: { id: number } | { email: string } | { invitedById: number },
): Promise<number> {
  const at = now();
  const ids = await revokeInvitations(tx, which, at);
  for (const id of ids) {
    await recordAudit(tx, actor, {
      ...{ action: "withdraw", entity: "admin_invitation", entityId: id },
      before: { revokedAt: null },
      after: { revokedAt: at },
    });
  }
  return ids.length;
}
