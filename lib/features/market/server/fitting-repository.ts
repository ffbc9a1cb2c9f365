import "server-only";
import { applicationDefaults } from "@/lib/features/expert-applications/schemas";
import { textRows, textStatement } from "@/lib/server/text-statement";
import { type Availability, availabilities } from "@/lib/shared/availability";
import type { Cents } from "@/lib/shared/format-money";
import { fewestPeers } from "../rules";

export type FittingQuery = {
  /** Keys of the required skills, each once. */
  skillKeys: readonly string[];
  /** Those of them by which experts are looked for: nobody holds enough of all without one of these. */
  searchedKeys: readonly string[];
  /** How many of `skillKeys` are enough. */
  enoughSkills: number;
  experienceYears: number;
  /** Whether working remotely fits, for whoever does. */
  isRemoteWanted: boolean;
  /** Other arrangements that fit: hybrid, onsite. */
  placeArrangements: readonly string[];
  /** Cities with their distance in whole km from the place of the work; null where any place will do. */
  reach: readonly { city: string; distance: number }[] | null;
  maxRateCents: Cents | null;
};

export type FittingFigures = {
  count: number;
  withinRate: number;
  medianRateCents: Cents | null;
  earliestStart: Availability | null;
};

export const fittingExperts = textStatement(
  { count: "integer", withinRate: "integer", medianRate: "double precision?", earliest: "integer?" },
  `WITH fitting AS MATERIALIZED (
     SELECT e.hourly_rate_cents AS rate, array_position($1::text[], e.availability) AS start
     FROM experts e LEFT JOIN unnest($2::text[], $3::int[]) AS reach(city, distance) ON reach.city = e.city_key
     WHERE e.is_public AND e.skill_keys && $4::text[] AND e.experience_years >= $5
       AND (SELECT count(*) FROM unnest(e.skill_keys) AS held(key) WHERE held.key = ANY($6::text[])) >= $7
       AND (($8 AND 'remote' = ANY(e.work_arrangement))
         OR (e.work_arrangement && $9::text[]
           AND ($10 OR reach.distance = 0 OR reach.distance <= coalesce(e.work_radius, $12)))))
   SELECT count(*)::int AS count, count(*) FILTER (WHERE rate <= $11)::int AS within_rate,
     CASE WHEN count(*) >= ${fewestPeers} THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY rate) END AS median_rate,
     min(start)::int AS earliest
   FROM fitting`,
);

/** Counts the public experts who fit, by the index of skill keys; the median under five people is null. */
export async function countFitting(wanted: FittingQuery): Promise<FittingFigures> {
  const [row] = await textRows(
    fittingExperts,
    [
      availabilities,
      wanted.reach?.map(({ city }) => city) ?? [],
      wanted.reach?.map(({ distance }) => distance) ?? [],
      wanted.searchedKeys,
      wanted.experienceYears,
      wanted.skillKeys,
      wanted.enoughSkills,
      wanted.isRemoteWanted,
      wanted.placeArrangements,
      wanted.reach === null,
      wanted.maxRateCents,
      applicationDefaults.workRadius,
    ],
    { name: "insights-market-view" },
  );
  return {
    count: row?.count ?? 0,
    withinRate: row?.withinRate ?? 0,
    medianRateCents: row?.medianRate ?? null,
    // Places in an array count from one.
    earliestStart: row?.earliest ? (availabilities[row.earliest - 1] ?? null) : null,
  };
}
