import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readSource, root, sourceFiles } from "./sources";

/** The number of a decision: A1, or a letter alone for one that is a whole heading. "A" alone is a word. */
const number = String.raw`(?:A\d{1,2}|[FGH]|[B-EJ-Q]\d{0,2})\b`;
const listOf = (item: string) => `${item}(?:(?:, and |, |; | and | or | to |-|–)${item})*`;
const sections = `00[01] ${listOf(String.raw`§\d+\b`)}`;
const numbers = listOf(number);
const decisions = `[Dd]ecisions?(?:, preface and)? (?:${numbers})`;
const cited = `(?:${sections}|${decisions}|deal (?:${numbers})|${listOf(String.raw`[A-E]\d{1,2}\b`)})`;
/** Nothing but citations between parentheses: there a number may stand without the word before it. */
const parenthesis = new RegExp(String.raw`(?<!\S)\((?:spec )?(${cited}(?:[,;] ${cited})*)\)`, "g");
const record = /docs\/decisions\/(\d{4}[\w-]*)|\b[Dd]ecisions? (?:records? )?(\d{1,2})\b(?![\d.,]*\d)/g;

/** Text without line breaks and without what begins a line of comment, so that a citation over two lines is one. */
const asOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/{2,3}|--|>)?\s*/g, " ");

/** "C2 to C6" and "E1-E3" are every number between. */
function expand(list: string): string[] {
  const spelled = list.replace(/([A-Z])(\d+)(?: to |-|–)\1(\d+)/g, (_, letter, first, last) =>
    Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => letter + (Number(first) + at)).join(
      ", ",
    ),
  );
  return spelled.match(new RegExp(number, "g")) ?? [];
}

/**
 * Every citation of the specification and of decision records in a text: "000 §5", "decisions D2", "deal J3",
 * "docs/decisions/0003-search", and "000" or "001" with nothing that could be looked up as "? …".
 */
export function citationsIn(text: string): string[] {
  const line = asOneLine(text);
  const found = new Set<string>();
  let rest = line;
  const take = (pattern: RegExp, name: (match: RegExpMatchArray) => string[]) => {
    for (const match of line.matchAll(pattern)) {
      for (const each of name(match)) found.add(each);
      rest = rest.replace(match[0], (whole) => " ".repeat(whole.length));
    }
  };
  take(new RegExp(String.raw`\b${sections}`, "g"), ([whole]) =>
    (whole.match(/§\d+/g) ?? []).map((section) => `${whole.slice(0, 3)} ${section}`),
  );
  take(/\bRFC \d+,? §[\d.]+/g, () => []);
  take(new RegExp(String.raw`\b${decisions}`, "g"), ([whole]) =>
    expand(whole.replace(/^\w+/, "")).map((each) => `decisions ${each}`),
  );
  take(new RegExp(String.raw`\bdeal (${numbers})`, "g"), ([, list = ""]) =>
    expand(list).map((each) => `deal ${each}`),
  );
  take(parenthesis, ([, inside = ""]) =>
    expand(inside.replace(/deal .*$/, "")).map((each) => `decisions ${each}`),
  );
  take(record, ([, file, short = ""]) => [`docs/decisions/${file ?? short.padStart(4, "0")}`]);
  for (const [stray] of rest.matchAll(/.{0,24}§.{0,12}/g)) found.add(`? ${stray.trim()}`);
  return [...found];
}

/** The specification's own pages, without their index. */
export const productPages = (): string[] =>
  readdirSync(path.join(root, "docs/product"))
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .sort()
    .map((file) => `docs/product/${file}`);

/**
 * Where each number of the specification is defined, page by page: a section in a heading or in what follows a
 * bold word at the beginning of a line, a decision as the first cell of a row or in a heading.
 */
export function definitions(): Map<string, string[]> {
  const defined = new Map<string, string[]>();
  for (const page of productPages()) {
    const add = (citation: string) => {
      const pages = defined.get(citation) ?? [];
      if (!pages.includes(page) || citation.startsWith("d")) defined.set(citation, [...pages, page]);
    };
    for (const line of readSource(page).split("\n")) {
      const row = /^\| ([A-HJ-Q]\d{1,2}) +\|/.exec(line)?.[1];
      // What comes after the two documents has letters of its own, on the page that has it or on the one of what comes.
      if (row) add(`${/^[J-Q]/.test(row) ? "deal" : "decisions"} ${row}`);
      const letter = /^## ([J-Q])\. /.exec(line)?.[1];
      if (letter) add(`deal ${letter}`);
      const heading = /^#+ .*\(([^)]*)\)/.exec(line)?.[1];
      const lead = /^(?:- )?\*\*[^*]+\*\* \(([^)]*)\)/.exec(line)?.[1];
      for (const citation of citationsIn(heading ?? lead ?? ""))
        if (heading || /^00/.test(citation)) add(citation);
    }
  }
  return defined;
}

/** Whether a decision record of this number, and of this name where one is given, is there. */
export function hasRecord(cited: string): boolean {
  const name = cited.replace(/^docs\/decisions\//, "");
  return readdirSync(path.join(root, "docs/decisions")).some(
    (file) => file === `${name}.md` || file.startsWith(`${name}-`),
  );
}

/** Every file of ours that may cite: sources, tests, SQL, schema, styles and pages. */
export function citingFiles(): string[] {
  const others = ["app", "components", "docs", "lib", "prisma"].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(room, file))
      .filter((file) => /\.(?:md|sql|prisma|css)$/.test(file)),
  );
  const atRoot = readdirSync(root).filter((file) => file.endsWith(".md"));
  return [...sourceFiles(), ...others, ...atRoot].sort();
}

/** Links of a page to files of ours that are not there. */
export function brokenLinks(page: string): string[] {
  return [...readSource(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
}

/** Files and folders of ours that a page names between backticks and that are not there; patterns are left out. */
export function missingPaths(page: string): string[] {
  const named = /`((?:app|bench|components|docs|lib|lint|prisma|scripts|tests)\/[^`\s<>*{}…]*)`/g;
  return [...readSource(page).matchAll(named)]
    .map(([, target = ""]) => target)
    .filter((target) => !target.startsWith("lib/server/generated/") && !existsSync(path.join(root, target)));
}
