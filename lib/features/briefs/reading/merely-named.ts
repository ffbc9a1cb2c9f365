import { findSkill, narrowerSkills } from "@/lib/shared/skills";
import { has, lineAround, phraseAt, type Span, sentenceAround, wholeWords } from "./phrases";
import { namesRole } from "./role";

// Words that name a skill, and in a brief more often something of the client's: a department, the thing that is tested,
// the back end that runs somewhere, artificial intelligence that shall help.

type Named = Span & { readonly key: string };

const ofCraft =
  "expert(?:s|ise)?|experience\\p{L}*|knowledge|skills?|competence|background|training|course|workshops?|lecture\\p{L}*|strategy|osaami\\p{L}*|osaaja\\p{L}*|kokemu\\p{L}*|tuntemu\\p{L}*|asiantunti\\p{L}*|koulutu\\p{L}*|kouluttaja\\p{L}*|erfarenhet|kunskap\\p{L}*|kompetens\\p{L}*|utbild\\p{L}*|kunnig\\p{L}*|expertis";
const craftBefore = new RegExp(`(?<!\\p{L})[\\p{L}-]*(?:${ofCraft})\\s(?:[\\p{L}-]+[:\\s]\\s?){0,3}$`, "iu");
const craftAfter = new RegExp(`^[\\s-]{1,2}(?:${ofCraft})(?!\\p{L})`, "iu");
const listed = wholeWords(
  "skills?|stack|requirements?|required|must[- ]have|osaami\\p{L}*|taidot|vaatimu\\p{L}*|kompetens\\p{L}*|krav",
);

/** "AI consultant", "tekoälyasiantuntija", "experience of AI", "Skills: AI, Python" */
function isCraft(text: string, mention: Named): boolean {
  const after = text.slice(mention.end, mention.end + 40);
  const before = text.slice(Math.max(0, mention.start - 60), mention.start);
  const [line] = lineAround(text, mention).split(":");
  return (
    namesRole(phraseAt(text, mention)) ||
    namesRole(/^[\s-]{1,2}(\p{L}+)/u.exec(after)?.[1] ?? "") ||
    craftBefore.test(before) ||
    craftAfter.test(after) ||
    (lineAround(text, mention) !== line && has(listed, line ?? ""))
  );
}

const departments = new Set(["customer-service", "human-resources"]);
const isOurs = /(?<!\p{L})(?:our|vår|vårt|våra|meidän|from|till vår)\s$/iu;
const isInCase = /(?:mme|ssa|ssä|uun|lle|lta|sta|ssamme|uumme|llemme|ltamme|tjänsten|servicen|supporten)$/iu;
const departmentAfter =
  /^[\s-]{1,2}(?:teams?|departments?|people|staff|gets?|receives?|answers?|takes?|is|are|systems?|software|system\p{L}*|avdelning\p{L}*|får|svarar|tar|är|järjestelmä\p{L}*|osasto\p{L}*|tiimi\p{L}*|saa|vastaa|on|käyttää)(?!\p{L})/iu;
const bettered = wholeWords(
  "improv\\p{L}*|develop(?!er)\\p{L}*|renew\\p{L}*|redesign\\p{L}*|lead(?:s|ing)?|kehit(?!täj)\\p{L}+|paran\\p{L}+|uudist\\p{L}+|johta\\p{L}+|utveckl(?!are)\\p{L}+|förbättr\\p{L}+|förny\\p{L}+|leda",
);

const attacked = new Set(["chatbots", "web-development", "mobile-development"]);
const attackWords =
  "penetration test\\p{L}*|pen ?test\\p{L}*|red[- ]?team\\p{L}*|attack(?:s|ed|ing)?|hack(?:s|ed|ing)?|security (?:test|audit|review)\\p{L}*|penetraatio\\p{L}*|tunkeutumis\\p{L}*|tietoturvatesta\\p{L}*|tietoturva-?auditoin\\p{L}*|hyökkä\\p{L}*|murtau\\p{L}*|penetrationstest\\p{L}*|säkerhets(?:test|gransk)\\p{L}*|attackera\\p{L}*|angrip\\p{L}*";
const attack = wholeWords(attackWords);
const made = wholeWords(
  "need|needs|want|wants|build(?!ing)\\p{L}*|develop(?!er)\\p{L}*|create|make|looking for|tarvi\\p{L}+|halua\\p{L}+|rakenn\\p{L}+|rakenta\\p{L}+|kehit(?!täj)\\p{L}+|etsi\\p{L}+|behöver|vill|bygg(?:a|er)|utveckla(?!re)\\p{L}*|söker",
);

const ends = new Set([
  "backend-development",
  "frontend-development",
  "web-development",
  "mobile-development",
]);
const runsSomewhere =
  /^\s(?:(?:already|now|jo|nu)\s)?(?:runs|sits|lives|is (?:in|on|built|written|made|hosted|\p{Lu})|are (?:in|on|built|written)|pyörii|toimii|on (?:tehty|rakennettu|kirjoitettu)|körs|kör|går|ligger|är (?:byggd|byggt|gjord|gjort|skriven|skrivet|i\s))/u;

/** Whether a skill's name stands for something of the client's, which the work touches and is not. */
export function isMerelyNamed(text: string, mention: Named): boolean {
  const { key } = mention;
  if (key === "artificial-intelligence") return !isCraft(text, mention);
  const after = text.slice(mention.end, mention.end + 60);
  const sentence = phraseAt(text, sentenceAround(text, mention));
  if (departments.has(key)) {
    const isClients =
      isOurs.test(text.slice(Math.max(0, mention.start - 20), mention.start)) ||
      isInCase.test(phraseAt(text, mention)) ||
      departmentAfter.test(after);
    return isClients && !has(bettered, sentence) && !isCraft(text, mention);
  }
  if (ends.has(key) && runsSomewhere.test(after) && !has(made, sentence)) return true;
  return (
    attacked.has(key) &&
    has(attack, text) &&
    (has(attack, sentence) || !has(made, sentence)) &&
    !isCraft(text, mention)
  );
}

const ofIntelligence = new Set(narrowerSkills("artificial-intelligence"));
/** Who names machine learning or language models asks for no more of artificial intelligence than that. */
export const namesKindOfAi = (keys: Iterable<string>): boolean =>
  [...keys].some((key) => ofIntelligence.has(key) && findSkill(key)?.group !== "business");
