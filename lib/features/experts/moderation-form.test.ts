import * as fc from "fast-check";
import { adminExpert } from "@/tests/support/dto-factories";
import { faultsOf } from "@/tests/support/in-words";
import {
  type AdminExpertForm,
  adminChanges,
  adminExpertForm,
  splitSkills,
  toAdminForm,
} from "./moderation-form";

const expert = adminExpert({ skills: ["Python", "C, C++"], workRadius: null, approvalStatus: "pending" });
const form = toAdminForm(expert);
const messages = (changes: object) => faultsOf(adminExpertForm, { ...form, ...changes });
const changesOf = (changes: Partial<AdminExpertForm>) =>
  adminChanges(expert, adminExpertForm.parse({ ...form, ...changes }));

it("takes an expert as it is, and sends nothing of it but when it was seen", () => {
  expect(messages({})).toEqual([]);
  expect(changesOf({})).toEqual({ updatedAt: expert.updatedAt });
});

it.each([
  [{ name: "  " }, "name", "Name is required"],
  [{ title: "" }, "title", "Title is required"],
  [{ email: "aino" }, "email", "Valid email is required"],
  [{ description: "" }, "description", "Description is required"],
  [{ skills: "" }, "skills", "Skills are required"],
  [{ skills: " , ," }, "skills", "Skills are required"],
  [{ skills: "Python, 🙂" }, "skills", "A skill needs a letter or a digit"],
  [{ experienceYears: -1 }, "experienceYears", "Experience must be positive"],
  [{ experienceYears: undefined }, "experienceYears", "Experience must be positive"],
  [{ experienceYears: "many" }, "experienceYears", "Experience must be positive"],
  [{ experienceYears: 71 }, "experienceYears", "Experience must be at most 70 years"],
  [{ experienceYears: 1.5 }, "experienceYears", "Experience must be a whole number of years"],
  [{ hourlyRate: " " }, "hourlyRate", "Rate is required"],
  [{ hourlyRate: "many" }, "hourlyRate", "Hourly rate must be a number such as 95 or 95.50"],
  [{ hourlyRate: "0" }, "hourlyRate", "Hourly rate must be at least €1"],
  [{ workRadius: -1 }, "workRadius", "Work radius must be positive"],
  [{ workRadius: 2001 }, "workRadius", "Work radius must be at most 2000 km"],
])("refuses %j with the words for it (001 §5)", (changes, field, message) => {
  expect(messages(changes)).toEqual([[field, message]]);
});

it.each([
  [{ title: " Engineer " }, { title: "Engineer" }],
  [{ skills: "Python, SQL,, Rust " }, { skills: ["Python", "SQL", "Rust"] }],
  [{ hourlyRate: "100,50" }, { hourlyRate: "100,50" }],
  [{ location: "" }, { location: null }],
  [{ workRadius: 20 }, { workRadius: 20 }],
  [{ isActive: false }, { isActive: false }],
  [{ approvalStatus: "approved" as const, rejectionReason: "x" }, { approvalStatus: "approved" }],
  [
    { approvalStatus: "rejected" as const, rejectionReason: "Too short" },
    { approvalStatus: "rejected", rejectionReason: "Too short" },
  ],
  [{ rejectionReason: "Nothing was rejected" }, {}],
])("sends of %j only what changed", (changes, sent) => {
  expect(changesOf(changes)).toEqual({ ...sent, updatedAt: expert.updatedAt });
});

it("splits skills on commas, and joining them again changes nothing", () => {
  const label = fc.string({ minLength: 1 }).filter((text) => !text.includes(",") && text.trim() === text);
  fc.assert(
    fc.property(fc.array(label), (labels) => {
      expect(splitSkills(labels.join(", "))).toEqual(labels);
      expect(splitSkills(labels.join(" ,,"))).toEqual(labels);
    }),
  );
});
