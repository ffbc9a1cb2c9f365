import { quoted } from "./quoted";

it.each([
  ["en", "“so”"],
  ["fi", "”so”"],
  ["sv", "”so”"],
])("quotes in %s", (locale, expected) => expect(quoted("so", locale)).toBe(expected));
