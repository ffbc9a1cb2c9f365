import path from "node:path";
import { messageAt } from "@/lib/shared/locales";
import messages from "@/messages/en";
import { importsOf, readSource, sourceFiles } from "@/tests/support/sources";

// Client components find only the texts that their page or its layouts name in PageTexts; nothing else would tell
// that one is missing before somebody sees its key.

const files = new Set(sourceFiles());
const sources = new Map([...files].map((file) => [file, readSource(file)]));
const source = (file: string) => sources.get(file) ?? "";

/** The files that a file brings along, "#texts" apart, each with whether it runs in the browser too. */
function reachable(entries: string[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const visit = (file: string, isClient: boolean) => {
    const inBrowser = isClient || /^"use client";/.test(source(file));
    if (found.has(file) && (found.get(file) || !inBrowser)) return;
    found.set(file, inBrowser);
    for (const each of importsOf(file))
      if (!each.isTypeOnly && each.file && files.has(each.file)) visit(each.file, inBrowser);
  };
  for (const entry of entries) visit(entry, false);
  return found;
}

const literals = (text: string) => [...text.matchAll(/"([A-Z][\w.]*)"/g)].map(([, name = ""]) => name);

/** What a client component asks for: a literal, or the one that it hands to another as `namespace`. */
const asked = (text: string) =>
  [...text.matchAll(/(?:useTranslations\(\s*|\bnamespace=)"([\w.]+)"/g)].map(([, name = ""]) => name);

/** What a server file sends: the list in its PageTexts, in place or by name. */
function sent(text: string): string[] {
  return [...text.matchAll(/<PageTexts\s+namespaces=\{(\[[^\]]*\]|\w+)\}/g)].flatMap(([, list = ""]) =>
    literals(
      list.startsWith("[")
        ? list
        : (new RegExp(`const ${list}\\b[^=]*= (\\[[^\\]]*\\])`).exec(text)?.[1] ?? ""),
    ),
  );
}

const isPart = (namespace: string, group: string) => `${namespace}.`.startsWith(`${group}.`);
const pages = [...files].filter((file) => /^app\/\[locale\]\/.*(?:page|not-found|error)\.tsx$/.test(file));
const layoutsOf = (page: string) =>
  [...files].filter(
    (file) => file.endsWith("/layout.tsx") && page.startsWith(`${path.posix.dirname(file)}/`),
  );

describe("what pages send of the catalogue", () => {
  const lacking: string[] = [];
  const wasted = new Set<string>();
  const needed = new Set<string>();
  for (const page of pages) {
    const found = [...reachable([page, ...layoutsOf(page)])];
    const wants = found.flatMap(([file, inBrowser]) => (inBrowser ? asked(source(file)) : []));
    const gets = found.flatMap(([file]) => sent(source(file)));
    for (const want of new Set(wants))
      if (!gets.some((group) => isPart(want, group))) lacking.push(`${page}: ${want}`);
    for (const group of gets) (wants.some((want) => isPart(want, group)) ? needed : wasted).add(group);
  }

  it("is there", () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(needed.size).toBeGreaterThan(20);
    for (const group of needed) expect([group, typeof messageAt(messages, group)]).toEqual([group, "object"]);
  });

  it("is all that their client components ask for", () => {
    expect(lacking).toEqual([]);
  });

  it("goes with the one thing that its file exports, so that no page counts what it never draws", () => {
    const shared = [...files].filter((file) => !pages.includes(file) && sent(source(file)).length > 0);
    expect(shared.length).toBeGreaterThan(1);
    for (const file of shared.filter((each) => !each.endsWith("/layout.tsx")))
      expect([file, source(file).match(/^export /gm)?.length]).toEqual([file, 1]);
  });

  it("is nothing that none of them asks for", () => {
    expect([...wasted].filter((group) => !needed.has(group))).toEqual([]);
  });
});
