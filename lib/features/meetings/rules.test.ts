import fc from "fast-check";
import { isClosedDay } from "@/lib/shared/closed-days";
import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import { errorInWords } from "@/tests/support/in-words";
import { openingHours } from "./opening-hours";
import {
  bookableDates,
  checkSlot,
  type Interval,
  meetingInterval,
  overlaps,
  type SlotRefusal,
  slotsForDate,
} from "./rules";
import { slotError } from "./server/slot-error";

const hour = 60 * 60 * 1000;
const at = (text: string) => new Date(text);
const starts = (slots: Interval[]) => slots.map(({ start }) => start.toISOString());

/** Helsinki wall-clock text of an instant from Intl alone, so that the helpers do not judge themselves. */
const oracle = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Helsinki",
  dateStyle: "short",
  timeStyle: "medium",
});
const wall = (instant: Date) => oracle.format(instant);

// Monday 19 October 2026, 12:00 in Helsinki.
const now = at("2026-10-19T09:00:00Z");

describe("slotsForDate", () => {
  it("offers every half hour from 9 to 16 that holds the whole meeting", () => {
    const slots = slotsForDate({ date: "2026-10-21", durationMinutes: 60, now, busy: [] });
    expect(slots).toHaveLength(13);
    expect(slots[0]).toEqual({ start: at("2026-10-21T06:00:00Z"), end: at("2026-10-21T07:00:00Z") });
    expect(slots[12]).toEqual({ start: at("2026-10-21T12:00:00Z"), end: at("2026-10-21T13:00:00Z") });
    expect(slotsForDate({ date: "2026-10-21", durationMinutes: 30, now, busy: [] })).toHaveLength(14);
    expect(slotsForDate({ date: "2026-10-21", durationMinutes: 45, now, busy: [] })).toHaveLength(13);
    expect(slotsForDate({ date: "2026-10-21", durationMinutes: 120, now, busy: [] })).toHaveLength(11);
  });

  it.each([
    ["the Friday before winter time", "2026-10-19T09:00:00Z", "2026-10-23", "06:00"],
    ["the Monday of winter time", "2026-10-19T09:00:00Z", "2026-10-26", "07:00"],
    ["the Thursday before summer time", "2027-03-22T09:00:00Z", "2027-03-25", "07:00"],
    ["the Tuesday of summer time", "2027-03-22T09:00:00Z", "2027-03-30", "06:00"],
  ])("opens at nine in Helsinki on %s", (_day, moment, date, utc) => {
    const slots = slotsForDate({ date, durationMinutes: 60, now: at(moment), busy: [] });
    expect(slots).toHaveLength(13);
    expect(slots[0]?.start.toISOString()).toBe(`${date}T${utc}:00.000Z`);
    expect(slots.map(({ start }) => wall(start))).toEqual(
      [...Array(13).keys()].map((step) => {
        const minutes = 540 + step * 30;
        return `${date} ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}:00`;
      }),
    );
  });

  it.each(["2026-10-24", "2026-10-25", "2026-12-06"])("has nothing on %s", (date) => {
    expect(slotsForDate({ date, durationMinutes: 60, now: at("2026-10-20T06:00:00Z"), busy: [] })).toEqual(
      [],
    );
  });

  it.each([
    ["2026-12-24", "2026-12-01T08:00:00Z"],
    ["2026-12-25", "2026-12-01T08:00:00Z"],
    ["2027-01-06", "2026-12-01T08:00:00Z"],
    ["2027-03-29", "2027-03-22T08:00:00Z"],
    ["2027-06-25", "2027-06-01T08:00:00Z"],
  ])("has nothing on the holiday %s, which would be a working day", (date, moment) => {
    expect(weekday(date)).toBeLessThan(6);
    expect(slotsForDate({ date, durationMinutes: 60, now: at(moment), busy: [] })).toEqual([]);
    const dayBefore = addDays(date, weekday(date) === 1 ? -4 : -1);
    const isOpen = !isClosedDay(dayBefore);
    expect(slotsForDate({ date: dayBefore, durationMinutes: 60, now: at(moment), busy: [] })).toHaveLength(
      isOpen ? 13 : 0,
    );
  });

  it("keeps the notice of four hours to the minute", () => {
    const today = { date: "2026-10-21", durationMinutes: 60, busy: [] };
    // 08:00 in Helsinki: the first meeting is at 12:00.
    expect(starts(slotsForDate({ ...today, now: at("2026-10-21T05:00:00Z") }))[0]).toBe(
      "2026-10-21T09:00:00.000Z",
    );
    expect(starts(slotsForDate({ ...today, now: at("2026-10-21T05:00:01Z") }))[0]).toBe(
      "2026-10-21T09:30:00.000Z",
    );
    // 11:00 leaves only the 15:00 meeting, 11:01 none.
    expect(starts(slotsForDate({ ...today, now: at("2026-10-21T08:00:00Z") }))).toEqual([
      "2026-10-21T12:00:00.000Z",
    ]);
    expect(slotsForDate({ ...today, now: at("2026-10-21T08:01:00Z") })).toEqual([]);
  });

  it("counts notice over the night", () => {
    // 23:30 in Helsinki; 09:00 is more than four hours away.
    expect(
      slotsForDate({ date: "2026-10-22", durationMinutes: 60, now: at("2026-10-21T20:30:00Z"), busy: [] }),
    ).toHaveLength(13);
  });

  it("ends at the horizon, counted from today in Helsinki", () => {
    const request = { durationMinutes: 60, busy: [] };
    // 19 October + 60 days is Friday 18 December.
    expect(slotsForDate({ ...request, date: "2026-12-18", now })).toHaveLength(13);
    expect(slotsForDate({ ...request, date: "2026-12-21", now })).toEqual([]);
    // At 21:30 UTC it is the 20th in Helsinki; 19 December is a Saturday, so look from the 22nd at 21 December.
    expect(slotsForDate({ ...request, date: "2026-12-21", now: at("2026-10-21T20:59:59Z") })).toEqual([]);
    expect(slotsForDate({ ...request, date: "2026-12-21", now: at("2026-10-21T21:00:00Z") })).toHaveLength(
      13,
    );
    expect(slotsForDate({ ...request, date: "9999-12-31", now })).toEqual([]);
    expect(slotsForDate({ ...request, date: "1000-01-01", now })).toEqual([]);
    expect(slotsForDate({ ...request, date: "2026-10-16", now })).toEqual([]);
  });

  it("leaves out what is taken and keeps what only touches it", () => {
    const busy = [{ start: at("2026-10-21T08:00:00Z"), end: at("2026-10-21T09:00:00Z") }]; // 11 to 12
    const slots = starts(slotsForDate({ date: "2026-10-21", durationMinutes: 60, now, busy }));
    expect(slots).toHaveLength(10);
    expect(slots).toContain("2026-10-21T07:00:00.000Z");
    expect(slots).not.toContain("2026-10-21T07:30:00.000Z");
    expect(slots).not.toContain("2026-10-21T08:00:00.000Z");
    expect(slots).not.toContain("2026-10-21T08:30:00.000Z");
    expect(slots).toContain("2026-10-21T09:00:00.000Z");
  });

  it("is empty on a day taken whole, and heeds other hours", () => {
    const busy = [{ start: at("2026-10-20T00:00:00Z"), end: at("2026-10-23T00:00:00Z") }];
    expect(slotsForDate({ date: "2026-10-21", durationMinutes: 30, now, busy })).toEqual([]);
    const hours = { ...openingHours, weekdays: [6], opensAt: 600, closesAt: 720, stepMinutes: 60 };
    expect(starts(slotsForDate({ date: "2026-10-24", durationMinutes: 60, now, busy: [], hours }))).toEqual([
      "2026-10-24T07:00:00.000Z",
      "2026-10-24T08:00:00.000Z",
    ]);
  });

  it.each([29, 121, 45.5, 0, Number.NaN])("refuses %p minutes", (durationMinutes) => {
    expect(() => slotsForDate({ date: "2026-10-21", durationMinutes, now, busy: [] })).toThrow(RangeError);
  });

  it("refuses a date that does not exist", () => {
    expect(() => slotsForDate({ date: "2026-02-30", durationMinutes: 60, now, busy: [] })).toThrow(
      RangeError,
    );
  });
});

