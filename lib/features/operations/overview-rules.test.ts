import * as fc from "fast-check";
import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import { type CountedWeek, fillWeeks, lastWeeks } from "./overview-rules";

describe("lastWeeks", () => {
  it.each([
    ["2026-11-18T10:00:00+02:00", ["2026-11-02", "2026-11-09", "2026-11-16"], "a Wednesday"],
    ["2026-11-16T00:00:00+02:00", ["2026-11-02", "2026-11-09", "2026-11-16"], "the first moment of a Monday"],
    ["2026-11-15T23:59:59+02:00", ["2026-10-26", "2026-11-02", "2026-11-09"], "the last of a Sunday"],
    ["2026-11-15T22:30:00Z", ["2026-11-02", "2026-11-09", "2026-11-16"], "Sunday in UTC, Monday in Helsinki"],
    ["2027-01-01T12:00:00+02:00", ["2026-12-14", "2026-12-21", "2026-12-28"], "over the year"],
  ])("at %s: %j, %s", (now, weeks, _why) => {
    expect(lastWeeks(new Date(now), 3)).toEqual(weeks);
  });

  it("are Mondays a week apart, and the last holds today", () => {
    const instant = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2035-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 60 }), (now, count) => {
        const weeks = lastWeeks(now, count);
        expect(weeks).toHaveLength(count);
        for (const [index, week] of weeks.entries()) {
          expect(weekday(week)).toBe(1);
          if (index > 0) expect(week).toBe(addDays(weeks[index - 1] as string, 7));
        }
        const [last, today] = [weeks.at(-1) as string, helsinkiDate(now)];
        expect(last <= today && today < addDays(last, 7)).toBe(true);
      }),
    );
  });
});

it("fillWeeks has a row for every week, and nothing of other weeks", () => {
  const counted: CountedWeek[] = [
    { series: "experts", week: "2026-11-09", count: 3 },
    { series: "bookings", week: "2026-11-09", count: 1 },
    { series: "experts", week: "2026-11-02", count: 9 },
  ];
  expect(fillWeeks(["2026-11-09", "2026-11-16"], counted)).toEqual([
    { week: "2026-11-09", experts: 3, postings: 0, applications: 0, bookings: 1 },
    { week: "2026-11-16", experts: 0, postings: 0, applications: 0, bookings: 0 },
  ]);
});
