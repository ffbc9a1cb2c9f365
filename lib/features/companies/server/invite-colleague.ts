import "server-only";
import { isOnItsWay, newInvitationLink } from "@/lib/features/accounts/server/invitation-link";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { teamBounds } from "../rules";
import type { TeamInvitation, TeamInvitationInput } from "../schemas";
import { lockOwnCompany } from "./change-company";
import {
  countOpenInvitations,
  deleteOpenInvitation,
  findOpenInvitations,
  replaceInvitation,
} from "./invitations-repository";
import { teamInvitationMail } from "./mails";
import { nameOf, toInvitation } from "./read-team";
import { findMembers } from "./repository";

/**
 * POST /api/company/team/invitations: a mail with a link that works once; only its hash is stored, and an earlier
 * link to the same address ends. Asked for again at once it is the one that is on its way. Whether the address has an account, or another company, is not told.
 * @throws AppError as `lockOwnCompany`, forbidden while the inviter's address is not verified, conflict for somebody of
 *   the company, too_many_invitations
 */
export async function inviteColleague(
  actor: SignedIn,
  { email, role }: TeamInvitationInput,
  repeat: Idempotency | null,
): Promise<TeamInvitation> {
  const earlier = await earlierAnswer<TeamInvitation>(repeat);
  if (earlier) return earlier;
  return transaction(async (tx) => {
    const twin = await answerOfTwin<TeamInvitation>(tx, repeat);
    if (twin) return twin;
    const company = await lockOwnCompany(tx, actor);
    // Our letterhead goes to strangers only for somebody who can be reached.
    if (!actor.emailVerified) throw new AppError("company_email_unverified");
    const members = await findMembers(company.id, tx);
    if (members.some((member) => member.email === email)) {
      throw new AppError("company_member_exists", {}, { field: "email" });
    }
    const at = now();
    if ((await countOpenInvitations(tx, company.id, { at, exceptEmail: email })) >= teamBounds.invitations) {
      throw new AppError("company_invitations_full", { max: teamBounds.invitations });
    }
    const open = await findOpenInvitations(company.id, tx);
    const sent = open.find(
      (each) => each.email === email && each.role === role && isOnItsWay(each.createdAt, at),
    );
    if (sent) return toInvitation(sent);
    const { token, stored } = newInvitationLink(at);
    const invitation = await replaceInvitation(tx, {
      ...{ companyId: company.id, email, role, language: actor.locale },
      ...{ ...stored, invitedById: actor.userId, createdAt: at },
    });
    const { name, verifiedDomain } = company;
    const inviter = { name: nameOf(actor), email: actor.email };
    await queueMail(
      tx,
      teamInvitationMail(email, { name, verifiedDomain }, inviter, token, await readerLocale(email, tx)),
    );
    const answer = toInvitation(invitation);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/** DELETE …/invitations/{id}. @throws AppError as `lockOwnCompany`, not_found for another company's too */
export async function revokeTeamInvitation(actor: SignedIn, id: number): Promise<undefined> {
  await transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor);
    if (!(await deleteOpenInvitation(tx, company.id, id))) throw new AppError("company_invitation_over");
  });
}
