import heads from "./data/company-names.json";
import { asciiFold, mailboxOf, nameAt, nameLists } from "./names";

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
    for (const { first, last } of nameLists) {
      for (const list of [first, last]) expect(new Set(list).size).toBe(list.length);
    }
    expect(new Set(nameLists.flatMap(({ first }) => first)).size).toBeGreaterThanOrEqual(120);
    expect(new Set(nameLists.flatMap(({ last }) => last)).size).toBeGreaterThanOrEqual(200);
  });

  it("can all be written in an address", () => {
    for (const name of nameLists.flatMap(({ first, last }) => [...first, ...last])) {
      expect(asciiFold(name)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

it("has a name for many companies, none twice, each one word", () => {
  expect(heads.length).toBeGreaterThanOrEqual(40);
  expect(new Set(heads).size).toBe(heads.length);
  for (const head of heads) expect(head).toMatch(/^\p{Lu}\p{Ll}+$/u);
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
