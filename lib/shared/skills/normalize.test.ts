import fc from "fast-check";
import {
  distinctSkills,
  maxSkillKeyLength,
  normalizeTerm,
  skillIdentity,
  skillKey,
} from "@/lib/shared/skills/normalize";
import { skills } from "@/lib/shared/skills/vocabulary";
import { anyCharacter } from "@/tests/support/any-character";

/** Strings of any code points, marks and names with signs included, not only of the printable ASCII ones. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom("c", "C", "#", "+", ".", "f", "net", "Node", ".js", " ", "-", "ä", "Å", "\u0308"),
  }),
);

describe("normalizeTerm", () => {
  it.each([
    ["Machine Learning", "machine learning"],
    ["  Machine\t\n LEARNING ", "machine learning"],
    ["maskininlärning", "maskininlarning"],
    ["Tekoäly", "tekoaly"],
    ["Tekoa\u0308ly", "tekoaly"],
    ["Ålesund, Tromsø", "alesund tromso"],
    ["Straße", "strasse"],
    ["C#", "csharp"],
    ["C++", "cplusplus"],
    ["C", "c"],
    ["F#", "fsharp"],
    ["C#/.NET", "csharp dotnet"],
    [".NET", "dotnet"],
    [".net Core", "dotnet core"],
    [".network", "network"],
    ["asp.net", "asp net"],
    ["Node.js", "nodejs"],
    ["CI/CD", "ci cd"],
    ["ISO/IEC 27001", "iso iec 27001"],
    ["Ｐｙｔｈｏｎ", "python"],
    ["Пайтон", "пайтон"],
    ["a\u0000b", "ab"],
    ["!?", ""],
    ["", ""],
  ])("writes %j as %j", (text, expected) => {
    expect(normalizeTerm(text)).toBe(expected);
  });

  it("takes any string and changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeTerm(text);
        expect(normalizeTerm(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  it("leaves words of letters and digits with single spaces", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeTerm(text)).toMatch(/^([\p{Alphabetic}\p{N}]+( [\p{Alphabetic}\p{N}]+)*)?$/u);
      }),
      { numRuns: 300 },
    );
  });
});

describe("skillKey", () => {
  it.each([
    ["kielimallit", "llm"],
    ["Kielimallien", "llm"],
    ["C#", "csharp"],
    ["C", "c"],
    ["C++", "cplusplus"],
    ["Java", "java"],
    ["JavaScript", "javascript"],
    ["k8s", "kubernetes"],
    ["maskininlärning", "machine-learning"],
    [".net", "dotnet"],
    ["node.js", "nodejs"],
    ["Google Cloud Platform", "google-cloud"],
    ["Basket Weaving", "basket-weaving"],
    ["Hääjuhlien suunnittelu", "haajuhlien-suunnittelu"],
    ["Riskien hallinta", "risk-management"],
    ["Moln tjänster", "cloud-computing"],
    ["air flow", "air-flow"],
    ["---", ""],
    ["", ""],
  ])("stores %j as %j", (label, key) => {
    expect(skillKey(label)).toBe(key);
  });

  it("cuts an unknown label at the limit, between characters and without a hyphen at the end", () => {
    expect(skillKey("w".repeat(80))).toBe("w".repeat(maxSkillKeyLength));
    expect(skillKey(`${"w".repeat(59)} weaving`)).toBe("w".repeat(59));
    expect(skillKey("𠀀".repeat(70))).toBe("𠀀".repeat(maxSkillKeyLength));
  });

  it("maps every key and every label of the vocabulary to its key", () => {
    for (const { key, label } of skills) expect([skillKey(key), skillKey(label)]).toEqual([key, key]);
  });

  it("gives the same key for its own key", () => {
    fc.assert(
      fc.property(anyText, (label) => {
        const key = skillKey(label);
        expect([...key].length).toBeLessThanOrEqual(maxSkillKeyLength);
        expect(skillKey(key)).toBe(key);
      }),
      { numRuns: 300 },
    );
  });
});

describe("distinctSkills", () => {
  it("keeps the first of each, whatever it is called, and what the vocabulary does not know", () => {
    expect(distinctSkills(["Python", "python", "Kubernetes", "K8s", "LLM", "kielimallit"])).toEqual([
      "Python",
      "Kubernetes",
      "LLM",
    ]);
    expect(distinctSkills(["C", "C++", "C#", "Knitting", "knitting"])).toEqual([
      "C",
      "C++",
      "C#",
      "Knitting",
    ]);
  });

  it("loses nothing that has no letter or digit", () => {
    expect(distinctSkills(["+", "-", "+++", "+"])).toEqual(["+", "-", "+++"]);
  });

  it("leaves one of each, in the given order, and nothing to do a second time", () => {
    fc.assert(
      fc.property(fc.array(anyText), (labels) => {
        const kept = distinctSkills(labels);
        expect(kept.map(skillIdentity)).toEqual([...new Set(labels.map(skillIdentity))]);
        expect(distinctSkills(kept)).toEqual(kept);
      }),
    );
  });
});
