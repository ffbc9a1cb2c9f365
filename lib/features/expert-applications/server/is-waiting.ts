import "server-only";
import type { CurrentUser } from "@/lib/features/accounts/schemas";
import type { Actor } from "@/lib/server/actor";
import { findApplicationStatus } from "./repository";

/** Whether the signed-in person has applied to join and has no answer yet: nobody asks them to apply again. */
export async function findOwnWaiting(
  actor: Actor,
): Promise<Pick<CurrentUser, "isWaiting" | "isAskedForChanges">> {
  if (actor.kind === "guest" || !actor.emailVerified) return {};
  const status = await findApplicationStatus(actor.email);
  if (status === "changes_requested") return { isAskedForChanges: true };
  return status === "pending" ? { isWaiting: true } : {};
}
