import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { address, analyze, answer, button, type Call, calls, region } from "./portfolio-test-kit";
import { PortfolioTestScreen } from "./portfolio-test-screen";

let visitor: { expertId: number | null } = { expertId: null };
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: visitor, isLoading: false }),
  refreshCurrentUser: async () => visitor,
}));

beforeEach(() => {
  visitor = { expertId: null };
});

function show(fallbackExpertId: number | null = 3) {
  const page = render(<PortfolioTestScreen fallbackExpertId={fallbackExpertId} />);
  return { user: userEvent.setup(), ...page };
}
const toastText = () => {
  const toast = getToast();
  return toast?.open ? [toast.title, toast.description] : null;
};

it("begins with an empty field and a sample to press, and says what the page is for", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "AI portfolio analysis" })).toBeVisible();
  expect(screen.getByText(/based on Finnish market rates/)).toBeVisible();
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("");
  expect(screen.getByLabelText("Portfolio URL")).toHaveAttribute(
    "placeholder",
    "https://www.linkedin.com/in/your-profile",
  );
  expect(button("Try it with a sample")).toBeVisible();
  expect(screen.getByText("Nothing is stored: the result is shown here only.")).toBeVisible();
  expect(calls).toEqual([]);
});

it("asks for an address, in the documented words, beside the field and with the focus on it", async () => {
  const { user } = show();
  await user.clear(screen.getByLabelText("Portfolio URL"));
  await user.click(button("Analyze"));
  expect(toastText()).toEqual(["URL Required", "Please enter a portfolio URL to analyze."]);
  expect(screen.getByLabelText("Portfolio URL")).toHaveFocus();
  expect(screen.getByLabelText("Portfolio URL")).toHaveAccessibleDescription(
    /Please enter a portfolio URL to analyze\.$/,
  );
  expect(calls).toEqual([]);
});

it("analyses for the first public expert, or for one's own", async () => {
  const guest = show();
  expect(await analyze(guest.user)).toMatchObject({
    path: "/api/experts/3/analyze-portfolio",
    body: { portfolioUrl: address },
  });
  guest.unmount();
  visitor = { expertId: 17 };
  const own = show();
  expect(screen.getByText(/the result is kept there/)).toBeVisible();
  expect((await analyze(own.user)).path).toBe("/api/experts/17/analyze-portfolio");
});

it("analyses the sample for somebody else than the visitor, so that nobody keeps it", async () => {
  visitor = { expertId: 17 };
  const { user, unmount } = show();
  await user.click(button("Try it with a sample"));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    path: "/api/experts/3/analyze-portfolio",
    body: { portfolioText: expect.stringMatching(/^Senior data engineer/) },
  });
  unmount();
  visitor = { expertId: 3 };
  show();
  expect(screen.queryByRole("button", { name: "Try it with a sample" })).toBeNull();
});

it("says so when there is nobody to analyse for", () => {
  show(null);
  expect(screen.getByText("No expert to analyse for yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Join as an expert" })).toHaveAttribute("href", "/join-experts");
  expect(screen.queryByRole("button", { name: "Analyze" })).toBeNull();
});

