import { defaultLocale, type Locale, locales } from "@/lib/shared/locales";
import { normalizeTerm, skillsInText } from "@/lib/shared/skills";
import { BaseForms } from "@/lib/shared/skills/inflection";
import organisations from "./data/organisations.json";
import { clauseBefore, isDenied, type Span, spanOf, wholeWords } from "./phrases";

/** A kind of organisation; `field` is a key of the vocabulary, null where it has none or the kind says none. */
export interface Organisation extends Span {
  readonly field: string | null;
  /** "A company", "a group": of some field that other words may tell. */
  readonly isAnyField: boolean;
}

type Kind = Pick<Organisation, "field" | "isAnyField"> & { readonly isEnglish: boolean };

const kinds = new Map<string, Kind>();
const fieldBefore = new Map<string, string | null>();
const forms = new BaseForms();

function add(names: Readonly<Record<Locale, readonly string[]>>, kind: Omit<Kind, "isEnglish">) {
  for (const language of locales)
    for (const name of names[language]) {
      const base = normalizeTerm(name);
      // "Bank" and "hotel" stand in two languages: read as the stricter.
      if (!kinds.has(base)) kinds.set(base, { ...kind, isEnglish: language === defaultLocale });
      forms.add(base, language);
    }
}
for (const [field, names] of Object.entries(organisations.fields)) {
  add(names, { field, isAnyField: false });
  for (const word of names.before) fieldBefore.set(normalizeTerm(word), field);
}
add(organisations.withoutField, { field: null, isAnyField: false });
for (const word of organisations.withoutField.before) fieldBefore.set(normalizeTerm(word), null);
add(organisations.anyField, { field: null, isAnyField: true });

const fieldKeys = new Set([...Object.keys(organisations.fields), ...organisations.namedFields]);
/** Fields that are the work of some people in every company, too. */
const trades = new Set(["accounting"]);
/** Whether a key of the vocabulary is a field of business, and no skill of one: Healthcare, not HL7 FHIR. */
export const isField = (key: string): boolean => fieldKeys.has(key) && !trades.has(key);

/** Parts of compounds that are shorter mean something else: "verkstad" is no town. */
const shortestPart = 5;
const longestPhrase = 3;

/** The kind that a word names, and what stands before it in a compound: "pelistudio", "redovisningsbyråerna". */
function kindOf(word: string): { kind: Kind; base: string; before: string } | null {
  const longest = word.includes(" ") ? 0 : word.length - shortestPart;
  for (let at = 0; at <= Math.max(0, longest); at += 1) {
    const part = word.slice(at);
    const ours = part.replace(/mme$/u, "");
    for (const base of [part, ours, ...forms.of(part), ...forms.of(ours)]) {
      const kind = kinds.get(base);
      if (kind && (at === 0 || (!kind.isEnglish && base.length >= shortestPart)))
        return { kind, base, before: word.slice(0, at) };
    }
  }
  return null;
}

/** The field that stands before "company": "district heating", "saha-alan", "bygg". */
function fieldOf(before: string): string | null | undefined {
  const words = before.trim().split(" ");
  for (let length = Math.min(2, words.length); length > 0; length -= 1) {
    const phrase = words.slice(-length).join(" ");
    const plain = phrase.replace(/ ?(?:alan|branschens?)$/u, "");
    for (const each of [phrase, plain, plain.replace(/s$/u, "")]) {
      if (fieldBefore.has(each)) return fieldBefore.get(each);
      const named = skillsInText(each).find((key) => isField(key));
      if (named) return named;
    }
  }
  return undefined;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu;
/** What follows what somebody is called. */
const further = "in|of|with|for|from|at|on|near|whose|where|here|and|or|i|på|med|för|från|och|av|till|nära";
const deeds =
  "that|which|who|is|are|has|have|had|need|needs|want|wants|seeks|looks|looking|launches|moves|plans|uses|runs|som|har|är|söker|behöver|vill|ska|upphandlar|byter|bygger|planerar";
const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split("|").map(normalizeTerm));
const furtherWords = wordsOf(further);
const stopWords = wordsOf(`${further}|${deeds}`);
const own = /^(?:our|vår|vårt|våra|their)$/iu;
const lead = /^(?:an?|the|our|en|ett|vår|vårt|våra|den|det|en av|one|a?n?other|some|several|\d+)$/iu;

