import userEvent from "@testing-library/user-event";
import { act, render, screen, within } from "@/tests/support/testing-library";
import { wantsReducedMotion } from "./matching-test-kit";
import { ProgressOverlay } from "./progress-overlay";

const [onComplete, onCancel, onClosed] = [jest.fn(), jest.fn(), jest.fn()];
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  wantsReducedMotion(false);
  for (const mock of [onComplete, onCancel, onClosed]) mock.mockReset();
});
afterEach(() => jest.useRealTimers());

const overlay = (isReady: boolean) => (
  <ProgressOverlay isReady={isReady} onComplete={onComplete} onCancel={onCancel} onClosed={onClosed} />
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const running = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .filter((step) => step.ariaCurrent ?? step.getAttribute("aria-current"));
const runningStep = () => running().map((step) => step.querySelector("p")?.firstChild?.textContent);
const status = () => screen.getByRole("status");

it("runs the four documented steps for their times, says what runs, and completes half a second after the last", async () => {
  render(overlay(true));
  expect(screen.getByRole("dialog", { name: "Finding your experts" })).toBeVisible();
  expect(screen.getByText("Scanning 500+ AI experts")).toBeVisible();
  expect(runningStep()).toEqual(["Analyzing project requirements"]);
  await pass(1900);
  expect(runningStep()).toEqual(["Analyzing project requirements"]);
  await pass(100);
  expect(runningStep()).toEqual(["Searching expert database"]);
  expect(status()).toHaveTextContent("Searching expert database");
  await pass(2500);
  expect(runningStep()).toEqual(["AI-powered matching"]);
  await pass(3000);
  expect(runningStep()).toEqual(["Optimizing results"]);
  await pass(1400);
  expect(screen.queryByText("Matching Complete!")).toBeNull();
  await pass(100);
  expect(status()).toHaveTextContent("Matching Complete!");
  expect(screen.getByRole("progressbar", { name: "Matching progress" })).toHaveValue(100);
  await pass(499);
  expect(onComplete).not.toHaveBeenCalled();
  await pass(1);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it("moves the bar every 100 ms", async () => {
  render(overlay(true));
  const bar = screen.getByRole("progressbar");
  expect(bar).toHaveValue(0);
  await pass(99);
  expect(bar).toHaveValue(0);
  await pass(1);
  expect(bar).toHaveValue(1);
  await pass(4400);
  expect(bar).toHaveValue(50);
});

it("waits in the last step while there is no answer, and completes as soon as there is one", async () => {
  const { rerender } = render(overlay(false));
  await pass(30_000);
  expect(runningStep()).toEqual(["Optimizing results"]);
  expect(status()).toHaveTextContent("Taking a little longer than usual…");
  expect(screen.getByRole("progressbar")).toHaveValue(99);
  expect(onComplete).not.toHaveBeenCalled();
  rerender(overlay(true));
  expect(status()).toHaveTextContent("Matching Complete!");
  await pass(500);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

describe("'Show results now'", () => {
  const showNow = () => screen.getByRole("button", { name: "Show results now" });

  it("can be pressed as soon as the answer is there, and not before", async () => {
    const { rerender } = render(overlay(false));
    expect(showNow()).toBeDisabled();
    await user.click(showNow());
    expect(onComplete).not.toHaveBeenCalled();
    rerender(overlay(true));
    expect(showNow()).toBeEnabled();
    expect(screen.queryByText("Matching Complete!")).toBeNull();
    await user.click(showNow());
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("takes the focus then, so that Enter shows them", async () => {
    const { rerender } = render(overlay(false));
    expect(screen.getByRole("dialog")).toHaveFocus();
    rerender(overlay(true));
    expect(showNow()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it("leaves the focus to a person who has moved it", async () => {
    const { rerender } = render(overlay(false));
    await user.tab();
    const chosen = document.activeElement;
    expect(chosen).not.toBe(screen.getByRole("dialog"));
    rerender(overlay(true));
    expect(chosen).toHaveFocus();
  });
});

it.each([
  ["Escape", () => user.keyboard("{Escape}")],
  ["its corner", () => user.click(screen.getByRole("button", { name: "Cancel matching" }))],
  ["Cancel", () => user.click(screen.getByRole("button", { name: "Cancel" }))],
])("is cancelled with %s", async (_, cancel) => {
  render(overlay(true));
  await cancel();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onComplete).not.toHaveBeenCalled();
});

it("keeps the focus inside, and leaves it to the screen when it goes", async () => {
  const { unmount } = render(overlay(true));
  for (let presses = 0; presses < 5; presses += 1) {
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
  }
  unmount();
  await pass(10);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("does not complete after it has gone", async () => {
  const { unmount } = render(overlay(true));
  await pass(9_200);
  unmount();
  await pass(10_000);
  expect(onComplete).not.toHaveBeenCalled();
});

describe("for whoever wants less motion", () => {
  it("shows the steps without a moving bar and ends as soon as the answer is there", async () => {
    wantsReducedMotion(true);
    const { rerender } = render(overlay(false));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    await pass(3_000);
    expect(onComplete).not.toHaveBeenCalled();
    rerender(overlay(true));
    await pass(0);
    expect(onComplete).toHaveBeenCalledTimes(1);
  });
});
