import fc from "fast-check";
import { randomOf } from "./random";

describe("randomOf", () => {
  it("gives the same sequence for the same key and another one for another key", () => {
    const five = (...key: (string | number)[]) => {
      const random = randomOf(...key);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(five("expert", 7)).toEqual(five("expert", 7));
    expect(five("expert", 7)).not.toEqual(five("expert", 8));
    expect(five("expert", 7)).not.toEqual(five("project", 7));
  });

  it("keeps whole numbers within both ends and reaches both", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(9), (seed, min, width) => {
        const random = randomOf(seed);
        const drawn = Array.from({ length: 200 }, () => random.int(min, min + width));
        expect(Math.min(...drawn)).toBe(min);
        expect(Math.max(...drawn)).toBe(min + width);
        expect(drawn.every(Number.isInteger)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("draws in proportion to the weights", () => {
    const random = randomOf("weights");
    const drawn = Array.from({ length: 10_000 }, () =>
      random.weighted<string>([
        [3, "often"],
        [1, "seldom"],
        [0, "never"],
      ]),
    );
    const often = drawn.filter((item) => item === "often").length;
    expect(often).toBeGreaterThan(7_300);
    expect(often).toBeLessThan(7_700);
    expect(drawn).not.toContain("never");
  });

  it("samples without repeating and never more than there is", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.uniqueArray(fc.integer(), { maxLength: 20 }),
        fc.nat(30),
        (seed, items, count) => {
          const taken = randomOf(seed).sample(items, count);
          expect(taken).toHaveLength(Math.min(items.length, count));
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken.every((item) => items.includes(item))).toBe(true);
        },
      ),
    );
  });

  it("refuses to pick from nothing", () => {
    expect(() => randomOf("empty").pick([])).toThrow(RangeError);
  });
});
