import { placeNamed } from "@/lib/shared/city-names";
import { englishOf } from "@/lib/shared/dictionary/dictionary";
import { isHollowRole, normalizeTerm, orWords, roleInEnglish, saysNothing } from "@/lib/shared/skills";
import type { SearchExpertsInput, SearchWords, UnderstoodFilter } from "../../schemas";
import { type Reading, readingOf, senior } from "./filter-words";
import { countsPeople, isHollowPhrase } from "./hollow-phrases";
import { asksForLanguage, meansOther } from "./other-meanings";
import { isUnfilteredMoney } from "./rate-words";
import { languageAlone, languageListed } from "./spoken-languages";
import {
  comparable,
  cutsSkill,
  longestAt,
  phraseLengthAt,
  readTyped,
  skillLengthAt,
  type Typed,
  tokensOf,
  wordsBehind,
} from "./typed";

/**
 * What words of a search mean as filters, those of them that give way to a filter that is set or mean one that there is
 * not, those that nobody shall have, and the words that remain.
 */
export type Understanding = {
  rest: string;
  understood: UnderstoodFilter[];
  overruled: string[];
  /** Words of money that no filter can say. */
  unfiltered: string[];
  excluded: Excluded[];
};

type Excluded = NonNullable<SearchWords["excluded"]>[number];

/** More are left out, as each one costs the database a condition. */
const mostExcluded = 12;

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

/** Behind these a filter is not wished for: "not remote". */
const denials = new Set("not no ei ilman inte ej utan ingen".split(" "));

/** Words that join others and say nothing behind or before a filter. */
const joining = new Set([..."in at near from i in pa vid kring lahella ja och and".split(" "), ...orWords]);

/** The whole country, where everybody is; "suomi" and "Suomen" are a language and parts of names as well. */
const country =
  /^(?:(?:anywhere|all over|across|koko|hela) )?(?:(?:in|from|i|fran) )?(?:hela )?(?:finland|suomessa|suomesta)$/;
/** Behind these "Finland" is part of a name or a direction: "Business Finland", "northern Finland". */
const namesFinland =
  /^(?:business|of|statistics|visit|(?:north|south|east|west)(?:ern)?|central|norra|sodra|ostra|vastra)$/;

