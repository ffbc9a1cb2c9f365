import { rowsOf } from "./layout";
import { isOrganisation } from "./organisation";
import { publicText } from "./people";
import { type Found, phraseAt, type Span } from "./phrases";
import { namesRole, readRole } from "./role";

const longestTitle = 120;
/** What the posting form takes. */
const longestDescription = 10_000;

/** Labels of what a work is called, the surest first. */
const labels = [
  /^(?:subject|otsikko|aihe|asia|rubrik|ämne|ärende|titel|title)$/iu,
  /^(?:project(?: title| name)?|projekti|projektin nimi|uppdragets namn|assignment|toimeksianto|uppdrag|uppdragsbeskrivning|project description)$/iu,
  /^(?:role|position|rooli|roll|tehtävä)$/iu,
  /^(?:subject of (?:the )?procurement|object|objekt|föremål för upphandlingen|etsitään|sökes|haetaan|haussa|wanted|seeking|looking for|söker|letar efter|behövs|haemme|etsimme|tarvitaan|title of the work|invitation to tender|tender|call-off.*|request for .*|(?:tarjouspyyntö|anbudsbegäran|anbudsförfrågan)(?: [^:]{0,30})?|pienhankinta|mini(?:kilpailutus|-competition|tender|upphandling).*|hankinta|upphandling)$/iu,
];
const greeting =
  /^(?:hi|hello|hey|yo|dear|to whom|good (?:morning|day|afternoon)|greetings|thanks|thank you|hei|moi|moikka|moro|terve|tere|heippa|hyvä|arvoisa|tervehdys|kiitos|tja|tjena|hej|hejsan|hallå|god|bästa|ärade)(?!\p{L})/iu;
/** What kind of a document it is, and no more. */
const documentKind =
  /^(?:tarjouspyyntö|anbudsförfrågan|anbudsbegäran|request for (?:quotation|proposals?|tenders?)|invitation to tender|rfq|rfp|confidential|luottamuksellinen|konfidentiellt|toimeksianto|project brief|brief|tausta|background|bakgrund)[\s\d/:.-]*$/iu;
const replyMark = /^(?:(?:re|fwd?|vs|vl|sv)\s?:\s?)+/iu;
/** A line that tells or asks, and so is no name of a work. */
const telling =
  /(?<!\p{L})(?:we|i|our|us|my|you|is|are|was|have|has|had|need|needs|want|do|does|can|could|would|please|anyone|anybody|someone|somebody|onko|joku|nån|någon|vi|vår|våra|jag|är|har|söker|behöver|kan|ska|vill|finns|meillä|meidän|on|ovat|olemme|olen|emme|tarvits\p{L}*|haluai?s\p{L}*|haluamme|etsimme|haemme|\p{L}{3,}(?:mme|isko|iskö))(?!\p{L})/iu;
/** "Kokenutta osaajaa etsitään", "Python vaaditaan", "Full time (37.5 h/week)": said of the work, and no name of it. */
const saidOfWork =
  /(?<!\p{L})(?:etsitään|haetaan|kaiva\p{L}+|vaihtoi|tarvitaan|vaaditaan|edellytetään|halutaan|krävs|required|mandatory)(?!\p{L})|\d\s?(?:h|hrs?|hours?|tuntia|timmar|€|e|eur|euros?|euroa|%|days?|pv|päivää|dagar)(?!\p{L})/iu;
/** "Strong Python", "Good English": a demand, and no name of a work. */
const demand =
  /^(?:strong|good|solid|fluent|excellent|fast|proven|vahva|hyvä|sujuva|goda?|stark|bonus|plus|nice to have|budget|budjetti|rate|start|duration)(?!\p{L})/iu;

