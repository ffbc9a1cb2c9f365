import "server-only";
import { tell } from "@/lib/features/notifications/server/tell";
import { postingWithdrawnMail } from "@/lib/features/postings/server/review-mails";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { defaultLocale } from "@/lib/shared/locales";
import { waitingStages } from "../stages";

/**
 * Declines everybody who still waits for an answer to a posting that ends (deal J4), each with one mail. The posting is
 * held by this transaction.
 * @returns how many they were
 */
export async function declineWaiting(
  tx: Transaction,
  { projectId, byUserId }: { projectId: number; byUserId: number },
): Promise<number> {
  const at = now();
  const waiting = await tx.projectApplication.findMany({
    where: { projectId, stage: { in: [...waitingStages] } },
    select: {
      id: true,
      stage: true,
      userId: true,
      applicantEmail: true,
      project: { select: { title: true } },
    },
    orderBy: { id: "asc" },
  });
  for (const { id, stage, userId, applicantEmail, project } of waiting) {
    await tx.projectApplication.update({
      where: { id },
      data: { stage: "declined", stageChangedAt: at, updatedAt: at },
      select: { id: true },
    });
    await tx.stageMove.create({
      data: {
        applicationId: id,
        fromStage: stage,
        toStage: "declined",
        movedById: byUserId,
        movedAt: at,
        mailedAt: at,
      },
      select: { id: true },
    });
    await tell(tx, {
      userId,
      kind: "application_moved",
      values: { project: project.title, stage: "declined" },
      path: "/expert-dashboard",
      mail: postingWithdrawnMail(applicantEmail, project.title, defaultLocale),
    });
  }
  return waiting.length;
}
