import { helsinkiOffset } from "./meeting-time";

it.each([
  ["2026-10-23", "UTC+3"],
  ["2026-10-26", "UTC+2"],
  ["2027-03-26", "UTC+2"],
  ["2027-03-29", "UTC+3"],
])("knows both clock changes: %s is %s", (date, offset) => {
  expect(helsinkiOffset(date)).toBe(offset);
});
