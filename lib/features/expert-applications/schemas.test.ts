import fc from "fast-check";
import { faultsOf } from "@/tests/support/in-words";
import {
  applicationDraft,
  applicationForm,
  expertApplicationCreated,
  formRanges,
  skillSuggestionsQuery,
  submitExpertApplicationInput,
} from "./schemas";

const form = {
  name: " Aino Virtanen ",
  title: "Data engineer",
  email: "Aino@example.fi",
  phone: "",
  description: "Builds data platforms.",
  skills: "Python, SQL,",
  experienceYears: 1,
  hourlyRate: 100,
  weeklyAvailabilityHours: 20,
  workArrangement: [],
  location: "",
  workRadius: 50,
  portfolio: "",
  linkedinUrl: "",
  githubUrl: "",
  resume: "",
  website: "",
};
const emptyForm = { ...form, name: " ", title: "", email: "", description: "", skills: " , " };

describe("application form", () => {
  it("asks for what is missing with the documented messages", () => {
    const message = [
      ["name", "Name is required"],
      ["title", "Title is required"],
      ["email", "Valid email is required"],
      ["description", "Description must be at least 10 characters"],
      ["skills", "Please enter at least one skill"],
    ];
    expect(faultsOf(applicationForm, emptyForm)).toEqual(message);
    expect(faultsOf(applicationForm, { ...emptyForm, hourlyRate: undefined })).toContainEqual([
      "hourlyRate",
      "Hourly rate is required",
    ]);
  });

  it("gives lists, numbers and nulls", () => {
    expect(applicationForm.parse(form)).toEqual({
      ...form,
      name: "Aino Virtanen",
      phone: null,
      skills: ["Python", "SQL"],
      workArrangement: ["remote"],
      location: null,
      portfolio: null,
      linkedinUrl: null,
      githubUrl: null,
      resume: null,
    });
  });

  it.each([
    ["description", "123456789 ", "Description must be at least 10 characters"],
    ["email", "aino@", "Valid email is required"],
    ["experienceYears", 0, "Number must be greater than or equal to 1"],
    ["experienceYears", 51, "Number must be less than or equal to 50"],
    ["experienceYears", 2.5, "Expected integer, received float"],
    ["experienceYears", undefined, "Required"],
    ["experienceYears", "many", "Expected number, received string"],
    ["hourlyRate", 49, "Number must be greater than or equal to 50"],
    ["hourlyRate", 1001, "Number must be less than or equal to 1000"],
    ["hourlyRate", 95.505, "Enter a number in steps of 0.01"],
    ["hourlyRate", "a lot", "Expected number, received string"],
    ["weeklyAvailabilityHours", 4, "Number must be greater than or equal to 5"],
    ["weeklyAvailabilityHours", 61, "Number must be less than or equal to 60"],
    ["weeklyAvailabilityHours", undefined, "Required"],
    ["workRadius", -5, "Number must be greater than or equal to 0"],
    ["workRadius", 205, "Number must be less than or equal to 200"],
    ["workRadius", 52, "Enter a number in steps of 5"],
    ["portfolio", "javascript:alert(1)", "Invalid url. Enter an address such as https://example.com"],
    ["resume", "not an address", "Invalid url. Enter an address such as https://example.com"],
    ["skills", "Python, +", "A skill needs a letter or a digit"],
    ["skills", "x".repeat(81), "A skill must be at most 80 characters"],
    ["skills", Array.from({ length: 51 }, (_, index) => `skill ${index}`).join(), "Enter at most 50 skills"],
    ["website", "https://spam.example", "Leave this field empty"],
  ])("refuses %s %p", (field, value, message) => {
    expect(faultsOf(applicationForm, { ...form, [field]: value })[0]).toEqual([field, message]);
  });

  it.each([
    ["experienceYears", 1, 50],
    ["hourlyRate", 50, 1000],
    ["weeklyAvailabilityHours", 5, 60],
    ["workRadius", 0, 200],
  ] as const)("takes %s from %i to %i, both included", (field, min, max) => {
    expect(formRanges[field]).toMatchObject({ min, max });
    for (const value of [min, max])
      expect(faultsOf(applicationForm, { ...form, [field]: value })).toEqual([]);
  });

  it("falls back to 50 km when the travel range is empty", () => {
    expect(applicationForm.parse({ ...form, workRadius: undefined }).workRadius).toBe(50);
    expect(applicationForm.parse({ ...form, workRadius: 0 }).workRadius).toBe(0);
  });
});

