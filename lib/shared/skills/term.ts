import { foldCase } from "@/lib/shared/skills/fold";

const nul = String.fromCharCode(0);
/** Soft hyphen, zero-width space and joiners, variation selectors, byte order mark: what web pages and PDFs bring along. */
const invisible = /\u00ad|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff/gu;

/** Names that would lose their signs, as words of their own. Hardly a text has one, and looking for its signs first is cheap. */
const signed: readonly (readonly [signs: string, name: RegExp, word: string])[] = [
  ["c++", /(^|[^\p{Alphabetic}\p{N}])c\+\+/gu, "$1cplusplus "],
  ["c#", /(^|[^\p{Alphabetic}\p{N}])c#/gu, "$1csharp "],
  ["f#", /(^|[^\p{Alphabetic}\p{N}])f#/gu, "$1fsharp "],
  [".net", /(^|[^\p{Alphabetic}\p{N}])\.net(?![\p{Alphabetic}\p{N}])/gu, "$1dotnet "],
];

/**
 * Text as search compares it: no case, no diacritics, C++, C#, F#, .NET and Node.js as words of their own,
 * everything else that is not a letter or digit one space. Does what the SQL function search_text
 * does to the stored side, so that both sides of a comparison are the same words.
 */
export function normalizeTerm(text: string): string {
  let folded = foldCase(text.replaceAll(nul, "").normalize("NFKC").replace(invisible, ""));
  for (const [signs, name, word] of signed) if (folded.includes(signs)) folded = folded.replace(name, word);
  return folded
    .replaceAll("node.js", "nodejs")
    .replace(/[^\p{Alphabetic}\p{N}]+/gu, " ")
    .trim();
}

/** Endings that Finnish and Swedish put behind a colon: "SQL:ää", "BI:hin", "API:issa", "CRM:et". */
const colonCase =
  /(?<=[\p{L}\p{N}#+]):(?:n|ia|iä|ta|tä|a|ä|aa|ää|i?(?:ll[aä]|lt[aä]|lle|ss[aä]|st[aä]|ksi|n[aä]|in|en)|een|h[aeiouyäö]n|t|s|et|ns)(?![\p{L}\p{N}:])/giu;

/** A text whose abbreviations have lost such endings, so that a word of their own is not made of them. */
export const withoutColonCases = (text: string): string => text.replace(colonCase, "");
