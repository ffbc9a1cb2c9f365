import type { Span } from "./phrases";

/** A line that has a label and what it says: "Rate: 95 €/h", "| Rate | 95 €/h |", "Rate;95 €/h"; not "AWS:ää". */
export interface Row {
  readonly label: string;
  readonly value: Span;
  readonly line: Span;
}

const row =
  /^[ \t>]*(?:[-*•–]\s+|#{1,6}\s*|\d+[.)]\s+)?(?:\|[ \t]*)?[*_]{0,3}(\p{L}[^|;:?\t\n]{1,55}?)[*_]{0,3}[ \t]*(?:\||;|\t|:(?!\/\/|(?<=\p{Lu}:)\p{Ll})|\?(?=[ \t])|[ \t]{3,})[*_]{0,3}[ \t]*(\S[^\n]*)$/gmu;

/** The rows of a text, in its order. */
export function rowsOf(text: string): Row[] {
  return [...text.matchAll(row)].flatMap((match) => {
    const [line, label = "", written = ""] = match;
    const value = withoutEnd(written);
    if (value === "") return [];
    const lineStart = match.index;
    const start = lineStart + line.length - written.length;
    return [
      {
        label: label.trim(),
        value: { start, end: start + value.length },
        line: { start: lineStart, end: lineStart + line.length },
      },
    ];
  });
}

/** Without the spaces and marks at its end. */
function withoutEnd(written: string): string {
  let end = written.length;
  while (end > 0 && /[\s|*_]/u.test(written[end - 1] ?? "")) end -= 1;
  return written.slice(0, end);
}

/** The label of the row in whose value a place lies; empty where it lies in none. */
export const labelOf = (rows: readonly Row[], { start, end }: Span): string =>
  rows.find(({ value }) => value.start <= start && end <= value.end)?.label ?? "";

/** The lines of a text with their places. */
export function linesOf(text: string): Span[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const span = { start, end: start + line.length };
    start += line.length + 1;
    return span;
  });
}
