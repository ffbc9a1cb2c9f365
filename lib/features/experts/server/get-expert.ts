import "server-only";
import { type Actor, asAdmin } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { AppError } from "@/lib/shared/errors";
import type { FullExpert, PublicProfile } from "../schemas";
import { findOwnOrAnyExpert, findPublicExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * GET /api/experts/{id}: the full record for its owner and administrators, the public one for
 * everybody else. Foreign, hidden and missing look the same. That an administrator looked at somebody else's stands in the
 * audit log.
 * @throws AppError not_found
 */
export async function getExpert(actor: Actor, id: number): Promise<PublicProfile | FullExpert> {
  const own = actor.kind === "guest" ? null : await findOwnOrAnyExpert(id, viewerOf(actor));
  const expert = own ?? (await findPublicExpert(id));
  if (!expert) throw new AppError("expert_not_found");
  const admin = asAdmin(actor);
  if (admin && own && own.email !== admin.email) await recordView(admin, "expert", id);
  return expert;
}
