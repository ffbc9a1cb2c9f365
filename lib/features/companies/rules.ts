/** An owner manages people, a member works (docs/decisions/0024). */
export const teamRoles = ["owner", "member"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What others can do to somebody of a team: what they become, or that they are no part of it any more. */
export type TeamChange = TeamRole | "removed";

/** How long a company's name is, and how many invitations of one company wait at once. */
export const teamBounds = { name: 160, invitations: 50 } as const;

/** The kind of the mail with the link of an invitation. */
export const teamInvitationMailKind = "team_invitation";
