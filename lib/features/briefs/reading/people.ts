import { withoutContactDetails } from "./contact-details";
import firstNames from "./data/first-names.json";
import { linesOf, rowsOf } from "./layout";
import { phraseAt, type Span, sentenceAround, spanOf, wholeWords } from "./phrases";

const given: ReadonlySet<string> = new Set(firstNames);

const capital = "\\p{Lu}[\\p{L}’'-]+";
/** Two or more capitalised words, or one with an initial: what names of people look like. */
const fullName = new RegExp(
  `(?<![\\p{L}\\p{N}@.])${capital}\\s(?:(?:von|af|de|and|ja|och|&)\\s)?(?:${capital}|\\p{Lu}\\.)(?:\\s${capital})?`,
  "gu",
);
/** A line or the end of a line that holds a name, its title and little else. */
const company = new RegExp(
  `${capital}(?:\\s[\\p{Lu}&][\\p{L}&’'-]*){0,3}\\s(?:Oyj?|Abp?|Ltd|Ky|Tmi|Inc|GmbH|Plc|rf|ry)(?!\\p{L})`,
  "gu",
);
const address = /(?<![^\s@]{64})[^\s@]{1,64}@[^\s@]{1,200}\.\p{L}{2,}/u;
const numberToCall = /(?:\+\d|(?<!\d)0\d)[\d ()-]{5,}\d/u;

const closing =
  "(?:with )?(?:kind |best |warm |many )?(?:regards|wishes)|rgds|br|best|cheers|many thanks|thanks(?: in advance)?|thank you|thx|sincerely|yours \\p{L}+|ystävällisin terveisin|ystävällisesti|(?:parhain )?terveisin|terv|terkuin|terkut|t|yt|kunnioittavasti|kiitos(?: jo)?(?: etukäteen)?|kiittäen|med (?:vänlig|vänliga|bästa) hälsning(?:ar)?|vänligen|(?:vänliga |bästa )?hälsningar|mvh|hälsn|hälsar|tack på förhand|högaktningsfullt";
/** A closing alone on its line, or with the name behind it. */
const closingLine = new RegExp(
  `^[\\s>]*(?:(?:${closing})[\\s,.!:]*$|(?:${closing})[\\s,.!:]+(?=\\p{Lu})|--\\s*$)`,
  "iu",
);
const closingInLine = new RegExp(
  `(?:(?<=[\\s.!?)])(?:[-–—/]\\s?)|(?<=[\\s.!?,)])(?:${closing})[.,:!]?\\s+)(\\p{Lu}[\\p{L}-]+)(?:\\s(?:&|and|ja|och)\\s\\p{Lu}[\\p{L}-]+|\\s\\p{Lu}[\\p{L}-]*\\.?)?(?:\\s?[,/(][^\\n]{0,40})?\\s*$`,
  "iu",
);
const contactLabel =
  /^(?:contacts?(?: person| details)?|ordered by|owner|approach|questions?|enquiries|more information|yhteys(?:henkilö|tiedot)?|yhteydenotot|vastuuhenkilö|lisätieto\p{L}*|kysymykset|kyselyt|kysy lisää|hakemukset|kontakt(?:a|person|uppgifter)?|ansvarig|säljansvarig|\p{L}*ansvarig|upplysningar|frågor|närmare|svara till|bekanta dig|puh|tel|tfn)\.?$/iu;
const contactCue = wholeWords(
  "contact\\p{L}*|repl(?:y|ies)|ask|talk to|questions?|enquir\\p{L}*|call|ring|write to|send|got your name|soita|soittaa|laittaa|laita|lisätieto\\p{L}*|yhtey\\p{L}*|kysy\\p{L}*|vastaa|hakemu\\p{L}*|upplysning\\p{L}*|frågor|kontakt\\p{L}*|mejla|ansökning\\p{L}*|bekanta|närmare|svara|approach|tar emot|tarjou\\p{L}* minulle",
);

/** These are followed by somebody, whatever the name is. */
const strongCue = wholeWords(
  "contact(?: person)?|yhteyshenkilö\\p{L}*|yhteydenotot|lisätietoja(?: antaa)?|upplysningar(?: lämnas av)?|kontakt(?:person|a)?|questions to|applications to|ansökningar till|hakemukset",
);

const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);
const hasName = (text: string) =>
  text.search(fullName) >= 0 || (text.match(/\p{Lu}[\p{L}-]+/gu) ?? []).some(isGiven);

/** "Ellille" and "Mannerille" are names too. */
const isGiven = (word: string) =>
  word
    .split("-")
    .every((part) => given.has(part) || given.has(part.replace(/(?:lle|lta|ltä|lla|llä|n|a|ä|s)$/u, "")));

/** From the closing, or from a name with its title at the end, to the end of the text. */
function signature(text: string): Span[] {
  const lines = linesOf(text).filter(({ start, end }) => text.slice(start, end).trim() !== "");
  const isShort = (span: Span) => {
    const line = phraseAt(text, span).trim();
    return line.length <= 80 && wordsOf(line).length <= 14;
  };
  const last = lines.slice(-8);
  const from = last.findIndex(
    (line, at) => closingLine.test(phraseAt(text, line)) && last.slice(at).every(isShort),
  );
  // "- Veera" is an item of a list anywhere but at the end.
  const dashed = lines.at(-1);
  if (dashed && /^\s*[-–—/]\s?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}.-]*)?\s*$/u.test(phraseAt(text, dashed)))
    if (hasGiven(phraseAt(text, dashed).replace(/^\s*[-–—/]/u, "")))
      return [{ start: dashed.start, end: text.length }];
  const begun = last[from];
  if (begun) return [{ start: begun.start, end: text.length }];
  // No closing: the last lines, while each is a name, a title, an address or a number.
  const isOwn = (span: Span) => {
    const line = phraseAt(text, span).trim();
    if (!isShort(span) || /^[-*•–|>]\s|[:;|\t]|[?]/u.test(line)) return false;
    return address.test(line) || numberToCall.test(line) || isNameLine(line);
  };
  let first = lines.length;
  while (first > 1 && isOwn(lines[first - 1] as Span)) first -= 1;
  const start = lines[first];
  if (start) return [{ start: start.start, end: text.length }];
  // Under the name there may be a title.
  const [name, title] = lines.slice(-2);
  if (
    name &&
    title &&
    lines.length > 2 &&
    isOwn(name) &&
    isShort(title) &&
    !/[.!?:]$/u.test(phraseAt(text, title).trim())
  )
    return [{ start: name.start, end: text.length }];
  return inLine(text, lines.at(-1));
}

