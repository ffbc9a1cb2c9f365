import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { PortfolioAnswer } from "@/lib/features/insights/portfolio/schemas";
import parts from "@/messages/en.json";
import { PortfolioSection } from "./portfolio-section";
import { PortfolioTestScreen } from "./portfolio-test-screen";

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

let visitor: { expertId: number | null } = { expertId: null };
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: visitor, isLoading: false }),
  refreshCurrentUser: async () => visitor,
}));

const answer: PortfolioAnswer = {
  analysis: {
    experienceLevel: "senior",
    experienceReason: "The page shows 8 years of work.",
    qualityScore: 8.5,
    qualityReasons: [
      { key: "depth", reason: "Depth: 700 words.", points: 1.5, maxPoints: 1.5 },
      { key: "work", reason: "Work: 6 sentences.", points: 2, maxPoints: 2 },
    ],
    summary: "A portfolio at senior level.",
    skills: ["Machine Learning", "MLOps"],
    technologies: ["Python"],
    projectTypes: ["Generative AI"],
    industries: [],
    recommendedRateRange: { min: 105, max: 125 },
    rateReason: "The middle half of 21 experts.",
    source: "built-in",
    model: null,
    sourceUrl: "https://aino.fi/work",
    sourceTitle: "Aino's work",
    analyzedAt: "2027-03-01T10:00:00.000Z",
  },
  isStored: false,
  newSkills: [],
};

interface Call {
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
  visitor = { expertId: null };
  dismissToast();
  global.fetch = jest.fn((path: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      calls.push({
        path,
        body: JSON.parse(String(init.body)),
        signal,
        fail: reject,
        answer: (status, body) =>
          resolve({
            ok: status < 400,
            status,
            statusText: "",
            text: async () => JSON.stringify(body),
          } as Response),
      });
    });
  }) as unknown as typeof fetch;
});
afterAll(() => {
  global.fetch = realFetch;
});

const { Portfolio } = parts;
function show(fallbackExpertId: number | null = 3) {
  const page = render(
    <PortfolioTestScreen fallbackExpertId={fallbackExpertId} texts={Portfolio} locale="en" />,
  );
  return { user: userEvent.setup(), ...page };
}
const button = (name: string) => screen.getByRole("button", { name });
const region = (name: string) => within(screen.getByRole("region", { name }));
const toastText = () => {
  const toast = getToast();
  return toast?.open ? [toast.title, toast.description] : null;
};
/** Starts an analysis and waits for its request. */
async function analyze(user: ReturnType<typeof userEvent.setup>) {
  const before = calls.length;
  await user.click(button("Analyze"));
  await waitFor(() => expect(calls).toHaveLength(before + 1));
  return calls.at(-1) as Call;
}

it("begins with a sample profile, and says what the page is for", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "AI portfolio analysis" })).toBeVisible();
  expect(screen.getByText(/based on Finnish market rates/)).toBeVisible();
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://www.linkedin.com/in/your-profile");
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
    body: { portfolioUrl: "https://www.linkedin.com/in/your-profile" },
  });
  guest.unmount();
  visitor = { expertId: 17 };
  const own = show();
  expect(screen.getByText(/the result is kept there/)).toBeVisible();
  expect((await analyze(own.user)).path).toBe("/api/experts/17/analyze-portfolio");
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
  expect(screen.getByRole("status")).toHaveTextContent(/^Fetching the page, reading its text/);
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
  expect(screen.getByRole("status")).toHaveTextContent(/^Reading the text/);
  call.answer(200, answer);
  await user.click(await screen.findByRole("button", { name: "Use an address instead" }));
  expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://www.linkedin.com/in/your-profile/a");
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

describe("on one's own profile", () => {
  const expert = {
    id: 7,
    portfolioUrl: "https://aino.fi",
    githubUrl: "https://github.com/aino",
    linkedinUrl: null,
  };
  const section = (stored: PortfolioAnswer | null, changes: Partial<typeof expert> = {}) => {
    render(
      <PortfolioSection expert={{ ...expert, ...changes }} stored={stored} texts={Portfolio} locale="en" />,
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
    expect(screen.getByText("Last analysed March 1, 2027")).toBeVisible();
    expect(screen.getByText("A portfolio at senior level.")).toBeVisible();
    expect(region("Found in your portfolio, not in your profile").getByText("MLOps")).toBeVisible();
    expect(screen.getByLabelText("Portfolio URL")).toHaveValue("https://aino.fi/work");
    const analysis = {
      ...answer.analysis,
      summary: "Another summary.",
      analyzedAt: "2027-04-02T10:00:00.000Z",
    };
    (await analyze(user)).answer(200, { ...answer, analysis, isStored: true });
    expect(await screen.findByText("Last analysed April 2, 2027")).toBeVisible();
    expect(screen.getByText("Another summary.")).toBeVisible();
    expect(screen.queryByText("Found in your portfolio, not in your profile")).toBeNull();
  });
});
