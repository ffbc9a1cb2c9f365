import { BaseForms, isHollowRole, nameInCompound, normalizeTerm, roleInEnglish } from "@/lib/shared/skills";
import words from "./data/words.json";

/** English names by each Finnish and Swedish word, as normalizeTerm writes them, and the forms of those words. */
interface Lexicon {
  readonly english: ReadonlyMap<string, readonly string[]>;
  readonly forms: BaseForms;
}

let built: Lexicon | undefined;

function lexicon(): Lexicon {
  if (built) return built;
  const english = new Map<string, string[]>();
  const forms = new BaseForms();
  for (const { fi = [], sv = [], en } of words) {
    for (const [names, language] of [[fi, "fi"] as const, [sv, "sv"] as const]) {
      for (const word of names.map(normalizeTerm).flatMap(derived)) {
        english.set(word, [...(english.get(word) ?? []), ...en.map(normalizeTerm)]);
        forms.add(word, language);
      }
    }
  }
  built = { english, forms };
  return built;
}

/** Verbs and their doers, from the noun of the deed: "ennustaminen" is what an "ennustaja" does, "planering" a "planerare". */
const derivations: readonly (readonly [deed: RegExp, others: readonly string[]])[] = [
  [/minen$/, ["ja", "a"]],
  [/ointi$/, ["oija", "oida"]],
  [/(?<=er)ing$/, ["a", "are"]],
  [/(?<=..)ning$/, ["a", "are"]],
];

function derived(word: string): string[] {
  const found = derivations.find(([deed]) => deed.test(word));
  return found ? [word, ...found[1].map((ending) => word.replace(found[0], ending))] : [word];
}

/** What English profiles call a Finnish or Swedish word, in any of its forms; none for a word that the lexicon has not. */
export function englishOf(word: string): readonly string[] {
  const { english, forms } = lexicon();
  const bases = english.has(word) ? [word] : forms.of(word);
  return [...new Set(bases.flatMap((base) => english.get(base) ?? []))];
}

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
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const first = firstPart(word.slice(0, at));
    if (!first) continue;
    const rest = lastPart(word.slice(at));
    if (rest) return [first, ...rest];
    const others = compoundParts(word.slice(at), most - 1);
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
