import { publicText } from "./people";
import { type Found, phraseAt, type Span } from "./phrases";

const longestTitle = 120;
/** What the posting form takes. */
const longestDescription = 10_000;

const labelled =
  /^[#*\s>-]{0,6}(?:project(?: title| name)?|title|subject|role|position|assignment|project description|otsikko|aihe|projekti|toimeksianto|projektin nimi|tehtävä|rooli|rubrik|ämne|uppdrag|uppdragsbeskrivning|roll)\*{0,2}\s{0,2}[:–-]\s{0,3}\*{0,2}([^\n]{3,})$/gimu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon)|greetings|hei|moi|moikka|terve|hyvä|tervehdys|hej|hejsan|god|bästa)(?!\p{L})/iu;
const wanted = new RegExp(
  [
    "(?<!\\p{L})(?:looking for|searching for|seeking|in need of|hiring|we need|need)\\s(?:(?:an?|the|some|our next|one|two|\\d)\\s)?([^.,;:!?\\n]{3,80}?)(?=\\s(?:who|that|with|to|for|from|in|at|on|which)(?!\\p{L})|\\s?[.,;:!?\\n–]|$)",
    "(?<!\\p{L})(?:etsimme|haemme|tarvitsemme|etsitään|haetaan|haussa|kaipaamme|hakusessa)\\s(?:nyt\\s)?([^.,;:!?\\n]{3,80}?)(?=\\s(?:joka|jolla|jonka|vahvistamaan|tekemään|auttamaan|avuksi|projektiin|hankkeeseen|tiimiin|rakentamaan)(?!\\p{L})|\\s?[.,;:!?\\n–]|$)",
    "(?<!\\p{L})(?:söker|behöver|letar efter)\\s(?:nu\\s)?(?:(?:en|ett|två)\\s)?([^.,;:!?\\n]{3,80}?)(?=\\s(?:som|med|till|för|i|på|vid)(?!\\p{L})|\\s?[.,;:!?\\n–]|$)",
  ].join("|"),
  "giu",
);

/** "We are looking for somebody" says no more than that. */
const anybody =
  /^(?:somebody|someone|anybody|help|an? expert|experts?|consultants?|osaaja\p{L}*|apua|asiantuntija\p{L}*|konsult\p{L}*|tekijä\p{L}*|någon|hjälp|en konsult|expert\p{L}*)$/iu;

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** The span without marks of headings and lists and without spaces around it. */
function trimmed(text: string, { start, end }: Span): Span {
  const phrase = text.slice(start, end);
  const lead = /^[\s#*>•–-]*/u.exec(phrase)?.[0].length ?? 0;
  const core = phrase.slice(lead).replace(/[\s*:.–-]+$/u, "");
  return { start: start + lead, end: start + lead + core.length };
}

/** A line without the greeting it begins with; nothing is left of one that is no more than that. */
function withoutGreeting(text: string, { start, end }: Span): Span {
  const line = phraseAt(text, { start, end });
  if (!greeting.test(line)) return { start, end };
  const [address = ""] = /^[^,!.?:]{0,40}[,!.?:]+\s*/u.exec(line) ?? [];
  return address === "" && line.length < 40 ? { start: end, end } : { start: start + address.length, end };
}

/** Cut at a space, so that no word is broken. */
function clipped(text: string, { start, end }: Span): Span {
  if (end - start <= longestTitle) return { start, end };
  const cut = text.slice(start, start + longestTitle).replace(/\s+\S*$/u, "");
  return { start, end: start + cut.length };
}

function lines(text: string): Span[] {
  let start = 0;
  return text
    .split("\n")
    .map((line) => {
      const span = trimmed(text, { start, end: start + line.length });
      start += line.length + 1;
      return span;
    })
    .filter((span) => span.end > span.start);
}

/** A short first line above the rest is a heading. */
function heading(text: string, all: readonly Span[]): Span | undefined {
  const [first] = all;
  if (!first || all.length < 2) return undefined;
  const line = phraseAt(text, first);
  const words = line.split(/\s+/u).length;
  const isSentence = /[.!?]\s*$/u.test(text.slice(first.start, first.end + 1)) || /[.!?]\s/u.test(line);
  return words >= 2 && words <= 14 && !isSentence && !greeting.test(line) ? first : undefined;
}

function firstSentence(text: string, { start, end }: Span): Span {
  const length = phraseAt(text, { start, end }).search(/[.!?](?:\s|$)/u);
  return { start, end: length < 0 ? end : start + length };
}

function labelledLine(text: string): Span | undefined {
  const match = text.matchAll(labelled).next().value;
  const value = match?.[1];
  if (!match || value === undefined) return undefined;
  const end = (match.index ?? 0) + match[0].length;
  return firstSentence(text, { start: end - value.length, end });
}

function wantedRole(text: string): Span | undefined {
  const match = text.matchAll(wanted).next().value;
  const role = match?.slice(1).find(Boolean);
  if (!match || !role || anybody.test(role)) return undefined;
  const start = (match.index ?? 0) + match[0].lastIndexOf(role);
  return { start, end: start + role.length };
}

/** What the work is called: a line that says so, a heading, who is looked for, otherwise the first sentence. */
export function readTitle(text: string): Found<string> | null {
  const all = lines(text);
  const opening = all.map((span) => withoutGreeting(text, span)).find(({ start, end }) => end > start);
  const span =
    labelledLine(text) ?? heading(text, all) ?? wantedRole(text) ?? (opening && firstSentence(text, opening));
  if (!span) return null;
  const phrase = phraseAt(text, clipped(text, trimmed(text, span)));
  return /\p{L}/u.test(phrase) ? { value: capitalised(phrase), phrases: [phrase] } : null;
}

/** The whole text but contact details, as far as the form takes it; its first line stands for it. */
export function readDescription(text: string): Found<string> | null {
  // A letter outside the basic plane is two units: half a one at the cut is dropped.
  const description = publicText(text)
    .slice(0, longestDescription)
    .replace(/[\uD800-\uDBFF]$/, "");
  const [first] = lines(text);
  if (!first || !/\p{L}/u.test(description)) return null;
  return { value: description, phrases: [phraseAt(text, clipped(text, first))] };
}
