import { act, fireEvent, screen, waitFor } from "@/tests/support/testing-library";
import { edit, page, saveButton } from "./own-profile-test-kit";

const field = (label: string | RegExp) => screen.getByLabelText(label);

describe("a skill that is typed and not added", () => {
  it("is saved with the rest", async () => {
    const actor = await edit();
    await actor.type(field("Add a skill"), "Docker, python");
    await actor.click(saveButton());
    await waitFor(() => expect(page.patches).toHaveLength(1));
    expect(page.patches).toEqual([{ skills: ["Python", "Node.js", "Docker"] }]);
  });

  it("is added when its field is left, so that it is asked about", async () => {
    const actor = await edit();
    await actor.type(field("Add a skill"), "Docker");
    await actor.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeInTheDocument();
    expect(screen.getByLabelText("Level of Docker")).toBeInTheDocument();
  });
});

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
