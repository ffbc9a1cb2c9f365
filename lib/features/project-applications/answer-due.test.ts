import { answerDays, answerDueAt, endOfBusinessDay } from "./answer-due";

describe("the end of a business day", () => {
  it.each([
    // Easter 2027 is 28 March: Good Friday the 26th and Easter Monday the 29th do not count.
    ["over Easter", "2027-03-08T09:00:00Z", "2027-03-31T20:59:59.999Z"],
    ["from a Saturday as from the Friday before it", "2027-03-06T09:00:00Z", "2027-03-30T20:59:59.999Z"],
    ["by Helsinki's date, not London's", "2027-03-01T22:30:00Z", "2027-03-23T21:59:59.999Z"],
    // Independence Day is a Sunday in 2026; Christmas Eve and Epiphany are closed (decisions D6).
    ["over Christmas", "2026-12-18T09:00:00Z", "2027-01-14T21:59:59.999Z"],
  ])("%s", (_name, since, due) => {
    expect(answerDueAt(new Date(since)).toISOString()).toBe(due);
  });

  it("comes sooner for the reminder", () => {
    expect(endOfBusinessDay(new Date("2027-03-01T07:00:00Z"), answerDays.reminder).toISOString()).toBe(
      "2027-03-15T21:59:59.999Z",
    );
  });
});
