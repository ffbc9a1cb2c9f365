import { faultsOf } from "@/tests/support/in-words";
import { ownProfileForm, updateExpertInput } from "./profile-schemas";

describe("an update of an expert", () => {
  it("may be empty, and keeps what is absent absent", () => {
    expect(updateExpertInput.parse({})).toEqual({});
    expect(Object.keys(updateExpertInput.parse({ phone: null, title: " Analyst " }))).toEqual([
      "title",
      "phone",
    ]);
  });

  it.each([
    // What each field becomes.
    ["name", "  Äiti  O\u0308stman ", "Äiti  Östman"],
    ["hourlyRate", 95, 9500],
    ["hourlyRate", "95", 9500],
    ["hourlyRate", "95,50", 9550],
    ["hourlyRate", 95.5, 9550],
    ["hourlyRate", 1, 100],
    ["hourlyRate", "1000", 100_000],
    ["availability", "unavailable", "busy"],
    ["availability", "2_weeks", "2_weeks"],
    ["workArrangement", ["on-site", "onsite", "remote"], ["onsite", "remote"]],
    ["skills", [" Python ", "", "C++", "  "], ["Python", "C++"]],
    ["skills", [], []],
    ["location", "", null],
    ["location", null, null],
    ["workRadius", null, null],
    ["workRadius", 0, 0],
    ["weeklyAvailabilityHours", 60, 60],
    ["experienceYears", 70, 70],
    ["phone", " ", null],
    ["portfolioUrl", "example.com/work", "https://example.com/work"],
    ["linkedinUrl", "", null],
    ["githubUrl", null, null],
    ["profileImage", "", null],
    ["profileImage", " https://example.com/a.png ", "https://example.com/a.png"],
    ["emailNotifications", false, false],
    ["email", " Aino@Example.com ", "Aino@Example.com"],
    ["approvalStatus", "rejected", "rejected"],
    ["isActive", false, false],
    ["displayOrder", 1, 1],
  ])("takes %s %j for %j", (field, value, expected) => {
    expect(updateExpertInput.parse({ [field]: value })).toEqual({ [field]: expected });
  });

  it.each([
    ["name", " ", "Name is required"],
    ["name", null, "Name is required"],
    ["title", "", "Title is required"],
    ["description", null, "Description is required"],
    ["skills", null, "Invalid input: expected array, received null"],
    ["skills", "Python", "Invalid input: expected array, received string"],
    ["skills", ["🙂"], "A skill needs a letter or a digit"],
    ["skills", ["a".repeat(61)], "Must be at most 60 characters"],
    ["skills", Array.from({ length: 61 }, (_, index) => `Skill ${index}`), "At most 60 skills"],
    ["skillMastery", { Python: 0 }, "A level is 1 to 5"],
    ["skillMastery", { Python: 6 }, "A level is 1 to 5"],
    ["skillMastery", { Python: 2.5 }, "A level is a number from 1 to 5"],
    ["skillMastery", { Python: "3" }, "A level is a number from 1 to 5"],
    ["experienceYears", -1, "Years of experience must be a whole number from 0 to 70"],
    ["experienceYears", 71, "Years of experience must be a whole number from 0 to 70"],
    ["experienceYears", 1.5, "Years of experience must be a whole number from 0 to 70"],
    ["experienceYears", "many", "Years of experience must be a whole number from 0 to 70"],
    ["experienceYears", null, "Years of experience must be a whole number from 0 to 70"],
    ["hourlyRate", 0.99, "Hourly rate must be at least €1"],
    ["hourlyRate", 1000.01, "Hourly rate must be at most €1,000"],
    ["hourlyRate", "a lot", "Hourly rate must be a number such as 95 or 95.50"],
    ["hourlyRate", "", "Hourly rate is required"],
    ["hourlyRate", null, "Hourly rate is required"],
    ["workRadius", -1, "Work radius must be a whole number from 0 to 2000"],
    ["weeklyAvailabilityHours", 61, "Hours a week must be a whole number from 0 to 60"],
    ["availability", "soon", "Please select availability status"],
    ["availability", null, "Please select availability status"],
    ["workArrangement", [], "Select at least one work arrangement"],
    ["workArrangement", null, "Select at least one work arrangement"],
    ["portfolioUrl", "javascript:alert(1)", "Enter a web address such as https://example.com"],
    ["profileImage", "http://example.com/a.png", "Please enter a valid image URL."],
    ["profileImage", 7, "Please enter a valid image URL."],
    ["email", "aino", "Valid email is required"],
    ["email", null, "Valid email is required"],
    ["displayOrder", 0, "Display order must be a positive whole number"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(faultsOf(updateExpertInput, { [field]: value }).map(([, each]) => each)).toContain(message);
  });

  it.each(["id", "userId", "socialPoints", "aiMatchingScore", "publicName", "archivedAt", "__proto__"])(
    "knows no field '%s'",
    (field) => {
      const body = JSON.parse(`{"title": "Analyst", "${field}": 1}`);
      expect(faultsOf(updateExpertInput, body)).toEqual([["", `Unrecognized key: "${field}"`]]);
    },
  );
});

describe("the own profile's form", () => {
  it("needs every field but those that may stay empty", () => {
    expect(faultsOf(ownProfileForm, {}).map(([field]) => field)).toEqual([
      "name",
      "title",
      "description",
      "skills",
      "skillMastery",
      "experienceYears",
      "hourlyRate",
      "acceptsVolumeDiscount",
      "availability",
      "workArrangement",
      "emailNotifications",
      "languages",
      "caseStudies",
      "certificates",
      "education",
    ]);
  });
});
