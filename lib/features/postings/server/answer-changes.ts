import "server-only";
import { fieldsOf } from "@/lib/features/change-requests/rules";
import { answerRequest, findLastRequest } from "@/lib/features/change-requests/server/repository";
import type { Transaction } from "@/lib/server/db";
import { correctedFields } from "../moderation-schemas";
import { readPosting } from "./moderation-repository";

/** Keeps a posting as it was sent again, for whoever reviews it. */
export async function answerPostingChanges(tx: Transaction, id: number, at: Date): Promise<void> {
  const asked = await findLastRequest({ projectId: id }, tx);
  const posting = await readPosting(tx, id);
  if (asked && posting) await answerRequest(tx, asked.id, fieldsOf(posting, correctedFields), at);
}
