import fc from "fast-check";
import { hasStarted, monthlyCostEuros } from "./moderation-rules";

describe("monthlyCostEuros", () => {
  it.each([
    [2_581_150, 3, 8604],
    [100, 1, 1],
    [150, 1, 2],
    [149, 1, 1],
    [0, 12, 0],
    [100_000, 36, 28],
    // A dash on the screen (decisions C9).
    [100_000, 0, null],
    [100_000, null, null],
    [null, 3, null],
    [null, null, null],
  ])("%p cents over %p months", (cents, months, expected) => {
    expect(monthlyCostEuros(cents, months)).toBe(expected);
  });

  it("is within half a euro of the exact share, and never less than half below it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 36 }),
        (cents, months) => {
          const euros = monthlyCostEuros(cents, months) as number;
          expect(Math.abs(euros * months * 100 - cents) * 2).toBeLessThanOrEqual(months * 100);
        },
      ),
    );
  });
});

it("a meeting has started at its start", () => {
  const start = new Date("2027-03-03T08:00:00Z");
  expect(hasStarted(start, new Date(start.getTime() - 1))).toBe(false);
  expect(hasStarted(start, start)).toBe(true);
});
