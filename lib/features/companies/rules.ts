import freeMailDomains from "./data/free-mail-domains.json";

/** An owner manages people, a member works (docs/decisions/0024). */
export const teamRoles = ["owner", "member"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** How long a company's name is, and how many invitations of one company wait at once. */
export const teamBounds = { name: 160, invitations: 50 } as const;

/** How long the link of an invitation works. */
export const teamInvitationDays = 7;

/** The kind of the mail with that link. */
export const teamInvitationMailKind = "team_invitation";

const freeMail: ReadonlySet<string> = new Set(freeMailDomains);

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** The domain of an address, when it says something about a company; null for a provider whose addresses anybody gets. */
export function companyDomain(email: string): string | null {
  const domain = domainOf(email);
  return freeMail.has(domain) ? null : domain;
}

/** An address that somebody else may recognise, and nobody else learn: "s…@example.com". */
export const maskedEmail = (email: string): string => `${[...email][0] ?? ""}…@${domainOf(email)}`;
