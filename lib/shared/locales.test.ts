import { acceptedLocale, localeOf, localePath, withoutLocale } from "./locales";

const inFinnish = (path: string) => localePath("fi", path);

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

it("the others have one, once", () => {
  expect(
    ["/", "/?q=a", "/#experts", "/experts/7", "/fi/x", "/sv/x", "/api-docs", "/finland"].map(inFinnish),
  ).toEqual([
    "/fi",
    "/fi?q=a",
    "/fi#experts",
    "/fi/experts/7",
    "/fi/x",
    "/sv/x",
    "/fi/api-docs",
    "/fi/finland",
  ]);
  expect(["/fi", "/fi?q=a", "/sv/experts"].map(withoutLocale)).toEqual(["/", "/?q=a", "/experts"]);
  expect(localeOf("/sv?q=a")).toBe("sv");
});

it.each([
  [null, "en"],
  ["*", "en"],
  ["de", "en"],
  ["fi-FI,fi;q=0.9,en;q=0.8", "fi"],
  ["de, sv;q=0.5, en;q=0.1", "sv"],
  ["en-US,en;q=0.9,fi;q=0.8", "en"],
  ["fi;q=0, sv", "sv"],
])("of %p the best is %s", (header, expected) => expect(acceptedLocale(header)).toBe(expected));
