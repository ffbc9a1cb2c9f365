import { bookkeepingEnd, mailEnd } from "./rules";

describe("bookkeepingEnd", () => {
  it.each([
    ["2026-01-01T00:00:00Z", "2032-12-31"],
    ["2026-12-31T21:59:59Z", "2032-12-31"],
    // Half past midnight in Helsinki, on the first of January.
    ["2026-12-31T22:30:00Z", "2033-12-31"],
  ])("keeps what speaks of %s until %s", (last, end) => {
    expect(bookkeepingEnd(new Date(last))).toBe(end);
  });
});

it("mailEnd is ninety days later, in Helsinki", () => {
  expect(mailEnd(new Date("2027-03-01T06:00:00Z"))).toBe("2027-05-30");
  expect(mailEnd(new Date("2027-03-01T22:30:00Z"))).toBe("2027-05-31");
});
