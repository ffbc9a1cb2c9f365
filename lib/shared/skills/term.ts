import { foldCase } from "@/lib/shared/skills/fold";

const nul = String.fromCharCode(0);

/**
 * Text as search compares it: no case, no diacritics, C++, C#, F#, .NET and Node.js as words of their own,
 * everything else that is not a letter or digit one space. Does what the SQL function search_text of the
 * initial migration does to the stored side, so that both sides of a comparison are the same words.
 */
export function normalizeTerm(text: string): string {
  return foldCase(text.replaceAll(nul, "").normalize("NFKC"))
    .replace(/(^|[^\p{Alphabetic}\p{N}])c\+\+/gu, "$1cplusplus ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])c#/gu, "$1csharp ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])f#/gu, "$1fsharp ")
    .replace(/(^|[^\p{Alphabetic}\p{N}])\.net(?![\p{Alphabetic}\p{N}])/gu, "$1dotnet ")
    .replaceAll("node.js", "nodejs")
    .replace(/[^\p{Alphabetic}\p{N}]+/gu, " ")
    .trim();
}
