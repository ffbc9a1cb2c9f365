import { anyMonth, nextDay } from "./calendar";
import {
  clauseBefore,
  type Found,
  isDenied,
  phraseAt,
  type Span,
  sentenceAround,
  spanOf,
  spansOf,
  wholeWords,
} from "./phrases";

/** What seasons are called where they tell a time and no length ("kevään aikana"), by their first months as meteorologists have them. "Vår" is "our", and "fall" a deed, too. */
const seasons: Readonly<Record<string, readonly [month: number, names: string]>> = {
  spring: [
    3,
    "spring(?:time)?|kevät|kevää(?:llä|stä|ksi|nä)|våren|(?<=(?:i|nästa)\\s)vår(?=\\s?(?:[.,;)]|$))|vår(?=\\s20)",
  ],
  summer: [6, "summer(?:time)?|kesä(?:llä|stä|ksi|nä)?|sommaren|sommar"],
  autumn: [9, "autumn|(?<=(?:this|next|the)\\s)fall|fall(?=\\s20)|syksy(?:llä|stä|ksi|nä)?|hösten|höst"],
  winter: [12, "winter(?:time)?|talvi|talve(?:lla|sta|ksi|na)|vintern|vinter"],
};
const anySeason = Object.values(seasons)
  .map(([, names]) => names)
  .join("|");
const seasonGroups = Object.entries(seasons)
  .map(([season, [, names]]) => `(?<${season}>${names})`)
  .join("|");
