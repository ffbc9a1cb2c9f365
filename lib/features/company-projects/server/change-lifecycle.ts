import "server-only";
import { isOver, openingLifecycle } from "@/lib/features/postings/lifecycle";
import { saveOwnPosting } from "@/lib/features/postings/server/own-repository";
import { declineWaiting } from "@/lib/features/project-applications/server/decline-waiting";
import type { SignedIn } from "@/lib/server/actor";
import { enqueue } from "@/lib/server/jobs/boss";
import { AppError } from "@/lib/shared/errors";
import type { LifecycleInput, OwnProjectDetails } from "../schemas";
import { changeProject } from "./change-project";
import { withdrawInvitations } from "./invitations-repository";

/**
 * PATCH /api/company/projects/{id}/lifecycle (deal J4). An end declines every applicant who still waits and takes back
 * what nobody has answered; what it is already changes nothing. One that opens again is also told to fitting experts who
 * have not heard of it.
 * @throws AppError not_found, not_possible_now for a way that the table does not have
 */
export function changeOwnLifecycle(
  actor: SignedIn,
  id: number,
  { lifecycle }: LifecycleInput,
): Promise<OwnProjectDetails> {
  return changeProject(actor, id, async (tx, before, at) => {
    if (before.lifecycle === lifecycle) return;
    if (!openingLifecycle.eventTowards(before.lifecycle, lifecycle, "company")) {
      throw new AppError("not_possible_now");
    }
    await saveOwnPosting(tx, before, { lifecycle }, at);
    if (isOver(lifecycle)) {
      await declineWaiting(tx, { projectId: id, byUserId: actor.userId });
      await withdrawInvitations(tx, id, at);
    } else if (lifecycle === "open" && before.approvalStatus === "approved" && before.isActive) {
      await enqueue(tx, "notify-experts", { projectId: id });
    }
  });
}
