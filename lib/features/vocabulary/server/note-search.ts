import "server-only";
import type { SearchExpertsInput } from "@/lib/features/experts/schemas";
import { splitExcluded } from "@/lib/features/experts/server/search/understood";
import { now } from "@/lib/server/clock";
import { logger } from "@/lib/server/logger";
import { helsinkiDate } from "@/lib/shared/dates";
import { fewHits, missedWords } from "../rules";
import { countMiss } from "./misses-repository";

/**
 * Keeps the words of a search by words alone that found hardly anybody, without who searched: with other filters it
 * may be they that leave nobody over. A search never fails because of it.
 */
export async function noteSearch(
  { query, limit, cursor, sort, ...filters }: SearchExpertsInput,
  hits: number,
): Promise<void> {
  const isByWordsAlone = cursor === undefined && Object.values(filters).every((value) => value === undefined);
  if (!query || hits > fewHits || !isByWordsAlone) return;
  const words = missedWords(splitExcluded(query).wanted);
  if (words === null) return;
  await countMiss({ day: helsinkiDate(now()), words, hits }).catch((error: Error) =>
    logger().warn({ error: error.message }, "a search without hits was not counted"),
  );
}
