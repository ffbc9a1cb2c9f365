import "server-only";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { tellOwners } from "@/lib/features/postings/server/tell-owners";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import { answerDueAt } from "../answer-due";
import type { OwnApplication, OwnApplicationPage } from "../own-schemas";
import { stageLifecycle } from "../stages";
import { disownedMail, withdrawnMail } from "./own-mails";
import {
  applicantOf,
  deleteApplication,
  findOwnApplication,
  findOwnApplications,
  lockOwnApplication,
  moveByApplicant,
  type OwnPlace,
  type OwnRow,
} from "./own-repository";

const toOwnApplication = (row: OwnRow): OwnApplication => ({
  id: row.id,
  project: {
    id: row.projectId,
    title: row.title,
    customerCompany: row.customerCompany,
    isPublic: row.isPublic === true,
  },
  stage: row.stage,
  createdAt: row.createdAt.toISOString(),
  stageChangedAt: row.stageChangedAt.toISOString(),
  answerDueAt: row.stage === "new" ? answerDueAt(row.stageChangedAt).toISOString() : null,
  messageFromCompany: row.messageFromCompany,
  messageLanguage: row.messageLanguage,
  contractId: row.contractId,
  canWithdraw: stageLifecycle.canHappen("withdraw", row.stage, "applicant"),
  canReplace:
    row.isReplaceable && row.isPublic === true && stageLifecycle.canHappen("replace", row.stage, "applicant"),
  canDisown: row.isDisownable && stageLifecycle.canHappen("disown", row.stage, "applicant"),
});

const placeOf = cursorOf<OwnPlace>({ createdAt: "instant", id: "whole" });

/**
 * GET /api/expert/applications: what the signed-in person has applied to, newest first (deal K1): as this account, as
 * its expert, or from its verified address.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listOwnApplications(actor: SignedIn, query: ListQuery): Promise<OwnApplicationPage> {
  const { rows, total, next } = await findOwnApplications(await applicantOf(actor), {
    limit: query.limit ?? pageSize.default,
    after: placeOf.decode(query.cursor),
    now: now(),
  });
  return { applications: rows.map(toOwnApplication), total, nextCursor: placeOf.encode(next) };
}

/**
 * POST /api/expert/applications/{id}/withdraw (deal K1): its company is told once; withdrawn again, the answer is the
 * same.
 * @throws AppError not_found for somebody else's too, not_possible_now once it has ended otherwise
 */
export async function withdrawApplication(actor: SignedIn, id: number): Promise<OwnApplication> {
  const applicant = await applicantOf(actor);
  return transaction(async (tx) => {
    const locked = await lockOwnApplication(tx, applicant, id);
    if (!locked) throw new AppError("application_not_found");
    const at = now();
    const { stage, projectId, title, shownName: name, isUnderContract } = locked;
    if (stage !== "withdrawn") {
      if (!stageLifecycle.canHappen("withdraw", stage, "applicant")) throw new AppError("not_possible_now");
      await moveByApplicant(tx, id, { from: stage, to: "withdrawn", at });
      await tellOwners(tx, projectId, {
        kind: "application_withdrawn",
        values: { project: title, applicant: name },
        path: ownPostingPath(projectId),
        mail: (to, locale) => withdrawnMail(to, { id: projectId, title, name, isUnderContract }, locale),
      });
    }
    const row = await findOwnApplication(tx, applicant, id, at);
    if (!row) throw new AppError("application_not_found");
    return toOwnApplication(row);
  });
}

/**
 * POST /api/expert/applications/{id}/disown: whoever has the address says that they did not send what came with it without
 * signing in. Anybody can have typed it, so nothing of it stays: neither with them nor with the company, which is told.
 * @throws AppError not_found for somebody else's and once it is gone, not_possible_now for one that was sent signed in or
 *   gone on with (a quote, a message, an accepted invitation)
 */
export async function disownApplication(actor: SignedIn, id: number): Promise<undefined> {
  const applicant = await applicantOf(actor);
  return transaction(async (tx) => {
    const locked = await lockOwnApplication(tx, applicant, id);
    if (!locked) throw new AppError("application_not_found");
    const { stage, projectId, title, shownName: name, isDisownable } = locked;
    if (!isDisownable || !stageLifecycle.canHappen("disown", stage, "applicant")) {
      throw new AppError("not_possible_now");
    }
    await deleteApplication(tx, id);
    await tellOwners(tx, projectId, {
      kind: "application_disowned",
      values: { project: title, applicant: name },
      path: ownPostingPath(projectId),
      mail: (to, locale) => disownedMail(to, { id: projectId, title, name }, locale),
    });
    return undefined;
  });
}
