import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { ProfileAnalysis } from "@/lib/features/profile-advice/schemas";
import { configure, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { ProfileOptimiser } from "./profile-optimiser";

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

const analysis: ProfileAnalysis = {
  marketPosition: "Competitive position among the 40 experts who share your skills.",
  rateRecommendation: { current: 95.5, suggested: 105, reasoning: "The middle half charges €90 to €115." },
  suggestions: ["“I build things.” says nothing a client can check."],
  missingSkills: ["Docker", "dbt"],
  improvementAreas: ["Picture: none.", "Title: empty.", "Portfolio: no link."],
  source: "built-in",
  model: null,
  market: {
    peerCount: 1240,
    sharedSkills: 2,
    lowerQuartileRate: 90,
    medianRate: 100,
    upperQuartileRate: 115.5,
    ratePercentile: 42,
    medianExperienceYears: 7.5,
    availablePercent: 61,
    missingSkillShares: [
      { skill: "Docker", percent: 55 },
      { skill: "dbt", percent: 30 },
    ],
  },
};
const few: ProfileAnalysis = {
  ...analysis,
  marketPosition: "Only 3 other experts share your skills.",
  rateRecommendation: { current: 95.5, suggested: 95.5, reasoning: "So €95.50 stays." },
  suggestions: [],
  missingSkills: [],
  improvementAreas: [],
  market: {
    peerCount: 3,
    sharedSkills: 1,
    lowerQuartileRate: null,
    medianRate: null,
    upperQuartileRate: null,
    ratePercentile: null,
    medianExperienceYears: null,
    availablePercent: null,
    missingSkillShares: [],
  },
};

interface Call {
  method: string;
  path: string;
  body: unknown;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
  fail: (error: Error) => void;
}
let calls: Call[] = [];
const realFetch = global.fetch;

beforeEach(() => {
  calls = [];
  dismissToast();
  global.fetch = jest.fn((path: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      const answer = (status: number, body: unknown) =>
        resolve({
          ok: status < 400,
          status,
          statusText: "",
          text: async () => JSON.stringify(body),
        } as Response);
      calls.push({ method: String(init.method), path, body: init.body, signal, answer, fail: reject });
    });
  }) as unknown as typeof fetch;
});
afterAll(() => {
  global.fetch = realFetch;
});

function show(currentRate = 95.5) {
  const view = (rate: number) => <ProfileOptimiser expertId={7} currentRate={rate} />;
  const shown = render(view(currentRate));
  return { user: userEvent.setup(), ...shown, changeRate: (rate: number) => shown.rerender(view(rate)) };
}
const button = (name: string) => screen.getByRole("button", { name });
const region = (name: string) => within(screen.getByRole("region", { name }));

async function analyzed(answer: ProfileAnalysis = analysis) {
  const page = show();
  await page.user.click(button("Analyze my profile"));
  calls.at(-1)?.answer(200, answer);
  await screen.findByText(answer.marketPosition);
  return page;
}

it("says before the first run what it gives, and asks nothing by itself", () => {
  show();
  expect(screen.getByText("No analysis yet")).toBeVisible();
  expect(screen.getByText(/Your rate now: €95.50\/hour/)).toBeVisible();
  expect(calls).toEqual([]);
});

it("asks once while it runs, says so, and keeps the focus", async () => {
  const { user } = show();
  await user.click(button("Analyze my profile"));
  expect(calls).toMatchObject([{ method: "POST", path: "/api/experts/7/analyze-profile", body: undefined }]);
  expect(screen.getByRole("status")).toHaveTextContent("The result comes within half a minute.");
  expect(button("Analyzing…")).toHaveAttribute("aria-disabled", "true");
  expect(button("Analyzing…")).toHaveFocus();
  await user.click(button("Analyzing…"));
  expect(calls).toHaveLength(1);
});

