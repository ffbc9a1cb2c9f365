import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import { renderAdmin } from "@/tests/support/admin-components";
import { serveApi } from "@/tests/support/api-server";
import { adminConsultant } from "@/tests/support/dto-factories";
import { screen, waitFor, within } from "@/tests/support/testing-library";
import { ConsultantsScreen } from "./consultants-screen";

let stored: AdminConsultant[];
beforeEach(() => {
  stored = [adminConsultant()];
  dismissToast();
});
const api = serveApi({
  "GET /api/admin/consultants": () => ({ body: stored }),
  "POST /api/admin/consultants": () => ({ status: 201, body: stored[0] }),
  "PATCH /api/admin/consultants/:id": () => ({ body: stored[0] }),
});
const open = async (name: string) => {
  renderAdmin(<ConsultantsScreen />);
  await screen.findByRole("article", { name: "Elina Salonen" });
  await userEvent.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};
const lastBody = () => api.changes().at(-1)?.body;

it("adds somebody with hours and days off", async () => {
  const dialog = await open("Add a consultant");
  await userEvent.type(dialog.getByLabelText("Name"), "Kaisa Koski");
  await userEvent.type(dialog.getByLabelText("Email"), "kaisa@osaaja.example");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Tuesday" }));
  await userEvent.selectOptions(dialog.getByLabelText("From, Wednesday"), "10:30 AM");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Saturday" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add days off" }));
  await userEvent.type(dialog.getByLabelText("First day off, 1"), "2027-07-05");
  await userEvent.type(dialog.getByLabelText("Last day off, 1"), "2027-07-01");
  const save = () => userEvent.click(dialog.getByRole("button", { name: "Add a consultant" }));
  await save();
  expect(await dialog.findAllByText(/End date must not be before the start date/)).not.toHaveLength(0);
  expect(api.changes()).toEqual([]);
  await userEvent.clear(dialog.getByLabelText("Last day off, 1"));
  await userEvent.type(dialog.getByLabelText("Last day off, 1"), "2027-07-30");
  await save();
  await waitFor(() => expect(getToast()?.title).toBe("Consultant added"));
  const hours = (weekday: number, opensAt = 540) => ({ weekday, opensAt, closesAt: 960 });
  expect(lastBody()).toEqual({
    ...{ name: "Kaisa Koski", email: "kaisa@osaaja.example", isActive: true, joinUrl: null },
    workingHours: [hours(1), hours(3, 630), hours(4), hours(5), hours(6)],
    absences: [{ firstDay: "2027-07-05", lastDay: "2027-07-30" }],
  });
}, 20_000);

it("does not save over what a colleague has saved meanwhile, unless it is meant", async () => {
  const dialog = await open("Edit Elina Salonen");
  await userEvent.type(dialog.getByLabelText("Name"), " X");
  stored = [adminConsultant({ updatedAt: "2027-03-01T09:00:00.000Z", email: "elina@osaaja.example" })];
  const message = "Somebody else has changed this consultant meanwhile.";
  api.answer("PATCH /api/admin/consultants/:id", {
    status: 409,
    body: { message, code: "conflict", fieldErrors: { updatedAt: message } },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
  expect(await dialog.findByText("A colleague has changed this consultant meanwhile")).toBeVisible();
  expect(dialog.getByLabelText("Name")).toHaveValue("Elina Salonen X");
  api.reset();
  await userEvent.click(await dialog.findByRole("button", { name: "Save my changes anyway" }));
  await waitFor(() => expect(getToast()?.title).toBe("Consultant saved"));
  // What was changed here, over what the colleague has changed.
  expect(lastBody()).toEqual({
    ...{ name: "Elina Salonen X", email: "elina@osaaja.example", isActive: true, joinUrl: null },
    ...{ workingHours: stored[0]?.workingHours, absences: [] },
    updatedAt: "2027-03-01T09:00:00.000Z",
  });
}, 20_000);
