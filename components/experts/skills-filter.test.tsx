import { QueryProvider } from "@/lib/client/query-client";
import { render, screen } from "@/tests/support/testing-library";
import { SkillsFilter } from "./skills-filter";

const common = Array.from({ length: 12 }, (_, index) => ({
  id: `skill-${index}`,
  label: `Skill ${index}`,
  name: `Skill ${index}`,
  count: 20 - index,
}));
const show = (total: number) =>
  render(
    <QueryProvider>
      <SkillsFilter common={common} total={total} chosen={[]} counts="all" onChange={() => {}} />
    </QueryProvider>,
  );

it.each([
  [514, "Show 194 More"],
  [200, "Show 194 More"],
  [20, "Show 14 More"],
])("of %d skills the button says how many it brings", (total, name) => {
  show(total);
  expect(screen.getByRole("button", { name })).toBeVisible();
});
