import { engagementMonths } from "@/lib/features/engagements/rules";
import { addDays, addMonths, weekday } from "@/lib/shared/dates";
import { anyMonth, mondayOf, monthOf, nextDay } from "./calendar";
import { labelOf, rowsOf } from "./layout";
import {
  clauseAfter,
  clauseBefore,
  type Found,
  phraseAt,
  rangeMark,
  readSmallNumber,
  smallNumber,
  spanOf,
  wholeWords,
} from "./phrases";
import { isTimeOfWork, readSeason } from "./season";

/** "mid-January", "tammikuun puolivälissä", "i mitten av januari". */
const middleBefore = "(?:mid[- ]|(?:the )?middle of |(?:i )?mitten av )";
const middleAfter = "\\s(?:puoliväli\\p{L}*)";
const dates = new RegExp(
  [
    "(?<![\\d.])(?<year1>20\\d\\d)-(?<month1>\\d\\d)-(?<day1>\\d\\d)(?!\\d)",
    "(?<![\\d.,])(?<day2>\\d{1,2})[./](?<month2>\\d{1,2})[./](?<year2>20\\d\\d)?(?!\\d)",
    "(?<![\\d.,])(?<month5>\\d{1,2})\\/(?<year5>20\\d\\d)(?!\\d)",
    `(?<middle1>${middleBefore})?(?:(?<day3>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s(?:of )?)?(?<name>${anyMonth})(?:\\s(?<day4>\\d{1,2})(?:st|nd|rd|th)?(?:,)?(?!\\d))?(?:,?\\s(?<year3>20\\d\\d))?(?<middle2>${middleAfter})?`,
    "(?<![\\p{L}])(?:week|weeks|viikolla|viikosta|viikko|viikot|vko|vecka|v\\.)\\s?(?<week>\\d{1,2})(?![\\d\\p{L}.,]?\\d)(?!\\s?(?:%|h|pv|kk|€))(?:\\s?[-–]\\s?\\d{1,2})?(?:\\s?\\/\\s?(?<year6>20\\d\\d))?",
  ]
    .map((source) => `(?:${source})`)
    .join("|"),
  "giu",
);
const startBefore = wholeWords(
  "start|starts|starting|started|kick-?off|begin|begins|beginning|from|when|can you begin|alkaa|alkaisi|alkaen|alku|alkamisaika|aloitus\\p{L}*|aloitetaan|alotta\\p{L}*|milloin|mieluiten|käynnist\\p{L}*|voimassa|aikataulu|ajankohta|börja\\p{L}*|start\\p{L}*|uppstart|igång|från|när|fr\\.o\\.m",
);
const startAfter =
  /^[\s,:/-]{0,3}(?:alkaen|lähtien|alkava|alus(?:ta|sa)|starting|start|onwards|voi(?:si)?(?:mme|vat)? (?:alkaa|aloittaa)|(?:we |vi )?(?:can|could|kan) (?:start|begin|börja)|och framåt|on hyvä päästä alkuun|olisi hyvä päästä alkuun|→|->|eteenpäin)/iu;
/** "huhtikuusta": from April, whatever stands before it. */
const fromMonth = /kuusta$/iu;
const notStart = wholeWords(
  "until|by|end|ends|no later than|deadline|leaves|mennessä|saakka|asti|päättyy|valmis|loppu\\p{L}*|till|senast den|slut\\p{L}*|t\\.o\\.m|closed|funding|tarjoukset|tarjous|offers?|bids?|tenders?|anbud|decide|interviews?|haastattelut",
);
const before = (text: string, span: { start: number; end: number }) =>
  clauseBefore(text, span, 40).replace(/^.*\d.*?(?=\p{L})/su, "");

