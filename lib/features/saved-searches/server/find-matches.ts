import "server-only";
import { type PublicExpert, pageSize } from "@/lib/features/experts/schemas";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import type { SaveSearchInput } from "../schemas";

/** Every public expert whom a search finds, in its order: the same search as everybody's, page after page. */
export async function findMatches(filters: SaveSearchInput["filters"]): Promise<PublicExpert[]> {
  const found: PublicExpert[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchExperts({ ...filters, limit: pageSize.max, cursor });
    found.push(...page.experts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}
