import { contractSource } from "@/tests/support/contract-source";
import { readPdf, textOf } from "@/tests/support/pdf";
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
    expect(pages[0]?.text).toMatch(/First\.\s*\n\s*Second\./);
    const text = pages.map((page) => page.text).join("\n");
    for (const line of lines) expect(text).toContain(line);
    expect(pages.length).toBeGreaterThan(6);
    for (const { roles } of pages.slice(1, 3)) expect(roles).toContain("BlockQuote");
  });

  it("breaks a word that is longer than a line", async () => {
    const { pages } = await rendered({ title: "Ж".repeat(160), description: "Ж".repeat(5_000) });
    expect(pages.map(({ text }) => text.match(/Ж/g)?.length ?? 0).reduce((sum, each) => sum + each, 0)).toBe(
      // Title: background, scope; description once.
      5_000 + 2 * 160,
    );
  });

  it("keeps the last section and the signatures on one page", async () => {
    for (const length of [1, 400, 800, 1_200, 1_600, 2_000]) {
      const { pages } = await rendered({ description: "word ".repeat(length / 5 + 2) });
      const last = pages.at(-1)?.text ?? "";
      expect(last).toContain("14. Final provisions");
      expect(last).toContain("Place and date");
    }
  });
});
