import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { distinctSkills } from "@/lib/shared/skills";
import type { ExpertApplicationCreated, SubmitExpertApplicationInput } from "../schemas";
import { applicationReceivedMails } from "./mails";
import { claimApplication } from "./repository";

/**
 * POST /api/expert-applications (000 §3, §7; decisions A3, A13, C11): one application an address, whoever sends
 * it. Whether the address has an account or an expert profile plays no part, so the answer does not tell. The
 * mails to the applicant and to the team are queued in the same transaction.
 * @throws AppError conflict when the address has applied before
 */
export async function submitExpertApplication(
  actor: Actor,
  input: SubmitExpertApplicationInput,
  repeat: Idempotency | null,
): Promise<ExpertApplicationCreated> {
  const earlier = await earlierAnswer<ExpertApplicationCreated>(repeat);
  if (earlier) return earlier;

  const application = {
    ...input,
    skills: distinctSkills(input.skills),
    language: actor.locale,
    createdAt: now(),
  };
  const created = await transaction(async (tx) => {
    const id = await claimApplication(tx, application);
    if (id === null) return null;
    const answer = { id, status: "pending" as const };
    const mails = applicationReceivedMails(id, application, actor.locale, await teamLocale(tx));
    for (const mail of mails) await queueMail(tx, mail);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  if (created) return created;
  // The earlier application may be this very request, sent twice at once.
  const twin = await earlierAnswer<ExpertApplicationCreated>(repeat);
  if (twin) return twin;
  throw new AppError("application_exists");
}
