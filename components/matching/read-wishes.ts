import { readBrief } from "@/lib/features/briefs/client";
import { wishesOf } from "@/lib/features/briefs/wishes";
import type { Wish } from "@/lib/features/matching/wish";

/**
 * What a text about a project wishes for (POST /api/read-brief). Nothing of the text is kept.
 * @throws ApiError when the server refuses; TypeError without connection
 */
export const readWishes = async (text: string): Promise<Wish[]> =>
  wishesOf(await readBrief(text, new AbortController().signal), text);
