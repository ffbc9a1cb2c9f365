import { createQueryClient } from "@/lib/client/query-client";
import { searchDebounceMs } from "@/lib/client/use-debounced";
import { act, fireEvent, render, screen, within } from "@/tests/support/testing-library";
import type { ProjectBrowserProps } from "./project-browser";
import { card, ProjectBrowser, page, project, settle, toastNow } from "./project-test-kit";

// One client for each rendering: what a test has fetched is not the next one's.
jest.mock("@/lib/client/query-client", () => {
  const actual = jest.requireActual("@/lib/client/query-client");
  const { QueryClientProvider } = jest.requireActual("@tanstack/react-query");
  return {
    ...actual,
    QueryProvider: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
});
let client = createQueryClient();

const all = [
  project(1, { title: "Kysyntäennuste", location: "Turku", experienceRequired: "junior" }),
  project(2, { workArrangement: ["remote"] }),
  project(3, { description: "Data for ships.", location: "Turku" }),
];
const firstPage = { projects: [card(1), card(2), card(3)], total: 3 };
const heading = (text: RegExp | string) => screen.findByRole("heading", { level: 2, name: text });
const titles = () =>
  within(screen.getByRole("main"))
    .queryAllByRole("link")
    .map((link) => link.textContent);
const listRequests = () => page.requests.filter(({ path }) => path === "/api/projects").map(({ url }) => url);
const type = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Search projects" }), { target: { value: text } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function openAt(address: string, props: Partial<ProjectBrowserProps> = {}) {
  window.history.replaceState(null, "", address);
  render(
    <main>
      <ProjectBrowser firstPage={firstPage} placeholder={<div data-testid="placeholder" />} {...props} />
    </main>,
  );
  await settle();
}

beforeEach(() => {
  client = createQueryClient();
  page.answer = () => ({ body: all });
});

