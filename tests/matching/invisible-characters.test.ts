import { skillKey, skillsInText } from "@/lib/shared/skills";

// Texts that are copied from web pages and PDFs carry characters that nobody sees.

it.each([
  ["a soft hyphen", "\u00ad"],
  ["a zero-width space", "\u200b"],
  ["a zero-width joiner", "\u200d"],
  ["a byte order mark", "\ufeff"],
  ["a variation selector", "\ufe0f"],
])("%s within a word does not make another word of it", (_, character) => {
  expect(skillKey(`Py${character}thon`)).toBe("python");
  expect(skillsInText(`Years of Py${character}thon and SQL`)).toEqual(["python", "sql"]);
});
