import "server-only";
import type { ExpertMatch } from "@/lib/features/matching/schemas";
import { matchApplicants } from "@/lib/features/matching/server/match-applicants";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { cursorOf } from "@/lib/server/cursor";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import { toEuros } from "@/lib/shared/money";
import { languageBeside } from "@/lib/shared/text-language";
import { answerDueAt } from "../answer-due";
import type { Applicant, ApplicantPage, ApplicantsQuery } from "../company-schemas";
import { hiddenName, hiddenTexts } from "../hidden-identity";
import {
  type ApplicantPlace,
  type ApplicantRow,
  findApplicants,
  findApplicantsById,
} from "./company-repository";
import { hiddenMark } from "./mails";

const place = cursorOf<ApplicantPlace>({ id: "whole" });

/**
 * GET /api/company/projects/{id}/applications: who applied to an own posting, newest first (deal J6).
 * @throws AppError not_found for none and for somebody else's, malformed for a cursor that is none
 */
export async function listApplicants(
  actor: SignedIn,
  projectId: number,
  { limit, cursor }: ApplicantsQuery,
): Promise<ApplicantPage> {
  const found = await findApplicants(ownerOf(actor), projectId, {
    limit: limit ?? pageSize.default,
    after: place.decode(cursor),
  });
  if (!found) throw new AppError("project_not_found");
  return {
    applicants: await toApplicants(actor, found.rows),
    total: found.total,
    nextCursor: place.encode(found.next),
  };
}

/** Applications by their ids, as their company gets them; another's are left out. */
export const readApplicants = async (actor: SignedIn, ids: readonly number[]): Promise<Applicant[]> =>
  toApplicants(actor, await findApplicantsById(ownerOf(actor), ids));

/** Fills in how each one's expert fits: a posting at a time, for applications of several. */
async function toApplicants(actor: SignedIn, rows: readonly ApplicantRow[]): Promise<Applicant[]> {
  const matches = new Map<number, ReadonlyMap<number, ExpertMatch>>();
  for (const projectId of new Set(rows.map((row) => row.projectId))) {
    const experts = rows.flatMap((row) =>
      row.projectId === projectId && row.expertId !== null ? [row.expertId] : [],
    );
    matches.set(projectId, await matchApplicants(projectId, experts, actor.locale));
  }
  const mark = hiddenMark(actor.locale);
  return rows.map((row) => toApplicant(row, matches.get(row.projectId)?.get(row.expertId ?? 0), mark));
}

function toApplicant(row: ApplicantRow, match: ExpertMatch | undefined, mark: string): Applicant {
  const isShown = row.identityShownAt !== null;
  const { coverLetter, estimatedStartDate, availabilityNotes } = isShown
    ? row
    : hiddenTexts(row, row.applicantName, mark);
  return {
    id: row.id,
    stage: row.stage,
    applicantName: isShown ? row.applicantName : hiddenName(row.publicName, mark),
    applicantEmail: isShown ? row.applicantEmail : null,
    expert: match?.expert ?? null,
    coverLetter,
    textLanguage: row.textLanguage,
    proposedRate: row.proposedRateCents === null ? null : toEuros(row.proposedRateCents),
    estimatedStartDate,
    estimatedHoursPerWeek: row.estimatedHoursPerWeek,
    availabilityNotes,
    availabilityNotesLanguage: languageBeside(availabilityNotes ?? "", row.textLanguage),
    match: match ? { matchScore: match.matchScore, factors: match.factors } : null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    answerDueAt: row.stage === "new" ? answerDueAt(row.stageChangedAt).toISOString() : null,
  };
}
