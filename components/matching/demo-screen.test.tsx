import userEvent from "@testing-library/user-event";
import { act, render, screen, within } from "@/tests/support/testing-library";
import { DemoScreen } from "./demo-screen";
import { wantsReducedMotion } from "./matching-test-kit";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.getByRole("button", { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const runningStep = () =>
  screen
    .getAllByRole("listitem")
    .find((step) => step.getAttribute("aria-current") === "step")
    ?.querySelector("p")?.firstChild?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  wantsReducedMotion(false);
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  global.fetch = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () => render(<DemoScreen />);

async function start(project = /Real-time fraud detection/) {
  await user.click(screen.getByRole("radio", { name: project }));
  await user.click(button("Start Expert Matching"));
}

it("says plainly that it is a simulation, and where the real matching is", () => {
  show();
  expect(screen.getByText("This is a simulation")).toBeVisible();
  expect(screen.getByRole("link", { name: "Match a real project" })).toHaveAttribute(
    "href",
    "/recommendations",
  );
});

it("offers four sample projects and starts only with one of them", async () => {
  show();
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  for (const industry of ["Financial Services", "Manufacturing", "Healthcare", "CleanTech"]) {
    expect(screen.getByText(industry)).toBeVisible();
  }
  expect(button("Start Expert Matching")).toHaveAccessibleDescription("Pick a sample project first.");
  await user.click(button("Start Expert Matching"));
  expect(screen.queryByText("Analyzing project requirements")).toBeNull();
});

it("runs the four steps for their times with pauses, then shows the simulated results", async () => {
  show();
  await start();
  expect(
    screen.getByRole("heading", {
      name: "Matching experts to “Real-time fraud detection for card payments”",
    }),
  ).toHaveFocus();
  expect(runningStep()).toBe("Analyzing project requirements");
  await pass(2400);
  expect(runningStep()).toBe("Analyzing project requirements");
  expect(screen.getByRole("progressbar", { name: "Step progress" })).toHaveValue(100);
  await pass(100);
  expect(runningStep()).toBe("Searching expert database");
  await pass(3500);
  expect(runningStep()).toBe("AI-powered matching");
  await pass(3000);
  expect(runningStep()).toBe("Optimizing results");
  await pass(1500);
  expect(screen.getByText("Matching Complete!")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Matching Complete!");
  await pass(999);
  expect(screen.queryByRole("article")).toBeNull();
  await pass(1);
  expect(
    screen.getByRole("heading", {
      name: "Simulated matches for “Real-time fraud detection for card payments”",
    }),
  ).toHaveFocus();
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(5);
  expect(screen.getByText("Simulated matches: 5")).toHaveAttribute("role", "status");
  expect(within(cards[0]!).getByText("95%")).toBeVisible();
  expect(within(cards[0]!).getByText(/^Exceptional match/)).toBeVisible();
  expect(within(cards[4]!).getByText("75%")).toBeVisible();
  expect(global.fetch).not.toHaveBeenCalled();
});

it("shows no moving bars to whoever wants less motion", async () => {
  wantsReducedMotion(true);
  show();
  await start();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(runningStep()).toBe("Analyzing project requirements");
});

it("can be skipped", async () => {
  show();
  await start();
  await user.click(button("Skip the animation"));
  expect(screen.getAllByRole("article")).toHaveLength(5);
});

it("tries another project", async () => {
  show();
  await start();
  await user.click(button("Skip the animation"));
  await user.click(button("Try Another Project"));
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  expect(document.activeElement).toContainElement(screen.getAllByRole("radio")[0]!);
  await start(/Energy demand forecasting/);
  await user.click(button("Skip the animation"));
  expect(screen.getByRole("heading", { name: /Energy demand forecasting/ })).toBeVisible();
});
