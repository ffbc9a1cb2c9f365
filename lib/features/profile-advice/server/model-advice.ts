import "server-only";
import { z } from "zod";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { hasEnoughPeers, type Market } from "@/lib/features/market/rules";
import type { LanguageModel } from "@/lib/server/ai/language-model";
import { languageName } from "@/lib/shared/language-name";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { mostImprovementAreas } from "../improvements";
import { type BuiltInAnalysis, toProfileMarket } from "../rules";
import { mostMissingSkills } from "../skill-gaps";
import { mostSuggestions } from "../suggestions";

const line = (most: number) => z.string().trim().min(3).max(most);

/** What a model may say of a profile. */
export const modelAdvice = z.object({
  marketPosition: line(900),
  rateRecommendation: z.object({ suggested: z.number().min(1).max(1000), reasoning: line(1200) }),
  suggestions: z.array(line(900)).max(mostSuggestions),
  missingSkills: z.array(line(80)).max(30),
  improvementAreas: z.array(line(400)).max(mostImprovementAreas),
});
export type ModelAdvice = z.infer<typeof modelAdvice>;

const system = (
  locale: Locale,
) => `You advise an independent expert in Finland on the public profile that companies read on a marketplace for AI and data experts. You get the profile and what was counted about its market ("facts"). Answer in ${languageName(locale, defaultLocale)}, in plain sentences to the expert ("you").
- marketPosition: one or two sentences. Use the word in facts.position exactly, or in another language its usual word (vahva, erinomainen, kilpailukykyinen; stark, utmärkt, konkurrenskraftig), and no other of excellent, strong, competitive, developing. Name figures from the facts.
- rateRecommendation.suggested: euros an hour, within facts.rate.lowest and facts.rate.highest. reasoning: two or three sentences that name figures from the facts and the suggested rate.
- suggestions: up to ${mostSuggestions} concrete changes to the texts. Quote the expert's own words and propose the new wording, in the language of the profile. Invent no figures, clients, tools or experience.
- missingSkills: up to ${mostMissingSkills} names, only from facts.missingSkills; choose those that fit this profile.
- improvementAreas: up to ${mostImprovementAreas} short lines, each one thing that is weak or missing. facts.improvementAreas lists what was measured.
Every statement must follow from the profile or the facts.`;

/** Asks a model for advice on a profile, with the counted facts. @throws ModelError */
export function askForAdvice(
  model: LanguageModel,
  {
    expert,
    market,
    found,
    rateBounds,
    improvementAreas,
    locale,
    signal,
  }: {
    expert: FullExpert;
    market: Market;
    found: BuiltInAnalysis;
    /** Euros an hour. */
    rateBounds: { lowest: number; highest: number };
    improvementAreas: readonly string[];
    /** What the reader reads. */
    locale: Locale;
    signal: AbortSignal | undefined;
  },
): Promise<ModelAdvice> {
  const { missingSkillShares, ...figures } = toProfileMarket(market, found.gaps);
  return model.structuredAnswer({
    name: "profile_advice",
    schema: modelAdvice,
    system: system(locale),
    privateNames: [expert.name],
    ...(signal ? { signal } : {}),
    input: {
      facts: {
        position: found.level ?? "developing",
        enoughPeers: hasEnoughPeers(market),
        market: figures,
        rate: { current: expert.hourlyRate, ...rateBounds },
        missingSkills: missingSkillShares,
        improvementAreas,
      },
      profile: {
        title: expert.title,
        description: expert.description,
        skills: expert.skills.map((name) => ({ name, masteryOneToFive: expert.skillMastery[name] ?? null })),
        experienceYears: expert.experienceYears,
        location: expert.location,
        workArrangement: expert.workArrangement,
        workRadiusKilometres: expert.workRadius,
        availability: expert.availability,
      },
    },
  });
}
