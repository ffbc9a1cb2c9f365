import "server-only";
import { accountKey } from "@/lib/features/accounts/server/limit-mails";
import { verifyPassword } from "@/lib/features/accounts/server/passwords";
import { leaveForGood } from "@/lib/features/companies/server/change-members";
import { tellOfDeletedSide } from "@/lib/features/contracts/server/end-with-account";
import { eraseConversations } from "@/lib/features/conversations/server/personal-repository";
import { withdrawMeetings } from "@/lib/features/meetings/server/withdraw-meetings";
import { declineWaiting } from "@/lib/features/project-applications/server/decline-waiting";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { consume } from "@/lib/server/rate-limit";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { AppError, invalidInput } from "@/lib/shared/errors";
import { limits } from "@/lib/shared/http/limits";
import { bookkeepingEnd, mailEnd } from "../rules";
import {
  type AccountDeletion,
  type AccountThing,
  type DeleteAccountInput,
  deletionWord,
  passwordMessage,
} from "../schemas";
import { accountDeletedMail } from "./account-deleted-mail";
import { deleteDrafts, deletePapers, keptForBookkeeping } from "./contracts-repository";
import { forgetDesk } from "./desk-repository";
import {
  anonymiseBookings,
  anonymiseDecisions,
  deleteAccountRow,
  deleteApplications,
  deleteImages,
  deleteMails,
  deletePriceEstimates,
  eraseExperts,
  eraseProjects,
  lockAccount,
} from "./erase-repository";
import { findOwnRows } from "./export-repository";
import { deleteAdminInvitations } from "./invitations-repository";

/**
 * DELETE /api/account (GDPR article 17): deletes what is held about the signed-in person in one transaction. What
 * others need stays without the person in it; what the law wants kept stays and is named in the answer. Every
 * session ends, because the account it belongs to is gone.
 * @throws AppError invalid (the confirmation or the password is wrong), conflict (the last administrator),
 *   rate_limited (too many guesses), unauthenticated (deleted by another request at the same time)
 */
export async function deleteAccount(actor: SignedIn, input: DeleteAccountInput): Promise<AccountDeletion> {
  const isConfirmed = input.confirmation === deletionWord || input.confirmation.toLowerCase() === actor.email;
  if (!isConfirmed)
    throw new AppError("deletion_unconfirmed", { word: deletionWord }, { field: "confirmation" });
  // Guesses count as those of signing in do.
  if (input.password !== undefined) await consume(limits.signInAccount, accountKey(actor.email));
  return transaction(async (tx) => {
    const account = await lockAccount(tx, actor.userId);
    if (!account) throw new AppError("authentication_required");
    if (account.passwordHash !== null && !(await isPassword(account.passwordHash, input.password))) {
      throw input.password
        ? new AppError("password_wrong", {}, { field: "password" })
        : invalidInput("password", passwordMessage);
    }
    if (account.isAdmin && !account.hasSuccessor) throw new AppError("last_admin");
    // Before the account is gone, which knows it.
    const locale = await readerLocale(account.email, tx);
    const result = await erase(tx, actor);
    await queueMail(tx, accountDeletedMail(account.email, result, locale));
    return result;
  });
}

async function isPassword(hash: string, password: string | undefined): Promise<boolean> {
  return password !== undefined && (await verifyPassword(hash, password));
}

type Counts = Partial<Record<AccountThing, number>>;

async function erase(tx: Transaction, actor: SignedIn): Promise<AccountDeletion> {
  const t = translator("Account", actor.locale);
  const instant = now();
  const verifiedEmail = actor.emailVerified ? actor.email : null;
  // First of all: with the last of its people a company's postings are that person's.
  const { isCompanyOver } = await leaveForGood(tx, { userId: actor.userId, verifiedEmail });
  const own = await findOwnRows({ userId: actor.userId, verifiedEmail }, tx);
  const words = {
    name: t("anonymised.name"),
    title: t("anonymised.title"),
    text: t("anonymised.text"),
    location: t("anonymised.location"),
  };

  await forgetDesk(tx, own);
  // Before new mails are queued: those tell of this deletion.
  const mails = verifiedEmail === null ? 0 : await deleteMails(tx, verifiedEmail);
  const cancelled = await withdrawMeetings(tx, own.bookingIds, instant);
  const meetingBookings = await anonymiseBookings(tx, own.bookingIds, words);
  const conversations = await eraseConversations(tx, { ...own, userId: actor.userId }, words.name);
  const applications = await deleteApplications(tx, own);
  const liabilityPapers = await deletePapers(tx, actor.userId);
  await tellOfDeletedSide(tx, own);
  const drafts = await deleteDrafts(tx, own);
  const kept = await keptForBookkeeping(tx, own);
  const priceEstimates = await deletePriceEstimates(tx, actor.userId);
  // Who waits for an answer hears that none comes.
  for (const projectId of own.projectIds) await declineWaiting(tx, { projectId, byUserId: actor.userId });
  const projects = await eraseProjects(tx, own.projectIds, words);
  const experts = await eraseExperts(tx, own.expertIds, words, instant);
  const images = await deleteImages(tx, actor.userId, experts.profileImages);
  const decisions =
    actor.kind === "admin"
      ? await anonymiseDecisions(tx, [actor.email, `${actor.firstName} ${actor.lastName}`], words)
      : 0;
  await deleteAdminInvitations(tx, { userId: actor.userId, verifiedEmail });
  const account = await deleteAccountRow(tx, actor.userId);

  const listed = (counts: Counts) =>
    (Object.entries(counts) as [AccountThing, number][])
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ what, count, text: t(`things.${what}`, { count }) }));
  const bookkeeping = {
    reason: t("reasons.bookkeeping"),
    until: bookkeepingEnd(kept.last ?? instant),
  };
  return {
    message: t("deleted.message", { brand: brand.name, cancelled }),
    deleted: listed({
      account: 1,
      favorites: account.favorites,
      shortlists: account.shortlists,
      savedSearches: account.savedSearches,
      notifications: account.notifications,
      company: isCompanyOver ? 1 : 0,
      onboardingDraft: account.onboardingDraft,
      images,
      expertProfiles: experts.deleted,
      ...applications,
      conversations: conversations.conversations,
      projects: projects.postings,
      engagements: drafts.engagements + projects.engagements,
      contracts: drafts.contracts,
      liabilityPapers,
      priceEstimates: priceEstimates.deleted,
      mails,
    }),
    anonymised: listed({
      expertProfiles: experts.anonymised,
      meetingBookings,
      projects: projects.anonymised,
      messages: conversations.messages,
      decisions,
    }),
    kept: [
      ...listed({
        contracts: kept.contracts,
        engagements: kept.engagements,
        priceEstimates: priceEstimates.kept,
      }).map((thing) => ({ ...thing, ...bookkeeping })),
      ...listed({ auditEntries: account.auditEntries }).map((thing) => ({
        ...thing,
        reason: t("reasons.audit"),
        until: null,
      })),
      ...listed({ mails: 1 }).map((thing) => ({
        ...thing,
        reason: t("reasons.confirmation"),
        until: mailEnd(instant),
      })),
    ],
  };
}
