import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { searchDebounceMs } from "@/lib/client/use-debounced";
import { filterNames } from "@/lib/features/experts/search-params";
import { act, render, screen, within } from "@/tests/support/testing-library";
import { browserProps, foundExpert, skills } from "./browser-fixtures";
import { ExpertBrowser, type ExpertBrowserProps } from "./expert-browser";

const routerParams = new URLSearchParams();
/** What hearts ask for is tested with them: for guests, nothing. */
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: false, isAdmin: false }, isLoading: false }),
}));
jest.mock("next/navigation", () => ({ useSearchParams: () => routerParams }));

type Answer = { status?: number; body: unknown; total?: number; link?: string };
const requests: { method: string; path: string; body: unknown }[] = [];
let answer: (path: string) => Answer | Promise<Answer>;

/** jsdom has no fetch; what the client reads of an answer is little. */
function fakeFetch(path: string, init: RequestInit): Promise<Partial<Response>> {
  requests.push({
    method: init.method ?? "GET",
    path,
    body: init.body ? JSON.parse(String(init.body)) : undefined,
  });
  return Promise.resolve(answer(path)).then(({ status = 200, body, total, link }) => {
    const headers = new Map(
      [
        ["X-Total-Count", total],
        ["Link", link],
      ].map(([name, value]) => [name, value?.toString()]),
    );
    return {
      ok: status < 400,
      status,
      statusText: "",
      headers: { get: (name: string) => headers.get(name) ?? null } as Headers,
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  });
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole("heading", { name: /Experts Found/ });
const search = () => screen.getByRole("searchbox", { name: "Search experts" });
const openAt = async (address: string, props: Partial<ExpertBrowserProps> = {}) => {
  window.history.replaceState(null, "", address);
  render(<ExpertBrowser {...browserProps} {...props} />);
  await wait(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  requests.length = 0;
  answer = (path) => (path === "/api/skills" ? { body: skills } : { body: [foundExpert(7)], total: 1 });
  Object.defineProperty(window, "fetch", { value: fakeFetch, configurable: true });
});

afterEach(() => jest.useRealTimers());

describe("the first experts", () => {
  it("are the server's, without a request", async () => {
    await openAt("/");
    expect(heading()).toHaveTextContent("156 Experts Found");
    expect(screen.getByRole("link", { name: "Aino 1." })).toHaveAttribute("href", "/expert/1");
    expect(screen.getByRole("link", { name: "Book Meeting with Aino 1." })).toHaveAttribute(
      "href",
      "/book-meeting?expert=1",
    );
    expect(screen.getAllByText("+2 more")).toHaveLength(2);
    expect(screen.getAllByText("€96")).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it("can be booked unless busy, and then the reason is given", async () => {
    await openAt("/");
    const busy = screen.getByRole("button", { name: "Unavailable" });
    expect(busy).toBeDisabled();
    expect(busy).toHaveAccessibleDescription("Fully booked at the moment");
    expect(screen.queryByRole("link", { name: "Book Meeting with Aino 2." })).toBeNull();
  });

  it("are followed by the next ones, and focus goes on to them", async () => {
    await openAt("/");
    answer = () => ({ body: [foundExpert(3)], total: 156 });
    await user.click(screen.getByRole("button", { name: "Load more experts" }));
    await wait(0);
    expect(requests).toEqual([
      { method: "GET", path: "/api/experts?limit=24&cursor=second&scope=public", body: undefined },
    ]);
    expect(screen.getByRole("link", { name: "Aino 3." })).toHaveFocus();
    expect(screen.getByText("Showing 3 of 156")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Load more experts" })).toBeNull();
  });
});

describe("a page rendered with filters", () => {
  const found = {
    ...browserProps.firstPage,
    total: 2,
    nextCursor: null,
    filters: { skills: ["python"], availability: "available" as const },
  };

  it("has them and their experts at once, without a request", async () => {
    const page = renderToString(<ExpertBrowser {...browserProps} firstPage={found} />);
    expect(page).toContain('href="/expert/1"');
    expect(page).toMatch(/<input[^>]*name="skill"[^>]*checked=""[^>]*value="python"/);
    await openAt("/experts?skill=python&availability=available", { firstPage: found });
    expect(screen.getByRole("checkbox", { name: /Python/ })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Availability" })).toHaveValue("available");
    expect(heading()).toHaveTextContent("2 Experts Found");
    expect(requests).toEqual([]);
  });

  it("asks for the others when they are taken away", async () => {
    await openAt("/experts?skill=python&availability=available", { firstPage: found, pageSize: 12 });
    await user.click(screen.getByRole("button", { name: "Clear all" }));
    await wait(0);
    expect(requests).toEqual([
      { method: "GET", path: "/api/experts?limit=12&scope=public", body: undefined },
    ]);
    expect(window.location.pathname + window.location.search).toBe("/experts");
  });

  it("works as a form without a script", () => {
    const page = new DOMParser().parseFromString(
      renderToString(<ExpertBrowser {...browserProps} firstPage={found} />),
      "text/html",
    );
    const form = page.querySelector<HTMLFormElement>("form#expert-search");
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/experts", "get"]);
    // What a press on its button sends.
    const names = [...page.querySelectorAll<HTMLInputElement>("[form=expert-search][name], form [name]")];
    expect([...new Set(names.map(({ name }) => name))].sort()).toEqual(Object.values(filterNames).sort());
    expect(page.querySelectorAll("button[type=submit][form=expert-search]")).toHaveLength(1);
  });
});

describe("an excerpt", () => {
  it("shows the first page and leads to all of them, with the same filters", async () => {
    await openAt("/", { isExcerpt: true, pageSize: 6 });
    expect(screen.queryByRole("button", { name: "Load more experts" })).toBeNull();
    expect(screen.getByRole("link", { name: "See all 156" })).toHaveAttribute("href", "/experts");
    answer = () => ({ body: [foundExpert(7)], total: 40, link: '</x?cursor=c>; rel="next"' });
    await user.type(search(), "data{Enter}");
    await wait(0);
    expect(requests.at(-1)?.body).toEqual({ query: "data", limit: 6 });
    expect(window.location.href).toMatch(/\/\?q=data$/);
    expect(screen.getByRole("link", { name: "See all 40" })).toHaveAttribute("href", "/experts?q=data");
  });
});

describe("typing", () => {
  it("searches once, 500 ms after the last key", async () => {
    await openAt("/");
    await user.type(search(), "data");
    await wait(searchDebounceMs - 1);
    await user.type(search(), " eng");
    await wait(searchDebounceMs - 1);
    expect(requests).toEqual([]);
    await wait(1);
    expect(requests).toEqual([
      { method: "POST", path: "/api/experts/search", body: { query: "data eng", limit: 24 } },
    ]);
    await wait(0);
    expect(heading()).toHaveTextContent(/^1 Experts Found$/);
    expect(window.location.search).toBe("?q=data+eng");
  });

  it("keeps what was typed while the trimmed text is searched", async () => {
    await openAt("/");
    await user.type(search(), "machine ");
    await wait(searchDebounceMs);
    expect(search()).toHaveValue("machine ");
    expect(window.location.search).toBe("?q=machine");
  });

  it("searches at once on Enter, and not again after the pause", async () => {
    await openAt("/");
    await user.type(search(), "enter{Enter}");
    expect(requests).toHaveLength(1);
    await wait(searchDebounceMs);
    expect(requests).toHaveLength(1);
  });

  it("keeps the last results, dimmed and busy, until the next are there", async () => {
    await openAt("/");
    let arrive = (_: Answer) => {};
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    await user.type(search(), "slow{Enter}");
    const list = screen.getByRole("link", { name: "Aino 1." }).closest("ul");
    expect(list).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByTestId("placeholder")).toBeNull();
    arrive({ body: [foundExpert(9)], total: 1 });
    await wait(0);
    expect(screen.queryByRole("link", { name: "Aino 1." })).toBeNull();
    expect(screen.getByRole("link", { name: "Aino 9." }).closest("ul")).toHaveAttribute("aria-busy", "false");
  });
});

describe("the skills filter", () => {
  const group = () => screen.getByRole("group", { name: "Skills" });
  const boxes = () => within(group()).getAllByRole("checkbox");

  it("shows 6 items, all of them on demand, and 6 again", async () => {
    await openAt("/");
    expect(boxes()).toHaveLength(6);
    await user.click(screen.getByRole("button", { name: "Show 2 More" }));
    await wait(0);
    expect(requests).toEqual([{ method: "GET", path: "/api/skills", body: undefined }]);
    expect(boxes()).toHaveLength(8);
    await user.click(screen.getByRole("button", { name: "Show Less" }));
    expect(boxes()).toHaveLength(6);
  });

  it("finds a skill, and keeps a chosen one in sight", async () => {
    await openAt("/");
    await user.click(screen.getByRole("button", { name: /Show \d More/ }));
    await user.type(within(group()).getByRole("searchbox", { name: "Search skills" }), "RUS");
    expect(boxes()).toHaveLength(1);
    await user.click(within(group()).getByRole("checkbox", { name: /Rust/ }));
    await user.click(screen.getByRole("button", { name: "Show Less" }));
    expect(boxes()).toHaveLength(7);
    expect(within(group()).getByRole("checkbox", { name: /Rust/ })).toBeChecked();
    expect(screen.getByRole("button", { name: "Show 1 More" })).toBeInTheDocument();
  });
});

describe("nothing found", () => {
  it("says so, invites, and offers to clear the filters", async () => {
    answer = () => ({ body: [], total: 0 });
    await openAt("/?q=nobody");
    expect(heading()).toHaveTextContent("0 Experts Found");
    expect(screen.getByRole("heading", { name: "No experts found" })).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your search criteria or filters.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Invite an expert to join" })).toHaveAttribute(
      "href",
      "/join-experts",
    );
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    expect(heading()).toHaveTextContent("156 Experts Found");
    expect(search()).toHaveValue("");
    expect(window.location.search).toBe("");
  });
});

describe("a failure", () => {
  it("is told with a retry that works", async () => {
    answer = () => ({ status: 500, body: { message: "Something went wrong.", code: "internal" } });
    await openAt("/?q=broken");
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch experts");
    answer = () => ({ body: [foundExpert(5)], total: 1 });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await wait(0);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("link", { name: "Aino 5." })).toBeInTheDocument();
  });

  it("of the next page leaves the cards and can be tried again", async () => {
    answer = (path) =>
      path.endsWith("/search")
        ? { body: [foundExpert(11)], total: 2, link: '</x?cursor=c>; rel="next"' }
        : { body: [] };
    await openAt("/?q=pages");
    answer = () => ({ status: 429, body: { message: "Too many requests. Please try again in 20 seconds." } });
    await user.click(screen.getByRole("button", { name: "Load more experts" }));
    await wait(0);
    expect(screen.getByRole("alert")).toHaveTextContent("Too many requests. Please try again in 20 seconds.");
    expect(screen.getByRole("link", { name: "Aino 11." })).toBeInTheDocument();
    answer = () => ({ body: [foundExpert(12)], total: 2 });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await wait(0);
    expect(requests.at(-1)?.body).toEqual({ query: "pages", limit: 24, cursor: "c" });
    expect(screen.getByRole("link", { name: "Aino 12." })).toBeInTheDocument();
  });
});

describe("the address", () => {
  const shared =
    "/?q=lead&skill=rust&experience=5&rate=120&availability=next_week&arrangement=remote&location=Pori&budget=100_200&timeline=flexible";

  it("opens the browser with its filters, placeholders first", async () => {
    let arrive = (_: Answer) => {};
    answer = (path) =>
      path === "/api/skills"
        ? { body: skills }
        : new Promise((resolve) => {
            arrive = resolve;
          });
    await openAt(shared);
    expect(screen.getByTestId("placeholder")).toBeInTheDocument();
    arrive({ body: [foundExpert(21)], total: 1 });
    await wait(0);
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      query: "lead",
      skills: ["rust"],
      minExperience: 5,
      maxHourlyRate: 120,
      availability: "next_week",
      workArrangement: ["remote"],
      location: "Pori",
      budgetRange: "100_200",
      projectTimeline: "flexible",
      limit: 24,
    });
    expect(search()).toHaveValue("lead");
    expect(screen.getByRole("combobox", { name: "Location" })).toHaveValue("Pori");
    expect(screen.getByRole("combobox", { name: "Minimum experience" })).toHaveValue("5");
    expect(screen.getByRole("textbox", { name: "Maximum hourly rate" })).toHaveValue("120");
    expect(screen.getByRole("button", { name: "Remove filter: Rust" })).toBeInTheDocument();
    expect(
      within(screen.getByRole("region", { name: "Active filters" })).getAllByRole("button"),
    ).toHaveLength(10);
  });

  it("asks for everybody who works in the chosen languages", async () => {
    await openAt("/?language=fi");
    expect(screen.getByRole("checkbox", { name: /^Finnish/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^German/, hidden: true })).not.toBeVisible();
    await user.click(screen.getByText("Other languages"));
    await user.click(screen.getByRole("checkbox", { name: /^German/ }));
    expect(window.location.search).toBe("?language=fi&language=de");
    await wait(0);
    expect(requests.findLast(({ path }) => path === "/api/experts/search")?.body).toMatchObject({
      languages: ["fi", "de"],
    });
    await user.click(screen.getByRole("button", { name: "Remove filter: Works in Finnish" }));
    expect(window.location.search).toBe("?language=de");
  });

  it("shows a rarer language that it names", async () => {
    await openAt("/?language=de");
    expect(screen.getByRole("checkbox", { name: /^German/ })).toBeVisible();
  });

  it("loses the skill with its chip, and the back button brings it back", async () => {
    await openAt("/?skill=python&availability=available");
    await user.click(screen.getByRole("button", { name: "Remove filter: Python" }));
    expect(window.location.search).toBe("?availability=available");
    expect(heading()).toHaveFocus();
    const returned = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await act(() => Promise.all([returned, jest.advanceTimersByTimeAsync(100)]));
    expect(window.location.search).toBe("?skill=python&availability=available");
    expect(screen.getByRole("checkbox", { name: /Python/ })).toBeChecked();
  });

  it.each(["all", "any"])("drops a filter that is set to %j", async (cleared) => {
    const name = cleared === "all" ? "Location" : "Availability";
    await openAt(cleared === "all" ? "/?location=Espoo" : "/?availability=available");
    await user.selectOptions(screen.getByRole("combobox", { name }), cleared);
    expect(window.location.search).toBe("");
  });
});
