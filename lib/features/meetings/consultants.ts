import { isClosedDay } from "@/lib/shared/closed-days";
import { weekday } from "@/lib/shared/dates";
import { type OpeningHours, openingHours } from "./opening-hours";
import { checkSlot, type Interval, type SlotRefusal, slotsForDate } from "./rules";

/** When somebody works on a weekday: minutes after midnight in Helsinki, on the half hour. */
export type WorkingDay = { weekday: number; opensAt: number; closesAt: number };
/** Days off in Helsinki, the first and the last one included. */
export type Absence = { firstDay: string; lastDay: string };

/** When a consultant works. */
export type Schedule = { workingHours: readonly WorkingDay[]; absences: readonly Absence[] };

/** A consultant with the times that are taken of them. */
export type Host<Consultant extends Schedule = Schedule> = {
  consultant: Consultant;
  busy: readonly Interval[];
};

const isAbsent = ({ absences }: Schedule, date: string) =>
  absences.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);

/** A consultant's opening hours on a date; without weekdays when they do not work on it. */
export function openingHoursOn(
  schedule: Schedule,
  date: string,
  hours: OpeningHours = openingHours,
): OpeningHours {
  const day = schedule.workingHours.find((each) => each.weekday === weekday(date));
  if (!day || isAbsent(schedule, date)) return { ...hours, weekdays: [] };
  return { ...hours, weekdays: [day.weekday], opensAt: day.opensAt, closesAt: day.closesAt };
}

/**
 * Every time of a date at which at least one of them is free, earliest first (decisions D5 to D7).
 * @param wish `from`: when a meeting begins that is moved, which is no other time for it
 */
export function freeTimes(
  hosts: readonly Host[],
  { from, ...wish }: { date: string; durationMinutes: number; now: Date; from?: Date | undefined },
): Interval[] {
  const byStart = new Map<number, Interval>();
  for (const { consultant, busy } of hosts) {
    const hours = openingHoursOn(consultant, wish.date);
    for (const slot of slotsForDate({ ...wish, busy, hours })) byStart.set(slot.start.getTime(), slot);
  }
  if (from) byStart.delete(from.getTime());
  return [...byStart.values()].sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** What stands in the way of a meeting, from what nobody can help to what some other time helps with. */
const refusalOrder = [
  "bad_duration",
  "past",
  "too_far",
  "closed_day",
  "day_off",
  "outside_hours",
  "off_step",
  "too_soon",
  "taken",
] as const satisfies readonly SlotRefusal[];

/** When meetings of a day begin and end, whoever holds them. */
export type DayBounds = { opensAt: number; closesAt: number };

type HostCheck<Consultant> =
  | { ok: true; consultants: Consultant[] }
  | ({ ok: false; reason: SlotRefusal } & DayBounds);

/**
 * Who of them can hold a meeting at that time. Where nobody can, the reason is that of whoever comes nearest to it.
 * @param date the Helsinki date of its start
 */
export function whoCanHold<Consultant extends Schedule>(
  hosts: readonly Host<Consultant>[],
  { date, noticeMinutes, ...interval }: Interval & { date: string; noticeMinutes?: number },
  now: Date,
): HostCheck<Consultant> {
  const notice = noticeMinutes === undefined ? {} : { noticeMinutes };
  const checked = hosts.map(({ consultant, busy }) => {
    const hours = { ...openingHoursOn(consultant, date), ...notice };
    return { consultant, hours, check: checkSlot({ ...interval, now, busy, hours }) };
  });
  const consultants = checked.filter(({ check }) => check.ok).map(({ consultant }) => consultant);
  if (consultants.length > 0) return { ok: true, consultants };
  // The holiday calendar is asked last: of past and distant dates it need not know.
  const reasons = checked.flatMap(({ check }) =>
    check.ok ? [] : [check.reason === "closed_day" && !isClosedDay(date) ? "day_off" : check.reason],
  );
  const working = checked.map(({ hours }) => hours).filter(({ weekdays }) => weekdays.length > 0);
  return {
    ok: false,
    reason: refusalOrder.findLast((each) => reasons.includes(each)) ?? "closed_day",
    opensAt: working.length > 0 ? Math.min(...working.map(({ opensAt }) => opensAt)) : openingHours.opensAt,
    closesAt:
      working.length > 0 ? Math.max(...working.map(({ closesAt }) => closesAt)) : openingHours.closesAt,
  };
}

/** Whose turn it is: the fewest meetings in that week, and of those who have as many, the oldest row. */
export const inTurn = <Consultant extends { id: number; calendar: string }>(
  consultants: readonly Consultant[],
  meetingsOfWeek: ReadonlyMap<string, number>,
): Consultant[] => {
  const count = ({ calendar }: Consultant) => meetingsOfWeek.get(calendar) ?? 0;
  return [...consultants].sort((one, other) => count(one) - count(other) || one.id - other.id);
};

/**
 * The link of a meeting that goes from one consultant to another: one that was saved for the meeting stays, the link
 * that the first one brought goes with them.
 */
export const linkAfterHandOver = (
  link: string | null,
  from: { joinUrl: string | null },
  to: { joinUrl: string | null },
): string | null => (link === null || link === from.joinUrl ? to.joinUrl : link);
