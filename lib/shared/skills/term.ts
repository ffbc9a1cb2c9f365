import { foldCase } from "@/lib/shared/skills/fold";

const nul = String.fromCharCode(0);
/** Soft hyphen, zero-width space and joiners, variation selectors, byte order mark: what web pages and PDFs bring along. */
const invisible = /\u00ad|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\ufeff/gu;

/**
 * Text as search compares it: no case, no diacritics, C++, C#, F#, .NET and Node.js as words of their own,
 * everything else that is not a letter or digit one space. Does what the SQL function search_text
 * does to the stored side, so that both sides of a comparison are the same words.
 */
export function normalizeTerm(text: string): string {
  return foldCase(text.replaceAll(nul, "").normalize("NFKC").replace(invisible, ""))
    .replace(/(^|[^\p{Alphabetic}\p{N}])c\+\+/gu, "$1cplusplus ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])c#/gu, "$1csharp ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])f#/gu, "$1fsharp ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])\.net(?![\p{Alphabetic}\p{N}])/gu, "$1dotnet ")
    .replaceAll("node.js", "nodejs")
    .replace(/[^\p{Alphabetic}\p{N}]+/gu, " ")
    .trim();
}

/** Endings that Finnish and Swedish put behind a colon: "SQL:ää", "AI:n", "CRM:et". */
const colonCase =
  /(?<=[\p{L}\p{N}#+]):(?:n|ia|iä|ta|tä|a|ä|aa|ää|lla|llä|lta|ltä|lle|ssa|ssä|sta|stä|ksi|na|nä|in|een|t|s|en|et|ns)(?![\p{L}\p{N}:])/giu;

/** A text whose abbreviations have lost such endings, so that a word of their own is not made of them. */
export const withoutColonCases = (text: string): string => text.replace(colonCase, "");
