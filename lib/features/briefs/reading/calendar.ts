import { isRealDate } from "@/lib/shared/dates";

/** The names of the months in English, Finnish and Swedish, with the endings of cases. */
const months = [
  "january|jan|tammikuu\\p{L}*|tammi|januari",
  "february|feb|helmikuu\\p{L}*|helmi|februari|febr",
  "march|mar|maaliskuu\\p{L}*|maalis|mars",
  "april|apr|huhtikuu\\p{L}*|huhti",
  "may|toukokuu\\p{L}*|touko|maj",
  "june|jun|kesäkuu\\p{L}*|kesä|juni",
  "july|jul|heinäkuu\\p{L}*|heinä|juli",
  "august|aug|elokuu\\p{L}*|elo|augusti",
  "september|sept|sep|syyskuu\\p{L}*|syys",
  "october|oct|lokakuu\\p{L}*|loka|oktober|okt",
  "november|nov|marraskuu\\p{L}*|marras",
  "december|dec|joulukuu\\p{L}*|joulu",
];

/** One of the names, as a whole word; for use inside a pattern. */
export const anyMonth = `(?<![\\p{L}])(?:${months.join("|")})(?![\\p{L}])`;

/** 1 to 12; 0 for a word that names no month. */
export const monthOf = (name: string): number =>
  months.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(name)) + 1;

const pad = (number: number) => String(number).padStart(2, "0");

/** A day as "YYYY-MM-DD", not past on `today`: of the year that is given, otherwise of the next one it comes in. */
export function nextDay(month: number, day: number, year: number | undefined, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  const dates = years.map((each) => `${each}-${pad(month)}-${pad(day)}`);
  return dates.find((date) => isRealDate(date) && date >= today) ?? null;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The Monday of an ISO week that is not past on `today`; null for a week that the year does not have. */
export function mondayOf(week: number, year: number | undefined, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  for (const each of year === undefined ? [thisYear, thisYear + 1] : [year]) {
    // The fourth of January lies in the first week.
    const fourth = new Date(Date.UTC(each, 0, 4));
    const weekday = (fourth.getUTCDay() + 6) % 7;
    const monday = new Date(fourth.getTime() + ((week - 1) * 7 - weekday) * dayMs);
    const date = monday.toISOString().slice(0, 10);
    if (week >= 1 && week <= 53 && date >= today) return date;
  }
  return null;
}
