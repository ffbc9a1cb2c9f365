import { languageOf } from "@/lib/shared/prose";
import { skillKey, skillsInName, skillsInText } from "@/lib/shared/skills";
import type { BackgroundEntry, CandidateSource } from "./candidate";
import { comparableWords, stemsOf } from "./words";

/** Where a profile names a skill: in its list, in its title, or in a phrase of another of its texts. */
export type EvidencePlace =
  | { in: "skills"; label: string }
  | { in: "title" }
  /** Within a longer name of the list. */
  | { in: "listedAs"; phrase: string }
  | { in: "description" | BackgroundEntry["in"]; phrase: string };

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== "");

/** So many words stand around the name of a skill in a phrase, and so many make a phrase at most. */
const around = 3;
const longestPhrase = 14;

function phraseFrom(words: readonly string[], from: number, to: number): string {
  const start = Math.max(0, from - around);
  const end = Math.min(words.length, Math.max(to + around, start + 2 * around), start + longestPhrase);
  return words
    .slice(start, end)
    .join(" ")
    .replace(/["“”]/g, "")
    .replace(/[\s,.;:!?–—-]+$/, "");
}

/** The smallest number from `from` to `to` for which a condition holds that stays true once it is. */
function firstWhere(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where the profile names the skill; null where it does not. */
export function placeOf(source: CandidateSource, key: string): EvidencePlace | null {
  const label = source.skills.find((each) => skillKey(each) === key);
  if (label !== undefined) return { in: "skills", label };
  if (source.titleSkillKeys.includes(key)) return { in: "title" };
  const isCertified = source.certificateSkillKeys.includes(key);
  const isTold = source.descriptionSkillKeys.includes(key);
  const longer = isTold ? source.skills.find((each) => skillsInName(each).includes(key)) : undefined;
  if (longer !== undefined) return { in: "listedAs", phrase: longer };
  for (const entry of [
    ...(isCertified ? source.background.filter((each) => each.in === "certificate") : []),
    ...(isTold ? [{ in: "description" as const, text: source.description }] : []),
    ...(isTold ? source.background.filter((each) => each.in !== "certificate") : []),
  ]) {
    const phrase = phraseNaming(key, entry.text, entry.in === "certificate");
    if (phrase) return { in: entry.in, phrase };
  }
  return null;
}

/** The words of a text around those that name a skill; null where none do. */
function phraseNaming(key: string, text: string, everyday: boolean): string | null {
  const isNamed = (part: string) => skillsInText(part, { everyday }).includes(key);
  const sentence = sentencesOf(text).find(isNamed);
  if (sentence === undefined) return null;
  const words = sentence.trim().split(/\s+/);
  const names = (from: number, to: number) => isNamed(words.slice(from, to).join(" "));
  const end = firstWhere(1, words.length, (to) => names(0, to));
  const start = firstWhere(0, end - 1, (dropped) => !names(dropped + 1, end));
  return phraseFrom(words, start, end);
}

/** The phrase of a profile in which these words (stems) weigh the most; null when none has any. */
export function phraseOf(
  source: CandidateSource,
  wanted: ReadonlyMap<string, number>,
  textOf = ({ text }: BackgroundEntry) => text,
): string | null {
  let [most, phrase]: [number, string | null] = [0, null];
  const language = languageOf(source.description);
  const texts = [source.description, ...source.background.map(textOf)];
  for (const sentence of [source.title, ...texts.flatMap(sentencesOf)]) {
    const words = sentence.trim().split(/\s+/);
    const weights = words.map((word) =>
      Math.max(0, ...stemsOf(comparableWords(word, language)).map((stem) => wanted.get(stem) ?? 0)),
    );
    const hits = weights.flatMap((weight, at) => (weight > 0 ? [at] : []));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    if (sum > most) {
      most = sum;
      phrase = phraseFrom(words, hits[0] as number, (hits.at(-1) as number) + 1);
    }
  }
  return phrase;
}
