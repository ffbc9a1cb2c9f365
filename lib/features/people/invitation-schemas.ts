import { z } from "zod";
import { accountEmail, mailedToken } from "@/lib/features/accounts/schemas";
import { locales } from "@/lib/shared/locales";
import { optionalText } from "@/lib/shared/text";

/** How long the words are that an invitation may carry. */
export const adminInvitationNoteLength = 500;

/** POST /api/admin/admin-invitations. */
export const adminInvitationInput = z.strictObject({
  email: accountEmail,
  /** Of the mail, and of the note in it. */
  language: z.enum(locales),
  note: optionalText(adminInvitationNoteLength),
});
export type AdminInvitationInput = z.output<typeof adminInvitationInput>;

/** An invitation that nobody has taken up and nobody has taken back; it may have run out. */
export const adminInvitation = z.object({
  id: z.int(),
  email: z.string(),
  language: z.enum(locales),
  note: z.string().nullable(),
  /** The administrator who sent it last. */
  invitedBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type AdminInvitation = z.infer<typeof adminInvitation>;

/** POST /api/account/admin-invitation: by whoever is signed in with the very address. */
export const acceptedInvitation = z.strictObject({ token: mailedToken });
export type AcceptedInvitation = z.output<typeof acceptedInvitation>;

/** Whose account was made: to sign in with. */
export const invitedAccount = z.object({ email: z.string() });
export type InvitedAccount = z.infer<typeof invitedAccount>;
