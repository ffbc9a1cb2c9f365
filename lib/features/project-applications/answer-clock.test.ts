import { dueAnswer } from "./answer-clock";

// Days counted by hand on a calendar of Finland: the last quiet day, the first day of the reminder, the last day of
// the answer, and the day after it.
describe("what is due of a new application", () => {
  it.each([
    ["a Monday", "2026-11-16T10:00+02:00", "2026-11-27", "2026-11-30", "2026-12-07", "2026-12-08"],
    [
      "a Friday's last minute",
      "2026-11-20T23:59+02:00",
      "2026-12-03",
      "2026-12-04",
      "2026-12-11",
      "2026-12-12",
    ],
    ["a Saturday", "2026-11-21T00:00+02:00", "2026-12-03", "2026-12-04", "2026-12-11", "2026-12-12"],
    ["a Sunday", "2026-11-22T12:00+02:00", "2026-12-03", "2026-12-04", "2026-12-11", "2026-12-12"],
    [
      "a fortnight with six closed days",
      "2026-12-15T09:00+02:00",
      "2026-12-30",
      "2026-12-31",
      "2027-01-11",
      "2027-01-12",
    ],
    ["Easter", "2027-03-22T09:00+02:00", "2027-04-06", "2027-04-07", "2027-04-14", "2027-04-15"],
    [
      "the end of summer time",
      "2026-10-16T12:00+03:00",
      "2026-10-29",
      "2026-10-30",
      "2026-11-06",
      "2026-11-07",
    ],
    [
      "a Monday in London, a Tuesday here",
      "2026-11-16T22:30Z",
      "2026-11-30",
      "2026-12-01",
      "2026-12-08",
      "2026-12-09",
    ],
  ])("from %s", (_name, since, quiet, reminded, last, over) => {
    const waiting = { stageChangedAt: new Date(since), answerRemindedAt: null };
    expect(dueAnswer(waiting, new Date(`${quiet}T20:59:59Z`))).toBeNull();
    expect(dueAnswer(waiting, new Date(`${reminded}T00:00+02:00`))).toBe("reminder");
    expect(dueAnswer(waiting, new Date(`${last}T20:59:59Z`))).toBe("reminder");
    expect(dueAnswer(waiting, new Date(`${over}T00:01+02:00`))).toBe("end");
  });

  it("is one reminder as long as it stands so, and another when it has come back", () => {
    const stageChangedAt = new Date("2026-11-16T10:00+02:00");
    const now = new Date("2026-12-02T10:00+02:00");
    const reminded = (at: string) => dueAnswer({ stageChangedAt, answerRemindedAt: new Date(at) }, now);
    expect(reminded("2026-11-30T08:00+02:00")).toBeNull();
    expect(reminded("2026-11-13T08:00+02:00")).toBe("reminder");
  });
});
