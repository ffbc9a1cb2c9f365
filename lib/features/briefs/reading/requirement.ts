import { endsDenial, goesOnDenied } from "@/lib/shared/denials";
import {
  isDoneByOthers,
  isTool,
  isWorkedInSheets,
  ownSubject,
  tellsWhatIsUsed,
} from "@/lib/shared/there-words";
import { welcomeWords } from "@/lib/shared/welcome-words";
import { linesOf, rowsOf } from "./layout";
import { namesOwnPeople } from "./own-people";
import { has, isDenied, phraseAt, type Span, sentenceAround, wholeWords } from "./phrases";

/** What a text says of a skill: asked for, welcome only, not wanted, or there already. */
export type Requirement = "required" | "welcome" | "denied" | "there";

const welcome = wholeWords(welcomeWords);
/** Headings and labels of such lists. */
const welcomeLabel =
  /^(?:should|extra|scored|quality|lisäksi|bra(?:$| )|great|.*not (?:necessary|mandatory))/iu;
const deniedLabel =
  /^(?:not |wouldn['’]t|won['’]t|no$|don['’]t|we don['’]t|out of scope|ei(?: |$)|emme |inte|ej|används inte|du behöver inte|.*vill inte ha|slipper|.*not needed)/iu;
/** "The current one is built with Qlik": there, and to be left, as "a legacy Oracle database" is. */
const currentBefore =
  /^\s*(?:(?:the |our )?(?:current|present|existing)(?: \p{L}+)?|nyky\p{L}+(?: \p{L}+)?|(?:den |det |vår |vårt )?(?:nuvarande|befintliga)(?: \p{L}+)?)\s(?:is|was|runs|on|är|går)\s|(?<!\p{L})lives? in (?:[\d\p{L}]+\s)?$/iu;
const oldBefore =
  /(?<!\p{L})(?:old|legacy|ageing|outdated|vanha\p{L}*|vanhentunu\p{L}*|gam(?:mal|la|malt)|föråldra\p{L}*)\s(?:\p{L}+\s)?$/iu;
/** What is old and moved must be known all the same. */
const moved =
  /(?<!\p{L})(?:migrat|mov(?:e|ed|ing)(?!\p{L})|convert|moderni[sz]|rewrit|siirr|siirt|moderniso|migroi|migrera|flytta)\p{L}*/iu;
const thereLabel =
  /^(?:current|nykyti|lähtötilanne|nuläge|background|tausta|bakgrund|why|miksi|what we have|mitä meillä|vi har|we have|meillä on|om oss|about us|we$|me$|vi$)/iu;

