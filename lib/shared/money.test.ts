import fc from "fast-check";
import { z } from "zod";
import {
  divideHalfUp,
  eurosInput,
  formatEuros,
  hourlyRateInput,
  optionalEurosInput,
  parseEuros,
  roundHalfUp,
  shareOf,
  toCents,
  toEuros,
} from "@/lib/shared/money";
import { faultsOf } from "@/tests/support/in-words";

/** Decimal text to cents by string arithmetic alone: the oracle for everything that touches floats. */
function centsOf(whole: number, thousandths: number): number {
  const all = BigInt(whole) * 1000n + BigInt(thousandths);
  return Number((all + 5n) / 10n);
}

describe("roundHalfUp", () => {
  it.each([
    [0, 0],
    [0.5, 1],
    [0.49, 0],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-0.4, 0],
    [-2.5, -3],
    [1.005 * 100, 101],
    [1.255 * 100, 126],
    [8.345 * 100, 835],
    [100.4999999, 100],
    [4_000_000_000_000_001.5, 4_000_000_000_000_002],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])("rounds %p to %p", (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])("refuses %p", (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });

  it("gives a discount and a charge of the same size the same cents", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 1e9, noNaN: true }), (value) => {
        expect(roundHalfUp(-value)).toBe(-roundHalfUp(value));
      }),
    );
  });
});

describe("exact ratios", () => {
  it("divides half up", () => {
    expect(divideHalfUp(5n, 2n)).toBe(3);
    expect(divideHalfUp(-5n, 2n)).toBe(-3);
    expect(divideHalfUp(7n, 3n)).toBe(2);
    expect(divideHalfUp(0n, 3n)).toBe(0);
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
    expect(() => divideHalfUp(10n ** 20n, 1n)).toThrow(RangeError);
  });

  it("is within half a unit of the true quotient, the half upwards", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (a, b) => {
        const distance = 2n * (BigInt(divideHalfUp(a, b)) * b - a);
        expect(distance > -b && distance <= b).toBe(true);
      }),
    );
  });

  it.each([
    [10_000, 2_550, 2_550],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [333, 1_000, 33],
    [335, 1_000, 34],
    [99_999, 500, 5_000],
  ])("takes of %p cents %p basis points: %p", (cents, basisPoints, expected) => {
    expect(shareOf(cents, basisPoints)).toBe(expected);
  });
});

describe("euros and cents", () => {
  it("agrees with decimal arithmetic on every amount with three decimals", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(999), (whole, thousandths) => {
        const text = `${whole}.${String(thousandths).padStart(3, "0")}`;
        expect(toCents(Number(text))).toBe(centsOf(whole, thousandths));
      }),
      { numRuns: 2000 },
    );
  });

  it("comes back unchanged", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toEuros(cents))).toBe(cents);
      }),
    );
    expect(() => toEuros(0.5)).toThrow(RangeError);
  });
});

describe("formatEuros", () => {
  const space = "\u00a0";
  it.each([
    [123_400, "en", 0, "€1,234"],
    [123_450, "en", 0, "€1,235"],
    [123_449, "en", 0, "€1,234"],
    [123_405, "en", 2, "€1,234.05"],
    [123_400, "fi", 0, `1${space}234${space}€`],
    [123_405, "fi", 2, `1${space}234,05${space}€`],
    [-123_400, "en", 0, "-€1,234"],
    [-30, "en", 0, "€0"],
    [0, "en", 2, "€0.00"],
  ] as const)("writes %p in %s with %p decimals as %p", (cents, locale, fractionDigits, expected) => {
    expect(formatEuros(cents, locale, { fractionDigits })).toBe(expected);
  });

  it("rounds to euros unless asked", () => {
    expect(formatEuros(9_550, "en")).toBe("€96");
  });
});

describe("parseEuros", () => {
  it.each([
    [95, 9_500],
    [95.5, 9_550],
    [0.1 + 0.2, 30],
    ["95", 9_500],
    ["95,50", 9_550],
    ["95.5", 9_550],
    ["95,05", 9_505],
    [" 95 ", 9_500],
    ["€95", 9_500],
    ["95 €", 9_500],
    ["1 000", 100_000],
    ["1\u00a0000,5", 100_050],
    ["-5", -500],
    ["-0", 0],
  ])("reads %p as %p cents", (value, cents) => {
    expect(parseEuros(value)).toBe(cents);
  });

  it.each([
    "",
    " ",
    "abc",
    "95e2",
    "0x10",
    "1,000",
    "1.000.000",
    "95.",
    ",5",
    "95,505",
    "€",
    "€€95",
    "--5",
    "Infinity",
    95.505,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e12,
  ])("does not read %p", (value) => {
    expect(parseEuros(value)).toBeNull();
  });

  it("reads back every amount that it can be written as", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom(".", ","), (cents, mark) => {
        const written = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, "0")}`;
        expect(parseEuros(written)).toBe(cents);
        expect(parseEuros(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe("hourlyRateInput", () => {
  const message = (value: unknown) => faultsOf(hourlyRateInput, value).map(([, sentence]) => sentence);

  it.each([
    [95, 9_500],
    ["95", 9_500],
    ["95,50", 9_550],
    ["95.5", 9_550],
    [1, 100],
    [1000, 100_000],
  ])("accepts %p as %p cents", (value, cents) => {
    expect(hourlyRateInput.parse(value)).toBe(cents);
  });

  it.each([
    ["", "Hourly rate is required"],
    [undefined, "Hourly rate is required"],
    [null, "Hourly rate is required"],
    ["abc", "Hourly rate must be a number such as 95 or 95.50"],
    [Number.NaN, "Hourly rate must be a number such as 95 or 95.50"],
    [{ gt: 0 }, "Hourly rate must be a number such as 95 or 95.50"],
    [true, "Hourly rate must be a number such as 95 or 95.50"],
    [0.99, "Hourly rate must be at least €1"],
    ["0", "Hourly rate must be at least €1"],
    [-95, "Hourly rate must be at least €1"],
    [1000.01, "Hourly rate must be at most €1,000"],
  ])("refuses %p with '%s'", (value, expected) => {
    expect(message(value)).toEqual([expected]);
  });

  it("never turns text into an amount outside the bounds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (value) => {
        const parsed = hourlyRateInput.safeParse(value);
        if (parsed.success) expect(parsed.data >= 100 && parsed.data <= 100_000).toBe(true);
      }),
    );
  });
});

describe("other amounts", () => {
  const options = { field: "proposedRate", minCents: 50, maxCents: 10_000 } as const;

  it("names its own field and bounds", () => {
    expect(faultsOf(eurosInput(options), "0,2")).toEqual([["", "Proposed rate must be at least €0.50"]]);
  });

  it("tells absent, empty and unreadable apart", () => {
    const schema = z.strictObject({ proposedRate: optionalEurosInput(options) });
    expect(schema.parse({})).toStrictEqual({});
    expect(schema.parse({ proposedRate: null })).toStrictEqual({ proposedRate: null });
    expect(schema.parse({ proposedRate: " " })).toStrictEqual({ proposedRate: null });
    expect(schema.parse({ proposedRate: "12,50" })).toStrictEqual({ proposedRate: 1_250 });
    expect(faultsOf(schema, { proposedRate: "abc" })).toEqual([
      ["proposedRate", "Proposed rate must be a number such as 95 or 95.50"],
    ]);
  });
});
