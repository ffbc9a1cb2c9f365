import "server-only";
import { type ExperienceLevel, levelFromYears } from "@/lib/features/postings/rules";
import { query } from "@/lib/server/db";
import type { RateGroup } from "../rate-range";

/** The analysis that is kept with an expert, as it was stored; null without one. Whose it is, is the caller's to check. */
export async function readStoredPortfolio(expertId: number): Promise<unknown> {
  const [row] = await query<{ portfolio_analysis: unknown }>(
    "SELECT portfolio_analysis FROM experts WHERE id = $1",
    [expertId],
    "insights-stored-portfolio",
  );
  return row?.portfolio_analysis ?? null;
}

type LevelRow = { level: ExperienceLevel | null; count: number; rates: [number, number, number] };

/** How many public experts stand at each level, and the quartiles of their rates in cents; `all` is everybody. */
export async function readLevelRates(): Promise<Partial<Record<ExperienceLevel | "all", RateGroup>>> {
  const rows = await query<LevelRow>(
    `SELECT level, count(*)::int AS count,
       percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY hourly_rate_cents) AS rates
     FROM (SELECT hourly_rate_cents, CASE WHEN experience_years >= $1 THEN 'expert'
         WHEN experience_years >= $2 THEN 'senior' WHEN experience_years >= $3 THEN 'mid' ELSE 'junior' END AS level
       FROM expert_search) AS placed
     GROUP BY GROUPING SETS ((level), ()) HAVING count(*) > 0`,
    [levelFromYears.expert, levelFromYears.senior, levelFromYears.mid],
    "insights-level-rates",
  );
  return Object.fromEntries(
    rows.map(({ level, count, rates: [p25, p50, p75] }) => [
      level ?? "all",
      { count, rates: { p25, p50, p75 } },
    ]),
  );
}
