import "server-only";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { isProgram } from "../views";
import { viewerOf } from "./viewer";
import { countView } from "./views-repository";

/**
 * POST /api/experts/{id}/views: somebody has opened a public profile. The owner, administrators and programs are not
 * counted; of everybody else, only that it happened on this day.
 * @throws AppError not_found for a profile that is not public
 */
export async function countProfileView(actor: Actor, id: number, userAgent: string | null): Promise<void> {
  const { userId, verifiedEmail } =
    actor.kind === "guest" ? { userId: null, verifiedEmail: null } : viewerOf(actor);
  const counts = actor.kind !== "admin" && !isProgram(userAgent);
  const isFound = await countView(id, helsinkiDate(now()), { userId, verifiedEmail, counts });
  if (!isFound) throw new AppError("expert_not_found");
}
