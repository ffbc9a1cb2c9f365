import "server-only";
import { isProgram } from "@/lib/features/experts/views";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { countOnDay } from "./visits-repository";

/**
 * POST /api/visits: somebody has come to the site from elsewhere, perhaps by the link of a mail about a posting.
 * Administrators and programs are not counted; of everybody else, only that it happened on this day.
 */
export async function countVisit(actor: Actor, isByMatch: boolean, userAgent: string | null): Promise<void> {
  if (actor.kind === "admin" || isProgram(userAgent)) return;
  await countOnDay(helsinkiDate(now()), isByMatch ? ["match_opened", "visit"] : ["visit"]);
}
