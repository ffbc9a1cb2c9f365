import type { ExperienceLevel, Urgency } from "@/lib/features/postings/rules";
import type { WorkArrangement } from "@/lib/shared/availability";
import { findCity } from "@/lib/shared/cities";
import type { Cents } from "@/lib/shared/format-money";
import { findSkill, relatedSkills, skillKey, skillLabel, skillsInText } from "@/lib/shared/skills";
import { arrangementBits, openBudgetShare, relatedShare, requirementWeight, traits } from "./factors";
import { comparableWords } from "./words";

/** What matching reads of a posting or of a custom project. Money in cents. No name, no contact. */
export type BriefSource = {
  title: string;
  description: string;
  requiredSkills: readonly string[];
  deliverables: readonly string[];
  successMetrics: string | null;
  additionalRequirements: string | null;
  preferredExpertProfile: string | null;
  industry: string | null;
  location: string;
  workArrangement: readonly WorkArrangement[];
  experienceRequired: ExperienceLevel;
  urgency: Urgency;
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
  /** Skill key → how much of the requirement it meets, the requirement itself with 1. */
  near: ReadonlyMap<string, number>;
};

/** A project as it is compared with experts. */
export type Brief = {
  requirements: readonly Requirement[];
  domains: readonly Requirement[];
  /** Stem → the word as the brief has it. */
  words: ReadonlyMap<string, string>;
  level: ExperienceLevel;
  urgency: Urgency;
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
  const near = new Map(relatedSkills(key).map((other) => [other.key, other.closeness * relatedShare]));
  near.set(key, 1);
  if (findSkill(key)) nearest.set(key, near);
  return near;
}

const requirement = (key: string, label: string, weight: number): Requirement => ({
  key,
  label,
  weight,
  near: nearTo(key),
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
  const weights = new Map<string, { label: string; weight: number }>();
  const ask = (key: string, label: string, weight: number) => {
    if (key !== "" && !weights.has(key)) weights.set(key, { label, weight });
  };
  for (const label of source.requiredSkills) ask(skillKey(label), label, requirementWeight.required);
  const named = [skillsInText(source.title), skillsInText(text)] as const;
  for (const key of named[0]) if (!isDomain(key)) ask(key, skillLabel(key), requirementWeight.title);
  for (const key of named[1]) if (!isDomain(key)) ask(key, skillLabel(key), requirementWeight.text);
  const domains = new Set(
    [...skillsInText(source.industry ?? ""), ...named[0], ...named[1]].filter(isDomain),
  );
  return {
    requirements: [...weights].map(([key, { label, weight }]) => requirement(key, label, weight)),
    domains: [...domains].map((key) => requirement(key, skillLabel(key), 1)),
    words: comparableWords([source.title, text, source.requiredSkills.join("\n")].join("\n")),
    level: source.experienceRequired,
    urgency: source.urgency,
    arrangement: source.workArrangement.reduce((sum, each) => sum | arrangementBits[each], 0),
    cityKey: findCity(source.location)?.key ?? null,
    rateCeilingCents: rateCeiling(source),
    preferredTraits: traits.map((_, index) => source.preferredTraits[index] ?? null),
    personalityShare: source.personalityMatchingWeight / 100,
  };
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
