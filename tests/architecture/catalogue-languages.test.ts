import { readdirSync } from "node:fs";
import path from "node:path";
import { locales } from "@/lib/shared/locales";
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

/** What a message is filled with, each name once, and the tags around its links. */
const placeholders = (text: string): string[] =>
  [
    ...new Set([
      ...[...text.matchAll(/\{(\w+)(?=[,}])(?!\})|\{(\w+)\}/g)].map(
        ([, typed, plain]) => typed ?? plain ?? "",
      ),
      ...[...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag),
    ]),
  ].sort();
/** Words inside of a plural or a choice look like placeholders where they are one word: "{day}". */
const ofMessage = (text: string) =>
  placeholders(text.replace(/\b(?:=\d+|zero|one|two|few|many|other|\w+)\s*\{(\w+)\}/g, " $1 "));

/** What is the same in any language: names, codes, addresses, figures, and words that Finnish or Swedish share. */
const isSameInAll = (text: string) =>
  !/[a-z]{4,}.*\s.*[a-z]{3,}/i.test(text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, ""));

/** English words that no Finnish or Swedish sentence has. */
const englishWords =
  /\b(?:the|and|your|you|with|this|that|what|which|please|are|not|from|have|has|will|was)\b/i;
/** Names and quotations that are English in every language. */
const allowed = /Rolling in the deep/;

describe.each(others)("the catalogue in %s", (locale, texts) => {
  it("has the keys of the English one, and no others", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("fills its texts with the same values", () => {
    const different = [...english].flatMap(([place, text]) => {
      const other = texts.get(place);
      return other === undefined || ofMessage(other).join() === ofMessage(text).join()
        ? []
        : [`${place}: ${ofMessage(text)} is ${ofMessage(other)}`];
    });
    expect(different).toEqual([]);
  });

  it("leaves no English sentence", () => {
    const left = [...texts].filter(([place, text]) => {
      const words = text.replace(/\{[^{}]*\}|<[^>]*>|https?:\S+/g, "");
      const isCopied = text === english.get(place) && !isSameInAll(text);
      const found = words.match(new RegExp(englishWords, "gi")) ?? [];
      const own = locale === "sv" ? found.filter((word) => !/^(?:has|will|not)$/i.test(word)) : found;
      return (isCopied || own.length > 0) && !allowed.test(text);
    });
    expect(left.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});
