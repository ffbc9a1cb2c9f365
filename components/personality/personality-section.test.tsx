import { QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/lib/client/query-client";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { PersonalityRecord } from "@/lib/features/personality/schemas";
import { statements } from "@/lib/features/personality/statements";
import messages from "@/messages/en";
import { configure, render, screen, waitFor } from "@/tests/support/testing-library";
import { PersonalitySection } from "./personality-section";

configure({ asyncUtilTimeout: 5_000 });

const texts = messages.Personality;
const path = "/api/experts/7/personality";
const nothing: PersonalityRecord = {
  personalityOpenness: null,
  personalityConscientiousness: null,
  personalityExtraversion: null,
  personalityAgreeableness: null,
  personalityNeuroticism: null,
  personalityTestCompleted: false,
  personalityConsentAt: null,
};
const results: PersonalityRecord = {
  personalityOpenness: 81,
  personalityConscientiousness: 63,
  personalityExtraversion: 44,
  personalityAgreeableness: 25,
  personalityNeuroticism: null,
  personalityTestCompleted: true,
  // Already the second in Helsinki.
  personalityConsentAt: "2027-03-01T22:30:00.000Z",
};

type Answer = { status?: number; body: unknown } | "no connection";
let answers: Record<string, Answer[]>;
let calls: { method: string; body: unknown }[];
const realFetch = global.fetch;

beforeEach(() => {
  calls = [];
  dismissToast();
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: true }) });
  global.fetch = jest.fn(async (address: string, init: RequestInit) => {
    expect(address).toBe(path);
    const method = String(init.method);
    calls.push({ method, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const answer = answers[method]?.shift();
    if (!answer) throw new Error(`${method} was not expected`);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body } = answer;
    return { ok: status < 400, status, statusText: "", text: async () => JSON.stringify(body) } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = realFetch;
});

function show(given: Record<string, Answer[]>) {
  answers = given;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonalitySection expertId={7} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const heading = () => screen.getByRole("heading", { level: 2, name: "Personality" });
const toastText = () => [getToast()?.title, getToast()?.description];

async function takeTest(user: ReturnType<typeof userEvent.setup>, from: string) {
  await user.click(await screen.findByRole("button", { name: from }));
  await user.click(await screen.findByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Start Assessment" }));
  for (let n = 1; n <= statements.length; n += 1) {
    await screen.findByText(`${n} of 20`);
    await user.keyboard("5");
  }
  await screen.findByRole("heading", { name: "Your Personality Profile" });
}

it("says that it loads, then invites who has no results", async () => {
  show({ GET: [{ body: nothing }] });
  expect(screen.getByRole("status")).toHaveTextContent(texts.section.loading);
  expect(await screen.findByRole("heading", { name: texts.section.invitationTitle })).toBeVisible();
  expect(screen.getByRole("button", { name: "Start Assessment" })).toBeVisible();
  expect(heading()).not.toHaveFocus();
});

it("says that loading failed, and tries again", async () => {
  const user = show({ GET: ["no connection", { body: results }] });
  expect(await screen.findByRole("alert")).toHaveTextContent(texts.section.loadFailed);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Score: 81/100")).toBeVisible();
});

it("shows the results with the day of the consent in Finland", async () => {
  show({ GET: [{ body: results }] });
  expect(await screen.findByText("Score: 44/100")).toBeVisible();
  expect(screen.getByText("Used for matching since 2 March 2027, with your consent.")).toBeVisible();
  expect(screen.getByText(texts.results.notAnswered)).toBeVisible();
});

it("saves the answers of the test with the consent, and shows what the server made of them", async () => {
  const user = show({ GET: [{ body: nothing }], PUT: [{ body: results }] });
  await takeTest(user, "Start Assessment");
  await user.click(screen.getByRole("button", { name: "Save & Continue" }));
  expect(await screen.findByRole("button", { name: "Retake Assessment" })).toBeVisible();
  expect(screen.getByText("Score: 81/100")).toBeVisible();
  expect(calls.at(-1)).toEqual({
    method: "PUT",
    body: { answers: Object.fromEntries(statements.map(({ id }) => [id, 5])), consent: true },
  });
  expect(toastText()).toEqual([texts.toasts.savedTitle, texts.toasts.saved]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

it("keeps the answers when saving fails, and saves them the second time", async () => {
  const user = show({
    GET: [{ body: results }],
    PUT: [{ status: 500, body: { message: "Something went wrong." } }, { body: results }],
  });
  await takeTest(user, "Retake Assessment");
  await user.click(screen.getByRole("button", { name: "Save & Continue" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
  await user.click(screen.getByRole("button", { name: "Save & Continue" }));
  expect(await screen.findByRole("button", { name: "Retake Assessment" })).toBeVisible();
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(2);
});

it("goes on where a test was left, without asking for the consent twice", async () => {
  const user = show({ GET: [{ body: nothing }] });
  await user.click(await screen.findByRole("button", { name: "Start Assessment" }));
  await user.click(await screen.findByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Start Assessment" }));
  await screen.findByText("1 of 20");
  await user.keyboard("4");
  await screen.findByText("2 of 20");
  await user.click(screen.getByRole("button", { name: "Skip Test" }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Continue Assessment" }));
  expect(await screen.findByText("2 of 20")).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["GET"]);
});

describe("deleting", () => {
  const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole("button", { name: "Delete results" }));
    return screen.findByRole("alertdialog", { name: "Delete your personality results?" });
  };

  it("asks first, and keeps them when that is the answer", async () => {
    const user = show({ GET: [{ body: results }] });
    await openDialog(user);
    await user.click(screen.getByRole("button", { name: "Keep them" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete results" })).toHaveFocus());
    expect(screen.getByText("Score: 81/100")).toBeVisible();
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("deletes them, says so and invites again", async () => {
    const user = show({ GET: [{ body: results }], DELETE: [{ body: nothing }] });
    await openDialog(user);
    await user.click(screen.getByRole("button", { name: "Delete results" }));
    expect(await screen.findByRole("button", { name: "Start Assessment" })).toBeVisible();
    expect(toastText()).toEqual([texts.toasts.deletedTitle, texts.toasts.deleted]);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it("says when it failed, and still shows them", async () => {
    const user = show({ GET: [{ body: results }], DELETE: ["no connection"] });
    await openDialog(user);
    await user.click(screen.getByRole("button", { name: "Delete results" }));
    await waitFor(() =>
      expect(toastText()).toEqual([texts.toasts.deleteFailedTitle, texts.toasts.deleteFailed]),
    );
    expect(getToast()?.variant).toBe("destructive");
    expect(screen.getByText("Score: 81/100")).toBeVisible();
    expect(screen.getByRole("button", { name: "Delete results" })).toBeEnabled();
  });
});
