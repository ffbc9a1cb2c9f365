import { formatDate, formatInstant, formatMoment, formatShortDay, formatTypedDay } from "./format-dates";

const instant = new Date("2026-11-20T13:05:00Z");

it.each([
  ["en", "20 Nov 2026, 15:05", "15:05:09", "20 Nov"],
  ["fi", "20.11.2026 klo 15.05", "15.05.09", "20.11."],
  ["sv", "20.11.2026 kl. 15.05", "15.05.09", "20.11"],
] as const)("writes less of them in %s", (locale, moment, time, day) => {
  expect(formatInstant(instant, locale, { dateStyle: "medium", timeStyle: "short" })).toBe(moment);
  expect(formatInstant(new Date("2026-11-20T13:05:09Z"), locale, { timeStyle: "medium" })).toBe(time);
  expect(formatShortDay(instant, locale)).toBe(day);
});

it.each([
  ["en", "20 November 2026 at 15:05", "20 November 2026", "Friday 20 November 2026"],
  ["fi", "20.11.2026 klo 15.05", "20.11.2026", "perjantai 20. marraskuuta 2026"],
  ["sv", "20.11.2026 kl. 15.05", "20.11.2026", "fredag 20 november 2026"],
] as const)("writes days and times of Finland in %s", (locale, moment, date, full) => {
  expect(formatMoment(instant, locale)).toBe(moment);
  expect(formatDate("2026-11-20", locale)).toBe(date);
  expect(formatDate("2026-11-20", locale, "full").replace(",", "")).toBe(full);
});

it.each([
  ["2027-01-11", "en", "11 Jan 2027"],
  ["2027-01-11", "fi", "11.1.2027"],
  ["2027-02-31", "en", "2027-02-31"],
  ["In two weeks", "sv", "In two weeks"],
] as const)("writes a start that was typed as %s in %s as %s", (typed, locale, shown) => {
  expect(formatTypedDay(typed, locale)).toBe(shown);
});
