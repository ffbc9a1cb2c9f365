import fc from "fast-check";
import { findQuote } from "./quote";

it.each([
  ["Python (3.12) and SQL", "Python (3.12)", "Python (3.12)"],
  ["three\n  months", "three months", "three\n  months"],
  ["three months", "Three months", null],
  ["three months", "two months", null],
  ["anything", " ", null],
  ["a.b", "axb", null],
])("of %j, %j is %j", (text, quote, found) => {
  expect(findQuote(text, quote)).toBe(found);
});

it("quotes nothing that is not there, and every part that is", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), (text, quote) => {
      const found = findQuote(text, quote);
      if (found !== null) expect(text).toContain(found);
      else expect(quote.trim() === "" || !text.includes(quote.trim())).toBe(true);
    }),
  );
});
