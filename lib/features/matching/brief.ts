import type { ExperienceLevel, Urgency } from "@/lib/features/postings/rules";
import type { WorkArrangement } from "@/lib/shared/availability";
import { findCity } from "@/lib/shared/cities";
import { cityNamed } from "@/lib/shared/city-names";
import { readingsOfTyped, typedSkillKey } from "@/lib/shared/dictionary/misspelt";
import type { Cents } from "@/lib/shared/format-money";
import { languageOf, type TextLanguage } from "@/lib/shared/prose";
import {
  findSkill,
  narrowerSkills,
  relatedSkills,
  skillKey,
  skillLabel,
  skillPhrases,
  skillsInText,
} from "@/lib/shared/skills";
import { craftKey, craftsTold, isCraft } from "./crafts";
import {
  arrangementBits,
  broaderShare,
  craftShare,
  kindShare,
  leastRequired,
  mostCraftsAsked,
  mostNamed,
  openBudgetShare,
  relatedShare,
  requirementWeight,
  traits,
} from "./factors";
import { needsTold } from "./needs";
import { skillStances } from "./stance";
import { comparableWords, typedAs, type Word } from "./words";

/** What matching reads of a posting or of a custom project. Money in cents. No name, no contact. */
export type BriefSource = {
  title: string;
  description: string;
  requiredSkills: readonly string[];
  /** What counts where it is found, and nobody misses; a posting says so in its text. */
  optionalSkills?: readonly string[];
  deliverables: readonly string[];
  successMetrics: string | null;
  additionalRequirements: string | null;
  preferredExpertProfile: string | null;
  industry: string | null;
  location: string;
  workArrangement: readonly WorkArrangement[];
  experienceRequired: ExperienceLevel;
  /** Null where nothing is said of the start. */
  urgency: Urgency | null;
  budgetType: "hourly" | "fixed";
  hourlyRateMinCents: Cents | null;
  hourlyRateMaxCents: Cents | null;
  fixedBudgetMinCents: Cents | null;
  fixedBudgetMaxCents: Cents | null;
  durationMonths: number | null;
  hoursPerWeek: number | null;
  /** By `traits`; null where the brief has no wish. */
  preferredTraits: readonly (number | null)[];
  /** Whole per cent. */
  personalityMatchingWeight: number;
};

/** A skill or field of business that a brief asks for, with what comes near it. */
export type Requirement = {
  key: string;
  label: string;
  weight: number;
  /** The brief asks for it by its name, so whoever lacks it misses something. */
  isByName: boolean;
  /** Skill key → how much of the requirement it meets, the requirement itself with 1. */
  near: ReadonlyMap<string, number>;
  /** The words of a wish that no vocabulary knows; none for a known skill. */
  terms: readonly Word[];
};

/** A project as it is compared with experts. */
export type Brief = {
  requirements: readonly Requirement[];
  domains: readonly Requirement[];
  words: readonly Word[];
  /** Those of them that were typed otherwise, as they were. */
  typed: ReadonlyMap<string, string>;
  /** Stems of the names of what the brief only welcomes, or denies: no advice to an expert. */
  notAsked: ReadonlySet<string>;
  language: TextLanguage;
  level: ExperienceLevel;
  urgency: Urgency | null;
  /** Bits of the ways of working that are wished for; 0 where nothing is said of them. */
  arrangement: number;
  cityKey: string | null;
  /** Cents an hour that the budget reaches; null without a budget. */
  rateCeilingCents: Cents | null;
  preferredTraits: readonly (number | null)[];
  personalityShare: number;
};

const nearest = new Map<string, ReadonlyMap<string, number>>();

/** Skills of the vocabulary stay as they are, so what comes near each is worked out once. */
function nearTo(key: string): ReadonlyMap<string, number> {
  const known = nearest.get(key);
  if (known) return known;
  const near = new Map(
    relatedSkills(key).map((other) => {
      const isKindOfIt = narrowerSkills(other.key).includes(key);
      return [other.key, other.closeness * (isKindOfIt ? broaderShare : relatedShare)];
    }),
  );
  for (const kind of narrowerSkills(key)) near.set(kind, kindShare);
  near.set(key, 1);
  if (findSkill(key)) nearest.set(key, near);
  return near;
}

