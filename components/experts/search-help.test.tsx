import userEvent from "@testing-library/user-event";
import type { FoundExpert, SearchCounts, SearchWords } from "@/lib/features/experts/schemas";
import { act, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { browserProps, foundExpert } from "./browser-fixtures";
import { ExpertBrowser } from "./expert-browser";

const routerParams = new URLSearchParams();
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: false, isAdmin: false }, isLoading: false }),
}));
jest.mock("next/navigation", () => ({ useSearchParams: () => routerParams }));

const requests: { path: string; body: unknown }[] = [];
let experts: FoundExpert[];
let words: SearchWords;
const counts: SearchCounts = {
  total: 12,
  skills: { python: 9, sql: 4 },
  location: { Espoo: 3 },
  availability: { available: 7 },
  workArrangement: { remote: 5 },
};

/** jsdom has no fetch; what the client reads of an answer is little. */
async function fakeFetch(path: string, init: RequestInit): Promise<Partial<Response>> {
  requests.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
  const body = path.endsWith("/counts") ? counts : experts;
  const headers = new Map([
    ["X-Total-Count", "12"],
    ["X-Search-Words", encodeURIComponent(JSON.stringify(words))],
  ]);
  return {
    ok: true,
    status: 200,
    headers: { get: (name: string) => headers.get(name) ?? null } as Headers,
    json: async () => body,
    text: async () => JSON.stringify(body),
  };
}

