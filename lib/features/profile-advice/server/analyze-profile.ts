import "server-only";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { cachedSkills } from "@/lib/features/experts/server/cached-reads";
import { findOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import {
  distinctiveSkills,
  emptyMarket,
  fewestPeers,
  type Market,
  similarExperience,
  wantedSharedSkills,
} from "@/lib/features/market/rules";
import { readMarket } from "@/lib/features/market/server/repository";
import { cachedStats } from "@/lib/features/postings/server/cached-reads";
import type { SignedIn } from "@/lib/server/actor";
import { languageModel } from "@/lib/server/ai/language-model";
import { ModelError } from "@/lib/server/ai/model-error";
import { sayIn } from "@/lib/server/say";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { type Cents, toCents, toEuros } from "@/lib/shared/money";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { skillLabel } from "@/lib/shared/skills";
import { type ProfileRecord, readProfile } from "../profile";
import { clampRate, rateBounds, rateStep } from "../rate";
import { analyseProfile, type BuiltInAnalysis, toProfileMarket } from "../rules";
import type { ProfileAnalysis } from "../schemas";
import { positionBonus } from "../score";
import { keepFoundGaps, mostMissingSkills } from "../skill-gaps";
import { askForAdvice, type ModelAdvice } from "./model-advice";

/**
 * POST /api/experts/{id}/analyze-profile (000 §7; decisions A3, E2): advice on a profile for its owner and
 * administrators. Osaaja's rules count the market and analyse; a configured model words the advice within their
 * bounds, and when it does not answer the rules' own advice is given. Nothing is stored.
 * @throws AppError not_found for anybody else's profile and for none
 */
export async function analyzeProfile(
  actor: SignedIn,
  id: number,
  signal?: AbortSignal,
): Promise<ProfileAnalysis> {
  const expert = await findOwnOrAnyExpert(id, {
    userId: actor.userId,
    verifiedEmail: actor.emailVerified ? actor.email : null,
    isAdmin: actor.kind === "admin",
  });
  if (!expert) throw new AppError("expert_not_found");
  const { market, found } = await adviseOn(expert, actor.locale);
  const own = wordAnalysis(expert, market, found, actor.locale);
  const model = languageModel();
  if (!model) return own;
  try {
    const advice = await askForAdvice(model, {
      expert,
      market,
      found,
      rateBounds: rateBounds(toCents(expert.hourlyRate), market),
      improvementAreas: own.improvementAreas,
      locale: actor.locale,
      signal,
    });
    return { ...withinRules(advice, own, market, found, actor.locale), source: "openai", model: model.model };
  } catch (error) {
    // The model's failure is logged where it happened; the rules have answered already.
    if (error instanceof ModelError) return own;
    throw error;
  }
}

/** What the rules find of a profile in its market, for whoever asks no model. */
export async function adviseOn(
  expert: FullExpert,
  locale: Locale,
): Promise<{ market: Market; found: BuiltInAnalysis }> {
  const market = await countMarket(expert);
  return { market, found: analyseProfile(expert, market, locale) };
}

/** The experts this one is compared with, and how common their skills are. */
async function countMarket(expert: ProfileRecord & { id: number }): Promise<Market> {
  const { keys } = readProfile(expert);
  if (keys.size === 0) return emptyMarket;
  const [everySkill, { totalExperts }] = await Promise.all([cachedSkills(), cachedStats()]);
  const heldBy = new Map(everySkill.map(({ id, count }) => [id, count ?? 0]));
  const names = new Map(everySkill.map(({ id, label }) => [id, label]));
  const counted = await readMarket({
    expertId: expert.id,
    skillKeys: [...keys],
    distinctiveKeys: distinctiveSkills(keys, heldBy),
    sharedSkills: wantedSharedSkills(keys.size),
    rateCents: toCents(expert.hourlyRate),
    experienceYears: expert.experienceYears,
    similar: similarExperience(expert.experienceYears),
  });
  const skills = counted.skills.map(({ key, holders }) => ({
    key,
    name: names.get(key) ?? skillLabel(key),
    holders,
    everywhere: heldBy.get(key) ?? holders,
  }));
  return { ...counted, skills, everybody: totalExperts };
}

function wordAnalysis(
  expert: FullExpert,
  market: Market,
  found: BuiltInAnalysis,
  locale: Locale,
): ProfileAnalysis {
  const say = sayIn(locale);
  const gaps = found.gaps.slice(0, mostMissingSkills);
  return {
    marketPosition: say(found.position),
    rateRecommendation: {
      current: expert.hourlyRate,
      suggested: toEuros(found.rate.suggestedCents),
      reasoning: say(found.rate.reasoning),
    },
    suggestions: found.suggestions.map(say),
    missingSkills: gaps.map(({ name }) => name),
    improvementAreas: found.improvementAreas.map(say),
    source: "built-in",
    model: null,
    market: toProfileMarket(market, gaps),
  };
}

/** A model's advice held to the rules: its rate to the bounds, its skills to those found, its praise to the figures. */
function withinRules(
  advice: ModelAdvice,
  own: ProfileAnalysis,
  market: Market,
  found: BuiltInAnalysis,
  locale: Locale,
): Omit<ProfileAnalysis, "source" | "model"> {
  const { current } = own.rateRecommendation;
  const { suggested: wished, reasoning } = advice.rateRecommendation;
  const suggestedCents = clampRate(toCents(wished), toCents(current), market);
  const isHeld = suggestedCents !== toCents(wished);
  const gaps = keepFoundGaps(advice.missingSkills, found.gaps);
  return {
    // The score reads this sentence, so the figures decide what it says, whatever a profile talks the model into.
    marketPosition:
      positionBonus(advice.marketPosition) === positionBonus(own.marketPosition)
        ? advice.marketPosition
        : own.marketPosition,
    rateRecommendation: {
      current,
      suggested: toEuros(suggestedCents),
      reasoning: isHeld ? sayIn(locale)(heldRate(reasoning, suggestedCents)) : reasoning,
    },
    suggestions: advice.suggestions,
    missingSkills: gaps.map(({ name }) => name),
    improvementAreas: advice.improvementAreas,
    market: toProfileMarket(market, gaps),
  };
}

const heldRate = (reasoning: string, suggestedCents: Cents): Sentence =>
  sentence("rate.held", {
    reasoning,
    raise: Math.round(100 * rateStep.raise),
    lower: Math.round(100 * rateStep.lower),
    needed: fewestPeers,
    suggested: { cents: suggestedCents },
  });
