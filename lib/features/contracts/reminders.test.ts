import { helsinkiInstant } from "@/lib/shared/dates";
import { dueOf } from "./reminders";
import { lastSigningDay, signingEnd } from "./states";

// Sent on the first of October, shortly before midnight in Helsinki; winter time begins on the 25th.
const sentAt = new Date("2026-10-01T20:50:00Z");
const expiresAt = signingEnd(sentAt);
const due = (at: Date | string, remindedOnDay: number | null = null) =>
  dueOf({ sentAt, expiresAt, remindedOnDay }, new Date(at));
const morning = (date: string) => helsinkiInstant(date, 8 * 60);

it.each([
  ["2026-10-02", null, null],
  ["2026-10-05", null, null],
  ["2026-10-06", null, 5],
  ["2026-10-06", 5, null],
  ["2026-10-07", 5, null],
  ["2026-10-08", 5, 7],
  ["2026-10-10", 7, 9],
  ["2026-10-12", 9, 11],
  ["2026-10-14", 11, 13],
  ["2026-10-15", 13, null],
  ["2026-10-30", 13, null],
  // Missed days are one reminder, not five.
  ["2026-10-13", null, 11],
  ["2026-10-20", 5, 13],
])("on %s, reminded on day %s, reminds of day %s", (date, remindedOnDay, day) => {
  expect(due(morning(date), remindedOnDay)).toEqual(day === null ? null : { event: "remind", day });
});

it("ends as the thirtieth day begins in Helsinki, and names the day before as the last", () => {
  expect(expiresAt.toISOString()).toBe("2026-10-30T22:00:00.000Z");
  expect(lastSigningDay(expiresAt)).toBe("2026-10-30");
  expect(due("2026-10-30T21:59:59Z", 13)).toBeNull();
  expect(due("2026-10-30T22:00:00Z")).toEqual({ event: "expire" });
  expect(due("2027-02-01T08:00:00Z", 13)).toEqual({ event: "expire" });
});
