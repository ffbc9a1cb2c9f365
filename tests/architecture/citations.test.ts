import {
  brokenLinks,
  citationsIn,
  citingFiles,
  definitions,
  hasRecord,
  missingPaths,
  productPages,
} from "@/tests/support/citations";
import { readSource } from "@/tests/support/sources";

// The reasons stand in docs/product and docs/decisions and are cited by number all over the code. A number that
// leads nowhere fails here, with the file that cites it.

const defined = definitions();
const files = citingFiles();
/** What speaks of citations themselves. */
const aboutCitations = ["tests/architecture/citations.test.ts", "tests/support/citations.ts"];

const isDefined = (citation: string) =>
  citation.startsWith("docs/decisions/") ? hasRecord(citation) : defined.has(citation);

describe("reading citations", () => {
  it.each([
    ["(spec 000 §2)", ["000 §2"]],
    [
      "(000 §3, §7; decisions A3, A13, C11)",
      ["000 §3", "000 §7", "decisions A3", "decisions A13", "decisions C11"],
    ],
    ["(000 §1 and §2, 001 §1 and §2)", ["000 §1", "000 §2", "001 §1", "001 §2"]],
    ["of spec 000 §9 and §4: reads", ["000 §9", "000 §4"]],
    ["decisions C2 to C4, C10", ["decisions C2", "decisions C3", "decisions C4", "decisions C10"]],
    ["(001 §7; decisions E1-E3)", ["001 §7", "decisions E1", "decisions E2", "decisions E3"]],
    ["decisions D, G and H), one", ["decisions D", "decisions G", "decisions H"]],
    ["Decisions A1: `/api/login` keeps", ["decisions A1"]],
    ["(decisions, preface and E4)", ["decisions E4"]],
    ["(000 §8, B21)", ["000 §8", "decisions B21"]],
    ["is history and stays so (B20): the person", ["decisions B20"]],
    ["of its state (001 §5,\n * decisions B17, F): decides", ["001 §5", "decisions B17", "decisions F"]],
    ["/// a model (decisions A13,\n  /// C7).", ["decisions A13", "decisions C7"]],
    ["see docs/decisions/0003-search.md, decision 10", ["docs/decisions/0003-search", "docs/decisions/0010"]],
    ["the lifecycle (deal J4)", ["deal J4"]],
    ["fees of §5", ["? fees of §5"]],
    ["=SUM(A1), sheets of A4, key F8, RFC 5546 §3.2.5, decisions, decision A few", []],
  ])("%s", (text, citations) => {
    expect(citationsIn(text).sort()).toEqual([...citations].sort());
  });
});

it("finds the pages and the files it speaks about", () => {
  expect(productPages().length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(900);
  for (const ending of [".ts", ".tsx", ".mjs", ".sql", ".prisma", ".css", ".md"])
    expect(files.filter((file) => file.endsWith(ending))).not.toEqual([]);
});

it("every section has a page, every decision and every row of what comes next exactly one", () => {
  const wanted = [
    ...["000", "001"].flatMap((document) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${document} §${at}`)),
    ...Object.entries({ A: 15, B: 23, C: 12, D: 9, E: 7 }).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, at) => `decisions ${letter}${at + 1}`),
    ),
    ...["F", "G", "H"].map((letter) => `decisions ${letter}`),
  ];
  expect(wanted.filter((citation) => !defined.has(citation))).toEqual([]);
  const twice = [...defined].filter(([citation, pages]) => /^de/.test(citation) && pages.length > 1);
  expect(twice).toEqual([]);
});

it("the index of docs/product names the pages of each number", () => {
  const rows = readSource("docs/product/README.md").matchAll(/^\| (00[01] §\d|[A-H]\d{0,2}) +\| (.*) \|$/gm);
  const index = [...rows].map(([, citation = "", pages = ""]) => [
    /^0/.test(citation) ? citation : `decisions ${citation}`,
    [...pages.matchAll(/\]\(([^)]+)\)/g)].map(([, page]) => `docs/product/${page}`),
  ]);
  const expected = [...defined].filter(([citation]) => !citation.startsWith("deal"));
  expect(Object.fromEntries(index)).toEqual(Object.fromEntries(expected));
});

it("would find a number that leads nowhere", () => {
  const wrong = [
    "000 §12",
    "decisions A99",
    "decisions B39",
    "deal J12",
    "docs/decisions/0099",
    "docs/decisions/0004-search",
  ];
  expect(wrong.flatMap((text) => citationsIn(text)).filter(isDefined)).toEqual([]);
  expect(citationsIn(wrong.join("; "))).toHaveLength(wrong.length);
});

it("every citation leads to a page", () => {
  const unknown = files
    .filter((file) => !aboutCitations.includes(file))
    .flatMap((file) =>
      citationsIn(readSource(file))
        .filter((citation) => !isDefined(citation))
        .map((citation) => `${file} cites ${citation}`),
    );
  expect(unknown).toEqual([]);
});

it("every link of a page leads to a file, and every path it names is there", () => {
  const pages = files.filter((file) => file.endsWith(".md"));
  expect(pages.flatMap((page) => brokenLinks(page).map((target) => `${page} links to ${target}`))).toEqual(
    [],
  );
  expect(pages.flatMap((page) => missingPaths(page).map((target) => `${page} names ${target}`))).toEqual([]);
});
