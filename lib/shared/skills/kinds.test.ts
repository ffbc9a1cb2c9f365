import { closeness, findSkill, namesakeKinds, narrowerSkills, skills } from "@/lib/shared/skills";

const keys = new Set(skills.map((skill) => skill.key));

describe("the kinds in the data", () => {
  it("has only kinds of skills that exist, and none of itself at any depth", () => {
    expect(skills.flatMap(({ broader = [] }) => broader).filter((key) => !keys.has(key))).toEqual([]);
    const circles = skills.filter(({ key }) =>
      narrowerSkills(key).some((kind) => narrowerSkills(kind).includes(key)),
    );
    expect(circles.map(({ key }) => key)).toEqual([]);
  });
});

describe("narrowerSkills", () => {
  it("gives the kinds of a skill at any depth, and never what it is a kind of", () => {
    expect(narrowerSkills("dotnet")).toEqual(
      expect.arrayContaining(["asp-net-core", "blazor", "entity-framework"]),
    );
    expect(narrowerSkills("cloud-computing")).toEqual(expect.arrayContaining(["aws", "aws-lambda"]));
    expect(narrowerSkills("blazor")).toEqual([]);
    expect(narrowerSkills("basket-weaving")).toEqual([]);
  });

  it("is one of three relations: near in matching, another skill by name", () => {
    expect(closeness("blazor", "dotnet")).toBe(0.8);
    expect(findSkill("Blazor")?.key).not.toBe(findSkill(".NET")?.key);
  });
});

it.each([
  ["artificial-intelligence", ["ai-agents", "ai-strategy"], ["machine-learning", "llm"]],
  ["cloud-computing", ["cloud-architecture", "google-cloud"], ["aws", "azure"]],
  ["go", [], ["go"]],
  ["no-such-skill", [], []],
])("the kinds of %s that have its name are %j, and not %j", (key, those, others) => {
  expect(namesakeKinds(key)).toEqual(expect.arrayContaining(those));
  for (const other of others) expect(namesakeKinds(key)).not.toContain(other);
});