/** How many words at a place say no more than the country; 0 where they say something. */
function countryLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const isName = length === 1 && namesFinland.test(words[at - 1] ?? "");
    if (!isName && country.test(words.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}

/**
 * Reads filters from the words of a search: "senior Python Tampereella etänä alle 110 €" is Python, six years, Tampere,
 * remote and a rate. The names of skills are none ("remote sensing"), nor what stands in quotation marks; each filter is
 * read once, but several languages. Where it is set already, what is set holds: whoever wrote "Python Tampere" and then
 * chose Oulu wants Python in Oulu.
 */
export function understandQuery(query: string, filters: SearchExpertsInput): Understanding {
  const { wanted, excluded } = splitExcluded(query);
  const typed = readTyped(wanted);
  const { tokens, words } = typed;
  const read: UnderstoodFilter[] = [];
  const isTaken = (reading: UnderstoodFilter) =>
    read.some((each) =>
      reading.field === "languages"
        ? each.value === reading.value
        : each.field === reading.field && !isSeniorBeside(each, reading),
    );
  const rest: string[] = [];
  const unfiltered: string[] = [];
  /** Behind the last language. */
  let behindLanguage = -1;
  for (let at = 0; at < tokens.length; ) {
    const ofSkill = skillLengthAt(words, at);
    const ofMoney = ofSkill ? 0 : phraseLengthAt(typed, at, isUnfilteredMoney);
    if (ofMoney) {
      unfiltered.push(tokens.slice(at, at + ofMoney).join(" "));
      at += ofMoney;
      continue;
    }
    const isBehind = behindLanguage === at - 1;
    const found = ofSkill ? null : (filterAt(typed, at, isTaken) ?? listedAt(typed, at, isBehind, isTaken));
    if (found && denials.has(words[at - 1] ?? "")) {
      at += found.length;
      continue;
    }
    if (found) {
      if (found.filter.field === "languages") behindLanguage = at + found.length;
      const beside = read.findIndex(({ field }) => field === found.filter.field && field !== "languages");
      // "Senior, 10 years" is ten years, whichever stands first.
      if (beside === -1) read.push(found.filter);
      else if (isSenior(read[beside])) read[beside] = found.filter;
      while (rest.length > 0 && joining.has(normalizeTerm(rest.at(-1) ?? ""))) rest.pop();
    }
    const ofNothing = found || ofSkill ? 0 : hollowLengthAt(typed, at);
    const length = found?.length ?? (ofNothing || ofSkill || 1);
    if (!found && ofNothing === 0) rest.push(...tokens.slice(at, at + length));
    at += length;
    // "Remote or hybrid Python": the words that remain are no choice.
    if (found && orWords.has(words[at] ?? "")) at += 1;
  }
  const remaining = rest.join(" ");
  const isBesideOthers = rest.length < tokens.length || excluded.length > 0;
  // Who looks for a consultant in Turku means what some call themselves; an expert everybody is.
  const left = rest.filter((token) => /^(?:consultant|konsult)/.test(normalizeTerm(token))).join(" ");
  return {
    rest: isBesideOthers && saysNothing(remaining) ? left : remaining,
    understood: read.filter((each) => setBeside(each, filters).length === 0),
    overruled: read.filter((each) => isOverruled(each, filters)).map((each) => each.words),
    unfiltered,
    excluded,
  };
}

const isSenior = (filter: UnderstoodFilter | undefined): boolean =>
  filter?.field === "minExperience" && senior.test(normalizeTerm(filter.words));
const isSeniorBeside = (one: UnderstoodFilter, other: UnderstoodFilter): boolean =>
  one.field === "minExperience" && isSenior(one) !== isSenior(other);

/** What the filter is set to that words mean; another language is asked for beside. */
const setBeside = ({ field, value }: Reading, filters: SearchExpertsInput) =>
  [filters[field] ?? []].flat().filter((set) => field !== "languages" || set === value);

/** Whether a filter is set to something else than words say. */
const isOverruled = (reading: Reading, filters: SearchExpertsInput): boolean =>
  setBeside(reading, filters).some(
    (set) => (reading.field === "location" ? placeNamed(String(set))?.label : set) !== reading.value,
  );

/** A language of a list of them, or alone behind what else is looked for. */
function listedAt(
  typed: Typed,
  at: number,
  isBehind: boolean,
  isTaken: (filter: UnderstoodFilter) => boolean,
): { filter: UnderstoodFilter; length: number } | null {
  const { tokens, words } = typed;
  const isAlone = () => asksForLanguage(words.slice(0, at).filter(Boolean), wordsBehind(typed, at + 1));
  const alone = languageAlone(words[at] ?? "");
  const value = languageListed(words, at, isBehind) ?? (alone && isAlone() ? alone : null);
  const filter = value && ({ field: "languages", value, words: tokens[at] ?? "" } as const);
  return filter && !isTaken(filter) ? { filter, length: 1 } : null;
}

function filterAt(
  typed: Typed,
  at: number,
  isTaken: (filter: UnderstoodFilter) => boolean,
): { filter: UnderstoodFilter; length: number } | null {
  const { tokens, words } = typed;
  for (let length = longestAt(typed, at); length > 0; length -= 1) {
    const text = tokens.slice(at, at + length).join(" ");
    // A sign alone, such as €, is no word.
    const compared = words
      .slice(at, at + length)
      .filter(Boolean)
      .join(" ");
    const reading = readingOf(compared, text);
    if (!reading) continue;
    const place = { words: compared, typed: text, before: words[at - 1] ?? "" };
    if (meansOther(reading, { ...place, next: wordsBehind(typed, at + length) })) continue;
    if (cutsSkill(words, at, length)) continue;
    const filter = { ...reading, words: text };
    // "Tre" is Tampere, and three of something in Swedish.
    if (text.toLowerCase() === "tre" && at + 1 < tokens.length) continue;
    if (filter.field === "location" && isOneOfPlaces(words, at, length)) continue;
    if (!isTaken(filter)) return { filter, length };
  }
  return null;
}

/** How many words at a place tell nothing of whom one looks for; 0 where they do. */
const hollowLengthAt = (typed: Typed, at: number): number =>
  countryLengthAt(typed.words, at) ||
  phraseLengthAt(typed, at, isHollowPhrase) ||
  Number(countsPeople(typed.words, at));

/** Whether a place is one of several ("Helsinki or Espoo"), which the filter for one place cannot say. */
function isOneOfPlaces(words: readonly string[], at: number, length: number): boolean {
  const isTelling = (word: string) => orWords.has(word) || !joining.has(word);
  const [last, lastButOne] = words.slice(0, at).filter(isTelling).reverse();
  const [next, nextButOne] = words.slice(at + length).filter(isTelling);
  return [
    [last, lastButOne],
    [next, nextButOne],
  ].some(([or = "", place = ""]) => orWords.has(or) && placeNamed(place) !== null);
}
