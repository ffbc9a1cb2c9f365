import { wishChoices } from "@/lib/features/matching/wish";
import { welcomeWords } from "@/lib/shared/welcome-words";
import type { Span } from "./phrases";
import { isDemanded, requirementOf, sectionsOf } from "./requirement";

type Language = (typeof wishChoices.language)[number];
type Asked = "must" | "wish";

const called: Readonly<Record<Language, RegExp>> = {
  fi: /(?<!\p{L})(?:finnish|finska|suom)/iu,
  sv: /(?<!\p{L})(?:swedish|svenska|ruots)/iu,
  en: /(?<!\p{L})(?:english|engelska|engla)/iu,
};

const ofIt = "(?:suomen|ruotsin|englannin)";
const ability = "(?:taito|taitoa|taidon|osaami\\p{L}*)";
/** "Suomen ja ruotsin kielen taito": what they are of stands once, after the last of them. */
const ofAll = `(?=-?(?:,? (?:(?:ja|tai|sekä) )?${ofIt}-?){1,2}(?: ?kiel| ${ability}))-?`;
const name = [
  "(?:finnish|swedish|english)(?:[- ](?:speak\\p{L}*|language(?: skills)?|skills)|-(?= ))?",
  "(?:finska|svenska|engelska)(?: språket)?",
  "suomi|suomea|suomeksi|ruotsi|ruotsia|ruotsiksi|englanti|englantia|englanniksi",
  `${ofIt}(?:-? ?kiel\\p{L}*(?: ${ability})?| ${ability}|${ofAll})`,
].join("|");
const mastery = "fluent|native|spoken|written|sujuvaa?|hyvää?|flytande";
const rather = "preferably|ideally|mielellään|mieluusti|gärna|helst";
const one = `(?:(?:${mastery}|${rather}|good|strong|excellent|goda?|both|either|sekä|både) ){0,2}(?:${name})(?!\\p{L})`;
const and =
  "(?:and/or|ja/tai|och/eller|and|or|nor|as well as|plus|ja|tai|sekä|että|och|eller|samt|eikä|emmekä)";
const join = `(?:,? ${and} |, |\\s?[/&+]\\s?)`;

const before =
  "in|speaks?|speaking|fluent in|(?:fluency|proficiency|skills?) in|på|talar|(?:edellyt|vaadi)\\p{L}*|requires?|kräver";
/** A noun between a language and what is said makes it another thing: "Finnish companies are welcome". */
const linking =
  "(?:(?:is|are|be|would|will|also|both|all|an?|the|absolute(?:ly)?|definitely|strictly|considered|seen|as|on|ovat|olisi(?:vat)?|myös|molemmat|ehdottomasti|katsotaan|luetaan|lasketaan|är|vore|skulle|vara|också|även|båda|ett?|en|ses|räknas|som|absolut) ){0,4}";
const said = `[ :(–—-]{1,3}${linking}`;
const not = "(?:not|(?:is|are)n['’]t|no|ei(?: ole)?|eivät(?: ole)?|emme|inte|ej|inget|inga)";
/** "Svenska krav" and "Finnish mandatory reporting" are things; "ett krav" and "is mandatory" are said of the language. */
const noThing = "(?! (?!(?:and|but|or|for|in|as|to|with|because|since)(?!\\p{L}))\\p{L})";
const demand = `(?:${[
  "required|needed",
  "(?<=(?:is|are|be|also|not|['’]t|ly) )(?:mandatory|essential|necessary|obligatory)",
  `(?:must(?:[- ]have)?|mandatory|essential|necessary|obligatory)${noThing}`,
  "(?<=(?:a|the|absolute|no|not) )(?:must|requirement)",
  "pakolli\\p{L}*|vaadi\\p{L}*|vaatimu\\p{L}*|välttämät\\p{L}*|edellyt(?!tää)\\p{L}*|tarvita(?:an)?|tarvitse|tarpeen",
  "krävs|förutsätts|behövs|obligatoriskt?|nödvändigt?|(?<=är )(?:obligatoriska|nödvändiga)",
  "(?<=(?:ett|en|inget|är|som|inte|ej) )(?:krav|måste|förutsättning)",
].join("|")})`;
const after = [
  `(?<welcome>${said}(?:${not} ${linking}${demand},? (?:but|mutta|men|vaan) ${linking})?(?!${not} ${linking}${demand})(?:${welcomeWords}))`,
  `(?<denied>${said}(?:${not} ${linking}${demand}|${demand} (?:inte|ej)))`,
  `(?<demanded>${said}${demand})`,
  " (?:puhu|osaa)\\p{L}*",
].join("|");
const mentions = new RegExp(
  `(?<!\\p{L})(?<before>(?:${before}) )?(?<list>${one}(?:${join}${one})*)(?<after>(?:${after})(?!\\p{L}))?`,
  "giu",
);

