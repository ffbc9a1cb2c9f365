import {
  finnishFirstNames,
  finnishSurnames,
  internationalNames,
  swedishFirstNames,
  swedishSurnames,
} from "./name-lists";
import { asciiFold, mailboxOf, nameAt } from "./names";

describe("nameAt", () => {
  const people = Array.from({ length: 30_000 }, (_, index) => nameAt(index));

  it("gives everybody a mailbox of their own, also when names repeat", () => {
    expect(new Set(people.map(mailboxOf)).size).toBe(people.length);
    expect(people.some((person) => person.ordinal > 1)).toBe(true);
  });

  it("gives the first 160 people different names", () => {
    const names = people.slice(0, 160).map(({ first, last }) => `${first} ${last}`);
    expect(new Set(names).size).toBe(160);
  });

  it("mixes Finnish, Swedish and international names 65 to 15 to 20", () => {
    const share = (group: string) => people.filter((person) => person.group === group).length / people.length;
    expect(share("finnish")).toBeCloseTo(0.65, 3);
    expect(share("swedish")).toBeCloseTo(0.15, 3);
    expect(share("international")).toBeCloseTo(0.2, 3);
  });

  it("starts elsewhere for other sequences", () => {
    const experts = new Set(people.slice(0, 160).map(mailboxOf));
    const contacts = Array.from({ length: 40 }, (_, index) => mailboxOf(nameAt(index, 7_000)));
    expect(contacts.filter((mailbox) => experts.has(mailbox))).toEqual([]);
  });
});

describe("the lists of names", () => {
  it("are large and hold no name twice", () => {
    for (const list of [finnishFirstNames, finnishSurnames, swedishFirstNames, swedishSurnames]) {
      expect(new Set(list).size).toBe(list.length);
    }
    const first = [
      ...finnishFirstNames,
      ...swedishFirstNames,
      ...internationalNames.flatMap((each) => each.first),
    ];
    const last = [...finnishSurnames, ...swedishSurnames, ...internationalNames.flatMap((each) => each.last)];
    expect(new Set(first).size).toBeGreaterThanOrEqual(120);
    expect(new Set(last).size).toBeGreaterThanOrEqual(200);
  });

  it("can all be written in an address", () => {
    for (const name of [
      ...finnishSurnames,
      ...swedishSurnames,
      ...internationalNames.flatMap((each) => [...each.first, ...each.last]),
    ]) {
      expect(asciiFold(name)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

describe("asciiFold", () => {
  it.each([
    ["Väinö", "vaino"],
    ["Åsa", "asa"],
    ["Carl-Johan", "carl-johan"],
    ["O'Brien", "obrien"],
    ["Łukasz", "lukasz"],
    ["Õunapuu", "ounapuu"],
    ["Kaislavuo Rakennus", "kaislavuo-rakennus"],
  ])("writes %s as %s", (name, folded) => {
    expect(asciiFold(name)).toBe(folded);
  });
});
