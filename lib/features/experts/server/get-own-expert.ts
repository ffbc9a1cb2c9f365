import "server-only";
import type { Actor } from "@/lib/server/actor";
import type { FullExpert } from "../schemas";
import { findOwnExpertId, findOwnOrAnyExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * The full record behind the own-profile screens (decisions A4-A7): of the signed-in person's own expert, or with an
 * id of that expert when they own it or are an administrator. Null otherwise.
 */
export async function getOwnExpert(actor: Actor, id?: number): Promise<FullExpert | null> {
  if (actor.kind === "guest") return null;
  const viewer = viewerOf(actor);
  const expertId = id ?? (await findOwnExpertId(viewer.userId, viewer.verifiedEmail));
  return expertId === null ? null : findOwnOrAnyExpert(expertId, viewer);
}
