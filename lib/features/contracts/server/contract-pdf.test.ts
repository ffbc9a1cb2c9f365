import { contractSource } from "@/tests/support/contract-source";
import { readPdf, textOf } from "@/tests/support/pdf";
import { contractTypes } from "../rules";
import { contractDocument } from "./contract-document";
import { contractPdf } from "./contract-pdf";
import type { ContractSource } from "./contract-texts";

describe("contractPdf", () => {
  const rendered = async (engagement: Partial<ContractSource["engagement"]>) =>
    readPdf(await contractPdf(contractDocument(contractSource(engagement), "client")));

  it("is the same, byte for byte, for the same contract", async () => {
    const document = contractDocument(contractSource(), "client");
    const [first, second] = [await contractPdf(document), await contractPdf(document)];
    expect(first.equals(second)).toBe(true);
    expect(first.equals(await contractPdf({ ...document, date: "21 November 2026" }))).toBe(false);
  });

  it("has every letter of the languages around, and a question mark for what the typeface lacks", async () => {
    const text = textOf(await rendered({ title: "Å Ä Ö é š ž ß ł € – “x” Москва 需 🚀 x\u202Ey" }));
    expect(text).toContain("Å Ä Ö é š ž ß ł € – “x” Москва ? ? xy");
  });

  it("keeps the lines and paragraphs of a description, and goes on over pages", async () => {
    const lines = Array.from({ length: 120 }, (_, index) => `Line number ${index + 1} of the work.`);
    const { pages } = await rendered({ description: `First.\nSecond.\n\n${lines.join("\n")}` });
    const annex = pages.findIndex(({ text: page }) => page.includes("Annex 1. Scope"));
    expect(pages[annex]?.text).toMatch(/First\.\s*\n\s*Second\./);
    const text = pages.map((page) => page.text).join("\n");
    for (const line of lines) expect(text).toContain(line);
    expect(pages.length).toBeGreaterThan(9);
    for (const { roles } of pages.slice(annex, annex + 2)) expect(roles).toContain("BlockQuote");
  });

  it("breaks a word that is longer than a line", async () => {
    const { pages } = await rendered({ title: "Ж".repeat(160), description: "Ж".repeat(5_000) });
    expect(pages.map(({ text }) => text.match(/Ж/g)?.length ?? 0).reduce((sum, each) => sum + each, 0)).toBe(
      // Title: background, scope, processing; description once.
      5_000 + 3 * 160,
    );
  });

  it.each([false, true])("keeps the last clause and the signatures on one page, sent: %s", async (isSent) => {
    for (const type of contractTypes) {
      for (const clientContactName of [null, "Å".repeat(900)].slice(type === "client" ? 0 : 1)) {
        const source = { ...contractSource({ clientContactName }), isSent };
        const { pages } = await readPdf(await contractPdf(contractDocument(source, type)));
        const signed = pages.find(({ text }) => text.includes("Signatures"))?.text ?? "";
        expect(signed).toMatch(isSent ? /16\.6[\s\S]*Electronic/ : /16\.5[\s\S]*Place and date/);
      }
    }
  });

  it("begins each annex on a page of its own, after the signatures", async () => {
    const { pages } = await rendered({});
    const of = (words: string) => pages.findIndex(({ text }) => text.includes(words));
    const places = ["Signatures", "Annex 1. Scope", "Annex 2. Price", "Annex 3. Processing"].map(of);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    for (const place of places.slice(1)) expect(pages[place]?.text.trimStart()).toMatch(/^Annex/);
  });
});
