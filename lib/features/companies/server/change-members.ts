import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import type { SignedIn } from "@/lib/server/actor";
import { type Transaction, transaction } from "@/lib/server/db";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import type { TeamChange } from "../rules";
import type { TeamMember, TeamRoleInput } from "../schemas";
import { lockOwnCompany } from "./change-company";
import { giveDetailsBack } from "./details-repository";
import { deleteInvitationsBy, deleteInvitationsTo } from "./invitations-repository";
import { teamChangeMail } from "./mails";
import { givePostingsBack, replaceContact } from "./postings-repository";
import { nameOf, toMember } from "./read-team";
import {
  deleteCompany,
  deleteMember,
  findMembers,
  lockMembership,
  type MemberRow,
  type Membership,
  updateRole,
} from "./repository";
import { endVerification } from "./verify-company";

const hasOtherOwner = (members: readonly MemberRow[], userId: number) =>
  members.some((member) => member.role === "owner" && member.userId !== userId);

/** Tells somebody what another has done to them; `by` is null when it follows from what another has done. */
async function tellMember(
  tx: Transaction,
  { userId, email }: MemberRow,
  change: TeamChange,
  { name: company }: Membership["company"],
  by: SignedIn | null,
): Promise<void> {
  const about = { company, by: by && nameOf(by) };
  await tell(tx, {
    ...{ userId, kind: "team_changed", path: "/company/team" },
    values: { change, company },
    mail: teamChangeMail(email, change, about, await readerLocale(email, tx)),
    replacesUnread: true,
  });
}

/**
 * PATCH /api/company/team/members/{id}: whose role another changes is told. The role that somebody has changes nothing.
 * @throws AppError as `lockOwnCompany`, not_found for nobody of the company, not_possible_now for its last owner
 */
export async function changeTeamRole(
  actor: SignedIn,
  userId: number,
  { role }: TeamRoleInput,
): Promise<TeamMember> {
  return transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor);
    const members = await findMembers(company.id, tx);
    const member = members.find((each) => each.userId === userId);
    if (!member) throw new AppError("company_member_not_found");
    if (role === "member" && !hasOtherOwner(members, userId)) throw new AppError("company_last_owner");
    if (role !== member.role) {
      await updateRole(tx, userId, role);
      if (role === "member") await deleteInvitationsBy(tx, company.id, userId);
      if (userId !== actor.userId) await tellMember(tx, member, role, company, actor);
    }
    return toMember({ ...member, role }, actor);
  });
}

/**
 * DELETE of the same: anybody leaves, an owner removes others, who are told. With the last person the company ends, and its postings
 * and details in contracts are that person's.
 * @throws AppError not_found for somebody in no company and nobody of it, forbidden for a member who would remove
 *   another, not_possible_now for the last owner while others are there
 */
export async function removeTeamMember(actor: SignedIn, userId: number): Promise<undefined> {
  await transaction(async (tx) => {
    const membership = await lockMembership(tx, actor.userId);
    if (!membership) throw new AppError("company_not_found");
    const members = await findMembers(membership.company.id, tx);
    const leaver = members.find((each) => each.userId === userId);
    if (!leaver) throw new AppError("company_member_not_found");
    if (userId !== actor.userId && membership.role !== "owner") throw new AppError("not_permitted");
    if (members.length > 1 && !hasOtherOwner(members, userId)) throw new AppError("company_last_owner");
    await takeOut(tx, membership.company, members, leaver);
    if (userId !== actor.userId) await tellMember(tx, leaver, "removed", membership.company, actor);
  });
}

/** Takes somebody out of a company that is held; there is another owner, or nobody else. */
async function takeOut(
  tx: Transaction,
  company: Membership["company"],
  members: readonly MemberRow[],
  leaver: MemberRow,
): Promise<void> {
  const others = members.filter(({ userId }) => userId !== leaver.userId);
  const heir = others.find(({ role }) => role === "owner");
  if (!heir) {
    await givePostingsBack(tx, company.id, leaver.userId);
    await giveDetailsBack(tx, company.id, leaver.userId);
    await deleteCompany(tx, company.id);
    return;
  }
  await deleteMember(tx, leaver.userId);
  await deleteInvitationsBy(tx, company.id, leaver.userId);
  await replaceContact(tx, company.id, leaver.email, { name: nameOf(heir), email: heir.email });
  await endVerification(tx, company);
}

/**
 * Takes an account that is being deleted out of its company, with every invitation to its verified address. Was it
 * the last owner, whoever has been there longest becomes one and is told; was it the last of all, the company's postings are the
 * account's, and go as its own do.
 * @returns whether the company ended
 */
export async function leaveForGood(
  tx: Transaction,
  { userId, verifiedEmail }: { userId: number; verifiedEmail: string | null },
): Promise<{ isCompanyOver: boolean }> {
  if (verifiedEmail !== null) await deleteInvitationsTo(tx, verifiedEmail);
  const membership = await lockMembership(tx, userId);
  if (!membership) return { isCompanyOver: false };
  const members = await findMembers(membership.company.id, tx);
  const leaver = members.find((each) => each.userId === userId);
  const longest = members.find((each) => each.userId !== userId);
  if (!leaver) return { isCompanyOver: false };
  if (longest && !hasOtherOwner(members, userId)) {
    await updateRole(tx, longest.userId, "owner");
    await tellMember(tx, longest, "owner", membership.company, null);
  }
  const after = longest ? await findMembers(membership.company.id, tx) : members;
  await takeOut(tx, membership.company, after, leaver);
  return { isCompanyOver: !longest };
}
