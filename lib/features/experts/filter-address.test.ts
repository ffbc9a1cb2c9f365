import { readFileSync } from "node:fs";
import { filterSegment, filtersOfSegment } from "./filter-address";
import { filterNames } from "./search-params";

const segmentOf = (query: string) => filterSegment(new URLSearchParams(query));

describe("the segment of filters", () => {
  it.each([
    ["q=kielimallit&availability=available", { query: "kielimallit", availability: "available" }],
    ["skill=c%2B%2B&skill=ci%2Fcd", { skills: ["c++", "ci/cd"] }],
    ["location=J%C3%A4rvenp%C3%A4%C3%A4&rate=120", { location: "Järvenpää", maxHourlyRate: 120 }],
    ["q=%F0%9F%A4%96+50%25+%3F%26%3D", { query: "🤖 50% ?&=" }],
  ])("brings back the filters of %s, and a path carries it as it is", (query, filters) => {
    const segment = segmentOf(query) ?? "";
    expect(segment).toMatch(/^[\w-]+$/);
    expect(filtersOfSegment(segment)).toEqual(filters);
  });

  it("is one for every order, for what a form sends empty, and for what is no filter", () => {
    const segment = segmentOf("q=data&experience=5");
    expect(segmentOf("experience=5&q=data")).toBe(segment);
    expect(segmentOf("q=+data+&experience=5&rate=&location=all&utm_source=mail")).toBe(segment);
  });

  it("is none without a filter", () => {
    expect(segmentOf("")).toBeNull();
    expect(segmentOf("utm_source=mail&q=&availability=any")).toBeNull();
  });

  it("that nobody wrote has no filters", () => {
    expect(filtersOfSegment("%")).toEqual({});
    expect(filtersOfSegment("abc")).toEqual({});
  });
});

it("a filter in the address of home leads to /experts: next.config.mjs names each of them", () => {
  const list = /const expertFilters = \[([^\]]+)\]/.exec(readFileSync("next.config.mjs", "utf8"))?.[1];
  expect(list?.match(/\w+/g)).toEqual(Object.values(filterNames));
});
