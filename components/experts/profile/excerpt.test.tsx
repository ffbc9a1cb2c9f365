import fc from "fast-check";
import { excerpt } from "./excerpt";

describe("excerpt", () => {
  it("keeps a short text, on one line", () => {
    expect(excerpt("  Data and\n\nAI. ", 155)).toBe("Data and AI.");
  });

  it("cuts between words and takes dangling punctuation away", () => {
    expect(excerpt("Forecasting, pricing and models", 14)).toBe("Forecasting…");
    expect(excerpt("Forecasting pricing", 12)).toBe("Forecasting…");
    expect(excerpt("Forecasting pricing", 19)).toBe("Forecasting pricing");
  });

  it("cuts a single long word, never a letter", () => {
    expect(excerpt("Suunnittelu", 6)).toBe("Suunn…");
    expect(excerpt("🙂🙂🙂🙂", 3)).toBe("🙂🙂…");
  });

  it("never exceeds the length", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.integer({ min: 2, max: 200 }),
        (text, length) => {
          expect([...excerpt(text, length)].length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});
