import fc from "fast-check";
import { availabilities } from "@/lib/shared/availability";
import { type FavoriteFilters, favoriteAvailabilities, favoriteSkills, filterFavorites } from "./rules";

const expert = (name: string, more: Partial<Parameters<typeof filterFavorites>[0][number]> = {}) => ({
  name,
  title: "Consultant",
  description: "Builds things.",
  skills: ["SQL"],
  availability: "available" as const,
  ...more,
});

const paivi = expert("Päivi M.", { title: "Machine Learning Engineer", skills: ["Python", "LLM"] });
const olli = expert("Olli Ö.", {
  description: "Forecasts demand\nfor shops in C++.",
  skills: ["python ", "C++"],
  availability: "busy",
});
const aino = expert("Aino K.", { availability: "next_week", skills: ["C#", "Azure"] });
const all = [paivi, olli, aino];

describe("filterFavorites", () => {
  it.each<[string, FavoriteFilters, typeof all]>([
    ["nothing set", {}, all],
    ["blank text", { query: "  \t " }, all],
    ["a name", { query: "aino" }, [aino]],
    ["a name without its dots", { query: "PAIVI" }, [paivi]],
    ["a name with them", { query: "päivi" }, [paivi]],
    ["letters decomposed by the keyboard", { query: "päivi".normalize("NFD") }, [paivi]],
    ["a title", { query: "engineer" }, [paivi]],
    ["a description", { query: "demand" }, [olli]],
    ["a skill", { query: "azure" }, [aino]],
    ["signs of a skill", { query: "c++" }, [olli]],
    ["words in any order and field", { query: "shops olli" }, [olli]],
    ["words of which one is missing", { query: "shops aino" }, []],
    ["no word made of the end of one field and the start of the next", { query: "engineerbuilds" }, []],
    ["a skill however it is written", { skill: "python" }, [paivi, olli]],
    ["a skill that is not another", { skill: "c" }, []],
    ["availability", { availability: "busy" }, [olli]],
    ["an availability nobody has", { availability: "2_weeks" }, []],
    ["all at once", { query: "forecast", skill: "python", availability: "busy" }, [olli]],
    ["all at once, one of them wrong", { query: "forecast", skill: "python", availability: "available" }, []],
  ])("%s", (_name, filters, expected) => {
    expect(filterFavorites(all, filters)).toEqual(expected);
  });

  it("never adds, never reorders, and narrows with every filter", () => {
    const word = fc.constantFrom("a", "olli", "python", "demand", "ä", "c++", "zz");
    const filters = fc.record(
      {
        query: fc.array(word, { maxLength: 3 }).map((words) => words.join(" ")),
        skill: fc.constantFrom("python", "sql", "c#"),
        availability: fc.constantFrom(...availabilities),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), filters, (experts, wanted) => {
        const found = filterFavorites(experts, wanted);
        expect(found).toEqual(experts.filter((each) => found.includes(each)));
        const { query: _query, ...fewer } = wanted;
        expect(filterFavorites(experts, fewer).length).toBeGreaterThanOrEqual(found.length);
      }),
    );
  });
});

describe("favoriteSkills", () => {
  it("names each skill once, as first written, in the order of the language", () => {
    expect(favoriteSkills(all, "en")).toEqual([
      { key: "azure", label: "Azure" },
      { key: "c#", label: "C#" },
      { key: "c++", label: "C++" },
      { key: "llm", label: "LLM" },
      { key: "python", label: "Python" },
    ]);
    const letters = [expert("A", { skills: ["Ääni", "Zod", "  "] })];
    expect(favoriteSkills(letters, "fi").map(({ label }) => label)).toEqual(["Zod", "Ääni"]);
  });

  it("offers what each expert can be found by", () => {
    for (const { key } of favoriteSkills(all, "en"))
      expect(filterFavorites(all, { skill: key })).not.toEqual([]);
  });
});

it("offers every availability there is", () => {
  expect(favoriteAvailabilities).toEqual(availabilities);
});
