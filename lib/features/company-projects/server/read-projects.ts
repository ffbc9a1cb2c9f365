import "server-only";
import { isOver } from "@/lib/features/postings/lifecycle";
import {
  findOwnPosting,
  findOwnPostings,
  type OwnPlace,
  type OwnState,
} from "@/lib/features/postings/server/own-repository";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import { budgetInEuros } from "@/lib/features/postings/server/repository";
import { findReviews } from "@/lib/features/postings/server/reviews-repository";
import {
  countByStage,
  countUnderContract,
  findHiredByContract,
  type StageCounts,
} from "@/lib/features/project-applications/server/stages-repository";
import type { SignedIn } from "@/lib/server/actor";
import { cursorOf } from "@/lib/server/cursor";
import { AppError } from "@/lib/shared/errors";
import { type ListQuery, pageSize } from "@/lib/shared/http/list-query";
import { reviewDueAt } from "@/lib/shared/review-due";
import type { OwnProject, OwnProjectDetails, OwnProjectPage } from "../schemas";

const projectCursor = cursorOf<OwnPlace>({ id: "whole" });

function toOwnProject(posting: OwnState & { title: string }, counts: StageCounts): OwnProject {
  const { id, title, approvalStatus, lifecycle, rejectionReason, submittedAt, isPublic } = posting;
  const isWaiting = approvalStatus === "pending" && !isOver(lifecycle);
  return {
    ...{ id, title, approvalStatus, lifecycle, rejectionReason },
    reviewDueAt: isWaiting ? reviewDueAt("posting", submittedAt).toISOString() : null,
    submittedAt: submittedAt.toISOString(),
    ...{ isPublic, counts },
  };
}

/**
 * GET /api/company/projects (deal J3): somebody's own postings and those of their company, newest first.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listOwnProjects(actor: SignedIn, query: ListQuery): Promise<OwnProjectPage> {
  const { postings, total, next } = await findOwnPostings(ownerOf(actor), {
    limit: query.limit ?? pageSize.default,
    after: projectCursor.decode(query.cursor),
  });
  const counts = await countByStage(postings.map(({ id }) => id));
  return {
    projects: postings.map((posting) => toOwnProject(posting, counts.get(posting.id) as StageCounts)),
    total,
    nextCursor: projectCursor.encode(next),
  };
}

/**
 * GET /api/company/projects/{id}: an own posting with every field as it was typed, and the decisions about it.
 * @throws AppError not_found for none, and for somebody else's
 */
export async function getOwnProject(actor: SignedIn, id: number): Promise<OwnProjectDetails> {
  const posting = await findOwnPosting(ownerOf(actor), id);
  if (!posting) throw new AppError("project_not_found");
  const [counts, reviews, signedApplicants, underContract] = await Promise.all([
    countByStage([id]),
    findReviews(id),
    findHiredByContract(id),
    countUnderContract(id),
  ]);
  const { fields, createdAt, updatedAt } = posting;
  const { hourlyRateMinCents, hourlyRateMaxCents, fixedBudgetMinCents, fixedBudgetMaxCents, ...typed } =
    fields;
  return {
    ...typed,
    ...budgetInEuros(fields),
    ...toOwnProject({ ...posting, title: typed.title }, counts.get(id) as StageCounts),
    signedApplicants,
    underContract,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    history: reviews.map(({ decision, reason, submittedAt, decidedAt }) => ({
      ...{ decision, reason },
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt.toISOString(),
    })),
  };
}
