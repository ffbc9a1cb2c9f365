import { StrictMode } from "react";
import { z } from "zod";
import { storedObject } from "@/lib/client/storage";
import { act, fireEvent, render, screen } from "@/tests/support/testing-library";
import { TextField } from "./fields";
import { Form } from "./form";
import { draftAutosaveDelayMs, useFormDraft } from "./use-form-draft";
import { useZodForm } from "./use-zod-form";

const schema = z.strictObject({ name: z.string(), title: z.string() });
const draft = storedObject({ area: "local", key: "draft", schema: schema.partial() });

function DraftForm() {
  const form = useZodForm(schema, { defaultValues: { name: "", title: "Data engineer" } });
  const { status, clear } = useFormDraft(form, draft);
  return (
    <Form form={form} onSubmit={clear}>
      <TextField name="name" label="Name" />
      <TextField name="title" label="Title" />
      <output>{status}</output>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </Form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saved = () => JSON.parse(localStorage.getItem("draft") ?? "null");

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("useFormDraft", () => {
  it("saves one second after the last change", () => {
    render(<DraftForm />);
    expect(screen.getByRole("status")).toHaveTextContent("idle");
    type("Name", "Ain");
    act(() => void jest.advanceTimersByTime(draftAutosaveDelayMs - 1));
    type("Name", "Aino");
    expect(screen.getByRole("status")).toHaveTextContent("saving");
    act(() => void jest.advanceTimersByTime(draftAutosaveDelayMs - 1));
    expect(saved()).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(saved()).toMatchObject({ name: "Aino", title: "Data engineer" });
    expect(screen.getByRole("status")).toHaveTextContent("saved");
  });

  it("restores the draft over the defaults, field by field", () => {
    draft.write({ name: "Aino" }, new Date());
    render(
      <StrictMode>
        <DraftForm />
      </StrictMode>,
    );
    expect(screen.getByLabelText("Name")).toHaveValue("Aino");
    expect(screen.getByLabelText("Title")).toHaveValue("Data engineer");
    expect(screen.getByRole("status")).toHaveTextContent("idle");
  });

  it("saves what is pending when the page is left or the form goes away", () => {
    const { unmount } = render(<DraftForm />);
    type("Name", "Aino");
    fireEvent(window, new Event("pagehide"));
    expect(saved()).toMatchObject({ name: "Aino" });
    type("Name", "Onni");
    unmount();
    expect(saved()).toMatchObject({ name: "Onni" });
  });

  it("leaves nothing behind once cleared, a pending save included", () => {
    const { unmount } = render(<DraftForm />);
    type("Name", "Aino");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    act(() => void jest.advanceTimersByTime(draftAutosaveDelayMs * 2));
    unmount();
    expect(saved()).toBeNull();
  });
});
