import { normalizeTerm } from "@/lib/shared/skills";
import type { Brief, Requirement } from "./brief";
import {
  formShareOf,
  leastRequired,
  mostCountedWords,
  mostNamesOfTerm,
  toldShare,
  unheardShare,
} from "./factors";
import { comparableWords, isInflected, meantAs, type Word } from "./words";

/** What is known of all experts together: how common each word and skill is, and which words there are. */
export type Statistics = {
  experts: number;
  withWord(word: string): number;
  withSkill(key: string): number;
  /** Words of the catalogue that look like forms of this one (words.ts), itself left out. */
  formsOf(word: string): readonly string[];
  /** Skills of the catalogue whose name has this word. */
  skillsNamed(word: string): readonly string[];
};

/** What something of an expert says about one of a brief's requirements (or terms): how far it meets it, 0 to 1. */
export type Meeting = { index: number; share: number };

/** A brief as this catalogue can answer it: what is compared with each expert, by skill and by word. */
export type WeighedBrief = {
  /** Share of each requirement in the skills factor; they sum to 1, or are none. */
  shares: readonly number[];
  /** From 0 to 1: how much of what the brief requires anybody could meet; the rest of the factor's weight goes to others. */
  attainable: number;
  /** Of requirements first, domains after them. */
  bySkill: ReadonlyMap<string, readonly Meeting[]>;
  /** Terms are the words of requirements that no vocabulary knows. */
  terms: readonly { requirement: number; weight: number }[];
  byWord: ReadonlyMap<string, readonly Meeting[]>;
  /** What each word of the catalogue weighs in the text factor, for which word of the brief, and the sum that counts as all of them. */
  words: ReadonlyMap<string, { index: number; weight: number }>;
  total: number;
};

const rarity = (statistics: Statistics, holding: number) =>
  Math.log(1 + (1 + statistics.experts) / (1 + holding));

/** Rarity of a word (inverse document frequency); never 0, so that a word everybody uses still counts a little. */
export const wordWeight = (statistics: Statistics, word: string): number =>
  rarity(statistics, statistics.withWord(word));

/** The rarity of the commonest stem that a word may be meant as: a rare one beside it makes it no rarer. */
const weightOf = (statistics: Statistics, { stems }: Word): number =>
  Math.min(...stems.map((stem) => wordWeight(statistics, stem)));

/** Words of the catalogue that mean a word of a brief, with how surely: itself in any language, and its forms. */
export function meaningsOf({ stems, written }: Word, statistics: Statistics): Map<string, number> {
  const meanings = new Map<string, number>();
  const add = (other: string, share: number) => {
    if (share > (meanings.get(other) ?? 0)) meanings.set(other, share);
  };
  for (const stem of stems) {
    for (const other of [stem, ...meantAs(stem, written)]) if (statistics.withWord(other) > 0) add(other, 1);
    for (const form of statistics.formsOf(stem)) add(form, formShareOf);
  }
  return meanings;
}

