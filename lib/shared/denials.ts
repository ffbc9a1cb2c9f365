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

/** After a not, what is so: with a subject or a verb of its own, or said to be so instead. As normalizeTerm writes it. */
const ownClause = new RegExp(
  [
    "^(?:(?:and|so|since|because|as|ja|koska|silla|och|for|eftersom) )?(?:we|i|you|they|it|use|our \\w+ (?:is|are|runs?|uses?)|me|meilla|kaytossa|on|(?!emme)\\w{3,}mme|\\w{3,}taan|vi|jag|ni|det|anvand|var[at]? \\w+ (?:ar|anvander)) ",
    "^(?:but|mutta|vaan|men|utan) ",
    "\\b(?:instead|rather|sen sijaan|mieluummin|istallet|i stallet|hellre|snarare)(?! of| than| for| an)\\b",
  ].join("|"),
);
/** "(No A,) B or C experience needed": the rest of what is denied, though it is more than a name. */
const restOfList =
  /^(?:\S+ ){1,3}(?:or|nor|tai|eller) (?:\S+ ){0,3}\S*(?:experience|skills|knowledge|needed|required|osaamista|kokemusta|taitoja|kunskaper|kompetens|erfarenhet)(?: \S+)?$/;

/** Whether a denial before a comma ends there, since this clause says something of its own. */
export const endsDenial = (clause: string): boolean => ownClause.test(`${normalizeTerm(clause)} `);
/** Whether this clause goes on with the list that a denial before its comma began. */
export const goesOnDenied = (clause: string): boolean =>
  !endsDenial(clause) && restOfList.test(normalizeTerm(clause));

const swedishNot = /(?<!\p{L})(?:inte|ej|ing(?:a|et|en))(?!\p{L})/iu;

/** A text in which every Swedish "utan" that means but and not without ("inte A utan B") is a "men " of its length. */
export const withPlainButs = (text: string): string =>
  text.replace(/(?:[^.!?\n]|[.!?](?!\s))+/gu, (sentence) => {
    const not = sentence.search(swedishNot);
    if (not < 0) return sentence;
    const after = sentence.slice(not).replace(/(?<!\p{L})utan(?!\p{L}|\s+att(?!\p{L}))/giu, "men ");
    return sentence.slice(0, not) + after;
  });

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
    const all = withPlainButs(sentence).split(clauses);
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
