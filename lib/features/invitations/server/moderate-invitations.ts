import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import type { AdminPage } from "@/lib/shared/admin-list";
import { AppError } from "@/lib/shared/errors";
import type { AdminInvitation, AdminInvitationsQuery, WithdrawInvitationInput } from "../moderation-schemas";
import { invitationLifecycle } from "../states";
import { withdrawnMail } from "./mails";
import { findInvitation, findInvitations } from "./moderation-repository";
import { findInvitee, holdPosting, lockInvitation, saveAnswer } from "./repository";

/** GET /api/admin/invitations: every company's invitations, newest first. */
export const listInvitations = (
  _actor: AdminActor,
  query: AdminInvitationsQuery,
): Promise<AdminPage<AdminInvitation>> => findInvitations(query);

/**
 * PATCH /api/admin/invitations/{id}: an administrator takes back what nobody has answered; both parties hear of it and
 * of the reason, which stands in the audit log and nowhere else.
 * @throws AppError not_found, not_possible_now (answered, taken back)
 */
export function withdrawInvitation(
  actor: AdminActor,
  id: number,
  { reason }: WithdrawInvitationInput,
): Promise<AdminInvitation> {
  return transaction(async (tx) => {
    const found = await findInvitation(tx, id);
    // The posting is held before the invitation, as by whoever answers it.
    const posting = found && (await holdPosting(tx, found.invitation.projectId));
    const before = posting && (await lockInvitation(tx, id));
    if (!found || !before) throw new AppError("invitation_not_found");
    if (!invitationLifecycle.canHappen("withdraw", before, "admin")) throw new AppError("invitation_over");
    const status = invitationLifecycle.next("withdraw", before, "admin") ?? before;
    const answeredAt = now();
    await saveAnswer(tx, id, { status, reason: null, applicationId: null, answeredAt });
    await recordAudit(tx, actor, {
      ...{ action: "withdraw", entity: "invitation", entityId: id, reason },
      before: { status: before },
      after: { status },
    });
    await tellParties(tx, found.invitation, found.publicName, reason);
    return { ...found.invitation, status, reason: null, answeredAt: answeredAt.toISOString() };
  });
}

async function tellParties(
  tx: Transaction,
  { projectId, projectTitle: project, expertId }: AdminInvitation,
  publicName: string,
  reason: string,
): Promise<void> {
  const expert = await findInvitee(tx, expertId);
  const values = { project, expert: publicName };
  if (expert) {
    // Who was not told of the invitation has nothing to hear of its end.
    const isMailed = expert.userId !== null || expert.emailNotifications;
    await tell(tx, {
      userId: expert.userId,
      kind: "invitation_withdrawn",
      values: { ...values, side: "expert" },
      path: "/expert-dashboard",
      mail: isMailed
        ? withdrawnMail("expert", expert.email, values, reason, await readerLocale(expert.email, tx))
        : null,
    });
  }
  await tellOwners(tx, projectId, {
    kind: "invitation_withdrawn",
    values: { ...values, side: "company" },
    path: ownPostingPath(projectId),
    mail: (to, locale) => withdrawnMail("company", to, values, reason, locale),
  });
}
