import { faultsOf } from "@/tests/support/in-words";
import {
  emptyPosting,
  matchPayload,
  type PostingValues,
  postingDraft,
  postingForms,
  postingPayload,
} from "./form";
import { editPostingForm } from "./moderation-schemas";
import { customProjectInput, projectPostingInput } from "./schemas";

const complete: Partial<PostingValues> = {
  customerName: " Åsa Mäkelä ",
  customerEmail: "asa@example.fi",
  title: "Forecast",
  description: "Daily demand.",
  requiredSkills: ["Python"],
};
const parse = (mode: "post" | "match", values: Partial<PostingValues>) =>
  postingForms[mode].safeParse({ ...emptyPosting, ...values });
const faults = (mode: "post" | "match", values: Partial<PostingValues>) =>
  Object.fromEntries(faultsOf(postingForms[mode], { ...emptyPosting, ...values }));

it("requires what its labels mark as required", () => {
  expect(faults("post", {})).toEqual({
    customerName: "Your name is required",
    customerEmail: "Valid email is required",
    title: "Project title is required",
    description: "Project description is required",
    requiredSkills: "Please add at least one required skill",
  });
  expect(faults("post", complete)).toEqual({});
});

it("requires a title and a skill for matching, and nobody's name", () => {
  expect(faults("match", { description: "" })).toEqual({
    title: "Project title is required",
    requiredSkills: "Please add at least one required skill",
  });
  expect(faults("match", { title: "Forecast", requiredSkills: ["Python"], customerEmail: "half@" })).toEqual(
    {},
  );
});

it.each<[Partial<PostingValues>, string, string]>([
  [{ customerEmail: "asa@" }, "customerEmail", "Valid email is required"],
  [{ workArrangement: [] }, "workArrangement", "Choose at least one work arrangement"],
  [
    { hourlyRateMin: 100, hourlyRateMax: 80 },
    "hourlyRateMin",
    "The minimum rate must not be above the maximum rate",
  ],
  [
    { budgetType: "fixed", fixedBudgetMin: 5000, fixedBudgetMax: 4999 },
    "fixedBudgetMin",
    "The minimum budget must not be above the maximum budget",
  ],
  [{ hourlyRateMax: 1001 }, "hourlyRateMax", "Maximum hourly rate must be from €1 to €1,000"],
  [{ hourlyRateMax: 95.555 }, "hourlyRateMax", "Maximum hourly rate can have two decimals"],
  [
    { hourlyRateMax: "abc" as never },
    "hourlyRateMax",
    "Maximum hourly rate must be a number such as 95 or 95.50",
  ],
  [{ durationMonths: 1.5 }, "durationMonths", "Duration must be a whole number from 1 to 60"],
  [{ hoursPerWeek: 61 }, "hoursPerWeek", "Hours per week must be a whole number from 1 to 60"],
  [{ requiredSkills: ["x".repeat(81)] }, "requiredSkills.0", "At most 80 characters each"],
  [{ website: "https://robot.example" }, "website", "Leave this field empty"],
])("refuses %j", (values, field, message) => {
  expect(faults("post", { ...complete, ...values })).toEqual({ [field]: message });
});

it("compares the two ends whatever else is wrong, and only of the chosen budget", () => {
  expect(faults("post", { hourlyRateMin: 100, hourlyRateMax: 80 })).toHaveProperty("hourlyRateMin");
  const hidden = { hourlyRateMin: 100, hourlyRateMax: -5 };
  expect(faults("post", { ...complete, budgetType: "fixed", ...hidden })).toEqual({});
});

it.each([
  ["the call", projectPostingInput],
  ["matching", customProjectInput],
  ["the administrators' form", editPostingForm],
])("%s compares the two ends whatever else is wrong, but for the ends themselves", (_, schema) => {
  const of = (values: object) => Object.fromEntries(faultsOf(schema, { title: 7, ...values }));
  expect(of({ hourlyRateMin: 120, hourlyRateMax: 90 })).toMatchObject({
    title: expect.any(String),
    hourlyRateMin: "The minimum rate must not be above the maximum rate",
  });
  expect(of({ hourlyRateMin: 120, hourlyRateMax: -5 })).not.toHaveProperty("hourlyRateMin");
  expect(of({ hourlyRateMin: 2_000, hourlyRateMax: 90 })).not.toMatchObject({
    hourlyRateMin: expect.stringContaining("above"),
  });
  expect(faultsOf(schema, null)).toHaveLength(1);
});

