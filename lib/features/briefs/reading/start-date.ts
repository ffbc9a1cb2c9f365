import { engagementMonths } from "@/lib/features/engagements/rules";
import { isRealDate } from "@/lib/shared/dates";
import { clauseAfter, clauseBefore, type Found, phraseAt, rangeMark, spanOf, wholeWords } from "./phrases";

const months = [
  "january|jan|tammikuu\\p{L}*|januari",
  "february|feb|helmikuu\\p{L}*|februari",
  "march|mar|maaliskuu\\p{L}*|mars",
  "april|apr|huhtikuu\\p{L}*",
  "may|toukokuu\\p{L}*|maj",
  "june|jun|kesäkuu\\p{L}*|juni",
  "july|jul|heinäkuu\\p{L}*|juli",
  "august|aug|elokuu\\p{L}*|augusti",
  "september|sep|sept|syyskuu\\p{L}*",
  "october|oct|lokakuu\\p{L}*|oktober|okt",
  "november|nov|marraskuu\\p{L}*",
  "december|dec|joulukuu\\p{L}*",
];
const anyMonth = months.map((names) => `(${names})`).join("|");
const dates = new RegExp(
  [
    "(?<year1>20\\d\\d)-(?<month1>\\d\\d)-(?<day1>\\d\\d)",
    "(?<day2>\\d{1,2})[./](?<month2>\\d{1,2})[./](?<year2>20\\d\\d)?",
    `(?:(?<day3>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s(?:of )?)?(?<name>${anyMonth})(?:\\s(?<day4>\\d{1,2})(?:st|nd|rd|th)?(?:,)?(?!\\d))?(?:,?\\s(?<year3>20\\d\\d))?`,
  ]
    .map((source) => `(?:${source})`)
    .join("|"),
  "giu",
);
const startBefore = wholeWords(
  "start|starts|starting|kick-?off|begin|begins|beginning|from|alkaa|alkaen|alku|alkamisaika|aloitus\\p{L}*|aloitetaan|käynnist\\p{L}*|börja\\p{L}*|startar|startdatum|uppstart|från|fr\\.o\\.m",
);
const startAfter = /^[\s,]{0,3}(?:alkaen|lähtien|alkava|starting|onwards|och framåt)/iu;

const dayPattern = "20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./](?:20\\d\\d)?";
const periods = new RegExp(`(?<![\\d.])(${dayPattern})${rangeMark}(${dayPattern})(?!\\d)`, "giu");

export interface Period {
  /** "YYYY-MM-DD" */
  readonly start: string;
  /** Whole months, a started one counting whole. */
  readonly months: number;
}

/** A period from one day to another, "1.3.–31.8.2027", that is not past on `today`. */
export function readPeriod(text: string, today: string): Found<Period> | null {
  for (const match of text.matchAll(periods)) {
    const [phrase, from = "", to = ""] = match;
    const end = readDay(to, today);
    // A first day without a year is in the year of the last one.
    const start = end && readDay(/20\d\d/.test(from) ? from : `${from}${end.slice(0, 4)}`, today);
    const months = start && end ? engagementMonths(start, end) : null;
    if (start && months !== null) return { value: { start, months }, phrases: [phrase] };
  }
  return null;
}

function readDay(written: string, today: string): string | null {
  const match = written.matchAll(dates).next().value;
  return match ? toDate(match, today) : null;
}

const pad = (number: number) => String(number).padStart(2, "0");

/**
 * The day the work should start, "YYYY-MM-DD": the first of a period, or a date that the text calls a start, and that is not past on `today`
 * (a date in Helsinki). A month alone is its first day; without a year it is the next one to come.
 */
export function readStartDate(text: string, today: string): Found<string> | null {
  const period = readPeriod(text, today);
  if (period) return { value: period.value.start, phrases: period.phrases };
  for (const match of text.matchAll(dates)) {
    const span = spanOf(match);
    const isStart =
      clauseBefore(text, span, 30).search(startBefore) >= 0 || startAfter.test(clauseAfter(text, span, 20));
    const date = isStart ? toDate(match, today) : null;
    if (date) return { value: date, phrases: [phraseAt(text, span).trim()] };
  }
  return null;
}

function toDate(match: RegExpMatchArray, today: string): string | null {
  const { year1, month1, day1, day2, month2, year2, day3, name, day4, year3 } = match.groups ?? {};
  const month = name ? monthOf(name) : Number(month1 ?? month2);
  const day = Number(day1 ?? day2 ?? day3 ?? day4 ?? 1);
  const year = year1 ?? year2 ?? year3;
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear, thisYear + 1];
  const candidates = years.map((each) => `${each}-${pad(month)}-${pad(day)}`);
  return candidates.find((date) => isRealDate(date) && date >= today) ?? null;
}

const monthOf = (name: string) =>
  months.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(name)) + 1;
