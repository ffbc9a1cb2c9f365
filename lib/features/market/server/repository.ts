import "server-only";
import { query } from "@/lib/server/db";
import { fewestPeers, type HeldSkill, type Market, mostPeers, type Quartiles } from "../rules";

export type MarketQuery = {
  /** The expert who is compared, never a peer. */
  expertId: number;
  skillKeys: readonly string[];
  /** Those of them by which peers are looked for. */
  distinctiveKeys: readonly string[];
  /** Fewest skills in common; one where that leaves fewer than five peers. */
  sharedSkills: number;
  rateCents: number;
  experienceYears: number;
  /** Years of experience that count as similar, both ends included. */
  similar: { from: number; to: number };
};

type MarketRow = {
  shared_skills: number;
  peer_count: number;
  rates: [number, number, number] | null;
  rate_below: number;
  rate_same: number;
  years_below: number;
  years_same: number;
  median_years: number | null;
  median_skills: number | null;
  available: number;
  similar_count: number;
  similar_rates: [number, number, number] | null;
  skills: [key: string, holders: number][] | null;
};

/**
 * The public experts who share skills with one, at most the closest 2,000: first those with the most skills in common.
 * Finds them by the index of skill keys; how many skills are held by everybody is asked elsewhere.
 */
export async function readMarket(
  wanted: MarketQuery,
): Promise<Omit<Market, "skills" | "everybody"> & { skills: Pick<HeldSkill, "key" | "holders">[] }> {
  const [row] = await query<MarketRow>(
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
    "insights-market",
  );
  // Aggregates answer one row, whatever they count.
  return toMarket(row as MarketRow);
}

function toMarket(row: MarketRow) {
  return {
    peerCount: row.peer_count,
    sharedSkills: row.shared_skills,
    rates: toQuartiles(row.rates),
    rate: { below: row.rate_below, same: row.rate_same },
    experience: { below: row.years_below, same: row.years_same },
    medianExperienceYears: row.median_years,
    medianSkillCount: row.median_skills,
    available: row.available,
    comparable: { peerCount: row.similar_count, rates: toQuartiles(row.similar_rates) },
    skills: (row.skills ?? []).map(([key, holders]) => ({ key, holders })),
  };
}

const toQuartiles = (rates: MarketRow["rates"]): Quartiles | null =>
  rates && { p25: rates[0], p50: rates[1], p75: rates[2] };
