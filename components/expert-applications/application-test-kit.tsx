/* An application page with a server of its own, for the tests beside it. Importing it sets the server up for each test. */

import { dismissToast } from "@/lib/client/toast";
import { type PageRequest, type Responder, servePage } from "@/tests/support/page-server";
import { act, fireEvent, render, screen } from "@/tests/support/testing-library";
import { ApplicationScreen } from "./application-screen";

/** What a test may set before it shows the page, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: PageRequest[];
} = { user: {}, server: {}, requests: [] };

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));

export const draftKey = "expertApplicationDraft";

const suggestion = (id: string, label: string, ...names: string[]) => ({
  id,
  label,
  names: [label, ...names],
});
/** Suggestions as the server gives them; with LangChain entered another list than without. */
const suggestions = ({ query }: PageRequest) =>
  query.get("skills")?.includes("LangChain")
    ? { body: [suggestion("langgraph", "LangGraph"), suggestion("python", "Python")] }
    : {
        body: [
          suggestion("llm", "LLM", "kielimallit"),
          suggestion("python", "Python"),
          suggestion("sql", "SQL"),
        ],
      };

beforeEach(() => {
  page.user = { isAuthenticated: false, isAdmin: false };
  page.requests = [];
  page.server = {
    "GET /api/skills/suggestions": suggestions,
    "POST /api/expert-applications": { status: 201, body: { id: 7, status: "pending" } },
  };
  window.localStorage.clear();
  window.scrollTo = jest.fn();
  dismissToast();
});
servePage((request) => {
  page.requests.push(request);
  return page.server[`${request.method} ${request.path}`] ?? { status: 404, body: {} };
});

/** The application page over a server of `page.server`, with the part that is loaded after the form. */
export const show = () =>
  act(async () => {
    render(
      <ApplicationScreen
        cities={["Helsinki", "Espoo"].map((name) => ({ value: name, name }))}
        supportEmail="support@osaaja.example"
        reviewDays={{ min: 2, max: 3 }}
        hero={<h1>Join us</h1>}
      />,
    );
  });

export const applications = () => page.requests.filter(({ path }) => path === "/api/expert-applications");
export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const submitButton = () => screen.getByRole("button", { name: "Submit Application" });

/** A complete application; everything that has a default keeps it. */
export function fill() {
  type("Name", " Åsa Mäkelä ");
  type("Professional title", "Data engineer");
  type("Email", "asa.makela@example.fi");
  type("Description", "Builds data platforms.");
  type("Skills", "Python, LangChain,, python");
}
