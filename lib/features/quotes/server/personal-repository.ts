import "server-only";
import { deleteLeadingTo } from "@/lib/features/notifications/server/repository";
import type { Transaction } from "@/lib/server/db";
import { quotePath } from "../rules";

/** Forgets what the company of a posting has written about its quotes. */
export async function forgetCompanyWords(tx: Transaction, projectId: number): Promise<void> {
  await tx.quote.updateMany({
    where: { application: { projectId } },
    data: { declineReason: null, changeRequest: null, answerLanguage: null, changeRequestedAt: null },
  });
}

/** Deletes what companies were told that leads to the quotes of applications, which are about to go. */
export async function forgetWaysToQuotes(tx: Transaction, applicationIds: number[]): Promise<void> {
  const quotes = await tx.quote.findMany({
    where: { applicationId: { in: applicationIds } },
    select: { id: true },
  });
  await deleteLeadingTo(
    tx,
    quotes.map(({ id }) => quotePath(id)),
  );
}
