import { endsDenial, goesOnDenied, withPlainButs } from "@/lib/shared/denials";
import { readingsOfTyped } from "@/lib/shared/dictionary/misspelt";
import { normalizeTerm, skillsInText } from "@/lib/shared/skills";
import {
  isDoneByOthers,
  isTool,
  isWorkedInSheets,
  ownSubject,
  tellsWhatIsUsed,
} from "@/lib/shared/there-words";
import { saysWelcome } from "@/lib/shared/welcome-words";

/**
 * How a brief speaks of something: it asks for it, only tells of it, calls it welcome or has it, or denies it or leaves
 * it to others. The later the less: a skill that is denied in one place and asked for in another is asked for.
 */
export const stances = ["asked", "told", "welcome", "denied"] as const;
export type Stance = (typeof stances)[number];

const phrases = (lines: readonly string[]) =>
  new RegExp(`(?:^| )(?:${lines.flatMap((line) => line.split(", ")).join("|")})(?= |$)`);

// As normalizeTerm writes them: lower case, no diacritics, no signs ("don't" is "don t"). English, Finnish, Swedish.
const denials = phrases([
  "no, not, never, without, nor, neither, except, don t, doesn t, isn t, aren t, won t, instead of, rather than",
  "ei, eika, eivat, emme, emmeka, ilman, (?<!sen )sijaan, sijasta",
  "inte, ej, utan, ingen, inga, inget, aldrig, istallet for, snarare an",
]);
/** "Not only X" asks for X. */
const falseDenials = phrases([
  "not only, not just, not merely, ei vain, ei pelkastaan, ei ainoastaan, inte bara, inte enbart",
]);
/** What one's own people do is not asked for; "our team" alone may be the one that somebody is to join. */
const doneByOwn = phrases([
  "our own (?:\\w+ ){0,2}(?:already )?(?:does|do|makes?|builds?|handles?|runs?|maintains?|takes? care of)",
  "(?:done|made|built|handled|run|maintained|taken care of) by our own, (?:do|make|build|handle|run|maintain) (?:\\w+ ){1,4}ourselves",
  "omat? \\w+mme (?:jo )?(?:hoita|teke|rakenta|yllapita)\\w+, (?:hoita|teke|rakenta|yllapita)\\w+ omat? \\w+mme",
  "(?:vart eget|var egen|vara egna) (?:\\w+ ){0,2}(?:redan )?(?:gor|bygger|skoter|driver|underhaller|tar hand om)",
  "(?:gor|bygger|skoter|driver|underhaller|tar) (?:vart eget|var egen|vara egna)",
]);
const notRequired = phrases(["not required, not mandatory"]);
const demands = phrases(["must, need, needs, required, pitaa, taytyy, maste"]);
const wishes = phrases([
  "must, need, needs, needed, require, required, requires, requirement, requirements, looking for, look for, seek",
  "seeking, search for, expertise, experience, experienced, skilled, skills, skill, know, knows, knowledge, command",
  "proficient, proficiency, fluent, fluency, should, wanted, strong, solid, hands on, you will, you would, you have",
  "etsimme, haemme, haetaan, tarvitsemme, tarvitaan, vaadimme, vaaditaan, vaatimuksena, vaatimukset, edellytamme",
  "osaa, osaat, osaaminen, osaamista, osaavan, osaavaa, osaaja, osaajaa, hallitset, hallitsee, hallitsevan, kokemus",
  "kokemusta, kokenut, kokenutta, tunnet, tuntee, tuntemus, taytyy, pitaa, odotamme, edellytyksena",
  "soker, behover, kraver, krav, kravs, maste, ska kunna, kunskap, kunskaper, erfarenhet, erfaren, beharskar, kan, kunnig",
]);

function stanceOf(clause: string): Stance {
  const words = normalizeTerm(clause);
  if (doneByOwn.test(words)) return "denied";
  if (isDoneByOthers(clause) && !demands.test(words)) return "denied";
  if (saysWelcome(clause) || notRequired.test(words)) return "welcome";
  if (denials.test(words) && !falseDenials.test(words)) return "denied";
  return wishes.test(words) ? "asked" : "told";
}

