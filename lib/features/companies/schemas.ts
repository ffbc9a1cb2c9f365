import { z } from "zod";
import { accountEmail, mailedToken } from "@/lib/features/accounts/schemas";
import { optionalBusinessId, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { teamBounds, teamRoles } from "./rules";
import { verifications } from "./verification";

const name = text({ max: teamBounds.name, field: "companyName" }).refine(
  (value) => !/\p{Cc}/u.test(value),
  says("bare.unstorable"),
);
const role = z.enum(teamRoles);

/** POST /api/company/team. */
export const companyInput = z.strictObject({ name, businessId: optionalBusinessId() });
export type CompanyInput = z.output<typeof companyInput>;

/** PATCH /api/company/team: absent fields stay, an empty business id takes it away. */
export const companyChange = companyInput.partial();
export type CompanyChange = z.output<typeof companyChange>;

/** POST /api/company/team/invitations. */
export const teamInvitationInput = z.strictObject({
  email: accountEmail,
  role,
});
export type TeamInvitationInput = z.output<typeof teamInvitationInput>;

/** POST /api/company/team/join. Personal postings stay personal unless the person says otherwise. */
export const joinTeamInput = z.strictObject({
  token: mailedToken,
  bringPostings: z.boolean().default(false),
});
export type JoinTeamInput = z.output<typeof joinTeamInput>;

/** PATCH /api/company/team/members/{id}. */
export const teamRoleInput = z.strictObject({ role });
export type TeamRoleInput = z.output<typeof teamRoleInput>;

export const company = z.object({
  id: z.int(),
  name: z.string(),
  businessId: z.string().nullable(),
  verifiedBy: z.enum(verifications).nullable(),
  /** Where somebody of the company reads mail: what `domain` says, and no more. */
  verifiedDomain: z.string().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  /** Since when an administrator keeps it from being verified. */
  markWithheldAt: z.iso.datetime().nullable(),
});
export type Company = z.infer<typeof company>;

export const teamMember = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.iso.datetime(),
  isSelf: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** An invitation that nobody has taken up; it may have run out. */
export const teamInvitation = z.object({
  id: z.int(),
  email: z.string(),
  role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** GET /api/company/team: whoever is in none gets nulls and empty lists. */
export const team = z.object({
  company: company.nullable(),
  role: role.nullable(),
  /** Who has been there longest first. */
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
});
export type Team = z.infer<typeof team>;
