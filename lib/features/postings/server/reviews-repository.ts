import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";

/** A decision about a posting; `submittedAt` is when what was decided about had been sent. */
export type Review = {
  decision: "approved" | "changes_requested" | "rejected";
  reason: string | null;
  submittedAt: Date;
  decidedAt: Date;
};

/** Keeps a decision for whoever posted. */
export async function insertReview(tx: Transaction, projectId: number, review: Review): Promise<void> {
  await tx.postingReview.create({ data: { projectId, ...review }, select: { id: true } });
}

/** The decisions about a posting, the newest first. */
export function findReviews(projectId: number, tx: Transaction = prisma()): Promise<Review[]> {
  return tx.postingReview.findMany({
    where: { projectId },
    select: { decision: true, reason: true, submittedAt: true, decidedAt: true },
    orderBy: { id: "desc" },
  }) as Promise<Review[]>;
}
