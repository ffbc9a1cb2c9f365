import { IntlMessageFormat } from "intl-messageformat";
import { locales } from "@/lib/shared/locales";
import { textsOf } from "@/tests/support/catalogue";
import { englishWordsIn } from "@/tests/support/english-words";
import { readSource } from "@/tests/support/sources";

// Every language says everything that English says, with the same values filled in, and in its own words.

const english = textsOf("en");
const others = locales
  .filter((locale) => locale !== "en")
  .map((locale) => [locale, textsOf(locale)] as const);

type Node = { type: number; value?: string; children?: Node[]; options?: Record<string, { value: Node[] }> };
const [literal, pound] = [0, 7];
const astOf = (text: string) => new IntlMessageFormat(text, "en").getAst() as Node[];

/** What a message is filled with, each name once, and the tags of its links. */
function valuesOf(text: string): string[] {
  const names = new Set<string>();
  const read = (nodes: readonly Node[]) => {
    for (const { type, value, children = [], options = {} } of nodes) {
      if (type !== literal && type !== pound && value !== undefined) names.add(value);
      read(children);
      for (const option of Object.values(options)) read(option.value);
    }
  };
  read(astOf(text));
  return [...names].sort();
}

/** What stands in a node: a tag's text, or each branch of a choice. */
const partsOf = ({ children, options = {} }: Node): Node[][] =>
  children ? [children] : Object.values(options).map(({ value }) => value);

/** What nodes may begin with, and where they are empty, what comes `after` them; a value begins with nothing of ours. */
function beginningsOf([first, ...rest]: readonly Node[], after: readonly string[]): readonly string[] {
  if (!first) return after;
  if (first.type === literal) return [first.value ?? ""];
  return partsOf(first).flatMap((part) => beginningsOf(part, beginningsOf(rest, after)));
}

