import { QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { handOverBrief } from "@/lib/client/handed-brief";
import { takeHandedQuestion } from "@/lib/client/handed-question";
import { longestBrief } from "@/lib/features/briefs/schemas";
import { act, fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { answers, calls, expert, expertMatch, startAnew, wantsReducedMotion } from "./matching-test-kit";
import { RecommendationsScreen } from "./recommendations-screen";
// Loaded beforehand, what the screen loads later is there at once.
import "@/components/postings/form/market-panel";
import "@/components/postings/form/posting-dialog";
import "./read-wishes";
import "./wish-results";

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: false, isAdmin: false }, isLoading: false }),
}));
const mockParams = new URLSearchParams();
jest.mock("next/navigation", () => ({
  useSearchParams: () => mockParams,
  useRouter: () => ({ push: jest.fn() }),
}));
let mockClient = {} as import("@tanstack/react-query").QueryClient;
jest.mock("@/lib/client/query-client", () => ({
  ...jest.requireActual("@/lib/client/query-client"),
  QueryProvider: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={mockClient}>{children}</QueryClientProvider>
  ),
}));

const path = "POST /api/wish-matching";
const people = ["Aino A.", "Bertil B.", "Cilla C.", "Daniel D."].map((name, index) =>
  expertMatch(expert(index + 7, name, { title: "ML engineer" }), 90 - index, 80, 100),
);
const answer = (musts: object[] = [], matches = people) => ({
  ...{ matches, total: 156, left: 12, musts },
  unearned: [] as string[],
});
const nothing = {
  ...{ title: null, description: null, requiredSkills: null, experienceRequired: null, industry: null },
  ...{ workArrangement: null, location: null, urgency: null, startDate: null, durationMonths: null },
  ...{ hoursPerWeek: null, budgetType: null, hourlyRateMin: null, hourlyRateMax: null, fixedBudgetMin: null },
  ...{
    fixedBudgetMax: null,
    optionalSkills: [],
    neededSkills: [],
    evidence: {},
    source: "built-in",
    model: null,
  },
};
const reading = { ...nothing, requiredSkills: ["Python", "RAG"], hourlyRateMax: 120, location: "Tampere" };

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const address = () => window.location.pathname + window.location.search;
const field = () => screen.getByLabelText(/^Who do you need\?/);
const asked = () => calls.filter(({ request }) => request === path).map(({ body }) => body);

async function open(query = "") {
  window.history.replaceState(null, "", `/recommendations${query}`);
  const view = render(<RecommendationsScreen />);
  await act(async () => {});
  return view;
}

beforeEach(() => {
  mockClient = jest.requireActual("@/lib/client/query-client").createQueryClient();
  startAnew();
  wantsReducedMotion(true);
});

describe("the text field", () => {
  it("turns words into wishes, an address and results, and keeps the role choice below", async () => {
    answers({ "POST /api/read-brief": reading, [path]: answer() });
    await open();
    fireEvent.change(field(), { target: { value: "Python and RAG in Tampere, at most 120 €/h" } });
    await user.click(button("Show who fits"));
    expect(await screen.findByRole("heading", { name: "What we understood" })).toHaveFocus();
    expect(address()).toBe("/recommendations?skill=Python&skill=RAG&rate=120%21&place=tampere");
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    expect(asked()).toEqual([
      {
        limit: 5,
        wishes: [
          { kind: "skill", value: "Python", isMust: false },
          { kind: "skill", value: "RAG", isMust: false },
          { kind: "rate", value: "120", isMust: true },
          { kind: "place", value: "tampere", isMust: false },
        ],
      },
    ]);
    expect(button("I'm a Company")).toBeVisible();
    expect(button("Must: at most €120 an hour. Make it nice to have")).toHaveTextContent("Must");
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole("heading", { name: "What we understood" })).toBeNull());
  });

  it("says what is wrong beside the field, and gives it the focus", async () => {
    answers({
      "POST /api/read-brief": (body: { text: string }) =>
        body.text === "Hello"
          ? nothing
          : { status: 429, body: { message: "Too many requests. Try again in 40 seconds." } },
    });
    await open();
    const submit = () => user.click(button("Show who fits"));
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent("Write a few words about the work first.");
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
    fireEvent.change(field(), { target: { value: "Hello" } });
    await submit();
    expect(await screen.findByText(/^We understood no skill/)).toBeVisible();
    fireEvent.change(field(), { target: { value: "Anything else" } });
    await submit();
    expect(await screen.findByText("Too many requests. Try again in 40 seconds.")).toBeVisible();
    expect(field()).toHaveValue("Anything else");
    fireEvent.change(field(), { target: { value: "a".repeat(longestBrief + 1) } });
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent("Please shorten the text to 20,000 characters.");
    expect(address()).toBe("/recommendations");
  });

  it("reads at once what the home page handed over", async () => {
    answers({ "POST /api/read-brief": reading, [path]: answer() });
    handOverBrief("Python and RAG in Tampere, at most 120 €/h");
    await open();
    expect(await screen.findByRole("heading", { name: "What we understood" })).toBeVisible();
    expect(field()).toHaveValue("Python and RAG in Tampere, at most 120 €/h");
    expect(calls[0]).toEqual({
      request: "POST /api/read-brief",
      body: { text: "Python and RAG in Tampere, at most 120 €/h" },
    });
  });
});

