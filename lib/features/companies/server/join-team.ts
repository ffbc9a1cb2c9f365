import "server-only";
import { maskedEmail } from "@/lib/features/accounts/invitation-links";
import { mailedToken } from "@/lib/features/accounts/schemas";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { hashToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import type { TeamRole } from "../rules";
import type { JoinTeamInput, Team } from "../schemas";
import { personOf } from "./change-company";
import { acceptInvitation, type FoundInvitation, findInvitation } from "./invitations-repository";
import { bringPostings, countPersonalPostings } from "./postings-repository";
import { nameOf, readTeam } from "./read-team";
import { findMembership, holdAccount, insertMember, lockCompany } from "./repository";

/** @throws AppError not_found for a link that leads nowhere any more, forbidden for somebody it was not sent to */
function checkInvited(actor: SignedIn, invitation: FoundInvitation | null): FoundInvitation {
  if (!invitation) throw new AppError("company_invitation_over");
  if (actor.email.toLowerCase() !== invitation.email) {
    throw new AppError("company_invitation_for_another", { address: maskedEmail(invitation.email) });
  }
  if (!actor.emailVerified) throw new AppError("company_email_unverified");
  return invitation;
}

/**
 * POST /api/company/team/join: the account whose verified address was invited becomes part of the company; its
 * postings come along only when the person says so. Said again by the same person it changes nothing.
 * @throws AppError not_found (taken up, taken back, replaced, too old), forbidden (another address, or not verified),
 *   conflict for somebody who belongs to a company
 */
export async function joinTeam(actor: SignedIn, input: JoinTeamInput): Promise<Team> {
  const tokenHash = hashToken(input.token);
  return transaction(async (tx) => {
    if (!(await holdAccount(tx, actor.userId))) throw new AppError("authentication_required");
    const found = checkInvited(actor, await findInvitation(tokenHash, tx));
    await lockCompany(tx, found.companyId);
    const invitation = await findInvitation(tokenHash, tx);
    const at = now();
    const own = await findMembership(actor.userId, tx);
    if (invitation?.acceptedAt && own?.company.id === invitation.companyId) return readTeam(actor, tx);
    if (!invitation || invitation.acceptedAt || invitation.expiresAt <= at) {
      throw new AppError("company_invitation_over");
    }
    const { companyId, role } = invitation;
    const isIn = await insertMember(tx, { companyId, userId: actor.userId, role, createdAt: at });
    if (!isIn) throw new AppError("company_member_already");
    await acceptInvitation(tx, invitation.id, at);
    if (input.bringPostings) await bringPostings(tx, companyId, personOf(actor));
    return readTeam(actor, tx);
  });
}

/** What the page of a link asks before anything happens. */
export type InvitationToJoin = {
  companyName: string;
  role: TeamRole;
  /** Postings that can be brought along. */
  personalPostings: number;
};

const invitationOf = async (token: string): Promise<FoundInvitation | null> =>
  mailedToken.safeParse(token).success ? findInvitation(hashToken(token)) : null;

const isOver = ({ acceptedAt, expiresAt }: FoundInvitation): boolean =>
  acceptedAt !== null || expiresAt <= now();

/** What a guest reads of an invitation: what its mail says. Its address is masked: whoever holds the link may be another. */
export type InvitationSeen = { companyName: string; role: TeamRole; inviter: string; address: string };

/** What the link of an invitation leads a guest to; null for one that leads nowhere any more. */
export async function readInvitationAsGuest(token: string): Promise<InvitationSeen | null> {
  const invitation = await invitationOf(token);
  if (!invitation || isOver(invitation)) return null;
  const { companyName, role, email, firstName, lastName } = invitation;
  const inviter = nameOf({ firstName: firstName ?? "", lastName: lastName ?? "" }) || companyName;
  return { companyName, role, inviter, address: maskedEmail(email) };
}

/** The same looked at by somebody signed in, without joining. @throws AppError as `joinTeam` */
export async function readInvitationToJoin(actor: SignedIn, token: string): Promise<InvitationToJoin> {
  const invitation = checkInvited(actor, await invitationOf(token));
  if (isOver(invitation)) throw new AppError("company_invitation_over");
  const { companyName, role } = invitation;
  if (await findMembership(actor.userId)) throw new AppError("company_member_already");
  return { companyName, role, personalPostings: await countPersonalPostings(personOf(actor)) };
}
