import fc from "fast-check";
import { claims } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import { errorInWords } from "@/tests/support/in-words";
import {
  calculatePrice,
  monthsOfDays,
  type Price,
  type PriceInput,
  pricingConstants,
  projectTypes,
  toPercent,
  vatBasisPointsAt,
  volumeDiscountBasisPoints,
} from "./rules";
import { riskAdjustment } from "./server/risk-adjustment";

const at = new Date("2026-10-26T10:00:00Z");

const anyInput: fc.Arbitrary<PriceInput> = fc.record({
  hourlyRateCents: fc.integer({ min: 100, max: 100_000 }),
  acceptsVolumeDiscount: fc.boolean(),
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  durationMonths: fc.integer({ min: 1, max: 36 }),
  projectType: fc.constantFrom(...projectTypes),
  at: fc.constant(at),
});

const lineOf = (price: Price, key: string) => price.lines.find((line) => line.key === key)?.amountCents;

describe("calculatePrice, worked by hand", () => {
  it("95 €/h, 40 h a week, 3 months, hourly: 520 hours, 5 % off, 10 % fee", () => {
    const price = calculatePrice({
      hourlyRateCents: 9_500,
      hoursPerWeek: 40,
      durationMonths: 3,
      projectType: "hourly",
      at,
    });
    expect(price).toEqual({
      projectType: "hourly",
      hourlyRateCents: 9_500,
      hoursPerWeek: 40,
      durationMonths: 3,
      hoursPerMonth: (40 * 52) / 12,
      totalHours: 520,
      complexityMultiplier: 1,
      acceptsVolumeDiscount: true,
      volumeDiscountBasisPoints: 500,
      fixedScopeDiscountBasisPoints: 0,
      platformFeeBasisPoints: 1_000,
      vatBasisPoints: 2_550,
      lines: [
        { key: "work", amountCents: 4_940_000 },
        { key: "complexityPremium", amountCents: 0 },
        { key: "volumeDiscount", amountCents: -247_000 },
        { key: "fixedScopeDiscount", amountCents: 0 },
        { key: "platformFee", amountCents: 469_300 },
      ],
      subtotalCents: 4_940_000,
      volumeDiscountCents: 247_000,
      fixedScopeDiscountCents: 0,
      baseCents: 4_693_000,
      platformFeeCents: 469_300,
      totalCents: 5_162_300,
      monthlyCents: 1_720_767,
      vatCents: 1_316_387,
      totalWithVatCents: 6_478_687,
    });
    expect(riskAdjustment(price, defaultLocale)).toContain("no risk premium");
  });

  it("120,50 €/h, 30 h a week, 6 months, fixed scope: premium, then 10 % off, then 5 % off, then fee", () => {
    const price = calculatePrice({
      hourlyRateCents: 12_050,
      hoursPerWeek: 30,
      durationMonths: 6,
      projectType: "project",
      at,
    });
    expect(price.totalHours).toBe(780);
    expect(price.complexityMultiplier).toBe(1.1);
    expect(price.lines).toEqual([
      { key: "work", amountCents: 9_399_000 },
      { key: "complexityPremium", amountCents: 939_900 },
      { key: "volumeDiscount", amountCents: -1_033_890 },
      { key: "fixedScopeDiscount", amountCents: -465_251 }, // 465 250.5
      { key: "platformFee", amountCents: 883_976 }, // 883 975.9
    ]);
    expect(price.baseCents).toBe(8_839_759);
    expect(price.totalCents).toBe(9_723_735);
    expect(price.monthlyCents).toBe(1_620_623); // 1 620 622.5
    expect(price.vatCents).toBe(2_479_552); // 2 479 552.425
    expect(riskAdjustment(price, defaultLocale)).toContain("complexity premium of 10 %");
  });

  it("rounds hours that are not whole only at the cent: 100,01 €/h, 10 h a week, 1 month", () => {
    const price = calculatePrice({
      hourlyRateCents: 10_001,
      hoursPerWeek: 10,
      durationMonths: 1,
      projectType: "hourly",
      at,
    });
    expect(price.totalHours).toBeCloseTo(43.3333333, 6);
    expect(price.baseCents).toBe(433_377); // 433 376.67; 43.33 hours would have made 433 343
    expect(price.totalCents).toBe(476_715);
    expect(price.monthlyCents).toBe(price.totalCents);
  });
});

