/* The portfolio analysis with a server of its own, for the tests beside it. Importing it sets the server up for each test. */

import type { UserEvent } from "@testing-library/user-event";
import { dismissToast } from "@/lib/client/toast";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";
import { configure, screen, waitFor, within } from "@/tests/support/testing-library";

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

export const answer: PortfolioAnswer = {
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

export interface Call {
  path: string;
  body: unknown;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
  fail: (error: Error) => void;
}
/** The requests so far, each to be answered by the test. */
export const calls: Call[] = [];
const realFetch = global.fetch;

beforeEach(() => {
  calls.length = 0;
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

export const button = (name: string) => screen.getByRole("button", { name });
export const region = (name: string) => within(screen.getByRole("region", { name }));
export const address = "https://aino.fi/work";
/** Starts an analysis, of an address that is given where none is, and waits for its request. */
export async function analyze(user: UserEvent) {
  const before = calls.length;
  const field = screen.queryByLabelText("Portfolio URL");
  if (field instanceof HTMLInputElement && field.value === "") {
    await user.click(field);
    await user.paste(address);
  }
  await user.click(button("Analyze"));
  await waitFor(() => expect(calls).toHaveLength(before + 1));
  return calls.at(-1) as Call;
}