const negative =
  /(?<!\p{L})(?:no|not|never|without|cannot|neither|nor|ei|eivät|emme|älkää|ilman|emmekä|eikä|inte|ej|ingen|inget|inga|varken|utan att|slipper)(?!\p{L})(?!\s(?:only|just|later|more than|exceed|afraid|pelkästään|vain|bara|yli))|n['’]t(?!\p{L})/giu;
/** "Power BI instead of Tableau": directly before what is not wanted. */
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|istället för|i stället för|snarare än|hellre än)\s(?:an?\s|the\s)?$/iu;
/** Said of when, or why: "lidar where GPS does not work" denies no lidar. */
const saidOfOther = /\s(?:kun|koska|jos|when|where|if|because|när|om|eftersom|där)\s.*$/isu;
/** The verb is denied, so what stands before it is too: "Java isn't needed", "Snowflakea ei tarvita". */
const negativeAfter =
  /^[^\n]*?(?:n['’]t(?!\p{L})|(?<!\p{L})(?:is|are|was|were|do|does|will|need|have|has)\snot(?!\p{L})|(?<!\p{L})(?:ei|emme|eivät|inte|ej)(?!\p{L}))/iu;
/** The end of a list of which nothing is wanted: "(Java,) Kotlin and Scala are not needed". */
const deniedListEnd =
  /^\s*(?:\S+\s){1,3}(?:and|or|nor|ja|tai|och|eller)\s(?:\S+\s){1,3}?(?:(?:are|is|were)\snot|(?:are|is)n['’]t|eivät|ei|(?:behövs|krävs)\s(?:inte|ej)|är\sinte)(?!\p{L})/iu;
/** Not asked for, because it is there, or goes. */
const theirs = wholeWords(
  "ourselves|themselves|bad experiences? (?:with|of)|they (?:do|use|write)|our own|own people|own team|in-house|platform team|handled by|our partner|is what we have|enough of|moving away from|stopped using|to be retired|(?:we|vi)['’]?(?:ve| have)? already|handle the|omat ihmiset|oma tiimi|hoita(?:a|vat) omat? \\p{L}+mme|omat? \\p{L}+mme hoita(?:a|vat)|itse|on erikseen|ei enää|meillä on jo|on hankittu|själva|sköter|redan|vår it-leverantör|leverantör|dropped|got rid of|gave up|phased out|luov(?:uttiin|uimme|umme|utaan)|poistu\\p{L}*|korvataan|on luovuttu|ersätts|fasas ut|slutat? (?:använda|med)|ska bort|tas bort|klart redan",
);
/**
 * "Our BI team does the reports in Power BI, so no report work is needed": only with what follows from it, since a team
 * that one is to join does things, too.
 */
const teamDoes =
  /(?<!\p{L})(?:our(?: own)?(?: [\p{L}-]+)? team (?:already )?(?:does|makes|builds|handles|takes care of)|[\p{L}-]*tiimimme (?:jo )?(?:tekee|rakentaa|hoitaa)|vårt(?: eget)? [\p{L}-]*team (?:gör|bygger|tar hand om))(?!\p{L})/iu;
const soNotNeeded =
  /^\s*(?:so\s(?:(?:no|nothing)\s|(?:we|you)\s(?:do not|don['’]t)\sneed)|joten\s[^\n]*?(?:ei|emme)\starvi|så\s(?:(?:inget|inga|ingen)\s|[^\n]*?behövs\sinte))/iu;
/** "MLflow is there but nobody uses it" */
const isThereAfter =
  /^\s(?:is|are|on|finns)\s(?:already\s|jo\s|redan\s)?(?:there|in place|in use|olemassa|käytössä|på plats|i bruk)(?!\p{L})/iu;
/** "The ERP is SAP": both are there. */
const system = "(?:erp|crm|toiminnanohjausjärjestelmä\\p{L}*|affärssystem\\p{L}*)";
const systemBefore = new RegExp(`(?<!\\p{L})${system}\\s(?:is|on|är)\\s$`, "iu");
const systemItself = new RegExp(`^${system}\\s(?:is|on|är)\\s\\p{Lu}`, "iu");
/** Words that may begin a sentence, where the names behind them are known by their capitals. */
const capitalOrNot = (words: string) =>
  words.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const things = capitalOrNot(
  "data|[\\p{L}\\d]+data|database|models|numbers|figures|records|history|information|content|documents?|files|orders|bookings|customers|tickets|stock|inventory|everything|all of it|tiedo\\p{L}*|aineisto\\p{L}*|luvut|tilaukset|varaukset|asiakirjat|kaikki|mallit|datan|[\\p{L}\\d]+datan|modellerna|uppgifterna|siffrorna|informationen|dokumenten|allting|allt",
);
const lies = "is|are|sits?|lies?|lives?|on|ovat|finns|ligger|är";
const stillOrKept =
  "all|mostly|partly|still|now|today|kept|stored|held|nyt|vielä|edelleen|vieläkin|idag|nu|ännu|fortfarande|sparade?";
const name = "\\p{Lu}[\\p{L}\\d.+#-]*";
const betweenNames = "an?|the|our|some|old|in|and|partly|en|ett|i|och|ja|sekä|gammal|gamla|vanhassa|eri|\\d+";
/** "Our data is in Excel and an old SQL Server": where it lies, before a name. */
const liesIn = new RegExp(
  `(?<!\\p{L})(?:${things})\\s(?:${lies})\\s(?:(?:${stillOrKept})\\s)*(?:(?:${betweenNames}|${name})\\s)*$`,
  "u",
);
/** "Our mill logs vibration into a historian" */
const loggedIn = new RegExp(
  `(?<!\\p{L})[Oo]ur\\s[^,;]{1,40}\\s(?:logs?|collects?|stores?|records?|keeps?)\\s(?:[^,;]*\\s)?(?:in|into)\\s(?:(?:${betweenNames}|${name})\\s)*$`,
  "u",
);
/** "Replace our Qlik reports", "byta från Qlik till": what goes. */
const replaced =
  /(?<!\p{L})(?:replac(?:e|es|ing)\s(?:(?:our|the|an?|old)\s)*|(?:switch|switching|change|changing)\s(?:\p{L}+\s){0,3}from\s|korva(?:ta|amme|taan|amaan)\s|byt(?:a|er)\sut\s|byt(?:a|er)\s(?:\p{L}+\s)?från\s|ersätt(?:a|er)\s)$/iu;
/** "Oma DevOps-tiimi": it is there. */
const ownBefore = /(?<!\p{L})(?:oma|omat|our own|(?:en )?egen|eget|egna)\s$/iu;
const demandedWords =
  "must|required?|requires|mandatory|essential|insist|pakoll\\p{L}*|vaadi\\p{L}*|vaati\\p{L}*|välttämät\\p{L}*|ehdoton|ehdottomia|edellyt\\p{L}*|krävs|krav|måste|obligatorisk\\p{L}*|förutsätts";
const demanded = wholeWords(demandedWords);
const asked = wholeWords(`${demandedWords}|need|needs`);

/** Pieces of a sentence that are said on their own. */
const pieceEnd = new RegExp(
  `[,;()]|:(?=\\s)|\\s(?:but|mutta|vaan|men|however|although|while|kun taas|medan)\\s|\\s[–—]\\s|${ownSubject}`,
  "giu",
);

interface Piece extends Span {
  readonly text: string;
}

function piecesOf(text: string, sentence: Span): Piece[] {
  const written = phraseAt(text, sentence);
  const ends = [...written.matchAll(pieceEnd)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((from, at) => {
    const to = ends[at] ?? written.length;
    return { start: sentence.start + from, end: sentence.start + to, text: written.slice(from, to) };
  });
}

const words = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** The words that an item of a list belongs to: its own piece, and those before it as far as they are items too. */
function scopeBefore(pieces: readonly Piece[], at: number): string {
  let from = at;
  const isItem = (piece: Piece | undefined) =>
    piece !== undefined && (words(piece.text) <= 3 || goesOnDenied(piece.text)) && !endsDenial(piece.text);
  while (
    from > 0 &&
    isItem(pieces[from]) &&
    !/\s(?:but|mutta|vaan|men)\s$/iu.test(pieces[from - 1]?.text ?? "")
  )
    from -= 1;
  return pieces
    .slice(from, at)
    .map(({ text }) => text)
    .join("");
}

/** Whether an item stands in a list whose end says that nothing of it is wanted. */
function isInDeniedList(pieces: readonly Piece[], at: number): boolean {
  const isItem = (piece: Piece | undefined) => piece !== undefined && words(piece.text) <= 2;
  if (!isItem(pieces[at])) return false;
  let end = at + 1;
  while (isItem(pieces[end])) end += 1;
  return deniedListEnd.test(pieces[end]?.text ?? "");
}

function inSentence(text: string, mention: Mention): Requirement {
  const pieces = piecesOf(text, sentenceAround(text, mention));
  const at = pieces.findIndex(({ end }) => mention.start < end);
  const piece = pieces[at];
  if (!piece) return "required";
  const before = scopeBefore(pieces, at) + text.slice(piece.start, mention.start);
  const after = text.slice(mention.end, piece.end);
  const next = pieces[at + 1]?.text ?? "";
  // "Rust is a plus, Java is not needed": what is said of another does not count where it is denied itself.
  const saidOfIt = after.replace(saidOfOther, "");
  const isDeniedItself = negativeAfter.test(saidOfIt) && !has(welcome, piece.text);
  if (!isDeniedItself && (has(welcome, before) || has(welcome, after)))
    return has(asked, piece.text) && !has(welcome, piece.text) ? "required" : "welcome";
  // "Kubernetes, Go and Rust are a plus"
  if (words(piece.text) <= 2 && /(?:are|would be|ovat|är alla)\s/iu.test(next) && has(welcome, next))
    return "welcome";
  // "Firebase: a plus"
  if (
    /^\s*$|^:/.test(after.trim()) &&
    piece.text.trimEnd().endsWith(":") &&
    words(next) <= 4 &&
    has(welcome, next)
  )
    return "welcome";
  if (isInDeniedList(pieces, at)) return "denied";
  if (insteadOf.test(before) || /^\s(?:sijaan|sijasta)(?!\p{L})/iu.test(after)) return "denied";
  const negatives = [...before.matchAll(negative)];
  const last = negatives.at(-1);
  if (last && !/(?:but|mutta|vaan|utan|men)\s/iu.test(before.slice((last.index ?? 0) + last[0].length)))
    return "denied";
  if (
    negativeAfter.test(saidOfIt) ||
    (words(piece.text) <= 2 &&
      /^\s?(?:ei|inte|ej)\s(?:tarvi|vaadi|edelly|käyt|ole|välttäm|pakol|nödvänd|behöv|kräv|aktuell)/iu.test(
        next,
      ))
  )
    return "denied";
  const isTheirs =
    has(theirs, before) ||
    has(theirs, after) ||
    (teamDoes.test(piece.text) && soNotNeeded.test(next)) ||
    (/^\s*(?:siihen|se|joka|jotka|that|those|which|it|det|som)\s/iu.test(next) && has(theirs, next));
  const isSystem =
    currentBefore.test(before) ||
    (oldBefore.test(before) && !moved.test(piece.text)) ||
    isThereAfter.test(after) ||
    ownBefore.test(before) ||
    liesIn.test(before) ||
    namesOwnPeople(phraseAt(text, mention), before, after) ||
    loggedIn.test(before) ||
    replaced.test(before) ||
    systemBefore.test(before) ||
    systemItself.test(text.slice(mention.start, mention.end + 8));
  if ((isTheirs || isSystem) && !has(asked, piece.text)) return "there";
  const clause = `${scopeBefore(pieces, at)}${piece.text}`;
  if (isDoneByOthers(clause) && !has(asked, clause)) return "there";
  if (isDenied(text, mention)) return "denied";
  if (mention.key === "excel" && isWorkedInSheets(clause)) return "there";
  const sentence = pieces.map((each) => each.text).join("");
  const isOnlyTool = () => isTool(mention.key ?? "", text);
  return tellsWhatIsUsed(clause, isOnlyTool, sentence) ? "welcome" : "required";
}

/** A place, and the skill that is named there if it is one. */
type Mention = Span & { readonly key?: string };

interface Section extends Span {
  readonly requirement: Requirement;
}

const statusOf = (label: string): Requirement => {
  const plain = label.replace(/^[\s#*_>\d.)•–-]+|[\s*_:]+$/gu, "");
  const said = plain.search(welcome);
  if (welcomeLabel.test(plain) || said === 0 || (said > 0 && !has(demanded, plain))) return "welcome";
  if (deniedLabel.test(plain)) return "denied";
  return thereLabel.test(plain) ? "there" : "required";
};

/** The lists below headings such as "Nice to have", and rows with such a label. */
export function sectionsOf(text: string): Section[] {
  const rows = rowsOf(text).map(({ label, value }) => ({
    // What follows in a sentence of its own is said on its own: "Nice to have: dbt. We do not use Snowflake."
    start: value.start,
    end: Math.min(value.end, sentenceAround(text, { start: value.start, end: value.start + 1 }).end),
    requirement: statusOf(label),
  }));
  const sections: Section[] = [];
  const lines = linesOf(text);
  let status: Requirement = "required";
  let isListed = false;
  for (const [at, line] of lines.entries()) {
    const written = phraseAt(text, line);
    const next = lines[at + 1] ? phraseAt(text, lines[at + 1] as Span) : "";
    if (isHeading(written, next)) {
      status = statusOf(written);
      isListed = isItem(next) || next.trim() === "";
      continue;
    }
    // Below a list, running text is about something else; so is what follows an empty line.
    if (written.trim() === "") {
      if (!isItem(next)) status = "required";
      continue;
    }
    if (isListed && !isItem(written)) status = "required";
    sections.push({ ...line, requirement: status });
  }
  return [...rows, ...sections].filter(({ requirement }) => requirement !== "required");
}

const isItem = (line: string) => /^\s*(?:[-*•–>]|\d+(?:\.\d+)*[.)]?|[a-z]\))\s|^\s{2,}\S/u.test(line);

/** A short line of its own above others: with a colon, a mark of a heading, in capitals, or over a list. */
function isHeading(line: string, next: string): boolean {
  const plain = line.trim();
  if (plain === "" || plain.length > 120 || words(plain) > 7 || /[.!?;,]$/u.test(plain) || /^\|/.test(plain))
    return false;
  if (/:\**$/u.test(plain) || /^#|^\*\*[^*]+\*\*$/u.test(plain)) return true;
  // "4 Merits" over "4.1 Databricks"
  if (/^\d+\.?\s\p{Lu}/u.test(plain)) return /^\s*(?:\d+\.\d+|[-*•–])/.test(next);
  const isList = isItem(line);
  if (!isList && /\p{L}{2}/u.test(plain) && plain === plain.toUpperCase()) return true;
  // "Toive: Power BI" says all on its own line: what follows is not part of it.
  const isRow = /:\s+\S/u.test(plain);
  return !isList && (isItem(next) || (!isRow && statusOf(plain) !== "required" && next.trim() !== ""));
}

/** Whether a text asks for what it mentions, by the list it stands in and by its sentence. */
export function requirementOf(text: string, mention: Mention, sections: readonly Section[]): Requirement {
  const section = sections.find(({ start, end }) => start <= mention.start && mention.end <= end);
  return section?.requirement ?? inSentence(text, mention);
}

/** Whether the words that a mention is said with demand it ("is a must", "vaaditaan", "krävs"); a plain "we need" does not. */
export function isDemanded(text: string, mention: Span): boolean {
  const piece = piecesOf(text, sentenceAround(text, mention)).find(({ end }) => mention.start < end);
  return piece !== undefined && has(demanded, piece.text);
}
