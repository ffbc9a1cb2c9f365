import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import { type ApiAnswer, serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { QuoteForm } from "./quote-form";

const router = { push: jest.fn(), refresh: jest.fn(), back: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

let refusal: ApiAnswer | null;
const api = serveApi({ "POST /api/quotes": () => refusal ?? { status: 201, body: { id: 5 } } });

const open = (target: { applicationId: number } | { quoteId: number } = { applicationId: 88 }) =>
  render(
    <QuoteForm
      target={target}
      acceptsVolumeDiscount
      today="2027-03-01"
      initial={{
        ...{ projectType: "hourly", hourlyRate: 95.5, hoursPerWeek: 40, duration: 3 },
        ...{ durationUnit: "months", startDate: "2027-04-01", scope: "", milestones: [], validDays: 14 },
      }}
    />,
  );
const scope = () => screen.getByLabelText("Scope");
const words = "A forecast of daily demand, from the data to the dashboard.";

beforeEach(() => {
  window.sessionStorage.clear();
  dismissToast();
  jest.clearAllMocks();
  refusal = null;
});

it("gives back what was typed when the page was left, for this quote, until it is saved", async () => {
  const actor = userEvent.setup();
  const page = open();
  await actor.type(scope(), words);
  await actor.selectOptions(screen.getByLabelText("Project type"), "project");
  await actor.click(screen.getByRole("button", { name: "Add a milestone" }));
  await actor.type(screen.getByLabelText("Milestone 1"), "Plan");
  // Text in a field of numbers is no reason to lose the rest.
  await actor.clear(screen.getByLabelText("Hours per week"));
  await actor.type(screen.getByLabelText("Hours per week"), "many");
  page.unmount();

  const other = open({ quoteId: 88 });
  expect(scope()).toHaveValue("");
  other.unmount();

  const again = open();
  await waitFor(() => expect(scope()).toHaveValue(words));
  expect(screen.getByText("What you typed last time is here")).toBeInTheDocument();
  expect(screen.getByLabelText("Milestone 1")).toHaveValue("Plan");
  expect(screen.getByLabelText("Hours per week")).toHaveValue("many");
  await actor.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(scope()).toHaveValue("");
  await actor.click(screen.getByRole("button", { name: "Undo" }));
  expect(scope()).toHaveValue(words);

  await actor.click(screen.getByRole("button", { name: "Remove milestone 1" }));
  expect(screen.getByRole("button", { name: "Add a milestone" })).toHaveFocus();
  await actor.clear(screen.getByLabelText("Hours per week"));
  await actor.type(screen.getByLabelText("Hours per week"), "20");
  await actor.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/quotes/5"));
  expect(api.requests[0]?.body).toMatchObject({ scope: words, hoursPerWeek: 20, applicationId: 88 });
  again.unmount();
  open();
  expect(scope()).toHaveValue("");
});

it("tells all that is wrong at once, and nothing of milestones once the work goes by the hour", async () => {
  const actor = userEvent.setup();
  open();
  await actor.type(scope(), words);
  const start = screen.getByLabelText("Start date");
  await actor.clear(start);
  await actor.type(start, "2027-02-01");
  await actor.clear(screen.getByLabelText("Hourly rate"));
  await actor.selectOptions(screen.getByLabelText("Project type"), "project");
  for (const due of ["2027-01-15", "2027-03-15"]) {
    await actor.click(screen.getByRole("button", { name: "Add a milestone" }));
    await actor.type(screen.getAllByLabelText(/^Due/).at(-1) as HTMLElement, due);
    await actor.clear(screen.getAllByLabelText(/^Share/).at(-1) as HTMLElement);
    await actor.type(screen.getAllByLabelText(/^Share/).at(-1) as HTMLElement, "30");
  }
  await actor.type(screen.getByLabelText("Milestone 1"), "Plan");
  await actor.type(screen.getByLabelText("Milestone 2"), "Build");
  await actor.click(screen.getByRole("button", { name: "Save draft" }));
  const told = (await screen.findAllByRole("alert"))[0];
  for (const fault of [/rate/i, /past/i, /before the work starts|start date/i, /100/])
    expect(told).toHaveTextContent(fault);
  expect(api.requests).toEqual([]);

  await actor.selectOptions(screen.getByLabelText("Project type"), "hourly");
  await actor.type(screen.getByLabelText("Hourly rate"), "90");
  await actor.clear(start);
  await actor.type(start, "2027-04-01");
  await actor.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith("/quotes/5"));
  expect(api.requests[0]?.body).toMatchObject({ projectType: "hourly", milestones: [] });
});

it("leads to the sign-in when the session has ended", async () => {
  refusal = { status: 401, body: { message: "Authentication required", code: "unauthorized" } };
  const actor = userEvent.setup();
  open();
  await actor.type(scope(), words);
  await actor.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(getToast()?.action?.label).toBe("Sign in (new tab)"));
  expect(getToast()?.description).toMatch(/^You were signed out\./);
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  getToast()?.action?.onClick();
  expect(opened).toHaveBeenCalledWith("/login", "_blank", "noopener");
  expect(scope()).toHaveValue(words);
});
