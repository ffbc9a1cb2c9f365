import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-character";
import { drawable } from "./profile-image-card";

describe("drawable", () => {
  it("keeps what the font of the card has", () => {
    expect(drawable("Åsa Ö. – dataäly & “tekoäly”, €95…")).toBe("Åsa Ö. – dataäly & “tekoäly”, €95…");
    // Typed as two characters it is still one letter.
    expect(drawable("A\u030akesson")).toBe("Åkesson");
  });

  it("falls back to the base letter and leaves the rest out", () => {
    expect(drawable("Ștefan Ŏ")).toBe("Stefan O");
    expect(drawable("AI 🙂 日本 expert")).toBe("AI expert");
  });

  it("never leaves a character for which a font would be fetched", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(drawable(text)).toMatch(/^[\u0020-\u007e\u00a0-\u017f–—‘’“”…€]*$/u);
        expect(drawable(text)).not.toMatch(/[\u00adĔĕĬĭĸĿŀŉŎŏſ]/u);
      }),
    );
  });
});