/** The same, with those that a profile does not name but tells of. */
const withCrafts = (near: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([
    ...near,
    ...[...near].flatMap(([key, share]) =>
      isCraft(key) ? [[craftKey(key), share * craftShare] as const] : [],
    ),
  ]);

type Asked = Pick<Requirement, "label" | "weight" | "isByName">;

const requirement = (
  key: string,
  { label, weight, isByName }: Asked,
  language: TextLanguage,
): Requirement => ({
  key,
  label,
  weight,
  isByName,
  near: nearTo(key),
  terms: findSkill(key) ? [] : comparableWords(label, language),
});

const isDomain = (key: string) => findSkill(key)?.group === "domain";

/** Reads a project once, for comparing it with any number of experts. Repeated words and skills count once. */
export function readBrief(source: BriefSource): Brief {
  const text = [
    source.description,
    ...source.deliverables,
    source.successMetrics,
    source.additionalRequirements,
    source.preferredExpertProfile,
  ]
    .filter(Boolean)
    .join("\n");
  const whole = `${source.title}\n${text}`;
  const asked = new Map<string, Asked>();
  const ask = (key: string, one: Asked) => {
    if (key !== "" && !asked.has(key)) asked.set(key, one);
  };
  const askTyped = (typed: string, weight: number, isByName: boolean) => {
    const key = typedSkillKey(typed);
    const isMended = key !== skillKey(typed);
    ask(key, { label: isMended ? skillLabel(key) : typed, weight, isByName });
  };
  for (const label of source.requiredSkills) askTyped(label, requirementWeight.required, true);
  for (const label of source.optionalSkills ?? []) askTyped(label, requirementWeight.welcome, false);
  const inTitle = skillsInText(source.title, { readings: readingsOfTyped });
  const inText = skillStances(text);
  for (const key of inTitle) {
    if (!isDomain(key)) ask(key, { label: skillLabel(key), weight: requirementWeight.title, isByName: true });
  }
  for (const [key, stance] of inText) {
    if (!isDomain(key) && stance !== "denied")
      ask(key, { label: skillLabel(key), weight: requirementWeight[stance], isByName: stance === "asked" });
  }
  // Whoever names no skill says by the need alone what the work is: as much as the fewest named ones that count whole.
  const isNamed = [...asked.values()].some(({ isByName }) => isByName);
  const needWeight = isNamed ? requirementWeight.asked : leastRequired;
  for (const { key } of needsTold(whole))
    ask(key, { label: skillLabel(key), weight: needWeight, isByName: false });
  const language = languageOf(whole);
  // Where the work is says nothing of what it is; the way of working counts it.
  const words = comparableWords(whole, language).filter(({ written }) => !cityNamed(written));
  for (const key of craftsTold(words, mostCraftsAsked)) {
    if (!isDomain(key))
      ask(key, { label: skillLabel(key), weight: requirementWeight.asked, isByName: false });
  }
  limitNamed([...asked.values()]);
  const isOnlyNamed = (key: string) => ["welcome", "denied"].includes(inText.get(key) ?? "");
  // Whoever says which field of business theirs is says it there; a word of the text may be about anybody's.
  const inIndustry = [...skillsInText(source.industry ?? "")].filter(isDomain);
  const domains = new Set([
    ...inIndustry,
    ...[...inTitle].filter(isDomain),
    ...(inIndustry.length > 0 ? [] : [...inText.keys()].filter((key) => isDomain(key) && !isOnlyNamed(key))),
  ]);
  const notAsked = [...inText.keys()].filter((key) => isOnlyNamed(key) && !asked.get(key)?.isByName);
  return {
    requirements: [...asked].map(([key, one]) => {
      const read = requirement(key, one, language);
      return { ...read, near: withCrafts(read.near) };
    }),
    domains: [...domains].map((key) =>
      requirement(key, { label: skillLabel(key), weight: 1, isByName: true }, language),
    ),
    words,
    typed: typedAs(whole),
    notAsked: new Set(
      comparableWords(notAsked.flatMap(skillPhrases).join("\n"), language).flatMap(({ stems }) => stems),
    ),
    language,
    level: source.experienceRequired,
    urgency: source.urgency,
    arrangement: source.workArrangement.reduce((sum, each) => sum | arrangementBits[each], 0),
    cityKey: findCity(source.location)?.key ?? null,
    rateCeilingCents: rateCeiling(source),
    preferredTraits: traits.map((_, index) => source.preferredTraits[index] ?? null),
    personalityShare: source.personalityMatchingWeight / 100,
  };
}

/** Keeps what is only named from outweighing what is required, however many words a brief has. */
function limitNamed(weights: { weight: number }[]) {
  const sum = (list: typeof weights) => list.reduce((total, { weight }) => total + weight, 0);
  const named = weights.filter(({ weight }) => weight < requirementWeight.required);
  const required = sum(weights) - sum(named);
  const factor = required === 0 ? 1 : Math.min(1, (mostNamed * required) / sum(named));
  for (const each of named) each.weight *= factor;
}

const weeksPerMonth = 52 / 12;

/** The hourly rate that the budget reaches. A fixed budget needs hours to be compared with a rate. */
function rateCeiling(source: BriefSource): number | null {
  if (source.budgetType === "hourly") return ceilingOf(source.hourlyRateMinCents, source.hourlyRateMaxCents);
  const total = ceilingOf(source.fixedBudgetMinCents, source.fixedBudgetMaxCents);
  if (total === null || !source.durationMonths || !source.hoursPerWeek) return null;
  return total / (source.durationMonths * source.hoursPerWeek * weeksPerMonth);
}

const ceilingOf = (min: number | null, max: number | null): number | null =>
  max ?? (min ? min * openBudgetShare : null);