/** A name, perhaps with a title beside it, and no sentence. */
function isNameLine(line: string): boolean {
  const words = wordsOf(line.replace(/[,.|/()-]+(?=\s|$)/gu, ""));
  if (words.length === 0 || words.length > 7) return false;
  if (words.length === 1) return isGiven(words[0] ?? "");
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    capitals >= 2 &&
    hasName(line) &&
    words.length - capitals <= 3 &&
    !/\d/.test(line.replace(numberToCall, ""))
  );
}

/** "… cheers, Tom", "… /Robin", "… Mirva / HR": at the end of the last line. */
function inLine(text: string, line: Span | undefined): Span[] {
  if (!line) return [];
  const written = phraseAt(text, line);
  const closed = closingInLine.exec(written);
  if (closed) return [{ start: line.start + closed.index, end: text.length }];
  const sentence = sentenceAround(text, { start: line.end - 1, end: line.end });
  const end = phraseAt(text, sentence).trim();
  const isName =
    wordsOf(end).length <= 4 &&
    !/^Anna\s\p{Ll}/u.test(end) &&
    isGiven(wordsOf(end)[0]?.replace(/[,.]$/u, "") ?? "");
  return isName ? [{ start: sentence.start, end: text.length }] : [];
}

/** Rows and sentences that say whom to turn to. */
function contacts(text: string): Span[] {
  const rows = rowsOf(text)
    .filter(({ label }) => contactLabel.test(label))
    .map(({ line }) => line);
  const names = [
    ...text.matchAll(fullName),
    ...text.matchAll(new RegExp(address, "gu")),
    ...text.matchAll(new RegExp(numberToCall, "gu")),
  ];
  const sentences = [...names, ...givenNames(text)]
    .map((found) => sentenceAround(text, "start" in found ? found : spanOf(found)))
    .filter((span) => {
      const sentence = phraseAt(text, span);
      return (
        sentence.search(contactCue) >= 0 &&
        (hasGiven(sentence) ||
          address.test(sentence) ||
          numberToCall.test(sentence) ||
          (sentence.search(strongCue) >= 0 && wordsOf(sentence).length <= 15))
      );
    })
    // The stop of the sentence goes with it.
    .map(({ start, end }) => ({ start, end: /[.!?]/.test(text[end] ?? "") ? end + 1 : end }));
  return [...rows, ...sentences];
}

const hasGiven = (text: string) => givenNames(text).length > 0;

/** "Anna tarjous": give us an offer. With a surname, and within a sentence, Anna is somebody. */
const isOrder = (text: string, { 0: name, index }: RegExpExecArray) =>
  name === "Anna" && /(?:^|[.!?:\n])\s*$/u.test(text.slice(0, index));

/** First names, with the surname behind them; a company that is called by one is none. */
function givenNames(text: string): Span[] {
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}@./-])(\\p{Lu}[\\p{L}-]+)(?:\\s(?:(?:von|af|de)\\s)?${capital}|\\s\\p{Lu}(?![\\p{L}])\\.?)?`,
    "gu",
  );
  return [...text.matchAll(name)]
    .filter((match) => isGiven(match[1] ?? "") && !isOrder(text, match))
    .map(spanOf)
    .filter(
      ({ start, end }) =>
        !/^(?:\s\p{Lu}[\p{L}&-]*)?\s(?:Oyj?|Abp?|Ltd|Ky|Tmi|Inc|\d)/u.test(text.slice(end, end + 40)) &&
        !/\s(?:Oyj?|Abp?|Ltd|Ky|Tmi|Inc)$/u.test(text.slice(start, end)),
    );
}

/** Where a text says who wrote it and whom to turn to. */
export function contactSpans(text: string): Span[] {
  const spans = [...signature(text), ...contacts(text)].sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

/** The text with spaces in place of whom to turn to, every other place kept. */
export const withoutContacts = (text: string): string =>
  contactSpans(text).reduce(
    (left, { start, end }) =>
      left.slice(0, start) +
      left.slice(start, end).replace(/[^\n]/gu, (c) => " ".repeat(c.length)) +
      left.slice(end),
    text,
  );

/**
 * What of a brief may be public: neither who wrote it nor whom to turn to, no name of a person that is known as one,
 * no address and no number to call. Companies keep their names.
 */
export function publicText(text: string): string {
  let left = text;
  for (const { start, end } of contactSpans(text).reverse()) {
    const companies = [...text.slice(start, end).matchAll(company)].map(([name]) => name);
    left = left.slice(0, start) + companies.join(", ") + left.slice(end);
  }
  for (const { start, end } of givenNames(left).reverse())
    left = `${left.slice(0, start)}…${left.slice(end)}`;
  return withoutContactDetails(left)
    .split("\n")
    .map((line) => (/[\p{L}\p{N}]/u.test(line) ? line.trimEnd() : ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
