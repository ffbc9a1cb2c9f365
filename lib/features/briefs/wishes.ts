import {
  sensibleWishes,
  type Wish,
  type WishKind,
  wishBounds,
  wishChoices,
} from "@/lib/features/matching/wish";
import { findCity } from "@/lib/shared/cities";
import type { BriefFields } from "./schemas";

/** More skills than this are a list of everything. */
const mostSkills = 12;
const weeksPerMonth = 52 / 12;

type Language = (typeof wishChoices.language)[number];
const english: Readonly<Record<Language, string>> = { fi: "finnish", sv: "swedish", en: "english" };
/** How Finnish and Swedish texts ask for a language. */
const inOtherTexts: Readonly<Record<Language, string>> = {
  fi: "suomeksi|suomen kiel|suomenkieli|suomea (?:puhu|osaa)|på finska|talar finska",
  sv: "ruotsiksi|ruotsin kiel|ruotsinkieli|ruotsia (?:puhu|osaa)|på svenska|talar svenska",
  en: "englanniksi|englannin kiel|englanninkieli|på engelska|talar engelska",
};

/** Whether a text asks for a language; a company or a customer that is merely Finnish asks for none. */
function asksFor(language: Language, text: string): boolean {
  const name = english[language];
  const before = "in|speaks?|speaking|fluent(?: in)?|native|spoken|written";
  const after = "[- ](?:speak|language|skills|required|is (?:a must|required|needed))";
  return new RegExp(
    `\\b(?:${before}) ${name}\\b|\\b${name}${after}|(?<!\\p{L})(?:${inOtherTexts[language]})`,
    "iu",
  ).test(text);
}

/**
 * What a reading of a brief wishes for (POST /api/read-brief): each in the words of the address, a must where the text
 * sets a limit that nobody may pass, which are the highest rate and work on site. The rest is nice to have, until the
 * person says otherwise. Names, contacts and the text itself are no part of it.
 */
export function wishesOf(reading: BriefFields, text: string): Wish[] {
  const wishes: Wish[] = [];
  const add = (kind: WishKind, value: string | null | undefined, isMust = false) => {
    if (value) wishes.push({ kind, value, isMust });
  };
  for (const skill of reading.requiredSkills?.slice(0, mostSkills) ?? []) add("skill", skill.trim());
  add("rate", highestRate(reading), reading.hourlyRateMax !== null);
  const work = reading.workArrangement ?? [];
  const isThere = work.length > 0 && !work.includes("remote");
  add(
    "work",
    work.includes("remote") ? "remote" : (work.find((each) => each === "hybrid") ?? work[0]),
    work.length === 1 && work[0] === "onsite",
  );
  add("place", findCity(reading.location)?.key, isThere);
  add("start", reading.startDate ?? (reading.urgency === "urgent" ? "now" : null));
  add("level", reading.experienceRequired);
  for (const language of wishChoices.language) if (asksFor(language, text)) add("language", language);
  add("field", reading.industry?.trim());
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
