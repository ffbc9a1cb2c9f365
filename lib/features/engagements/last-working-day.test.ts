import fc from "fast-check";
import { addDays, weekday } from "@/lib/shared/dates";
import { lastWorkingDay } from "./last-working-day";

it.each([
  ["Monday, three days", "2026-11-23", 3, "2026-11-25"],
  ["Thursday, three days, over a weekend", "2026-11-26", 3, "2026-11-30"],
  ["Saturday, one day", "2026-11-28", 1, "2026-11-30"],
  ["Monday, two weeks", "2026-11-23", 10, "2026-12-04"],
])("%s from %s, %i days, ends on %s", (_name, start, days, end) => {
  expect(lastWorkingDay(start, days)).toBe(end);
});

it("ends on a working day, with so many of them from its start", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 60 }), (ahead, days) => {
      const start = addDays("2026-01-01", ahead);
      const end = lastWorkingDay(start, days);
      let working = 0;
      for (let date = start; date <= end; date = addDays(date, 1)) if (weekday(date) <= 5) working += 1;
      expect([working, weekday(end) <= 5]).toEqual([days, true]);
    }),
  );
});