describe("an address with wishes", () => {
  it("shows hours, length and what is optional as chips that cannot be musts, and hands them on", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python!&hours=20&months=1&optional=Rust");
    await screen.findAllByRole("article");
    for (const label of ["20 hours a week", "1 month", "Rust, optional"]) {
      expect(button(`Change ${label}`)).toBeVisible();
      expect(
        screen.queryByRole("button", { name: new RegExp(`(?:Nice to have|Must): ${label}`) }),
      ).toBeNull();
    }
    await user.click(button("Change 20 hours a week"));
    const hours = screen.getByLabelText("Weekly hours");
    fireEvent.change(hours, { target: { value: "70" } });
    await user.click(button("Save"));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter whole hours, from 1 to 60.");
    fireEvent.change(hours, { target: { value: "30" } });
    await user.click(button("Save"));
    expect(address()).toBe("/recommendations?skill=Python%21&hours=30&months=1&optional=Rust");
    await screen.findAllByRole("article");
    const link = screen.getByRole("link", { name: "Propose a meeting about these 3" });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(takeHandedQuestion()).toContain("Python (a must); 30 hours a week; 1 month; Rust, optional");
    await user.click(button("Post this project"));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByLabelText(/^Hours per week/)).toHaveValue("30");
    expect(within(dialog).getByDisplayValue("Nice to have: Rust.")).toBeInTheDocument();
  });

  it("shows its results without a text, and leaves the focus alone", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python!&language=fi&start=2099-04-01&level=senior&work=onsite");
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    for (const label of [
      "Python",
      "works on site",
      "starts by 1 April 2099",
      "Senior (6–9 years)",
      "speaks Finnish",
    ])
      expect(button(`Change ${label}`)).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(calls.map(({ request }) => request)).toEqual([path]);
  });

  it("makes a wish a must and back, in the address too, and asks again", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python&rate=120");
    await screen.findAllByRole("article");
    await user.click(button("Nice to have: Python. Make it a must"));
    expect(address()).toBe("/recommendations?skill=Python%21&rate=120");
    expect(button(/^Must: Python/)).toHaveFocus();
    await waitFor(() => expect(asked()).toHaveLength(2));
    await user.click(button(/^Must: Python/));
    expect(address()).toBe("/recommendations?skill=Python&rate=120");
  });

  it("says what each must left out, and relaxes one with a press", async () => {
    answers({
      [path]: answer([
        { kind: "rate", value: "120", excluded: 34, alone: 5 },
        { kind: "skill", value: "Python", excluded: 0, alone: 0 },
      ]),
    });
    await open("?skill=Python!&rate=120!");
    expect(await screen.findByText("12 experts of 156 meet every must")).toBeVisible();
    expect(
      screen.getByText("at most €120 an hour: leaves out 34, of whom 5 would fit otherwise"),
    ).toBeVisible();
    expect(screen.getByText("Python: leaves out 0")).toBeVisible();
    await user.click(button(/^Make it nice to have/));
    expect(address()).toBe("/recommendations?skill=Python%21&rate=120");
    expect(screen.getByRole("heading", { name: "What we understood" })).toHaveFocus();
  });

  it("says that nobody is left, with the musts beside it", async () => {
    answers({
      [path]: { ...answer([{ kind: "rate", value: "20", excluded: 156, alone: 156 }], []), left: 0 },
    });
    await open("?rate=20!");
    expect(
      await screen.findByText("No matching experts found. Try adjusting your project requirements."),
    ).toBeVisible();
    expect(screen.getByText("0 experts of 156 meet every must")).toBeVisible();
    expect(screen.queryByText("Ask these three")).toBeNull();
  });
});

it("says which skills nobody has, and calls nobody an excellent match for them", async () => {
  const [best] = people as [(typeof people)[0]];
  const rate = { key: "rate" as const, label: "Rate", weight: 1, score: 100, reason: "Within the budget." };
  const without = { ...best, matchScore: 100, factors: [rate], missingSkills: ["Procountor"] };
  answers({ [path]: { ...answer([], [without]), unearned: ["Procountor", "Netvisor"] } });
  await open("?skill=Procountor&rate=120");
  expect(await screen.findByRole("note")).toHaveTextContent(
    "No expert names Procountor or Netvisor. The scores are of everything else.",
  );
  const card = screen.getByRole("article");
  expect(within(card).getByText("Fits apart from the skills")).toBeVisible();
  expect(within(card).queryByText("Excellent match")).toBeNull();
});

