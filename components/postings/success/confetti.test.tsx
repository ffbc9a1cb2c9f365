import { act, render } from "@/tests/support/testing-library";
import { Confetti } from "./confetti";

const confetti = Object.assign(jest.fn(), { reset: jest.fn() });
jest.mock("canvas-confetti", () => ({ __esModule: true, default: { create: () => confetti } }));

let prefersLess = false;
beforeEach(() => {
  jest.useFakeTimers();
  confetti.mockClear();
  confetti.reset.mockClear();
  // jsdom draws nothing: every colour comes out as this one.
  const pen = { fillRect: jest.fn(), getImageData: () => ({ data: [255, 170, 9, 255] }) };
  HTMLCanvasElement.prototype.getContext = (() => pen) as never;
  window.matchMedia = ((query: string) => ({ matches: prefersLess && query.includes("reduce") })) as never;
});
afterEach(() => jest.useRealTimers());

it("plays for three seconds, and no longer", async () => {
  prefersLess = false;
  render(<Confetti />);
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  const before = confetti.mock.calls.length;
  expect(before).toBeGreaterThan(20);
  await act(() => jest.advanceTimersByTimeAsync(300));
  const after = confetti.mock.calls.length;
  expect(after).toBeGreaterThan(before);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(confetti.mock.calls.length).toBe(after);
});

it("falls behind the text, in our colours", async () => {
  prefersLess = false;
  render(<Confetti />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(confetti).toHaveBeenCalledWith(
    expect.objectContaining({ zIndex: -1, colors: ["#ffaa09", "#ffaa09", "#ffaa09"] }),
  );
});

it("is cleared when the page is left", async () => {
  prefersLess = false;
  const { unmount } = render(<Confetti />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  unmount();
  expect(confetti.reset).toHaveBeenCalledTimes(1);
  const count = confetti.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(confetti.mock.calls.length).toBe(count);
});

it("does not play for whoever prefers less motion", async () => {
  prefersLess = true;
  render(<Confetti />);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(confetti).not.toHaveBeenCalled();
});
