import { levelFromYears } from "@/lib/features/postings/rules";
import { type Availability, availabilities, workArrangements } from "@/lib/shared/availability";
import type { Cents } from "@/lib/shared/format-money";
import type { MessageKey } from "@/lib/shared/locales";
import { languageOf } from "@/lib/shared/prose";
import { normalizeTerm } from "@/lib/shared/skills";
import { isWorthNaming } from "./advice-words";
import type { Brief, Requirement } from "./brief";
import type { Candidate } from "./candidate";
import { arrangementBits, commonWord, type FactorKey } from "./factors";
import { languageNames } from "./languages";
import { type Met, meet, type Profile } from "./met";
import type { MatchFactor } from "./schemas";
import { cityDistance, evidenceTableOf, type PairScore, scoreWeighed } from "./score";
import { type Statistics, type WeighedBrief, weigh } from "./weigh";

/** Texts of the message catalogue's namespace Matching. */
type Translate = (key: MessageKey<"Matching">, values?: Record<string, string | number>) => string;
/** `name`, `language`: what a skill and a language are called in the language of the texts. */
export type Texts = {
  t: Translate;
  euros(cents: Cents): string;
  name(skill: string): string;
  language(code: string): string;
};

export type Explanation = {
  matchScore: number;
  factors: MatchFactor[];
  missingSkills: string[];
  improvements: string[];
};

const mostNamed = 6;
const mostImprovements = 3;

/** Words for the nearness of wished traits; the score itself knows levels only (factors.ts). */
const personalityWords = [
  { key: "personalityMet", from: 100 },
  { key: "personalityNear", from: 80 },
  { key: "personalityPartly", from: 60 },
] as const;

const list = (labels: readonly string[]) => labels.slice(0, mostNamed).join(", ");
const isShown = (met: Met) => met.how === "shown";
const isMissing = ({ how, requirement }: Met) => how === "none" && requirement.isByName;
const labelOf = ({ requirement }: Met) => label(requirement);

/**
 * The score of a pair in words: a reason for each factor, the missing skills, and what would raise it (decisions E1).
 * Every sentence can be held against profile and brief: a skill is shown only where the profile names it, and missing
 * only where the brief asks for it by name.
 */
