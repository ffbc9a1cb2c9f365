/* The wizard with a server of its own, for the tests beside it. Importing it sets the server up for each test. */

import { dismissToast, getToast, subscribeToToast } from "@/lib/client/toast";
import { emptyDraft } from "@/lib/features/onboarding/draft";
import type { DraftFields, OnboardingDraft, OnboardingStart } from "@/lib/features/onboarding/schemas";
import type { SkillDemand } from "@/lib/features/postings/rules";
import { act, configure, fireEvent, render, screen, waitFor } from "@/tests/support/testing-library";
import { OnboardingScreen } from "./onboarding-screen";

export type Answer = { status?: number; body?: unknown } | "no connection";
type Responder = Answer | Promise<Answer> | (() => Answer | Promise<Answer>);

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

/** What a test may set before it shows the page, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: { method: string; path: string; body: Record<string, unknown> }[];
  /** Titles and descriptions of every toast, oldest first. */
  toasts: string[];
  celebrations: number;
  opened: string[];
  demand: SkillDemand;
} = {
  user: {},
  server: {},
  requests: [],
  toasts: [],
  celebrations: 0,
  opened: [],
  demand: { projects: 0, bySkill: {} },
};

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));
jest.mock("@/lib/client/celebrate", () => ({
  celebrate: () => {
    page.celebrations += 1;
    return () => {};
  },
}));
jest.mock("@/lib/client/open-login", () => ({
  ...jest.requireActual("@/lib/client/open-login"),
  openLogin: () => void page.opened.push("login"),
}));
jest.mock("@/lib/client/open-page", () => ({
  ...jest.requireActual("@/lib/client/open-page"),
  openPage: (path: string) => void page.opened.push(path),
}));

export const account = { isAuthenticated: true, isAdmin: false, email: "asa@example.fi", expertId: null };
export const nothingKnown: OnboardingStart = {
  saved: null,
  prefill: { source: "account", fields: { name: "Åsa Mäkelä", email: "asa@example.fi" } },
  expertId: null,
};

export const draftKey = "onboardingDraft";
export const inBrowser = () => JSON.parse(window.localStorage.getItem(draftKey) ?? "null");
export const draftOf = (
  fields: Partial<DraftFields>,
  more: Partial<OnboardingDraft> = {},
): OnboardingDraft => ({
  ...emptyDraft,
  ...more,
  fields: { ...emptyDraft.fields, ...fields },
});
/** Leaves a draft in this browser, as an earlier visit would have. */
export function leaveDraft(draft: OnboardingDraft, changedAt: Date, submitRequestedAt: Date | null = null) {
  const times = {
    changedAt: changedAt.toISOString(),
    submitRequestedAt: submitRequestedAt?.toISOString() ?? null,
  };
  window.localStorage.setItem(draftKey, JSON.stringify({ ...draft, ...times, savedAt: changedAt.getTime() }));
}
export const complete: Partial<DraftFields> = {
  name: "Åsa Mäkelä",
  title: "Data engineer",
  email: "asa@example.fi",
  description: "Builds data platforms that other people can maintain for years.",
  skills: ["Python", "SQL", "Rust"],
  skillMastery: { Python: 5, SQL: 3, Rust: 3 },
  hourlyRate: "95,50",
  workArrangement: ["remote"],
};

let realFetch: typeof fetch;
let unsubscribe: () => void;
beforeEach(() => window.history.replaceState(null, "", "/expert-onboarding"));
beforeEach(() => {
  Object.assign(page, {
    user: { isAuthenticated: false, isAdmin: false },
    requests: [],
    toasts: [],
    celebrations: 0,
    opened: [],
    demand: { projects: 0, bySkill: {} },
    server: {
      "GET /api/onboarding-draft": { body: nothingKnown },
      "PUT /api/onboarding-draft": { body: {} },
      "DELETE /api/onboarding-draft": { status: 204 },
      "POST /api/experts": { status: 201, body: { id: 7 } },
    },
  });
  window.localStorage.clear();
  window.matchMedia = jest.fn(() => ({ matches: true })) as never;
  dismissToast();
  unsubscribe = subscribeToToast(() => {
    const toast = getToast();
    if (toast?.open) page.toasts.push(`${toast.title} ${toast.description ?? ""}`.trim());
  });
  realFetch = global.fetch;
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const method = String(init.method);
    page.requests.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : {} });
    const responder = page.server[`${method} ${path}`] ?? { status: 404, body: {} };
    const answer = await (typeof responder === "function" ? responder() : responder);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body } = answer;
    const text = body === undefined ? "" : JSON.stringify(body);
    return { ok: status < 400, status, statusText: "", text: async () => text } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  unsubscribe();
  global.fetch = realFetch;
});

/** The wizard over a server of `page.server`. */
export async function show() {
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(<OnboardingScreen demand={page.demand} />);
  });
  return view as ReturnType<typeof render>;
}

export const sent = (method: string, path: string) =>
  page.requests.filter((request) => request.method === method && request.path === path);
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const heading = () =>
  screen.getByRole("heading", { level: 2, name: /Information|Summary|Skills|Work|Portfolio|Personality/ });

/** Waits for a toast that begins so. */
export const toast = (start: string) =>
  waitFor(() => expect(page.toasts.some((each) => each.startsWith(start))).toBe(true));

const hour = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * hour);
export const saved = (draft: ReturnType<typeof draftOf>, at: Date) => ({
  body: { ...nothingKnown, saved: { draft, updatedAt: at.toISOString() } },
});
export const posts = () => sent("POST", "/api/experts");
export const puts = () => sent("PUT", "/api/onboarding-draft");