const dayPattern = "20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}(?:[./](?:20\\d\\d)?)?";
const periods = new RegExp(
  `(?<![\\d.])(${dayPattern})${rangeMark}(20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./](?:20\\d\\d)?)(?!\\d)`,
  "giu",
);
/** "Jan–Apr 2027", "helmi–huhtikuu", "mars–november 2027", "01/2027 – 06/2027", "helmikuusta elokuuhun". */
const monthPeriods = new RegExp(
  `(?:(${anyMonth})(?:\\s?(?:-|–|—|till|to|until|through)\\s?|\\s(?:to|until|till|through)\\s(?:the end of|end of|slutet av)\\s|(?<=kuusta)\\s|(?<=kuun)\\salusta\\s)(${anyMonth})(?:\\s(20\\d\\d))?|(?<!\\d)(\\d{1,2})\\/(20\\d\\d)\\s?[-–—]\\s?(\\d{1,2})\\/(20\\d\\d)(?!\\d))`,
  "giu",
);
/** "Start 1 januari 2027 … Slut 30 juni 2027", "start on 1 February 2027 and end no later than 31 July 2027". */
const endDate = new RegExp(
  `(?<!\\p{L})(?:slut(?:ar)?|ends?|end no later than|päättyy|loppuu)[\\s:|;]{1,4}(?:on |no later than |viimeistään |senast )?(\\d{1,2})\\.?\\s(${anyMonth})\\s(20\\d\\d)`,
  "iu",
);

export interface Period {
  /** "YYYY-MM-DD" */
  readonly start: string;
  /** Whole months, a started one counting whole. */
  readonly months: number;
}

/** A period from one day or month to another, "1.3.–31.8.2027", that is not past on `today`. */
export function readPeriod(text: string, today: string): Found<Period> | null {
  return dayPeriod(text, today) ?? monthPeriod(text, today) ?? namedPeriod(text, today);
}

function dayPeriod(text: string, today: string): Found<Period> | null {
  for (const match of text.matchAll(periods)) {
    const [phrase, from = "", to = ""] = match;
    const end = readDay(to, today);
    // A first day without a year is in the year of the last one.
    const first = /[./]$|20\d\d/.test(from) ? from : `${from}.`;
    const start = end && readDay(/20\d\d/.test(first) ? first : `${first}${end.slice(0, 4)}`, today);
    const months = start && end ? engagementMonths(start, end) : null;
    if (start && months !== null) return { value: { start, months }, phrases: [phrase] };
  }
  return null;
}

function monthPeriod(text: string, today: string): Found<Period> | null {
  for (const match of text.matchAll(monthPeriods)) {
    const [phrase, first, last, year, month1, year1, month2, year2] = match;
    const from = first ? monthOf(first) : Number(month1);
    const to = last ? monthOf(last) : Number(month2);
    const years = year2 ? Number(year2) - Number(year1) : to < from ? 1 : 0;
    const months = to - from + 1 + 12 * years;
    // The year of both is written after the last.
    const begun = year1 ?? (year ? String(Number(year) - years) : undefined);
    const start = nextDay(from, 1, begun ? Number(begun) : undefined, today);
    if (start && months >= 1 && months <= 60) return { value: { start, months }, phrases: [phrase.trim()] };
  }
  return null;
}

function namedPeriod(text: string, today: string): Found<Period> | null {
  const match = endDate.exec(text);
  const begun = match && readStartDate(text, today);
  if (!match || !begun) return null;
  const end = nextDay(monthOf(match[2] ?? ""), Number(match[1]), Number(match[3]), today);
  const months = end && engagementMonths(begun.value, end);
  return months ? { value: { start: begun.value, months }, phrases: [match[0]] } : null;
}

function readDay(written: string, today: string): string | null {
  const match = written.matchAll(dates).next().value;
  return match ? toDate(match, today) : null;
}

/**
 * The day the work should start, "YYYY-MM-DD": the first of a period, or a date that the text calls a start, and that
 * is not past on `today` (a date in Helsinki). A month alone is its first day, its middle the fifteenth, a week its
 * Monday, a season its first; without a year it is the next one to come.
 */
export function readStartDate(text: string, today: string): Found<string> | null {
  const period = dayPeriod(text, today);
  if (period) return { value: period.value.start, phrases: period.phrases };
  const named = namedStarts(text, today);
  const start = named.find(({ isDay }) => isDay) ?? named[0];
  if (start) return start;
  const ofMonths = monthPeriod(text, today);
  if (ofMonths) return { value: ofMonths.value.start, phrases: ofMonths.phrases };
  return readSeason(text, today) ?? startFromToday(text, today);
}