export function explain(
  brief: Brief,
  profile: Profile,
  statistics: Statistics,
  { t, euros, name, language }: Texts,
  weighed: WeighedBrief = weigh(brief, statistics),
): Explanation {
  const { candidate } = profile;
  const pair = scoreWeighed(brief, weighed, candidate);
  const strengths = evidenceTableOf(brief.level);
  const met = meet(brief.requirements, 0, weighed, profile, strengths);
  const domains = meet(brief.domains, brief.requirements.length, weighed, profile, strengths);
  const { shared, common, languages, absent } = sharedWords(brief, candidate, statistics);
  const missingSkills = met.filter(isMissing).map(labelOf);
  const missing = missingSkills.map(name);
  const nameOf = (each: Met) => name(labelOf(each));
  const ceiling = brief.rateCeilingCents === null ? "" : euros(brief.rateCeilingCents);

  const reasons: Record<FactorKey, () => string> = {
    skills: () => skillsReason(met, missing, { t, name }),
    text: () => {
      const sentences: string[] = [];
      if (shared.length > 0) sentences.push(t("reasons.text", { count: shared.length, words: list(shared) }));
      else if (common.length > 0) sentences.push(t("reasons.textCommon", { words: list(common) }));
      if (languages.length > 0)
        sentences.push(t("reasons.textLanguages", { languages: list(languages.map(language)) }));
      if (sentences.length === 0) return t("reasons.textNone");
      const written = [brief.language, languageOf(profile.source.description)];
      if (written.some((each) => each !== "en")) sentences.push(t("reasons.textByMeaning"));
      return sentences.join(" ");
    },
    experience: () =>
      t(brief.level === "junior" ? "reasons.experienceJunior" : "reasons.experience", {
        years: candidate.experienceYears,
        level: t(`levels.${brief.level}`),
        from: levelFromYears[brief.level],
      }),
    rate: () => {
      const rate = euros(candidate.hourlyRateCents);
      const above = candidate.hourlyRateCents - (brief.rateCeilingCents ?? 0);
      return above <= 0
        ? t("reasons.rateWithin", { rate, ceiling })
        : t("reasons.rateAbove", { rate, ceiling, above: euros(above) });
    },
    availability: () => {
      const availability = t(`availability.${availabilities[candidate.availability] as Availability}`);
      return brief.urgency === null
        ? t("reasons.availabilityAlone", { availability })
        : t("reasons.availability", { availability, urgency: t(`urgency.${brief.urgency}`) });
    },
    arrangement: () => arrangementReason(brief, candidate, t),
    domain: () => {
      const known = domains.filter(isShown);
      if (known.length > 0) return t("reasons.domain", { domains: list(known.map(nameOf)) });
      const near = domains.flatMap((each) => (each.how === "near" ? [each] : []));
      const [nearest] = near.sort((a, b) => b.share - a.share);
      return nearest
        ? t("reasons.domainNear", { via: name(nearest.via), domains: nameOf(nearest) })
        : t("reasons.domainNone", { domains: list(domains.map(nameOf)) });
    },
    personality: () => {
      const factor = pair.factors.find(({ key }) => key === "personality");
      if (!factor || factor.weight === 0) return t(`reasons.${personalityLeftOut(brief)}`);
      const score = Math.round(factor.score);
      return t(`reasons.${personalityWords.find(({ from }) => score >= from)?.key ?? "personalityFar"}`);
    },
  };

  const improvements: Record<FactorKey, (points: number) => string | null> = {
    skills: (points) => {
      if (missing.length > 0) return t("improvements.skills", { skills: list(missing), points });
      const weakest = met.filter(({ requirement }) => requirement.isByName).sort((a, b) => a.share - b.share);
      const skills = list(weakest.slice(0, 3).map(nameOf));
      return skills === "" ? null : t("improvements.skillsMastery", { skills, points });
    },
    text: (points) => (absent.length === 0 ? null : t("improvements.text", { words: list(absent), points })),
    experience: (points) => t("improvements.experience", { points }),
    rate: (points) => t("improvements.rate", { ceiling, points }),
    availability: (points) => t("improvements.availability", { points }),
    arrangement: (points) => t("improvements.arrangement", { points }),
    domain: (points) => t("improvements.domain", { domains: list(domains.map(nameOf)), points }),
    personality: (points) => t("improvements.personality", { points }),
  };

  return {
    matchScore: Math.round(pair.score),
    factors: pair.factors.map((factor) => ({
      ...factor,
      label: t(`factors.${factor.key}`),
      reason: reasons[factor.key](),
    })),
    missingSkills,
    improvements: losses(pair)
      .flatMap(({ key, points }) => improvements[key](points) ?? [])
      .slice(0, mostImprovements),
  };
}

/** What is shown with its place, what comes near, and what is missing. */
function skillsReason(
  met: readonly Met[],
  missing: readonly string[],
  { t, name }: Pick<Texts, "t" | "name">,
): string {
  const shown = met.flatMap((each) => {
    if (each.how !== "shown") return [];
    const { place } = each;
    const where = t(`places.${place.in}`, "phrase" in place ? { phrase: place.phrase } : {});
    return [t("reasons.shownAt", { label: name(labelOf(each)), where })];
  });
  const near = met.flatMap((each) =>
    each.how === "near" ? [t("reasons.nearBy", { label: name(labelOf(each)), via: name(each.via) })] : [],
  );
  const told = met.flatMap((each) =>
    each.how === "told" ? [t("reasons.toldBy", { label: name(labelOf(each)), phrase: each.phrase })] : [],
  );
  const names = { matched: list(shown), missing: list(missing) };
  const sentences: string[] = [];
  if (shown.length > 0)
    sentences.push(t(missing.length === 0 ? "reasons.skillsAll" : "reasons.skillsSome", names));
  else if (missing.length > 0) sentences.push(t("reasons.skillsNone", names));
  else if (near.length + told.length === 0) sentences.push(t("reasons.skillsUnnamed"));
  const joined = (items: readonly string[]) => items.slice(0, mostNamed).join("; ");
  if (told.length > 0) sentences.push(t("reasons.skillsTold", { told: joined(told) }));
  if (near.length > 0) sentences.push(t("reasons.skillsNear", { near: joined(near) }));
  return sentences.join(" ");
}

