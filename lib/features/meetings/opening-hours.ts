import { workingWeekdays } from "@/lib/shared/working-weekdays";

/**
 * When meetings take place (decisions D6) and how long they are (000 §5). Data only, so that a form may
 * import it without the holiday calendar.
 */
export const openingHours = {
  weekdays: workingWeekdays,
  /** Minutes after midnight in Helsinki; meetings end by closing time. */
  opensAt: 9 * 60,
  closesAt: 16 * 60,
  stepMinutes: 30,
  /** How long before its start a meeting must be booked. */
  noticeMinutes: 4 * 60,
  /** Until how long before its start the client can move or cancel it (deal O1). */
  changeMinutes: 2 * 60,
  /** The last bookable date is this many days after today in Helsinki. */
  horizonDays: 60,
} as const satisfies OpeningHours;

export interface OpeningHours {
  weekdays: readonly number[];
  opensAt: number;
  closesAt: number;
  stepMinutes: number;
  noticeMinutes: number;
  changeMinutes: number;
  horizonDays: number;
}

/** Minutes of a meeting: the schema's bounds, the offered choices and the default (000 §5 and §9). */
export const meetingDuration = { min: 30, max: 120, choices: [30, 45, 60], default: 60 } as const;

/** When a consultant may be given hours, in minutes after midnight in Helsinki; far from where clocks are changed. */
export const workingTimes = { first: 6 * 60, last: 22 * 60, step: 30 } as const;

export const consultantBounds = { name: 120, absences: 100, consultants: 50 } as const;
