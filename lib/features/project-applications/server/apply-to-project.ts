import "server-only";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { matchApplicants } from "@/lib/features/matching/server/match-applicants";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { lockPublicPosting } from "@/lib/features/postings/server/repository";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { answerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { hiddenName } from "../hidden-identity";
import type { ProjectApplicationCreated, ProjectApplicationInput } from "../schemas";
import { applicationReceivedMail, hiddenMark, newApplicationMail } from "./mails";
import { replaceGuests } from "./replace-repository";
import { claimProjectApplication, type NewProjectApplication } from "./repository";

/**
 * POST /api/project-applications (001 §5, §7; decisions A3, A13, C11): one application a project and address, to a
 * public posting. Where a guest has applied with the address of whoever is signed in, theirs takes its place. The
 * posting's owners and the applicant are told in the same transaction.
 * @throws AppError not_found when there is no such public posting, conflict when the address has applied to it before
 */
export async function applyToProject(
  actor: Actor,
  input: ProjectApplicationInput,
  repeat: Idempotency | null,
): Promise<ProjectApplicationCreated> {
  const earlier = await earlierAnswer<ProjectApplicationCreated>(repeat);
  if (earlier) return earlier;

  const application: NewProjectApplication = {
    ...input,
    ...(await identityOf(actor, input.applicantEmail)),
    language: actor.locale,
    createdAt: now(),
  };
  const match = await matchOf(application, actor.locale);
  const created = await transaction(async (tx) => {
    const posting = await lockPublicPosting(tx, input.projectId);
    if (!posting) throw new AppError("project_takes_no_applications");
    const claimed = await claimProjectApplication(tx, application);
    const replaced = claimed || application.userId === null ? null : await replaceGuests(tx, application);
    const taken = claimed ?? replaced;
    if (!taken) return null;
    const { id, publicName } = taken;
    const told = { ...application, publicName, replacesGuests: replaced !== null };
    const answer = { id, status: "pending" as const };
    await tellOwners(tx, posting.id, {
      kind: "application_received",
      values: { project: posting.title, applicant: hiddenName(publicName, hiddenMark(defaultLocale)) },
      path: ownPostingPath(posting.id),
      mail: (email, locale, hasAccount) =>
        newApplicationMail({ email, hasAccount }, told, posting, match, locale),
    });
    const { applicantEmail } = application;
    const locale = await answerLocale(applicantEmail, actor.locale, tx);
    await queueMail(tx, applicationReceivedMail(applicantEmail, posting, locale));
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  if (created) return created;
  // The earlier application may be this very request, sent twice at once.
  const twin = await earlierAnswer<ProjectApplicationCreated>(repeat);
  if (twin) return twin;
  throw new AppError("already_applied");
}

/** How the expert who applies fits; null without a public profile. */
async function matchOf({ projectId, expertId }: NewProjectApplication, locale: Locale) {
  if (expertId === null) return null;
  const match = (await matchApplicants(projectId, [expertId], locale)).get(expertId);
  return match ? { expertId, matchScore: match.matchScore } : null;
}

/** Whose application it is: nobody's, unless the address is the signed-in person's own and verified (decisions A7). */
async function identityOf(actor: Actor, email: string) {
  const isOwn =
    actor.kind !== "guest" && actor.emailVerified && actor.email.toLowerCase() === email.toLowerCase();
  if (!isOwn) return { userId: null, expertId: null };
  return { userId: actor.userId, expertId: await findOwnExpertId(actor.userId, actor.email.toLowerCase()) };
}
