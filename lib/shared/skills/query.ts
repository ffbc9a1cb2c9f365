import { functionWords } from "@/lib/shared/function-words";
import { longestNameAt, type Readings, readingsOf } from "@/lib/shared/skills/names";
import { isHollowRole, nameInCompound, skillOfCompound } from "@/lib/shared/skills/roles";
import { normalizeTerm, withoutColonCases } from "@/lib/shared/skills/term";

/** A part of a search: a skill of the vocabulary with the words that named it, or any other word. */
export type QueryTerm = (
  | { readonly kind: "skill"; readonly key: string; readonly text: string }
  | { readonly kind: "word"; readonly text: string }
) & {
  /** The word that makes it a choice beside the term before it: "React or Vue". */
  readonly or?: string;
};

/** More terms than this are left out: nobody types them, and each one costs the database a condition. */
export const maxQueryTerms = 12;

/** Those of them that people are called by, or that tell of work: "Aina K.", "project lead". */
const tellingWords = new Set(
  "aina eli per mika niina mina ole dag don jo will may april june march project projects projekti projektin projekt projektet".split(
    " ",
  ),
);

/** Words that say nothing about whom one looks for, beyond those that every text has, as normalizeTerm writes them. */
const noiseWords = new Set(
  [
    ...functionWords,
    "a an the and or but in at of for from with to into by as near my is are be seeking hire hiring recruiting",
    "ja tarvitsen etsin haen haluan apu apua avuksi auttamaan auttaa auttakaa osaa taitava taitavaa haussa palkataan palkkaamme",
    "en ett den det och eller i pa av till fran med om for samt som vi jag oss mig var vem att ha hjalp hjalpa duktig sokes soks anlita",
    "expert experts consultant consultants specialist specialists professional professionals",
    "freelance freelancer freelancers contractor freelancerin freelanceria alihankkija alihankkijaa alihankkijan",
    "frilans frilansare underkonsult persons ihmisia henkilo henkiloa tekijoita folk personer",
    // How much it is asked for.
    "required mandatory necessary essential preferred possible plus pakollinen pakollista valttamaton valttamatonta",
    "edellytys edellytyksena vaatimus vaatimuksena eduksi plussaa mahdollista mahdollisesti",
    "krav obligatorisk obligatoriskt nodvandig nodvandigt onskvart mojligt",
    // Everybody is so, or would be.
    "great best top excellent reliable trusted trustworthy talented skilled independent affordable local quick quickly",
    "available dedicated motivated passionate proactive hardworking full term minimum maximum",
    "paras parasta parhaan luotettava luotettavaa luotettavan itsenainen itsenaista lahjakas lahjakasta nopea nopeaa nopeasti",
    "edullinen edullista halpa halpaa ammattitaitoinen ammattitaitoista saatavilla osa aikainen osaaikainen kokoaikainen",
    "bast basta palitlig palitliga sjalvstandig snabb snabbt billig tillganglig ledig heltid deltid tva tre fyra fem",
  ]
    .flatMap((line) => line.split(" "))
    .filter((word) => !tellingWords.has(word)),
);

/** Words between things of which one is enough. */
export const orWords: ReadonlySet<string> = new Set("or tai eller".split(" "));

const isNoise = (word: string): boolean => noiseWords.has(word) || isHollowRole(word);

/** Whether a text holds nothing but such words. */
export const saysNothing = (text: string): boolean => queryWords(text).every(isNoise);

/**
 * What a visitor typed, as terms: at each place the longest name of the vocabulary (up to five words, in any
 * inflected form; a compound of Finnish or Swedish also as two words), or the skills in a compound
 * ("tekoälyasiantuntija"), otherwise the word itself; articles, prepositions, conjunctions and words like "expert" or
 * "asiantuntijaa" are left out, unless nothing else was typed. A term behind an "or" tells so. Texts are normalized; at most 12 terms, each once
 * (decisions B11).
 * @param readings what each word may stand for: by itself, and the base forms of it
 */
export function parseQuery(text: string, readings: Readings = readingsOf): QueryTerm[] {
  const words = queryWords(text);
  const terms = collectTerms(words, readings);
  return terms.length > 0 ? terms : distinct(words).map((word) => ({ kind: "word", text: word }));
}

/** The words of a search, as normalizeTerm writes them. */
export const queryWords = (text: string): string[] =>
  normalizeTerm(withoutColonCases(text).replace(augmentedReality, "augmented reality"))
    .split(" ")
    .filter(Boolean);

/** In capitals; otherwise it is what Swedish and its writers without dots say in every sentence. */
const augmentedReality = /(?<![\p{L}\p{N}/&-])AR(?!\p{L}|\p{N}|[/&]|\s+(?:&\s*|and\s+)?VR)/gu;

function collectTerms(words: readonly string[], readings: Readings): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const seen = new Set<string>();
  const alternatives = words.slice(0, mostWords).map(readings);
  let or: string | undefined;
  const add = (term: QueryTerm) => {
    const identity = term.kind === "skill" ? `skill ${term.key}` : `word ${term.text}`;
    if (!seen.has(identity) && terms.length < maxQueryTerms) {
      seen.add(identity);
      terms.push(or && terms.length > 0 ? { ...term, or } : term);
    }
    or = undefined;
  };
  for (let at = 0; at < alternatives.length && terms.length < maxQueryTerms; ) {
    const found = longestNameAt(alternatives, at);
    const word = words[at] as string;
    if (found)
      add({ kind: "skill", key: found.skill.key, text: words.slice(at, at + found.length).join(" ") });
    else if (orWords.has(word)) or = word;
    else if (!isNoise(word)) {
      const parts = skillsOfCompound(word);
      for (const key of parts) add({ kind: "skill", key, text: word });
      if (parts.length === 0) add({ kind: "word", text: word });
    }
    at += found?.length ?? 1;
  }
  return terms;
}

/** A field holds 200 characters; what stands behind so many words is left out. */
const mostWords = 60;

/** Shorter parts of compounds are found in too many words. */
const shortestPart = 5;

/** The skills in a compound: a skill and a trade, or two skills ("pilvitietoturva"). */
function skillsOfCompound(word: string): string[] {
  const named = skillOfCompound(word);
  if (named) return [named.skill.key];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const first = nameInCompound(word.slice(0, at));
    const second = first && longestNameAt([readingsOf(word.slice(at))], 0);
    if (first && second) return [first.skill.key, second.skill.key];
  }
  return [];
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxQueryTerms);
}
