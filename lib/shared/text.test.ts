import fc from "fast-check";
import { z } from "zod";
import { dateText, emailText, idNumber, optionalText, text } from "@/lib/shared/text";

const nul = String.fromCharCode(0);
const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe("text", () => {
  const name = text({ min: 2, max: 10, message: "Name is required" });

  it("trims and composes", () => {
    expect(name.parse("  A\u0308ijä  ")).toBe("Äijä");
  });

  it.each([undefined, null, 7, "", " ", " a "])("asks for it when given %p", (value) => {
    expect(messages(name, value)).toEqual(["Name is required"]);
  });

  it("counts after trimming and composing, and refuses NUL", () => {
    expect(name.parse(` ${"a".repeat(10)} `)).toHaveLength(10);
    expect(name.parse("A\u0308".repeat(10))).toBe("Ä".repeat(10));
    expect(messages(name, "a".repeat(11))).toEqual(["Must be at most 10 characters"]);
    expect(messages(name, `ab${nul}c`)).toEqual(["Contains a character that cannot be stored"]);
  });

  it("never lets out what the database would refuse or the bounds forbid", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (value) => {
        const parsed = name.safeParse(value);
        if (parsed.success) {
          expect(parsed.data.includes(nul)).toBe(false);
          // Letters, not UTF-16 units, as PostgreSQL counts them.
          const letters = [...parsed.data].length;
          expect(letters >= 2 && letters <= 10).toBe(true);
        }
      }),
    );
  });
});

describe("optionalText", () => {
  const schema = z.strictObject({ note: optionalText(5) });

  it.each([
    [{}, {}],
    [{ note: null }, { note: null }],
    [{ note: "" }, { note: null }],
    [{ note: "  " }, { note: null }],
    [{ note: " hi " }, { note: "hi" }],
  ])("makes of %p %p", (value, expected) => {
    expect(schema.parse(value)).toStrictEqual(expected);
  });

  it("is bounded", () => {
    expect(messages(schema, { note: "too long" })).toEqual(["Must be at most 5 characters"]);
    expect(messages(schema, { note: nul })).toEqual(["Contains a character that cannot be stored"]);
    expect(messages(schema, { note: 5 })).toHaveLength(1);
  });
});

describe("emailText", () => {
  it("trims and keeps the case", () => {
    expect(emailText().parse(" Aino.Virtanen@Example.fi ")).toBe("Aino.Virtanen@Example.fi");
  });

  it.each([
    undefined,
    null,
    "",
    "aino",
    "aino@",
    "@example.fi",
    "a b@example.fi",
    `a${nul}@example.fi`,
    `${"a".repeat(250)}@example.fi`,
  ])("refuses %p once", (value) => {
    expect(messages(emailText(), value)).toEqual(["Valid email is required"]);
  });
});

describe("dateText", () => {
  const date = dateText("Start date is required");

  it("keeps a real date", () => {
    expect(date.parse(" 2028-02-29 ")).toBe("2028-02-29");
  });

  it.each([
    [undefined, "Start date is required"],
    ["", "Start date is required"],
    ["2026-02-30", "Enter a real date"],
    ["30.2.2026", "Enter a real date"],
  ])("answers %p with '%s'", (value, message) => {
    expect(messages(date, value)).toEqual([message]);
  });
});

describe("idNumber", () => {
  it.each([1, 2_147_483_647])("takes %p", (value) => {
    expect(idNumber().parse(value)).toBe(value);
  });

  it.each([0, -1, 1.5, 2_147_483_648, "1", null, undefined, Number.NaN, { gt: 0 }])("refuses %p", (value) => {
    expect(messages(idNumber("Which one?"), value)).toContain("Which one?");
  });
});
