import "server-only";
import { type Maker, madeFor } from "@/lib/features/accounts/server/made-for";
import { openAccountLink } from "@/lib/features/accounts/server/open-account";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { answerLocale, teamLocale } from "@/lib/server/mail/reader-locale";
import { refusePastStart } from "@/lib/server/refuse-past-start";
import { findCity } from "@/lib/shared/cities";
import { helsinkiDate } from "@/lib/shared/dates";
import { distinctSkills, skillKey } from "@/lib/shared/skills";
import { ownPostingPath, postingDefaults } from "../rules";
import type { GivenProjectPosting, ProjectPostingCreated, ProjectPostingInput } from "../schemas";
import { urgencyOf } from "../timing";
import { postingReceivedMails } from "./mails";
import { findCompanyId } from "./ownership-repository";
import { insertPosting } from "./repository";

/**
 * POST /api/project-postings (001 §7; decisions A13, B13, B14): stores a posting that awaits approval. It belongs to
 * whoever is signed in, or to their company, and to the mailbox that it names (deal J1): the poster's mail has a link
 * that makes or opens the account of that address. Both mails are queued in the same transaction. POST
 * /api/admin/project-postings: an administrator does it for the customer, whose it is as if they had; the mail and the
 * audit log say so.
 * @throws AppError invalid for a start in the past
 */
export async function postProject(
  maker: Maker,
  input: GivenProjectPosting,
  repeat: Idempotency | null,
): Promise<ProjectPostingCreated> {
  const earlier = await earlierAnswer<ProjectPostingCreated>(repeat);
  if (earlier) return earlier;
  refusePastStart(input.startDate);

  const requiredSkills = distinctSkills(input.requiredSkills);
  const submittedAt = now();
  const { startDate, urgency = startDate ? urgencyOf(startDate, helsinkiDate(submittedAt)) : undefined } =
    input;
  const posting = {
    ...input,
    urgency: urgency ?? postingDefaults.urgency,
    requiredSkills,
    skillKeys: requiredSkills.map(skillKey),
    cityKey: findCity(input.location)?.key ?? null,
    submittedAt,
  };
  return transaction(async (tx) => {
    const twin = await answerOfTwin<ProjectPostingCreated>(tx, repeat);
    if (twin) return twin;
    const { userId: ownerId, locale } = await madeFor(tx, maker, input.customerEmail);
    const companyId = ownerId === null ? null : await findCompanyId(tx, ownerId);
    const id = await insertPosting(tx, { ...posting, ownerId, language: locale, companyId });
    const answer = {
      id,
      title: input.title,
      approvalStatus: "pending" as const,
      status: "pending" as const,
    };
    const path = ownPostingPath(id);
    // A company's posting is its members', not the mailbox's: who posts it is signed in, unless another does it for them.
    const opensAccount = companyId === null || maker.byHand !== null;
    const url = opensAccount ? await openLink(tx, posting, path) : `${env().APP_URL}${path}`;
    const mails = postingReceivedMails(
      id,
      posting,
      { url, opensAccount, isByHand: maker.byHand !== null },
      await answerLocale(input.customerEmail, locale, tx),
      await teamLocale(tx),
    );
    for (const mail of mails) await queueMail(tx, mail);
    if (maker.byHand) {
      const { title, customerCompany, customerEmail } = input;
      await recordAudit(tx, maker.byHand, {
        ...{ action: "create", entity: "project", entityId: id, before: null },
        after: { title, customerCompany, customerEmail },
      });
    }
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

const openLink = (
  tx: Transaction,
  { customerEmail, customerName, submittedAt }: ProjectPostingInput & { submittedAt: Date },
  path: string,
) => openAccountLink(tx, { email: customerEmail, name: customerName }, path, submittedAt);
