import fc from "fast-check";
import { faultsOf } from "@/tests/support/in-words";
import { calculatePrice } from "./rules";
import {
  calculatePriceInput,
  type PricingResult,
  priceOf,
  pricingResult,
  readPricingInfo,
  toPricingResult,
  writePricingInfo,
} from "./schemas";

const now = new Date("2026-10-26T10:00:00Z");
const hour = 60 * 60 * 1000;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const result: PricingResult = toPricingResult(
  calculatePrice({
    hourlyRateCents: 9_550,
    hoursPerWeek: 40,
    durationMonths: 6,
    projectType: "project",
    at: now,
  }),
  { id: 7, name: "Aino V." },
  "The expert carries the risk.",
);

describe("priceOf", () => {
  it("is the price that an answer was made of, read back from JSON", () => {
    fc.assert(
      fc.property(
        fc.record({
          hourlyRateCents: fc.integer({ min: 100, max: 100_000 }),
          acceptsVolumeDiscount: fc.boolean(),
          hoursPerWeek: fc.integer({ min: 1, max: 60 }),
          durationMonths: fc.integer({ min: 1, max: 36 }),
          durationDays: fc.option(fc.integer({ min: 1, max: 260 })),
          projectType: fc.constantFrom("hourly" as const, "project" as const),
        }),
        (input) => {
          const price = calculatePrice({ ...input, at: now });
          const stored = JSON.parse(JSON.stringify(toPricingResult(price, { id: 7, name: "Aino V." }, "")));
          expect(priceOf(pricingResult.parse(stored))).toEqual(price);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("calculatePriceInput", () => {
  const good = { expertId: 7, hoursPerWeek: 40, durationMonths: 3, projectType: "hourly" };
  const problems = (value: unknown) => faultsOf(calculatePriceInput, value);

  it("accepts the documented payload at its bounds", () => {
    expect(calculatePriceInput.parse(good)).toEqual(good);
    expect(
      calculatePriceInput.parse({ ...good, hoursPerWeek: 60, durationMonths: 36, projectType: "project" }),
    ).toBeTruthy();
    expect(calculatePriceInput.parse({ ...good, hoursPerWeek: 1, durationMonths: 1 })).toBeTruthy();
  });

  it.each([
    ["expertId", 0, "Please choose an expert"],
    ["expertId", undefined, "Please choose an expert"],
    ["expertId", "7", "Please choose an expert"],
    ["hoursPerWeek", 0, "Hours per week must be a whole number from 1 to 60"],
    ["hoursPerWeek", 61, "Hours per week must be a whole number from 1 to 60"],
    ["hoursPerWeek", 37.5, "Hours per week must be a whole number from 1 to 60"],
    ["hoursPerWeek", "40", "Hours per week must be a whole number from 1 to 60"],
    ["durationMonths", 37, "Duration in months must be a whole number from 1 to 36"],
    ["durationMonths", null, "Duration in months must be a whole number from 1 to 36"],
    ["projectType", "fixed", "Project type must be hourly or project"],
    ["projectType", undefined, "Project type must be hourly or project"],
  ])("refuses %s = %p", (field, value, message) => {
    expect(problems({ ...good, [field]: value })).toEqual([[field, message]]);
  });

  const { durationMonths: _months, ...sized } = good;

  it.each([
    [
      { durationUnit: "days", duration: 3 },
      { durationMonths: 1, durationDays: 3 },
    ],
    [
      { durationUnit: "weeks", duration: 2 },
      { durationMonths: 1, durationDays: 10 },
    ],
    [
      { durationUnit: "weeks", duration: 52 },
      { durationMonths: 12, durationDays: 260 },
    ],
    [{ durationUnit: "months", duration: 3 }, { durationMonths: 3 }],
  ])("takes %j", (size, expected) => {
    expect(calculatePriceInput.parse({ ...sized, ...size })).toEqual({ ...sized, ...expected });
  });

  it.each([
    [{}, "durationMonths", "Duration in months must be a whole number from 1 to 36"],
    [{ durationUnit: "days", duration: 61 }, "duration", "Duration must be a whole number from 1 to 60"],
    [{ durationUnit: "weeks", duration: 0 }, "duration", "Duration must be a whole number from 1 to 52"],
    [{ durationUnit: "days" }, "duration", "Duration must be a whole number from 1 to 60"],
    [{ duration: 3 }, "durationUnit", "Say the duration in days, weeks or months"],
    [{ durationUnit: "years", duration: 1 }, "durationUnit", "Say the duration in days, weeks or months"],
    [{ durationUnit: "days", duration: 1.5 }, "duration", "Duration must be a whole number"],
    [
      { durationMonths: 3, durationUnit: "days", duration: 3 },
      "durationMonths",
      "Say the duration once: in months, or as a number of days, weeks or months",
    ],
  ])("refuses %j", (size, field, message) => {
    expect(problems({ ...sized, ...size })).toEqual([[field, message]]);
  });

  it("takes no rate and no percentage from anybody", () => {
    expect(problems({ ...good, hourlyRate: 1 })).toHaveLength(1);
  });
});

describe("pricing result", () => {
  it("answers euros and per cent", () => {
    expect(result).toMatchObject({
      expert: { id: 7, name: "Aino V." },
      projectDetails: { type: "project", durationMonths: 6, hoursPerWeek: 40 },
      projectType: "project",
      fixedScope: true,
      expertRate: 95.5,
      totalHours: 1040,
      complexityMultiplier: 1.1,
      volumeDiscount: 10,
      fixedScopeDiscount: 5,
      platformFee: 10,
      vatRate: 25.5,
      baseTotal: 93_410.46,
      expertCost: 93_410.46,
      platformFeeAmount: 9_341.05,
      totalCost: 102_751.51,
      monthlyTotal: 17_125.25,
    });
  });

  it("passes its own schema and lets no other key out", () => {
    expect(pricingResult.parse(result)).toEqual(result);
    const expert = { ...result.expert, email: "aino@example.fi" };
    expect(pricingResult.parse({ ...result, expert, secret: 1 })).toEqual(result);
  });
});

describe("pricing info in session storage", () => {
  const raw = writePricingInfo(result, now);

  it("comes back with the documented fields", () => {
    expect(readPricingInfo(raw, { expertId: 7, now })).toEqual({
      expertId: 7,
      savedAt: "2026-10-26T10:00:00.000Z",
      projectDetails: { type: "project", durationMonths: 6, hoursPerWeek: 40 },
      totalHours: 1040,
      totalCost: 102_751.51,
      monthlyTotal: 17_125.25,
      expertRate: 95.5,
      platformFee: 10,
      volumeDiscount: 10,
    });
  });

  it.each([
    ["after 24 hours", 24 * hour, true],
    ["a moment later", 24 * hour + 1, false],
    ["when it comes from the future", -1, false],
  ])("is kept or dropped %s", (_when, milliseconds, kept) => {
    expect(readPricingInfo(raw, { expertId: 7, now: later(milliseconds) }) !== null).toBe(kept);
  });

  it.each([
    ["nothing stored", null, 7],
    ["no expert in the query", raw, null],
    ["another expert", raw, 8],
    ["no JSON", "{", 7],
    ["null", "null", 7],
    ["an array", "[]", 7],
    ["no savedAt", JSON.stringify({ ...JSON.parse(raw), savedAt: undefined }), 7],
    ["a date that is none", JSON.stringify({ ...JSON.parse(raw), savedAt: "yesterday" }), 7],
    ["a total as text", JSON.stringify({ ...JSON.parse(raw), totalCost: "1" }), 7],
    ["a negative total", JSON.stringify({ ...JSON.parse(raw), totalCost: -1 }), 7],
    ["months out of bounds", raw.replace('"durationMonths":6', '"durationMonths":99'), 7],
  ])("is nothing with %s", (_case, stored, expertId) => {
    expect(readPricingInfo(stored, { expertId, now })).toBeNull();
  });

  it("never throws, whatever stands there", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(readPricingInfo(stored, { expertId: 7, now })).toBeNull();
      }),
    );
  });
});
