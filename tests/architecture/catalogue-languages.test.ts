import { readdirSync } from "node:fs";
import path from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { locales } from "@/lib/shared/locales";
import { englishWordsIn } from "@/tests/support/english-words";
import { readSource, root } from "@/tests/support/sources";

// Every language says everything that English says, with the same values filled in, and in its own words.

type Tree = { [key: string]: Tree | string };

/** Texts of a language by their place: "room Namespace.key". */
function textsOf(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (tree: Tree, place: string) => {
    for (const [key, below] of Object.entries(tree)) {
      if (typeof below === "string") texts.set(place + key, below);
      else read(below, `${place}${key}.`);
    }
  };
  for (const room of readdirSync(path.join(root, `messages/${locale}`)).filter((file) =>
    file.endsWith(".json"),
  ))
    read(JSON.parse(readSource(`messages/${locale}/${room}`)) as Tree, `${room.replace(".json", "")} `);
  return texts;
}

const english = textsOf("en");
const others = locales
  .filter((locale) => locale !== "en")
  .map((locale) => [locale, textsOf(locale)] as const);

type Node = { type: number; value?: string; children?: Node[]; options?: Record<string, { value: Node[] }> };
const [literal, pound] = [0, 7];

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
  read(new IntlMessageFormat(text, "en").getAst() as Node[]);
  return [...names].sort();
}

/** What is the same in any language: names, codes, addresses, figures, and words that Finnish or Swedish share. */
const isSameInAll = (text: string) =>
  !/[a-z]{4,}.*\s.*[a-z]{3,}/i.test(text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, ""));

/** Names, and sentences that are proposed for a text of another language. */
const allowed = /^(?:OpenAPI 3\.1 \(JSON\)|Microsoft Teams)$|\{hasTitle, select,/;

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

  it("can say each text, whatever it is filled with", () => {
    for (const [place, text] of texts) {
      for (const count of [0, 1, 2, 5]) {
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

  it("leaves no English sentence", () => {
    const left = [...texts].filter(([place, text]) => {
      const words = text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, "");
      const isCopied = text === english.get(place) && !isSameInAll(text);
      return (isCopied || englishWordsIn(words, locale).length > 0) && !allowed.test(text);
    });
    expect(left.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});
