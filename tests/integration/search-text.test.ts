import fc from "fast-check";
import { normalizeTerm, skills } from "@/lib/shared/skills";
import { sql } from "@/tests/support/database/connection";

/** PostgreSQL's reading of each text. NUL cannot be sent, and normalizeTerm drops it. */
async function storedForms(texts: string[]): Promise<string[]> {
  const rows = await sql<{ form: string }>(
    "SELECT search_text(t) AS form FROM unnest($1::text[]) WITH ORDINALITY AS x(t, n) ORDER BY n",
    [texts],
  );
  return rows.map(({ form }) => form);
}

/** Differences only, so that a failure names the text. */
async function differences(texts: string[]) {
  const stored = await storedForms(texts);
  return texts.flatMap((text, index) =>
    stored[index] === normalizeTerm(text)
      ? []
      : [{ text, stored: stored[index], searched: normalizeTerm(text) }],
  );
}

// What is stored is normalised by PostgreSQL, what is searched for by normalizeTerm: they must agree.

it("agrees on everyday texts in three languages", async () => {
  const texts = [
    "",
    "   ",
    "Koneoppimisen asiantuntija, Jyväskylä",
    "Språkmodeller på svenska – ÅÄÖ",
    "C++ and C# and F# and .NET and ASP.NET Core and Node.js",
    "c++c#f#",
    "(C++) [C#] /F#/ -.NET-",
    "C+ C++17 c++/cli .NET8 .NETworking internet.net",
    "NODE.JS node.jsx nodeXjs",
    'O\'Reilly "quoted" under_score e-mail@example.com',
    "R&D / A/B-testing — 100 % €1,234.50",
    "œuvre Æther Straße ﬁnance Ⅷ ½ ² №",
    "İstanbul Iğdır ŁÓDŹ Đorđe",
    "Ελληνικά Σίσυφος ΟΔΟΣ",
    "Йога и ёж",
    "日本語 テスト 한국어 中文",
    "עִבְרִית عَرَبِيّ",
    "e\u0301 a\u0308 o\u0308 A\u030a",
    "👩‍💻 🤖 ✓",
    "\u00a0\u2009\u3000\ufeff\u200b",
    "tab\tnew\nline\r\nend",
  ];
  expect(await differences(texts)).toEqual([]);
});

it("agrees on every name of the vocabulary", async () => {
  const names = skills.flatMap(({ label, key, en = [], fi = [], sv = [], abbr = [] }) => [
    label,
    key,
    ...en,
    ...fi,
    ...sv,
    ...abbr,
  ]);
  expect(names.length).toBeGreaterThan(100);
  expect(await differences(names)).toEqual([]);
});

// Phonetic letters and the digits of other scripts are left out: what PostgreSQL makes of those depends on the
// rules and the locale of the server it runs on.
const europeanLetter = /^[\u0041-\u017f\u0370-\u04ff\u1e00-\u1eff\u1f00-\u1fff]$/;
const sign = /^[\p{P}\p{S}\p{Z}0-9]$/u;

it("agrees on every letter of the European scripts and on every sign", async () => {
  const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    (character) => europeanLetter.test(character) || sign.test(character),
  );
  expect(characters.length).toBeGreaterThan(4000);
  expect(await differences(characters)).toEqual([]);
});

it("agrees on any text", async () => {
  const european = fc
    .string({ unit: "grapheme", maxLength: 6 })
    .map((text) =>
      [...text]
        .filter(
          (character) => europeanLetter.test(character) || sign.test(character) || /\p{Lo}/u.test(character),
        )
        .join(""),
    );
  const mixed = fc.array(
    fc.oneof(
      fc.constantFrom(
        "C++",
        "c#",
        "F#",
        ".NET",
        "node.js",
        "ä",
        "Å",
        "ß",
        "é",
        " ",
        "-",
        "_",
        "İ",
        "ŉ",
        "ﬀ",
        "+",
        "#",
        ".",
      ),
      european,
    ),
    { maxLength: 12 },
  );
  const texts = fc.sample(
    mixed.map((parts) => parts.join("")),
    { numRuns: 2000, seed: 4 },
  );
  expect(await differences(texts)).toEqual([]);
});
