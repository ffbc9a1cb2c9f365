import { anonymisedEmail, isAnonymisedEmail } from "./anonymised-email";

it("anonymisedEmail is stored as it is, and nobody's", () => {
  const email = anonymisedEmail(17);
  expect(email).toBe(email.toLowerCase());
  expect(email).toMatch(/^[^@\s]+@anonymised\.invalid$/);
  expect([email, "anonymised.invalid@example.com"].map(isAnonymisedEmail)).toEqual([true, false]);
  expect(anonymisedEmail(17)).not.toBe(anonymisedEmail(71));
});
