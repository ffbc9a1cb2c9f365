import { setCompared } from "@/lib/features/comparison/selection";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { ForgetGone, RemoveLink } from "./choice";
import { CompareBox } from "./compare-box";

const chosen = () =>
  screen.queryAllByRole("checkbox", { checked: true }).map(({ parentElement }) => parentElement?.textContent);

it("has nobody chosen any more who was taken out of the comparison, or is not public", () => {
  const experts = [1, 2, 3].map((id) => ({ id, name: `Expert ${id}` }));
  for (const expert of experts) setCompared(expert, true);
  const cards = experts.map(({ id, name }) => <CompareBox key={id} expertId={id} name={name} />);
  const { rerender } = render(
    <>
      {cards}
      <RemoveLink expert={{ id: 1, name: "Expert 1" }} href="#without" className="">
        Remove
      </RemoveLink>
    </>,
  );
  expect(chosen()).toHaveLength(3);
  fireEvent.click(screen.getByRole("link", { name: "Remove" }));
  expect(chosen()).toEqual([expect.stringContaining("Expert 2"), expect.stringContaining("Expert 3")]);
  rerender(
    <>
      {cards}
      <ForgetGone ids={[3, 9]} />
    </>,
  );
  expect(chosen()).toEqual([expect.stringContaining("Expert 2")]);
});
