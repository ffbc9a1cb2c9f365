import "server-only";
import { type Maker, madeFor } from "@/lib/features/accounts/server/made-for";
import { openAccountLink } from "@/lib/features/accounts/server/open-account";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { answerLocale, teamLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { distinctSkills } from "@/lib/shared/skills";
import type { ExpertApplicationCreated, SubmitExpertApplicationInput } from "../schemas";
import { applicationReceivedMails } from "./mails";
import { claimApplication } from "./repository";

/**
 * POST /api/expert-applications (000 §3, §7; decisions A3, A13, C11): one application an address, whoever sends
 * it. Whether the address has an account or an expert profile plays no part, so the answer does not tell. The
 * mails to the applicant and to the team are queued in the same transaction. POST /api/admin/expert-applications: an
 * administrator does it for the expert; the mail says so and leads to their account, and the audit log says who did.
 * @throws AppError conflict when the address has applied before
 */
export async function submitExpertApplication(
  maker: Maker,
  input: SubmitExpertApplicationInput,
  repeat: Idempotency | null,
): Promise<ExpertApplicationCreated> {
  const earlier = await earlierAnswer<ExpertApplicationCreated>(repeat);
  if (earlier) return earlier;

  const application = {
    ...input,
    skills: distinctSkills(input.skills),
    createdAt: now(),
  };
  const created = await transaction(async (tx) => {
    const { locale } = await madeFor(tx, maker, input.email);
    const id = await claimApplication(tx, { ...application, language: locale });
    if (id === null) return null;
    const answer = { id, status: "pending" as const };
    const { name, email, title, createdAt } = application;
    // Whoever did not apply is led to an account of their own at once.
    const byHandUrl = maker.byHand ? await openAccountLink(tx, { email, name }, "/account", createdAt) : null;
    const reader = await answerLocale(email, locale, tx);
    const mails = applicationReceivedMails(id, application, byHandUrl, reader, await teamLocale(tx));
    for (const mail of mails) await queueMail(tx, mail);
    if (maker.byHand) {
      await recordAudit(tx, maker.byHand, {
        ...{ action: "create", entity: "expert_application", entityId: id, before: null },
        after: { name, email, title },
      });
    }
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
  if (created) return created;
  // The earlier application may be this very request, sent twice at once.
  const twin = await earlierAnswer<ExpertApplicationCreated>(repeat);
  if (twin) return twin;
  throw new AppError("application_exists");
}
