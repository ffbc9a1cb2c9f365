import userEvent from "@testing-library/user-event";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";
import { render, screen } from "@/tests/support/testing-library";
import { PortfolioSection } from "./portfolio-section";
import { analyze, answer, button, calls, region } from "./portfolio-test-kit";

const expert = {
  id: 7,
  skills: ["Python"],
  portfolioUrl: "https://aino.fi",
  githubUrl: "https://github.com/aino",
  linkedinUrl: null,
};
const section = (stored: PortfolioAnswer | null, changes: Partial<typeof expert> = {}, isEditing = false) => {
  render(
    <PortfolioSection
      expert={{ ...expert, ...changes }}
      isEditing={isEditing}
      stored={stored}
      onSaved={jest.fn()}
    />,
  );
  return userEvent.setup();
};

it("begins with the profile's own address, and has no result yet", async () => {
  const user = section(null);
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://aino.fi");
  expect(screen.queryByText(/Last analysed/)).toBeNull();
  expect((await analyze(user)).path).toBe("/api/experts/7/analyze-portfolio");
});

it("takes the next address when there is no portfolio", () => {
  section(null, { portfolioUrl: null as never });
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://github.com/aino");
});

it("shows the kept analysis with its date, what is new to the profile, and replaces it by the next", async () => {
  const user = section({ ...answer, isStored: true, newSkills: ["MLOps"] });
  expect(screen.getByText("Last analysed 1 March 2027")).toBeVisible();
  expect(screen.getByText("A portfolio at senior level.")).toBeVisible();
  expect(region("Skills to add to your profile").getByText("MLOps")).toBeVisible();
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://aino.fi/work");
  const analysis = {
    ...answer.analysis,
    summary: "Another summary.",
    analyzedAt: "2027-04-02T10:00:00.000Z",
  };
  (await analyze(user)).answer(200, { ...answer, analysis, isStored: true });
  expect(await screen.findByText("Last analysed 2 April 2027")).toBeVisible();
  expect(screen.getByText("Another summary.")).toBeVisible();
  expect(screen.queryByText("Skills to add to your profile")).toBeNull();
});

it("adds no skills while the profile's form is open, and says why", async () => {
  const user = section({ ...answer, isStored: true, newSkills: ["MLOps"] }, {}, true);
  await user.click(button("In my profile: MLOps"));
  expect(screen.getByText(/^Save or cancel the changes of your profile first/)).toBeVisible();
  expect(calls).toEqual([]);
});
