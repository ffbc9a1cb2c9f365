import "server-only";
import type { Locale } from "@/lib/shared/locales";
import { type Brief, type BriefSource, readBrief } from "../brief";
import { readCandidate } from "../candidate";
import { explain } from "../explain";
import type { ExpertMatch } from "../schemas";
import { weigh } from "../weigh";
import { bestExperts } from "./best-experts";
import { freshCatalogue } from "./catalogue";
import { findRankedExperts } from "./repository";
import { recordRanking, texts } from "./serve";

/** The true best of all public experts for a brief (decisions E3), each with its reasons; best first. */
export async function rankExperts(
  source: BriefSource,
  { limit, excluded, locale }: { limit: number; excluded?: ReadonlySet<number>; locale: Locale },
): Promise<ExpertMatch[]> {
  const brief: Brief = readBrief(source);
  const { experts } = await freshCatalogue();
  const ranked = bestExperts(experts, brief, limit, excluded);
  const [rows] = await Promise.all([
    findRankedExperts(ranked.map(({ id }) => id)),
    recordRanking("expert", source, ranked),
  ]);
  const found = new Map(rows.map((row) => [row.expert.id, row]));
  const words = texts(locale);
  const weighed = weigh(brief, experts);
  return ranked.flatMap(({ id }) => {
    // Gone in the moment between ranking and reading: left out.
    const row = found.get(id);
    if (!row) return [];
    const profile = { source: row.candidate, candidate: readCandidate(row.candidate) };
    return [{ expert: row.expert, ...explain(brief, profile, experts, words, weighed) }];
  });
}
