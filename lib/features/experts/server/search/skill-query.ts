import "server-only";
import { compoundParts } from "@/lib/shared/dictionary/compounds";
import {
  findSkill,
  meansItselfInProse,
  namesakeKinds,
  narrowerSkills,
  partsOfSkill,
  relatedSkills,
} from "@/lib/shared/skills";
import { allOf, anyOf, joined, type Meaning, quote } from "./meanings";
import type { CompiledTerm } from "./text-query";

/**
 * The skill wherever it stands: listed, by itself or as all that it is made of ("Agile" and "Coaching"), or named in title or
 * description by any of its names, and behind those every kind of it. A single word may be somebody's first name as well
 * ('Julia'); a letter only beside others, as an initial.
 */
export function compileSkill({ key, text }: { key: string; text: string }, isAlone: boolean): Meaning {
  const listed = quote(`sk_${key}`);
  // Whoever has "AI Strategy" in the title has "AI" there.
  const named = [listed, ...[key, ...namesakeKinds(key)].map((each) => quote(`ti_${each}`))];
  const itself = [...named, quote(`de_${key}`), ...(nameQuery(text, isAlone) ?? [])];
  const parts = partsOfSkill(key);
  const asParts = parts.length > 0 ? [allOf(parts.map((part) => quote(`sk_${part}`)))] : [];
  const hasKinds = narrowerSkills(key).length > 0;
  const others = hasKinds ? [...asParts, quote(`ki_${key}`)] : asParts;
  return {
    anywhere: anyOf([...itself, ...others]),
    prominent: anyOf([...named, ...asParts]),
    listed,
    core: quote(`co_${key}`),
    calling: quote(`ca_${key}`),
    ...(others.length > 0 && { literal: anyOf(itself) }),
  };
}

/** The skill that one of a word's readings names. */
export function skillNamed(readings: readonly string[]): Meaning[] {
  const named = readings.find((each) => findSkill(each));
  const skill = named && findSkill(named);
  return skill ? [compileSkill({ key: skill.key, text: named }, false)] : [];
}

function nameQuery(text: string, isAlone: boolean): string[] | null {
  if (text.includes(" ")) return null;
  return meansItselfInProse(text) || (!isAlone && text.length === 1) ? [quote(`na_${text}`)] : null;
}

/** Skills so near that somebody who has one may do the work of the other; beside other words only the nearest tell more than those. */
const nearEnough = { alone: 0.6, beside: 0.8 } as const;

/**
 * A skill by those near it, listed or named, the nearest first, and a compound that is no skill by the one that it is a kind
 * of: a "kassavirtaennuste" is a forecast. Null where there is none.
 */
export function compileNearSkills(term: CompiledTerm, place: keyof typeof nearEnough): CompiledTerm | null {
  const near = term.keys.flatMap(relatedSkills).filter(({ closeness }) => closeness >= nearEnough[place]);
  const keys = [...new Set([...near.map(({ key }) => key), ...headOf(term)])];
  if (keys.length === 0) return null;
  const meaning = joined(
    "|",
    keys.map((key) => compileSkill({ key, text: "" }, false)),
  );
  return { anywhere: meaning.anywhere, prominent: meaning.prominent, text: term.text, keys };
}

/** The skill that the last part of a compound names, itself or in English. */
function headOf({ text, keys }: CompiledTerm): string[] {
  const head = keys.length === 0 ? compoundParts(text).at(-1) : undefined;
  if (!head || head.isTrade) return [];
  const key = head.key ?? head.english.map(findSkill).find(Boolean)?.key;
  return key ? [key] : [];
}
