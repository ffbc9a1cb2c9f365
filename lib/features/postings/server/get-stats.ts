import "server-only";
import type { Stats } from "@/lib/features/experts/schemas";
import type { Actor } from "@/lib/server/actor";
import { readStats } from "./repository";

/** GET /api/stats (decisions B23): `pendingProjects` is answered to administrators only. */
export async function getStats(actor: Actor): Promise<Stats> {
  const { totalExperts, availableExperts, totalProjects, pendingProjects, completed, cancelled } =
    await readStats();
  const ended = completed + cancelled;
  return {
    totalExperts,
    availableExperts,
    totalProjects,
    successRate: ended === 0 ? null : Math.round((100 * completed) / ended),
    ...(actor.kind === "admin" ? { pendingProjects } : {}),
  };
}
