/** A value and the words of the text that it came from, as they stand there. */
export interface Found<T> {
  readonly value: T;
  readonly phrases: readonly string[];
}

/** A place in a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const wordStart = "(?<![\\p{L}\\p{N}])";
export const wordEnd = "(?![\\p{L}\\p{N}])";

/** Matches one of these words or phrases, and not a part of a longer word, in any case. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(`${wordStart}(?:${source})${wordEnd}`, "giu");

/** Whether a pattern is in a text, wherever an earlier look with it ended. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

export const spanOf = (match: RegExpMatchArray): Span => {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
};

export const phraseAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** The places where a pattern (with the flag g) matches. */
export const spansOf = (text: string, pattern: RegExp): Span[] => [...text.matchAll(pattern)].map(spanOf);

/** What ends a clause: a line, a sentence, a comma that does not stand within a number. */
const clauseEnd = /\n|[!?;•|]|[.,](?=\s|$)/gu;

/** The words of the same clause before a place, at most `most` characters. */
export function clauseBefore(text: string, { start }: Span, most = 60): string {
  const near = text.slice(Math.max(0, start - most), start);
  const last = [...near.matchAll(clauseEnd)].at(-1);
  return last ? near.slice((last.index ?? 0) + 1) : near;
}

/** The words of the same clause after a place, at most `most` characters. */
export function clauseAfter(text: string, { end }: Span, most = 60): string {
  const near = text.slice(end, end + most);
  const first = near.search(clauseEnd);
  return first < 0 ? near : near.slice(0, first);
}

export const clauseAround = (text: string, span: Span, most = 60): string =>
  `${clauseBefore(text, span, most)}${phraseAt(text, span)}${clauseAfter(text, span, most)}`;

/** The whole line of a place. */
export function lineAround(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf("\n", Math.max(0, start - 1)) + 1;
  const to = text.indexOf("\n", end);
  return text.slice(start === 0 ? 0 : from, to < 0 ? text.length : to);
}

/** A full stop after one of these, or after the number of a day or an item, ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:(?<!\d)\d{1,2}|n|ca|max|min|esim|mm|puh|tel|tfn|alv|milj|p|v|yt|t|dr|dvs|exkl|inkl|incl|excl|approx|resp|st|pv|kk|vko|nr|bl|dyl|eur|mvh|i\.e|e\.g|p\.p)$/iu;

/** The sentence of a place: between the ends of lines, cells of tables and sentences. */
export function sentenceAround(text: string, { start, end }: Span, most = 400): Span {
  const isEnd = (at: number) =>
    /[\n|•]/.test(text[at] ?? "") ||
    (/[.!?]/.test(text[at] ?? "") &&
      /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) &&
      !(text[at] === "." && abbreviation.test(text.slice(Math.max(0, at - 8), at))));
  let from = start;
  while (from > 0 && start - from < most && !isEnd(from - 1)) from -= 1;
  let to = end;
  while (to < text.length && to - end < most && !isEnd(to)) to += 1;
  return { start: from, end: to };
}

const deniedBefore = new RegExp(
  `${wordStart}(?:no|not|without|never|cannot|don['’]t|doesn['’]t|isn['’]t|ei|eivät|emme|ilman|inte|ej|utan|ingen|inget|inga)\\s{1,3}(?!only|just|vain|bara)(?:(?!(?:but|vaan|mutta|men)\\s)\\S{1,30}\\s{1,3}){0,2}$`,
  "iu",
);
const deniedAfter =
  /^[^.,;!?\n]{0,30}(?:\bnot (?:required|needed|necessary|possible|an option|relevant)|out of the question|ruled out|ei tule kysymykseen|kommer inte i fråga|n['’]t (?:required|needed|necessary|possible)|(?<!\p{L})ei (?:vaadita|tarvita|tarvitse|edellytetä|ole mahdolli|onnistu|käy|ole tarpeen)|(?:krävs|behövs) (?:inte|ej)|är inte (?:möjligt|nödvändigt|aktuellt))/iu;

/** Whether a text says that something is not so: "no remote work", "Java is not required", "ei etänä". */
export const isDenied = (text: string, span: Span): boolean =>
  deniedBefore.test(clauseBefore(text, span)) || deniedAfter.test(text.slice(span.end, span.end + 70));

/** The same phrases once each, at most `most`. */
export const distinctPhrases = (phrases: readonly string[], most = 5): string[] =>
  [...new Set(phrases.map((phrase) => phrase.trim()).filter(Boolean))].slice(0, most);

/** Numbers in words as briefs write lengths with them, in the forms that stand before a unit. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "one yksi yhden yhtä yhdeksi ett",
    "two kaksi kahden kahta kahdeksi kahdessa två",
    "three kolme kolmen kolmea kolmeksi kolmessa tre",
    "four neljä neljän neljää neljäksi neljässä fyra",
    "five viisi viiden viittä viideksi viidessä fem",
    "six kuusi kuuden kuutta kuudeksi kuudessa sex",
    "seven seitsemän seitsemäksi sju",
    "eight kahdeksan kahdeksaksi åtta",
    "nine yhdeksän nio",
    "ten kymmenen kymmeneksi tio",
    "eleven yksitoista elva",
    "twelve kaksitoista kahdentoista tolv",
    "thirteen kolmetoista kolmentoista tretton",
    "fourteen neljätoista neljäntoista fjorton",
    "fifteen viisitoista viidentoista femton",
    "sixteen kuusitoista kuudentoista sexton",
    "seventeen seitsemäntoista sjutton",
    "eighteen kahdeksantoista arton",
    "nineteen yhdeksäntoista nitton",
    "twenty kaksikymmentä kahdenkymmenen tjugo",
  ].flatMap((line, index) => line.split(" ").map((word) => [word, index + 1])),
);

/** A small number in digits or words; for use inside a pattern. */
export const smallNumber = `\\d{1,3}(?:[.,]\\d)?|${Object.keys(numberWords).join("|")}`;

/** Between the two ends of a range: "3-6", "3 – 6", "3 to 6", "3 till 6". */
export const rangeMark = "\\s{0,2}(?:-|–|—|−|\\.\\.|to|or|till|eller|tai)\\s{0,2}";

/** The value of `smallNumber`. */
export const readSmallNumber = (written: string): number =>
  numberWords[written.toLowerCase()] ?? Number(written.replace(",", "."));