/** The languages by their names, as words of a brief are written. */
const languagesByName: ReadonlyMap<string, string> = new Map(
  Object.entries(languageNames).flatMap(([code, names]) => names.map((each) => [normalizeTerm(each), code])),
);

/**
 * The brief's words that say something, rarest first: those the expert uses too, and those that only others use. A
 * word that much of the catalogue has (`common`) tells nothing, and one that nobody has is no advice; of those that are, only
 * skills and things. A language that somebody works in is none of those words, and is said on its own.
 */
function sharedWords(brief: Brief, candidate: Candidate, statistics: Statistics) {
  const theirs = new Set(candidate.words);
  const words = brief.words
    .map(({ stems, written }) => ({
      written,
      holding: Math.max(...stems.map((stem) => statistics.withWord(stem))),
      isOwn: stems.some((stem) => theirs.has(stem)),
      isAsked: !stems.some((stem) => brief.notAsked.has(stem)),
    }))
    .filter(({ holding, written }) => holding > 0 && /^\p{L}{3,}$/u.test(written))
    .sort((a, b) => a.holding - b.holding || (a.written < b.written ? -1 : 1));
  const isTelling = ({ holding }: { holding: number }) =>
    holding <= Math.max(2, commonWord * statistics.experts);
  const isLanguage = ({ written }: { written: string }) => languagesByName.has(written);
  const own = words.filter((word) => word.isOwn && !isLanguage(word));
  const absent = words.filter(
    (word) =>
      !isLanguage(word) && isTelling(word) && !word.isOwn && word.isAsked && isWorthNaming(word.written),
  );
  const typed = (list: typeof words) => [
    ...new Set(list.map(({ written }) => brief.typed.get(written) ?? written)),
  ];
  return {
    shared: typed(own.filter(isTelling)),
    common: typed(own.filter((word) => !isTelling(word))),
    languages: [
      ...new Set(words.flatMap(({ isOwn, written }) => (isOwn ? (languagesByName.get(written) ?? []) : []))),
    ],
    absent: typed(absent),
  };
}

/** Why personality has no weight (decisions B16). */
function personalityLeftOut(brief: Brief) {
  if (brief.preferredTraits.every((wish) => wish === null)) return "personalityNotWished";
  return brief.personalityShare === 0 ? "personalityNotWeighed" : "personalityUnknown";
}

const label = (requirement: Requirement) => requirement.label;

/** The factors that cost the most whole points, the dearest first. */
function losses({ factors }: PairScore): { key: FactorKey; points: number }[] {
  return factors
    .map(({ key, weight, score }) => ({ key, lost: weight * (100 - score) }))
    .filter(({ lost }) => lost >= 1)
    .sort((a, b) => b.lost - a.lost)
    .map(({ key, lost }) => ({ key, points: Math.round(lost) }));
}

function arrangementReason(brief: Brief, candidate: Candidate, t: Translate): string {
  const named = (bits: number) =>
    workArrangements
      .filter((each) => bits & arrangementBits[each])
      .map((each) => t(`arrangements.${each}`))
      .join(", ");
  const both = brief.arrangement & candidate.arrangement;
  const distance = cityDistance(brief.cityKey, candidate.cityKey);
  if (both & arrangementBits.remote)
    return t("reasons.arrangementAgreed", { arrangement: t("arrangements.remote") });
  if (both === 0) {
    return t("reasons.arrangementOther", {
      wanted: named(brief.arrangement),
      offered: named(candidate.arrangement),
    });
  }
  if (distance === null) return t("reasons.arrangementUnknown", { arrangement: named(both) });
  return distance <= candidate.workRadius
    ? t("reasons.arrangementAgreed", { arrangement: named(both) })
    : t("reasons.arrangementFar", { distance: Math.round(distance), radius: candidate.workRadius });
}
