import { chosenIds, compareSkills } from "./rules";

describe("chosenIds", () => {
  it.each<[string | string[] | undefined, number[]]>([
    [undefined, []],
    ["", []],
    ["3,1,2", [3, 1, 2]],
    ["1,1, 2 ,1", [1, 2]],
    ["1,2,3,4,5", [1, 2, 3, 4]],
    ["0,-1,1.5,abc,99999999999,7", [7]],
    [
      ["1,2", "3"],
      [1, 2, 3],
    ],
    ["1;DROP TABLE experts", []],
  ])("%j are %j", (value, ids) => {
    expect(chosenIds(value)).toEqual(ids);
  });
});

describe("compareSkills", () => {
  const expert = (skillMastery: Record<string, number>, ...unrated: string[]) => ({
    skills: [...Object.keys(skillMastery), ...unrated],
    skillMastery,
  });

  it("marks what all have, however it is written, with each one's level", () => {
    const { shared } = compareSkills([
      expert({ Python: 5, SQL: 2 }),
      expert({ python: 3 }, "sql"),
      expert({ SQL: 4, " PYTHON ": 1 }),
    ]);
    expect(shared).toEqual([
      { label: "Python", cells: [5, 3, 1] },
      { label: "SQL", cells: [2, "unrated", 4] },
    ]);
  });

  it("marks who misses a skill, the commonest skill first", () => {
    const { shared, others } = compareSkills([
      expert({ Rust: 4, Kafka: 1 }),
      expert({ Kafka: 2 }),
      expert({ Go: 5 }),
    ]);
    expect(shared).toEqual([]);
    expect(others).toEqual([
      { label: "Kafka", cells: [1, 2, "missing"] },
      { label: "Rust", cells: [4, "missing", "missing"] },
      { label: "Go", cells: ["missing", "missing", 5] },
    ]);
  });

  it("keeps the first level of a skill that somebody lists twice, and has nothing for nobody", () => {
    expect(compareSkills([expert({ Python: 5, python: 1 })]).shared).toEqual([
      { label: "Python", cells: [5] },
    ]);
    expect(compareSkills([])).toEqual({ shared: [], others: [] });
  });
});
