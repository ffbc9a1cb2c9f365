import { forbiddenFields } from "./policy";
import { updateExpertInput } from "./profile-schemas";

type Field = keyof typeof updateExpertInput.shape;
const fields = Object.keys(updateExpertInput.shape) as Field[];
const adminOnly: Field[] = ["email", "approvalStatus", "isActive", "displayOrder", "rejectionReason"];

it.each(fields)("%s may be changed by an administrator", (field) => {
  expect(forbiddenFields("admin", { [field]: null })).toEqual([]);
});

it.each(fields)("%s may be changed by the owner, unless it is the administrator's to decide", (field) => {
  // The value does not matter: sending the field is the attempt.
  for (const value of [null, undefined, "x"]) {
    expect(forbiddenFields("owner", { [field]: value })).toEqual(adminOnly.includes(field) ? [field] : []);
  }
});

it("names every forbidden field of a change", () => {
  expect(forbiddenFields("owner", { title: "Analyst", isActive: true, email: "a@example.com" })).toEqual([
    "isActive",
    "email",
  ]);
});
