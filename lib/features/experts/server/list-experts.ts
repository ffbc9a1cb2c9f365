import "server-only";
import type { Actor } from "@/lib/server/actor";
import { pageSize } from "@/lib/shared/http/list-query";
import type { FullExpert, ListExpertsQuery, PublicExpert } from "../schemas";
import { listAllExperts } from "./moderation-repository";
import { searchPublicExperts } from "./repository";
import { expertCursor } from "./search/cursor";

/**
 * GET /api/experts: public experts in display order; an administrator gets every expert that is not
 * archived, with the full records (decisions A14), unless the scope is public.
 * @throws AppError malformed for a cursor this service did not hand out
 */
export async function listExperts(
  actor: Actor,
  input: ListExpertsQuery,
): Promise<{ experts: (PublicExpert | FullExpert)[]; total: number; nextCursor: string | null }> {
  const after = expertCursor.decode(input.cursor);
  const limit = input.limit ?? pageSize.default;
  const { experts, total, next } =
    actor.kind === "admin" && input.scope !== "public"
      ? await listAllExperts(limit, after)
      : await searchPublicExperts({ terms: [], skills: [], sort: "fit", limit, after });
  return { experts, total, nextCursor: expertCursor.encode(next) };
}
