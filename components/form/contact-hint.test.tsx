import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { z } from "zod";
import { hiddenNames } from "@/lib/shared/contact/whose";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { ContactHint } from "./contact-hint";
import { TextareaField, TextField } from "./fields";
import { Form } from "./form";
import { useZodForm } from "./use-zod-form";

const schema = z.strictObject({ name: z.string(), description: z.string() });
type Values = z.output<typeof schema>;

function Profile() {
  const form = useZodForm(schema, { defaultValues: { name: "Aino Virtanen", description: "" } });
  return (
    <Form form={form} aria-label="Profile" onSubmit={() => {}}>
      <TextField<Values> name="name" label="Name" />
      <TextareaField<Values>
        name="description"
        label="Description"
        hint={<ContactHint<Values> field="description" names={({ name }) => hiddenNames(name)} />}
      />
    </Form>
  );
}

it("says while it is typed what is not published, as a hint and no error", async () => {
  const { container } = render(<Profile />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  const field = screen.getByLabelText("Description");
  await userEvent.type(field, "Virtasen mallit, aino@example.fi");
  await waitFor(() =>
    expect(status).toHaveTextContent(
      "Kept, but not published: Virtasen, aino@example.fi. Others read “…” in its place.",
    ),
  );
  expect(field).not.toHaveAttribute("aria-invalid");
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);

  await userEvent.type(field, ", 040 123 4567, www.aino.fi, linkedin.com/in/aino");
  await waitFor(() =>
    expect(status).toHaveTextContent("Virtasen, aino@example.fi, 040 123 4567 and 2 more."),
  );
  await userEvent.clear(field);
  await userEvent.type(field, "Builds models with Node.js since 2019");
  await waitFor(() => expect(status).toBeEmptyDOMElement());
});

it("follows the name that is typed beside it", async () => {
  render(<Profile />);
  await userEvent.type(screen.getByLabelText("Description"), "Korhonen builds");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const name = screen.getByLabelText("Name");
  await userEvent.clear(name);
  await userEvent.type(name, "Aino Korhonen");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Korhonen"));
});
