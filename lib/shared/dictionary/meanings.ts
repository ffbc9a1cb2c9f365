import type { TextLanguage } from "@/lib/shared/prose";
import { normalizeTerm } from "@/lib/shared/skills";
import { isForeign, translationsOf } from "./dictionary";

/** Shorter words are mostly those that every text has. */
const shortestWord = 5;

/**
 * What English calls the words of a Finnish or Swedish text, each once: beside them it is found in English, and in the other
 * of the two. None for an English one.
 */
export function meaningsOf(text: string, language: TextLanguage): string[] {
  if (!isForeign(language)) return [];
  const words = new Set(
    normalizeTerm(text)
      .split(" ")
      .filter((word) => word.length >= shortestWord),
  );
  return [...new Set([...words].flatMap((word) => translationsOf(word, language).flat()))];
}
