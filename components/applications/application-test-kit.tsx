/* An application page with a server of its own, for the tests beside it. Importing it sets the server up for each test. */
import { act, configure, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast } from "@/lib/client/toast";
import parts from "@/messages/en.json";
import { ApplicationScreen } from "./application-screen";

export type Answer = { status?: number; body?: unknown; text?: string } | "no connection";
type Responder = Answer | Promise<Answer> | ((request: Request) => Answer | Promise<Answer>);
interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

// The machine may be busy; nothing here measures time.
configure({ asyncUtilTimeout: 5_000 });

/** What a test may set before it shows the page, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: Request[];
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
const suggestions = ({ query }: Request) =>
  query.get("skills")?.includes("LangChain")
    ? { body: [suggestion("langgraph", "LangGraph"), suggestion("python", "Python")] }
    : {
        body: [
          suggestion("llm", "LLM", "kielimallit"),
          suggestion("python", "Python"),
          suggestion("sql", "SQL"),
        ],
      };

let realFetch: typeof fetch;

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
  realFetch = global.fetch;
  global.fetch = jest.fn(async (url: string, init: RequestInit) => {
    const [path = "", query] = url.split("?");
    const request: Request = {
      method: String(init.method),
      path,
      query: new URLSearchParams(query),
      headers: init.headers as Record<string, string>,
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    page.requests.push(request);
    const responder = page.server[`${request.method} ${path}`] ?? { status: 404, body: {} };
    const answer = await (typeof responder === "function" ? responder(request) : responder);
    if (answer === "no connection") throw new TypeError("Failed to fetch");
    const { status = 200, body, text } = { text: undefined, ...answer };
    return {
      ok: status < 400,
      status,
      statusText: "",
      text: async () => text ?? JSON.stringify(body),
    } as Response;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  global.fetch = realFetch;
});

const { metadata, hero, breadcrumb, ...texts } = parts.Applications;

/** The application page over a server of `page.server`, with the part that is loaded after the form. */
export const show = () =>
  act(async () => {
    render(
      <ApplicationScreen
        texts={texts}
        labels={parts.Form}
        locale="en"
        cities={["Helsinki", "Espoo"]}
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
