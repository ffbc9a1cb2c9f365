import type { ProjectTimeline, WorkArrangement } from "@/lib/shared/availability";
import { cities } from "@/lib/shared/cities";
import { cityNamed } from "@/lib/shared/city-names";
import { regionNamed } from "@/lib/shared/regions";
import { normalizeTerm } from "@/lib/shared/skills";
import type { UnderstoodFilter } from "../../schemas";
import { rateOf } from "./rate-words";
import { languageSpoken } from "./spoken-languages";

/** The first year of a senior (decisions B3). */
const seniorYears = 6;

const remote =
  "(?:fully |100 )?remote(?:ly)?|wfh|work(?:ing)? from home|telework(?:ing)?|etana|etatyo(?:na|ssa|ta|n)?|etatoi(?:na|ssa|ta)|kotoa kasin|(?:pa )?distans|distansarbete|hemifran";
const onsite =
  "on ?site|(?:in|at|from) (?:the|our|your) office|office based|(?:at|on) (?:the|our|your) premises|paikan paa(?:lla|lta)|lahityo(?:na|ssa|ta)?|lasnatyo(?:na|ssa|ta)?|toimisto(?:lla|lta|ssa)(?:mme)?|pa plats|pa (?:vart |ert )?kontor(?:et)?";
/** Whoever is somewhere on some days of a week works hybrid. */
const someDays =
  "(?:[1-4]|one|two|three|four|yksi|yhtena|kaksi|kahtena|kolme|kolmena|nelja|neljana|en|tva|tre|fyra)(?: (?:to |till )?[1-5])? (?:days?|paiva(?:a|na)|pv|dag(?:ar)?) (?:(?:(?:a|per|each|every) )?week|viikossa|vko|vk|i veckan|per vecka)";
const arrangements: readonly (readonly [RegExp, WorkArrangement])[] = [
  [new RegExp(`^(?:${remote})$`), "remote"],
  [
    new RegExp(
      `^(?:hybrid|hybridi(?:na|tyo|tyona)?|hybridarbete|${someDays} (?:${onsite}|${remote})|(?:${onsite}) ${someDays})$`,
    ),
    "hybrid",
  ],
  [new RegExp(`^(?:${onsite})$`), "onsite"],
];

const free =
  "available|free|can start|start(?:ing|s)?|begin(?:ning)?|saatavilla|vapaa(?:na)?|kaytettavissa|aloitus|alkaa|alkaen|aloittaa|ledig|tillganglig|borja(?:r)?|startar";
/** Those that tell of a start without saying so. */
const atOnce =
  "immediately|immediate start|asap|as soon as possible|at once|(?:right|straight) away|heti|valittomasti|mahdollisimman pian|genast|omgaende|omedelbart|snarast|sa snart som mojligt";
const now = `now|today|nyt|nu|direkt|${atOnce}`;
const starts: readonly (readonly [RegExp, ProjectTimeline])[] = [
  [new RegExp(`^(?:(?:${free}) (?:${now})|(?:${now}) (?:${free})|${atOnce})$`), "immediate"],
  [new RegExp(`^(?:(?:${free}) )?(?:next week|ensi viikolla|nasta vecka)(?: (?:${free}))?$`), "within_week"],
  // Two weeks is as long as anybody has who is not busy.
  [
    new RegExp(
      `^(?:(?:${free}) )?(?:(?:with)?in (?:2|two|a couple of) weeks|within a month|(?:2|kahden|parin) viikon (?:paasta|kuluttua|sisalla)|kuukauden sisalla|(?:om|inom) (?:2|tva|ett par) veckor|inom en manad)(?: (?:${free}))?$`,
    ),
    "within_month",
  ],
];

/** What stands for the years of a senior. */
export const senior =
  /^(?:senior|seniori(?:a|n|t)?|seniortasoinen|kokenut(?:ta)?|kokeneen|erfar(?:en|na)|experienced)$/;
/** Numbers of years as words, from two to ten: their names in each language, Finnish ones as they stand before "vuoden", too. */
const numbers: readonly (readonly string[])[] = [
  ["two", "kaksi", "kahden", "tva"],
  ["three", "kolme", "kolmen", "tre"],
  ["four", "nelja", "neljan", "fyra"],
  ["five", "viisi", "viiden", "fem"],
  ["six", "kuusi", "kuuden", "sex"],
  ["seven", "seitseman", "sju"],
  ["eight", "kahdeksan", "atta"],
  ["nine", "yhdeksan", "nio"],
  ["ten", "kymmenen", "tio"],
];
const numberOf = (words: string): number => {
  const at = numbers.findIndex((names) => names.includes(words));
  return at < 0 ? Number(words) : at + 2;
};
const number = `\\d{1,2}|${numbers.flat().join("|")}`;
/** "5–10 years" is five. */
const years = new RegExp(
  `^(?:(?:at least|over|more than|yli|vahintaan|minst|over) )?(${number})( (?:to |till )?(?:${number}))? (?:years?|yrs|vuotta|vuoden|v|ar|ars)(?: (?:of )?(?:(?:work |working |professional )?experience|\\w*kokemus(?:ta)?|\\w*erfarenhet))?$`,
);
const saysRange = /\d\s?[-–—]\s?\d| (?:to|till) /;

export type Reading = Pick<UnderstoodFilter, "field" | "value">;

/** The filter that a few words mean. @param typed as they were typed, `words` as normalizeTerm writes them */
export function readingOf(words: string, typed: string): Reading | null {
  for (const [pattern, value] of arrangements)
    if (pattern.test(words)) return { field: "workArrangement", value };
  for (const [pattern, value] of starts) if (pattern.test(words)) return { field: "projectTimeline", value };
  if (senior.test(words)) return { field: "minExperience", value: seniorYears };
  const ofYears = years.exec(words);
  if (ofYears && (!ofYears[2] || saysRange.test(typed)))
    return { field: "minExperience", value: numberOf(ofYears[1] ?? "") };
  const ofRate = rateOf(words, typed);
  if (ofRate !== null) return { field: "maxHourlyRate", value: ofRate };
  const language = languageSpoken(words);
  if (language) return { field: "languages", value: language };
  const place = regionNamed(words) ?? (isOneName(words) ? cityNamed(words) : null);
  return place ? { field: "location", value: place.label } : null;
}

/** A city's name has as many words as it has: "python Helsinki" is none. */
const mostCityWords = Math.max(
  ...cities.flatMap(({ label, aliases }) => [label, ...aliases]).map((name) => name.split(" ").length),
);
const isOneName = (words: string) =>
  !words.includes(" ") ||
  (words.split(" ").length <= mostCityWords &&
    cities.some(({ label, aliases }) => [label, ...aliases].some((name) => normalizeTerm(name) === words)));
