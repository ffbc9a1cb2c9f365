import { act, fireEvent, screen } from "@/tests/support/testing-library";
import { field, page, press, show, type } from "./onboarding-test-kit";

jest.mock("@/lib/client/names", () => ({
  useNames: () => ({
    skill: (written: string) => (written === "Machine Learning" ? "Maskininlärning" : written),
    place: (written: string) => written,
  }),
}));

it("names a skill as the list does in every line about it", async () => {
  page.demand = { projects: 31, bySkill: { "machine-learning": 3 } };
  await show();
  press(/^Skills & Expertise/);
  // The vocabulary is loaded with the step.
  await act(() => import("@/lib/shared/skills/normalize").then(() => undefined));
  press("Maskininlärning");
  expect(
    screen.getByText("Open projects that ask for them: Maskininlärning (3); 31 are open in all."),
  ).toBeVisible();
  type("Custom skill", "Machine Learning");
  fireEvent.keyDown(field("Custom skill"), { key: "Enter" });
  expect(
    screen.getByText("Machine Learning is the same skill as Maskininlärning, which is in the list already."),
  ).toBeVisible();
});
