import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import { findPublicProject } from "@/lib/features/postings/server/repository";
import { lockEarlierApplication } from "@/lib/features/project-applications/server/own-repository";
import { stageLifecycle } from "@/lib/features/project-applications/stages";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";
import { invitationBounds } from "../rules";
import type {
  InvitableProjectPage,
  InvitableQuery,
  InvitationInput,
  InvitationsQuery,
  SentInvitation,
  SentInvitationPage,
} from "../schemas";
import { withoutContact } from "./hidden-contact";
import { invitationMail } from "./mails";
import {
  countUnanswered,
  findInvitable,
  findInvitee,
  findSent,
  findSentById,
  insertInvitation,
  lockOwnPosting,
  ownsPosting,
  type SentPlace,
  type SentRow,
  wasInvited,
} from "./repository";

const toSentInvitation = ({ fullName, ...row }: SentRow, locale: Locale): SentInvitation => ({
  ...row,
  reason: row.reason && withoutContact(row.reason, locale, hiddenNames(fullName)),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/**
 * POST /api/company/projects/{id}/invitations (deal J8): asks a public expert to take part in an own posting, once. The
 * expert hears of it in the same transaction.
 * @throws AppError not_found (another's posting, an expert who is not public), not_possible_now (the posting takes no
 *   applications), already_invited, already_applied, too_many_invitations
 */
export async function inviteExpert(
  actor: SignedIn,
  projectId: number,
  { expertId, message }: InvitationInput,
  repeat: Idempotency | null,
): Promise<SentInvitation> {
  const earlier = await earlierAnswer<SentInvitation>(repeat);
  if (earlier) return earlier;
  // What the mail tells of it. Whether it takes applications is asked again while it is held.
  const project = await findPublicProject(projectId);
  return transaction(async (tx) => {
    const twin = await answerOfTwin<SentInvitation>(tx, repeat);
    if (twin) return twin;
    const posting = await lockOwnPosting(tx, ownerOf(actor), projectId);
    if (!posting) throw new AppError("project_not_found");
    const expert = await findInvitee(tx, expertId);
    if (!expert?.isPublic) throw new AppError("expert_not_found");
    if (!project || !posting.isPublic) throw new AppError("not_possible_now");
    if (await wasInvited(tx, projectId, expertId)) throw new AppError("expert_already_invited");
    const person = { expertId, userId: expert.userId, email: expert.email };
    const applied = await lockEarlierApplication(tx, projectId, person);
    if (applied && !applied.isGuests) throw new AppError("expert_already_applied");
    // What a guest sent with the expert's address is not the expert's word: what accepting makes takes its place.
    if (applied && !stageLifecycle.canHappen("replace", applied.stage, "applicant")) {
      throw new AppError("expert_hired_as_guest");
    }
    const max = invitationBounds.unanswered;
    if ((await countUnanswered(tx, projectId)) >= max) throw new AppError("invitations_full", { max });

    const invitation = { projectId, expertId, invitedById: actor.userId, message, createdAt: now() };
    const id = await insertInvitation(tx, invitation);
    const isMailed = expert.userId !== null || expert.emailNotifications;
    await tell(tx, {
      userId: expert.userId,
      kind: "invitation_received",
      values: { project: project.title },
      path: "/expert-dashboard",
      mail: isMailed ? invitationMail(expert, project, message, await readerLocale(expert.email, tx)) : null,
    });
    const answer = toSentInvitation(await findSentById(tx, id), actor.locale);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

const sentPlace = cursorOf<SentPlace>({ id: "whole" });

/**
 * GET /api/company/projects/{id}/invitations: whom an own posting has invited, newest first.
 * @throws AppError not_found for another's posting, malformed for a cursor this service did not hand out
 */
export async function listSentInvitations(
  actor: SignedIn,
  projectId: number,
  query: InvitationsQuery,
): Promise<SentInvitationPage> {
  if (!(await ownsPosting(ownerOf(actor), projectId))) throw new AppError("project_not_found");
  const { rows, total, next } = await findSent(projectId, {
    limit: query.limit ?? pageSize.default,
    after: sentPlace.decode(query.cursor),
  });
  return {
    invitations: rows.map((row) => toSentInvitation(row, actor.locale)),
    total,
    nextCursor: sentPlace.encode(next),
  };
}

/**
 * GET /api/company/invitable-projects: own postings that take applications, and how each stands with an expert.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listInvitableProjects(
  actor: SignedIn,
  { expertId, limit = pageSize.default, cursor }: InvitableQuery,
): Promise<InvitableProjectPage> {
  const page = { limit, after: sentPlace.decode(cursor) };
  const { rows, total, next } = await findInvitable(ownerOf(actor), expertId, page);
  return {
    projects: rows.map((row) => ({ ...row, invitedAt: row.invitedAt?.toISOString() ?? null })),
    total,
    nextCursor: sentPlace.encode(next),
  };
}