describe("work in days and weeks", () => {
  const audit = { hourlyRateCents: 12_000, hoursPerWeek: 40, durationMonths: 1, at } as const;

  it("three days at 120 €/h and 40 h a week, hourly: 24 hours, no discount, 10 % fee", () => {
    const price = calculatePrice({ ...audit, durationDays: 3, projectType: "hourly" });
    expect(price).toMatchObject({
      durationDays: 3,
      durationMonths: 1,
      totalHours: 24,
      baseCents: 288_000,
      platformFeeCents: 28_800,
      totalCents: 316_800,
      monthlyCents: 316_800,
      vatCents: 80_784,
    });
  });

  it("two weeks of fixed scope at 30 h a week: 60 hours, premium, then 5 % off, then fee", () => {
    const price = calculatePrice({ ...audit, hoursPerWeek: 30, durationDays: 10, projectType: "project" });
    // 7 200.00; +10 % = 7 920.00; −5 % = 7 524.00; +10 % = 8 276.40
    expect([price.totalHours, price.baseCents, price.totalCents]).toEqual([60, 752_400, 827_640]);
  });

  it("spreads what is longer than a month over its months: 8 weeks are 96/52 of one", () => {
    const price = calculatePrice({ ...audit, durationDays: 40, projectType: "hourly" });
    expect(price.durationMonths).toBe(2);
    expect(price.monthlyCents).toBe(Math.round((price.totalCents * 52) / 96));
  });

  it.each([
    [1, 1, 0],
    [21, 1, 0],
    [22, 2, 0],
    [64, 3, 0],
    [65, 3, 500],
    [66, 4, 500],
    [129, 6, 500],
    [130, 6, 1_000],
    [260, 12, 1_000],
  ])("%i days are %i started months and give %i basis points", (days, months, discount) => {
    expect(monthsOfDays(days)).toBe(months);
    const price = calculatePrice({ ...audit, durationDays: days, projectType: "hourly" });
    expect(price.volumeDiscountBasisPoints).toBe(discount);
  });

  it("cost what the same months cost, where both are whole: 65 working days are 3 months", () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 4 }), (input, quarters) => {
        const days = calculatePrice({ ...input, durationDays: 65 * quarters });
        const { durationDays, ...rest } = days;
        expect(durationDays).toBe(65 * quarters);
        expect(rest).toEqual(calculatePrice({ ...input, durationMonths: 3 * quarters }));
      }),
    );
  });

  it("add up to the cent, cost no less when they last longer within a discount, and no more a month than in all", () => {
    const days = fc.integer({ min: 1, max: 259 });
    fc.assert(
      fc.property(anyInput, days, (input, durationDays) => {
        const price = calculatePrice({ ...input, durationDays });
        const sum = price.lines.reduce((total, line) => total + line.amountCents, 0);
        expect(sum).toBe(price.totalCents);
        expect(price.monthlyCents).toBeLessThanOrEqual(price.totalCents);
        const longer = calculatePrice({ ...input, durationDays: durationDays + 1 });
        expect(longer.subtotalCents).toBeGreaterThan(price.subtotalCents);
        if (longer.volumeDiscountBasisPoints === price.volumeDiscountBasisPoints)
          expect(longer.totalCents).toBeGreaterThanOrEqual(price.totalCents);
      }),
    );
  });

  it.each([0, 261, 2.5, -1])("are refused when there are %p", (durationDays) => {
    expect(() => calculatePrice({ ...audit, durationDays, projectType: "hourly" })).toThrow(AppError);
  });
});

describe("what the server sets", () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 500],
    [5, 500],
    [6, 1_000],
    [36, 1_000],
  ])("%i months give a volume discount of %i basis points", (months, expected) => {
    expect(volumeDiscountBasisPoints(months)).toBe(expected);
  });

  it.each([
    ["1994-06-01T00:00:00+03:00", 2_200],
    ["2010-06-30T23:59:59+03:00", 2_200],
    ["2010-07-01T00:00:00+03:00", 2_300],
    ["2012-12-31T23:59:59+02:00", 2_300],
    ["2013-01-01T00:00:00+02:00", 2_400],
    ["2024-08-31T23:59:59+03:00", 2_400],
    ["2024-09-01T00:00:00+03:00", 2_550],
    ["2026-10-26T10:00:00Z", 2_550],
  ])("at %s VAT is %i basis points", (instant, expected) => {
    expect(vatBasisPointsAt(new Date(instant))).toBe(expected);
  });

  it("has no VAT before there was one", () => {
    expect(() => vatBasisPointsAt(new Date("1994-05-31T20:59:59Z"))).toThrow(RangeError);
  });

  it("charges the platform fee that the marketing texts claim", () => {
    expect(toPercent(pricingConstants.platformFeeBasisPoints)).toBe(claims.platformFeePercent);
  });
});