/** "Java, Spring, Kafka" tells no time. */
const bare = /^(?:spring|summer|autumn|fall|winter|kevät|kesä|syksy|talvi|sommar|höst|vår|vinter)$/iu;
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${seasonGroups})(?![\\p{L}\\p{N}-])(?:\\s(?<year>20\\d\\d)(?<next>\\s?[-–/]\\s?(?:20)?\\d\\d)?)?`,
  "giu",
);

const separator = "[.,;:(|\\n]";
const prepositions =
  "in|in the|this|next|the|early|early in the|tänä|ensi|tulevana|i|på|nu i|nästa|i början av|alku";
/** Nothing but where in time stands between two commas: "This winter.", "Våren 2027, 60 %." */
function isAlone(text: string, span: Span): boolean {
  const before = aloneBefore.exec(text.slice(Math.max(0, span.start - 40), span.start));
  const isTime = before?.[1] || !bare.test(phraseAt(text, span));
  return Boolean(before && isTime) && /^\s*(?:[.,;)|\n]|$)/u.test(text.slice(span.end));
}
const aloneBefore = new RegExp(`(?:^|${separator})\\s*((?:(?:${prepositions})\\s)*)$`, "iu");
/** "In spring, we sell plants": a sentence about the business. */
const tells =
  /(?<!\p{L})(?:we|our|they|it|is|are|was|were|vi|våra?|vårt|det|de|är|blir|on|ovat|kun|when|når|när|\p{L}{3,}mme)(?!\p{L})/iu;
/** "Two weeks in April", "kaksi viikkoa huhtikuussa": so much work, and when. */
const lengthBefore = new RegExp(
  `(?:hours?|afternoons?|days?|weeks?|months?|tuntia|iltapäivää|päivää|viikkoa|kuukautta|timmar|dagar|veckor|månader)(?:\\s(?!(?:of|old|late|ago|vanha|gammal)\\s)\\p{L}+){0,3}?\\s(?:(?:${prepositions})\\s)*$`,
  "iu",
);
/** "The work is done in spring", "työ tehdään keväällä", "uppdraget utförs i april". */
const workBefore = new RegExp(
  `(?<!\\p{L})(?:(?:work|project|assignment|job|training|workshops?)\\s(?:is|are|would be|will be|runs?|takes? place|happens?|should be)|(?:työ|projekti|hanke|toimeksianto|koulutus)\\s(?:tehdään|toteutetaan|ajoittuu|olisi|pidetään|on)|(?:arbetet|projektet|uppdraget|utbildningen)\\s(?:görs|utförs|är|pågår|hålls|infaller))(?:\\s(?:done|held|carried out)|\\s(?:tarkoitus tehdä))?\\s(?:(?:${prepositions})\\s)*$`,
  "iu",
);
/** "We need a tester in April.": when somebody is needed, and no reason why. */
const soughtBefore = new RegExp(
  `^\\s*(?:we (?:need|want|are looking for|seek)|tarvitsemme|etsimme|haemme|vi (?:behöver|söker|letar efter))(?!\\p{L})(?!.*(?<!\\p{L})(?:because|since|when|before|after|as|so|that|which|who|for|to|kun|koska|jotta|ennen|joka|jotka|siirty|eftersom|när|som|för|till|innan|att)(?!\\p{L}))(?:\\s[\\p{L}\\p{N}/.+#-]+){1,8}?\\s(?:(?:${prepositions})\\s)*$`,
  "iu",
);
const starts = wholeWords(
  "start|starts|starting|kick-?off|begin|begins|beginning|alkaa|alkaisi|alkaen|alku|aloitus\\p{L}*|aloitetaan|aloittaa|käynnist\\p{L}*|börja|börjar|start|starten|startar|uppstart|igång|from|från",
);
const startsAfter = /^\s(?:alkaen|lähtien|onwards|och framåt|eteenpäin)(?!\p{L})/iu;
/** What else begins, is over, or shall be ready. */
const otherTime = wholeWords(
  "last|past|every|late|before|by|until|after|since|ago|started|took|viime|joka|ennen|mennessä|jälkeen|asti|saakka|kesti|alkoi|förra|senaste|varje|före|innan|efter|sedan|började|tog|senast|till|deadline|season|launch|kausi|sesonki|lukuvuosi|säsong\\p{L}*|termin\\p{L}*",
);
const otherAfter =
  /^[\s-](?:term|semester|season|sale|collection|mennessä|asti|saakka|lukukau\p{L}*|kau[sd]\p{L}*|termin\p{L}*)/iu;
const timesNamed = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anySeason}|${anyMonth})(?![\\p{L}\\p{N}])`, "giu");

/** Whether a season or a month is when the work is, whatever else happens then. */
export function isTimeOfWork(text: string, span: Span): boolean {
  const before = clauseBefore(text, span, 90);
  if (before.search(otherTime) >= 0 || otherAfter.test(text.slice(span.end, span.end + 24))) return false;
  if (isDenied(text, span)) return false;
  const sentence = sentenceAround(text, span, 160);
  if (spansOf(phraseAt(text, sentence), timesNamed).length > 1) return false;
  if (isAlone(text, span)) return !tells.test(text.slice(span.end, sentence.end));
  const isLast = /^\s*(?:[.,;)\n]|$)/u.test(text.slice(span.end));
  return lengthBefore.test(before) || workBefore.test(before) || (isLast && soughtBefore.test(before));
}

const isStart = (text: string, span: Span) =>
  (clauseBefore(text, span, 40).search(starts) >= 0 ||
    startsAfter.test(text.slice(span.end, span.end + 20))) &&
  clauseBefore(text, span, 90).search(otherTime) < 0 &&
  !otherAfter.test(text.slice(span.end, span.end + 24));

const seasonOf = (date: string) => Math.floor((Number(date.slice(5, 7)) % 12) / 3) * 3 || 12;

/**
 * The first day of the season in which the work is: 1 March, June, September or December, of a winter that is called by
 * one year the first of January; nothing where it has begun.
 */
export function readSeason(text: string, today: string): Found<string> | null {
  for (const match of text.matchAll(named)) {
    const span = spanOf(match);
    if (!isTimeOfWork(text, span) && !isStart(text, span)) continue;
    const groups = match.groups ?? {};
    const month = Object.entries(seasons).find(([season]) => groups[season])?.[1][0];
    const written = groups.year;
    const isNext = /(?:next|ensi|nästa)\s$/iu.test(text.slice(Math.max(0, span.start - 8), span.start));
    if (!month || (!written && !isNext && seasonOf(today) === month)) continue;
    const isOneYear = month === 12 && written && !groups.next;
    const value = nextDay(isOneYear ? 1 : month, 1, written ? Number(written) : undefined, today);
    if (value) return { value, phrases: [phraseAt(text, span)] };
  }
  return null;
}
