import fc from "fast-check";
import { parseBusinessId } from "@/lib/shared/business-id";

describe("parseBusinessId", () => {
  it.each([
    ["as it is written", "0112038-9", "0112038-9"],
    ["another company", "1927400-1", "1927400-1"],
    ["a check digit of 0", "0000086-0", "0000086-0"],
    ["spaces around and inside", " 0112038 - 9 ", "0112038-9"],
    ["without a hyphen", "01120389", "0112038-9"],
    ["the VAT number", "FI01120389", "0112038-9"],
    ["the VAT number in small letters", "fi 0112038-9", "0112038-9"],
    ["a long hyphen", "0112038\u20139", "0112038-9"],
    ["the old form of six digits", "112038-9", "0112038-9"],
    ["the old form with a long hyphen", "112038\u20119", "0112038-9"],
  ])("reads %s: %s", (_name, text, id) => {
    expect(parseBusinessId(text)).toBe(id);
  });

  it.each([
    ["nothing", ""],
    ["a wrong check digit", "0112038-8"],
    ["two digits changed places", "0121038-9"],
    ["letters", "O112038-9"],
    ["a number whose remainder is 1, never given out", "0000065-1"],
    ["six digits without a hyphen", "1120389"],
    ["too long", "00112038-9"],
    ["too short", "12038-9"],
    ["a Swedish VAT number", "SE556012579001"],
    ["digits of another script", "٠١١٢٠٣٨-٩"],
    ["a second line", "0112038-9\nx"],
  ])("refuses %s", (_name, text) => {
    expect(parseBusinessId(text)).toBeNull();
  });

  it("has at most one check digit for each number, and gives back what it gave", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        const digits = String(number).padStart(7, "0");
        const fitting = Array.from({ length: 10 }, (_, check) => `${digits}-${check}`).filter(
          parseBusinessId,
        );
        expect(fitting.length).toBeLessThanOrEqual(1);
        for (const id of fitting) expect(parseBusinessId(id)).toBe(id);
      }),
    );
  });

  it("notices every single wrong digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 }), (at, change) => {
        const id = "0112038-9";
        const wrong = [...id].map((each, index) =>
          index === at ? String((Number(each) + change) % 10) : each,
        );
        expect(parseBusinessId(wrong.join(""))).toBeNull();
      }),
    );
  });
});
