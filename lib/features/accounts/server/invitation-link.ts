import "server-only";
import { hashToken, randomToken } from "@/lib/server/tokens";
import { invitationDays, invitationRepeatSeconds } from "../invitation-links";

/** A new link of an invitation: its token goes into the mail, the rest is stored. */
export function newInvitationLink(at: Date): {
  token: string;
  stored: { tokenHash: string; expiresAt: Date };
} {
  const token = randomToken();
  const expiresAt = new Date(at.getTime() + invitationDays * 24 * 3_600_000);
  return { token, stored: { tokenHash: hashToken(token), expiresAt } };
}

/** Whether an invitation that was sent then is still the one that is on its way. */
export const isOnItsWay = (sentAt: Date, at: Date): boolean =>
  sentAt > new Date(at.getTime() - invitationRepeatSeconds * 1000);