const fromToday = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:in|om) (?<count>${smallNumber}|an?|en) (?<unit>days?|weeks?|months?|dag(?:ar)?|veck(?:a|or)|månad(?:er)?)|(?<countFi>${smallNumber}|parin) (?<unitFi>päivän|viikon|kuukauden) (?:päästä|kuluttua)|(?:next|ensi|nästa) (?<monday>monday|maanantai\\p{L}*|måndag))(?!\\p{L})`,
  "giu",
);
const startCue = wholeWords(
  "start|starts|starting|kick-?off|begin|begins|beginning|alkaa|alkaen|alku|aloitus\\p{L}*|aloitetaan|aloittaa|käynnist\\p{L}*|börja\\p{L}*|uppstart|igång",
);

/** "Start in two weeks", "aloitus 2 viikon päästä", "start nästa måndag": a day counted from today. */
function startFromToday(text: string, today: string): Found<string> | null {
  for (const match of text.matchAll(fromToday)) {
    const span = spanOf(match);
    const said = clauseBefore(text, span, 40);
    if (said.search(startCue) < 0 || said.search(notStart) >= 0) continue;
    const { count, unit, countFi, unitFi, monday } = match.groups ?? {};
    const value = monday
      ? addDays(today, 8 - weekday(today))
      : later(
          today,
          /^(?:an?|en)$/iu.test(count ?? "") ? 1 : readCount(count ?? countFi),
          unit ?? unitFi ?? "",
        );
    if (value) return { value, phrases: [match[0]] };
  }
  return null;
}

const readCount = (written = "") => (/^parin$/iu.test(written) ? 2 : readSmallNumber(written));

function later(today: string, count: number, unit: string): string | null {
  if (!Number.isInteger(count) || count < 1 || count > 60) return null;
  if (/^(?:month|månad|kuukau)/iu.test(unit)) return addMonths(today, count);
  return addDays(today, /^(?:week|veck|viiko)/iu.test(unit) ? 7 * count : count);
}

/** The dates that a text calls a start, and whether each is a day or a month. */
function namedStarts(text: string, today: string): (Found<string> & { isDay: boolean })[] {
  const rows = rowsOf(text);
  return [...text.matchAll(dates)].flatMap((match) => {
    const span = spanOf(match);
    const said = `${labelOf(rows, span)} ${before(text, span)}`;
    const after = clauseAfter(text, span, 30);
    if (said.search(notStart) >= 0 || /^[^\n,]{0,12}(?:mennessä|klo|asti|saakka)/iu.test(after)) return [];
    const isMonth = match.groups?.name !== undefined && !/\d/.test(match[0].replace(/20\d\d/, ""));
    const isStart =
      (isMonth && isTimeOfWork(text, span)) ||
      said.search(startBefore) >= 0 ||
      startAfter.test(after) ||
      fromMonth.test(match.groups?.name ?? "");
    const date = isStart && !isVerb(match) ? toDate(match, today) : null;
    return date ? [{ value: date, phrases: [phraseAt(text, span).trim()], isDay: !isMonth }] : [];
  });
}

/** "It may start": the month has a capital, in English. */
const isVerb = (match: RegExpMatchArray) => /^(?:may|mar)$/.test(match.groups?.name ?? "");

function toDate(match: RegExpMatchArray, today: string): string | null {
  const groups = match.groups ?? {};
  const { week, name, middle1, middle2 } = groups;
  const year = groups.year1 ?? groups.year2 ?? groups.year3 ?? groups.year5 ?? groups.year6;
  const inYear = year ? Number(year) : undefined;
  if (week) return mondayOf(Number(week), inYear, today);
  const month = name ? monthOf(name) : Number(groups.month1 ?? groups.month2 ?? groups.month5);
  const written = groups.day1 ?? groups.day2 ?? groups.day3 ?? groups.day4;
  const day = Number(written ?? (middle1 || middle2 ? 15 : 1));
  return nextDay(month, day, inYear, today);
}
