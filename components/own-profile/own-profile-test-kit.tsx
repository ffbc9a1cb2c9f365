/* The own profile with a server of its own, for the tests beside it. Importing it sets the server up for each test. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { FullExpert } from "@/lib/features/experts/schemas";
import type { Said } from "@/lib/shared/locales";
import { fullExpert } from "@/tests/support/dto-factories";
import { configure, render, screen } from "@/tests/support/testing-library";
import { OwnProfile } from "./own-profile";

export type Answer = { status?: number; statusText?: string; body?: unknown } | "no connection";

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

/** What a test may set before it acts, and what it may read afterwards. */
export const page: {
  /** How the form saves. */
  method: "PATCH" | "PUT";
  /** Answers it at /api/experts/7; without one the changes are taken as they are. */
  answer: ((changes: Record<string, unknown>) => Answer | Promise<Answer>) | null;
  patches: Record<string, unknown>[];
  router: { refresh: jest.Mock; push: jest.Mock };
} = { method: "PATCH", answer: null, patches: [], router: { refresh: jest.fn(), push: jest.fn() } };

jest.mock("next/navigation", () => ({ useRouter: () => page.router }));

export const expert = fullExpert({
  skills: ["Python", "Node.js"],
  location: "Helsinki, Finland",
  workArrangement: ["remote", "hybrid"],
  portfolioUrl: "https://example.com/aino",
});

let realFetch: typeof fetch;
beforeEach(() => {
  Object.assign(page, { answer: null, patches: [], router: { refresh: jest.fn(), push: jest.fn() } });
  dismissToast();
  realFetch = global.fetch;
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    expect([init.method, path]).toEqual([page.method, "/api/experts/7"]);
    const changes = JSON.parse(String(init.body)) as Record<string, unknown>;
    page.patches.push(changes);
    const answer = await (page.answer?.(changes) ?? { body: { ...expert, ...changes } });
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, statusText = "", body } = answer;
    return { ok: status < 400, status, statusText, text: async () => JSON.stringify(body) } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = realFetch;
});

/** The screen of this expert, as its owner unless said otherwise. */
export function show(
  changes: Partial<FullExpert> = {},
  isOwn = true,
  askedChanges: Said | null = null,
): UserEvent {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnProfile
        expert={{ ...expert, ...changes }}
        isOwn={isOwn}
        portfolio={null}
        askedChanges={askedChanges}
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The screen with its form open. */
export async function edit(changes: Partial<FullExpert> = {}): Promise<UserEvent> {
  const actor = show(changes);
  await actor.click(screen.getByRole("button", { name: "Edit Profile" }));
  return actor;
}

export const toastText = () => {
  const toast = getToast();
  return toast?.open ? [toast.title, toast.description] : null;
};
export const saveButton = () => screen.getByRole("button", { name: "Save Changes" });
