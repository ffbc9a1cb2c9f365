import { isHollowRole, nameInCompound, roleInEnglish } from "@/lib/shared/skills";
import { englishOf } from "./dictionary";

/** A part of a compound: what English calls it, or the skill that it names; a trade says less than the others. */
export type CompoundPart = { english: readonly string[]; key?: string; isTrade?: true };

/** Shorter parts are found in too many words. */
const shortestPart = 4;
const mostParts = 3;

/**
 * The parts of a Finnish or Swedish compound that are known by themselves, the first as long as can be:
 * "reittioptimointi" is a route and Optimization, "putkistosuunnittelija" piping and a designer. None for other words.
 */
export function compoundParts(word: string, most = mostParts): readonly CompoundPart[] {
  if (most < 2) return [];
  const splits: { first: CompoundPart; end: string }[] = [];
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const first = firstPart(word.slice(0, at));
    if (first) splits.push({ first, end: word.slice(at) });
  }
  // Of few parts before of many: a "tentti" is in no "assistentti".
  for (const { first, end } of splits) {
    const rest = lastPart(end);
    if (rest) return [first, ...rest];
  }
  for (const { first, end } of splits) {
    const others = compoundParts(end, most - 1);
    if (others.length > 0) return [first, ...others];
  }
  return [];
}

function firstPart(part: string): CompoundPart | undefined {
  const skill = nameInCompound(part)?.skill;
  const cut = part.slice(0, -1);
  // "Tiedon-", "koneoppimis-", "sjukhus-", "hälsovårds-", "skol-", "mjukvaru-".
  const bound = part.endsWith("s") ? [cut, `${cut}nen`] : part.endsWith("u") ? [`${cut}a`] : [];
  const english = [part, ...bound, `${part}a`].flatMap(englishOf);
  return skill || english.length > 0 ? { english, ...(skill && { key: skill.key }) } : undefined;
}

/** None for a word that no list has; a trade that says nothing ("asiantuntija") adds no part. */
function lastPart(part: string): readonly CompoundPart[] | undefined {
  if (isHollowRole(part)) return [];
  const role = roleInEnglish(part);
  if (role.length > 0) return [{ english: role, isTrade: true }];
  const skill = nameInCompound(part)?.skill;
  const english = englishOf(part);
  return skill || english.length > 0 ? [{ english, ...(skill && { key: skill.key }) }] : undefined;
}
