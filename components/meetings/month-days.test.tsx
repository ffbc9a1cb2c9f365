import fc from "fast-check";
import { addDays, addMonths, weekday } from "@/lib/shared/dates";
import { monthOf, weeksOf } from "./month-days";

it("draws November 2026 from Sunday the 1st to Monday the 30th", () => {
  const weeks = weeksOf("2026-11-20");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
});

it("holds every day of a month once, each under its weekday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (ahead) => {
      const date = addDays("2000-01-01", ahead);
      const weeks = weeksOf(date);
      const days = weeks.flat().filter((day) => day !== null);
      const [first, end] = [monthOf(date), addMonths(monthOf(date), 1)];
      expect(days[0]).toBe(first);
      expect(days.at(-1)).toBe(addDays(end, -1));
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) {
        week.forEach((day, column) => {
          if (day) expect(weekday(day)).toBe(column + 1);
        });
      }
    }),
  );
});
