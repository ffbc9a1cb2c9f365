import {
  sensibleWishes,
  type Wish,
  type WishKind,
  wishBounds,
  wishChoices,
} from "@/lib/features/matching/wish";
import { findCity } from "@/lib/shared/cities";
import { isDemanded, requirementOf, sectionsOf } from "./reading/requirement";
import type { BriefFields, BriefReading } from "./schemas";

/** More skills than this are a list of everything. */
const mostSkills = 12;
const mostOptional = 5;
const weeksPerMonth = 52 / 12;

type Language = (typeof wishChoices.language)[number];
const english: Readonly<Record<Language, string>> = { fi: "finnish", sv: "swedish", en: "english" };
/** How Finnish and Swedish texts ask for a language. */
const inOtherTexts: Readonly<Record<Language, string>> = {
  fi: `suomeksi|suomen kiel|suomenkieli|suomea (?:puhu|osaa)|${inFinnish("suomi", "suomea")}|${inSwedish("finska")}`,
  sv: `ruotsiksi|ruotsin kiel|ruotsinkieli|ruotsia (?:puhu|osaa)|${inFinnish("ruotsi", "ruotsia")}|${inSwedish("svenska")}`,
  en: `englanniksi|englannin kiel|englanninkieli|${inFinnish("englanti", "englantia")}|${inSwedish("engelska")}`,
};

function inFinnish(name: string, partitive: string): string {
  const demand = `${name} (?:vaadi|on (?:pakolli|edellyt|välttämät))|(?:edellyt|vaadi)\\p{L}* ${partitive}`;
  return `(?:sujuva|hyvä) ${name}|(?:sujuvaa|hyvää) ${partitive}|${demand}`;
}

function inSwedish(name: string): string {
  return `på ${name}|talar ${name}|flytande ${name}|${name} (?:krävs|är (?:ett krav|ett måste|obligatorisk))`;
}

/**
 * Where a text asks for a language: as a must where it says so of the language itself, else as a wish; not where it
 * denies it, or has it already. A company or a customer that is merely Finnish asks for none.
 */
function askedLanguage(language: Language, text: string): "must" | "wish" | null {
  const name = english[language];
  const before = "in|speaks?|speaking|fluent(?: in)?|native|spoken|written";
  const after = "[- ](?:speak|language|skills|required|mandatory|is (?:a must|required|needed|mandatory))";
  const mentions = text.matchAll(
    new RegExp(
      `\\b(?:${before}) ${name}\\b|\\b${name}${after}|(?<!\\p{L})(?:${inOtherTexts[language]})`,
      "giu",
    ),
  );
  const sections = sectionsOf(text);
  let found: "wish" | null = null;
  for (const { index, 0: words } of mentions) {
    const mention = { start: index, end: index + words.length };
    const requirement = requirementOf(text, mention, sections);
    if (requirement === "denied" || requirement === "there") continue;
    // "Speech technology in Finnish is essential" demands the technology, of nobody the language.
    if (requirement === "required" && !/^in /i.test(words) && isDemanded(text, mention)) return "must";
    found = "wish";
  }
  return found;
}

/**
 * What a reading of a brief wishes for (POST /api/read-brief): each in the words of the address, a must where the text
 * sets a limit that nobody may pass: the highest rate, work on site, the place where no remote work is offered, and a
 * language that it demands. The rest is nice to have, until the person says otherwise; what the text itself calls welcome
 * is optional. Names, contacts and the text itself are no part of it.
 */
export function wishesOf(reading: BriefFields & Pick<BriefReading, "optionalSkills">, text: string): Wish[] {
  const wishes: Wish[] = [];
  const add = (kind: WishKind, value: string | null | undefined, isMust = false) => {
    if (value) wishes.push({ kind, value, isMust });
  };
  for (const skill of reading.requiredSkills?.slice(0, mostSkills) ?? []) add("skill", skill.trim());
  add("rate", highestRate(reading), reading.hourlyRateMax !== null);
  const work = reading.workArrangement ?? [];
  const hasToCome = work.length > 0 && !work.includes("remote");
  add(
    "work",
    work.includes("remote") ? "remote" : (work.find((each) => each === "hybrid") ?? work[0]),
    work.length === 1 && work[0] === "onsite",
  );
  add("place", findCity(reading.location)?.key, hasToCome);
  add("start", reading.startDate ?? (reading.urgency === "urgent" ? "now" : null));
  add("level", reading.experienceRequired);
  for (const language of wishChoices.language) {
    const asked = askedLanguage(language, text);
    if (asked) add("language", language, asked === "must");
  }
  add("field", reading.industry?.trim());
  add("hours", reading.hoursPerWeek?.toString());
  add("months", reading.durationMonths?.toString());
  for (const skill of reading.optionalSkills.slice(0, mostOptional)) add("optional", skill.trim());
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