const payload = (values: Partial<PostingValues> = {}) => {
  const parsed = parse("post", { ...complete, ...values });
  if (!parsed.success) throw parsed.error;
  return postingPayload(parsed.data);
};

it("refuses a start that is no day, and takes none", () => {
  expect(faults("post", { ...complete, startDate: "2027-02-30" })).toHaveProperty("startDate");
  expect(payload().startDate).toBeNull();
});

it("sends the documented defaults, and the wished start", () => {
  expect(payload({ startDate: "2027-01-01" })).toEqual({
    startDate: "2027-01-01",
    customerName: "Åsa Mäkelä",
    customerEmail: "asa@example.fi",
    customerCompany: null,
    customerPhone: null,
    title: "Forecast",
    description: "Daily demand.",
    projectCategory: "development",
    projectType: null,
    industry: null,
    companyStage: "established",
    technicalComplexity: "medium",
    workArrangement: ["remote"],
    location: "Remote",
    timeZoneRequirement: "flexible",
    specificTimeZone: null,
    requiredSkills: ["Python"],
    experienceRequired: "junior",
    preferredExpertProfile: null,
    budgetType: "hourly",
    hourlyRateMin: null,
    hourlyRateMax: null,
    fixedBudgetMin: null,
    fixedBudgetMax: null,
    durationMonths: null,
    hoursPerWeek: null,
    urgency: "normal",
    teamSize: 1,
    collaborationLevel: null,
    communicationPreference: [],
    deliverables: [],
    successMetrics: null,
    additionalRequirements: null,
    preferredOpenness: null,
    preferredConscientiousness: null,
    preferredExtraversion: null,
    preferredAgreeableness: null,
    preferredNeuroticism: null,
    personalityMatchingWeight: 20,
    website: "",
  });
});

it("sends the amounts of the chosen budget only, and a time zone only where one is meant", () => {
  const both = { hourlyRateMin: 80, hourlyRateMax: 95.5, fixedBudgetMin: 1, fixedBudgetMax: 2 };
  expect(payload({ ...both, budgetType: "fixed" })).toMatchObject({ hourlyRateMin: null, fixedBudgetMax: 2 });
  expect(payload(both)).toMatchObject({ hourlyRateMax: 95.5, fixedBudgetMin: null });
  expect(payload({ specificTimeZone: "UTC+1" }).specificTimeZone).toBeNull();
  expect(payload({ specificTimeZone: "UTC+1", timeZoneRequirement: "specific" }).specificTimeZone).toBe(
    "UTC+1",
  );
});

it("sends what the server takes", () => {
  const values: Partial<PostingValues> = {
    hourlyRateMax: 95.5,
    durationMonths: 3,
    collaborationLevel: "heavily_managed",
    communicationPreference: ["teams"],
    deliverables: ["Report"],
    preferredOpenness: 70,
    location: "",
  };
  expect(projectPostingInput.parse(payload(values))).toMatchObject({
    hourlyRateMaxCents: 9550,
    location: "Remote",
    preferredOpenness: 70,
    personalityMatchingWeight: 20,
  });
  const matching = parse("match", { ...values, title: "Forecast", requiredSkills: ["Python"] });
  const project = matchPayload(matching.data as never);
  expect(Object.keys(project).filter((field) => field.startsWith("customer") || field === "website")).toEqual(
    [],
  );
  expect(customProjectInput.parse(project)).toMatchObject({ title: "Forecast", description: "" });
});

it("keeps every field of the form in a draft, but for the honeypot", () => {
  expect(Object.keys(postingDraft.shape).sort()).toEqual(
    Object.keys(emptyPosting)
      .filter((field) => field !== "website")
      .sort(),
  );
  const stored = JSON.parse(JSON.stringify({ ...emptyPosting, hourlyRateMin: 80 }));
  expect(postingDraft.parse(stored)).toMatchObject({ hourlyRateMin: 80, location: "Remote" });
  // What is no number is no reason to lose the rest.
  expect(postingDraft.parse({ title: "Forecast", durationMonths: "6 kk" })).toEqual({
    title: "Forecast",
    durationMonths: "6 kk",
  });
  expect(postingDraft.safeParse({ requiredSkills: "Python" }).success).toBe(false);
});
