import type { ExperienceLevel } from "@/lib/features/postings/rules";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { skillLabel } from "@/lib/shared/skills";
import { levelWord, readLevel } from "./level";
import { type ProjectType, projectTypesOf } from "./project-types";
import { portfolioQuality, type QualityPart } from "./quality";
import { cleanLine, countWork, distinctLines, type PortfolioText, readNames, workLinksOf } from "./read";

/** What the built-in engine found in a portfolio; its sentences are worded by whoever shows them. */
export interface PortfolioFindings {
  readonly level: ExperienceLevel;
  readonly levelReason: Sentence;
  readonly score: number;
  readonly parts: readonly QualityPart[];
  readonly skillKeys: readonly string[];
  readonly technologyKeys: readonly string[];
  readonly projectTypes: readonly ProjectType[];
  readonly industries: readonly string[];
  readonly summary: readonly Sentence[];
}

/** Where pages say who somebody is: their title, headings and first lines. */
const introductionOf = ({ title, headings, text }: PortfolioText) =>
  [title, ...headings, text.slice(0, 600)].join("\n");

/** The same portfolio with each of its lines once. */
export const withDistinctLines = <Portfolio extends PortfolioText>(portfolio: Portfolio): Portfolio => ({
  ...portfolio,
  title: cleanLine(portfolio.title),
  text: distinctLines(portfolio.text),
});

/**
 * Reads a portfolio by Osaaja's own rules (decisions E2): pure, by the words that stand in it; only the level goes by
 * the years that its owner's profile says, where it does.
 */
export function analysePortfolio(
  given: PortfolioText,
  thisYear: number,
  profileYears: number | null = null,
): PortfolioFindings {
  const portfolio = withDistinctLines(given);
  const { text, links } = portfolio;
  const { level, years, reason } = readLevel(text, introductionOf(portfolio), thisYear, profileYears);
  const { skillKeys, technologyKeys, industries } = readNames(text);
  const workLinks = workLinksOf(links);
  const { score, parts } = portfolioQuality({
    ...countWork(text),
    skills: skillKeys.length + technologyKeys.length,
    industries: industries.length,
    years,
    workLinks: workLinks.length,
  });
  const projectTypes = projectTypesOf([...skillKeys, ...technologyKeys]);
  return {
    level,
    levelReason: reason,
    score,
    parts,
    skillKeys,
    technologyKeys,
    projectTypes,
    industries,
    summary: summaryOf({ level, years, skillKeys, technologyKeys, industries }),
  };
}

const named = (keys: readonly string[]) => ({ skills: keys.slice(0, 4).map(skillLabel) });

function summaryOf({
  level,
  years,
  skillKeys,
  technologyKeys,
  industries,
}: Pick<PortfolioFindings, "level" | "skillKeys" | "technologyKeys" | "industries"> & {
  years: number | null;
}): Sentence[] {
  const parts: (Sentence | null)[] = [
    sentence("portfolioSummary.level", { level: levelWord(level), years: years ?? 0 }),
    skillKeys.length > 0 ? sentence("portfolioSummary.skills", { skills: named(skillKeys) }) : null,
    technologyKeys.length > 0
      ? sentence("portfolioSummary.technologies", { technologies: named(technologyKeys) })
      : null,
    skillKeys.length + technologyKeys.length === 0 ? sentence("portfolioSummary.nothing") : null,
    industries.length > 0
      ? sentence("portfolioSummary.industries", { industries: { industries: industries.slice(0, 4) } })
      : null,
  ];
  return parts.filter((part) => part !== null);
}
