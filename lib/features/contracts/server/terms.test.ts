import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@/lib/shared/locales";
import checksums from "../data/checksums.json";
import { contractTypes } from "../rules";
import {
  currentTerms,
  factsOf,
  fillTerms,
  publishedTerms,
  standingClauses,
  type Terms,
  type TermsCondition,
  termsOf,
} from "./terms";

const folder = path.join(process.cwd(), "lib/features/contracts/data");
const files = readdirSync(folder).filter((file) => file.startsWith("terms-"));
const partsOf = ({ sections, annexes }: Terms) => [...sections, ...annexes];
const all = Object.values(publishedTerms).flatMap((languages) => Object.values(languages));

/** Everything a text asks to be filled with. */
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)(?=[,}])/g)]
    .map(([, name]) => name)
    .filter((name) => !/^(?:one|other)$/.test(name ?? ""));

describe("terms that are published", () => {
  it("stay as they were published: a change is a new version", () => {
    // Of what they say: how the file is laid out may change.
    const saidBy = (file: string) =>
      JSON.stringify(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
    const hashes = files.map((file) => [file, createHash("sha256").update(saidBy(file)).digest("hex")]);
    expect(Object.fromEntries(hashes)).toEqual(checksums);
  });

  it("are known by version in every language, and so are the current ones", () => {
    expect(Object.keys(publishedTerms)).toContain(currentTerms);
    const known = Object.keys(publishedTerms).flatMap((version) =>
      locales.map((locale) => `terms-${version}.${locale}.json`),
    );
    expect([...files].sort()).toEqual(known.sort());
    for (const version of Object.keys(publishedTerms))
      for (const locale of locales)
        expect(termsOf(version, locale)).toMatchObject({ version, language: locale });
    expect(() => termsOf("1999-01", "en")).toThrow("No contract terms 1999-01");
  });

  it("have the same clauses with the same values in every language", () => {
    const shapeOf = (terms: Terms) =>
      partsOf(terms).map(({ key, clauses }) => [
        key,
        clauses.map(({ key: clause, when, both, client, expert, items }) => [
          clause,
          when,
          ...[both, client, expert, ...(items ?? [])].map((text) =>
            text === undefined ? null : [...new Set(placeholdersOf(text))].sort(),
          ),
        ]),
      ]);
    for (const languages of Object.values(publishedTerms))
      for (const terms of Object.values(languages)) expect(shapeOf(terms)).toEqual(shapeOf(languages.en));
  });
});

describe("clauses", () => {
  it("have keys of their own in their section", () => {
    for (const { clauses } of all.flatMap(partsOf)) {
      const keys = clauses.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("mirror each other: whatever one side owes or may, the other agreement has too, or says why not", () => {
    for (const terms of all) {
      const alone = partsOf(terms).flatMap(({ key, clauses }) =>
        clauses.filter((clause) => clause.alone).map((clause) => `${key}.${clause.key}`),
      );
      // The schema refuses a clause of one side without a reason; these are the ones with one.
      expect(alone).toEqual(["term.clientAgreementEnds", "changes.backToBack"]);
      const billing: TermsCondition[] = ["hourly", "fixed"];
      for (const billed of billing)
        for (const signed of ["electronic", "paper"] as const)
          for (const section of partsOf(terms)) {
            const [client, expert] = contractTypes.map((type) =>
              standingClauses(section, type, new Set([billed, signed, "quoted"]))
                .map(({ key }) => key)
                .filter((key) => !alone.includes(`${section.key}.${key}`)),
            );
            expect(client).toEqual(expert);
          }
    }
  });

  it("of a condition stand only where it holds", () => {
    const [terms] = all;
    const scope = terms?.sections.find(({ key }) => key === "scope");
    if (!scope) throw new Error("no section on the scope");
    const keys = (holds: TermsCondition[]) =>
      standingClauses(scope, "client", new Set(holds)).map(({ key }) => key);
    expect(keys(["hourly"])).toContain("reporting");
    expect(keys(["hourly"])).not.toContain("acceptance");
    expect(keys(["fixed"])).toContain("acceptance");
    expect(keys(["fixed"])).not.toContain("reporting");
  });

  it("are never filled with a hole", () => {
    expect(fillTerms("For {client}", "en", { client: "Äly Oy" })).toBe("For Äly Oy");
    expect(() => fillTerms("For {client}", "en", {})).toThrow();
  });

  it("say what rows of annexes are about, for both sides", () => {
    for (const type of contractTypes)
      for (const { text, label } of all.flatMap(({ annexes }) =>
        annexes.flatMap((annex) => factsOf(annex, type)),
      )) {
        expect(label).not.toBe("");
        expect(text).not.toBe("");
      }
  });
});
