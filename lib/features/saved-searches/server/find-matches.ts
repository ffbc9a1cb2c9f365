import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { hitsOfAllWords, searchExperts } from "@/lib/features/experts/server/search-experts";
import { pageSize } from "@/lib/shared/http/list-query";
import type { SaveSearchInput } from "../schemas";

/**
 * Every public expert who has all that a search asks for, in its order: the same search as everybody's, page after page.
 * Who only comes near it, where words were left out, is no news to write of.
 */
export async function findMatches(filters: SaveSearchInput["filters"]): Promise<PublicExpert[]> {
  const found: PublicExpert[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchExperts({ ...filters, limit: pageSize.max, cursor });
    if (hitsOfAllWords(page) === 0) return [];
    found.push(...page.experts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}
