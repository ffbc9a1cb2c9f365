import { dismissToast, toast, toastDurationMs, toastHotkey, toastSwipeThresholdPx } from "@/lib/client/toast";
import { act, fireEvent, render, screen, waitFor } from "@/tests/support/testing-library";
import { Toaster } from "./toaster";

const labels = { region: "Notifications (F8)", close: "Close notification" };

/** jsdom has neither pointer capture nor pointer events with coordinates; Radix swipes need both. */
beforeAll(() => {
  class PointerEvent extends MouseEvent {
    pointerId = 1;
    pointerType = "touch";
  }
  Object.assign(window, { PointerEvent });
  Object.assign(HTMLElement.prototype, {
    hasPointerCapture: () => true,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  });
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

async function show(options: Parameters<typeof toast>[0]) {
  act(() => void toast(options));
  return screen.findByText(options.title, { selector: "li *" });
}

const onScreen = (title: string) => screen.queryByText(title, { selector: "li *" });

describe("Toaster", () => {
  it("renders nothing before the first toast", () => {
    const { container } = render(<Toaster />);
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("shows title, text and an action, and closes with its button", async () => {
    const onClick = jest.fn();
    render(<Toaster />);
    await show({
      title: "Time Slot Unavailable",
      description: "Choose another.",
      action: { label: "Choose", onClick },
    });
    expect(screen.getByText("Choose another.", { selector: "li *" })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Choose" }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(onScreen("Time Slot Unavailable")).toBeNull());

    await show({ title: "Error" });
    fireEvent.click(screen.getByRole("button", { name: labels.close }));
    await waitFor(() => expect(onScreen("Error")).toBeNull());
  });

  it("shows a toast that was raised before it was mounted", async () => {
    toast({ title: "Access Denied" });
    render(<Toaster />);
    expect(await screen.findByText("Access Denied", { selector: "li *" })).toBeVisible();
  });

  it("shows at most one: the next replaces it", async () => {
    render(<Toaster />);
    await show({ title: "First" });
    await show({ title: "Second" });
    expect(onScreen("First")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("is announced by a live region", async () => {
    render(<Toaster />);
    await show({ title: "Added to Favorites", description: "Aino V. has been added to your favorites." });
    await waitFor(() => {
      const region = document.querySelector('[role="status"][aria-live]');
      expect(region).toHaveTextContent("Added to Favorites");
      expect(region).toHaveTextContent("Aino V. has been added to your favorites.");
    });
  });

  it("goes after 5000 ms, and not before", async () => {
    render(<Toaster />);
    await show({ title: "Loaded already" });
    jest.useFakeTimers();
    act(() => void toast({ title: "Timed" }));
    expect(toastDurationMs).toBe(5000);
    act(() => void jest.advanceTimersByTime(4900));
    expect(onScreen("Timed")).not.toBeNull();
    act(() => void jest.advanceTimersByTime(200));
    expect(onScreen("Timed")).toBeNull();
  });

  it("takes focus with F8", async () => {
    render(<Toaster />);
    await show({ title: "Focus me" });
    fireEvent.keyDown(document, { key: toastHotkey, code: toastHotkey });
    expect(screen.getByRole("region", { name: labels.region })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it.each([
    [toastSwipeThresholdPx + 10, true],
    [toastSwipeThresholdPx - 10, false],
  ])("swiped by %d px it closes: %s", async (distance, closes) => {
    render(<Toaster />);
    await show({ title: "Swipe me" });
    const item = screen.getByRole("listitem");
    fireEvent.pointerDown(item, { clientX: 0, clientY: 0, button: 0 });
    fireEvent.pointerMove(item, { clientX: 20, clientY: 0 });
    fireEvent.pointerMove(item, { clientX: distance, clientY: 0 });
    fireEvent.pointerUp(item, { clientX: distance, clientY: 0 });
    if (closes) await waitFor(() => expect(onScreen("Swipe me")).toBeNull());
    else expect(onScreen("Swipe me")).not.toBeNull();
  });
});
