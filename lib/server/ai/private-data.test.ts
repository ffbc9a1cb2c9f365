import fc from "fast-check";
import { valueWithoutPrivateData, withoutPrivateData } from "./private-data";

it.each([
  ["Write to aino.korhonen+work@example.co.fi!", "Write to [e-mail]!"],
  ["See https://aino.example/cv?x=1 and www.aino.fi.", "See [link] and [link]"],
  ["LinkedIn: fi.linkedin.com/in/aino", "LinkedIn: [link]"],
  ["Call +358 40 123 4567 or 040-123 4567.", "Call [phone] or [phone]."],
  ["(00358) 401234567", "([phone]"],
  ["0401234567", "[phone]"],
  [
    "2019-2024: saved 1 200 000 € and 0.5 % of 45 000 000",
    "2019-2024: saved 1 200 000 € and 0.5 % of 45 000 000",
  ],
  ["87 jobs, 29,000 users, 24/7", "87 jobs, 29,000 users, 24/7"],
])("%j becomes %j", (text, cleaned) => {
  expect(withoutPrivateData(text)).toBe(cleaned);
});

it.each([
  ["Aino Korhonen builds", "Aino Korhonen", "[name] [name] builds"],
  ["Korhosen mallit, AINO KORHONEN", "Aino Korhonen", "[name] mallit, [name] [name]"],
  ["Lehdon tapaan, Lehto", "Matti Lehto", "[name] tapaan, [name]"],
  ["Öhmanin työt", "Eva Öhman", "[name] työt"],
  ["Meri-Tuuli Mäki-Ketelä", "Meri-Tuuli Mäki-Ketelä", "[name]-[name] [name]-[name]"],
  ["Nothing of hers", "Aino Korhonen", "Nothing of hers"],
  ["a (b) [c]", "(b) [c]", "a [name] [name]"],
])("%j of %s becomes %j", (text, name, cleaned) => {
  expect(withoutPrivateData(text, [name])).toBe(cleaned);
});

it("reaches every text of a value and leaves numbers as they are", () => {
  const value = { a: ["x@example.com", { b: "y@example.com", c: 95, d: null, e: true }], f: "0501234567" };
  expect(valueWithoutPrivateData(value)).toEqual({
    a: ["[e-mail]", { b: "[e-mail]", c: 95, d: null, e: true }],
    f: "[phone]",
  });
});

it("leaves no address and no phone number, wherever they stand", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.emailAddress(),
      fc.string({ maxLength: 40 }),
      (before, email, after) => {
        fc.pre(/^[\w.+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i.test(email));
        expect(withoutPrivateData(`${before} ${email} ${after}`)).not.toContain(email);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000_0, max: 999_999_9 }),
      fc.constantFrom("+358 50 ", "050 ", "050-"),
      (digits, prefix) => {
        expect(withoutPrivateData(`Call ${prefix}${digits} now`)).toBe("Call [phone] now");
      },
    ),
  );
});
