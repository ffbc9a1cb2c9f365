import { act, fireEvent, screen } from "@/tests/support/testing-library";
import { edit } from "./own-profile-test-kit";

const field = (label: string | RegExp) => screen.getByLabelText(label);

it("Back is held while something is not saved, where the browser tells of it", async () => {
  const history = Object.assign(new EventTarget(), { traverseTo: jest.fn() });
  Object.defineProperty(window, "navigation", { value: history, configurable: true });
  const goBack = (url: string) => {
    const destination = { key: "before", sameDocument: true, url: new URL(url, window.location.href).href };
    const event = new Event("navigate", { cancelable: true });
    history.dispatchEvent(Object.assign(event, { navigationType: "traverse", destination }));
    return event.defaultPrevented;
  };
  const actor = await edit();
  expect(goBack("/projects")).toBe(false);
  fireEvent.change(field("Professional title"), { target: { value: "Data engineer" } });
  // Another place of this page is no other page.
  expect(goBack("#title")).toBe(false);
  act(() => expect(goBack("/projects")).toBe(true));
  await actor.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(field("Professional title")).toHaveValue("Data engineer");
  act(() => expect(goBack("/projects")).toBe(true));
  await actor.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(history.traverseTo).toHaveBeenCalledWith("before");
  expect(goBack("/projects")).toBe(false);
  Reflect.deleteProperty(window, "navigation");
});
