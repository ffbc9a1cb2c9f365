import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { queueMail } from "@/lib/server/mail/mail";
import { findCity } from "@/lib/shared/cities";
import { distinctSkills, skillKey } from "@/lib/shared/skills";
import type { ProjectPostingCreated, ProjectPostingInput } from "../schemas";
import { postingReceivedMails } from "./mails";
import { insertPosting } from "./repository";

/**
 * POST /api/project-postings (001 §7; decisions A13, B13, B14): stores a posting that awaits approval. It belongs to
 * whoever is signed in. The mails to the poster and to the team are queued in the same transaction.
 */
export async function postProject(
  actor: Actor,
  input: ProjectPostingInput,
  repeat: Idempotency | null,
): Promise<ProjectPostingCreated> {
  const earlier = await earlierAnswer<ProjectPostingCreated>(repeat);
  if (earlier) return earlier;

  const requiredSkills = distinctSkills(input.requiredSkills);
  const posting = {
    ...input,
    requiredSkills,
    skillKeys: requiredSkills.map(skillKey),
    cityKey: findCity(input.location)?.key ?? null,
    ownerId: actor.kind === "guest" ? null : actor.userId,
    submittedAt: now(),
  };
  return transaction(async (tx) => {
    const twin = await answerOfTwin<ProjectPostingCreated>(tx, repeat);
    if (twin) return twin;
    const id = await insertPosting(tx, posting);
    const answer = {
      id,
      title: input.title,
      approvalStatus: "pending" as const,
      status: "pending" as const,
    };
    for (const mail of postingReceivedMails(posting, actor.locale)) await queueMail(tx, mail);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}
