import { aiAndDataFirst, isAiOrData } from "./ai-and-data";

describe("people of AI and data", () => {
  it.each([
    [["Machine Learning", "LLM", "Python"], true],
    [["Power BI", "SQL"], true],
    [["koneoppiminen"], true],
    [["Supply Chain", "Change Management", "Machine Learning"], false],
    [["Zither tuning"], false],
    [[], false],
  ])("with %j: %s", (skills, expected) => {
    expect(isAiOrData({ skills })).toBe(expected);
  });

  it("come first, in the order of the list", () => {
    const list = [["Service Design"], ["LLM"], ["Java"], ["Data Engineering"]].map((skills) => ({ skills }));
    expect(aiAndDataFirst(list).map(({ skills }) => skills[0])).toEqual([
      "LLM",
      "Data Engineering",
      "Service Design",
      "Java",
    ]);
  });
});