it("shows the whole result, with words and not colour alone", async () => {
  const { user } = show();
  (await analyze(user)).answer(200, answer);
  expect(await screen.findByText("A portfolio at senior level.")).toBeVisible();
  expect(toastText()).toEqual(["Portfolio Analysis Complete", "Quality score 8.5 out of 10."]);
  expect(screen.getByText("8.5").parentElement).toHaveClass("text-success");
  expect(screen.getByText("Convincing")).toBeVisible();
  expect(screen.getByText("Senior")).toBeVisible();
  expect(region("Recommended hourly rate").getByText("€105 to €125")).toBeVisible();
  expect(region("Recommended hourly rate").getByText("The middle half of 21 experts.")).toBeVisible();
  expect(
    region("Skills")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Machine Learning", "MLOps"]);
  expect(region("Technologies").getByText("Python")).toBeVisible();
  expect(region("Project types").getByText("Generative AI")).toBeVisible();
  expect(region("Industries").getByText("None named.")).toBeVisible();
  expect(region("What the score is made of").getByText("1.5 of 1.5")).toBeVisible();
  expect(screen.getByText(/own rules, without a language model/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Aino's work" })).toHaveAttribute("href", "https://aino.fi/work");
});

it.each<[number, string, string]>([
  [8, "text-success", "Convincing"],
  [7.5, "text-warning", "Good, with gaps"],
  [6, "text-warning", "Good, with gaps"],
  [5.5, "text-destructive", "Needs work"],
])("colours a score of %d by the documented table", async (qualityScore, colour, word) => {
  const { user } = show();
  (await analyze(user)).answer(200, { ...answer, analysis: { ...answer.analysis, qualityScore } });
  expect((await screen.findByText(word)).parentElement).toHaveClass(colour);
});

it("offers an owner the skills that the profile lacks, and nobody else", async () => {
  visitor = { expertId: 17 };
  const own = show();
  (await analyze(own.user)).answer(200, { ...answer, isStored: true, newSkills: ["MLOps"] });
  expect(await screen.findByRole("button", { name: "In my profile: MLOps", pressed: false })).toBeVisible();
  own.unmount();
  visitor = { expertId: null };
  const guest = show();
  (await analyze(guest.user)).answer(200, { ...answer, newSkills: ["MLOps"] });
  await screen.findByText("A portfolio at senior level.");
  expect(screen.queryByText("Skills to add to your profile")).toBeNull();
});

it("counts the seconds it has run, for the eyes alone", async () => {
  const { user } = show();
  const call = await analyze(user);
  expect(screen.getByRole("timer")).toHaveTextContent(/^\d s so far$/);
  await waitFor(() => expect(screen.getByRole("timer")).toHaveTextContent(/^[1-9] s so far$/), {
    timeout: 3_000,
  });
  expect(screen.getByRole("status")).toHaveTextContent("The result comes within 45 seconds.");
  call.answer(200, answer);
  await screen.findByText("A portfolio at senior level.");
  expect(screen.queryByRole("timer")).toBeNull();
});

it("says where there is no rate, which model read, and that the text was pasted", async () => {
  const { user } = show();
  const analysis = {
    ...answer.analysis,
    recommendedRateRange: null,
    source: "openai",
    model: "model-1",
    sourceUrl: null,
  };
  (await analyze(user)).answer(200, { ...answer, analysis });
  expect(await screen.findByText("No recommendation")).toBeVisible();
  expect(screen.getByText(/read by the language model model-1/)).toBeVisible();
  expect(screen.getByText(/Pasted text/)).toBeVisible();
});

it("runs once at a time, says so, and keeps the last result until there is another", async () => {
  const { user } = show();
  (await analyze(user)).answer(200, answer);
  await screen.findByText("A portfolio at senior level.");
  const second = await analyze(user);
  expect(screen.getByRole("status")).toHaveTextContent("The result comes within 45 seconds.");
  expect(button("Analyzing…")).toHaveAttribute("aria-disabled", "true");
  await user.click(button("Analyzing…"));
  expect(calls).toHaveLength(2);
  expect(screen.getByText("A portfolio at senior level.")).toBeVisible();
  second.answer(422, { message: "There is no page at this address (404).", code: "invalid" });
  expect((await screen.findAllByText("There is no page at this address (404)."))[0]).toBeVisible();
  expect(screen.getByText("A portfolio at senior level.")).toBeVisible();
});

it("can be cancelled, and tried again", async () => {
  const { user } = show();
  const call = await analyze(user);
  await user.click(button("Cancel"));
  expect(call.signal.aborted).toBe(true);
  expect(screen.getByRole("status")).toHaveTextContent("The analysis was cancelled.");
  expect(toastText()).toBeNull();
  (await analyze(user)).answer(200, answer);
  expect(await screen.findByText("A portfolio at senior level.")).toBeVisible();
});

it.each<[string, (call: Call) => void, string]>([
  [
    "the server says why",
    (call) => call.answer(422, { message: "Needs signing in.", code: "invalid" }),
    "Needs signing in.",
  ],
  [
    "it was too often",
    (call) => call.answer(429, { message: "Try again in 20 minutes.", code: "rate_limited" }),
    "Try again in 20 minutes.",
  ],
  [
    "there is no connection",
    (call) => call.fail(new TypeError("Failed to fetch")),
    "Failed to analyze portfolio.",
  ],
  ["something else answered", (call) => call.answer(502, "<html>"), "Failed to analyze portfolio."],
])("fails in the documented words when %s", async (_name, fail, reason) => {
  const { user } = show();
  fail(await analyze(user));
  expect(await screen.findByText("Analysis Failed")).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(toastText()).toEqual(["Analysis Failed", reason]);
});

it("takes pasted text instead, and keeps what was typed in either field", async () => {
  const { user } = show();
  await user.type(screen.getByLabelText("Portfolio URL"), "/a");
  await user.click(button("Paste text instead"));
  expect(screen.getByLabelText("Portfolio text")).toHaveFocus();
  await user.click(button("Analyze"));
  expect(toastText()).toEqual(["Text Required", "Paste the text of your portfolio"]);
  await user.type(screen.getByLabelText("Portfolio text"), "  Senior engineer ");
  const call = await analyze(user);
  expect(call.body).toEqual({ portfolioText: "Senior engineer" });
  expect(screen.getByRole("status")).toHaveTextContent("The result comes within 45 seconds.");
  call.answer(200, answer);
  await user.click(await screen.findByRole("button", { name: "Use an address instead" }));
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("/a");
  await user.click(button("Paste text instead"));
  expect(screen.getByLabelText("Portfolio text")).toHaveValue("  Senior engineer ");
});

it("says how much text is too much", async () => {
  const { user } = show();
  await user.click(button("Paste text instead"));
  await user.click(screen.getByLabelText("Portfolio text"));
  await user.paste("x".repeat(40_001));
  await user.click(button("Analyze"));
  expect(screen.getByText("This is 40,001 characters; at most 40,000 can be analysed.")).toBeVisible();
  expect(calls).toEqual([]);
});

it("stops asking when the page is left, without a word", async () => {
  const { user, unmount } = show();
  const call = await analyze(user);
  unmount();
  await waitFor(() => expect(call.signal.aborted).toBe(true));
  expect(toastText()).toBeNull();
});
