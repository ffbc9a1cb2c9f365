import { sizeInUnit, sizeText } from "./duration";

it.each([
  [{ durationMonths: 3 }, "3 months"],
  [{ durationMonths: 1, durationDays: null }, "1 month"],
  [{ durationMonths: 1, durationDays: 1 }, "1 day"],
  [{ durationMonths: 1, durationDays: 3 }, "3 days"],
  [{ durationMonths: 1, durationDays: 5 }, "1 week"],
  [{ durationMonths: 1, durationDays: 10 }, "2 weeks"],
])("%j is said as %s", (size, text) => {
  expect(sizeText(size, "en")).toBe(text);
});

it("is sent as it is kept", () => {
  expect(sizeInUnit(undefined)).toEqual({});
  expect(sizeInUnit(3)).toEqual({ durationUnit: "days", duration: 3 });
  expect(sizeInUnit(15)).toEqual({ durationUnit: "weeks", duration: 3 });
});
