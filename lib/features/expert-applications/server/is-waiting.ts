import "server-only";
import type { Actor } from "@/lib/server/actor";
import { findApplicationStatus } from "./repository";

/** Whether the signed-in person has applied to join and has no answer yet: nobody asks them to apply again. */
export async function isWaiting(actor: Actor): Promise<boolean> {
  if (actor.kind === "guest" || !actor.emailVerified) return false;
  return (await findApplicationStatus(actor.email)) === "pending";
}
