import type { ProjectTimeline, WorkArrangement } from "@/lib/shared/availability";
import { cities } from "@/lib/shared/cities";
import { cityNamed } from "@/lib/shared/city-names";
import { regionNamed } from "@/lib/shared/regions";
import { normalizeTerm } from "@/lib/shared/skills";
import type { UnderstoodFilter } from "../../schemas";
import { languageSpoken } from "./spoken-languages";

/** The first year of a senior (decisions B3). */
const seniorYears = 6;

const arrangements: readonly (readonly [RegExp, WorkArrangement])[] = [
  [
    /^(?:(?:fully |100 )?remote(?:ly)?|work(?:ing)? from home|etana|etatyo(?:na|ssa|ta|n)?|etatoi(?:na|ssa|ta)|(?:pa )?distans|distansarbete|hemifran)$/,
    "remote",
  ],
  [/^(?:hybrid|hybridi(?:na|tyo|tyona)?|hybridarbete)$/, "hybrid"],
  [/^(?:on ?site|paikan paalla|lahityo(?:na|ssa)?|pa plats)$/, "onsite"],
];

const free = "available|free|saatavilla|vapaa(?:na)?|kaytettavissa|ledig|tillganglig";
const now = "now|immediately|today|at once|right away|heti|nyt|genast|omgaende|omedelbart|nu";
const starts: readonly (readonly [RegExp, ProjectTimeline])[] = [
  [
    new RegExp(
      `^(?:(?:${free}) (?:${now})|(?:${now}) (?:${free})|immediately|asap|heti|genast|omgaende|omedelbart)$`,
    ),
    "immediate",
  ],
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
const years = new RegExp(
  `^(?:(?:at least|over|more than|yli|vahintaan|minst|over) )?(\\d{1,2}|${numbers.flat().join("|")}) (?:years?|yrs|vuotta|vuoden|v|ar|ars)(?: (?:of )?(?:experience|kokemus|kokemusta|erfarenhet))?$`,
);

const below =
  "under|below|less than|cheaper than|at most|no more than|up to|max|maximum|alle|halvempi kuin|edullisempi kuin|enintaan|korkeintaan|maks|maksimissaan|hogst|max|upp till|mindre an|billigare an";
const perHour =
  "(?: ?(?:e|eur|euros?|euroa|euron))?(?: ?(?:h|hour|hr|per hour|an hour|t|tunti|tunnilta|tunnissa|per timme|i timmen|timme|timmen))?";
const amount = "(\\d{2,3}|sata|hundra|(?:one |a )?hundred)";
const rate = new RegExp(`^(?:(?:${below}) )?${amount}${perHour}$`);
const startsBelow = new RegExp(`^(?:${below}) `);
/** "Over 80 €" is no highest rate, and there is no filter for a lowest one. */
export const above = new Set(
  "over above least than minimum min from yli vahintaan alkaen minst mer fran lagst".split(" "),
);
const saysMoney = /€|eur|\d ?e(?![\p{L}\p{N}])|\/ ?h|per hour|an hour/iu;
/** "80–100 €" is at most 100; two numbers that stand side by side are no range. */
const range = new RegExp(`^(?:\\d{2,3}) (?:to |till )?${amount}${perHour}$`);
export const saysRange = /\d\s?(?:[-–—]|to|till)\s?\d/u;

/** The highest rate in whole euros that a few words name; null for others. */
function rateOf(words: string, typed: string): number | null {
  if (!startsBelow.test(words) && !saysMoney.test(typed)) return null;
  const [, most] = (saysRange.test(typed) ? range : rate).exec(words) ?? [];
  return most ? Number(most) || 100 : null;
}

export type Reading = Pick<UnderstoodFilter, "field" | "value">;

/** The filter that a few words mean. @param typed as they were typed, `words` as normalizeTerm writes them */
export function readingOf(words: string, typed: string): Reading | null {
  for (const [pattern, value] of arrangements)
    if (pattern.test(words)) return { field: "workArrangement", value };
  for (const [pattern, value] of starts) if (pattern.test(words)) return { field: "projectTimeline", value };
  if (senior.test(words)) return { field: "minExperience", value: seniorYears };
  const ofYears = years.exec(words);
  if (ofYears) return { field: "minExperience", value: numberOf(ofYears[1] ?? "") };
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
