/** An owner manages people, a member works (docs/decisions/0024). */
export const teamRoles = ["owner", "member"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** What others can do to somebody of a team: what they become, or that they are no part of it any more. */
export type TeamChange = TeamRole | "removed";

/** How long a company's name is, and how many invitations of one company wait at once. */
export const teamBounds = { name: 160, invitations: 50 } as const;

/** How long the link of an invitation works. */
export const teamInvitationDays = 7;

/** Asked for again so soon, with the same role, it is the invitation that is on its way: pressed twice, one mail. */
export const teamInvitationRepeatSeconds = 60;

/** The kind of the mail with that link. */
export const teamInvitationMailKind = "team_invitation";

/** An address that somebody else may recognise, and nobody else learn: "s…@example.com". */
export const maskedEmail = (email: string): string =>
  `${[...email][0] ?? ""}…@${email.slice(email.lastIndexOf("@") + 1)}`;
