import "server-only";
import type { Transaction } from "@/lib/server/db";

/** Forgets what the company of a posting has written about its quotes. */
export async function forgetCompanyWords(tx: Transaction, projectId: number): Promise<void> {
  await tx.quote.updateMany({
    where: { application: { projectId } },
    data: { declineReason: null, changeRequest: null, answerLanguage: null, changeRequestedAt: null },
  });
}
