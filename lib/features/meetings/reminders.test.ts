import fc from "fast-check";
import { dueReminder, reminderMinutes, remindersAhead } from "./reminders";

const startAt = new Date("2026-11-27T12:00:00Z");
const before = (minutes: number) => new Date(startAt.getTime() - minutes * 60_000);
const longAgo = before(10_000);

it.each([
  ["more than a day before", 24 * 60 + 1, null],
  ["a day before", 24 * 60, "day"],
  ["in between", 300, "day"],
  ["a moment before the last hour", 61, "day"],
  ["an hour before", 60, "hour"],
  ["a minute before", 1, "hour"],
  ["at the start", 0, null],
  ["afterwards", -5, null],
])("%s", (_when, minutes, expected) => {
  expect(dueReminder({ startAt, submittedAt: longAgo }, before(minutes))).toBe(expected);
});

it("leaves out what fell due before the meeting was booked", () => {
  const submittedAt = before(5 * 60);
  expect(dueReminder({ startAt, submittedAt }, before(4 * 60))).toBeNull();
  expect(dueReminder({ startAt, submittedAt }, before(59))).toBe("hour");
});

it("never reminds before its time, nor of a meeting that has begun", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 6000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (left, bookedBefore) => {
        const kind = dueReminder({ startAt, submittedAt: before(bookedBefore) }, before(left));
        if (kind === null) return;
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(reminderMinutes[kind]);
        expect(bookedBefore).toBeGreaterThan(reminderMinutes[kind]);
      },
    ),
  );
});

it.each([
  [3 * 24 * 60, "both", ["day", "hour"]],
  [24 * 60, "hour", ["hour"]],
  [15 * 60, "hour", ["hour"]],
  [60, "none", []],
])("promises to who books %i minutes before what will be sent", (minutes, promised, sent) => {
  expect(remindersAhead(startAt, before(minutes))).toBe(promised);
  const due = Array.from({ length: minutes }, (_, passed) =>
    dueReminder({ startAt, submittedAt: before(minutes) }, before(minutes - passed)),
  );
  expect([...new Set(due)].filter(Boolean)).toEqual(sent);
});
