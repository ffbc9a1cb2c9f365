import { getToast } from "@/lib/client/toast";
import { comparedBounds } from "@/lib/features/comparison/address";
import { clearCompared } from "@/lib/features/comparison/selection";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { CompareBox } from "./compare-box";

afterEach(() => clearCompared());

it("refuses one expert too many, and does not look as if that had worked", () => {
  for (let id = 1; id <= comparedBounds.max + 1; id++)
    render(<CompareBox expertId={id} name={`Expert ${id}`} />);
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(comparedBounds.max);
  expect(getToast()).toMatchObject({
    title: "You can compare 4 experts at a time. Take one away first.",
    variant: "destructive",
  });
});
