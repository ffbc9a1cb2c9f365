import { foldCase } from "@/lib/shared/skills/fold";
import { loraMeant } from "@/lib/shared/skills/lora";
import { longestNameAt, type NamedSkill, type Readings, readingsOf } from "@/lib/shared/skills/names";
import { skillOfCompound } from "@/lib/shared/skills/roles";
import { normalizeTerm, withoutColonCases } from "@/lib/shared/skills/term";
import { findSkill, isFurtherName, skills } from "@/lib/shared/skills/vocabulary";

/** One letter ('C', 'R') and words that are everyday English ('go') say nothing in running text. */
export const meansItselfInProse = (phrase: string) => phrase.length > 1 && phrase !== "go" && phrase !== "it";

/** What comes after the name of somebody's business: "a robotics company" is a client, not a skill. */
const clients = new Set(
  [
    "company companies firm firms agency agencies startup startups retailer retailers manufacturer manufacturers",
    "vendor vendors supplier suppliers provider providers producer producers operator operators maker makers",
    "chain chains store stores shop shops wholesaler wholesalers customer customers client clients house houses",
    "yritys yritykselle yritykset yhtio yhtiolle valmistaja valmistajalle foretag bolag byra tillverkare leverantor",
  ].flatMap((line) => line.split(" ")),
);

/** What such a business makes: "an HR software company". */
const makes = new Set("software technology tech platform systems services solutions equipment".split(" "));

/** Whether the words at a place name a business. */
const isClient = (words: readonly string[], at: number): boolean =>
  clients.has(words[at] ?? "") || (makes.has(words[at] ?? "") && clients.has(words[at + 1] ?? ""));

interface Flags {
  readonly everyday: ReadonlySet<string>;
  readonly capital: ReadonlySet<string>;
}

let built: Flags | undefined;

function flags(): Flags {
  built ??= {
    everyday: new Set(skills.flatMap(({ everyday = [] }) => everyday.map(normalizeTerm))),
    capital: new Set(skills.flatMap(({ capital = [] }) => capital.map(normalizeTerm))),
  };
  return built;
}

/** Whether a one-word name, in any form, is used for other things as well: "workshops", "training". */
export const isEverydayName = (word: string): boolean =>
  readingsOf(word).some((reading) => flags().everyday.has(reading));

/** Whether a one-word name is an ordinary word too, which a capital letter tells apart: "React". */
export const needsCapital = (word: string): boolean => flags().capital.has(word);

/** Words of a text that are written as names are, as normalizeTerm writes them: "Swift", not "swift", nor "SWIFT". */
function capitalised(text: string): ReadonlySet<string> {
  const found = text.match(/[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  return new Set(found.filter((word) => !/^\p{Lu}{5,}$/u.test(word)).map(foldCase));
}

interface HowRead {
  further?: boolean;
  everyday?: boolean;
  readings?: Readings;
}

/**
 * Every place where a running text names a skill, in the order of the text: whole names of the vocabulary in any
 * of its languages, each word in any inflected form ("neural network", "koneoppimisella", "språkmodellerna") and
 * never in a derived one ("trained" is not "training"); the longest name where they lie within each other. One-word
 * names that texts use for other things do not count, those that are ordinary words count with a capital letter,
 * and what names a client's business counts as a field of business only.
 * @param everyday whether those one-word names count all the same: in a title, and for readers with rules of their own
 * @param further whether names count that only searches, lists and titles know
 * @param readings what each word may stand for: by itself, and the names that it is a form of
 */
export function namedInText(
  text: string,
  { everyday = false, further = false, readings = readingsOf }: HowRead = {},
): NamedSkill[] {
  const written = withoutColonCases(text);
  const words = normalizeTerm(written).split(" ").filter(Boolean);
  const alternatives = words.map(readings);
  let capitals: ReadonlySet<string> | undefined;
  const accepts = ({ skill, name, at, length }: NamedSkill): boolean => {
    if (!further && isFurtherName(name)) return false;
    if (length === 1) {
      const word = words[at] as string;
      if (!meansItselfInProse(name) || !meansItselfInProse(word)) return false;
      if (!everyday && flags().everyday.has(name)) return false;
      if (flags().capital.has(name)) {
        capitals ??= capitalised(written);
        if (!everyday && !capitals.has(word)) return false;
      }
    }
    // Two words that are one name count as they are written: "verkon kehitys" is no "verkkokehitys".
    const isApart = length === 2 && !name.includes(" ");
    if (isApart && !name.startsWith(words[at] as string)) return false;
    return skill.group === "domain" || !isClient(words, at + length);
  };
  const found: NamedSkill[] = [];
  for (let at = 0; at < words.length; ) {
    const compound = words[at] as string;
    const named = longestNameAt(alternatives, at, accepts) ?? asPlace(skillOfCompound(compound), at);
    if (named)
      found.push(
        named.name === "lora" ? { ...named, skill: findSkill(loraMeant(written)) ?? named.skill } : named,
      );
    at += named?.length ?? 1;
  }
  return found;
}

const asPlace = (named: ReturnType<typeof skillOfCompound>, at: number): NamedSkill | undefined =>
  named && { ...named, at, length: 1 };

/** Keys of the skills that a listed name has in it which is none of ours: "Procountor integrations" shows Procountor. */
export const skillsInName = (name: string): string[] => (findSkill(name) ? [] : skillsInText(name));

/** Keys of the skills that a running text names (namedInText), each once, in the order of the text. */
export function skillsInText(text: string, how: HowRead = {}): string[] {
  return [...new Set(namedInText(text, how).map(({ skill }) => skill.key))];
}
