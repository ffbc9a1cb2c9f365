import { findSkill, saysNothing, tradesNamed } from "@/lib/shared/skills";
import { type Reading, readingOf, senior } from "./filter-words";
import { isBareNumber, isBareRange } from "./rate-words";
import { behindLanguages, isLoose } from "./spoken-languages";

// Words of a filter that mean something else before others: "hybrid mobile app", "senior citizens", "ten years of data".

const things: Partial<Record<string, RegExp>> = {
  remote:
    /^(?:monitor(?:ing|ed)|control(?:led|ling)?|sens(?:ing|ed|ors?)|access|desktops?|diagnostics?|maint(?:enance|ained)|servic(?:ing|ed)|operat(?:ed|ion)|surveillance|inspections?|meter(?:ing|s)?|devices?|servers?|vehicles?|equipment|assets|sites|procedure|patient monitoring|identification|(?:management|support|reading|steering) of|(?:valvott|ohjatt|luett|hallitt|seuratt|huollett)\w*|styr(?:da|d|t|ning)|overvak\w*)(?: |$)/,
  hybrid:
    /^(?:mobile|(?:web )?apps?|applications?|search|retrieval|recommend\w*|vehicles?|cars?|electric|powertrains?|engines?|infrastructures?|identity|environments?|architectures?|deployments?|threats?|warfare|events?|(?:mobiili)?sovellu(?:s|ksen|sta|kset|ksia|ksien)|appar?|applikation(?:er)?|bil(?:ar)?)(?: |$)/,
  onsite: /^(?:search|seo|personali[sz]ation|conversion|inspections?|power generation)(?: |$)/,
  senior:
    /^(?:citizens?|persons|care|living|housing|residents?|customers|users|kansalai\w*|asiakka\w*|vaesto\w*|kayttaj(?:at|ien|ia|ille)|asumi(?:nen|sen|sta)|boende\w*|vard|varden|omsorg(?:en)?|medborgare|kunder(?:na)?|anvandare)(?: |$)/,
};

/** What is counted by a number that is no rate: "under 100 employees", "80-100 kg". */
export const counted =
  "people|persons?|participants?|attendees|users?|employees|staff|members?|experts?|consultants?|hlo(?:a|n)?|henki\\p{L}*|henge\\p{L}*|osallistuj\\p{L}*|kayttaj\\p{L}*|tyontekij\\p{L}*|jasen\\p{L}*|deltagare|anstallda|personer|personers?|anvandare|medlemmar";
const units = new RegExp(
  `^(?:${counted}|ms|s|sec|seconds?|minutes?|min|hours?|h|days?|weeks?|months?|years?|ar|kk|vuo\\p{L}*|vuotiaa\\p{L}*|[kmgt]b|kg|km|m2?|mw|kw|kwh|percent|prosent\\p{L}*|procent|tun(?:tia|nin)|sekun\\p{L}*|minuut\\p{L}*|timmar|customers|companies|servers|requests|transactions|documents|asiakas\\p{L}*|yritys\\p{L}*|kpl|st)(?: |$)`,
  "u",
);

const saysExperience = /experience|kokemu|erfarenhet/;
const spans =
  /^(?:last|past|next|in|within|during|every|viimei\w*|viime|seuraav\w*|senaste|kommande|nasta|inom|om)$/;

/** Whether years are of something else than somebody's work: "ten years of patient data", "10 years old", "5 year plan". */
function areOtherYears(words: string, before: string, next: readonly string[]): boolean {
  if (saysExperience.test(words)) return false;
  const [first = "", second = ""] = next;
  if (spans.test(before) || /^(?:old|ago|sitten|sedan|ikai\w*|vanh\w*|gamm\w*|gaml\w*)$/.test(first))
    return true;
  const isWork = (at: number) =>
    saysExperience.test(next[at] ?? "") ||
    tradesNamed(next[at] ?? "").length > 0 ||
    [1, 2, 3, 4].some((length) => findSkill(next.slice(at, at + length).join(" ")));
  if (first === "of") return !isWork(1) && !saysExperience.test(next[2] ?? "") && !/^work/.test(second);
  // "Viiden vuoden", "tio års" and "5 year" are of what follows.
  return /(?:vuoden|ars|year)$/.test(words) && first !== "" && ![0, 1, 2].some(isWork);
}

/** Whether what stands behind the name of a language is called by it: "Finnish banks". */
function isNamed(next: readonly string[]): boolean {
  const [first] = behindLanguages(next);
  if (first === undefined || readingOf(first, first) !== null) return false;
  return /^(?:to|into|till)$/.test(first) || !saysNothing(first);
}

/** Whether a language's name asks for it by standing alone behind a skill, a trade or another filter: "React, English". */
export function asksForLanguage(before: readonly string[], next: readonly string[]): boolean {
  const word = before.at(-1) ?? "";
  const isBehindSkill = [1, 2, 3, 4].some((length) => findSkill(before.slice(-length).join(" ")));
  return (isBehindSkill || tradesNamed(word).length > 0 || readingOf(word, word) !== null) && !isNamed(next);
}

/**
 * Whether words mean something else than the filter that they would be by themselves.
 * @param words as normalizeTerm writes them @param before the word before them @param next those behind, up to a comma
 */
export function meansOther(
  { field, value }: Reading,
  { words, typed, before, next }: { words: string; typed: string; before: string; next: readonly string[] },
): boolean {
  if (field === "languages") return isLoose(words) && isNamed(next);
  const behind = next.slice(0, 3).join(" ");
  if (field === "workArrangement") {
    const isSkill = [2, 3, 4].some((length) => findSkill(next.slice(0, length).join(" ")));
    return !isSkill && (things[value]?.test(behind) ?? false);
  }
  if (field === "minExperience")
    return senior.test(words) ? (things.senior?.test(behind) ?? false) : areOtherYears(words, before, next);
  if (field !== "maxHourlyRate" || !isBareNumber(words, typed)) return false;
  const [first = ""] = next;
  return isBareRange(typed) ? first !== "" && readingOf(first, first) === null : units.test(behind);
}
