import type { ProjectTimeline, WorkArrangement } from "@/lib/shared/availability";
import { cities } from "@/lib/shared/cities";
import { cityNamed, placeNamed } from "@/lib/shared/city-names";
import { englishOf } from "@/lib/shared/dictionary/dictionary";
import { regionNamed } from "@/lib/shared/regions";
import { findSkill, isHollowRole, normalizeTerm, roleInEnglish, saysNothing } from "@/lib/shared/skills";
import type { SearchExpertsInput, SearchWords, UnderstoodFilter } from "../../schemas";

/**
 * What words of a search mean as filters, those of them that give way to a filter that is set, those that nobody shall have,
 * and the words that remain.
 */
export type Understanding = {
  rest: string;
  understood: UnderstoodFilter[];
  overruled: string[];
  excluded: Excluded[];
};

type Excluded = NonNullable<SearchWords["excluded"]>[number];

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

const starts: readonly (readonly [RegExp, ProjectTimeline])[] = [
  [
    /^(?:available (?:now|immediately|today)|immediately|asap|heti(?: vapaa(?:na)?)?|vapaa(?:na)? (?:heti|nyt)|genast|omgaende|ledig (?:nu|genast)|tillganglig nu)$/,
    "immediate",
  ],
  [/^(?:next week|ensi viikolla|nasta vecka)$/, "within_week"],
];

const senior =
  /^(?:senior|seniori(?:a|n|t)?|seniortasoinen|kokenut(?:ta)?|kokeneen|erfar(?:en|na)|experienced)$/;
const years =
  /^(?:(?:at least|over|more than|yli|vahintaan|minst|over) )?(\d{1,2}) (?:years?|yrs|vuotta|vuoden|v|ar|ars)(?: (?:of )?(?:experience|kokemus|kokemusta|erfarenhet))?$/;

const below =
  "under|below|less than|at most|up to|max|maximum|alle|enintaan|korkeintaan|maks|maksimissaan|hogst|max|upp till|mindre an";
const perHour =
  "(?: ?(?:€|e|eur|euros?|euroa|euron))?(?: ?(?:h|hour|hr|per hour|an hour|t|tunti|tunnilta|tunnissa|per timme|i timmen|timme|timmen))?";
const rate = new RegExp(`^(?:(?:${below}) )?(\\d{2,3})${perHour}$`);
const saysRate = new RegExp(`^(?:${below}) |€|eur|/ ?h|per hour|an hour`, "i");

type Reading = Pick<UnderstoodFilter, "field" | "value">;

