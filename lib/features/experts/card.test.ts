import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-character";
import { publicExpert } from "@/tests/support/dto-factories";
import { cutDescription, toCardExpert } from "./card";

const expert = publicExpert({ skills: ["Python", "PyTorch", "MLOps", "SQL", "Docker"] });

describe("cutDescription", () => {
  it("leaves 120 characters alone and cuts the 121st", () => {
    expect(cutDescription("x".repeat(120))).toBe("x".repeat(120));
    expect(cutDescription("x".repeat(121))).toBe(`${"x".repeat(120)}…`);
  });

  it("cuts between words", () => {
    expect(cutDescription(`${"word ".repeat(23)}a property investor`)).toBe(`${"word ".repeat(23)}a…`);
    expect(cutDescription(`${"x".repeat(115)} five next`)).toBe(`${"x".repeat(115)} five…`);
  });

  it("leaves no full stop or comma before the ellipsis", () => {
    expect(cutDescription(`${"word ".repeat(22)}two end. Another`)).toBe(`${"word ".repeat(22)}two end…`);
    expect(cutDescription(`${"word ".repeat(22)}two, – Another one`)).toBe(`${"word ".repeat(22)}two…`);
  });

  it("leaves no space before the ellipsis", () => {
    expect(cutDescription(`${"x".repeat(119)} yz`)).toBe(`${"x".repeat(119)}…`);
  });

  it("never cuts a character in two and never grows beyond 121", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const cut = cutDescription(text);
        // A lone half of a character does not survive UTF-8.
        expect(Buffer.from(cut).toString()).toBe(cut);
        expect([...cut].length).toBeLessThanOrEqual(121);
        expect(text.trim().startsWith(cut.replace(/…$/, ""))).toBe(true);
      }),
    );
  });
});

describe("toCardExpert", () => {
  it("names three skills and counts the others", () => {
    expect(toCardExpert(expert)).toMatchObject({ skills: ["Python", "PyTorch", "MLOps"], moreSkills: 2 });
    expect(toCardExpert({ ...expert, skills: ["Python"] })).toMatchObject({
      skills: ["Python"],
      moreSkills: 0,
    });
  });

  it("takes nothing along that a card does not show", () => {
    const full = { ...expert, email: "aino@example.com", phone: "+358 40 1234567" };
    expect(JSON.stringify(toCardExpert(full))).not.toMatch(/example\.com|1234567|skillMastery|workRadius/);
  });
});

describe("a card's picture", () => {
  it("is the small one of our own images", () => {
    const own = "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
    expect(toCardExpert({ ...expert, profileImage: own }).profileImage).toBe(`${own}?size=128`);
    expect(toCardExpert({ ...expert, profileImage: "https://example.com/a.png" }).profileImage).toBe(
      "https://example.com/a.png",
    );
    expect(toCardExpert(expert).profileImage).toBeNull();
  });
});
