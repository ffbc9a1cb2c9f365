/** The posting form over a server of `page.server`, for the tests beside it. Importing it sets the server up for each test. */
import { act, configure, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast, getToast } from "@/lib/client/toast";
import messages from "@/messages/en.json";
import { PostingDialog } from "./posting-dialog";
import { PostingForm, type PostingFormProps } from "./posting-form";
import type { PostingProps } from "./posting-texts";

export type Answer = { status?: number; body?: unknown } | "no connection";
type Responder = Answer | ((request: Request) => Answer | Promise<Answer>);
interface Request {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

/** What a test may set before it shows the form, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: Request[];
  router: { push: jest.Mock };
} = { user: {}, server: {}, requests: [], router: { push: jest.fn() } };

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => page.router }));

export const draftKey = "projectPostingDraft";
export const market = { expertCount: 12, withinRateCount: null, medianRate: 95, earliestStart: "next_week" };

let realFetch: typeof fetch;

beforeEach(() => {
  page.user = { isAuthenticated: false, isAdmin: false };
  page.requests = [];
  page.router = { push: jest.fn() };
  page.server = {
    "/api/market-view": { body: market },
    "/api/project-postings": {
      status: 201,
      body: { id: 7, title: "Forecast", approvalStatus: "pending", status: "pending" },
    },
  };
  window.localStorage.clear();
  dismissToast();
  realFetch = global.fetch;
  global.fetch = jest.fn(async (path: string, init: RequestInit) => {
    const request: Request = {
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)),
    };
    page.requests.push(request);
    const responder = page.server[path] ?? { status: 404, body: {} };
    const answer = await (typeof responder === "function" ? responder(request) : responder);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body } = answer;
    return { ok: status < 400, status, statusText: "", text: async () => JSON.stringify(body) } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = realFetch;
});

export const postingProps: PostingProps = {
  texts: messages.Posting,
  briefTexts: messages.BriefReading,
  labels: messages.Form,
  budgetLabels: messages.Projects.card.budget,
  locale: "en",
};

/** The form, with the part that is loaded after it. */
export const show = (props: Partial<PostingFormProps> = {}) =>
  act(async () => {
    render(<PostingForm {...postingProps} mode="post" {...props} />);
  });

/** The form in its dialog. */
export const showDialog = (close: () => void) =>
  act(async () => {
    render(<PostingDialog {...postingProps} isOpen close={close} />);
  });

/** The toast on screen; one that was closed is kept in memory for a while. */
export const shownToast = () => (getToast()?.open ? getToast() : null);

export const sentTo = (path: string) => page.requests.filter((request) => request.path === path);
export const postings = () => sentTo("/api/project-postings");
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const enter = (label: string | RegExp, value: string) => {
  type(label, value);
  fireEvent.keyDown(field(label), { key: "Enter" });
};

/** Labels carry a star where a field is required. */
export const labels = {
  name: /^Your Name/,
  email: /^Email Address/,
  title: /^Project Title/,
  description: /^Project Description/,
  skills: /^Required Skills/,
} as const;

/** A complete posting; everything that has a default keeps it. */
export function fill() {
  type(labels.name, " Åsa Mäkelä ");
  type(labels.email, "asa@example.fi");
  type(labels.title, "Forecast");
  type(labels.description, "Daily demand for 120 shops.");
  enter(labels.skills, "Python");
}
