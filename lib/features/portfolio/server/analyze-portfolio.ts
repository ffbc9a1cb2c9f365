import "server-only";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { changeExpert } from "@/lib/features/experts/server/change-expert";
import { findOwnOrAnyExpert, findPublicExpert } from "@/lib/features/experts/server/repository";
import { viewerOf } from "@/lib/features/experts/server/viewer";
import type { Actor } from "@/lib/server/actor";
import { languageModel } from "@/lib/server/ai/language-model";
import { ModelError } from "@/lib/server/ai/model-error";
import { now } from "@/lib/server/clock";
import { sayIn } from "@/lib/server/say";
import { translator } from "@/lib/server/translator";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { skillKey, skillLabel } from "@/lib/shared/skills";
import { analysePortfolio, type PortfolioFindings, withDistinctLines } from "../analyse";
import { recommendRange } from "../rate-range";
import { skillsNotIn } from "../read";
import type { AnalyzePortfolioInput, PortfolioAnalysis, PortfolioAnswer } from "../schemas";
import { askForPortfolio, type ModelPortfolio } from "./model-portfolio";
import { countRateGroups } from "./rates";
import { type ReadPortfolio, readPastedPortfolio, readPortfolioPage } from "./read-portfolio";

/**
 * POST /api/experts/{id}/analyze-portfolio (001 §7; decisions A4, E2, E5): reads a portfolio page, or its pasted text,
 * and says what it shows. The result is kept with the expert only for the owner; for anybody else, administrators
 * included, it is answered and forgotten.
 * @throws AppError not_found for an expert the actor may not know of, invalid for a page that cannot be read
 */
export async function analyzePortfolio(
  actor: Actor,
  id: number,
  input: AnalyzePortfolioInput,
  signal?: AbortSignal,
): Promise<PortfolioAnswer> {
  const owner = await findOwner(actor, id);
  const portfolio = withDistinctLines(
    input.portfolioText === undefined
      ? await readPortfolioPage(input.portfolioUrl, signal)
      : readPastedPortfolio(input.portfolioText),
  );
  const analysis = await analyse(portfolio, owner, actor.locale, signal);
  if (owner === null || actor.kind === "guest") return { analysis, isStored: false, newSkills: [] };
  await changeExpert(actor, id, async () => ({
    portfolioAnalysis: analysis,
    portfolioLastAnalyzed: new Date(analysis.analyzedAt),
  }));
  return { analysis, isStored: true, newSkills: skillsNotIn(owner.skills, analysis) };
}

type Owner = Pick<FullExpert, "id" | "name" | "skills" | "experienceYears">;

/** The expert when it is the actor's own; null for one that the actor may know of. */
async function findOwner(actor: Actor, id: number): Promise<Owner | null> {
  if (actor.kind !== "guest") {
    const viewer = viewerOf(actor);
    const own = await findOwnOrAnyExpert(id, { ...viewer, isAdmin: false });
    if (own) return own;
    if (viewer.isAdmin && (await findOwnOrAnyExpert(id, viewer))) return null;
  }
  if (await findPublicExpert(id)) return null;
  throw new AppError("expert_not_found");
}

async function analyse(
  portfolio: ReadPortfolio,
  owner: Owner | null,
  locale: Locale,
  signal: AbortSignal | undefined,
): Promise<PortfolioAnalysis> {
  const at = now();
  const found = analysePortfolio(portfolio, at.getUTCFullYear(), owner?.experienceYears ?? null);
  const model = languageModel();
  let read: ModelPortfolio = wordFindings(found, locale);
  let source: Pick<PortfolioAnalysis, "source" | "model"> = { source: "built-in", model: null };
  if (model) {
    try {
      const privateNames = owner ? [owner.name] : [];
      read = await askForPortfolio(model, portfolio, found, { privateNames, locale, signal });
      source = { source: "openai", model: model.model };
    } catch (error) {
      // The model's failure is logged where it happened; the rules have answered already.
      if (!(error instanceof ModelError)) throw error;
    }
  }
  const { level, levelReason, ...words } = read;
  const say = sayIn(locale);
  const skillKeys = [...new Set([...words.skills, ...words.technologies].map(skillKey))];
  const { range, reason } = recommendRange(level, await countRateGroups(level, skillKeys, owner?.id ?? null));
  return {
    experienceLevel: level,
    experienceReason: say(levelReason),
    qualityScore: found.score,
    qualityReasons: found.parts.map(({ key, points, maxPoints, reason: part }) => ({
      key,
      points,
      maxPoints,
      reason: say(part),
    })),
    ...words,
    recommendedRateRange: range,
    rateReason: say(reason),
    ...source,
    sourceUrl: portfolio.sourceUrl,
    sourceTitle: portfolio.title || null,
    analyzedAt: at.toISOString(),
  };
}

function wordFindings(found: PortfolioFindings, locale: Locale): ModelPortfolio {
  const t = translator("Portfolio", locale);
  return {
    level: found.level,
    levelReason: found.levelReason,
    summary: found.summary.map(sayIn(locale)).join(" "),
    skills: found.skillKeys.map(skillLabel),
    technologies: found.technologyKeys.map(skillLabel),
    projectTypes: found.projectTypes.map((type) => t(`projectTypes.${type}`)),
    industries: [...found.industries],
  };
}
