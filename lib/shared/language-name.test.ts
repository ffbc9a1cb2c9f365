import { languageCodes } from "@/lib/features/experts/background";
import { languageName } from "./language-name";
import { locales } from "./locales";

it.each(locales)("knows every language that may be chosen, in %s", (locale) => {
  const names = languageCodes.map((code) => languageName(code, locale));
  expect(names.filter((name, index) => name === languageCodes[index])).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it("does not ask for the name of Northern Sámi, which Chromium lacks", () => {
  const ask = jest.spyOn(Intl, "DisplayNames");
  expect(locales.map((locale) => languageName("se", locale))).toEqual([
    "Northern Sami",
    "pohjoissaame",
    "nordsamiska",
  ]);
  expect(ask).not.toHaveBeenCalled();
});
