import { accountMailKinds } from "@/lib/features/accounts/rules";
import { teamInvitationMailKind } from "@/lib/features/companies/rules";
import { contractToSignMailKind } from "@/lib/features/contracts/rules";
import { applicationReceivedMailKind } from "@/lib/features/expert-applications/rules";
import { postingChangesMailKind, postingReceivedMailKind } from "@/lib/features/postings/rules";
import { signingCodeMailKind } from "@/lib/features/signing/rules";

/** Mails with a link that opens an account, or a team, or with a code to sign with. */
const secretKinds: readonly string[] = [
  ...accountMailKinds,
  applicationReceivedMailKind,
  postingReceivedMailKind,
  postingChangesMailKind,
  teamInvitationMailKind,
  signingCodeMailKind,
  contractToSignMailKind,
];

/** A mail as far as these rules look at it. */
type Mail = { kind: string; status: string };

/**
 * Which mails the outbox lists. Without SMTP it is the mailbox of everybody (decisions F), so all of them. With
 * SMTP a sent mail lies with its reader and nowhere else; what is left to do is about the others.
 */
export const isListed = ({ status }: Pick<Mail, "status">, usesSmtp: boolean): boolean =>
  !usesSmtp || status !== "sent";

/**
 * Whether administrators read a mail's words and attachments. Some hold links that verify an address, sign in or
 * set a password: whoever reads one can take the account over. Where mails are really sent, only the
 * owner of the mailbox may. Without SMTP nobody could sign up at all if nobody read them, so there an
 * administrator may; a production system therefore configures SMTP, and with it old ones close too.
 */
export const isReadable = (mail: Mail, usesSmtp: boolean): boolean =>
  isListed(mail, usesSmtp) && !(usesSmtp && secretKinds.includes(mail.kind));

/** Whether a mail can be sent again: only one that was given up. */
export const canSendAgain = ({ status }: Pick<Mail, "status">): boolean => status === "failed";
