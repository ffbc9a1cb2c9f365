import fc from "fast-check";
import {
  addDays,
  addMonths,
  formatTimeOfDay,
  helsinkiDate,
  helsinkiInstant,
  helsinkiWallTime,
  isRealDate,
  parseTimeOfDay,
  weekday,
} from "@/lib/shared/dates";

/** Intl's own opinion of a Helsinki wall clock: an oracle that shares no code with the helpers. */
const oracle = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Helsinki",
  dateStyle: "short",
  timeStyle: "short",
});

const someDate = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe("isRealDate", () => {
  it.each(["2026-02-28", "2028-02-29", "2026-12-31", "1000-01-01", "9999-12-31"])("knows %s", (date) => {
    expect(isRealDate(date)).toBe(true);
  });

  it.each([
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "26-01-01",
    "0099-01-01",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01\n",
    "",
    "tomorrow",
  ])("refuses %p", (date) => {
    expect(isRealDate(date)).toBe(false);
  });
});

describe("calendar arithmetic", () => {
  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2027-03-27", 2, "2027-03-29"],
    ["2026-01-01", 60, "2026-03-02"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it("goes there and back", () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it("refuses what is no date", () => {
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("1000-01-01", -1)).toThrow(RangeError);
    expect(() => weekday("2026-02-30")).toThrow(RangeError);
    expect(() => helsinkiInstant("2026-02-30", 0)).toThrow(RangeError);
  });

  it.each([
    ["2026-10-26", 1],
    ["2026-12-24", 4],
    ["2027-06-25", 5],
    ["2026-10-24", 6],
    ["2026-10-25", 7],
  ])("%s is weekday %i", (date, expected) => {
    expect(weekday(date)).toBe(expected);
  });
});

describe("Helsinki instants", () => {
  it.each([
    ["2026-07-01", 9 * 60, "2026-07-01T06:00:00.000Z"],
    ["2026-12-01", 9 * 60, "2026-12-01T07:00:00.000Z"],
    // Around the autumn change of 2026: 04:00 summer time becomes 03:00 winter time.
    ["2026-10-23", 9 * 60, "2026-10-23T06:00:00.000Z"],
    ["2026-10-25", 0, "2026-10-24T21:00:00.000Z"],
    ["2026-10-25", 2 * 60 + 59, "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", 3 * 60 + 30, "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", 4 * 60, "2026-10-25T02:00:00.000Z"],
    ["2026-10-26", 9 * 60, "2026-10-26T07:00:00.000Z"],
    // Around the spring change of 2027: 03:00 winter time becomes 04:00 summer time.
    ["2027-03-26", 9 * 60, "2027-03-26T07:00:00.000Z"],
    ["2027-03-28", 2 * 60 + 59, "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", 3 * 60 + 30, "2027-03-28T01:30:00.000Z"],
    ["2027-03-28", 4 * 60, "2027-03-28T01:00:00.000Z"],
    ["2027-03-29", 9 * 60, "2027-03-29T06:00:00.000Z"],
  ])("%s at minute %i is %s", (date, minutes, expected) => {
    expect(helsinkiInstant(date, minutes).toISOString()).toBe(expected);
  });

  it.each([-1, 1440, 9.5, Number.NaN])("refuses minute %p", (minutes) => {
    expect(() => helsinkiInstant("2026-10-26", minutes)).toThrow(RangeError);
  });

  it("reads every instant as Intl does", () => {
    const instants = fc.date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2060-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minutesOfDay } = helsinkiWallTime(instant);
        expect(`${date} ${formatTimeOfDay(minutesOfDay, "24h")}`).toBe(oracle.format(instant));
      }),
      { numRuns: 1000 },
    );
  });

  it("comes back to the same wall clock, from 04:00 on even on the days of change", () => {
    fc.assert(
      fc.property(someDate, fc.integer({ min: 240, max: 1439 }), (date, minutesOfDay) => {
        expect(helsinkiWallTime(helsinkiInstant(date, minutesOfDay))).toEqual({ date, minutesOfDay });
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["2026-10-24T20:59:59Z", "2026-10-24"],
    ["2026-10-24T21:00:00Z", "2026-10-25"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
    ["2026-12-31T22:00:00Z", "2027-01-01"],
  ])("at %s it is %s in Helsinki", (instant, date) => {
    expect(helsinkiDate(new Date(instant))).toBe(date);
  });

  it("refuses no instant at all", () => {
    expect(() => helsinkiDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe("times of day", () => {
  it.each([
    ["2:30 PM", 870],
    ["14:30", 870],
    ["14.30", 870],
    ["2:30 pm", 870],
    ["2:30PM", 870],
    ["2.30 p.m.", 870],
    ["02:30 PM", 870],
    ["2:30\u202fPM", 870],
    [" 2 pm ", 840],
    ["12:00 AM", 0],
    ["12:30 am", 30],
    ["12:00 PM", 720],
    ["12 pm", 720],
    ["11:59 PM", 1439],
    ["9:00", 540],
    ["09.05", 545],
    ["0:00", 0],
    ["00:00", 0],
    ["23:59", 1439],
  ])("reads %p as minute %i", (text, minutes) => {
    expect(parseTimeOfDay(text)).toBe(minutes);
  });

  it.each([
    "",
    "noon",
    "14",
    "24:00",
    "25:00",
    "14:60",
    "14:5",
    "14:300",
    "14,30",
    "14:30:00",
    "-1:00",
    "14:30 PM",
    "0:30 AM",
    "13 pm",
    "2:30 XM",
    "2:30 P",
    "2:30 PM PM",
    "2:30 m",
    "١٤:٣٠",
  ])("does not read %p", (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });

  it.each([
    [0, "12:00 AM", "00:00"],
    [30, "12:30 AM", "00:30"],
    [540, "9:00 AM", "09:00"],
    [720, "12:00 PM", "12:00"],
    [870, "2:30 PM", "14:30"],
    [1439, "11:59 PM", "23:59"],
  ])("writes minute %i as %s and %s", (minutes, twelve, twentyFour) => {
    expect(formatTimeOfDay(minutes, "12h")).toBe(twelve);
    expect(formatTimeOfDay(minutes, "24h")).toBe(twentyFour);
  });

  it("reads back what it writes, for every minute of the day", () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      expect(parseTimeOfDay(formatTimeOfDay(minutes, "12h"))).toBe(minutes);
      expect(parseTimeOfDay(formatTimeOfDay(minutes, "24h"))).toBe(minutes);
      expect(parseTimeOfDay(formatTimeOfDay(minutes, "24h").replace(":", "."))).toBe(minutes);
    }
    expect(() => formatTimeOfDay(1440, "12h")).toThrow(RangeError);
  });
});

describe("addMonths", () => {
  it.each([
    ["2026-11-20", 1, "2026-12-20"],
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", 36, "2029-11-20"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2027-03-31", -1, "2027-02-28"],
    ["2027-01-15", -1, "2026-12-15"],
  ])("%s and %i months is %s", (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });

  it("refuses what is no date and what leaves the calendar", () => {
    expect(() => addMonths("2026-02-30", 1)).toThrow(RangeError);
    expect(() => addMonths("9999-12-01", 1)).toThrow(RangeError);
  });
});
