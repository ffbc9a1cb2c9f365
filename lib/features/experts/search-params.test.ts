import fc from "fast-check";
import { availabilities, budgetRanges, projectTimelines, workArrangements } from "@/lib/shared/availability";
import { anyCharacter } from "@/tests/support/any-character";
import { searchExpertsInput } from "./schemas";
import {
  changeFilters,
  countFilters,
  type ExpertFilters,
  filterBounds,
  filterChoices,
  parseExpertFilters,
  rateFilter,
  serialiseExpertFilters,
} from "./search-params";

const parse = (search: string) => parseExpertFilters(new URLSearchParams(search));

const text = (maxLength: number) =>
  fc
    .string({ unit: anyCharacter, minLength: 1, maxLength })
    .map((value) => value.trim())
    .filter((value) => value !== "" && value.length <= maxLength && !/^(all|any)$/i.test(value));

const filters: fc.Arbitrary<ExpertFilters> = fc.record(
  {
    query: text(filterBounds.query),
    skills: fc.uniqueArray(text(filterBounds.skill), { minLength: 1, maxLength: filterBounds.skills }),
    minExperience: fc.constantFrom(...filterChoices.minExperience),
    maxHourlyRate: fc.integer({ min: 1, max: filterBounds.maxHourlyRate }),
    availability: fc.constantFrom(...filterChoices.availability),
    languages: fc.subarray(["fi", "de", "xx"], { minLength: 1 }),
    workArrangement: fc.subarray([...filterChoices.workArrangement], { minLength: 1 }),
    location: text(filterBounds.location),
    budgetRange: fc.constantFrom(...filterChoices.budgetRange),
    projectTimeline: fc.constantFrom(...filterChoices.projectTimeline),
  },
  { requiredKeys: [] },
);

describe("the filters of the address", () => {
  it("reads what it writes", () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(parse(serialiseExpertFilters(given))).toEqual(given);
      }),
    );
  });

  it("reads any address without throwing, into a body the search call accepts unchanged", () => {
    const name = fc.constantFrom(
      ...[
        "q",
        "skill",
        "experience",
        "rate",
        "availability",
        "arrangement",
        "location",
        "budget",
        "timeline",
      ],
    );
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        "all",
        "any",
        "Any",
        "5",
        "05",
        "-1",
        "95.5",
        "1e3",
        "busy",
        "on-site",
        "50_100",
        "immediate",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const read = parseExpertFilters(new URLSearchParams(pairs));
        expect(searchExpertsInput.parse(read)).toEqual(read);
        expect(parse(serialiseExpertFilters(read))).toEqual(read);
      }),
    );
  });

  it("reads a shared address", () => {
    expect(
      parse(
        "?q=machine+learning&skill=python&skill=C%23&experience=5&rate=120&availability=next_week" +
          "&arrangement=remote&arrangement=on-site&location=Jyv%C3%A4skyl%C3%A4&budget=100_200&timeline=within_month&language=fi&language=de&utm_source=x",
      ),
    ).toEqual({
      query: "machine learning",
      skills: ["python", "C#"],
      minExperience: 5,
      maxHourlyRate: 120,
      availability: "next_week",
      workArrangement: ["remote", "onsite"],
      location: "Jyväskylä",
      budgetRange: "100_200",
      projectTimeline: "within_month",
      languages: ["fi", "de"],
    });
  });

  it("drops what is not valid", () => {
    const tooLong = "x".repeat(filterBounds.location + 1);
    expect(
      parse(
        `?q=any&skill=${tooLong}&skill=&skill=python&skill=python&experience=4&rate=free&availability=busy&arrangement=office&location=${tooLong}&budget=any&timeline=soon&language=fin&language=Finnish`,
      ),
    ).toEqual({ skills: ["python"] });
  });

  it("searches by the beginning of words that are too many, which the search call itself refuses", () => {
    const query = "x".repeat(filterBounds.query);
    expect(parse(`?q=${query}y&experience=5`)).toEqual({ query, minExperience: 5 });
    expect(searchExpertsInput.safeParse({ query: `${query}y` }).success).toBe(false);
  });

  it("takes a filter away with undefined", () => {
    const changed = changeFilters(
      { query: "data", skills: ["python"] },
      { skills: undefined, location: "Oulu" },
    );
    expect(changed).toEqual({ query: "data", location: "Oulu" });
    expect(Object.keys(changed)).not.toContain("skills");
  });

  it("counts every chosen value", () => {
    expect(countFilters({})).toBe(0);
    expect(countFilters({ query: "data", skills: ["python", "sql"], languages: ["fi"] })).toBe(4);
  });
});

describe("the highest rate as typed", () => {
  it.each([
    ["120", 120],
    [" 95,50 ", 95],
    ["95.5", 95],
    ["1000000", 1_000_000],
  ])("%j is %d euros", (typed, euros) => {
    expect(rateFilter(typed)).toBe(euros);
  });

  it.each(["", "0", "-5", "abc", "1e3", "1000001", "12 €"])("%j is no rate", (typed) => {
    expect(rateFilter(typed)).toBeUndefined();
  });
});

describe("the choices", () => {
  it("are those of the shared lists", () => {
    expect(filterChoices.availability).toEqual(availabilities.filter((each) => each !== "busy"));
    expect(filterChoices.workArrangement).toEqual(workArrangements);
    expect(filterChoices.minExperience).toEqual([1, 3, 5, 7, 10]);
    expect(filterChoices.budgetRange).toEqual(budgetRanges);
    expect(filterChoices.projectTimeline).toEqual(projectTimelines);
  });
});
