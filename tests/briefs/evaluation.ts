import { readBriefByRules } from "@/lib/features/briefs/reading/read";
import type { BriefReading } from "@/lib/features/briefs/schemas";
import { narrowerSkills, skillKey } from "@/lib/shared/skills";
import { corpusToday, type GradedBrief } from "./corpus";

// How exactly briefs are read: per field the share that is right, empty where something was to be read, or wrong.

export const gradedFields = [
  "title",
  "skills",
  "level",
  "location",
  "arrangement",
  "rate",
  "budget",
  "months",
  "hours",
  "start",
  "urgency",
  "privacy",
] as const;
export type GradedField = (typeof gradedFields)[number];
export type Verdict = "right" | "empty" | "wrong";
export type Verdicts = Record<GradedField, Verdict>;

type Reading = Omit<BriefReading, "source" | "model">;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function judge(value: unknown, right: readonly unknown[]): Verdict {
  if (right.some((each) => isSame(each, value))) return "right";
  return value === null ? "empty" : "wrong";
}

/** Case and the marks at the end of a title say nothing. */
const comparableTitle = (title: string | null) => title?.toLowerCase().replace(/[\s.!?:]+$/u, "") ?? null;

/** A kind of a skill that was asked for answers it: the texts were graded when DAX was only a name of Power BI. */
const answers = (found: string, asked: string) =>
  found === asked || narrowerSkills(skillKey(asked)).includes(skillKey(found));
const isAnswered = (asked: string, found: readonly string[]) => found.some((each) => answers(each, asked));
const isAllowed = (found: string, { must, may }: GradedBrief["expected"]["skills"]) =>
  [...must, ...may].some((asked) => answers(found, asked));

function judgeSkills(found: readonly string[], expected: GradedBrief["expected"]["skills"]): Verdict {
  if (!found.every((skill) => isAllowed(skill, expected))) return "wrong";
  return expected.must.every((skill) => isAnswered(skill, found)) ? "right" : "empty";
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isTold = (text: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}`, "u").test(text);

/** Nothing of somebody's name, address or number is left, and nothing else is gone. */
function judgePrivacy(text: string, brief: GradedBrief): Verdict {
  if (brief.private.some((name) => isTold(text, name))) return "wrong";
  return brief.kept.every((name) => text.includes(name)) ? "right" : "empty";
}

const limits = (min: number | null, max: number | null) =>
  min === null && max === null ? null : { min, max };

export function judgeReading(reading: Reading, brief: GradedBrief): Verdicts {
  const { expected } = brief;
  return {
    title: judge(comparableTitle(reading.title), expected.title.map(comparableTitle)),
    skills: judgeSkills(reading.requiredSkills ?? [], expected.skills),
    level: judge(reading.experienceRequired, expected.level),
    location: judge(reading.location, expected.location),
    arrangement: judge(reading.workArrangement, expected.arrangement),
    rate: judge(limits(reading.hourlyRateMin, reading.hourlyRateMax), expected.rate),
    budget: judge(limits(reading.fixedBudgetMin, reading.fixedBudgetMax), expected.budget),
    months: judge(reading.durationMonths, expected.months),
    hours: judge(reading.hoursPerWeek, expected.hours),
    start: judge(reading.startDate, expected.start),
    urgency: judge(reading.urgency, expected.urgency),
    privacy: judgePrivacy(reading.description ?? "", brief),
  };
}

export const readGraded = (brief: GradedBrief): Reading => readBriefByRules(brief.text, corpusToday);

export type FieldScore = Record<Verdict, number>;
export interface CorpusScore {
  readonly fields: Record<GradedField, FieldScore>;
  /** Skills that were asked for and found, out of all that were asked for. */
  readonly skillRecall: number;
  /** Skills that were found and may stand there, out of all that were found. */
  readonly skillPrecision: number;
  /** How often something welcome or not wanted became a requirement. */
  readonly falseRequirements: number;
  /** Skills that were called welcome and found as such, out of all that were called so. */
  readonly optionalRecall: number;
  /** Skills found as welcome that are not asked for and not denied, out of all that were found so. */
  readonly optionalPrecision: number;
}

export function scoreBriefs(
  briefs: readonly GradedBrief[],
  read: (brief: GradedBrief) => Reading = readGraded,
): CorpusScore {
  const empty = (): FieldScore => ({ right: 0, empty: 0, wrong: 0 });
  const fields = Object.fromEntries(gradedFields.map((field) => [field, empty()])) as Record<
    GradedField,
    FieldScore
  >;
  const counts = { must: 0, mustFound: 0, found: 0, allowed: 0, falseRequirements: 0 };
  const optional = { nice: 0, niceFound: 0, found: 0, allowed: 0 };
  for (const brief of briefs) {
    const reading = read(brief);
    const verdicts = judgeReading(reading, brief);
    for (const field of gradedFields) fields[field][verdicts[field]] += 1;
    const { must, nice, denied } = brief.expected.skills;
    const found = reading.requiredSkills ?? [];
    counts.must += must.length;
    counts.mustFound += must.filter((skill) => isAnswered(skill, found)).length;
    counts.found += found.length;
    counts.allowed += found.filter((skill) => isAllowed(skill, brief.expected.skills)).length;
    optional.nice += nice.length;
    optional.niceFound += nice.filter((skill) => isAnswered(skill, reading.optionalSkills)).length;
    optional.found += reading.optionalSkills.length;
    optional.allowed += reading.optionalSkills.filter(
      (skill) => ![...must, ...denied].includes(skill),
    ).length;
    counts.falseRequirements += found.filter(
      (skill) => !isAllowed(skill, brief.expected.skills) && [...nice, ...denied].includes(skill),
    ).length;
  }
  return {
    fields,
    skillRecall: counts.mustFound / counts.must,
    skillPrecision: counts.allowed / counts.found,
    falseRequirements: counts.falseRequirements,
    optionalRecall: optional.niceFound / optional.nice,
    optionalPrecision: optional.allowed / optional.found,
  };
}

export const shareRight = ({ right, empty, wrong }: FieldScore): number => right / (right + empty + wrong);

/** The share of all fields of all briefs that is right. */
export function shareOfFields({ fields }: CorpusScore): number {
  const all = Object.values(fields);
  return all.reduce((sum, score) => sum + shareRight(score), 0) / all.length;
}
