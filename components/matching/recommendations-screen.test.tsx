import { QueryClientProvider } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { getToast } from "@/lib/client/toast";
import { act, render, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  answers,
  calls,
  expert,
  expertMatch,
  project,
  projectMatch,
  startAnew,
  wantsReducedMotion,
} from "./matching-test-kit";
import { RecommendationsScreen } from "./recommendations-screen";
// Loaded beforehand, what the screen loads later is there at once.
import "@/components/project-applications/apply-dialog";
import "@/components/postings/form/market-panel";
import "@/components/postings/form/posting-dialog";
import "./company-mode";
import "./custom-project";
import "./expert-mode";

let mockUser: { isAuthenticated: boolean; isAdmin: boolean; expertId?: number; email?: string };
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: mockUser, isLoading: false }),
}));
/** The router's copy of the address: the same object until it moves. */
const mockParams = new URLSearchParams();
jest.mock("next/navigation", () => ({
  useSearchParams: () => mockParams,
  useRouter: () => ({ push: jest.fn() }),
}));
/** A cache for each test. */
let mockClient = {} as import("@tanstack/react-query").QueryClient;
jest.mock("@/lib/client/query-client", () => ({
  ...jest.requireActual("@/lib/client/query-client"),
  QueryProvider: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={mockClient}>{children}</QueryClientProvider>
  ),
}));

const aino = expert(7, "Aino A.", { title: "ML engineer" });
const eero = expert(8, "Eero K.", { title: "Data engineer", availability: "busy" });
const pipelines = project(3, "Quiet pipelines");
const chat = project(4, "Chat for a bank", { customerCompany: null, urgency: "urgent" });

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const address = () => window.location.pathname + window.location.search;
const titles = () =>
  screen.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);

/** Shows the page at an address, with what it loads at once. */
async function open(query = "") {
  window.history.replaceState(null, "", `/recommendations${query}`);
  const view = render(<RecommendationsScreen />);
  await act(async () => {});
  return view;
}

beforeEach(() => {
  mockUser = { isAuthenticated: false, isAdmin: false };
  mockClient = jest.requireActual("@/lib/client/query-client").createQueryClient();
  startAnew();
  wantsReducedMotion(true);
});

describe("roles", () => {
  it("asks for a role first, and asks the server nothing", async () => {
    await open();
    expect(button("I'm an Expert")).toBeVisible();
    expect(button("I'm a Company")).toBeVisible();
    expect(button("Post a Project & Find Experts")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change Role" })).toBeNull();
    expect(calls).toEqual([]);
  });

  it("keeps the role in the address; 'Change Role' resets role, mode and selections", async () => {
    answers({ "GET /api/projects/3": pipelines, "POST /api/projects/3/expert-recommendations": [] });
    await open("?role=company&mode=existing-project&project=3&applied=true");
    await screen.findByText("No matching experts found. Try adjusting your project requirements.");
    await user.click(button("Change Role"));
    expect(address()).toBe("/recommendations");
    expect(screen.getByRole("heading", { name: "Who are you looking as?" })).toHaveFocus();
    await user.click(button("I'm a Company"));
    expect(address()).toBe("/recommendations?role=company");
    expect(await screen.findByRole("button", { name: /Browse Existing Projects/ })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    expect(screen.getByRole("heading", { name: "Experts for your project" })).toHaveFocus();
  });

  it("goes back where somebody came from", async () => {
    await open();
    await user.click(button("I'm an Expert"));
    await screen.findByText("Choose an expert profile to see the projects that fit it.");
    act(() => window.history.back());
    expect(await screen.findByRole("button", { name: "I'm an Expert" })).toBeVisible();
  });

  it("opens the company role with the post dialog for ?postProject=true, and takes it out of the address", async () => {
    await open("?postProject=true");
    const before = window.history.length;
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(address()).toBe("/recommendations?role=company");
    expect(window.history.length).toBe(before);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "Experts for your project" })).toHaveFocus();
  });

  it("opens the post dialog from the first question and from the company role", async () => {
    await open();
    await user.click(button("Post a Project & Find Experts"));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Experts for your project" })).toHaveFocus(),
    );
    await user.click(button("Post New Project"));
    expect(await screen.findByRole("dialog")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Post New Project")).toHaveFocus());
  });
});