interface Named extends Organisation {
  /** The words say no more than who it is and where: not "bank's chatbot", "laitos pyytää tarjouksia". */
  readonly isHead: boolean;
}

/** What words begin with, if that is a kind of organisation: "University hospital: …", "our bank launches". */
function namedAt(text: string, start: number): Named | null {
  const near = text.slice(start, start + 100);
  const phrase = near.slice(0, Math.max(0, /[,.:;!?()\n|]|\s[–—-]\s|$/u.exec(near)?.index ?? 0));
  const words = [...phrase.matchAll(word)].map((match) => ({ ...spanOf(match), written: match[0] }));
  let isOwn = false;
  for (let at = 0; at < Math.min(words.length, 6); at += 1) {
    const written = words[at]?.written ?? "";
    if (own.test(written)) isOwn = true;
    if (stopWords.has(normalizeTerm(written)) && !lead.test(written)) return null;
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const last = words[at + length - 1];
      const first = words[at];
      if (!first || !last) continue;
      const found = kindOf(normalizeTerm(phrase.slice(first.start, last.end)));
      if (!found) continue;
      const next = words[at + length]?.written;
      const isFollowed = next !== undefined && !stopWords.has(normalizeTerm(next)) && !/^\d/u.test(next);
      // In English what stands before a word belongs to it: "hotel group", "bank chatbot".
      if (isFollowed && kindOf(normalizeTerm(next))) break;
      const isOf = found.kind.isEnglish && isFollowed;
      if (isOf && !isOwn) return null;
      const before = `${words
        .slice(Math.max(0, at - 2), at)
        .map(({ written: each }) => normalizeTerm(each))
        .join(" ")} ${found.before}`;
      const field = found.kind.isAnyField ? fieldOf(before) : found.kind.field;
      const isNominative = new RegExp(`${found.base}s?$`, "u").test(
        normalizeTerm(phrase.slice(first.start, last.end)),
      );
      const isBefore = found.kind.isAnyField && field !== undefined && found.before === "";
      return {
        start: start + (words[isBefore ? at - 1 : at] ?? first).start,
        end: start + last.end,
        field: field ?? null,
        isAnyField: field === undefined,
        isHead:
          isNominative &&
          (next === undefined || /^[\d\p{Lu}]/u.test(next) || furtherWords.has(normalizeTerm(next))),
      };
    }
  }
  return null;
}

const says = wholeWords(
  "we(?:['’]re| are)(?: part of)?(?: an?| the)?|(?:i|we) (?:run|own|operate) (?:an?|the|our|two|three|four|five|six|seven|eight|nine|ten|\\d+)|(?:i|we) work (?:for|at|in) an?|on behalf of an?|our (?:company|firm|client|customer) is an?|(?:me )?olemme|olen (?=\\p{L}+n )|(?:yrityksemme|asiakkaamme) on|vi är(?: en| ett)?|vi driver(?: en| ett| två| tre| \\d+)?|(?:vårt företag|vår (?:kund|firma)) är(?: en| ett)?",
);

/** What a text begins with, after a greeting: "Paper mill in Kotka: …", "Our bank launches …", "In our hospital …". */
function opening(text: string): number {
  const greeting =
    /^[\s#*>•–-]*(?:(?:hi|hello|hey|dear|hei|moi|terve|hej|god dag|hyvä)(?!\p{L})[^,!.:\n]{0,40}[,!.:\n]\s*)?(?:(?:in|at|for|i|på|hos)\s(?=our|vår|vårt))?/iu;
  return greeting.exec(text)?.[0].length ?? 0;
}

/** What a client says it is, anywhere, otherwise what its text begins with; null where it tells neither. */
export function clientOf(text: string): Organisation | null {
  for (const match of text.matchAll(says)) {
    const span = spanOf(match);
    const named = /(?:who|what|than|as|if|when|jos|kun|om|när)\s$/iu.test(clauseBefore(text, span, 10))
      ? null
      : namedAt(text, span.end);
    if (named && !isDenied(text, named)) return named;
  }
  return namedAt(text, opening(text));
}

/** Whether a phrase says no more than who the client is: "Law firm with 120 lawyers in Helsinki". */
export const isOrganisation = (phrase: string): boolean => namedAt(phrase, 0)?.isHead === true;
