import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { z } from "zod";
import { ApiError } from "@/lib/client/api";
import { TextsProvider } from "@/lib/client/texts";
import { says } from "@/lib/shared/validation";
import messages from "@/messages/en";
import { compiled } from "@/tests/support/compiled";
import { fireEvent, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { CheckboxGroupField, HoneypotField, NumberField, SelectField, TextField } from "./fields";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";
import { useZodForm } from "./use-zod-form";

const schema = z.strictObject({
  fullName: z.string().min(1, says("named.required", { field: "fullName" })),
  email: z.email(says("named.email")),
  company: z.string(),
  rate: z.number(says("generic.number")).min(50, says("bare.numberLeast", { min: 50 })),
  duration: z.number(says("generic.required")),
  arrangement: z.array(z.string()).min(1, says("bare.oneSkill")),
  website: z.string(),
});
type Output = z.output<typeof schema>;

function BookingForm({
  onSubmit,
  onError,
}: {
  onSubmit: (values: Output) => Promise<unknown> | unknown;
  onError?: (error: unknown) => void;
}) {
  const form = useZodForm(schema, {
    defaultValues: { fullName: "", email: "", company: "", arrangement: [], website: "" },
  });
  return (
    <Form form={form} aria-label="Booking" onSubmit={onSubmit} onError={onError}>
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" help="We answer here." />
      <TextField name="company" label="Company" optional />
      <NumberField name="rate" label="Hourly rate" unit="€ / hour" min={50} max={1000} step={10} />
      <SelectField name="duration" label="Duration" asNumber>
        <option value="">Choose</option>
        <option value="30">30 minutes</option>
      </SelectField>
      <CheckboxGroupField
        name="arrangement"
        label="Work arrangement"
        options={[
          { value: "remote", label: "Remote" },
          { value: "onsite", label: "On-site" },
        ]}
      />
      <HoneypotField name="website" />
      <SubmitButton pendingLabel="Scheduling...">Schedule</SubmitButton>
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Schedule" }));

async function fillIn() {
  await userEvent.type(screen.getByLabelText("Full name"), "Aino Virtanen");
  await userEvent.type(screen.getByLabelText("Email"), "aino@example.com");
  await userEvent.type(screen.getByLabelText("Hourly rate"), "95");
  await userEvent.selectOptions(screen.getByLabelText("Duration"), "30");
  await userEvent.click(screen.getByLabelText("Remote"));
}

describe("Form", () => {
  it("hands over parsed values: numbers as numbers, choices as a list", async () => {
    const onSubmit = jest.fn();
    render(<BookingForm onSubmit={onSubmit} />);
    await fillIn();
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({
      fullName: "Aino Virtanen",
      email: "aino@example.com",
      company: "",
      rate: 95,
      duration: 30,
      arrangement: ["remote"],
      website: "",
    });
  });

  it("moves focus to a summary that names every wrong field once and leads to it", async () => {
    const onSubmit = jest.fn();
    render(<BookingForm onSubmit={onSubmit} />);
    await submit();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Full name is required",
      "Valid email is required",
      "Hourly rate: Expected number, received string",
      "Duration: Required",
      "Work arrangement: Add at least one skill",
    ]);
    await userEvent.click(within(summary).getByRole("link", { name: "Valid email is required" }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: /Add at least one skill/ }));
    expect(screen.getByLabelText("Remote")).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("lists the faults in the order of the page, what belongs to no field of it last", async () => {
    const both = z.object({ secret: z.string(), password: z.string().min(1, "b"), email: z.email("a") });
    function Account() {
      const form = useZodForm(both, { defaultValues: { password: "", email: "" } });
      return (
        <Form form={form} onSubmit={() => {}}>
          <TextField name="email" label="Email" />
          <TextField name="password" label="Password" />
          <SubmitButton pendingLabel="">Schedule</SubmitButton>
        </Form>
      );
    }
    render(<Account />);
    await submit();
    const items = within(await screen.findByRole("alert")).getAllByRole("listitem");
    expect(items.map((item) => item.querySelector("a")?.textContent ?? "none")).toEqual(["a", "b", "none"]);
  });

  it("links help and error to the field, and says nothing wrong before the first submit", async () => {
    render(<BookingForm onSubmit={jest.fn()} />);
    const email = screen.getByLabelText("Email");
    await userEvent.type(email, "aino");
    await userEvent.tab();
    expect(email).not.toHaveAttribute("aria-invalid");
    expect(email).toHaveAccessibleDescription("We answer here.");
    await submit();
    await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
    expect(email).toHaveAccessibleDescription("We answer here. Valid email is required");
    expect(screen.getByLabelText("Hourly rate")).toHaveAccessibleDescription(/^€ \/ hour/);
    expect(screen.getByLabelText("Company (optional)")).toBeVisible();
  });

  it("revalidates a field on change after a submit, without losing what was typed", async () => {
    render(<BookingForm onSubmit={jest.fn()} />);
    await submit();
    const name = screen.getByLabelText("Full name");
    await userEvent.type(name, "Aino");
    await waitFor(() => expect(name).not.toHaveAttribute("aria-invalid"));
    await userEvent.clear(name);
    await waitFor(() => expect(name).toHaveAttribute("aria-invalid", "true"));
  });

  it("puts the server's field errors beside the fields and into the focused summary", async () => {
    const answer = '{"message":"Invalid","code":"invalid","fieldErrors":{"email":"Use your work address"}}';
    const onError = jest.fn();
    render(<BookingForm onSubmit={() => Promise.reject(new ApiError(422, answer, ""))} onError={onError} />);
    await fillIn();
    await submit();
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "We answer here. Use your work address",
    );
    expect(screen.getByLabelText("Full name")).toHaveValue("Aino Virtanen");
    expect(onError).not.toHaveBeenCalled();
  });

  it("leaves every other error to the caller", async () => {
    const onError = jest.fn();
    const error = new ApiError(500, "", "Internal Server Error");
    render(<BookingForm onSubmit={() => Promise.reject(error)} onError={onError} />);
    await fillIn();
    await submit();
    await waitFor(() => expect(onError).toHaveBeenCalledWith(error));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that it is working, is disabled meanwhile and ignores a second submit", async () => {
    let finish = () => {};
    const onSubmit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<BookingForm onSubmit={onSubmit} />);
    await fillIn();
    await submit();
    const button = await screen.findByRole("button", { name: "Scheduling..." });
    expect(button).toBeDisabled();
    // What is disabled loses the focus in a browser.
    button.blur();
    await userEvent.type(screen.getByLabelText("Full name"), "{Enter}");
    screen.getByRole<HTMLFormElement>("form").requestSubmit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    screen.getByLabelText("Full name").blur();
    finish();
    expect(await screen.findByRole("button", { name: "Schedule" })).toBeEnabled();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it.each([
    ["en", "87,5", "87.5", 87.5],
    ["en", "1 234.50", "1234.5", 1234.5],
    ["fi", "87.5", "87,5", 87.5],
    ["fi", "87,5", "87,5", 87.5],
    ["sv", "87.50", "87,5", 87.5],
    ["sv", "95", "95", 95],
  ] as const)("a number on a page in %s: %s is written as %s", async (locale, typed, shown, rate) => {
    const onSubmit = jest.fn();
    render(
      <TextsProvider locale={locale} messages={compiled(messages)}>
        <BookingForm onSubmit={onSubmit} />
      </TextsProvider>,
    );
    await fillIn();
    const field = screen.getByLabelText("Hourly rate");
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field).toHaveValue(typed);
    await submit();
    expect(field).toHaveValue(shown);
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ rate }));
  });

  it.each(["1,000", "abc", "12 €/h"])("says of %s that it is no number", async (typed) => {
    const onSubmit = jest.fn();
    render(<BookingForm onSubmit={onSubmit} />);
    await fillIn();
    const field = screen.getByLabelText("Hourly rate");
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await submit();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Expected number/));
    expect(field).toHaveValue(typed);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("the arrow keys go a step within the bounds, the wheel changes nothing", async () => {
    render(<BookingForm onSubmit={jest.fn()} />);
    const field = screen.getByLabelText("Hourly rate");
    await userEvent.type(field, "{ArrowUp}");
    expect(field).toHaveValue("50");
    await userEvent.type(field, "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(field).toHaveValue("60");
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue("60");
  });

  it("shows values that come later as the language writes them", async () => {
    function Late() {
      const form = useZodForm(z.object({ rate: z.number() }), { defaultValues: { rate: 95.5 } });
      return (
        <Form form={form} onSubmit={() => {}}>
          <NumberField name="rate" label="Rate" unit="" />
          <button type="button" onClick={() => form.reset({ rate: 1234.5 })}>
            Reset
          </button>
        </Form>
      );
    }
    render(
      <TextsProvider locale="fi" messages={compiled(messages)}>
        <Late />
      </TextsProvider>,
    );
    expect(screen.getByLabelText("Rate")).toHaveValue("95,5");
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(screen.getByLabelText("Rate")).toHaveValue("1234,5");
  });

  it("hides the honeypot from people but keeps it in the form", () => {
    const { container } = render(<BookingForm onSubmit={jest.fn()} />);
    const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]')!;
    expect(honeypot.closest("[aria-hidden=true]")).not.toBeNull();
    expect(honeypot.tabIndex).toBe(-1);
  });

  it("has no accessibility violations, with errors shown", async () => {
    const { container } = render(<BookingForm onSubmit={jest.fn()} />);
    await submit();
    await screen.findByRole("alert");
    // Colours need a real browser; the end-to-end tests check them there.
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
