import { z } from "zod";
import { faultsOf } from "@/tests/support/in-words";
import { backgroundFields, worksIn } from "./background";

const background = z.strictObject(backgroundFields).partial();

describe("what an expert has behind them", () => {
  it.each([
    ["languages", [{ language: "fi", level: "native" }], [{ language: "fi", level: "native" }]],
    ["languages", [], []],
    [
      "caseStudies",
      [{ title: " Demand forecast ", client: "", result: " 12% less waste ", link: "example.com/case" }],
      [
        {
          title: "Demand forecast",
          client: null,
          result: "12% less waste",
          year: null,
          link: "https://example.com/case",
        },
      ],
    ],
    ["certificates", [{ name: "CKA", year: 2025 }], [{ name: "CKA", issuer: null, year: 2025 }]],
    [
      "education",
      [{ degree: "MSc", school: "Aalto", year: null }],
      [{ degree: "MSc", school: "Aalto", year: null }],
    ],
  ])("takes %s %j as %j", (field, value, expected) => {
    expect(background.parse({ [field]: value })).toEqual({ [field]: expected });
  });

  it.each([
    ["languages", [{ language: "xx", level: "native" }], "Choose a language"],
    ["languages", [{ language: "fi", level: "" }], "Choose how well you speak it"],
    ["languages", [{ language: "fi", level: "native", since: 1990 }], 'Unrecognized key: "since"'],
    [
      "languages",
      [
        { language: "fi", level: "native" },
        { language: "fi", level: "basic" },
      ],
      "Name each language once",
    ],
    ["caseStudies", [{ title: " " }], "Case title is required"],
    [
      "caseStudies",
      [{ title: "A", link: "javascript:alert(1)" }],
      "Enter a web address such as https://example.com",
    ],
    ["caseStudies", [{ title: "A", year: 1949 }], "Year must be a whole number from 1950 to 2100"],
    ["caseStudies", [{ title: "A", result: "x".repeat(601) }], "Must be at most 600 characters"],
    ["caseStudies", Array.from({ length: 13 }, () => ({ title: "A" })), "At most 12 entries"],
    ["certificates", [{ issuer: "CNCF" }], "Name is required"],
    ["education", [{ degree: "" }], "Degree is required"],
    ["education", null, "Invalid input: expected array, received null"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(faultsOf(background, { [field]: value }).map(([, each]) => each)).toContain(message);
  });
});

it.each([
  ["native", true],
  ["fluent", true],
  ["working", true],
  ["basic", false],
] as const)("somebody whose Finnish is %s works in it: %s", (level, expected) => {
  expect(worksIn([{ language: "fi", level }], "fi")).toBe(expected);
  expect(worksIn([{ language: "fi", level }], "sv")).toBe(false);
});
