import type { ReactNode } from "react";
import { render, screen } from "@/tests/support/testing-library";
import { Dialog, DialogContent } from "./dialog";

const open = (children: ReactNode, focusFirst?: () => void) =>
  render(
    <Dialog defaultOpen>
      <DialogContent title="Report" description="What is wrong?" closeLabel="Close" focusFirst={focusFirst}>
        {children}
      </DialogContent>
    </Dialog>,
  );

const close = () => screen.getByRole("button", { name: "Close" });

describe("a dialog begins", () => {
  it.each<[string, ReactNode]>([
    ["a field", <input key="field" aria-label="Reason" />],
    [
      "a field behind its hint and a button",
      <div key="field">
        <p id="hint">In a few words.</p>
        <button type="button">Suggest</button>
        <textarea aria-label="Reason" aria-describedby="hint" />
        <p>Nobody else reads it.</p>
      </div>,
    ],
    [
      "the chosen one of several",
      <fieldset key="field">
        <input type="radio" name="why" aria-label="Another" />
        <input type="radio" name="why" aria-label="Reason" defaultChecked />
      </fieldset>,
    ],
    [
      "the first field that can be filled in",
      <div key="field">
        <input type="hidden" />
        <input tabIndex={-1} aria-label="Leave this empty" />
        <input disabled aria-label="Number" />
        <select aria-label="Reason" />
      </div>,
    ],
  ])("on %s", (_, children) => {
    open(children);
    expect(screen.getByLabelText("Reason")).toHaveFocus();
  });

  it.each<[string, ReactNode]>([
    [
      "nothing is asked",
      <button key="body" type="button">
        {"Go on"}
      </button>,
    ],
    [
      "something is to be read before the field",
      <div key="body">
        <p>Your profile is deleted for ever.</p>
        <input aria-label="Type DELETE" />
      </div>,
    ],
  ])("at its top where %s", (_, children) => {
    open(children);
    expect(close()).toHaveFocus();
  });

  it("where it is told to", () => {
    open(
      <>
        <input aria-label="Reason" />
        <input aria-label="Details" />
      </>,
      () => screen.getByLabelText("Details").focus(),
    );
    expect(screen.getByLabelText("Details")).toHaveFocus();
  });
});
