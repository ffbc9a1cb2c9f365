import {
  findSkill,
  parseQuery,
  setAddedNames,
  skillKey,
  skillPhrases,
  skillsInText,
} from "@/lib/shared/skills";

describe("added names", () => {
  afterEach(() => setAddedNames([]));

  it("are names like those of the data, everywhere and until they are taken away", () => {
    expect(findSkill("ruostekieli")).toBeUndefined();
    expect(skillsInText("Kirjoitan ruoste-kieli koodia")).not.toContain("rust");
    setAddedNames([
      { key: "rust", name: "Ruostekieli" },
      { key: "rust", name: "Ruoste Kieli" },
    ]);
    expect(findSkill("RUOSTEKIELI")?.key).toBe("rust");
    expect(skillKey("ruoste-kieli")).toBe("rust");
    expect(skillPhrases("rust")).toEqual(expect.arrayContaining(["ruostekieli", "ruoste kieli"]));
    expect(skillsInText("Kirjoitan ruoste-kieli koodia")).toContain("rust");
    expect(parseQuery("ruostekieli")).toEqual([{ kind: "skill", key: "rust", text: "ruostekieli" }]);
    setAddedNames([]);
    expect(findSkill("ruostekieli")).toBeUndefined();
    expect(skillsInText("Kirjoitan ruoste-kieli koodia")).not.toContain("rust");
  });

  it("take no name away from the data, and give none to what is no skill", () => {
    setAddedNames([
      { key: "rust", name: "Python" },
      { key: "no-such-skill", name: "Ruostekieli" },
    ]);
    expect(findSkill("python")?.key).toBe("python");
    expect(findSkill("ruostekieli")).toBeUndefined();
  });
});