describe("every price", () => {
  it("adds up to the cent", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = calculatePrice(input);
        const sum = price.lines.reduce((total, line) => total + line.amountCents, 0);
        expect(sum).toBe(price.totalCents);
        expect(price.baseCents + price.platformFeeCents).toBe(price.totalCents);
        expect(price.subtotalCents - price.volumeDiscountCents - price.fixedScopeDiscountCents).toBe(
          price.baseCents,
        );
        expect(lineOf(price, "work")! + lineOf(price, "complexityPremium")!).toBe(price.subtotalCents);
        expect(price.totalCents + price.vatCents).toBe(price.totalWithVatCents);
        for (const { amountCents } of price.lines) {
          expect(Number.isSafeInteger(amountCents)).toBe(true);
          expect(Object.is(amountCents, -0)).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("is within half a cent a line of the exact fraction", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = calculatePrice(input);
        const premium = input.projectType === "project" ? 110n : 100n;
        const discounted = input.durationMonths >= 6 ? 90n : input.durationMonths >= 3 ? 95n : 100n;
        const volume = input.acceptsVolumeDiscount ? discounted : 100n;
        const scope = input.projectType === "project" ? 95n : 100n;
        const hours = BigInt(input.hourlyRateCents * input.hoursPerWeek * 52 * input.durationMonths);
        const numerator = hours * premium * volume * scope * 110n;
        const denominator = 12n * 100n ** 4n;
        const difference = Number(BigInt(price.totalCents) * denominator - numerator) / Number(denominator);
        expect(Math.abs(difference)).toBeLessThanOrEqual(2.5);
      }),
      { numRuns: 1000 },
    );
  });

  it("never falls when hours rise and the months stay", () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 60 }), (input, hours) => {
        const [fewer, more] = [Math.min(hours, input.hoursPerWeek), Math.max(hours, input.hoursPerWeek)];
        const less = calculatePrice({ ...input, hoursPerWeek: fewer });
        const greater = calculatePrice({ ...input, hoursPerWeek: more });
        expect(greater.totalCents).toBeGreaterThanOrEqual(less.totalCents);
        expect(greater.baseCents).toBeGreaterThanOrEqual(less.baseCents);
        if (more > fewer) expect(greater.totalCents).toBeGreaterThan(less.totalCents);
      }),
    );
  });

  it("never falls when the rate rises", () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 100, max: 100_000 }), (input, rate) => {
        const lower = calculatePrice({ ...input, hourlyRateCents: Math.min(rate, input.hourlyRateCents) });
        const higher = calculatePrice({ ...input, hourlyRateCents: Math.max(rate, input.hourlyRateCents) });
        expect(higher.totalCents).toBeGreaterThanOrEqual(lower.totalCents);
      }),
    );
  });

  it("charges the client more than the expert gets, and the months sum to the total but for rounding", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const price = calculatePrice(input);
        expect(price.totalCents).toBeGreaterThan(price.baseCents);
        expect(Math.abs(price.monthlyCents * input.durationMonths - price.totalCents)).toBeLessThanOrEqual(
          input.durationMonths / 2,
        );
      }),
    );
  });
});

describe("bounds", () => {
  const good: PriceInput = {
    hourlyRateCents: 9_500,
    hoursPerWeek: 40,
    durationMonths: 3,
    projectType: "hourly",
    at,
  };

  it.each([
    [{ hoursPerWeek: 0 }, { hoursPerWeek: "Hours per week must be a whole number from 1 to 60" }],
    [{ hoursPerWeek: 61 }, { hoursPerWeek: "Hours per week must be a whole number from 1 to 60" }],
    [{ hoursPerWeek: 37.5 }, { hoursPerWeek: "Hours per week must be a whole number from 1 to 60" }],
    [{ durationMonths: 0 }, { durationMonths: "Duration in months must be a whole number from 1 to 36" }],
    [{ durationMonths: 37 }, { durationMonths: "Duration in months must be a whole number from 1 to 36" }],
    [
      { durationMonths: Number.NaN },
      { durationMonths: "Duration in months must be a whole number from 1 to 36" },
    ],
    [{ hourlyRateCents: 99 }, { hourlyRate: "The hourly rate must be from €1 to €1,000" }],
    [{ hourlyRateCents: 100_001 }, { hourlyRate: "The hourly rate must be from €1 to €1,000" }],
    [{ hourlyRateCents: 9_500.5 }, { hourlyRate: "The hourly rate must be from €1 to €1,000" }],
  ])("refuses %p", (change, fieldErrors) => {
    let caught: unknown;
    try {
      calculatePrice({ ...good, ...change });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(AppError);
    expect(caught).toMatchObject({ status: 422, code: "invalid" });
    expect(errorInWords(caught as AppError)).toEqual({ fieldErrors, message: Object.values(fieldErrors)[0] });
  });

  it("takes the widest allowed engagement", () => {
    const widest = calculatePrice({
      hourlyRateCents: 100_000,
      hoursPerWeek: 60,
      durationMonths: 36,
      projectType: "project",
      at,
    });
    expect(widest.totalHours).toBe(9_360);
    expect(widest.totalCents).toBe(968_338_800);
  });
});

it("gives no volume discount of an expert who accepts none, and everything else stays", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const [given, refused] = [true, false].map((acceptsVolumeDiscount) =>
        calculatePrice({ ...input, acceptsVolumeDiscount }),
      ) as [Price, Price];
      expect([refused.volumeDiscountBasisPoints, refused.volumeDiscountCents]).toEqual([0, 0]);
      expect(refused.subtotalCents).toBe(given.subtotalCents);
      expect(refused.baseCents).toBeGreaterThanOrEqual(given.baseCents);
    }),
  );
});
