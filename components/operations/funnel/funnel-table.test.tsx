import { type FunnelStep, funnelSteps } from "@/lib/features/operations/funnel-steps";
import { render, screen, within } from "@/tests/support/testing-library";
import { FunnelTable } from "./funnel-table";

const steps = Object.fromEntries(funnelSteps.map((step) => [step, 7])) as Record<FunnelStep, number>;
const weeks = ["2026-11-09", "2026-11-16", "2026-11-23"].map((week) => ({
  ...{ week, firstApplicantHours: null },
  ...steps,
}));

it("says of the week of now alone that it is not over", () => {
  render(<FunnelTable weeks={weeks} total={steps} medianHours={null} />);
  const heads = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  expect(heads).toEqual(["All weeks", "23 Nov, so far", "16 Nov", "9 Nov"]);
});

it("has the median of all weeks among their sums", () => {
  render(<FunnelTable weeks={weeks} total={steps} medianHours={81.6} />);
  const all = screen.getByRole("row", { name: /^All weeks/ });
  expect(within(all).getAllByRole("cell").at(-1)).toHaveTextContent("82 h");
});
