import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { FullExpert } from "../schemas";
import { changeExpert } from "./change-expert";

/**
 * PATCH /api/experts/{id}/order (decisions B19): moves an expert to a place of the list, from 1; one behind the last
 * is the last. Those in between make room, so the order stays without gaps, and calling once per expert from the
 * first place to the last gives exactly that order.
 * @throws AppError not_found, conflict (archived)
 */
export function moveExpert(actor: AdminActor, id: number, displayOrder: number): Promise<FullExpert> {
  return changeExpert(actor, id, async () => ({}), { displayOrder });
}
