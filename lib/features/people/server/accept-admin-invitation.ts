import "server-only";
import { maskedEmail } from "@/lib/features/accounts/invitation-links";
import { passwordProblem } from "@/lib/features/accounts/password-rules";
import { signInPurposes } from "@/lib/features/accounts/rules";
import { type InvitedOwnerInput, mailedToken, passwordMessages } from "@/lib/features/accounts/schemas";
import { hashPassword } from "@/lib/features/accounts/server/passwords";
import {
  type Account,
  createAccount,
  dropUnprovenCredentials,
  findAccountByEmail,
  promoteToAdmin,
  saveOwner,
  spendTokensOf,
} from "@/lib/features/accounts/server/repository";
import { administrator } from "@/lib/features/accounts/server/second-factor";
import type { Actor, SignedIn } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { hashToken } from "@/lib/server/tokens";
import { AppError, invalidInput } from "@/lib/shared/errors";
import type { AcceptedInvitation, InvitedAccount } from "../invitation-schemas";
import { type FoundAdminInvitation, findInvitation, saveAccepted } from "./invitations-repository";
import { accountMail } from "./mails";
import { holdPeople, saveRole } from "./person-repository";

/** @throws AppError that says what has become of a link that does nothing any more */
function checkOpen(invitation: FoundAdminInvitation | null): FoundAdminInvitation {
  if (!invitation) throw new AppError("admin_invitation_unknown");
  if (invitation.acceptedAt) throw new AppError("admin_invitation_used");
  if (invitation.revokedAt) throw new AppError("admin_invitation_revoked");
  if (invitation.expiresAt <= now()) throw new AppError("admin_invitation_expired");
  return invitation;
}

/** @throws AppError not_found, forbidden for somebody it was not sent to, who learns nothing else of it */
function checkInvited(actor: SignedIn, invitation: FoundAdminInvitation | null): FoundAdminInvitation {
  if (!invitation) throw new AppError("admin_invitation_unknown");
  if (!actor.emailVerified || actor.email.toLowerCase() !== invitation.email) {
    const address = maskedEmail(invitation.email);
    throw new AppError("admin_invitation_for_another", { own: actor.email, address });
  }
  return invitation;
}

/** Whoever has proved the address signs in with it; the link alone opens no account that is somebody's. */
const mustSignIn = (account: Account | null) =>
  account !== null && (account.emailVerifiedAt !== null || account.suspendedAt !== null);

/**
 * POST /api/account/admin-invitation: the account whose verified address was invited becomes an administrator's. Its
 * sessions end, as with every change of the right. Said again by the same person it changes nothing.
 * @throws AppError not_found, forbidden (another address), not_possible_now (used, taken back, too old)
 */
export async function acceptAdminInvitation(
  actor: SignedIn,
  { token }: AcceptedInvitation,
): Promise<undefined> {
  const tokenHash = hashToken(token);
  checkInvited(actor, await findInvitation(tokenHash));
  await transaction(async (tx) => {
    const person = (await holdPeople(tx, [actor.userId])).get(actor.userId);
    if (!person || person.suspendedAt) throw new AppError("authentication_required");
    const invitation = checkInvited(actor, await findInvitation(tokenHash, tx));
    if (person.role === "admin") return;
    checkOpen(invitation);
    await saveRole(tx, person.id, "admin");
    await recordAccepted(tx, invitation, person);
  });
}

/**
 * POST /api/auth/admin-invitation: the link proves the mailbox, so the account of the address is made, or taken over
 * while nobody has proved it, as an administrator's. Two-factor sign-in is asked for as of any other administrator.
 * @throws AppError not_found, conflict (the address has an account: sign in), not_possible_now (used, taken back, too
 *   old), invalid for a password that is not accepted
 */
export async function makeInvitedAccount(
  { locale }: Actor,
  { token, ...owner }: InvitedOwnerInput,
): Promise<InvitedAccount> {
  const tokenHash = hashToken(token);
  const { email } = checkOpen(await findInvitation(tokenHash));
  // The link is not used up by a password that is refused.
  const problem = passwordProblem(owner.password, { ...owner, email });
  if (problem) throw invalidInput("password", passwordMessages[problem]);
  const { password, ...names } = owner;
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const at = now();
    const known = await findAccountByEmail(email, tx);
    if (known) await holdPeople(tx, [known.id]);
    const invitation = checkOpen(await findInvitation(tokenHash, tx));
    const made =
      known === null &&
      (await createAccount(tx, {
        ...{ ...names, email, passwordHash, emailVerifiedAt: at, role: "admin", language: locale },
      }));
    const account = made || (await findAccountByEmail(email, tx));
    if (!account) throw new Error("An account was neither found nor made");
    if (!made) {
      if (mustSignIn(account)) throw new AppError("admin_invitation_sign_in");
      await dropUnprovenCredentials(tx, account.id);
      await saveOwner(tx, account.id, { ...names, language: locale });
      await promoteToAdmin(tx, account.id, passwordHash, at);
      await spendTokensOf(tx, account.id, ["reset_password", ...signInPurposes], at);
    }
    await recordAccepted(tx, invitation, account);
  });
  return { email };
}

async function recordAccepted(
  tx: Transaction,
  invitation: FoundAdminInvitation,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await saveAccepted(tx, invitation.id, now());
  const admin = administrator({ id, email, role: "admin" });
  if (admin) {
    await recordAudit(tx, admin, {
      ...{ action: "accept", entity: "admin_invitation", entityId: invitation.id },
      before: null,
      after: { email },
    });
    await recordAudit(tx, admin, {
      ...{ action: "update", entity: "account", entityId: id },
      before: { role: "user" },
      after: { role: "admin" },
    });
  }
  await queueMail(tx, accountMail(email, "madeAdmin", null, await readerLocale(email, tx)));
}

/** What the page of a link asks for: an account to be made, a sign-in, one press, or nothing any more. */
export type InvitationStep = "make" | "signIn" | "accept" | "done";

/** The same looked at, without accepting. @throws AppError as the two calls */
export async function readAdminInvitation(actor: Actor, token: string): Promise<InvitationStep> {
  const isToken = mailedToken.safeParse(token).success;
  const found = isToken ? await findInvitation(hashToken(token)) : null;
  if (actor.kind === "guest") {
    const { email } = checkOpen(found);
    return mustSignIn(await findAccountByEmail(email)) ? "signIn" : "make";
  }
  const invitation = checkInvited(actor, found);
  if (actor.kind === "admin" || actor.needsTwoFactor) return "done";
  checkOpen(invitation);
  return "accept";
}
