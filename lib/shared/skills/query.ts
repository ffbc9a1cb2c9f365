import { normalizeTerm } from "@/lib/shared/skills/term";
import { findSkill } from "@/lib/shared/skills/vocabulary";

/** A part of a search: a skill of the vocabulary with the words that named it, or any other word. */
export type QueryTerm =
  | { readonly kind: "skill"; readonly key: string; readonly text: string }
  | { readonly kind: "word"; readonly text: string };

/** More terms than this are left out: nobody types them, and each one costs the database a condition. */
export const maxQueryTerms = 12;

/** Longest vocabulary phrase that is looked for, in words. */
const maxPhraseWords = 5;

/** Words that say nothing about whom one looks for, as normalizeTerm writes them. */
const noiseWords = new Set(
  [
    "a an the and or nor but in on at of for from with without within to into by as about near",
    "ja tai eli seka etta kanssa varten joka jolla on ovat kuin myos",
    "en ett den det och eller i pa av till fran med utan for om hos samt som inom",
    "expert experts consultant consultants specialist specialists",
    "asiantuntija asiantuntijat asiantuntijaa asiantuntijoita osaaja osaajat osaajaa osaajia",
    "konsultti konsultit konsulttia konsultteja spesialisti spesialistit",
    "expertis experten experter konsult konsulter konsulten specialister",
  ].flatMap((line) => line.split(" ")),
);

/**
 * What a visitor typed, as terms: at each place the longest phrase of the vocabulary (up to five words),
 * otherwise the word itself; articles, prepositions, conjunctions and words like "expert" or "asiantuntija"
 * are left out, unless nothing else was typed. Texts are normalized; at most 12 terms, each once
 * (decisions B11).
 */
export function parseQuery(text: string): QueryTerm[] {
  const words = normalizeTerm(text).split(" ").filter(Boolean);
  const terms = collectTerms(words);
  return terms.length > 0 ? terms : distinct(words).map((word) => ({ kind: "word", text: word }));
}

function collectTerms(words: readonly string[]): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < words.length && terms.length < maxQueryTerms; ) {
    const found = longestSkill(words, at);
    const word = words[at] as string;
    const identity = found ? `skill ${found.skill.key}` : `word ${word}`;
    if (!seen.has(identity) && (found || !noiseWords.has(word))) {
      seen.add(identity);
      terms.push(
        found ? { kind: "skill", key: found.skill.key, text: found.text } : { kind: "word", text: word },
      );
    }
    at += found?.length ?? 1;
  }
  return terms;
}

function longestSkill(words: readonly string[], at: number) {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const skill = findSkill(text);
    if (skill) return { skill, text, length };
  }
  return undefined;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxQueryTerms);
}
