/** The posting form over a server of `page.server`, for the tests beside it. Importing it sets the server up for each test. */

import { dismissToast, getToast } from "@/lib/client/toast";
import { type PageRequest, type Responder, servePage } from "@/tests/support/page-server";
import { act, fireEvent, render, screen } from "@/tests/support/testing-library";
import { PostingDialog } from "./posting-dialog";
import { PostingForm, type PostingFormProps } from "./posting-form";

/** What a test may set before it shows the form, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: PageRequest[];
  router: { push: jest.Mock };
} = { user: {}, server: {}, requests: [], router: { push: jest.fn() } };

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));
jest.mock("next/navigation", () => ({ useRouter: () => page.router }));

export const draftKey = "projectPostingDraft";
export const market = { expertCount: 12, withinRateCount: null, medianRate: 95, earliestStart: "next_week" };

beforeEach(() => {
  page.user = { isAuthenticated: false, isAdmin: false };
  page.requests = [];
  page.router = { push: jest.fn() };
  page.server = {
    "POST /api/market-view": { body: market },
    "POST /api/project-postings": {
      status: 201,
      body: { id: 7, title: "Forecast", approvalStatus: "pending", status: "pending" },
    },
  };
  window.localStorage.clear();
  dismissToast();
});
servePage((request) => {
  page.requests.push(request);
  return page.server[`${request.method} ${request.path}`] ?? { status: 404, body: {} };
});

/** The form, with the part that is loaded after it. */
export const show = (props: Partial<PostingFormProps> = {}) =>
  act(async () => {
    render(<PostingForm mode="post" {...props} />);
  });

/** The form in its dialog. */
export const showDialog = (close: () => void) =>
  act(async () => {
    render(<PostingDialog isOpen close={close} />);
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