describe("application draft", () => {
  it("keeps what was typed, valid or not, and never the honeypot", () => {
    expect(applicationDraft.parse({ name: "", email: "aino@", skills: "Py", website: "x" })).toEqual({
      name: "",
      email: "aino@",
      skills: "Py",
    });
  });

  it.each([50, 95, 95.5, 100.25, 1000])("takes any rate between the ends: %d", (hourlyRate) => {
    expect(
      faultsOf(applicationForm, { ...emptyForm, hourlyRate }).filter(([path]) => path === "hourlyRate"),
    ).toEqual([]);
  });

  it("drops what no form of ours has written", () => {
    expect(applicationDraft.parse({ name: "Aino", hourlyRate: "95 €" })).toMatchObject({ name: "Aino" });
    expect(applicationDraft.safeParse({ name: 7 }).success).toBe(false);
    expect(applicationDraft.safeParse({ workArrangement: ["moon"] }).success).toBe(false);
  });
});

describe("POST /api/expert-applications", () => {
  const application = {
    name: "Aino Virtanen",
    title: "Data engineer",
    email: "aino@example.fi",
    description: "Builds data platforms.",
    skills: ["Python"],
    experienceYears: 7,
    hourlyRate: 95,
    weeklyAvailabilityHours: 30,
  };
  const parse = (more: object) => submitExpertApplicationInput.parse({ ...application, ...more });

  it("fills in what may be absent", () => {
    expect(parse({})).toEqual({
      name: "Aino Virtanen",
      title: "Data engineer",
      email: "aino@example.fi",
      phone: null,
      description: "Builds data platforms.",
      skills: ["Python"],
      experienceYears: 7,
      hourlyRateCents: 9500,
      weeklyAvailabilityHours: 30,
      portfolio: null,
      linkedinUrl: null,
      githubUrl: null,
      resume: null,
      workArrangement: ["remote"],
      location: null,
      workRadius: 50,
      personalityOpenness: null,
      personalityConscientiousness: null,
      personalityExtraversion: null,
      personalityAgreeableness: null,
      personalityNeuroticism: null,
      personalityTestCompleted: false,
    });
    const { experienceYears, weeklyAvailabilityHours, ...less } = application;
    expect(submitExpertApplicationInput.parse(less)).toMatchObject({
      experienceYears: 1,
      weeklyAvailabilityHours: 20,
    });
  });

  it.each([
    [95, 9500],
    ["95", 9500],
    ["95,50", 9550],
    ["95.5", 9550],
    [1, 100],
    [1000, 100_000],
  ])("reads the rate %p", (hourlyRate, cents) => {
    expect(parse({ hourlyRate }).hourlyRateCents).toBe(cents);
  });

  it.each([
    ["Python, SQL", ["Python", "SQL"]],
    [
      ["Python", " SQL ", ""],
      ["Python", "SQL"],
    ],
    [
      ["Python, SQL", "python"],
      ["Python", "SQL"],
    ],
  ])("reads the skills %j", (skills, expected) => {
    expect(parse({ skills }).skills).toEqual(expected);
  });

  it.each([
    [undefined, ["remote"]],
    [null, ["remote"]],
    [[], ["remote"]],
    [["on-site"], ["onsite"]],
    [
      ["onsite", "remote", "on-site"],
      ["remote", "onsite"],
    ],
  ])("reads the work arrangement %j", (workArrangement, expected) => {
    expect(parse({ workArrangement }).workArrangement).toEqual(expected);
  });

  it("takes personality scores by both of their names", () => {
    const scores = {
      openness: 0,
      personalityNeuroticism: 100,
      extraversion: 40,
      personalityExtraversion: 60,
    };
    expect(parse({ ...scores, testCompleted: true })).toMatchObject({
      personalityOpenness: 0,
      personalityNeuroticism: 100,
      personalityExtraversion: 60,
      personalityAgreeableness: null,
      personalityTestCompleted: true,
    });
  });

  it.each([
    ["experienceYears", 0, 70],
    ["hourlyRate", 1, 1000],
    ["weeklyAvailabilityHours", 1, 60],
    ["workRadius", 0, 2000],
    ["openness", 0, 100],
  ])("takes %s from %i to %i and nothing beyond", (field, min, max) => {
    for (const value of [min, max])
      expect(faultsOf(submitExpertApplicationInput, { ...application, [field]: value })).toEqual([]);
    for (const value of [min - 1, max + 1, "a lot"]) {
      expect(faultsOf(submitExpertApplicationInput, { ...application, [field]: value })[0]?.[0]).toBe(field);
    }
  });

  it.each([
    [{ skills: [] }, "skills", "Please enter at least one skill"],
    [{ skills: ", ," }, "skills", "Please enter at least one skill"],
    [{ skills: undefined }, "skills", "Please enter at least one skill"],
    [{ hourlyRate: undefined }, "hourlyRate", "Hourly rate is required"],
    [{ hourlyRate: "" }, "hourlyRate", "Hourly rate is required"],
    [
      { linkedinUrl: "ftp://a.fi" },
      "linkedinUrl",
      "Invalid url. Enter an address such as https://example.com",
    ],
    [{ website: "x" }, "website", "Leave this field empty"],
    [{ skills: ["a\u0000b"] }, "skills.0", "Contains a character that cannot be stored"],
  ])("refuses %j", (more, field, message) => {
    expect(faultsOf(submitExpertApplicationInput, { ...application, ...more })[0]).toEqual([field, message]);
  });

  it.each([{ status: "approved" }, { id: 7 }, { expertId: 7 }, { reviewNotes: "x" }])(
    "refuses a field that clients have no say in: %j",
    (more) => {
      expect(submitExpertApplicationInput.safeParse({ ...application, ...more }).success).toBe(false);
    },
  );

  it("takes whatever the form gives", () => {
    const choice = fc.record({
      experienceYears: fc.integer({ min: 1, max: 50 }),
      hourlyRate: fc.integer({ min: 5, max: 100 }).map((tens) => tens * 10),
      weeklyAvailabilityHours: fc.integer({ min: 5, max: 60 }),
      workRadius: fc.option(
        fc.integer({ min: 0, max: 40 }).map((fives) => fives * 5),
        { nil: undefined },
      ),
      workArrangement: fc.subarray(["remote", "hybrid", "onsite"]),
      description: fc.string({ minLength: 10, maxLength: 40 }),
      skills: fc.string({ maxLength: 40 }),
    });
    fc.assert(
      fc.property(choice, (typed) => {
        const parsed = applicationForm.safeParse({ ...form, ...typed });
        if (parsed.success) expect(faultsOf(submitExpertApplicationInput, parsed.data)).toEqual([]);
      }),
    );
  });

  it("answers nothing but the number and the state", () => {
    expect(expertApplicationCreated.parse({ id: 3, status: "pending", email: "aino@example.fi" })).toEqual({
      id: 3,
      status: "pending",
    });
  });
});

describe("GET /api/skills/suggestions", () => {
  it("reads the skills as a list, and may have neither", () => {
    expect(skillSuggestionsQuery.parse({ skills: "Python, SQL" })).toEqual({
      title: "",
      skills: ["Python", "SQL"],
    });
    expect(skillSuggestionsQuery.parse({})).toEqual({ title: "", skills: [] });
    expect(skillSuggestionsQuery.safeParse({ title: "x".repeat(201) }).success).toBe(false);
  });
});