describe("the first projects", () => {
  it("are the server's, without a request", async () => {
    await openAt("/projects");
    expect(await heading("3 projects found")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Project 1" })).toHaveAttribute("href", "/projects/1");
    expect(page.requests).toEqual([]);
    expect(screen.queryByRole("button", { name: "Clear Filters" })).toBeNull();
  });

  it("are followed by the next ones, and focus goes on to them", async () => {
    const many = Array.from({ length: 60 }, (_, index) => project(index + 1));
    page.answer = ({ query }) =>
      query.get("cursor") === "second"
        ? { body: many.slice(40) }
        : {
            body: many.slice(0, 40),
            headers: { Link: '</api/projects?cursor=second&limit=500>; rel="next"' },
          };
    const first = { projects: many.slice(0, 24).map(({ id }) => card(id)), total: 60 };
    await openAt("/projects", { firstPage: first });
    expect(screen.getByText("Showing 24 of 60")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Load more projects" }));
    expect(await screen.findByRole("link", { name: "Project 25" })).toHaveFocus();
    expect(listRequests()).toEqual(["/api/projects?limit=500", "/api/projects?limit=500&cursor=second"]);
    expect(titles()).toHaveLength(48);
    fireEvent.click(screen.getByRole("button", { name: "Load more projects" }));
    expect(await screen.findByRole("link", { name: "Project 49" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Load more projects" })).toBeNull();
    expect(listRequests()).toHaveLength(2);
  });

  it("say when the next ones could not be had, and try again", async () => {
    page.answer = () => ({
      status: 429,
      body: { message: "Too many requests. Please try again in 5 seconds." },
    });
    await openAt("/projects", { firstPage: { ...firstPage, total: 60 } });
    fireEvent.click(screen.getByRole("button", { name: "Load more projects" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests");
    expect(titles()).toHaveLength(3);
    page.answer = () => ({ body: Array.from({ length: 4 }, (_, index) => project(index + 1)) });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Project 4" })).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("filters", () => {
  it("narrow the whole list, stand in the address and are cleared", async () => {
    await openAt("/projects");
    choose("Location", "turku");
    expect(await heading("2 projects found")).toBeInTheDocument();
    expect(window.location.search).toBe("?location=turku");
    choose("Experience", "senior");
    expect(await heading("1 projects found")).toBeInTheDocument();
    expect(titles()).toEqual(["Project 3"]);
    expect(window.location.search).toBe("?location=turku&experience=senior");
    choose("Location", "all");
    expect(await heading("2 projects found")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(await heading("3 projects found")).toHaveFocus();
    expect(window.location.search).toBe("");
    expect(listRequests()).toEqual(["/api/projects?limit=500"]);
  });

  it("are read from the address, with placeholders until the list is there", async () => {
    let arrive = (_: { body: unknown }) => {};
    page.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    await openAt("/projects?q=kysyntaennuste&experience=junior");
    expect(screen.getByTestId("placeholder")).toBeInTheDocument();
    expect(await heading("Loading projects…")).toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveValue("kysyntaennuste");
    expect(screen.getByLabelText("Experience")).toHaveValue("junior");
    await act(async () => arrive({ body: all }));
    expect(await heading("1 projects found")).toBeInTheDocument();
    expect(titles()).toEqual(["Kysyntäennuste"]);
  });

  it("keep the last cards, dimmed and busy, until the list is there", async () => {
    page.answer = () => new Promise(() => undefined);
    await openAt("/projects");
    choose("Location", "remote");
    await settle();
    expect(screen.getByRole("link", { name: "Project 1" }).closest("ul")).toHaveAttribute(
      "aria-busy",
      "true",
    );
    expect(await heading("Loading projects…")).toBeInTheDocument();
  });

  it("follow the back button", async () => {
    await openAt("/projects");
    choose("Location", "turku");
    await heading("2 projects found");
    act(() => {
      window.history.replaceState(null, "", "/projects");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(await heading("3 projects found")).toBeInTheDocument();
    expect(screen.getByLabelText("Location")).toHaveValue("all");
  });

  it("say when the list could not be had, and try again", async () => {
    page.answer = () => "no connection";
    await openAt("/projects?location=turku");
    expect(await screen.findByRole("alert")).toHaveTextContent("Projects could not be loaded");
    page.answer = () => ({ body: all });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await heading("2 projects found")).toBeInTheDocument();
  });
});

describe("typing", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("counts once, 500 ms after the last key", async () => {
    await openAt("/projects");
    type("data");
    await pause(searchDebounceMs - 1);
    type("data ships");
    await pause(searchDebounceMs - 1);
    expect(window.location.search).toBe("");
    await pause(1);
    expect(window.location.search).toBe("?q=data+ships");
    await pause(0);
    expect(titles()).toEqual(["Project 3"]);
  });

  it("counts at once with Enter", async () => {
    await openAt("/projects");
    type("ships");
    fireEvent.submit(screen.getByRole("searchbox"));
    expect(window.location.search).toBe("?q=ships");
  });
});

describe("nothing to show", () => {
  it("because of the filters: says so, and clears them", async () => {
    await openAt("/projects?q=nowhere");
    expect(await screen.findByText("Try adjusting your search filters...")).toBeInTheDocument();
    expect(await heading("0 projects found")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(await heading("3 projects found")).toHaveFocus();
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  it("because there is none: says so, whatever the filters", async () => {
    page.answer = () => ({ body: [] });
    await openAt("/projects?location=turku", { firstPage: { projects: [], total: 0 } });
    expect(await screen.findByText("No approved projects are currently available.")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(screen.getByText("No approved projects are currently available.")).toBeInTheDocument();
    expect(screen.getByLabelText("Location")).toHaveValue("all");
  });
});

describe("a card", () => {
  const show = async (more: Parameters<typeof card>[1] = {}) => {
    await openAt("/projects", { firstPage: { projects: [card(1, more)], total: 1 } });
    return screen.getByRole("article");
  };

  it("shows what the posting says", async () => {
    const article = await show({ urgency: "urgent" });
    for (const text of [
      "Pohjola Oy",
      "Helsinki",
      "3 months",
      "Senior",
      "Urgent",
      "A forecast of daily demand.",
      "AWS",
      "+2 more",
      "€80 - €121/hour",
    ])
      expect(within(article).getByText(text)).toBeInTheDocument();
    expect(within(article).getByText("A forecast of daily demand.")).toHaveClass("project-card-description");
  });

  it("fills in what the posting does not say", async () => {
    const article = await show({
      company: null,
      location: "",
      durationMonths: null,
      level: "unheard-of" as never,
      budget: null,
      moreSkills: 0,
    });
    for (const text of ["Company", "Remote", "Duration TBD", "Any Level", "Budget: Negotiable"])
      expect(within(article).getByText(text)).toBeInTheDocument();
    expect(article).not.toHaveTextContent("more");
    expect(article).not.toHaveTextContent("Flexible");
  });

  it.each([
    [{ type: "hourly", min: 80, max: 120 }, "€80 - €120/hour"],
    [{ type: "fixed", min: 5000, max: 12_000 }, "€5,000 - €12,000 (Fixed)"],
    [null, "Budget: Negotiable"],
  ] as const)("writes the budget %j as '%s'", async (budget, text) => {
    expect(within(await show({ budget })).getByText(text)).toBeInTheDocument();
  });
});

it("reads the title in a button aloud in the language of the project", async () => {
  await openAt("/projects", {
    firstPage: { projects: [card(1), { ...card(2), textLanguage: "fi" }], total: 2 },
  });
  const title = (name: string) => within(screen.getByRole("button", { name })).getByText(/^Project/);
  expect(title("Apply Now to Project 2")).toHaveAttribute("lang", "fi");
  expect(title("Apply Now to Project 1")).not.toHaveAttribute("lang");
});

it("opens the application of its project, and afterwards says that it was sent", async () => {
  page.answer = ({ method }) =>
    method === "POST" ? { status: 201, body: { id: 7, status: "pending" } } : { body: all };
  await openAt("/projects");
  const button = screen.getByRole("button", { name: "Apply Now to Project 2" });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription("Project 2");
  for (const [label, value] of [
    ["Full Name", "Åsa Mäkelä"],
    ["Email Address", "asa@example.fi"],
    ["Cover Letter", "We forecast demand."],
  ])
    fireEvent.change(screen.getByLabelText(label as string), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Submit Application" }));
  expect(await screen.findByText("Application sent")).toBeInTheDocument();
  expect(toastNow()).toEqual({
    title: "Application Submitted",
    description: "Your project application has been submitted successfully!",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Apply Now to Project 2" })).toBeNull();
  expect(screen.getByRole("link", { name: "Project 2" })).toHaveFocus();
});

it("says where the signed-in person has applied, in place of a form; not where a guest has in their name", async () => {
  page.user = { isAuthenticated: true };
  const createdAt = "2027-02-03T12:00:00Z";
  page.answer = ({ path }) =>
    path === "/api/expert/applications"
      ? {
          body: [
            { project: { id: 2 }, createdAt, canReplace: false },
            { project: { id: 1 }, createdAt, canReplace: true },
          ],
        }
      : { body: all };
  await openAt("/projects");
  expect(await screen.findByText(/^Applied on Feb 3, 2027|^Applied on 3 Feb 2027/)).toHaveTextContent(
    /see it$/,
  );
  expect(screen.getByRole("link", { name: "see it" })).toHaveAttribute("href", "/expert-dashboard");
  expect(screen.queryByRole("button", { name: "Apply Now to Project 2" })).toBeNull();
  expect(screen.getByRole("button", { name: "Apply Now to Project 1" })).toBeInTheDocument();
});
