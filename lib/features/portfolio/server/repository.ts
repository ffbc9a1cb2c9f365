import "server-only";
import { type ExperienceLevel, levelFromYears } from "@/lib/features/postings/rules";
import { prisma } from "@/lib/server/db";
import { textRows, textStatement } from "@/lib/server/text-statement";
import type { RateGroup } from "../rate-range";

/** The analysis that is kept with an expert, as it was stored; null without one. Whose it is, is the caller's to check. */
export async function readStoredPortfolio(expertId: number): Promise<unknown> {
  const row = await prisma().expert.findUnique({
    where: { id: expertId },
    select: { portfolioAnalysis: true },
  });
  return row?.portfolioAnalysis ?? null;
}

export const ratesOfLevels = textStatement(
  { level: "text?", count: "integer", rates: "double precision[]" },
  `SELECT level, count(*)::int AS count,
     percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY hourly_rate_cents) AS rates
   FROM (SELECT hourly_rate_cents, CASE WHEN experience_years >= $1 THEN 'expert'
       WHEN experience_years >= $2 THEN 'senior' WHEN experience_years >= $3 THEN 'mid' ELSE 'junior' END AS level
     FROM expert_search) AS placed
   GROUP BY GROUPING SETS ((level), ()) HAVING count(*) > 0`,
);

/** How many public experts stand at each level, and the quartiles of their rates in cents; `all` is everybody. */
export async function readLevelRates(): Promise<Partial<Record<ExperienceLevel | "all", RateGroup>>> {
  const { expert, senior, mid } = levelFromYears;
  const rows = await textRows(ratesOfLevels, [expert, senior, mid], { name: "insights-level-rates" });
  return Object.fromEntries(
    rows.map(({ level, count, rates: [p25 = 0, p50 = 0, p75 = 0] }) => [
      level ?? "all",
      { count, rates: { p25, p50, p75 } },
    ]),
  );
}
