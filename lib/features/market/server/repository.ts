import "server-only";
import { type RowOf, textRows, textStatement } from "@/lib/server/text-statement";
import type { Cents } from "@/lib/shared/format-money";
import { fewestPeers, type HeldSkill, type Market, mostPeers, type Quartiles } from "../rules";

export type MarketQuery = {
  /** The expert who is compared, never a peer. */
  expertId: number;
  skillKeys: readonly string[];
  /** Those of them by which peers are looked for. */
  distinctiveKeys: readonly string[];
  /** Fewest skills in common; one where that leaves fewer than five peers. */
  sharedSkills: number;
  rateCents: Cents;
  experienceYears: number;
  /** Years of experience that count as similar, both ends included. */
  similar: { from: number; to: number };
};

export const marketOfPeers = textStatement(
  {
    sharedSkills: "integer",
    peerCount: "integer",
    rates: "double precision[]?",
    rateBelow: "integer",
    rateSame: "integer",
    yearsBelow: "integer",
    yearsSame: "integer",
    medianYears: "double precision?",
    medianSkills: "double precision?",
    available: "integer",
    similarCount: "integer",
    similarRates: "double precision[]?",
    skills: "json?",
  },
  `WITH candidates AS MATERIALIZED (
     SELECT e.id, e.hourly_rate_cents AS rate, e.experience_years AS years, e.availability, e.skill_keys,
       (SELECT count(*)::int FROM unnest(e.skill_keys) AS held(key) WHERE held.key = ANY($2::text[])) AS shared
     FROM experts e WHERE e.is_public AND e.id <> $1 AND e.skill_keys && $3::text[]),
   closeness AS (
     SELECT CASE WHEN count(*) FILTER (WHERE shared >= $4) >= $5 THEN $4::int ELSE 1 END AS shared FROM candidates),
   peers AS MATERIALIZED (
     SELECT c.* FROM candidates c, closeness WHERE c.shared >= closeness.shared
     ORDER BY c.shared DESC, c.id LIMIT $6)
   SELECT closeness.shared AS shared_skills, figures.*,
     (SELECT json_agg(json_build_array(key, holders)) FROM (
        SELECT key, count(*)::int AS holders
        FROM (SELECT DISTINCT p.id, held.key FROM peers p, unnest(p.skill_keys) AS held(key)) AS each
        WHERE key <> '' GROUP BY key ORDER BY holders DESC, key LIMIT 100) AS commonest) AS skills
   FROM closeness, (
     SELECT count(*)::int AS peer_count,
       percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY rate) AS rates,
       count(*) FILTER (WHERE rate < $7)::int AS rate_below,
       count(*) FILTER (WHERE rate = $7)::int AS rate_same,
       count(*) FILTER (WHERE years < $8)::int AS years_below,
       count(*) FILTER (WHERE years = $8)::int AS years_same,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY years) AS median_years,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY cardinality(skill_keys)) AS median_skills,
       count(*) FILTER (WHERE availability = 'available')::int AS available,
       count(*) FILTER (WHERE years BETWEEN $9 AND $10)::int AS similar_count,
       percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY rate)
         FILTER (WHERE years BETWEEN $9 AND $10) AS similar_rates
     FROM peers) AS figures`,
);
type MarketRow = RowOf<typeof marketOfPeers.row>;

/**
 * The public experts who share skills with one, at most the closest 2,000: first those with the most skills in common.
 * Finds them by the index of skill keys; how many skills are held by everybody is asked elsewhere.
 */
export async function readMarket(
  wanted: MarketQuery,
): Promise<Omit<Market, "skills" | "everybody"> & { skills: Pick<HeldSkill, "key" | "holders">[] }> {
  const [row] = await textRows(
    marketOfPeers,
    [
      wanted.expertId,
      wanted.skillKeys,
      wanted.distinctiveKeys,
      wanted.sharedSkills,
      fewestPeers,
      mostPeers,
      wanted.rateCents,
      wanted.experienceYears,
      wanted.similar.from,
      wanted.similar.to,
    ],
    { name: "insights-market" },
  );
  // Aggregates answer one row, whatever they count.
  return toMarket(row as MarketRow);
}

function toMarket(row: MarketRow) {
  return {
    peerCount: row.peerCount,
    sharedSkills: row.sharedSkills,
    rates: toQuartiles(row.rates),
    rate: { below: row.rateBelow, same: row.rateSame },
    experience: { below: row.yearsBelow, same: row.yearsSame },
    medianExperienceYears: row.medianYears,
    medianSkillCount: row.medianSkills,
    available: row.available,
    comparable: { peerCount: row.similarCount, rates: toQuartiles(row.similarRates) },
    skills: ((row.skills ?? []) as [key: string, holders: number][]).map(([key, holders]) => ({
      key,
      holders,
    })),
  };
}

const toQuartiles = (rates: number[] | null): Quartiles | null => {
  const [p25, p50, p75] = rates ?? [];
  return p25 === undefined || p50 === undefined || p75 === undefined ? null : { p25, p50, p75 };
};
