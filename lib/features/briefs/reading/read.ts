import { needsTold } from "@/lib/features/matching/needs";
import { parseQuery, skillLabel } from "@/lib/shared/skills";
import type { BriefFields, BriefReading } from "../schemas";
import { readDuration } from "./duration";
import { readExperience } from "./level";
import { type Limits, readBudgetType, readFixedBudget, readHourlyRate } from "./money";
import { withoutContacts } from "./people";
import type { Found } from "./phrases";
import { readLocation, readWorkArrangement } from "./place";
import { readRole } from "./role";
import { readIndustry, readSkills, type SkillMention, skillMentions } from "./skills";
import { readPeriod, readStartDate } from "./start-date";
import { readDescription, readTitle } from "./title";
import { readUrgency } from "./urgency";
import { readHoursPerWeek } from "./working-time";

/** One end of a range, with the phrase of the whole. */
const end = (limits: Found<Limits> | null, of: keyof Limits): Found<number> | null => {
  const value = limits?.value[of] ?? null;
  return limits && value !== null ? { value, phrases: limits.phrases } : null;
};

const monthsOf = (period: ReturnType<typeof readPeriod>): Found<number> | null =>
  period && { value: period.value.months, phrases: period.phrases };

/** Where no skill is named: those of the trade that is looked for, "a privacy lawyer". */
function skillsOfRole(text: string): Found<string[]> | null {
  const role = readRole(text);
  const keys = parseQuery(role?.value ?? "").flatMap((term) => (term.kind === "skill" ? [term.key] : []));
  return role && keys.length > 0 ? { value: keys.map(skillLabel), phrases: role.phrases } : null;
}

/** More would be no suggestion. */
const mostNeeds = 4;

/** Skills that a text tells the need of, and says nothing of by name. */
const neededSkills = (text: string, mentions: readonly SkillMention[]) =>
  needsTold(text)
    .filter(({ key }) => !mentions.some((mention) => mention.key === key))
    .slice(0, mostNeeds)
    .map(({ key, words }) => ({ skill: skillLabel(key), words }));

/**
 * Reads a brief by Osaaja's own rules, in English, Finnish and Swedish (decisions E2): every value with the words it
 * came from, and null for what the text does not say.
 *
 * @param today a date in Helsinki, for starts without a year
 */
export function readBriefByRules(text: string, today: string): Omit<BriefReading, "source" | "model"> {
  // Who wrote it, and whom to ask, has a title too: it is nobody's requirement.
  const mentions = skillMentions(withoutContacts(text));
  const skills = readSkills(text, mentions);
  const rate = readHourlyRate(text);
  const fixed = readFixedBudget(text);
  const found: { [Field in keyof BriefFields]: Found<NonNullable<BriefFields[Field]>> | null } = {
    title: readTitle(text),
    description: readDescription(text),
    requiredSkills: skills.required ?? skillsOfRole(text),
    experienceRequired: readExperience(text),
    industry: readIndustry(text, mentions),
    workArrangement: readWorkArrangement(text),
    location: readLocation(text),
    urgency: readUrgency(text),
    startDate: readStartDate(text, today),
    durationMonths: readDuration(text) ?? monthsOf(readPeriod(text, today)),
    hoursPerWeek: readHoursPerWeek(text),
    budgetType: readBudgetType(text, rate, fixed),
    hourlyRateMin: end(rate, "min"),
    hourlyRateMax: end(rate, "max"),
    fixedBudgetMin: end(fixed, "min"),
    fixedBudgetMax: end(fixed, "max"),
  };
  const entries = Object.entries(found);
  return {
    ...(Object.fromEntries(entries.map(([field, value]) => [field, value?.value ?? null])) as BriefFields),
    optionalSkills: skills.optional,
    neededSkills: neededSkills(text, mentions),
    evidence: Object.fromEntries(
      entries.flatMap(([field, value]) => (value ? [[field, [...value.phrases]]] : [])),
    ),
  };
}