/** The values of a text that letters stand at, and the letters: in branches and tags, and across their ends. */
function endingsIn(text: string): { value: string; ending: string }[] {
  const read = (nodes: readonly Node[], after: readonly string[]): { value: string; ending: string }[] =>
    nodes.flatMap((node, index) => {
      const behind = beginningsOf(nodes.slice(index + 1), after);
      const parts = partsOf(node);
      if (node.type === literal || parts.length > 0) return parts.flatMap((part) => read(part, behind));
      const endings = behind.flatMap((next) => /^[:’'-]?\p{L}+/u.exec(next) ?? []);
      return endings.map((ending) => ({ value: node.value ?? "#", ending }));
    });
  return read(astOf(text), []);
}

it("finds an ending at a value wherever the value stands", () => {
  const text =
    "{count, plural, one {#:n {city}} other {# {unit}}}ssa <b>{name}</b>lla {city}{is, select, a {n} other { n}}";
  expect(endingsIn(text).map(({ value, ending }) => value + ending)).toEqual([
    ...["#:n", "cityssa", "unitssa", "namella", "cityn"],
  ]);
});

/** What is the same in any language: names, codes, addresses, figures, and words that Finnish or Swedish share. */
const isSameInAll = (text: string) =>
  !/[a-z]{4,}.*\s.*[a-z]{3,}/i.test(text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, ""));

/** Names, and sentences that are proposed for a text of another language. */
const allowed = /^OpenAPI 3\.1 \(JSON\)$|\{hasTitle, select,/;

/** English texts that mean several things, or that another language bends by what they stand at. */
const bent: readonly string[] = [
  ...["Required", "Found", "Cancel", "Expert", "Pending", "Approved", "Completed", "Declined", "Reference"],
  ...[
    "Title",
    "Industry",
    "People",
    "Since {date}",
    "Take back",
    "Contact",
    "Your projects",
    "Active",
    "City",
  ],
  ...["Who signs", "Client", "Price", "Item", "Since", "Writer stopped", "Invalid input", "About", "Agree"],
  ...[
    "Withdraw",
    "Maximum hourly rate",
    "Available now",
    "Browse Experts",
    "Projects",
    "Next week",
    "Project postings",
  ],
  ...["Enterprise", "Length in months", "None", "When", "Suggested", "Applications", "To", "Read", "Mail"],
  ...["Private note", "Queued", "Rejected", "Cancelled", "Invitation taken back", "Details"],
  ...["Accept", "Accepted"],
  ...["Expert application rejected", "Schedule Meeting", "Way of working", "Meeting confirmed"],
  ...["Meeting cancelled", "Address changed"],
  "{count, plural, one {# project posting} other {# project postings}}",
];

/** A text without what Swedish bends by gender, number and article. */
const unbent = (text: string, locale: string) =>
  locale === "sv"
    ? text.toLowerCase().replace(/(?:et|en|an|at|ad|ts|t|d|n|a|na|da|ta)(?![\p{L}])/gu, "")
    : text.toLowerCase();

/** English texts that a language says in several ways; names of fields are bent by the sentences they stand in. */
function saidInSeveralWays(locale: string, texts: Map<string, string>): string[] {
  const ways = new Map<string, Set<string>>();
  for (const [place, text] of english) {
    if (/Validation\.(?:fields|bare)\./.test(place)) continue;
    ways.set(text, (ways.get(text) ?? new Set()).add(unbent(texts.get(place) ?? "", locale)));
  }
  return [...ways].filter(([, said]) => said.size > 1).map(([text]) => text);
}

const isTag = (text: string, name: string) => text.includes(`<${name}>`);

describe.each([["en", english] as const, ...others])("the administration in %s", (_locale, texts) => {
  // Who speaks to the machine says what stands on the button (WCAG 2.5.3): its name may add to that, behind it.
  it("names its buttons by what they show first", () => {
    const others = [...texts].filter(
      ([place, name]) =>
        / Admin/.test(place) && !name.startsWith(texts.get(place.replace(/(?:Of|One|Name)$/, "")) ?? ""),
    );
    expect(others).toEqual([]);
  });
});

it("says of no text that it is bent which is said in one way everywhere", () => {
  const several = others.flatMap(([locale, texts]) => saidInSeveralWays(locale, texts));
  expect(bent.filter((text) => !several.includes(text))).toEqual([]);
});

describe.each(others)("the catalogue in %s", (locale, texts) => {
  it("has the keys of the English one, and no others", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("fills its texts with the same values", () => {
    const different = [...english].flatMap(([place, text]) => {
      const other = texts.get(place);
      return other === undefined || valuesOf(other).join() === valuesOf(text).join()
        ? []
        : [`${place}: ${valuesOf(text)} is ${valuesOf(other)}`];
    });
    expect(different).toEqual([]);
  });

  it("writes as a number what English writes as one: a value that is text already would be none", () => {
    const numbers = (text = "") =>
      [...new Set([...text.matchAll(/\{(\w+), number/g)].map(([, name]) => name))].sort().join();
    const different = [...english].filter(([place, text]) => numbers(text) !== numbers(texts.get(place)));
    expect(different).toEqual([]);
  });

  it("can say each text, whatever it is filled with", () => {
    for (const [place, text] of texts) {
      for (const count of [0, 1, 2, 5, 21, 101]) {
        const values = Object.fromEntries(
          valuesOf(text).map((name) => [name, isTag(text, name) ? String : count]),
        );
        const said = String(new IntlMessageFormat(text, locale).format<string>(values));
        if (/[{}]/.test(said)) throw new Error(`${place} in ${locale}: ${said}`);
      }
    }
  });

  it("proposes a sentence in the language of the text it is for, whatever that of the page", () => {
    const proposed = [...texts].filter(([, text]) => text.includes("{hasTitle, select,"));
    expect(proposed).toEqual(proposed.map(([place]) => [place, english.get(place)]));
  });

  it("never bends a value: no ending stands at one, but at the product's name and at those of providers", () => {
    const endings = [...texts].flatMap(([place, text]) =>
      endingsIn(text).map((each) => ({ place, ...each })),
    );
    const isName = (value: string) => value === "brand" || value === "provider";
    expect(endings.filter(({ value }) => !isName(value))).toEqual([]);
    const allowedEnding = locale === "fi" ? /^-(?:palvelu|profiili|rajapinna|tili|tiimi)/ : /^s$/;
    expect(endings.filter(({ value, ending }) => isName(value) && !allowedEnding.test(ending))).toEqual([]);
  });

  it("says in one way what English says in one way", () => {
    expect(saidInSeveralWays(locale, texts).filter((text) => !bent.includes(text))).toEqual([]);
  });

  it("counts where English counts", () => {
    const counted = (text: string) => [...text.matchAll(/\{(\w+), plural/g)].map(([, name]) => name);
    const uncounted = [...english].filter(([place, text]) => {
      const own = counted(texts.get(place) ?? "");
      return counted(text).some((name) => !own.includes(name));
    });
    // "in 1 second" and "in 5 seconds" are one form in Finnish.
    expect(uncounted.map(([place]) => place)).toEqual(locale === "fi" ? ["errors Errors.rate_limited"] : []);
  });

  it("leaves no English sentence", () => {
    const left = [...texts].filter(([place, text]) => {
      const words = text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, "");
      const isCopied = text === english.get(place) && !isSameInAll(text);
      return (isCopied || englishWordsIn(words, locale).length > 0) && !allowed.test(text);
    });
    expect(left.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});

it("is written in letters of the typeface that every page loads first", () => {
  const ranges = JSON.parse(readSource("node_modules/@fontsource-variable/geist/unicode.json"))
    .latin as string;
  const loaded = ranges.split(",").map((range) => {
    const [from = 0, to = from] = range
      .replace("U+", "")
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return { from, to };
  });
  const isLoaded = (letter: string) => {
    const point = letter.codePointAt(0) as number;
    return loaded.some(({ from, to }) => point >= from && point <= to);
  };
  const letters = new Set(locales.map((locale) => [...textsOf(locale).values()].join("")).join(""));
  expect(letters).toContain("ä");
  expect([...letters].filter((letter) => !isLoaded(letter))).toEqual([]);
});