const user = userEvent.setup();
const openAt = async (address: string) => {
  window.history.replaceState(null, "", address);
  render(<ExpertBrowser {...browserProps} />);
  // The answer, and what is drawn of it.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const chips = () =>
  within(screen.getByRole("region", { name: "Active filters" }))
    .getAllByRole("button")
    .map((button) => button.textContent);

beforeEach(() => {
  requests.length = 0;
  experts = [foundExpert(7)];
  words = { understood: [], leftOut: [] };
  Object.defineProperty(window, "fetch", { value: fakeFetch, configurable: true });
});

it("says which words nobody has who is found, and takes them away", async () => {
  const excluded = [{ typed: "-python", words: "python" }];
  words = { understood: [], leftOut: [], excluded };
  await openAt(`/?q=${encodeURIComponent("Scala -python")}`);
  await waitFor(() => expect(chips().slice(0, 2)).toEqual(["“Scala”", "without “python”"]));
  await user.click(screen.getByRole("button", { name: /without “python”/ }));
  expect(window.location.search).toBe("?q=Scala");
});

it("shows what words were understood as, and takes it away with its words", async () => {
  words = {
    understood: [
      { field: "location", value: "Tampere", words: "Tampereella" },
      { field: "maxHourlyRate", value: 110, words: "alle 110 €" },
      { field: "workArrangement", value: "remote", words: "etänä" },
      { field: "minExperience", value: 6, words: "senior" },
      { field: "projectTimeline", value: "immediate", words: "heti" },
    ],
    leftOut: [],
  };
  await openAt(`/?q=${encodeURIComponent("senior Python Tampereella heti etänä alle 110 €")}`);
  // The first answer waits for what reads names, too.
  await waitFor(() =>
    expect(chips()).toEqual([
      "“Python”",
      "Tampere",
      "Up to €110/hour",
      "Remote",
      "6+ years",
      "Immediately",
      "Clear all",
    ]),
  );
  await user.click(screen.getByRole("button", { name: "Remove filter: Up to €110/hour" }));
  expect(new URLSearchParams(window.location.search).get("q")).toBe("senior Python Tampereella heti etänä");
  expect(screen.getByRole("searchbox", { name: "Search experts" })).toHaveValue(
    "senior Python Tampereella heti etänä",
  );
});

it("says what nobody has, and offers to describe the project instead", async () => {
  words = { understood: [], leftOut: ["Azure", "chatbot"] };
  await openAt("/?q=LLM+Azure+chatbot");
  const note = screen.getByRole("note");
  expect(note).toHaveTextContent("left out: “Azure” and “chatbot”");
  expect(within(note).getByRole("link", { name: "Describe your project instead" })).toHaveAttribute(
    "href",
    "/recommendations",
  );
});

it("says which words give way to a filter that is set, and shows them in no chip", async () => {
  words = { understood: [], leftOut: [], overruled: ["Oulu"] };
  await openAt("/?q=Power+BI+Oulu&location=Espoo");
  expect(screen.getByRole("note")).toHaveTextContent(
    "Not looked for: “Oulu”. The filter that is set counts instead.",
  );
  expect(chips()).toEqual(["“Power BI”", "Espoo", "Clear all"]);
});

it("says which words of money are not looked for", async () => {
  words = { understood: [], leftOut: [], unfiltered: ["over 80 €"] };
  await openAt("/?q=python+over+80+€");
  expect(screen.getByRole("note")).toHaveTextContent("Not looked for: “over 80 €”.");
});

it("says which skills are near one that nobody has, and what else was left out", async () => {
  words = {
    understood: [],
    leftOut: ["ChatGPT", "zeppelins"],
    near: ["LLM", "Generative AI"],
    nearTo: ["ChatGPT"],
  };
  await openAt("/?q=ChatGPT+zeppelins");
  expect(screen.getByRole("note")).toHaveTextContent(
    "Nobody has “ChatGPT” among their skills. These experts do what is near it, such as LLM and Generative AI. Left out, too: “zeppelins”.",
  );
});

it("offers the same where nobody is found, and says nothing where everything is met", async () => {
  await openAt("/?q=LLM");
  expect(screen.queryByRole("note")).toBeNull();
  experts = [];
  await user.clear(screen.getByRole("searchbox", { name: "Search experts" }));
  await user.type(screen.getByRole("searchbox", { name: "Search experts" }), "plumber{Enter}");
  expect(await screen.findByRole("link", { name: "Describe your project instead" })).toBeInTheDocument();
});

it("shows the skills that were asked for in front, marked", async () => {
  experts = [{ ...foundExpert(7), skills: ["Python", "SQL", "dbt", "Azure"], matchedSkills: ["Azure"] }];
  await openAt("/?q=azure");
  const card = screen.getByRole("link", { name: "Aino 7." }).closest("article") as HTMLElement;
  const tags = [...card.querySelectorAll(".expert-card-tags li")];
  expect(tags.map(({ textContent }) => textContent)).toEqual(["Azure", "Python", "SQL", "+1 more"]);
  expect(tags.map(({ classList }) => classList.contains("expert-card-matched"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("sorts the whole list, and forgets the order that is there anyway", async () => {
  await openAt("/");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "rate");
  expect(window.location.search).toBe("?sort=rate");
  expect(requests).toEqual([{ path: "/api/experts/search", body: { sort: "rate", limit: 24 } }]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "fit");
  expect(window.location.search).toBe("");
});

describe("the sheet of a phone", () => {
  const open = () => user.click(screen.getByRole("button", { name: "Filters (1)" }));

  it("counts each choice under the other filters, and ends with how many there are", async () => {
    await openAt("/?skill=python");
    expect(requests.map(({ path }) => path)).toEqual(["/api/experts/search"]);
    await open();
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    expect(requests.at(-1)).toEqual({ path: "/api/experts/search/counts", body: { skills: ["python"] } });
    expect(await within(sheet).findByRole("option", { name: "Espoo (3)" })).toBeInTheDocument();
    expect(within(sheet).getByRole("option", { name: "Helsinki (0)" })).toBeInTheDocument();
    expect(within(sheet).getByRole("option", { name: "Available (7)" })).toBeInTheDocument();
    expect(within(sheet).getByRole("checkbox", { name: "SQL 4 experts" })).toBeInTheDocument();
    expect(within(sheet).getByRole("checkbox", { name: "Remote 5 experts" })).toBeInTheDocument();
    await user.click(within(sheet).getByRole("button", { name: "Show 12 experts" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "12 Experts Found" })).toHaveFocus();
  });

  it("keeps the focus until it is closed", async () => {
    await openAt("/?skill=python");
    await open();
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    expect(sheet).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Show 12 experts" })).toHaveFocus();
    await user.tab();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus();
  });

  it("finds remote experts wherever they live", async () => {
    await openAt("/?location=Espoo");
    await user.click(screen.getByRole("checkbox", { name: "Include remote experts" }));
    expect(window.location.search).toBe("?location=Espoo&remote=true");
    expect(requests.at(-1)?.body).toEqual({ location: "Espoo", includeRemote: true, limit: 24 });
    expect(screen.getByRole("button", { name: "Remove filter: Include remote experts" })).toBeInTheDocument();
  });
});
