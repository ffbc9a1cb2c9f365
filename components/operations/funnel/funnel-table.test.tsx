import { funnelSteps } from "@/lib/features/operations/funnel-steps";
import { render, screen } from "@/tests/support/testing-library";
import { FunnelTable } from "./funnel-table";

it("says of the week of now alone that it is not over", () => {
  const steps = Object.fromEntries(funnelSteps.map((step) => [step, 7])) as never;
  const weeks = ["2026-11-09", "2026-11-16", "2026-11-23"].map((week) => ({
    ...{ week, firstApplicantHours: null },
    ...(steps as Record<(typeof funnelSteps)[number], number>),
  }));
  render(<FunnelTable weeks={weeks} total={steps} />);
  const heads = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  expect(heads).toEqual(["All weeks", "23 Nov, so far", "16 Nov", "9 Nov"]);
});
