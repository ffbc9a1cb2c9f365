import fc from "fast-check";
import { emptyPosting, type PostingValues } from "@/lib/features/postings/form";
import { newSkills, planFilling, valueAfter } from "./filling";
import { type BriefFields, briefFieldNames } from "./schemas";

const nothing = Object.fromEntries(briefFieldNames.map((field) => [field, null])) as BriefFields;
const reading: BriefFields = {
  ...nothing,
  title: "Forecast",
  requiredSkills: ["Python", "SQL"],
  experienceRequired: "senior",
  location: "Oulu",
  hourlyRateMax: 95,
};
const form = (values: Partial<PostingValues> = {}): PostingValues => ({ ...emptyPosting, ...values });
const untouched = () => false;

it("fills what is empty and what nobody changed from the beginning", () => {
  expect(planFilling(reading, form(), untouched)).toEqual({
    filled: ["title", "requiredSkills", "experienceRequired", "location", "hourlyRateMax"],
    offered: [],
  });
});

it("offers where somebody filled in something else, or chose what was there", () => {
  const current = form({ title: "My own", location: "Turku", hourlyRateMax: 80 });
  expect(planFilling(reading, current, (field) => field === "experienceRequired")).toEqual({
    filled: ["requiredSkills"],
    offered: ["title", "experienceRequired", "location", "hourlyRateMax"],
  });
});

it("says nothing of what is so already", () => {
  const current = form({ title: "Forecast", requiredSkills: ["python", "sql"] });
  const { filled, offered } = planFilling(reading, current, untouched);
  expect([...filled, ...offered]).not.toContain("title");
  expect([...filled, ...offered]).not.toContain("requiredSkills");
  expect(planFilling(nothing, form(), untouched)).toEqual({ filled: [], offered: [] });
});

it("adds skills to those that are there", () => {
  const current = form({ requiredSkills: ["Rust", "sql"] });
  expect(planFilling(reading, current, untouched).offered).toContain("requiredSkills");
  expect(newSkills(reading, current)).toEqual(["Python"]);
  expect(valueAfter("requiredSkills", reading, current)).toEqual(["Rust", "sql", "Python"]);
});

it("never fills a field in which something was typed", () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== "");
  fc.assert(
    fc.property(text, text, fc.boolean(), (typed, read, touched) => {
      const plan = planFilling(
        { ...nothing, title: read, industry: read },
        form({ title: typed }),
        () => touched,
      );
      expect(plan.filled).toEqual(["industry"]);
      expect(plan.offered).toEqual(typed === read ? [] : ["title"]);
    }),
  );
});