/** "Pyydämme tarjousta …": the role that is sought says more. */
const asksFor =
  /^(?:pyyd\p{L}+|etsi\p{L}+|hae\p{L}+|kaiva\p{L}+|vi (?:söker|begär)|we (?:seek|need|request))(?!\p{L})/iu;

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** The span without marks of headings and lists and without spaces around it. */
function trimmed(text: string, { start, end }: Span): Span {
  const phrase = text.slice(start, end);
  const lead = /^[\s#*>•–-]*/u.exec(phrase)?.[0].length ?? 0;
  let length = phrase.length;
  while (length > lead && /[\s*:.–-]/u.test(phrase[length - 1] ?? "")) length -= 1;
  return { start: start + lead, end: start + length };
}

/** A line without the greeting it begins with; nothing is left of one that is no more than that. */
function withoutGreeting(text: string, { start, end }: Span): Span {
  const line = phraseAt(text, { start, end });
  if (!greeting.test(line)) return { start, end };
  const [address = ""] = /^[^,!.?:]{0,40}[,!.?:]+\s*/u.exec(line) ?? [];
  return address === "" && line.length < 40 ? { start: end, end } : { start: start + address.length, end };
}

/** Cut at a space, so that no word is broken. */
function clipped(text: string, { start, end }: Span): Span {
  if (end - start <= longestTitle) return { start, end };
  const cut = text.slice(start, start + longestTitle).replace(/\s+\S*$/u, "");
  return { start, end: start + cut.length };
}

function lines(text: string): Span[] {
  let start = 0;
  return text
    .split("\n")
    .map((line) => {
      const span = trimmed(text, { start, end: start + line.length });
      start += line.length + 1;
      return span;
    })
    .filter((span) => span.end > span.start);
}

/** A short first line above the rest is a heading, unless it greets, tells, demands or is a row or an item of a list. */
function heading(text: string, all: readonly Span[]): Span | undefined {
  const first = all.find((span) => !documentKind.test(phraseAt(text, span)));
  const at = first ? all.indexOf(first) : -1;
  if (!first || at > 1 || all.length < at + 2) return undefined;
  const line = phraseAt(text, first);
  if (line.length > 2 * longestTitle) return undefined;
  const lineStart = text.lastIndexOf("\n", first.start - 1) + 1;
  const isMarked = /^\s*[-*•–>|]\s/u.test(text.slice(lineStart, first.start)) || /[|;\t]/u.test(line);
  const words = line.split(/\s+/u).length;
  const isSentence = /[.?,]\s*$/u.test(text.slice(first.start, first.end + 1)) || /[.!?]\s/u.test(line);
  if (words > 14 || isSentence || isMarked || greeting.test(line) || demand.test(line)) return undefined;
  if (telling.test(line) && (words > 5 || asksFor.test(line))) return undefined;
  if (isOrganisation(line)) return undefined;
  // A list of demands begins like a heading; an empty line, a list or a role tells them apart.
  const rest = text.slice(first.end).replace(/^[^\n]*\n/u, "");
  const isAbove = /^\s*\n/u.test(rest) || /^\s*(?:[-*•–>|#]|\S[^\n]{0,30}:)/u.test(rest);
  return (isAbove && (words >= 2 || namesRole(line))) || namesRole(line) ? first : undefined;
}

function firstSentence(text: string, { start, end }: Span): Span {
  const length = phraseAt(text, { start, end }).search(/[.!?](?:\s|$)/u);
  return { start, end: length < 0 ? end : start + length };
}

/** The value of the row with the surest label. */
function labelledLine(text: string): Span | undefined {
  const rows = rowsOf(text);
  for (const label of labels) {
    const found = rows.find((row) => label.test(row.label) && phraseAt(text, row.value).length >= 3);
    if (found) return trimmed(text, firstSentence(text, found.value));
  }
  return undefined;
}

/** Up to a comma, or a colon behind a role; behind who seeks one: "Bank i Helsingfors: MLOps-ingenjör för …". */
function named(text: string, { start, end }: Span): Span {
  const upTo = (from: number, mark: RegExp): Span => {
    const length = text.slice(from, end).search(mark);
    return { start: from, end: length > 0 ? from + length : end };
  };
  const first = upTo(start, /,\s|\s[–—]\s|:\s/u);
  if (text[first.end] !== ":") return first;
  if (namesRole(phraseAt(text, first))) return first;
  const behind = trimmed(text, upTo(first.end + 1, /,\s|\s[–—]\s/u));
  const isSought = isOrganisation(phraseAt(text, first)) && namesRole(phraseAt(text, behind));
  return isSought ? behind : upTo(start, /,\s|\s[–—]\s/u);
}

/** A few words that tell nothing are a name: "NLP expert, €25k, 3 months". */
function shortOpening(text: string, all: readonly Span[]): Span | undefined {
  const opening = all.map((span) => withoutGreeting(text, span)).find(({ start, end }) => end > start);
  const sentence = opening && trimmed(text, firstSentence(text, opening));
  if (!sentence) return undefined;
  const span = named(text, sentence);
  const phrase = phraseAt(text, span);
  if (phrase.length > longestTitle) return undefined;
  const isName =
    phrase.split(/\s+/u).length <= 8 &&
    !telling.test(phrase) &&
    !saidOfWork.test(phrase) &&
    !demand.test(phrase) &&
    !isOrganisation(phrase) &&
    !greeting.test(phrase);
  return isName && !/[|;:\t?]/u.test(phrase) && all[0] && (all.length === 1 || namesRole(phrase))
    ? span
    : undefined;
}

/** What the work is called: a line that says so, a heading, or the role that is sought; nothing where it is not sure. */
export function readTitle(text: string): Found<string> | null {
  const all = lines(text);
  const labelledSpan = labelledLine(text) ?? heading(text, all);
  const role = labelledSpan ? null : readRole(text);
  if (role) return role;
  const span = labelledSpan ?? shortOpening(text, all);
  if (!span) return null;
  const written = trimmed(text, span);
  const mark = replyMark.exec(phraseAt(text, written))?.[0].length ?? 0;
  const phrase = phraseAt(text, clipped(text, { start: written.start + mark, end: written.end }));
  return /\p{L}/u.test(phrase) ? { value: capitalised(phrase), phrases: [phrase] } : null;
}

/** The whole text but contact details, as far as the form takes it; its first line stands for it. */
export function readDescription(text: string): Found<string> | null {
  // A letter outside the basic plane is two units: half a one at the cut is dropped.
  const description = publicText(text)
    .slice(0, longestDescription)
    .replace(/[\uD800-\uDBFF]$/, "");
  const [first] = lines(text);
  if (!first || !/\p{L}/u.test(description)) return null;
  return { value: description, phrases: [phraseAt(text, clipped(text, first))] };
}
