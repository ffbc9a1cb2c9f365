import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { roleInEnglish } from "@/lib/shared/skills";
import furtherNames from "@/lib/shared/skills/data/further-names.json";
import data from "@/lib/shared/skills/data/skills.json";
import { normalizeTerm } from "@/lib/shared/skills/term";
import { type Skill, skillGroups } from "@/lib/shared/skills/types";
import {
  closeness,
  findSkill,
  namesIn,
  relatedSkills,
  skillLabel,
  skillName,
  skillPhrases,
  skills,
} from "@/lib/shared/skills/vocabulary";

const keys = new Set(skills.map((skill) => skill.key));
const anySkill = fc.constantFrom(...skills);

function names(skill: Skill): string[] {
  return [skill.label, ...locales.flatMap((locale) => namesIn(skill, locale)), ...(skill.abbr ?? [])];
}

/** The values that occur more than once, so that a failure names what is wrong. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function pairs() {
  return skills.flatMap((skill) =>
    (skill.related ?? []).map(([other, value]) => ({ from: skill.key, to: other, value })),
  );
}

describe("the vocabulary's data", () => {
  it("has its shape", () => {
    const names = z.array(z.string().min(1)).min(1).optional();
    const schema = z.record(
      z.enum(skillGroups),
      z.array(
        z.strictObject({
          key: z.string(),
          label: z.string().min(1),
          shown: z
            .strictObject({ fi: z.string().min(2), sv: z.string().min(2) })
            .partial()
            .optional(),
          en: names,
          fi: names,
          sv: names,
          abbr: names,
          everyday: names,
          capital: names,
          broader: names,
          related: z
            .array(z.tuple([z.string(), z.number()]))
            .min(1)
            .optional(),
        }),
      ),
    ) satisfies z.ZodType<typeof data>;
    expect(schema.parse(data)).toEqual(data);
    const further = z.partialRecord(z.enum([...keys]), z.strictObject({ en: names, fi: names, sv: names }));
    expect(further.parse(furtherNames)).toEqual(furtherNames);
  });

  it("is written one skill a line", () => {
    const lines = readFileSync(path.join(__dirname, "data/skills.json"), "utf8").split("\n");
    const rows = lines.filter((line) => line.startsWith("    "));
    expect(rows.map((row) => JSON.parse(row.replace(/,$/, "")).key)).toEqual(skills.map(({ key }) => key));
  });

  it("covers the market", () => {
    expect(skills.length).toBeGreaterThanOrEqual(380);
    expect(skills.filter((skill) => skill.fi?.length).length).toBeGreaterThanOrEqual(60);
    expect(skills.filter((skill) => skill.sv?.length).length).toBeGreaterThanOrEqual(40);
  });

  it("has a unique slug for every skill", () => {
    expect(repeated(skills.map((skill) => skill.key))).toEqual([]);
    expect([...keys].filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    // A stored key is never longer than the keys made of unknown labels.
    expect([...keys].filter((key) => key.length > 60)).toEqual([]);
  });

  it("puts skills into known groups only and leaves no group empty", () => {
    expect(new Set(skills.map((skill) => skill.group))).toEqual(new Set(skillGroups));
  });

  it("keeps the skills of a group together, in the order of the groups", () => {
    const order = skills.map((skill) => skillGroups.indexOf(skill.group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("has a name for every skill in every language, each once, and a reading of each", () => {
    for (const locale of locales) {
      const shown = skills.map((skill) => skillName(skill, locale));
      expect(repeated(shown.map((name) => name.toLowerCase()))).toEqual([]);
      for (const skill of skills) expect(findSkill(skillName(skill, locale))).toBe(skill);
    }
    // A name that is English in all but a capital would be a second way to say the same.
    const needless = skills.filter(({ label, shown = {} }) => Object.values(shown).includes(label));
    expect(needless.map(({ key }) => key)).toEqual([]);
  });

  it("lets no name stand for two skills, nor twice in one", () => {
    expect(repeated(skills.flatMap((skill) => names(skill).map(normalizeTerm)))).toEqual([]);
  });

  it("has no trade among the further names: whoever looks for a programmer means what people call themselves", () => {
    const trades = Object.values(furtherNames)
      .flatMap((each) => Object.values(each).flat())
      .filter((name) => roleInEnglish(normalizeTerm(name)).length > 0);
    expect(trades).toEqual([]);
  });

  it("has no name that normalizes to nothing or has spaces around it", () => {
    const bad = skills.flatMap(names).filter((name) => normalizeTerm(name) === "" || name !== name.trim());
    expect(bad).toEqual([]);
  });

  it("has no key that is another skill's name", () => {
    expect(skills.filter((skill) => findSkill(skill.key) !== skill).map((skill) => skill.key)).toEqual([]);
  });

  it("relates only skills that exist, and none to itself", () => {
    expect(pairs().filter(({ from, to }) => !keys.has(to) || from === to)).toEqual([]);
  });

  it("writes every pair once", () => {
    expect(repeated(pairs().map(({ from, to }) => [from, to].sort().join(" ")))).toEqual([]);
  });

  it("marks only one-word names of the same skill", () => {
    const wrong = skills.flatMap((skill) =>
      [...(skill.everyday ?? []), ...(skill.capital ?? [])].filter(
        (name) => !names(skill).includes(name) || normalizeTerm(name).includes(" "),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("has every closeness between 0 and 1", () => {
    expect(pairs().filter(({ value }) => !(value > 0 && value < 1))).toEqual([]);
  });

  it("relates almost every skill to another one", () => {
    const alone = skills.filter((skill) => relatedSkills(skill.key).length === 0);
    expect(alone.length).toBeLessThanOrEqual(skills.length * 0.02);
  });
});

describe("the skills that the specification names", () => {
  it.each([
    "AI Strategy Consulting",
    "Digital Transformation",
    "Executive Advisory",
    "Business Intelligence",
    "Change Management",
    "Process Optimization",
    "Machine Learning",
    "Python",
    "TensorFlow",
    "PyTorch",
    "Deep Learning",
    "Computer Vision",
    "NLP",
    "LLM",
    "Generative AI",
    "Data Science",
    "AWS",
    "Azure",
  ])("has %s under exactly this label", (label) => {
    expect(findSkill(label)?.label).toBe(label);
  });
});

describe("findSkill", () => {
  it.each([
    ["kielimallit", "llm"],
    ["KIELIMALLIEN", "llm"],
    ["koneoppimisen", "machine-learning"],
    ["maskininlärning", "machine-learning"],
    ["maskininlarning", "machine-learning"],
    ["k8s", "kubernetes"],
    ["GCP", "google-cloud"],
    ["C#", "csharp"],
    ["C++", "cplusplus"],
    ["C", "c"],
    ["F#", "fsharp"],
    ["Java", "java"],
    ["JavaScript", "javascript"],
    [".net", "dotnet"],
    ["node.js", "nodejs"],
    ["CI/CD", "ci-cd"],
    ["GDPR", "data-protection"],
    ["tietosuoja", "data-protection"],
    ["tietoturva", "information-security"],
    ["informationssäkerhet", "information-security"],
    ["pilvipalvelut", "cloud-computing"],
    ["muutosjohtaminen", "change-management"],
    ["förändringsledning", "change-management"],
    ["projektipäällikkö", "project-management"],
    ["projektledare", "project-management"],
    ["  Power   BI ", "power-bi"],
    ["UiPath", "uipath"],
    ["ohjelmistorobotiikka", "rpa"],
    ["ASP.NET Core", "asp-net-core"],
    ["DAX", "dax"],
    ["RabbitMQ", "rabbitmq"],
    ["SAP S/4HANA", "sap-s-4hana"],
    ["S4/HANA", "sap-s-4hana"],
    ["Quality Management", "quality-management"],
    ["Google Ads", "google-ads"],
    ["Product Design", "product-design"],
    ["copywriting", "copywriting"],
    ["WebGL", "webgl"],
    ["Financial Modeling", "financial-modeling"],
    ["TS", "typescript"],
    ["pg", "postgresql"],
  ])("finds %s as %s", (text, key) => {
    expect(findSkill(text)?.key).toBe(key);
  });

  it.each(["", "   ", "#", "Javas", "basket weaving", "constructor", "__proto__"])(
    "does not know %j",
    (text) => {
      expect(findSkill(text)).toBeUndefined();
    },
  );

  it("knows every skill by each of its names in any case", () => {
    fc.assert(
      fc.property(anySkill, fc.nat(), fc.boolean(), (skill, index, upper) => {
        const all = names(skill);
        const name = all[index % all.length] as string;
        expect(findSkill(upper ? name.toUpperCase() : name.toLowerCase())).toBe(skill);
      }),
    );
  });

  it("finds every skill by its label", () => {
    expect(skills.filter((skill) => findSkill(skill.label) !== skill).map((skill) => skill.label)).toEqual(
      [],
    );
  });
});

describe("closeness", () => {
  it("is 1 for the same key, 0 for strangers, the data's value otherwise", () => {
    expect(closeness("llm", "llm")).toBe(1);
    expect(closeness("basket-weaving", "basket-weaving")).toBe(1);
    expect(closeness("basket-weaving", "llm")).toBe(0);
    expect(closeness("pytorch", "maritime")).toBe(0);
    expect(closeness("tensorflow", "pytorch")).toBe(0.7);
    expect(closeness("pytorch", "tensorflow")).toBe(0.7);
  });

  it("is the same both ways and within [0, 1]", () => {
    fc.assert(
      fc.property(anySkill, anySkill, (a, b) => {
        const value = closeness(a.key, b.key);
        expect(value).toBe(closeness(b.key, a.key));
        expect(value === 1).toBe(a === b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("relatedSkills", () => {
  it("gives nearest first, equally near ones by key", () => {
    for (const skill of skills) {
      const related = relatedSkills(skill.key);
      const sorted = related.toSorted((a, b) => b.closeness - a.closeness || (a.key < b.key ? -1 : 1));
      expect(related).toEqual(sorted);
    }
  });

  it("holds both ways, whichever side the data writes", () => {
    const near = (key: string, other: string) =>
      relatedSkills(key).find((related) => related.key === other)?.closeness;
    const wrong = pairs().filter(
      ({ from, to, value }) => near(from, to) !== value || near(to, from) !== value,
    );
    expect(wrong).toEqual([]);
  });

  it("gives none for an unknown key", () => {
    expect(relatedSkills("basket-weaving")).toEqual([]);
  });
});

describe("skillLabel and skillPhrases", () => {
  it("gives the label of a key or a name, and unknown text trimmed", () => {
    expect(skillLabel("google-cloud")).toBe("Google Cloud");
    expect(skillLabel("kielimallit")).toBe("LLM");
    expect(skillLabel("  Basket Weaving ")).toBe("Basket Weaving");
  });

  it("gives all names normalized, the label first", () => {
    expect(skillPhrases("kubernetes")[0]).toBe("kubernetes");
    expect(skillPhrases("kubernetes")).toContain("k8s");
    expect(skillPhrases("machine-learning")).toContain("maskininlarning");
    expect(skillPhrases("basket-weaving")).toEqual([]);
  });
});
