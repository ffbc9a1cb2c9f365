import { languageOf, type TextLanguage } from "@/lib/shared/prose";
import { normalizeTerm, skillsInText } from "@/lib/shared/skills";

// What somebody says they do not do is no competence of theirs. English, Finnish, Swedish, as normalizeTerm writes them.

/** A clause that denies: what somebody says of themself with a not, or that begins with one. */
const denied: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(?:(?:and|but|or) )?(?:not|no|never|nor|neither) |\b(?:i|we) (?:\w+ ){0,2}?(?:do not|don t|have not|haven t|did not|didn t|never|cannot|can t|no longer) |\bi leave to\b|\bi buy from others\b/,
  fi: /\b(?:en|emme|enka|emmeka)\b/,
  sv: /^(?:(?:och|men|eller) )?(?:inte|inga|inget|ingen|aldrig) |\b(?:jag|vi) (?:\w+ ){0,2}?(?:inte|aldrig|ej)\b|\b(?:inte|aldrig|ej) (?:jag|vi)\b/,
};
/** "Not only models" tells of models. */
const notDenied =
  /\b(?:not (?:only|just|merely)|en (?:vain|ainoastaan|pelkastaan)|inte (?:bara|enbart|endast))\b/;
/** What refers to everything named before it in the sentence. */
const deniesAll =
  /\b(?:any|none) of these\b|\bmitaan naista\b|\b(?:inget|inga|ingenting) av (?:detta|dessa|det)\b/;

const sentences = /(?<=[.!?;])\s+|\n+/;
const clauses =
  /,\s+|\s+(?=(?:and|but) not )|\s+(?:but|while|although|though|mutta|vaan|men|fast)\s+|\s+[–—-]\s+|(?<=[:;])\s+/;

/** Most sentences have none of these words, and need not be taken apart. */
const mayDeny =
  /(?<!\p{L})(?:not?|nor|never|neither|cannot|leave|buy|these|en|emme|enkä|emmekä|näistä|inte|ing(?:a|et|en|enting)|aldrig|ej|\p{L}+n['’]t)(?!\p{L})/iu;

/** A profile's text without the clauses in which somebody says what they do not do. */
export function withoutDenials(text: string, language: TextLanguage = languageOf(text)): string {
  if (!mayDeny.test(text)) return text;
  const isDenied = (clause: string) => {
    const words = normalizeTerm(clause);
    return denied[language].test(`${words} `) && !notDenied.test(words);
  };
  const told = text.split(sentences).map((sentence) => {
    if (!mayDeny.test(sentence)) return sentence;
    if (deniesAll.test(normalizeTerm(sentence))) return "";
    const all = sentence.split(clauses);
    const kept = all.filter((clause) => !isDenied(clause));
    return kept.length === all.length ? sentence : kept.join(", ");
  });
  return told.join(" ");
}

/** Keys of the skills that a profile's text names as its writer's own (skillsInText). */
export function toldSkills(text: string): string[] {
  const named = skillsInText(text);
  const told = withoutDenials(text);
  if (told === text) return named;
  const kept = new Set(skillsInText(told));
  return named.filter((key) => kept.has(key));
}