/** Skills of the catalogue whose name has a word, in no other than an inflected form, by the stem that found them. */
function skillsNamed({ english, stems }: Word, name: string, statistics: Statistics): readonly string[] {
  const keys = statistics.skillsNamed(name);
  if (keys.length > mostNamesOfTerm) return [];
  if (!stems.includes(name)) return keys;
  return keys.filter((key) => {
    const written = wordsOfKey(key).get(name) ?? "";
    return english.some((word) => isInflected(word, written));
  });
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Works out once what is the same for every expert. */
export function weigh(brief: Brief, statistics: Statistics): WeighedBrief {
  const { requirements, domains } = brief;
  const bySkill = new Map<string, Meeting[]>();
  const byWord = new Map<string, Meeting[]>();
  const terms: { requirement: number; weight: number }[] = [];
  const potentials = requirements.map((requirement, index) => {
    const near = new Map(requirement.near);
    let told = 0;
    if (requirement.terms.length > 0) {
      const read = requirement.terms.map((term) => {
        const meanings = meaningsOf(term, statistics);
        const weight = weightOf(statistics, term) * (meanings.size > 0 ? 1 : unheardShare);
        return { term, meanings, weight };
      });
      const sum = read.reduce((total, { weight }) => total + weight, 0);
      const named = new Map<string, number>();
      for (const { term, meanings, weight: whole } of read) {
        const weight = whole / sum;
        if (meanings.size > 0) told += weight * Math.max(...meanings.values());
        for (const [word, share] of meanings) push(byWord, word, { index: terms.length, share });
        terms.push({ requirement: index, weight });
        const ofTerm = new Map<string, number>();
        for (const name of new Set([...term.stems, ...meanings.keys()])) {
          const share = term.stems.includes(name) ? 1 : (meanings.get(name) as number);
          for (const key of skillsNamed(term, name, statistics))
            ofTerm.set(key, Math.max(ofTerm.get(key) ?? 0, share));
        }
        for (const [key, share] of ofTerm)
          named.set(key, Math.min(1, (named.get(key) ?? 0) + share * weight));
      }
      for (const [key, share] of named) near.set(key, Math.max(near.get(key) ?? 0, share ** 2));
    }
    let listed = 0;
    for (const [key, share] of near) {
      if (statistics.withSkill(key) === 0) continue;
      listed = Math.max(listed, share);
      push(bySkill, key, { index, share });
    }
    return Math.max(listed, toldShare * told ** 2);
  });
  for (const [place, { near }] of domains.entries()) {
    for (const [key, share] of near) push(bySkill, key, { index: requirements.length + place, share });
  }
  const { shares, attainable } = sharesOf(requirements, potentials, statistics);
  const words = new Map<string, { index: number; weight: number }>();
  let [sum, count] = [0, 0];
  for (const [index, word] of brief.words.entries()) {
    const meanings = meaningsOf(word, statistics);
    const whole = weightOf(statistics, word);
    if (meanings.size > 0) {
      sum += whole;
      count += 1;
    }
    for (const [meaning, share] of meanings) {
      const weight = share * whole;
      if (weight > (words.get(meaning)?.weight ?? 0)) words.set(meaning, { index, weight });
    }
  }
  const total = sum * Math.min(1, mostCountedWords / count || 0);
  return { shares, attainable, bySkill, terms, byWord, words, total };
}

/** By weight in the brief, rare skills more than common ones; what nobody can meet has no share. */
function sharesOf(
  requirements: readonly Requirement[],
  potentials: readonly number[],
  statistics: Statistics,
): { shares: number[]; attainable: number } {
  let [all, met] = [0, 0];
  const weights = requirements.map(({ key, weight }, index) => {
    const potential = potentials[index] as number;
    all += weight;
    if (potential === 0) return 0;
    met += weight;
    return weight * rarity(statistics, statistics.withSkill(key));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return {
    shares: sum === 0 ? [] : weights.map((weight) => weight / sum),
    attainable: all === 0 ? 0 : met / Math.max(all, leastRequired),
  };
}

/** What a brief asks for by name and nobody in the catalogue could earn: their labels. */
export const unearned = ({ requirements }: Brief, { shares }: WeighedBrief): string[] =>
  requirements.filter(({ isByName }, index) => isByName && !shares[index]).map(({ label }) => label);

const namesOfKeys = new Map<string, ReadonlyMap<string, string>>();

/** The stems of a skill's key, which `Statistics.skillsNamed` finds it by, with the word of each. */
export function wordsOfKey(key: string): ReadonlyMap<string, string> {
  const known = namesOfKeys.get(key);
  if (known) return known;
  const words = new Map(
    comparableWords(normalizeTerm(key), "en").flatMap(({ stems, written }) =>
      stems.map((stem) => [stem, written] as const),
    ),
  );
  namesOfKeys.set(key, words);
  return words;
}
