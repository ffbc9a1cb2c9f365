import { localeOf, localePath, withoutLocale } from "./locales";

it("English has no prefix", () => {
  expect(localePath("en", "/experts?q=a#b")).toBe("/experts?q=a#b");
  expect(localeOf("/experts")).toBe("en");
  expect(localeOf("/enterprise")).toBe("en");
});

it.each(["/api/login", "#main", "//elsewhere.example/x", "https://elsewhere.example/", "?q=a"])(
  "%s is no page of the site",
  (path) => expect(localePath("en", path)).toBe(path),
);

it("takes the prefix away", () => {
  expect(withoutLocale("/en")).toBe("/");
  expect(withoutLocale("/en?q=a")).toBe("/?q=a");
  expect(withoutLocale("/en/experts/7#b")).toBe("/experts/7#b");
  expect(withoutLocale("/enterprise")).toBe("/enterprise");
});
