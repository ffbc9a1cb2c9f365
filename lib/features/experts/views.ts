import { addDays } from "@/lib/shared/dates";

/** What programs call themselves in their User-Agent; "Cubot" is a maker of phones. */
const programs =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|headless|lighthouse|monitor|externalhit|whatsapp|curl|wget|python|axios|okhttp|go-http|libwww|^(?:node|undici|java|ruby|php)\b/i;

/** Whether a program asks and no person: it says so, or says nothing, as no browser does. */
export const isProgram = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === "" || programs.test(userAgent);

/** How often a public profile was opened on a day in Helsinki. */
export interface DayViews {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly views: number;
}

/** So many days are shown, today included. */
export const shownViewDays = 30;

export interface ViewFigures {
  /** Every one of the shown days, oldest first. */
  readonly days: readonly DayViews[];
  readonly last7: number;
  readonly last30: number;
  /** The seven days before the last seven, to compare with. */
  readonly previous7: number;
}

/** The first of the shown days. */
export const firstShownDay = (today: string): string => addDays(today, 1 - shownViewDays);

/**
 * The views of the shown days, those without any included.
 * @param today the date in Helsinki
 */
export function viewFigures(counted: readonly DayViews[], today: string): ViewFigures {
  const byDay = new Map(counted.map(({ day, views }) => [day, views]));
  const first = firstShownDay(today);
  const days = Array.from({ length: shownViewDays }, (_, index) => {
    const day = addDays(first, index);
    return { day, views: byDay.get(day) ?? 0 };
  });
  const sum = (some: readonly DayViews[]) => some.reduce((total, { views }) => total + views, 0);
  return { days, last7: sum(days.slice(-7)), last30: sum(days), previous7: sum(days.slice(-14, -7)) };
}
