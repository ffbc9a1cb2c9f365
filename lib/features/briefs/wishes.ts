import {
  sensibleWishes,
  type Wish,
  type WishKind,
  wishBounds,
  wishChoices,
} from "@/lib/features/matching/wish";
import { findCity } from "@/lib/shared/cities";
import { readLanguages } from "./reading/languages";
import { isAlternative, isSoftened } from "./reading/softness";
import type { BriefFields, BriefReading } from "./schemas";

/** More skills than this are a list of everything. */
const mostSkills = 12;
const mostOptional = 5;
const weeksPerMonth = 52 / 12;

/**
 * What a reading of a brief wishes for (POST /api/read-brief): each in the words of the address, a must where the text
 * sets a limit that nobody may pass: the highest rate, work on site, the place where no remote work is offered, and a
 * language that it demands; not where it says "preferably", nor one of several places. The rest is nice to have, until the person says otherwise; what the text itself calls welcome
 * is optional. Names, contacts and the text itself are no part of it.
 */
export function wishesOf(
  reading: BriefFields & Pick<BriefReading, "optionalSkills" | "neededSkills" | "evidence">,
  text: string,
): Wish[] {
  const wishes: Wish[] = [];
  const add = (kind: WishKind, value: string | null | undefined, isMust = false) => {
    if (value) wishes.push({ kind, value, isMust });
  };
  for (const skill of reading.requiredSkills?.slice(0, mostSkills) ?? []) add("skill", skill.trim());
  add("rate", highestRate(reading), reading.hourlyRateMax !== null);
  const work = reading.workArrangement ?? [];
  const { workArrangement: ways = [], location: places = [] } = reading.evidence;
  const isRather = [...ways, ...places].some((phrase) => isSoftened(text, phrase));
  const hasToCome = work.length > 0 && !work.includes("remote") && !isRather;
  add(
    "work",
    work.includes("remote") ? "remote" : (work.find((each) => each === "hybrid") ?? work[0]),
    work.length === 1 && work[0] === "onsite" && !isRather,
  );
  const isOneOfSome = places.some((phrase) => isAlternative(text, phrase));
  add("place", findCity(reading.location)?.key, hasToCome && !isOneOfSome);
  add("start", reading.startDate ?? (reading.urgency === "urgent" ? "now" : null));
  add("level", reading.experienceRequired);
  const languages = readLanguages(text);
  for (const language of wishChoices.language)
    if (languages.has(language)) add("language", language, languages.get(language) === "must");
  add("field", reading.industry?.trim());
  add("hours", reading.hoursPerWeek?.toString());
  add("months", reading.durationMonths?.toString());
  for (const skill of reading.optionalSkills.slice(0, mostOptional)) add("optional", skill.trim());
  // Whoever tells of a need and names no skill for it has it all the same.
  const needed = reading.neededSkills.map(({ skill }) => skill);
  for (const skill of needed) add(reading.requiredSkills ? "optional" : "skill", skill);
  return sensibleWishes(wishes);
}

/** The most that an hour may cost: as it is said, or what a fixed budget comes to for the hours of its months. */
function highestRate(reading: BriefFields): string | null {
  const { hourlyRateMax, fixedBudgetMax, fixedBudgetMin, durationMonths, hoursPerWeek } = reading;
  const total = fixedBudgetMax ?? fixedBudgetMin;
  const hours = (durationMonths ?? 0) * (hoursPerWeek ?? 0) * weeksPerMonth;
  const rate = hourlyRateMax ?? (total !== null && hours > 0 ? total / hours : null);
  return rate === null || rate < 1 || rate > wishBounds.euros ? null : String(Math.floor(rate));
}