describe("the expert role", () => {
  const path = "POST /api/experts/7/recommendations";

  it("finds profiles by typing, shows the chosen one and its projects with scores and reasons", async () => {
    answers({
      "GET /api/experts?limit=24&scope=public": [eero],
      "POST /api/experts/search": [aino],
      "GET /api/experts/7": aino,
      [path]: [projectMatch(pipelines, 90, 80, 100), projectMatch(chat, 40, 100, 20)],
    });
    await open("?role=expert");
    const select = await screen.findByRole("combobox", { name: "Expert profile" });
    expect(calls).toEqual([]);
    await user.click(select);
    expect(await screen.findByRole("option", { name: /^Eero K. - Data engineer/ })).toBeVisible();
    await user.type(select, "aino");
    await user.click(await screen.findByRole("option", { name: /^Aino A. - ML engineer/ }));
    expect(address()).toBe("/recommendations?role=expert&expert=7");
    expect(await screen.findByText("7 years")).toBeVisible();
    expect(screen.getByText("Hourly rate").nextSibling).toHaveTextContent("€95/hour");
    expect(await screen.findByText("Recommended projects: 2")).toBeVisible();
    expect(calls).toContainEqual({ request: path, body: { limit: 5, includeApplied: false } });
    const [card] = screen.getAllByRole("article");
    expect(within(card!).getByRole("link", { name: "Quiet pipelines" })).toHaveAttribute(
      "href",
      "/projects/3",
    );
    expect(within(card!).getByText("89%")).toBeVisible();
    expect(within(card!).getByText("Excellent match")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to your expert profile" })).toHaveAttribute(
      "href",
      "/expert-profile",
    );
  });

  it("takes the signed-in expert's own profile without a list", async () => {
    mockUser = { isAuthenticated: true, isAdmin: false, expertId: 7, email: "aino@example.com" };
    answers({ "GET /api/experts/7": aino, [path]: [] });
    await open("?role=expert");
    expect(await screen.findByText("Your profile")).toBeVisible();
    expect(
      await screen.findByText(
        "No matching projects found. Try adjusting your preferences or check back later.",
      ),
    ).toBeVisible();
    expect(calls.map(({ request }) => request).sort()).toEqual(["GET /api/experts/7", path]);
  });

  it("asks again with applied projects", async () => {
    answers({ "GET /api/experts/7": aino, [path]: [projectMatch(pipelines, 90, 80, 100)] });
    await open("?role=expert&expert=7");
    await screen.findByRole("article");
    await user.click(screen.getByRole("checkbox", { name: /Include applied projects/ }));
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ request: path, body: { limit: 5, includeApplied: true } }),
    );
    expect(address()).toContain("applied=true");
  });

  it("asks for more: 5, 20, 50", async () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      projectMatch(project(index + 1, `P ${index}`), 90 - index, 50, 50),
    );
    answers({
      "GET /api/experts/7": aino,
      [path]: (body: { limit: number }) => many.slice(0, body.limit),
    });
    await open("?role=expert&expert=7");
    for (const shown of [5, 20, 50]) {
      await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(shown));
      if (shown < 50) await user.click(button("Show more"));
    }
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says that there is no such profile", async () => {
    await open("?role=expert&expert=99");
    expect(await screen.findByText("No such profile")).toBeVisible();
    expect(screen.queryByText("Recommended projects")).toBeNull();
  });

  it("applies without checks of its own, and says what the documents say when it fails", async () => {
    answers({ "GET /api/experts/7": aino, [path]: [projectMatch(pipelines, 90, 80, 100)] });
    await open("?role=expert&expert=7");
    await user.click(await screen.findByRole("button", { name: "Apply Now to Quiet pipelines" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Submit Application" }));
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: "Application Failed",
        description: "There was an error submitting your application. Please try again.",
      }),
    );
    expect(calls.at(-1)?.request).toBe("POST /api/project-applications");
    expect(dialog).toBeVisible();
  });

  it("marks what was applied to and asks for the list again", async () => {
    answers({
      "GET /api/experts/7": aino,
      [path]: [projectMatch(pipelines, 90, 80, 100)],
      "POST /api/project-applications": { id: 1, status: "pending" },
    });
    await open("?role=expert&expert=7");
    await user.click(await screen.findByRole("button", { name: "Apply Now to Quiet pipelines" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/Full Name/), "Aino Aalto");
    await user.type(within(dialog).getByLabelText(/Email/), "aino@example.com");
    await user.type(within(dialog).getByLabelText(/Cover Letter/), "Hei!");
    await user.click(within(dialog).getByRole("button", { name: "Submit Application" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(getToast()).toMatchObject({ title: "Application Submitted" });
    expect(await screen.findByText("Application sent")).toBeVisible();
    await waitFor(() => expect(calls.filter(({ request }) => request === path)).toHaveLength(2));
  });
});

describe("an existing project", () => {
  const path = "POST /api/projects/3/expert-recommendations";
  const chosen = "?role=company&mode=existing-project&project=3";

  it("is chosen from the open ones, shows its details and the experts who fit it", async () => {
    answers({
      "GET /api/projects?limit=500": [pipelines, chat],
      "GET /api/projects/3": pipelines,
      [path]: [expertMatch(aino, 90, 80, 100), expertMatch(eero, 40, 100, 20)],
    });
    await open("?role=company");
    await user.click(await screen.findByRole("button", { name: /Browse Existing Projects/ }));
    expect(screen.getByText("Choose a project to see the experts who fit it.")).toBeVisible();
    const select = screen.getByRole("combobox", { name: "Project" });
    await user.click(select);
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    await user.type(select, "quiet");
    await user.click(screen.getByRole("option", { name: /Quiet pipelines/ }));
    expect(address()).toBe(`/recommendations${chosen}`);
    expect(await screen.findByText("Recommended experts: 2")).toBeVisible();
    expect(await screen.findByText("€80 - €120/hour")).toBeVisible();
    expect(calls).toContainEqual({ request: path, body: { limit: 5, includeApplied: false } });
    expect(screen.getByRole("link", { name: "Compare the best 2 side by side" })).toHaveAttribute(
      "href",
      `/compare?experts=7,${eero.id}&project=3`,
    );
    const [first, second] = screen.getAllByRole("article");
    expect(within(first!).getByRole("link", { name: "Aino A." })).toHaveAttribute("href", "/experts/7");
    expect(within(first!).getByRole("link", { name: /^Book Meeting/ })).toHaveAttribute(
      "href",
      "/book-meeting?expert=7",
    );
    expect(within(second!).getByRole("button", { name: "Book Meeting" })).toBeDisabled();
    expect(within(second!).getByRole("button", { name: "Book Meeting" })).toHaveAccessibleDescription(
      "Fully booked at the moment",
    );
  });

  it("includes applied experts when asked to", async () => {
    answers({ "GET /api/projects/3": pipelines, [path]: [] });
    await open(chosen);
    await screen.findByText("No matching experts found. Try adjusting your project requirements.");
    await user.click(screen.getByRole("checkbox", { name: /Include applied experts/ }));
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ request: path, body: { limit: 5, includeApplied: true } }),
    );
  });

  it("shows the server's message when it fails, never tries again by itself, and does when asked", async () => {
    let isDown = true;
    answers({
      "GET /api/projects/3": pipelines,
      [path]: () =>
        isDown ? { status: 429, body: { message: "Too many requests. Try again in 40 seconds." } } : [],
    });
    await open(chosen);
    expect(await screen.findByText("The recommendations could not be loaded")).toBeVisible();
    expect(screen.getByText("Too many requests. Try again in 40 seconds.")).toBeVisible();
    expect(calls.filter(({ request }) => request === path)).toHaveLength(1);
    isDown = false;
    await user.click(button("Try again"));
    expect(
      await screen.findByText("No matching experts found. Try adjusting your project requirements."),
    ).toBeVisible();
  });

  it("re-orders by one's own weights, keeps the official score, and resets", async () => {
    answers({
      "GET /api/projects/3": pipelines,
      [path]: [expertMatch(aino, 90, 80, 20), expertMatch(eero, 40, 100, 100)],
    });
    await open(chosen);
    await screen.findAllByRole("article");
    expect(titles()).toEqual(["Aino A.", "Eero K."]);
    const before = calls.length;
    const slide = (name: string, value: string) => {
      const slider = screen.getByRole("slider", { name });
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, value);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      });
    };
    slide("Skills", "0");
    slide("Rate", "100");
    await waitFor(() => expect(titles()).toEqual(["Eero K.", "Aino A."]));
    const [first] = screen.getAllByRole("article");
    expect(within(first!).getByText("64%")).toBeVisible();
    expect(within(first!).getByText("100% by your weights")).toBeVisible();
    expect(within(first!).getByText("No. 2 by the official score")).toBeVisible();
    expect(screen.getByText("Re-ordered by your weights: Eero K. comes first.")).toHaveAttribute(
      "role",
      "status",
    );
    await user.click(button("Reset weights"));
    await waitFor(() => expect(titles()).toEqual(["Aino A.", "Eero K."]));
    expect(screen.getByText("The documented weights are in use.")).toBeVisible();
    expect(calls).toHaveLength(before);
  });

  it("opens the whole arithmetic of a score", async () => {
    answers({ "GET /api/projects/3": pipelines, [path]: [expertMatch(aino, 90, 80, 20)] });
    await open(chosen);
    const card = await screen.findByRole("article");
    expect(within(card).getByText("Airflow")).toBeVisible();
    expect(within(card).getByText("Evidence of Airflow (up to +9 points)")).toBeVisible();
    await user.click(within(card).getByText("How 77% comes about"));
    expect(within(card).getByText("Rate reason 20.")).toBeVisible();
    expect(within(card).getByText("Weight 15%, gives 3.0 points")).toBeVisible();
    expect(within(card).getByRole("link", { name: "How matching works" })).toHaveAttribute(
      "href",
      "/how-matching-works",
    );
  });
});