describe("any slots, any calendar", () => {
  // A year and a half, both clock changes of 2026/27 included.
  const moment = fc.date({
    min: at("2026-09-01T00:00:00Z"),
    max: at("2028-03-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const request = fc
    .record({
      now: moment,
      ahead: fc.integer({ min: -2, max: 63 }),
      durationMinutes: fc.integer({ min: 30, max: 120 }),
      busyMinutes: fc.array(fc.tuple(fc.integer({ min: 300, max: 900 }), fc.integer({ min: 1, max: 240 })), {
        maxLength: 6,
      }),
    })
    .map(({ now: from, ahead, durationMinutes, busyMinutes }) => {
      const date = addDays(helsinkiDate(from), ahead);
      const midnight = at(`${date}T00:00:00Z`).getTime();
      const busy = busyMinutes.map(([start, length]) => ({
        start: new Date(midnight + start * 60_000),
        end: new Date(midnight + (start + length) * 60_000),
      }));
      return { date, durationMinutes, now: from, busy };
    });

  it("lie inside opening hours, on a half hour, on an open day, free, with notice and before the horizon", () => {
    fc.assert(
      fc.property(request, (asked) => {
        for (const slot of slotsForDate(asked)) {
          const [startDate, startTime] = wall(slot.start).split(" ") as [string, string];
          const [endDate, endTime] = wall(slot.end).split(" ") as [string, string];
          expect([startDate, endDate]).toEqual([asked.date, asked.date]);
          expect(startTime >= "09:00:00" && endTime <= "16:00:00").toBe(true);
          expect(startTime).toMatch(/:(00|30):00$/);
          expect(slot.end.getTime() - slot.start.getTime()).toBe(asked.durationMinutes * 60_000);
          expect(isClosedDay(asked.date)).toBe(false);
          expect(slot.start.getTime() - asked.now.getTime()).toBeGreaterThanOrEqual(4 * hour);
          expect(startDate <= addDays(helsinkiDate(asked.now), 60)).toBe(true);
          for (const taken of asked.busy)
            expect(slot.end <= taken.start || slot.start >= taken.end).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("are exactly the times that checkSlot lets through", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const offered = new Set(starts(slotsForDate(asked)));
        for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
          const start = new Date(at(`${asked.date}T00:00:00Z`).getTime() - 3 * hour + minutes * 60_000);
          if (wall(start).slice(0, 10) !== asked.date) continue;
          const end = new Date(start.getTime() + asked.durationMinutes * 60_000);
          const { ok } = checkSlot({ start, end, now: asked.now, busy: asked.busy });
          expect([start.toISOString(), ok]).toEqual([start.toISOString(), offered.has(start.toISOString())]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("checkSlot", () => {
  const slot = (start: string, minutes = 60) => ({
    start: at(start),
    end: new Date(at(start).getTime() + minutes * 60_000),
  });
  const taken = [slot("2026-10-21T08:00:00Z")];

  it("lets a good time through", () => {
    expect(checkSlot({ ...slot("2026-10-21T06:00:00Z"), now, busy: taken })).toEqual({ ok: true });
    expect(checkSlot({ ...slot("2026-10-21T11:00:00Z", 120), now, busy: taken })).toEqual({ ok: true });
  });

  it.each<[string, string, number, SlotRefusal]>([
    ["taken", "2026-10-21T08:00:00Z", 60, "taken"],
    ["overlapping the end", "2026-10-21T08:30:00Z", 60, "taken"],
    ["around a taken one", "2026-10-21T07:30:00Z", 120, "taken"],
    ["in the past", "2026-10-16T08:00:00Z", 60, "past"],
    ["right now", "2026-10-19T09:00:00Z", 60, "past"],
    ["in three hours", "2026-10-19T12:00:00Z", 60, "too_soon"],
    ["on a Saturday", "2026-10-24T08:00:00Z", 60, "closed_day"],
    ["on Independence Day", "2026-12-06T08:00:00Z", 60, "closed_day"],
    ["half an hour before opening", "2026-10-21T05:30:00Z", 60, "outside_hours"],
    ["over closing time", "2026-10-21T12:30:00Z", 60, "outside_hours"],
    ["at nine of summer time in winter", "2026-10-26T06:00:00Z", 60, "outside_hours"],
    ["at a quarter past", "2026-10-21T06:15:00Z", 60, "off_step"],
    ["at a second past", "2026-10-21T06:00:01Z", 60, "off_step"],
    ["after 60 days", "2026-12-21T08:00:00Z", 60, "too_far"],
    ["in the year 9999", "9999-10-21T08:00:00Z", 60, "too_far"],
    ["too short", "2026-10-21T06:00:00Z", 15, "bad_duration"],
    ["too long", "2026-10-21T06:00:00Z", 150, "bad_duration"],
    ["backwards", "2026-10-21T06:00:00Z", -60, "bad_duration"],
  ])("refuses a time %s", (_case, start, minutes, reason) => {
    expect(checkSlot({ ...slot(start, minutes), now, busy: taken })).toMatchObject({ ok: false, reason });
  });

  it("says the documented sentence when the time is taken, and the rules in the others", () => {
    const message = (start: string) => {
      const check = checkSlot({ ...slot(start), now, busy: taken });
      return check.ok ? null : errorInWords(slotError(check.reason)).message;
    };
    expect(message("2026-10-21T08:00:00Z")).toBe(
      "This time slot is already booked. Please select a different time.",
    );
    expect(message("2026-10-21T05:30:00Z")).toContain("from 9:00 to 16:00 Helsinki time");
    expect(message("2026-10-19T12:00:00Z")).toContain("at least 4 hours ahead");
    expect(message("2026-12-21T08:00:00Z")).toContain("at most 60 days ahead");
  });
});

describe("overlaps", () => {
  const interval = (from: number, to: number) => ({ start: new Date(from), end: new Date(to) });

  it("is shared time, the same from both sides", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }), ([a, b, c, d]) => {
        const [one, other] = [interval(a!, b!), interval(c!, d!)];
        const shared = [...Array(13).keys()].some((t) => t >= a! && t < b! && t >= c! && t < d!);
        expect(overlaps(one, other)).toBe(shared);
        expect(overlaps(other, one)).toBe(shared);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("dates and times of a wish", () => {
  it("offers today in Helsinki up to the horizon", () => {
    expect(bookableDates(at("2026-10-18T21:00:00Z"))).toEqual({ first: "2026-10-19", last: "2026-12-18" });
    expect(bookableDates(at("2026-10-18T20:59:59Z"))).toEqual({ first: "2026-10-18", last: "2026-12-17" });
  });

  it.each(["2:30 PM", "14:30", "14.30"])("reads %s in Helsinki", (preferredTime) => {
    expect(meetingInterval({ preferredDate: "2026-10-26", preferredTime, duration: 45 })).toEqual({
      start: at("2026-10-26T12:30:00Z"),
      end: at("2026-10-26T13:15:00Z"),
    });
  });

  it.each([
    ["2026-02-30", "14:30"],
    ["2026-10-26", "half past two"],
    ["", ""],
  ])("cannot read %p at %p", (preferredDate, preferredTime) => {
    expect(meetingInterval({ preferredDate, preferredTime, duration: 60 })).toBeNull();
  });
});
