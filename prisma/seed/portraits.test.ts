import { portraitAt } from "./portraits";

const portraits = Array.from({ length: 160 }, (_, index) => portraitAt(index));

describe("portraitAt", () => {
  it("draws the same picture again, and seldom the same for two", () => {
    expect(portraitAt(7)).toBe(portraits[7]);
    expect(new Set(portraits).size).toBeGreaterThan(120);
  });

  it("draws shapes only: nothing is loaded and nothing written", () => {
    for (const portrait of portraits)
      expect(portrait).toMatch(
        /^<svg xmlns="[^"]+" viewBox="0 0 256 256">(?:<\/?(?:g|rect|path|circle)[^<>]*>)+<\/svg>$/,
      );
  });
});
