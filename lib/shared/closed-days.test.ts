import { isClosedDay, nextOpenDay } from "@/lib/shared/closed-days";

describe("isClosedDay", () => {
  it.each([
    ["2026-12-24", "Christmas Eve, a Thursday"],
    ["2026-12-25", "Christmas Day, a Friday"],
    ["2027-01-01", "New Year's Day, a Friday"],
    ["2027-01-06", "Epiphany, a Wednesday"],
    ["2027-03-26", "Good Friday"],
    ["2027-03-29", "Easter Monday"],
    ["2026-05-01", "May Day, a Friday"],
    ["2027-05-06", "Ascension Day, a Thursday"],
    ["2026-06-19", "Midsummer Eve"],
    ["2027-06-25", "Midsummer Eve"],
    ["2028-06-23", "Midsummer Eve"],
    ["2027-12-06", "Independence Day, a Monday"],
    ["2026-10-24", "a Saturday"],
    ["2026-10-25", "a Sunday and the day of the clock change"],
    ["2026-10-31", "All Saints' Day, a Saturday"],
  ])("%s is closed: %s", (date) => {
    expect(isClosedDay(date)).toBe(true);
  });

  it.each([
    ["2026-12-23", "the day before Christmas Eve"],
    ["2026-12-31", "New Year's Eve, a working day"],
    ["2027-01-05", "the day before Epiphany"],
    ["2027-01-07", "the day after Epiphany"],
    ["2027-06-24", "the day before Midsummer Eve"],
    ["2027-06-18", "an ordinary Friday in June"],
    ["2027-03-25", "Maundy Thursday"],
    ["2026-10-26", "the Monday after the clock change"],
    ["2026-04-30", "May Day Eve"],
  ])("%s is open: %s", (date) => {
    expect(isClosedDay(date)).toBe(false);
  });

  it("takes other weekdays, but holidays stay", () => {
    expect(isClosedDay("2026-10-24", [6])).toBe(false);
    expect(isClosedDay("2026-10-26", [6])).toBe(true);
    expect(isClosedDay("2026-12-26", [6])).toBe(true);
  });

  it("refuses a date that does not exist", () => {
    expect(() => isClosedDay("2026-02-30")).toThrow(RangeError);
  });
});

describe("nextOpenDay", () => {
  it.each([
    ["2026-12-23", "2026-12-28", "over Christmas and the weekend behind it"],
    ["2026-12-25", "2026-12-28", "from a closed day"],
    ["2026-12-28", "2026-12-29", "an ordinary one"],
  ])("of %s is %s: %s", (date, open) => {
    // Asked a second time it is kept from the first.
    expect([nextOpenDay(date), nextOpenDay(date)]).toEqual([open, open]);
  });

  it("refuses a date that does not exist", () => {
    expect(() => nextOpenDay("2026-02-30")).toThrow(RangeError);
  });
});
