import "server-only";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import { applicationHours } from "@/lib/features/project-applications/schemas";
import {
  lockEarlierApplication,
  moveByApplicant,
  noteMove,
} from "@/lib/features/project-applications/server/own-repository";
import { replaceGuests } from "@/lib/features/project-applications/server/replace-repository";
import {
  claimProjectApplication,
  type NewProjectApplication,
} from "@/lib/features/project-applications/server/repository";
import { stageLifecycle } from "@/lib/features/project-applications/stages";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { type Transaction, transaction } from "@/lib/server/db";
import { translator } from "@/lib/server/translator";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";
import type {
  AnswerInvitationInput,
  InvitationsQuery,
  ReceivedInvitation,
  ReceivedInvitationPage,
} from "../schemas";
import { type InvitationStatus, invitationLifecycle } from "../states";
import { withoutContact } from "./hidden-contact";
import { answerMail } from "./mails";
import {
  findInvitee,
  findReceived,
  findReceivedById,
  holdPosting,
  type Invitee,
  lockInvitation,
  type ReceivedPlace,
  type ReceivedRow,
  saveAnswer,
} from "./repository";

const toReceived = (row: ReceivedRow, locale: Locale): ReceivedInvitation => ({
  id: row.id,
  status: row.status as InvitationStatus,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  project: {
    id: row.projectId,
    title: row.title,
    customerCompany: row.customerCompany,
    isCompanyVerified: row.isCompanyVerified,
    verifiedDomain: row.verifiedDomain,
    isPublic: row.isPublic === true,
  },
  message: row.identityShownAt === null ? withoutContact(row.message, locale) : row.message,
  textLanguage: row.textLanguage,
  reason: row.reason,
  applicationId: row.applicationId,
});

const receivedPlace = cursorOf<ReceivedPlace>({ isAnswered: "whole", id: "whole" });

const ownExpertOf = ({ userId, email, emailVerified }: SignedIn) =>
  findOwnExpertId(userId, emailVerified ? email.toLowerCase() : null);

/**
 * GET /api/expert/invitations: the invitations of the signed-in person's own expert, unanswered ones first (deal K2).
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listReceivedInvitations(
  actor: SignedIn,
  query: InvitationsQuery,
): Promise<ReceivedInvitationPage> {
  const after = receivedPlace.decode(query.cursor);
  const expertId = await ownExpertOf(actor);
  if (expertId === null) return { invitations: [], total: 0, nextCursor: null };
  const limit = query.limit ?? pageSize.default;
  const { rows, total, next } = await findReceived(expertId, { limit, after });
  return {
    invitations: rows.map((row) => toReceived(row, actor.locale)),
    total,
    nextCursor: receivedPlace.encode(next),
  };
}

/**
 * PATCH /api/expert/invitations/{id} (deal K2): the answer is given once, and given again it is the same. Accepting
 * makes an application in the stage shortlisted, or takes the one that was sent meanwhile there; the company hears of
 * either.
 * @throws AppError not_found for another's too, not_possible_now (answered otherwise, taken back, the posting takes no
 *   applications, an application of theirs has ended)
 */
export async function answerInvitation(
  actor: SignedIn,
  id: number,
  input: AnswerInvitationInput,
): Promise<ReceivedInvitation> {
  const expertId = await ownExpertOf(actor);
  return transaction(async (tx) => {
    const found = expertId === null ? null : await findReceivedById(tx, expertId, id);
    // The posting is held before the invitation, as by whoever ends the posting.
    const posting = found && (await holdPosting(tx, found.projectId));
    const status = posting && (await lockInvitation(tx, id));
    const expert = found && expertId !== null ? await findInvitee(tx, expertId) : null;
    if (!expert || !posting || !status) throw new AppError("invitation_not_found");
    if (status !== input.status) {
      const isAccepted = input.status === "accepted";
      const isPossible =
        invitationLifecycle.eventTowards(status, input.status, "expert") && (posting.isPublic || !isAccepted);
      if (!isPossible) throw new AppError("not_possible_now");
      const at = now();
      const applicationId = isAccepted
        ? await acceptedApplication(tx, actor, expert, posting.id, input.coverLetter ?? null, at)
        : null;
      const reason = isAccepted ? null : (input.reason ?? null);
      await saveAnswer(tx, id, { status: input.status, reason, applicationId, answeredAt: at });
      const { publicName: name } = expert;
      await tellOwners(tx, posting.id, {
        kind: "invitation_answered",
        values: { expert: name, project: posting.title, answer: input.status },
        path: ownPostingPath(posting.id),
        mail: (to, locale) => {
          const told = reason && withoutContact(reason, locale, hiddenNames(expert.name));
          return answerMail(to, posting, { name, status: input.status, reason: told }, locale);
        },
      });
    }
    const row = await findReceivedById(tx, expert.id, id);
    if (!row) throw new AppError("invitation_not_found");
    return toReceived(row, actor.locale);
  });
}

/** The application that an accepted invitation makes, or the one there is, in the stage shortlisted or beyond. */
async function acceptedApplication(
  tx: Transaction,
  actor: SignedIn,
  expert: Invitee,
  projectId: number,
  coverLetter: string | null,
  at: Date,
): Promise<number> {
  const person = { expertId: expert.id, userId: actor.userId, email: expert.email };
  const hours = expert.weeklyAvailabilityHours;
  const before = await lockEarlierApplication(tx, projectId, person);
  const application: NewProjectApplication = {
    projectId,
    ...{ userId: actor.userId, expertId: expert.id },
    ...{ applicantName: expert.name, language: actor.locale },
    // An address that a guest has used is taken: where it is not the account's own, the account's stands for the expert.
    applicantEmail: before?.isGuests ? actor.email : expert.email,
    coverLetter: coverLetter ?? translator("Invitations", actor.locale)("coverLetter"),
    proposedRateCents: expert.hourlyRateCents,
    estimatedStartDate: null,
    estimatedHoursPerWeek:
      hours !== null && hours >= applicationHours.min && hours <= applicationHours.max ? hours : null,
    availabilityNotes: null,
    stage: "shortlisted",
    createdAt: at,
  };
  if (!before || before.isGuests) {
    const claimed = await claimProjectApplication(tx, application);
    if (claimed) {
      await noteMove(tx, claimed.id, { from: "new", to: "shortlisted", at });
      return claimed.id;
    }
  }
  // Sent at this very moment, where there was none before.
  const sent = before ?? (await lockEarlierApplication(tx, projectId, person));
  const isProven =
    actor.emailVerified && actor.email.toLowerCase() === application.applicantEmail.toLowerCase();
  const earlier = sent?.isGuests ? isProven && (await replaceGuests(tx, application)) : sent;
  if (!earlier || ["declined", "withdrawn"].includes(earlier.stage)) throw new AppError("not_possible_now");
  // The invitation is the company's word for the list.
  if (
    ["new", "no_answer"].includes(earlier.stage) &&
    stageLifecycle.canHappen("shortlist", earlier.stage, "company")
  ) {
    await moveByApplicant(tx, earlier.id, { from: earlier.stage, to: "shortlisted", at });
  }
  return earlier.id;
}
