import { dismissToast, getToast, subscribeToToast, toast, toastRemovalDelayMs } from "@/lib/client/toast";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  dismissToast();
  jest.runAllTimers();
  jest.useRealTimers();
});

describe("toast", () => {
  it("keeps one toast: a new one replaces the last", () => {
    toast({ title: "First" });
    const second = toast({ title: "Second", variant: "destructive" });
    expect(getToast()).toMatchObject({ id: second.id, title: "Second", open: true });
  });

  it("is closed by its own dismiss, and not by that of a replaced one", () => {
    const first = toast({ title: "First" });
    const second = toast({ title: "Second" });
    first.dismiss();
    expect(getToast()?.open).toBe(true);
    second.dismiss();
    expect(getToast()?.open).toBe(false);
  });

  it("forgets a closed toast after the removal delay", () => {
    toast({ title: "Only" }).dismiss();
    jest.advanceTimersByTime(toastRemovalDelayMs - 1);
    expect(getToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(getToast()).toBeNull();
  });

  it("does not forget a toast that came after the closed one", () => {
    toast({ title: "First" }).dismiss();
    toast({ title: "Second" });
    jest.advanceTimersByTime(toastRemovalDelayMs * 2);
    expect(getToast()).toMatchObject({ title: "Second", open: true });
  });

  it("tells its subscribers until they leave", () => {
    const listener = jest.fn();
    const leave = subscribeToToast(listener);
    toast({ title: "First" });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    toast({ title: "Second" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