const isBullet = (line: string) => /^\s*[-*•–·]\s/.test(line);
const isItem = (line: string) => /^\s*(?:[-*•–·]|\d+[.)])\s/.test(line);
const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;
/** "Merits", "Nice to have:", "## Great if you know", and "4. Merits" over a list. */
function isHeading(line: string, next: string): boolean {
  if (/^\s*(?:#|\*\*[^*]+\*\*\s*$)/.test(line)) return true;
  if (/[.!?]\s*$/.test(line)) return false;
  if (isItem(line) && !(isBullet(next) && !isBullet(line))) return false;
  return /:\s*$/.test(line) || wordsIn(line.replace(/^\s*\d+[.)]\s/, "")) <= listMember;
}

/** A clause of so few words is a member of a list, and shares the stance of its neighbour. */
const listMember = 4;

/** What stands instead of something is not denied with it: it begins a clause, and so does what it stands for. */
const clauseEnds = new RegExp(
  `,\\s+|\\s+(?:while|although)\\s+|\\s+(?=(?:but|mutta|vaan|men|fast)\\s|(?:instead of|rather than|istället för|i stället för|snarare än)\\s)|\\s+[–—-]\\s+|${ownSubject}`,
  "iu",
);

/** The clauses of a sentence with the stance of each. "A, B or C is a plus" and "we do not use A, B or C" are one. */
function clausesOf(sentence: string): { text: string; stance: Stance }[] {
  // "AWS:ää" is a word with its ending.
  const heading = /^([^:]{1,60}):(?!(?<=\p{Lu}:)\p{Ll})\s*(\S.*)$/su.exec(sentence);
  const ofHeading = heading ? stanceOf(heading[1] as string) : "told";
  if (heading && ofHeading !== "told") return [{ text: sentence, stance: ofHeading }];
  const clauses = withPlainButs(sentence)
    .split(clauseEnds)
    .map((text) => ({ text, stance: stanceOf(text) }));
  for (let at = clauses.length - 2; at >= 0; at -= 1) {
    const [one, next] = [clauses[at], clauses[at + 1]] as [(typeof clauses)[0], (typeof clauses)[0]];
    if (one.stance === "told" && next.stance === "welcome" && wordsIn(one.text) <= listMember)
      one.stance = next.stance;
  }
  for (let at = 1; at < clauses.length; at += 1) {
    const [before, one] = [clauses[at - 1], clauses[at]] as [(typeof clauses)[0], (typeof clauses)[0]];
    if (before.stance === "denied" && goesOnDenied(one.text)) one.stance = "denied";
    if (before.stance === "denied" && endsDenial(one.text)) continue;
    if (one.stance === "told" && wordsIn(one.text) <= listMember) one.stance = before.stance;
  }
  return clauses;
}

/** What is only told of a skill may be no more than that it is there. */
function ofWhatIsThere(
  key: string,
  clause: string,
  { sentence, text }: Record<"sentence" | "text", string>,
): Stance {
  if (key === "excel" && isWorkedInSheets(clause)) return "denied";
  return tellsWhatIsUsed(clause, () => isTool(key, text), sentence) ? "welcome" : "told";
}

/** The skills that a brief's text names, each with the strongest stance that any of its mentions has. */
export function skillStances(text: string): Map<string, Stance> {
  const found = new Map<string, Stance>();
  let ofList: Stance = "told";
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const isInList = ofList !== "told" && (lines[at - 1] ?? "").trim() !== "";
    if (isHeading(line, lines[at + 1] ?? "")) {
      // Below "Welcome, but not required" an item may stand on its line without a mark.
      if (!isInList || /:\s*$|^\s*#/.test(line) || stanceOf(line) !== "told") ofList = stanceOf(line);
    } else if (!isItem(line)) ofList = "told";
    const isOnlyNamed = ofList === "welcome" || ofList === "denied";
    for (const sentence of line.split(/[.!?;]+(?:\s+|$)/)) {
      let list = "";
      for (const clause of clausesOf(sentence)) {
        list = wordsIn(clause.text) <= listMember ? `${list} ${clause.text}`.trim() : clause.text;
        const isOfList = clause.stance === "told" || (clause.stance === "asked" && isOnlyNamed);
        const ofClause = isOfList ? ofList : clause.stance;
        for (const key of skillsInText(clause.text, { readings: readingsOfTyped })) {
          const stance = ofClause === "told" ? ofWhatIsThere(key, list, { sentence, text }) : ofClause;
          const known = found.get(key);
          if (!known || stances.indexOf(stance) < stances.indexOf(known)) found.set(key, stance);
        }
      }
    }
  }
  return found;
}