/** The filter that a few words mean. @param typed as they were typed, `words` as normalizeTerm writes them */
function readingOf(words: string, typed: string): Reading | null {
  for (const [pattern, value] of arrangements)
    if (pattern.test(words)) return { field: "workArrangement", value };
  for (const [pattern, value] of starts) if (pattern.test(words)) return { field: "projectTimeline", value };
  if (senior.test(words)) return { field: "minExperience", value: seniorYears };
  const ofYears = years.exec(words);
  if (ofYears) return { field: "minExperience", value: Number(ofYears[1]) };
  const ofRate = saysRate.test(typed) ? rate.exec(words) : null;
  if (ofRate) return { field: "maxHourlyRate", value: Number(ofRate[1]) };
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

/** The most words that mean one filter. */
const longest = 6;

/** More are left out, as each one costs the database a condition. */
const mostExcluded = 12;

/** The words of a search as they were typed; what stands in quotation marks is one. */
const tokensOf = (query: string): string[] =>
  [...query.matchAll(/[-−]?"[^"]*"|[^\s,;]+/g)].map(([text]) => text);

/** Tokens as they are compared; what stands in quotation marks is no name. */
const comparable = (tokens: readonly string[]): string[] =>
  tokens.map((token) => (/^[-−]?"/.test(token) ? "" : normalizeTerm(token)));

/** A minus before a word: not one within it, alone or behind it. */
const minus = /^[-−](?="?\.?\p{L})/u;
/** Behind these a hyphen stands for the first part of a compound: "python-kehittäjä tai -arkkitehti". */
const joinsCompounds = new Set("ja tai seka eli och eller samt".split(" "));

/**
 * Whether a hyphen before a word is one that Finnish writes within a compound whose first part is a name of several words
 * ("Power BI -raportointi") and many people before any trade ("AI -osaaja"), or one behind "ja" or "och".
 */
function isInCompound(tokens: readonly string[], words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (at === 0 || word === "") return false;
  if (joinsCompounds.has(words[at - 1] ?? "") || isHollowRole(word) || roleInEnglish(word).length > 0)
    return true;
  const isBehindName = words
    .slice(0, at)
    .some((_, start) => start + skillLengthAt(words.slice(0, at), start) === at);
  return isBehindName && englishOf(word).length > 0 && !readingOf(word, tokens[at] ?? "");
}

/**
 * The words of a search, and those behind a minus or a NOT in capitals, as many as name one skill: "Scala -Power BI" is
 * Scala without Power BI.
 */
export function splitExcluded(query: string): { wanted: string; excluded: Excluded[] } {
  const tokens = tokensOf(query);
  const words = comparable(tokens);
  const wanted: string[] = [];
  const excluded: Excluded[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    const isNot = token === "NOT" && /^"?\.?\p{L}/u.test(tokens[at + 1] ?? "");
    if (isNot || (minus.test(token) && !isInCompound(tokens, words, at))) {
      const first = isNot ? at + 1 : at;
      const end = first + (skillLengthAt(words, first) || 1);
      const named = tokens.slice(first, end).join(" ").replace(minus, "");
      excluded.push({ typed: tokens.slice(at, end).join(" "), words: named });
      at = end;
    } else {
      wanted.push(token);
      at += 1;
    }
  }
  return {
    wanted: excluded.length > 0 ? wanted.join(" ") : query,
    excluded: excluded.slice(0, mostExcluded),
  };
}

/** Words that join others and say nothing behind or before a filter. */
const joining = new Set("in at near from i in pa vid kring lahella ja och and".split(" "));

/**
 * Reads filters from the words of a search: "senior Python Tampereella etänä alle 110 €" is Python, six years, Tampere,
 * remote and a rate. The names of skills are none ("remote sensing"), nor what stands in quotation marks; each filter is
 * read once. Where it is set already, what is set holds: whoever wrote "Python Tampere" and then chose Oulu wants Python in Oulu.
 */
export function understandQuery(query: string, filters: SearchExpertsInput): Understanding {
  const { wanted, excluded } = splitExcluded(query);
  const tokens = tokensOf(wanted);
  const words = comparable(tokens);
  const read: UnderstoodFilter[] = [];
  const isTaken = ({ field }: Reading) => read.some((each) => each.field === field);
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = skillLengthAt(words, at) || 1;
    const found = length > 1 ? null : filterAt(tokens, words, at, isTaken);
    if (found) {
      read.push(found.filter);
      while (rest.length > 0 && joining.has(normalizeTerm(rest.at(-1) ?? ""))) rest.pop();
    } else rest.push(...tokens.slice(at, at + length));
    at += found?.length ?? length;
  }
  const remaining = rest.join(" ");
  return {
    rest: read.length + excluded.length > 0 && saysNothing(remaining) ? "" : remaining,
    understood: read.filter(({ field }) => setValues(filters, field).length === 0),
    overruled: read.filter((each) => isOverruled(each, filters)).map(({ words: typed }) => typed),
    excluded,
  };
}

const setValues = (filters: SearchExpertsInput, field: Reading["field"]) => [filters[field] ?? []].flat();

/** Whether a filter is set to something else than words say. */
const isOverruled = ({ field, value }: Reading, filters: SearchExpertsInput): boolean =>
  setValues(filters, field).some(
    (set) => (field === "location" ? placeNamed(String(set))?.label : set) !== value,
  );

/** The length of the longest name of a skill of several words at a place; 0 without one. */
function skillLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
    const some = words.slice(at, at + length);
    if (!some.includes("") && findSkill(some.join(" "))) return length;
  }
  return 0;
}

function filterAt(
  tokens: readonly string[],
  words: readonly string[],
  at: number,
  isTaken: (reading: Reading) => boolean,
): { filter: UnderstoodFilter; length: number } | null {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    // A sign alone, such as €, is no word.
    const typed = tokens.slice(at, at + length);
    if (typed.some((token) => token.startsWith('"'))) continue;
    const text = typed.join(" ");
    const reading = readingOf(
      words
        .slice(at, at + length)
        .filter(Boolean)
        .join(" "),
      text,
    );
    if (reading && !isTaken(reading)) return { filter: { ...reading, words: text }, length };
  }
  return null;
}
