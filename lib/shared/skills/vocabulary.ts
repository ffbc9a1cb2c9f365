import { type Locale, locales } from "@/lib/shared/locales";
import furtherNames from "@/lib/shared/skills/data/further-names.json";
import groups from "@/lib/shared/skills/data/skills.json";
import { normalizeTerm } from "@/lib/shared/skills/term";
import { type Skill, skillGroups } from "@/lib/shared/skills/types";

/** A skill near another one; closeness in (0, 1). */
export interface RelatedSkill {
  readonly key: string;
  readonly closeness: number;
}

/** Every canonical skill, in the order of skillGroups and of the data. */
export const skills: readonly Skill[] = skillGroups.flatMap((group) =>
  groups[group].map((entry) => ({ ...entry, group, further: furtherNames[entry.key] ?? {} })),
);

/**
 * Every name that texts are read for, in the three languages, without abbreviations: a text that says it all. Reading the
 * further names with it would take seconds, so that whoever tells releases apart by it adds them as they are.
 */
export const vocabularyNames = (): string[] =>
  skills.flatMap(({ label, en = [], fi = [], sv = [] }) => [label, ...en, ...fi, ...sv]);

/** The further names of every skill, in the order of the data. */
export const allFurtherNames = (): Skill["further"][] => skills.map(({ further }) => further);

/** The names that the data has for a skill in a language, without its label and abbreviations. */
export const namesIn = (skill: Skill, locale: Locale): readonly string[] => [
  ...(skill[locale] ?? []),
  ...(skill.further?.[locale] ?? []),
];

/** How near a skill is to what it is a kind of, where the data says nothing else. */
const kindCloseness = 0.8;

