import fc from "fast-check";
import { z } from "zod";
import {
  dateText,
  emailText,
  idNumber,
  optionalText,
  optionalWebAddress,
  searchedWords,
  text,
} from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { anyCharacter } from "@/tests/support/any-character";
import { faultsOf } from "@/tests/support/in-words";

const nul = String.fromCharCode(0);
const messages = (schema: z.ZodType, value: unknown) =>
  faultsOf(schema, value).map(([, sentence]) => sentence);

describe("text", () => {
  const name = text({ min: 2, max: 10, field: "name" });

  it("trims and composes", () => {
    expect(name.parse("  A\u0308ijä  ")).toBe("Äijä");
  });

  it.each([undefined, null, 7, "", " ", " a "])("asks for it when given %p", (value) => {
    expect(messages(name, value)).toEqual(["Name must be at least 2 characters"]);
  });

  it("is what is read: without marks that turn it round, and nothing where nobody sees anything", () => {
    expect(name.parse("\u202eaikoN\u202c")).toBe("aikoN");
    for (const unseen of ["\u200b\u200b", "\u2060 \u200d", "\u202e \u202c"])
      expect(messages(name, unseen)).toEqual(["Name must be at least 2 characters"]);
    expect(optionalText(10).parse("\u200b")).toBeNull();
    // What joins the parts of a sign, or of a word, stays.
    expect(name.parse("👩‍💻 می‌خو")).toBe("👩‍💻 می‌خو");
  });

  it("counts after trimming and composing, and refuses NUL", () => {
    expect(name.parse(` ${"a".repeat(10)} `)).toHaveLength(10);
    expect(name.parse("A\u0308".repeat(10))).toBe("Ä".repeat(10));
    expect(messages(name, "a".repeat(11))).toEqual(["Must be at most 10 characters"]);
    for (const unstorable of [nul, "\ud83d", "\ude42"])
      expect(messages(name, `ab${unstorable}c`)).toEqual(["Contains a character that cannot be stored"]);
    expect(messages(name, "ab🙂c")).toEqual([]);
  });

  it("never lets out what the database would refuse or the bounds forbid", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (value) => {
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
  const date = dateText(says("named.required", { field: "startDate" }));

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
    expect(messages(idNumber(says("bare.chooseExpert")), value)).toContain("Please choose an expert");
  });
});

describe("web address", () => {
  const schema = z.strictObject({ link: optionalWebAddress(60) });
  const problem = "Invalid url. Enter an address such as https://example.com";

  it.each([
    ["https://example.com", "https://example.com"],
    [" http://example.com/a?b=c#d ", "http://example.com/a?b=c#d"],
    ["https://öljy.fi/työt", "https://öljy.fi/työt"],
    ["linkedin.com/in/aino", "https://linkedin.com/in/aino"],
    ["HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM"],
    ["", null],
    ["  ", null],
    [null, null],
    [undefined, undefined],
  ])("takes %j", (value, expected) => {
    expect(schema.parse({ link: value }).link).toBe(expected);
    expect(schema.parse({}).link).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert('a.b')",
    "data:text/html,<script>",
    "ftp://example.com",
    "file:///etc/passwd",
    "mailto:a@example.com",
    "https://",
    "https://localhost",
    "//example.com",
    "https://user:secret@example.com",
    "https://example.com/a b",
    "java\nscript:alert(1).fi",
    "not an address",
    "word",
  ])("refuses %j", (value) => {
    expect(messages(schema, { link: value })).toEqual([problem]);
  });

  it("keeps its bound", () => {
    expect(messages(schema, { link: `https://example.com/${"a".repeat(60)}` })).toEqual([
      "Must be at most 60 characters",
    ]);
  });

  it("lets out nothing but addresses that a link may have", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ maxLength: 40 })), (value) => {
        const parsed = optionalWebAddress().safeParse(value);
        if (parsed.success && parsed.data) expect(parsed.data).toMatch(/^https?:\/\/\S+$/i);
      }),
    );
  });
});

it("searches lists by what PostgreSQL can store", () => {
  expect(searchedWords.parse(" aalto ")).toBe("aalto");
  for (const words of ["a\u0000", "\ud800", "a".repeat(201)]) {
    expect(searchedWords.safeParse(words).success).toBe(false);
  }
});
