import { faultsOf } from "@/tests/support/in-words";
import { createEngagementInput, engagementForm } from "./schemas";

const today = "2026-11-20";
const form = {
  clientCompany: " Äänekosken Öljy Oy ",
  title: "Demand forecast",
  description: "Ten words.",
  startDate: today,
  endDate: "2027-02-20",
  clientEmail: "aino@example.fi",
};
const payload = { ...form, expertId: 7, hoursPerWeek: 40, projectType: "hourly" };

describe("contract form", () => {
  const documented = [
    ["clientCompany", "Company name is required"],
    ["title", "Project title is required"],
    ["description", "Project description must be at least 10 characters"],
    ["startDate", "Start date is required"],
    ["endDate", "End date is required"],
    ["clientEmail", "Valid email is required"],
  ];

  it("names every missing field with the documented message", () => {
    expect(faultsOf(engagementForm(today), {})).toEqual(documented);
  });

  it("does the same for an untouched form of empty strings", () => {
    const empty = {
      clientCompany: " ",
      title: "",
      description: "",
      startDate: "",
      endDate: "",
      clientEmail: "",
      clientBusinessId: "",
      clientContactName: "",
      website: "",
    };
    expect(faultsOf(engagementForm(today), empty)).toEqual(documented);
  });

  it("gives trimmed texts, and null for what stays empty", () => {
    const values = engagementForm(today).parse({ ...form, clientBusinessId: " ", clientContactName: "" });
    expect(values).toMatchObject({
      clientCompany: "Äänekosken Öljy Oy",
      clientBusinessId: null,
      clientContactName: null,
    });
  });

  it.each([
    ["description", "nine char", "Project description must be at least 10 characters"],
    ["description", "          a          ", "Project description must be at least 10 characters"],
    ["clientEmail", "aino@", "Valid email is required"],
    ["clientBusinessId", "0112038-8", "Enter a valid business ID (Y-tunnus), for example 1234567-1"],
    ["endDate", "2026-11-19", "End date must not be before the start date"],
    ["endDate", "2029-11-21", "A project can last at most 36 months"],
    ["endDate", "2027-02-30", "Enter a real date"],
    ["startDate", "2026-11-19", "Start date must not be in the past"],
    ["title", "t".repeat(161), "Must be at most 160 characters"],
    ["description", "d".repeat(5001), "Must be at most 5000 characters"],
    ["website", "https://spam.example", "Leave this field empty"],
  ])("refuses %s %p", (field, value, message) => {
    expect(faultsOf(engagementForm(today), { ...form, [field]: value })).toEqual([[field, message]]);
  });

  it("compares the dates while other fields are still wrong", () => {
    expect(
      faultsOf(engagementForm(today), { ...form, title: "", startDate: "2026-11-01", endDate: "2026-10-01" }),
    ).toEqual([
      ["title", "Project title is required"],
      ["endDate", "End date must not be before the start date"],
      ["startDate", "Start date must not be in the past"],
    ]);
  });

  it("takes a business id in any usual form and keeps the official one", () => {
    expect(engagementForm(today).parse({ ...form, clientBusinessId: "FI 01120389" }).clientBusinessId).toBe(
      "0112038-9",
    );
  });

  it("takes today, the same day as end, and 36 months", () => {
    expect(faultsOf(engagementForm(today), { ...form, endDate: today })).toEqual([]);
    expect(faultsOf(engagementForm(today), { ...form, endDate: "2029-11-20" })).toEqual([]);
  });
});

describe("createEngagementInput", () => {
  it("takes the documented payload, lets the honeypot go and counts the months", () => {
    expect(createEngagementInput.parse({ ...payload, website: "" })).toEqual({
      ...payload,
      clientCompany: "Äänekosken Öljy Oy",
      clientBusinessId: null,
      durationMonths: 3,
    });
  });

  it.each([
    ["expertId", 0, "Please choose an expert"],
    ["hoursPerWeek", 61, "Hours per week must be a whole number from 1 to 60"],
    ["hoursPerWeek", 0, "Hours per week must be a whole number from 1 to 60"],
    ["projectType", "fixed", "Project type must be hourly or project"],
    ["endDate", "2026-11-19", "End date must not be before the start date"],
    ["endDate", "2029-11-21", "A project can last at most 36 months"],
  ])("refuses %s %p", (field, value, message) => {
    expect(faultsOf(createEngagementInput, { ...payload, [field]: value })).toEqual([[field, message]]);
  });

  it.each(["kind", "ownerId", "durationMonths", "approvalStatus", "accessToken", "hourlyRate"])(
    "refuses %s, in which a client has no say",
    (key) => {
      expect(faultsOf(createEngagementInput, { ...payload, [key]: 1 })).toHaveLength(1);
    },
  );
});
