import { createTranslator } from "use-intl/core";
import { FactorSections } from "@/components/matching/factor-sections";
import { WeightsTable } from "@/components/matching/weights-table";
import { evidenceBits } from "@/lib/features/matching/candidate";
import { factorKeys, factorWeights, levelMastery } from "@/lib/features/matching/factors";
import { evidenceTable } from "@/lib/features/matching/score";
import messages from "@/messages/en";
import { render, screen, within } from "@/tests/support/testing-library";

const mockMessages = messages;
const mockTranslator = createTranslator;
jest.mock("next-intl/server", () => ({
  getLocale: async () => "en",
  getMessages: async () => mockMessages,
  getTranslations: async (namespace: never) =>
    mockTranslator({ locale: "en", messages: mockMessages, namespace }),
}));

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

it("shows every factor with the weight that the rules use", async () => {
  render(await WeightsTable());
  for (const key of factorKeys) {
    const row = screen.getByRole("row", { name: new RegExp(`^${messages.Matching.factors[key]} `) });
    const percent = key === "personality" ? 20 : Math.round(100 * factorWeights[key]);
    expect(within(row).getByText(`${percent}%`)).toBeVisible();
  }
});

it("shows what a listed skill counts by mastery and level, as the rules compute it", async () => {
  render(await FactorSections());
  const table = screen.getByRole("region", { name: "How much a listed skill counts, of 100" });
  const row = within(table).getByRole("row", { name: /^3 Proficient/ });
  expect(cells(row)).toEqual(
    (Object.keys(levelMastery) as (keyof typeof levelMastery)[]).map((level) =>
      String(Math.round(100 * (evidenceTable(level)[3 << evidenceBits.mastery] ?? 0))),
    ),
  );
  expect(cells(row)).toEqual(["90", "90", "77", "68"]);
});

it("shows the points of each start and of each way of working", async () => {
  render(await FactorSections());
  const starts = screen.getByRole("region", { name: "Points for a start, of 100" });
  expect(cells(within(starts).getByRole("row", { name: /^Urgent/ }))).toEqual(["100", "85", "45", "0"]);
  const ways = screen.getByRole("region", { name: "Points for a way of working, of 100" });
  expect(cells(within(ways).getByRole("row", { name: /^On-site, beyond/ }))).toEqual(["10"]);
  expect(within(ways).getAllByRole("row")).toHaveLength(8);
});

it("has its numbers from the rules: the texts hold no others than scales and the law's", () => {
  const found: string[] = [];
  const read = (value: unknown) => {
    if (typeof value === "string") found.push(...(value.match(/\d[\d/]*/g) ?? []));
    else for (const inner of Object.values(value as object)) read(inner);
  };
  read(messages.HowMatchingWorks);
  // Scales (0 to 100, mastery 1 to 5), the starts' own names, and Regulation (EU) 2019/1150, Article 5.
  expect(new Set(found)).toEqual(new Set(["0", "1", "2", "5", "100", "2019/1150"]));
});
