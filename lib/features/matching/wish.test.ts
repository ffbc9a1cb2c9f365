import fc from "fast-check";
import { postingRanges } from "@/lib/features/postings/form";
import { experienceLevels } from "@/lib/features/postings/rules";
import { workArrangements } from "@/lib/shared/availability";
import {
  isWishValue,
  parseWishes,
  sensibleWishes,
  serialiseWishes,
  type Wish,
  wishBounds,
  wishChoices,
  wishKinds,
  withWish,
} from "./wish";

const read = (query: string) => parseWishes(new URLSearchParams(query));
const wish = (kind: Wish["kind"], value: string, isMust = false): Wish => ({ kind, value, isMust });

it("offers the choices and bounds of postings and profiles", () => {
  expect(wishBounds.hours).toBe(postingRanges.hoursPerWeek.max);
  expect(wishBounds.months).toBe(postingRanges.durationMonths.max);
  expect(wishChoices.work).toEqual(workArrangements);
  expect(wishChoices.level).toEqual(experienceLevels);
});

it("reads an address and writes it back", () => {
  const query =
    "skill=Python%21&skill=C%2B%2B&rate=120%21&work=onsite%21&place=tampere&start=2027-01-15&level=senior&language=fi&field=Retail&hours=20&months=3&optional=Rust";
  const wishes = read(query);
  expect(wishes).toEqual([
    wish("skill", "Python", true),
    wish("skill", "C++"),
    wish("rate", "120", true),
    wish("work", "onsite", true),
    wish("place", "tampere"),
    wish("start", "2027-01-15"),
    wish("level", "senior"),
    wish("language", "fi"),
    wish("field", "Retail"),
    wish("hours", "20"),
    wish("months", "3"),
    wish("optional", "Rust"),
  ]);
  expect(serialiseWishes(wishes)).toBe(query);
});

it.each([
  ["a rate of nothing", "rate=0"],
  ["a rate in words", "rate=much"],
  ["a rate beyond bounds", "rate=1001"],
  ["an unknown way of working", "work=office"],
  ["a day that does not exist", "start=2027-02-30"],
  ["an unknown level", "level=guru"],
  ["an unknown language", "language=xx"],
  ["a place that is no key", "place=Tampere!!"],
  ["an e-mail address", "skill=aino%40example.fi"],
  ["a phone number", "skill=%2B358%2040%20123%204567"],
  ["a link", "field=www.example.fi"],
  ["too long a name", `skill=${"a".repeat(wishBounds.characters + 1)}`],
  ["hours of more than a week", "hours=61"],
  ["half months", "months=1.5"],
  ["a mark alone", "skill=%21"],
])("leaves out %s", (_name, query) => {
  expect(read(query)).toEqual([]);
});

it("keeps one of a kind where there can be one, and no skill twice", () => {
  expect(read("rate=100&rate=120&skill=Python&skill=python%21&level=mid&level=junior")).toEqual([
    wish("skill", "Python"),
    wish("rate", "100"),
    wish("level", "mid"),
  ]);
});

it("makes no must of what leaves nobody out, and nothing optional that is wished for", () => {
  expect(read("hours=20%21&months=3%21&optional=Rust%21&optional=Python&skill=python%21")).toEqual([
    wish("skill", "python", true),
    wish("hours", "20"),
    wish("months", "3"),
    wish("optional", "Rust"),
  ]);
});

it("puts a wish in the place of the one it replaces", () => {
  const wishes = [wish("skill", "Python"), wish("skill", "SQL"), wish("rate", "100")];
  expect(withWish(wishes, wish("skill", "R", true), wishes[0])).toEqual([
    wish("skill", "R", true),
    wish("skill", "SQL"),
    wish("rate", "100"),
  ]);
  expect(withWish(wishes, wish("rate", "90", true))).toEqual([
    ...wishes.slice(0, 2),
    wish("rate", "90", true),
  ]);
  expect(withWish(wishes, wish("skill", "sql"))).toEqual(wishes);
});

it("reads any address, bounded, and what it has read again", () => {
  const values = fc.string({ unit: "grapheme", maxLength: 80 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...wishKinds), values), { maxLength: 60 }), (pairs) => {
      const wishes = read(new URLSearchParams(pairs).toString());
      expect(wishes.length).toBeLessThanOrEqual(wishBounds.wishes);
      expect(wishes.every(({ kind, value }) => isWishValue(kind, value))).toBe(true);
      expect(sensibleWishes(wishes)).toEqual(wishes);
      expect(read(serialiseWishes(wishes))).toEqual(wishes);
    }),
  );
});
