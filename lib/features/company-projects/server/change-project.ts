import "server-only";
import { lockOwnPosting, type OwnPosting } from "@/lib/features/postings/server/own-repository";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { OwnProjectDetails } from "../schemas";
import { getOwnProject } from "./read-projects";

/**
 * Holds an own posting, lets `change` happen to it in one transaction, and answers what it is then.
 * @throws AppError not_found for none and for somebody else's, and what `change` throws
 */
export async function changeProject(
  actor: SignedIn,
  id: number,
  change: (tx: Transaction, before: OwnPosting, at: Date) => Promise<void>,
): Promise<OwnProjectDetails> {
  await transaction(async (tx) => {
    const before = await lockOwnPosting(tx, ownerOf(actor), id);
    if (!before) throw new AppError("project_not_found");
    await change(tx, before, now());
  });
  return getOwnProject(actor, id);
}
