import "server-only";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { eachRow } from "@/lib/server/jobs/each-row";
import { dueAnswer } from "../answer-clock";
import { answerDueAt } from "../answer-due";
import { countReminded, findLongNew, type LongNew, noteReminder } from "./guarantee-repository";
import { answerDueMail } from "./mails";
import { insertMove, lockContact } from "./moves-repository";
import { tellUnanswered } from "./tell-applicant";

const atOnce = 200;

/**
 * The job `answer-guarantee` (deal K3): reminds a company of an application that has been new for ten business days,
 * and ends one that has been for fifteen, telling the applicant. A transaction an application, which is held and looked
 * at again, so a run that is repeated, doubled or killed half-way tells nobody twice and leaves nobody out.
 * @returns how many were reminded of and how many ended
 * @throws what went wrong with one application, after all the others
 */
export async function keepAnswerGuarantee(): Promise<{ reminded: number; ended: number }> {
  const counts = { reminded: 0, ended: 0 };
  const page = (last: LongNew | null) => findLongNew(now(), last, atOnce);
  await eachRow(page, atOnce, async (each) => {
    const happened = dueAnswer(each, now()) ? await look(each.id) : null;
    if (happened) counts[happened] += 1;
  });
  return counts;
}

const look = (id: number): Promise<"reminded" | "ended" | null> =>
  transaction(async (tx) => {
    const contact = await lockContact(tx, id);
    if (contact?.stage !== "new") return null;
    const at = now();
    const due = dueAnswer(contact, at);
    if (due === "reminder") {
      const { projectId, projectTitle: project, publicName: name, stageChangedAt } = contact;
      await noteReminder(tx, id, at);
      await tellOwners(tx, projectId, {
        kind: "answer_due",
        values: { project, count: await countReminded(tx, projectId) },
        replacesUnread: true,
        path: ownPostingPath(projectId),
        mail: (to, locale) =>
          answerDueMail(to, { projectId, project, name, dueAt: answerDueAt(stageChangedAt) }, locale),
      });
      return "reminded";
    }
    if (due === "end") {
      await insertMove(tx, {
        applicationId: id,
        fromStage: "new",
        toStage: "no_answer",
        fromSince: null,
        message: null,
        movedById: null,
        showsIdentity: false,
        movedAt: at,
        mailedAt: at,
      });
      await tellUnanswered(tx, contact);
      return "ended";
    }
    return null;
  });