const each = new RegExp(one, "giu");
const asksItself = new RegExp(
  `ksi(?!\\p{L})|kiel|[- ](?:speak|language|skills)|(?<!\\p{L})(?:${mastery}) `,
  "iu",
);
const isRather = new RegExp(`(?<!\\p{L})(?:${rather}) `, "iu");
const isJoined = new RegExp(` ${and} |[/&+]`, "iu");
const isEither = /[ /](?:or|nor|tai|eller)(?!\p{L})|\//iu;
const isOfOne = /^ (?:is|would|on|olisi|är|vore|skulle)(?!\p{L})/iu;
const isMany = /^ (?:are|ovat)(?!\p{L})/iu;
const isIn = /^in $/iu;
const isDemand = /^(?:edellyt|vaadi|requir|kräv)/iu;
const isOpenDemand = /^(?:requir|kräv)/iu;
/** "The role requires Finnish.", and not "requires Finnish invoices". */
const endsClause = /^\s*(?:[^\s\p{L}]|$)/u;
const deniedBefore =
  /(?<!\p{L})(?:no|not|neither|without|ei|ilman|inte|ej|ingen|inga|varken|utan) (?!only|just|vain|bara)(?:\p{L}+ )?$/iu;
/** Countries are written so within a sentence, languages are not: "toimipaikka Suomi". */
const isCountry = /\p{L} (?:Suomi|Ruotsi|Englanti)$/u;

/** One language or a list of them, with what stands before it and what is said of it. */
interface Mention extends Span {
  readonly before: string;
  readonly list: string;
  readonly after: string;
  readonly saying: "welcome" | "denied" | "demanded" | null;
}

function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(mentions)].flatMap(({ index, groups }) => {
    const { before = "", list = "", after = "" } = groups ?? {};
    const saying = (["welcome", "denied", "demanded"] as const).find((each) => groups?.[each]) ?? null;
    const start = index + before.length;
    const whole = { before, list, after, saying, start, end: start + list.length };
    const last = [...list.matchAll(each)].at(-1)?.index ?? 0;
    const isOfLast = saying && !isMany.test(after) && (before || saying === "denied" || isOfOne.test(after));
    if (last === 0 || !isOfLast || isJoined.test(list)) return [whole];
    // "Reports in English, Finnish is a must": commas alone make no list of what is said two things of.
    const first = { ...whole, list: list.slice(0, last), after: "", saying: null, end: start + last };
    return [first, { ...whole, before: "", list: list.slice(last), start: start + last }];
  });
}

/**
 * The languages that a text asks for: as a must where it says so of the language itself, else as a wish; not where it
 * denies it, or has it already. What is said of a list is said of each of it, but of alternatives none is a must. A
 * company or a customer that is merely Finnish asks for none.
 */
export function readLanguages(text: string): ReadonlyMap<Language, Asked> {
  const found = new Map<Language, Asked>();
  const sections = sectionsOf(text);
  const all = mentionsIn(text);
  for (const [at, mention] of all.entries()) {
    // What is said of the next languages is not said of these.
    const next = all.slice(at + 1).find(({ saying }) => saying);
    const asked = mention.saying
      ? askedBySaying(text, mention)
      : askedBy(text.slice(0, next?.start), mention, sections);
    if (!asked) continue;
    // "Speech technology in Finnish is essential" demands the technology, of nobody the language.
    const canBeMust = asked === "must" && !isIn.test(mention.before) && !isEither.test(mention.list);
    for (const [member] of mention.list.matchAll(each)) {
      const language = wishChoices.language.find((one) => called[one].test(member));
      if (!language) continue;
      if (canBeMust && !isRather.test(member)) found.set(language, "must");
      else if (!found.has(language)) found.set(language, "wish");
    }
  }
  return found;
}

function askedBySaying(text: string, { saying, before, list, start }: Mention): Asked | null {
  const until = text.slice(Math.max(0, start - 40), start);
  const isThing = !before && isCountry.test(until.slice(-2) + (list.match(/^\p{L}+/u)?.[0] ?? ""));
  if (saying === "denied" || deniedBefore.test(until) || isThing) return null;
  return saying === "demanded" ? "must" : "wish";
}

/** By what stands before it, or itself: "speaks Finnish", "suomeksi", "flytande finska". */
function askedBy(text: string, mention: Mention, sections: ReturnType<typeof sectionsOf>): Asked | null {
  const { before, list, after, start, end } = mention;
  const isAsked = isOpenDemand.test(before) ? endsClause.test(text.slice(end)) : before || after;
  if (!isAsked && !asksItself.test(list)) return null;
  const span = { start: start - before.length, end };
  const requirement = requirementOf(text, span, sections);
  if (requirement === "denied" || requirement === "there") return null;
  return requirement === "required" && (isDemand.test(before) || isDemanded(text, span)) ? "must" : "wish";
}
