import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";

describe("numbers with their unit", () => {
  it.each([
    [1, "month", "1 month"],
    [3, "month", "3 months"],
    [520, "hour", "520 hours"],
    [173.333, "hour", "173.33 hours"],
    [40, "hour-per-week", "40 hours per week"],
    [60, "minute", "60 minutes"],
  ] as const)("writes %p %s in English", (value, unit, expected) => {
    expect(formatUnit(value, unit, "en")).toBe(expected);
  });

  it("follows the page's language", () => {
    expect(formatUnit(3, "month", "fi")).toBe("3 kuukautta");
    expect(formatPercent(25.5, "fi")).toBe("25,5\u00A0%");
    expect(formatPercent(25.5, "en")).toBe("25.5%");
    expect(formatPercent(10, "en")).toBe("10%");
  });
});
