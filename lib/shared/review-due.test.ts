import * as fc from "fast-check";
import { isClosedDay } from "./closed-days";
import { helsinkiDate } from "./dates";
import { daysAndHours, reviewState } from "./review-clock";
import { bookingDueAt, reviewDueAt } from "./review-due";

it.each([
  ["2026-11-27T21:13:00+02:00", "2026-12-03T09:00:00+02:00", "2026-11-30T21:13:00+02:00"],
  ["2026-11-27T21:13:00+02:00", "2026-11-30T09:00:00+02:00", "2026-11-30T09:00:00+02:00"],
])("a meeting that was booked %s and begins %s is confirmed by %s", (booked, start, due) => {
  expect(bookingDueAt(new Date(booked), new Date(start))).toEqual(new Date(due));
});

describe("reviewDueAt", () => {
  it.each([
    ["posting", "2026-11-18T10:00:00+02:00", "2026-11-19T10:00:00+02:00", "a Wednesday: 24 hours"],
    ["posting", "2026-11-20T15:30:00+02:00", "2026-11-23T15:30:00+02:00", "a Friday: over the weekend"],
    ["posting", "2026-11-21T12:00:00+02:00", "2026-11-24T00:00:00+02:00", "a Saturday: from Monday 0:00"],
    ["posting", "2026-12-23T09:00:00+02:00", "2026-12-28T09:00:00+02:00", "over Christmas"],
    ["posting", "2027-12-03T09:00:00+02:00", "2027-12-07T09:00:00+02:00", "over Independence Day"],
    ["posting", "2026-10-23T12:00:00+03:00", "2026-10-26T12:00:00+02:00", "over the end of summer time"],
    ["application", "2026-11-16T08:00:00+02:00", "2026-11-19T08:00:00+02:00", "three business days"],
    ["application", "2026-11-19T08:00:00+02:00", "2026-11-24T08:00:00+02:00", "three, two of them next week"],
  ] as const)("%s of %s is due %s: %s", (kind, submitted, due, _why) => {
    expect(reviewDueAt(kind, new Date(submitted)).toISOString()).toBe(new Date(due).toISOString());
  });

  it("never falls on a closed day, and never comes earlier for what came later", () => {
    const instant = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2029-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        expect(isClosedDay(helsinkiDate(reviewDueAt("posting", one)))).toBe(false);
        expect(reviewDueAt("posting", earlier) <= reviewDueAt("posting", later)).toBe(true);
        expect(reviewDueAt("application", one) > reviewDueAt("posting", one)).toBe(true);
      }),
    );
  });
});

describe("reviewState", () => {
  const [submitted, due] = [new Date("2026-11-18T10:00:00Z"), new Date("2026-11-19T10:00:00Z")];

  it.each([
    ["2026-11-18T10:00:00Z", "waiting"],
    ["2026-11-19T03:59:59Z", "waiting"],
    ["2026-11-19T04:00:00Z", "due_soon"],
    ["2026-11-19T09:59:59Z", "due_soon"],
    ["2026-11-19T10:00:00Z", "overdue"],
    ["2026-12-01T00:00:00Z", "overdue"],
  ])("at %s it is %s", (now, state) => {
    expect(reviewState(submitted, due, new Date(now))).toBe(state);
  });
});

it.each([
  ["2026-11-18T10:59:00Z", { days: 0, hours: 0 }],
  ["2026-11-18T11:00:00Z", { days: 0, hours: 1 }],
  ["2026-11-17T09:00:00Z", { days: 1, hours: 1 }],
])("daysAndHours to %s", (to, expected) => {
  expect(daysAndHours(new Date("2026-11-18T10:00:00Z"), new Date(to))).toEqual(expected);
});