describe("a custom project", () => {
  const path = "POST /api/custom-project-matching";
  const chosen = "?role=company&mode=custom-project";

  async function describe() {
    await user.type(await screen.findByLabelText(/Project Title/), "RAG for a bank");
    const skills = screen.getByLabelText(/^Required Skills/);
    await user.type(skills, "Python{Enter}");
  }
  const find = () => user.click(button("Find Experts"));

  it("is matched only after 'Find Experts', with the whole form", async () => {
    answers({ [path]: [expertMatch(aino, 90, 80, 100)] });
    await open(chosen);
    expect(
      await screen.findByText('Click "Find Experts" to get AI-powered recommendations for your project.'),
    ).toBeVisible();
    await describe();
    expect(calls.filter(({ request }) => request === path)).toEqual([]);
    await find();
    expect(
      await screen.findByRole("heading", { name: "Recommended experts for “RAG for a bank”" }),
    ).toBeVisible();
    const sent = calls.find(({ request }) => request === path)?.body as Record<string, unknown>;
    expect(sent).toMatchObject({ limit: 5, includeApplied: false });
    expect(sent.project).toMatchObject({
      title: "RAG for a bank",
      requiredSkills: ["Python"],
      personalityMatchingWeight: 20,
    });
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: /Recommended experts for/ })).toHaveFocus(),
    );
    await user.click(button("Change the project"));
    expect(screen.getByLabelText(/Project Title/)).toHaveValue("RAG for a bank");
  });

  it("shows the overlay while the answer is on its way, and forgets it when cancelled", async () => {
    answers({ [path]: () => new Promise(() => {}) });
    await open(chosen);
    await describe();
    await find();
    const overlay = await screen.findByRole("dialog", { name: "Finding your experts" });
    expect(within(overlay).getByText("Scanning 500+ AI experts")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText(/Project Title/)).toHaveValue("RAG for a bank");
    expect(screen.queryByText(/Recommended experts/)).toBeNull();
    await waitFor(() => expect(button("Find Experts")).toHaveFocus());
  });

  it("ends the overlay when matching fails, says why, and keeps what was typed", async () => {
    wantsReducedMotion(false);
    answers({
      [path]: { status: 500, body: { message: "Something went wrong on our side. Please try again." } },
    });
    await open(chosen);
    await describe();
    await find();
    expect(await screen.findByText("Something went wrong on our side. Please try again.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(button("Change the project"));
    expect(screen.getByLabelText(/Project Title/)).toHaveValue("RAG for a bank");
  });

  it("has its results again when somebody comes back", async () => {
    answers({ [path]: [expertMatch(aino, 90, 80, 100)] });
    const first = await open(chosen);
    await describe();
    await find();
    await screen.findByRole("article");
    first.unmount();
    await open(chosen);
    expect(await screen.findByRole("article")).toBeVisible();
    expect(calls.filter(({ request }) => request === path)).toHaveLength(1);
  });
});
