import { hasEnoughPeers, type Market, percentOf } from "@/lib/features/market/rules";
import { defaultLocale } from "@/lib/shared/locales";
import {
  countHollowWords,
  hasFigure,
  isVagueTitle,
  namesIndustry,
  namesResult,
  quote,
  skillsNamedIn,
  splitSentences,
  type TextLanguage,
  tellsAchievement,
} from "@/lib/shared/prose";
import { type Sentence, sentence } from "@/lib/shared/sentences";
import { textLanguage } from "@/lib/shared/text-language";
import { provenSkills, unprovenSkills } from "./improvements";
import { bestSkills, type Profile } from "./profile";
import type { SkillGap } from "./skill-gaps";

export const mostSuggestions = 6;

const skillNames = (profile: Profile, most: number): string[] =>
  bestSkills(profile, most).map(({ label }) => quote(label, 40));

/** A specific title out of the vague one and the best skills. */
function suggestTitle(profile: Profile): Sentence | null {
  const { title } = profile.record;
  const skills = skillNames(profile, 2);
  if (!isVagueTitle(title) || skills.length === 0) return null;
  return title.trim() === ""
    ? sentence("suggestions.title", { skills: { skills } })
    : sentence("suggestions.vagueTitle", { title: quote(title, 80), skills: { skills } });
}

const openings = {
  en: "suggestions.opening",
  fi: "suggestions.openingFi",
  sv: "suggestions.openingSv",
} as const;

/** A first sentence from the facts of the profile, in the language of the description, or of the page without one. */
export function openingSentence(profile: Profile, pageLanguage: TextLanguage = defaultLocale): Sentence {
  const { title, experienceYears, location, description } = profile.record;
  const skills = skillNames(profile, 3);
  const place = /remote|etä|distans/i.test(location) ? "" : quote(location, 60);
  const language = textLanguage(description) ?? pageLanguage;
  return sentence(openings[language], {
    hasTitle: title.trim() === "" ? "no" : "yes",
    title: quote(title, 80),
    years: experienceYears,
    skills: { skills, locale: language },
    skillCount: skills.length,
    hasPlace: place === "" ? "no" : "yes",
    place: { place, locale: language },
  });
}

/** A first sentence says enough when it names a result, or two of a figure, an own skill and an industry. */
function suggestOpening(
  profile: Profile,
  sentences: readonly string[],
  pageLanguage: TextLanguage,
): Sentence | null {
  const [first] = sentences;
  const opening = { sentence: openingSentence(profile, pageLanguage) };
  if (profile.skills.length === 0 && profile.record.title.trim() === "") return null;
  if (first === undefined) return sentence("suggestions.writeDescription", { opening });
  const said = [hasFigure(first), namesIndustry(first), namesOwnSkill(profile, first)].filter(Boolean);
  if (namesResult(first) || said.length >= 2) return null;
  return sentence("suggestions.rewriteOpening", { first: quote(first), opening });
}

const namesOwnSkill = (profile: Profile, text: string): boolean =>
  skillsNamedIn(text, profile.skills).length > 0;

/** The sentence with the most hollow words and nothing to check; undefined without one. */
function findVagueSentence(profile: Profile, sentences: readonly string[]): string | undefined {
  return sentences
    .map((text) => ({ text, hollow: countHollowWords(text) }))
    .filter(({ text, hollow }) => hollow > 0 && !hasFigure(text) && !namesOwnSkill(profile, text))
    .sort((a, b) => b.hollow - a.hollow)[0]?.text;
}

/** Every sentence is quoted once: to be replaced, or to be completed by the outcome of the work it tells of. */
function suggestForSentences(
  profile: Profile,
  sentences: readonly string[],
  pageLanguage: TextLanguage,
): (Sentence | null)[] {
  const opening = suggestOpening(profile, sentences, pageLanguage);
  const others = opening === null ? sentences : sentences.slice(1);
  const vague = findVagueSentence(profile, others);
  const told = others.find((each) => each !== vague && tellsAchievement(each) && !namesResult(each));
  return [
    opening,
    vague === undefined ? null : sentence("suggestions.vagueSentence", { sentence: quote(vague) }),
    told === undefined ? null : sentence("suggestions.addResult", { sentence: quote(told) }),
  ];
}

function suggestProof(profile: Profile, sentences: readonly string[]): Sentence | null {
  const unproven = unprovenSkills(profile);
  const isHalfProven = unproven.length * 2 <= Math.min(profile.skills.length, provenSkills);
  if (isHalfProven || sentences.length === 0) return null;
  const named = unproven.slice(0, 3).map((label) => quote(label, 40));
  return sentence("suggestions.nameSkills", { skills: { skills: named }, count: named.length });
}

export function suggestSkill([gap]: readonly SkillGap[], market: Market): Sentence | null {
  if (gap === undefined) return null;
  const values = { skill: { skill: gap.name }, percent: gap.percent, count: market.peerCount };
  return gap.relatedTo === null
    ? sentence("suggestions.addSkill", values)
    : sentence("suggestions.addNearSkill", { ...values, held: { skill: quote(gap.relatedTo, 40) } });
}

/** Who is not free stands below those who are: worth a look whether it still holds. */
function suggestAvailability({ record }: Profile, market: Market): Sentence | null {
  if (record.availability === "available" || !hasEnoughPeers(market)) return null;
  return sentence("suggestions.availability", {
    availability: record.availability,
    percent: percentOf(market.available, market.peerCount),
    count: market.peerCount,
  });
}

/** Changes to the texts of a profile, most useful first, at most six; each quotes the expert or the market. */
export function suggestions(
  profile: Profile,
  market: Market,
  gaps: readonly SkillGap[],
  pageLanguage: TextLanguage = defaultLocale,
): Sentence[] {
  const sentences = splitSentences(profile.record.description);
  const made = [
    suggestTitle(profile),
    ...suggestForSentences(profile, sentences, pageLanguage),
    suggestProof(profile, sentences),
    suggestSkill(gaps, market),
    suggestAvailability(profile, market),
  ];
  return made.filter((each) => each !== null).slice(0, mostSuggestions);
}
