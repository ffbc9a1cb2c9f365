import "server-only";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { lockPublicPosting } from "@/lib/features/postings/server/repository";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { AppError } from "@/lib/shared/errors";
import type { ProjectApplicationCreated, ProjectApplicationInput } from "../schemas";
import { projectApplicationMails } from "./mails";
import { claimProjectApplication, type NewProjectApplication } from "./repository";

/**
 * POST /api/project-applications (001 §5, §7; decisions A3, A13, C11): one application a project and address, to a
 * public posting. The mails to the customer and to the applicant are queued in the same transaction.
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
    createdAt: now(),
  };
  const created = await transaction(async (tx) => {
    const posting = await lockPublicPosting(tx, input.projectId);
    if (!posting) throw new AppError("project_not_found");
    const id = await claimProjectApplication(tx, application);
    if (id === null) return null;
    const answer = { id, status: "pending" as const };
    for (const mail of projectApplicationMails(application, posting, actor.locale)) await queueMail(tx, mail);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  if (created) return created;
  // The earlier application may be this very request, sent twice at once.
  const twin = await earlierAnswer<ProjectApplicationCreated>(repeat);
  if (twin) return twin;
  throw new AppError("already_applied");
}

/** Whose application it is: nobody's, unless the address is the signed-in person's own and verified (decisions A7). */
async function identityOf(actor: Actor, email: string) {
  const isOwn =
    actor.kind !== "guest" && actor.emailVerified && actor.email.toLowerCase() === email.toLowerCase();
  if (!isOwn) return { userId: null, expertId: null };
  return { userId: actor.userId, expertId: await findOwnExpertId(actor.userId, actor.email.toLowerCase()) };
}
