import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import type { Company, Team, TeamInvitation, TeamMember } from "../schemas";
import { findOpenInvitations, type TeamInvitationRow } from "./invitations-repository";
import { type CompanyRow, findMembers, findMembership, type MemberRow } from "./repository";

export const toCompany = ({ verifiedAt, markWithheldAt, ...row }: CompanyRow): Company => ({
  ...row,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  markWithheldAt: markWithheldAt?.toISOString() ?? null,
});

export const nameOf = ({ firstName, lastName }: Pick<MemberRow, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

export const toMember = (row: MemberRow, actor: SignedIn): TeamMember => ({
  userId: row.userId,
  name: nameOf(row),
  email: row.email,
  role: row.role,
  joinedAt: row.joinedAt.toISOString(),
  isSelf: row.userId === actor.userId,
});

export const toInvitation = ({ createdAt, expiresAt, ...row }: TeamInvitationRow): TeamInvitation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** GET /api/company/team: the signed-in person's company, or that there is none. */
export async function readTeam(actor: SignedIn, tx?: Transaction): Promise<Team> {
  const membership = await findMembership(actor.userId, tx);
  if (!membership) return { company: null, role: null, members: [], invitations: [] };
  const { company, role } = membership;
  const members = await findMembers(company.id, tx);
  const invitations = await findOpenInvitations(company.id, tx);
  return {
    company: toCompany(company),
    role,
    members: members.map((row) => toMember(row, actor)),
    invitations: invitations.map(toInvitation),
  };
}
