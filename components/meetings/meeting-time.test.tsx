import { formatClock, helsinkiOffset } from "./meeting-time";

it.each([
  ["en", 9 * 60, "9:00 AM"],
  ["en", 14 * 60 + 30, "2:30 PM"],
  ["fi", 9 * 60, "9.00"],
  ["fi", 14 * 60 + 30, "14.30"],
  ["sv", 9 * 60, "9.00"],
] as const)("in %s minute %d of a day is %s", (locale, minutes, time) => {
  expect(formatClock(minutes, locale)).toBe(time);
});

it.each([
  ["2026-10-23", "UTC+3"],
  ["2026-10-26", "UTC+2"],
  ["2027-03-26", "UTC+2"],
  ["2027-03-29", "UTC+3"],
])("knows both clock changes: %s is %s", (date, offset) => {
  expect(helsinkiOffset(date)).toBe(offset);
});