describe("changing wishes", () => {
  it("edits one in its place by keyboard, refuses nonsense, and lets go with Escape", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python!&rate=120");
    await screen.findAllByRole("article");
    await user.click(button("Change at most €120 an hour"));
    const rate = screen.getByLabelText("Highest rate (€ an hour)");
    expect(rate).toHaveFocus();
    await user.clear(rate);
    await user.type(rate, "lots{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter whole euros, from 1 to 1000.");
    expect(rate).toHaveFocus();
    await user.clear(rate);
    await user.type(rate, "95{Enter}");
    expect(address()).toBe("/recommendations?skill=Python%21&rate=95");
    await waitFor(() => expect(screen.getByRole("list", { name: "Your wishes" })).toHaveFocus());
    await user.click(button("Change Python"));
    await user.keyboard("{Escape}");
    expect(address()).toBe("/recommendations?skill=Python%21&rate=95");
  });

  it("adds and removes, and offers a single kind once", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python");
    await screen.findAllByRole("article");
    await user.click(button("Way to work"));
    await user.selectOptions(screen.getByLabelText("Way to work"), "works hybrid");
    await user.click(button("Save"));
    expect(address()).toBe("/recommendations?skill=Python&work=hybrid");
    expect(screen.queryByRole("button", { name: "Way to work" })).toBeNull();
    await user.click(button("A skill"));
    await user.type(screen.getByLabelText("A skill"), "aino@example.fi{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a short name without contact details.");
    await user.clear(screen.getByLabelText("A skill"));
    await user.type(screen.getByLabelText("A skill"), "SQL{Enter}");
    expect(address()).toBe("/recommendations?skill=Python&skill=SQL&work=hybrid");
    await user.click(button("Remove Python"));
    expect(address()).toBe("/recommendations?skill=SQL&work=hybrid");
  });
});

describe("what comes of the results", () => {
  it("asks about the best three, or fewer, in the booking form", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python!&rate=120");
    await screen.findAllByRole("article");
    const ask = screen.getByRole("region", { name: "Ask these three" });
    expect(within(ask).getAllByRole("checkbox")).toHaveLength(3);
    await user.click(within(ask).getByRole("checkbox", { name: /^Bertil B\./ }));
    const link = within(ask).getByRole("link", { name: "Propose a meeting about these 2" });
    expect(link).toHaveAttribute("href", "/book-meeting");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(takeHandedQuestion()).toBe(
      "I would like to talk about these experts:\nAino A., ML engineer (profile 7)\nCilla C., ML engineer (profile 9)\n\nWhat we need: Python (a must); at most €120 an hour.",
    );
    for (const name of [/^Aino A\./, /^Cilla C\./])
      await user.click(within(ask).getByRole("checkbox", { name }));
    expect(within(ask).getByText("Choose at least one of them.")).toBeVisible();
  });

  it("speaks of a single expert as of one", async () => {
    answers({ [path]: answer([], people.slice(0, 1)) });
    await open("?skill=Python!");
    await screen.findAllByRole("article");
    const ask = screen.getByRole("region", { name: "Ask this expert" });
    expect(ask).toHaveTextContent("goes through this profile with you, and can ask the expert for you");
    const link = within(ask).getByRole("link", { name: "Propose a meeting about this one" });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(takeHandedQuestion()).toMatch(/^I would like to talk about this expert:\nAino A\./);
    await user.click(within(ask).getByRole("checkbox"));
    expect(within(ask).getByText("Choose this expert to go on.")).toBeVisible();
  });

  it("posts the project with the wishes filled in", async () => {
    answers({ [path]: answer() });
    await open("?skill=Python!&rate=120&place=tampere&work=onsite&start=2099-04-01&language=fi");
    await screen.findAllByRole("article");
    await user.click(button("Post this project"));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByLabelText(/^Highest hourly rate/)).toHaveValue("120");
    expect(within(dialog).getByLabelText(/^Location/)).toHaveValue("Tampere");
    expect(within(dialog).getByLabelText(/^Wished start date/)).toHaveValue("2099-04-01");
    expect(within(dialog).getByLabelText(/^Additional requirements/)).toHaveValue("Finnish");
    expect(within(dialog).getByRole("button", { name: /^Remove Python/ })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button("Post this project")).toHaveFocus());
    expect(address()).toContain("skill=Python");
  });
});
