import { z } from "zod";
import industries from "@/lib/shared/data/industries.json";
import places from "@/lib/shared/data/places.json";
import { locales } from "@/lib/shared/locales";
import { englishBeside, namesIn, nameTable } from "@/lib/shared/name-table";
import { plainName } from "@/lib/shared/names";
import seeded from "@/prisma/seed/data/industries.json";

const named = z.strictObject({ en: z.string().min(2), fi: z.string().min(2), sv: z.string().min(2) });

describe("the tables of names", () => {
  it("have their shape", () => {
    const keyed = z.array(named.extend({ key: z.string().regex(/^[a-z-]+$/) }));
    expect(keyed.parse(industries)).toEqual(industries);
    expect(z.array(named).parse(places)).toEqual(places);
  });

  it.each(locales)("call no two things alike in %s, and read no name as two", (locale) => {
    for (const rows of Object.values(nameTable(locale)) as (readonly string[])[][]) {
      const shown = rows.map(([name]) => name);
      const written = rows.flatMap(([, ...names]) => names);
      expect(new Set(shown).size).toBe(shown.length);
      expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([]);
      expect(written).toEqual(written.map(plainName));
    }
  });

  it("know the industries that demo postings name", () => {
    const known = new Set(industries.map(({ en }) => en));
    expect(
      Object.values(seeded)
        .map(({ label }) => label)
        .filter((label) => !known.has(label)),
    ).toEqual([]);
  });
});

describe("a name in a language", () => {
  it.each([
    ["fi", "Machine Learning", "Koneoppiminen"],
    ["fi", "maskininlärning", "Koneoppiminen"],
    ["sv", "koneoppiminen", "Maskininlärning"],
    ["en", "Koneoppiminen", "Machine Learning"],
    // What people write in English in every language stays.
    ["fi", "Data Engineering", "Data Engineering"],
    ["sv", "Data Science", "Data Science"],
    ["fi", "Power BI", "Power BI"],
    ["fi", "ML", "ML"],
    // So does what the language says too, and what nobody knows.
    ["fi", "koneoppimismalli", "koneoppimismalli"],
    ["en", "ML engineering", "ML engineering"],
    ["sv", "Unknown Thing 3000", "Unknown Thing 3000"],
  ] as const)("%s: the skill %j is %j", (locale, written, shown) => {
    expect(namesIn(locale).skill(written)).toBe(shown);
  });

  it.each([
    ["sv", "Helsinki", "Helsingfors"],
    ["sv", "Turku, Finland", "Åbo, Finland"],
    ["fi", "Remote / Åbo", "Etätyö / Turku"],
    ["fi", "Helsinki (hybrid)", "Helsinki (Hybridityö)"],
    ["en", "Uleåborg", "Oulu"],
    ["sv", "Keskusta", "Keskusta"],
  ] as const)("%s: the place %j is %j", (locale, written, shown) => {
    expect(namesIn(locale).place(written)).toBe(shown);
  });

  it("calls an industry, or the skill that stands for one, as the language does", () => {
    expect(namesIn("fi").industry("Financial Services")).toBe("Rahoitusala");
    expect(namesIn("sv").industry("Rahoitusala")).toBe("Finansbranschen");
    expect(namesIn("fi").industry("Insurance")).toBe("Vakuutusala");
    expect(namesIn("fi").industry("Circular Economy")).toBe("Kiertotalous");
  });

  it("stays when it is asked for again", () => {
    for (const locale of locales) {
      const names = namesIn(locale);
      for (const kind of ["skills", "places", "industries"] as const) {
        const name = ({ skills: "skill", places: "place", industries: "industry" } as const)[kind];
        for (const [shown] of nameTable(locale)[kind]) expect(names[name](shown)).toBe(shown);
      }
    }
  });

  it("has the English one beside it where people use both", () => {
    expect(englishBeside("machine-learning", "fi")).toBe("Machine Learning");
    expect(englishBeside("machine-learning", "en")).toBeNull();
    expect(englishBeside("python", "fi")).toBeNull();
    expect(englishBeside("retail", "sv")).toBeNull();
    expect(englishBeside("nobody-knows", "fi")).toBeNull();
  });
});