it("shows score, position, market, rate, texts, skills and who says so", async () => {
  await analyzed();
  expect(getToast()).toMatchObject({
    open: true,
    title: "Analysis Complete",
    description: "Profile score 51 out of 100.",
  });
  expect(screen.getByText("51", { selector: "span" })).toBeVisible();
  const breakdown = within(screen.getByText("How the score is made").closest("details") as HTMLElement);
  expect(breakdown.getAllByRole("definition", { hidden: true }).map((cell) => cell.textContent)).toEqual([
    "60",
    "+10",
    "−10",
    "−9",
    "51",
  ]);
  expect(screen.getByText("1,240 experts")).toBeVisible();
  expect(screen.getByText("7.5 years")).toBeVisible();
  expect(screen.getByText("61%")).toBeVisible();

  const bar = within(screen.getByRole("figure"));
  expect(bar.getAllByRole("definition").map((cell) => cell.textContent)).toEqual([
    "€90",
    "€100",
    "€115.50",
    "€95.50",
  ]);
  expect(bar.getByText("Your rate is above that of 42% of them.")).toBeVisible();

  const rate = region("Hourly rate");
  expect(rate.getByText("€105")).toBeVisible();
  expect(rate.getByText("€9.50 more an hour")).toBeVisible();
  expect(rate.getByText("The middle half charges €90 to €115.")).toBeVisible();
  expect(region("Suggestions").getByRole("listitem")).toHaveTextContent("“I build things.”");
  expect(
    region("Missing skills")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Docker55%", "dbt30%"]);
  expect(region("Improvement areas").getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText(/Analysed by Osaaja's own rules/)).toBeVisible();
});

it("names the model when a model worded it, and a rate that falls", async () => {
  await analyzed({
    ...analysis,
    source: "openai",
    model: "model-1",
    rateRecommendation: { ...analysis.rateRecommendation, suggested: 90 },
  });
  expect(screen.getByText(/Analysed by the language model model-1/)).toBeVisible();
  expect(screen.getByText("€5.50 less an hour")).toBeVisible();
});

it("says where there is nothing to compare with, and draws no bar", async () => {
  await analyzed(few);
  expect(screen.getByText("60", { selector: "span" })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.getByText("No change")).toBeVisible();
  expect(region("Missing skills").getByText(/Too few experts/)).toBeVisible();
  expect(region("Suggestions").getByText(/Nothing to suggest/)).toBeVisible();
  expect(region("Improvement areas").getByText("None found.")).toBeVisible();
});

it.each([
  ["the server fails", (call: Call) => call.answer(500, { message: "Internal", code: "internal" })],
  [
    "the profile is gone",
    (call: Call) => call.answer(404, { message: "Expert not found", code: "not_found" }),
  ],
  ["there is no connection", (call: Call) => call.fail(new TypeError("Failed to fetch"))],
  ["the answer has another form", (call: Call) => call.answer(200, { marketPosition: 1 })],
])("says the documented words when %s, and can be tried again", async (_name, fail) => {
  const { user } = show();
  await user.click(button("Analyze my profile"));
  fail(calls[0] as Call);
  const text = "Unable to analyze profile at this time. Please try again.";
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText("Analysis Failed")).toBeVisible();
  expect(getToast()).toMatchObject({
    open: true,
    title: "Analysis Failed",
    description: text,
    variant: "destructive",
  });
  await user.click(button("Analyze my profile"));
  calls[1]?.answer(200, analysis);
  expect(await screen.findByText(analysis.marketPosition)).toBeVisible();
  expect(screen.queryByText("Analysis Failed")).toBeNull();
});

it("says how long to wait after too many runs", async () => {
  const { user } = show();
  await user.click(button("Analyze my profile"));
  const message = "Too many requests. Please try again in 20 minutes.";
  calls[0]?.answer(429, { message, code: "rate_limited" });
  expect(await screen.findByText(message)).toBeVisible();
});

it("keeps the last result when another run fails", async () => {
  const { user } = await analyzed();
  await user.click(button("Analyze again"));
  calls[1]?.answer(500, {});
  expect(await screen.findByText("Analysis Failed")).toBeVisible();
  expect(screen.getByText(analysis.marketPosition)).toBeVisible();
});

it("marks a result of another rate", async () => {
  const { changeRate } = await analyzed();
  expect(screen.queryByText("Your rate has changed since this analysis")).toBeNull();
  changeRate(110);
  expect(screen.getByText("Your rate has changed since this analysis")).toBeVisible();
  expect(screen.getByText(/It was made with €95.50\/hour/)).toBeVisible();
});

it("stops asking when the page is left, without a word", async () => {
  const { user, unmount } = show();
  await user.click(button("Analyze my profile"));
  unmount();
  await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
  expect(getToast()?.open ?? false).toBe(false);
});
