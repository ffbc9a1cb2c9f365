import fc from "fast-check";
import { projectFilterCities } from "@/lib/shared/cities";
import { publicPosting } from "@/tests/support/dto-factories";
import {
  filterProjects,
  maxQueryLength,
  type ProjectFilters,
  parseProjectFilters,
  projectLocations,
  serialiseProjectFilters,
  toBrowsableProject,
} from "./browse";
import { experienceLevels } from "./rules";
import type { PublicProject } from "./schemas";

const project = (id: number, more: Partial<PublicProject> = {}) =>
  toBrowsableProject(
    publicPosting({
      ...{ id, description: "Daily demand of shops.", requiredSkills: ["Python"], experienceRequired: "mid" },
      ...{ location: "Helsinki", workArrangement: ["onsite"], ...more },
    }),
  );

const found = (projects: ReturnType<typeof project>[], filters: ProjectFilters) =>
  filterProjects(projects, filters).map(({ card }) => card.id);

it("offers the cities of the one list", () => {
  expect(projectLocations).toEqual(["remote", ...projectFilterCities.map(({ key }) => key)]);
});

describe("the search box", () => {
  const projects = [
    project(1, { title: "Kysyntäennuste", description: "Päivittäin.", requiredSkills: ["C#", "LLM"] }),
    project(2, { customerCompany: "Yövartio Oy", location: "Turku, Finland" }),
    project(3, { customerCompany: null, description: "A long text with daily numbers." }),
    project(4, {
      description: "For contractors.",
      requiredSkills: ["Power BI", "Node.js"],
      industry: "Insurance",
    }),
  ];
  it.each([
    ["ennuste", [1]],
    ["KYSYNTAENNUSTE", [1]],
    ["c#", [1]],
    ["yovartio", [2]],
    ["turku", [2]],
    ["demand daily", [2, 3]],
    ["  demand   numbers ", [3]],
    ["demand llm", []],
    ["ll", [1]],
    ["l", []],
    ["c", [1]],
    ["cto", []],
    ["actor", [4]],
    ["bi", [4]],
    ["PowerBI", [4]],
    ["nodejs", [4]],
    ["insurance", [4]],
    ["null", []],
    ["", [1, 2, 3, 4]],
  ])("finds by '%s' %j", (query, ids) => {
    expect(found(projects, { query })).toEqual(ids);
  });
});

describe("the location filter", () => {
  const projects = [
    project(1, { location: "Helsingfors" }),
    project(2, { location: "Remote", workArrangement: ["remote"] }),
    project(3, { location: "Tampere", workArrangement: ["hybrid", "remote"] }),
    project(4, { location: "Remote / Åbo", workArrangement: ["onsite"] }),
    project(5, { location: "Berlin", workArrangement: ["onsite"] }),
  ];
  it.each([
    ["helsinki", [1]],
    ["remote", [2, 3, 4]],
    ["tampere", [3]],
    ["turku", [4]],
    ["oulu", []],
  ] as const)("of %s keeps %j", (location, ids) => {
    expect(found(projects, { location })).toEqual(ids);
  });
});

it("filters by level, and filters narrow each other", () => {
  const projects = experienceLevels.map((experienceRequired, index) =>
    project(index, { experienceRequired, location: index % 2 ? "Oulu" : "Turku" }),
  );
  expect(found(projects, { experience: "senior" })).toEqual([2]);
  expect(found(projects, { experience: "senior", location: "oulu" })).toEqual([]);
  expect(found(projects, { experience: "expert", location: "oulu", query: "forecast" })).toEqual([3]);
});

describe("filters in the address", () => {
  it.each([
    ["", {}],
    ["q=+data++", { query: "data" }],
    ["location=all&experience=all", {}],
    ["location=Turku&experience=SENIOR", { location: "turku", experience: "senior" }],
    ["location=moon&experience=10&unknown=1", {}],
    [`q=${"x".repeat(maxQueryLength + 1)}`, { query: "x".repeat(maxQueryLength) }],
  ])("'%s' is %j", (search, filters) => {
    expect(parseProjectFilters(new URLSearchParams(search))).toEqual(filters);
  });

  it("come back as they were written", () => {
    const some = fc.record(
      {
        query: fc.string({ minLength: 1, maxLength: maxQueryLength }).map((text) => text.trim() || "x"),
        location: fc.constantFrom(...projectLocations),
        experience: fc.constantFrom(...experienceLevels),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(some, (filters) => {
        expect(parseProjectFilters(new URLSearchParams(serialiseProjectFilters(filters)))).toEqual(filters);
      }),
    );
  });
});
