import fc from "fast-check";
import { addDays, addMonths } from "@/lib/shared/dates";
import { engagementMonthBounds, engagementMonths } from "./rules";

const someDate = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const someMonths = fc.integer(engagementMonthBounds);

describe("engagementMonths", () => {
  it.each([
    ["2027-01-15", "2027-01-15", 1, "one day"],
    ["2027-01-15", "2027-01-16", 1, "two days"],
    ["2027-01-15", "2027-02-14", 1, "a month, its last day counted"],
    ["2027-01-15", "2027-02-15", 1, "to the day of the same number"],
    ["2027-01-15", "2027-02-16", 2, "a started month counts whole"],
    ["2027-01-01", "2027-03-31", 3, "a quarter of the calendar"],
    ["2027-01-01", "2027-04-01", 3, "a quarter, as the calculator sets its end"],
    ["2027-01-01", "2027-04-02", 4, "a quarter and a day"],
    ["2027-01-31", "2027-02-28", 1, "to the end of a shorter month"],
    ["2027-01-31", "2027-03-01", 2, "over the end of a shorter month"],
    ["2028-01-31", "2028-02-29", 1, "to the end of February in a leap year"],
    ["2027-12-01", "2028-11-30", 12, "a year"],
    ["2027-06-01", "2030-06-01", 36, "the longest"],
    ["2027-06-01", "2030-06-02", null, "a day too long"],
    ["2027-06-01", "9999-12-31", null, "a robot's end"],
    ["2027-06-02", "2027-06-01", null, "an end before the start"],
  ])("%s to %s: %p months, %s", (start, end, months, _what) => {
    expect(engagementMonths(start, end)).toBe(months);
  });

  it("gives back the months an end was made from, and one more for the day after", () => {
    fc.assert(
      fc.property(someDate, someMonths, (start, months) => {
        const end = addMonths(start, months);
        expect(engagementMonths(start, end)).toBe(months);
        const next = months === engagementMonthBounds.max ? null : months + 1;
        expect(engagementMonths(start, addDays(end, 1))).toBe(next);
      }),
    );
  });

  it("never falls when the end moves on", () => {
    fc.assert(
      fc.property(someDate, fc.nat(1_000), fc.nat(60), (start, days, more) => {
        const [sooner, later] = [addDays(start, days), addDays(start, days + more)];
        expect(engagementMonths(start, later)).toBeGreaterThanOrEqual(engagementMonths(start, sooner) ?? 0);
      }),
    );
  });
});