interface Vocabulary {
  readonly byKey: ReadonlyMap<string, Skill>;
  readonly byPhrase: ReadonlyMap<string, Skill>;
  readonly closeness: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

/** A further name of a skill, given to it while the program runs. */
interface AddedName {
  readonly key: string;
  readonly name: string;
}

let added: ReadonlyMap<string, readonly string[]> = new Map();

/** Gives skills further names, in place of all that were given before. A name that the data has stays what it is there. */
export function setAddedNames(names: readonly AddedName[]): void {
  const byKey = new Map<string, string[]>();
  for (const { key, name } of names) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  added = byKey;
}

/** What is made of all the names there are: at the first question, and anew once some were added or taken away. */
export function perVocabulary<Made>(make: () => Made): () => Made {
  let kept: { made: Made; of: typeof added } | undefined;
  return () => {
    if (kept?.of !== added) kept = { made: make(), of: added };
    return kept.made;
  };
}

const vocabulary = perVocabulary(build);

/** Every written name of a skill, as the data has it, then those that were added. */
function namesOf(skill: Skill): string[] {
  const { key, label, abbr = [] } = skill;
  return [label, ...locales.flatMap((locale) => namesIn(skill, locale)), ...abbr, ...addedNames(key)];
}

/** The names that a skill was given while the program runs. */
export const addedNames = (key: string): readonly string[] => added.get(key) ?? [];

/** "koneoppimisen": a list of skills may hold the genitive of a name that changes nothing but its end. */
function finnishGenitive(phrase: string): string | undefined {
  if (phrase.endsWith("minen")) return `${phrase.slice(0, -3)}sen`;
  return /[aeiouy]$/.test(phrase) ? `${phrase}n` : undefined;
}

/** Shorter ones may be words of their own. */
const shortestTogether = 8;

const furtherPhrases = new Set(
  skills.flatMap(({ further = {} }) => Object.values(further).flat().map(normalizeTerm)),
);

/** Whether a name, as normalizeTerm writes it, is one that searches, lists and titles know and running texts do not. */
export const isFurtherName = (phrase: string): boolean => furtherPhrases.has(phrase);

/**
 * A name as it is written, and one of several words as one too, as many type it: "machinelearning", "datascientist". Not
 * further ones: the forms of thousands of such words would cost every process.
 */
export function waysToWrite(name: string): string[] {
  const phrase = normalizeTerm(name);
  const words = phrase.split(" ");
  const together = words.join("");
  const isTyped =
    words.length > 1 && !isFurtherName(phrase) && words.every((word) => /^\p{L}{3,}$/u.test(word));
  return isTyped && together.length >= shortestTogether ? [phrase, together] : [phrase];
}

function build(): Vocabulary {
  const byKey = new Map(skills.map((skill) => [skill.key, skill]));
  const byPhrase = new Map<string, Skill>();
  const add = (phrase: string, skill: Skill) => {
    if (phrase !== "" && !byPhrase.has(phrase)) byPhrase.set(phrase, skill);
  };
  for (const skill of skills) for (const name of namesOf(skill)) add(normalizeTerm(name), skill);
  for (const skill of skills) add(normalizeTerm(skill.key), skill);
  for (const skill of skills) {
    for (const name of namesIn(skill, "fi")) add(finnishGenitive(normalizeTerm(name)) ?? "", skill);
  }
  for (const skill of skills) {
    for (const spelling of namesOf(skill).flatMap(waysToWrite)) add(spelling, skill);
  }
  const near = new Map<string, Map<string, number>>(skills.map((skill) => [skill.key, new Map()]));
  const kinds = new Map<string, string[]>(skills.map((skill) => [skill.key, []]));
  const relate = (key: string, other: string, value: number) => {
    near.get(key)?.set(other, value);
    near.get(other)?.set(key, value);
  };
  for (const { key, broader = [] } of skills) {
    for (const other of broader) {
      kinds.get(other)?.push(key);
      relate(key, other, kindCloseness);
    }
  }
  for (const { key, related = [] } of skills) for (const [other, value] of related) relate(key, other, value);
  return { byKey, byPhrase, closeness: near, kinds };
}

/**
 * The skill that a label, key, synonym or abbreviation names, in any case, with or without diacritics, and a Finnish or
 * Swedish compound also as two words.
 */
export function findSkill(text: string): Skill | undefined {
  const phrase = normalizeTerm(text);
  return findPhrase(phrase) ?? findPhrase(compoundOf(phrase.split(" ")) ?? "");
}

/** The same for words that normalizeTerm has written. */
export const findPhrase = (phrase: string): Skill | undefined => vocabulary().byPhrase.get(phrase);

/** Shorter parts stand beside others by chance. */
const shortestPart = 3;

/** The names of one word in the languages whose names are compounds, and what these may begin with. */
const compounds = perVocabulary(() => {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  const written = skills.flatMap((skill) => [...namesIn(skill, "fi"), ...namesIn(skill, "sv")]);
  for (const name of written.map(normalizeTerm)) {
    if (name.includes(" ")) continue;
    names.add(name);
    for (let length = shortestPart; length < name.length; length += 1) beginnings.add(name.slice(0, length));
  }
  return { names, beginnings };
});

/**
 * The name that two words are together, as many write Finnish and Swedish compounds: "riskien hallinta", "moln
 * tjänster". English names are left alone: an air flow is not Airflow.
 * @param readingsOf what the two may stand for together
 */
export function compoundOf(
  words: readonly string[],
  readingsOf = (word: string): readonly string[] => [word],
): string | undefined {
  const [first = "", second = "", ...others] = words;
  const { names, beginnings } = compounds();
  if (others.length > 0 || second.length < shortestPart || !beginnings.has(first)) return undefined;
  return readingsOf(first + second).find((name) => names.has(name));
}

/** The skills near this key, nearest first, equally near ones by key; none for an unknown key. */
export function relatedSkills(key: string): RelatedSkill[] {
  const near = vocabulary().closeness.get(key);
  if (!near) return [];
  return [...near]
    .map(([other, value]) => ({ key: other, closeness: value }))
    .sort((a, b) => b.closeness - a.closeness || (a.key < b.key ? -1 : 1));
}

/** How near two skill keys are: 1 for the same key (known or not), 0 for unrelated ones, the same both ways. */
export function closeness(a: string, b: string): number {
  return a === b ? 1 : (vocabulary().closeness.get(a)?.get(b) ?? 0);
}

/**
 * Every skill that is a kind of this one, at any depth, each once: Blazor of .NET. Who looks for this one finds
 * those; who looks for one of those does not find this one. None for an unknown key.
 */
export function narrowerSkills(key: string): string[] {
  const found = new Set<string>();
  const visit = (each: string) => {
    for (const kind of vocabulary().kinds.get(each) ?? []) {
      if (found.has(kind) || kind === key) continue;
      found.add(kind);
      visit(kind);
    }
  };
  visit(key);
  return [...found];
}

/**
 * The two skills that one is made of, where its name says both and it is a kind of both: Agile and Coaching of Agile
 * Coaching. Products are made of nothing: who has Azure and DevOps has no Azure DevOps, which no language translates.
 */
export function partsOfSkill(key: string): readonly string[] {
  const { label = "", shown, broader = [] } = vocabulary().byKey.get(key) ?? {};
  if (!shown || broader.length < 2) return [];
  const words = label.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const parts = [words.slice(0, at), words.slice(at)].map((some) => findSkill(some.join(" "))?.key);
    const kinds = parts.filter((part) => part !== undefined && broader.includes(part));
    if (new Set(kinds).size === parts.length) return kinds.filter((part) => part !== undefined);
  }
  return [];
}

/** The kinds of a skill whose label has a name of the skill as a word: "AI Strategy" of AI, and not machine learning. */
export function namesakeKinds(key: string): readonly string[] {
  const known = namesakes().get(key);
  if (known) return known;
  const kinds = narrowerSkills(key);
  const names = new Set(kinds.length > 0 ? skillPhrases(key) : []);
  const words = (kind: string) => normalizeTerm(skillLabel(kind)).split(" ");
  const found = kinds.filter((kind) => words(kind).some((word) => names.has(word)));
  if (vocabulary().kinds.has(key)) namesakes().set(key, found);
  return found;
}
const namesakes = perVocabulary(() => new Map<string, readonly string[]>());

/** The canonical label of a known skill; what is unknown comes back as it was written, trimmed. */
export function skillLabel(keyOrText: string): string {
  return (vocabulary().byKey.get(keyOrText) ?? findSkill(keyOrText))?.label ?? keyOrText.trim();
}

/** What a skill is called in a language. */
export const skillName = ({ label, shown }: Skill, locale: Locale): string =>
  (shown as Readonly<Partial<Record<Locale, string>>> | undefined)?.[locale] ?? label;

/** The label and every synonym of a skill as normalizeTerm writes them, label first; none for an unknown key. */
export function skillPhrases(key: string): string[] {
  const skill = vocabulary().byKey.get(key);
  return skill ? [...new Set(namesOf(skill).map(normalizeTerm))] : [];
}
