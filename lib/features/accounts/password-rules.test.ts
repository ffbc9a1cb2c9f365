import fc from "fast-check";
import { z } from "zod";
import common from "./data/common-passwords.json";
import { passwordLength, passwordProblem } from "./password-rules";

describe("passwordProblem", () => {
  it("counts characters as people do", () => {
    expect(passwordProblem("kukkaruu9")).toBe("too_short");
    expect(passwordProblem("kukkaruut9")).toBeNull();
    // Nine characters, eighteen UTF-16 units.
    expect(passwordProblem("🦊🐻🌲🌊🔥🌙⭐🍀🎈".slice(0, 17))).toBe("too_short");
    const long = "jokin-pitka-lause-".repeat(8).slice(0, 128);
    expect(passwordProblem(long)).toBeNull();
    expect(passwordProblem(`${long}x`)).toBe("too_long");
  });

  it.each([
    "password123",
    "Password123!",
    "P4ssw0rd!2026",
    "pa$$word2026!",
    "123password",
    "salasana123",
    "Perkele2026!",
    "jääkiekko1",
    "welcome2026!!",
    "iloveyou1234",
    "qwertyuiop",
    "QWERTY123456",
    "1234567890",
    "0987654321",
    "1q2w3e4r5t6y",
    "1qaz2wsx3edc",
    "abcdefghijkl",
    "aaaaaaaaaaaa",
    "121212121212",
    "abcabcabcabc",
    "passwordpassword",
    "asdfghjkl1",
    "abc123def456",
    "correcthorsebatterystaple",
    "Osaaja2026",
  ])("%s is too common", (password) => {
    expect(passwordProblem(password)).toBe("too_common");
  });

  it.each([
    "correct-horse-battery-9",
    "Tr0ub4dor&3x",
    "a quiet green river",
    "S3cure-Passw0rd!",
    "vihreä jokirantatie",
    "savannah-tree-blue-9",
    "kX9#mQ2$vL",
    "TestPassword-77",
  ])("%s is accepted", (password) => {
    expect(passwordProblem(password)).toBeNull();
  });

  const owner = { email: "matti.virtanen@example.fi", firstName: "Matti", lastName: "Virtanen" };

  it.each(["matti.virtanen@example.fi", "matti.virtanen", "MattiVirtanen1", "virtanen2026", "xxVirtanenxx"])(
    "%s is personal to Matti Virtanen, and to nobody else",
    (password) => {
      expect(passwordProblem(password, owner)).toBe("personal");
      expect(
        passwordProblem(password, { email: "liisa@toinen.fi", firstName: "Liisa", lastName: "Korhonen" }),
      ).toBeNull();
    },
  );

  it("lets a name stand in a password that is long enough without it", () => {
    expect(passwordProblem("virtanen paints green doors", owner)).toBeNull();
    // Short names are chance: "Ann" in "planner".
    expect(passwordProblem("xplannerx7", { email: "ann@x.fi", firstName: "Ann", lastName: "Li" })).toBeNull();
  });

  it("refuses every listed word with digits around it, and every listed password", () => {
    for (const word of common.words)
      expect([word, passwordProblem(`${word}${"0123456789".slice(0, 10)}`)]).toEqual([word, "too_common"]);
    for (const password of common.passwords)
      expect([password, passwordProblem(password)]).toEqual([password, "too_common"]);
  });

  it("does not depend on case", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 40, unit: "grapheme-ascii" }), (password) => {
        expect(passwordProblem(password.toUpperCase())).toBe(passwordProblem(password.toLowerCase()));
      }),
    );
  });

  it("accepts what a password manager makes", () => {
    const characters = [..."abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!#"];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...characters), { minLength: 24, maxLength: 24 }),
        (picked) => {
          expect(passwordProblem(picked.join(""))).toBeNull();
        },
      ),
    );
  });
});

describe("the data of common passwords", () => {
  /** As they are compared: in lower case, normalized, each once. */
  const entries = (entry: z.ZodString) =>
    z
      .array(entry.refine((text) => text === text.normalize("NFKC").toLowerCase()))
      .min(1)
      .refine((all) => new Set(all).size === all.length);

  it("has its shape", () => {
    const schema = z.strictObject({
      words: entries(z.string().regex(/^[a-z]+$/)),
      passwords: entries(
        z
          .string()
          .regex(/^\S.*\S$/)
          .min(passwordLength.min)
          .max(passwordLength.max),
      ),
      keyboardRuns: entries(z.string().regex(/^\S+$/).min(5)),
    });
    expect(schema.parse(common)).toEqual(common);
  });
});
