import fc from "fast-check";
import { skillKey, skills as vocabulary } from "@/lib/shared/skills";
import { namesOneOf, splitSkills } from "./rules";
import { suggestionCount, suggestSkills } from "./skill-suggestions";

const ids = (title: string, ...skills: string[]) => suggestSkills({ title, skills }).map(({ id }) => id);

describe("suggested skills", () => {
  it("are common ones while nothing is known", () => {
    expect(ids("")).toEqual([
      "python",
      "machine-learning",
      "sql",
      "data-engineering",
      "llm",
      "aws",
      "project-management",
      "typescript",
    ]);
    expect(ids("Zzzz")).toEqual(ids(""));
  });

  it("begin with the skill that the title names, in any language", () => {
    expect(ids("Senior Machine Learning Engineer")[0]).toBe("machine-learning");
    expect(ids("Projektipäällikkö")[0]).toBe("project-management");
  });

  it("are near the skills entered, nearest first", () => {
    const near = ids("", "LangChain");
    expect(near[0]).toBe("langgraph");
    expect(near).toContain("llm");
  });

  it("are never what was entered, under whatever name", () => {
    expect(ids("", "LangChain", "kielimallit")).not.toContain("llm");
    expect(ids("Machine learning engineer", "koneoppiminen")).not.toContain("machine-learning");
  });

  it("carry every name of the skill, so that the browser can see a synonym at once", () => {
    const llm = suggestSkills({ title: "", skills: [] }).find(({ id }) => id === "llm");
    expect(llm?.label).toBe("LLM");
    expect(namesOneOf(["Kielimallit"], llm?.names ?? [])).toBe(true);
    expect(namesOneOf(["Large Language Models"], llm?.names ?? [])).toBe(true);
  });

  const name = fc.constantFrom(
    ...vocabulary.flatMap(({ label, fi = [], abbr = [] }) => [label, ...fi, ...abbr]),
    "Knitting",
  );

  it("are a full list of different skills, none of them entered, whatever the order of typing", () => {
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 12 }), (title, skills) => {
        const suggested = suggestSkills({ title, skills });
        const entered = new Set(skills.map(skillKey));
        expect(suggested.length).toBe(suggestionCount);
        expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length);
        for (const { id, label, names } of suggested) {
          expect(entered.has(id)).toBe(false);
          expect(skillKey(label)).toBe(id);
          expect(names).toContain(label);
        }
        expect(suggestSkills({ title, skills: [...skills].reverse() })).toEqual(suggested);
      }),
    );
  });

  it("have labels that stay one skill in a comma-separated text", () => {
    for (const { label } of vocabulary) expect(splitSkills(label)).toEqual([label]);
  });
});
