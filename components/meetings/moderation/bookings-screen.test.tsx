import userEvent from "@testing-library/user-event";
import { dismissToast, getToast } from "@/lib/client/toast";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { adminBooking, adminConsultant } from "@/tests/support/dto-factories";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { BookingsScreen } from "./bookings-screen";
import MeetingsPanel from "./meetings-panel";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const day = 24 * 3_600_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
/** One whose answer is late. */
const booking = (id: number, changes: Partial<AdminMeetingBooking> = {}) =>
  adminBooking({ id, submittedAt: at(-2), reviewDueAt: at(-1), ...changes });

let stored: AdminMeetingBooking[];
let consultants: AdminConsultant[];
beforeEach(() => {
  stored = [booking(1)];
  consultants = [adminConsultant()];
  window.history.replaceState(null, "", "/admin/meetings");
  dismissToast();
});
const api = serveApi({
  "GET /api/meeting-bookings": () => listOf(stored),
  "PATCH /api/meeting-bookings/:id": ({ params, body }) => {
    stored = stored.map((each) => (each.id === Number(params.id) ? { ...each, ...body } : each));
    return { body: stored.find((each) => each.id === Number(params.id)) };
  },
  "GET /api/admin/audit-entries": () => listOf([]),
  "GET /api/admin/consultants": () => ({ body: consultants }),
  "GET /api/meeting-bookings/:id/free-consultants": () => ({ body: [{ id: 2, name: "Kaisa Koski" }] }),
});
const refuse = (status: number, message: string) =>
  api.answer("PATCH /api/meeting-bookings/:id", { status, body: { message, code: "conflict" } });
const lastUrl = () =>
  api.requests.findLast(({ url }) => url.startsWith("/api/meeting-bookings") && !url.includes("free"))?.url;

const card = async (name = "Åsa Mäkelä") => within(await screen.findByRole("article", { name }));

describe("a card", () => {
  it("shows everything a booking holds", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    for (const text of [
      "Wednesday, 3 March 2027",
      "Microsoft Teams video call",
      "60 minutes",
      "Pending",
      "A forecast.",
      "ML engineer",
      "Hourly",
      "3 months",
      "20 hours per week",
      "260 hours",
      "€95",
      "10%",
      "5%",
      "€25,811.50",
      "€8,604",
      "Booking #1",
    ]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getByText(/^10:00\s?–\s?11:00$/)).toBeInTheDocument();
    expect(shown.getAllByText("Pohjola Paper Oy")).toHaveLength(2);
    expect(shown.getByText(/^Overdue by/)).toBeInTheDocument();
    expect(shown.getByRole("link", { name: "asa@example.fi" })).toHaveAttribute(
      "href",
      "mailto:asa@example.fi",
    );
    expect(shown.getByRole("link", { name: "+358 (40) 123-4567" })).toHaveAttribute(
      "href",
      "tel:+358401234567",
    );
    expect(shown.getByRole("link", { name: "Aino Virtanen" })).toHaveAttribute("href", "/expert/7");
  });

  it("has a dash where there are no months, and no estimate where there is none", async () => {
    stored = [
      booking(1, { projectDurationMonths: null, monthlyCost: null, volumeDiscount: 0 }),
      booking(2, {
        ...{
          fullName: "Matti",
          expert: null,
          projectType: null,
          estimatedTotalCost: null,
          reviewDueAt: null,
        },
        status: "cancelled",
      }),
      booking(3, {
        fullName: "Liisa",
        expert: { id: 9, name: "Gone Expert", title: "x", titleLanguage: null, isPublic: false },
      }),
    ];
    renderAdmin(<BookingsScreen />);
    const first = await card();
    const term = first.getByText("Monthly cost");
    expect(term.nextElementSibling).toHaveTextContent(/^–$/);
    expect(first.queryByText("Volume discount")).not.toBeInTheDocument();
    const second = await card("Matti");
    expect(second.queryByText("Project estimate")).not.toBeInTheDocument();
    expect(second.getByText("None: general consultation")).toBeInTheDocument();
    expect(second.getByText("Cancelled")).toBeInTheDocument();
    expect(second.queryByRole("button", { name: /meeting/ })).not.toBeInTheDocument();
    expect((await card("Liisa")).getByRole("link", { name: "Gone Expert" })).toHaveAttribute(
      "href",
      "/expert-profile/9",
    );
  });

  it("reads its history when it is opened, not before", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    const asked = () => api.requests.filter(({ path }) => path === "/api/admin/audit-entries");
    expect(asked()).toHaveLength(0);
    const history = shown.getByText("History").closest("details") as HTMLDetailsElement;
    history.open = true;
    fireEvent(history, new Event("toggle"));
    expect(await shown.findByText("No administrator has changed this yet.")).toBeInTheDocument();
    expect(asked()[0]?.url).toContain("entity=meeting_booking&entityId=1");
  });
});

describe("the list", () => {
  it("says that there is nothing, or nothing that fits", async () => {
    stored = [];
    renderAdmin(<BookingsScreen />);
    expect(await screen.findByText("No meetings scheduled")).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText("When"), "Upcoming");
    expect(window.location.search).toBe("?period=upcoming");
    await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(window.location.search).toBe("");
    expect(screen.getByText("No meetings scheduled")).toBeInTheDocument();
  });

  it("says that it could not be loaded, and tries again", async () => {
    api.answer("GET /api/meeting-bookings", { status: 500, body: { message: "no" } });
    renderAdmin(<BookingsScreen />);
    expect(await screen.findByRole("alert")).toHaveTextContent("The bookings could not be loaded.");
    api.reset();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await card();
  }, 20_000);

  it("asks for what is filtered, and exports that", async () => {
    renderAdmin(<BookingsScreen />);
    await card();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Confirmed");
    await userEvent.selectOptions(screen.getByLabelText("When"), "Past");
    await userEvent.selectOptions(screen.getByLabelText("Order"), "Client A–Z");
    await waitFor(() =>
      expect(lastUrl()).toBe("/api/meeting-bookings?status=confirmed&sort=fullName&period=past&limit=10"),
    );
    expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
      "href",
      "/api/admin/exports/meeting-bookings?status=confirmed&sort=fullName&period=past",
    );
  });
});

describe("decisions", () => {
  it("completes what has begun", async () => {
    stored = [booking(1, { status: "confirmed", startTime: at(-0.01), endTime: at(0.03) })];
    renderAdmin(<BookingsScreen />);
    await userEvent.click((await card()).getByRole("button", { name: "Mark as completed" }));
    await waitFor(() => expect(getToast()?.title).toBe("Meeting completed"));
    expect(api.changes()[0]?.body).toEqual({
      status: "completed",
      previousStartTime: stored[0]?.startTime,
    });
  });

  it("says what a faster colleague has made of it", async () => {
    renderAdmin(<BookingsScreen />);
    const confirm = (await card()).getByRole("button", { name: "Confirm meeting" });
    refuse(409, "This meeting is confirmed already.");
    stored = [booking(1, { status: "confirmed" })];
    await userEvent.click(confirm);
    expect(getToast()?.title).toBe("The meeting with Åsa Mäkelä is about to be confirmed");
    expect(api.changes()).toEqual([]);
    sendNow();
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: "Update Failed",
        description: "This meeting is confirmed already.",
        variant: "destructive",
      }),
    );
    expect(await (await card()).findByText("Confirmed")).toBeInTheDocument();
  });
});

describe("what mails somebody", () => {
  it("of a link waits, and can be taken back with what was typed", async () => {
    stored = [booking(1, { status: "confirmed" })];
    renderAdmin(<BookingsScreen />);
    const field = (await card()).getByLabelText("Link to join");
    await userEvent.type(field, "https://meet.example.com/1");
    const save = () => userEvent.click(screen.getByRole("button", { name: "Save link" }));
    await save();
    expect(getToast()?.title).toBe("The link is about to be sent to Åsa Mäkelä");
    act(() => getToast()?.action?.onClick());
    expect(field).toHaveValue("https://meet.example.com/1");
    expect(api.changes()).toEqual([]);
    await save();
    sendNow();
    await waitFor(() => expect(getToast()?.title).toBe("Link saved"));
    expect(api.changes().map(({ body }) => body)).toEqual([
      { joinUrl: "https://meet.example.com/1", previousJoinUrl: "" },
    ]);
  });

  it("of a pending meeting's link is nobody, so it is saved at once", async () => {
    stored = [booking(1, { startTime: at(2) })];
    renderAdmin(<BookingsScreen />);
    await userEvent.type((await card()).getByLabelText("Link to join"), "https://meet.example.com/1");
    await userEvent.click(screen.getByRole("button", { name: "Save link" }));
    await waitFor(() => expect(getToast()?.title).toBe("Link saved"));
  });

  it("of handing over waits, and names who is free", async () => {
    const startTime = at(2);
    stored = [booking(1, { startTime })];
    consultants = [adminConsultant(), adminConsultant({ id: 2, name: "Kaisa Koski" })];
    renderAdmin(<BookingsScreen />);
    await userEvent.click(await (await card()).findByRole("button", { name: "Hand over" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hand the meeting over" }));
    expect(await dialog.findByRole("radio", { name: "Kaisa Koski" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Hand over" }));
    expect(getToast()?.title).toBe("The meeting with Åsa Mäkelä is about to be handed over");
    expect(api.changes()).toEqual([]);
    sendNow();
    await waitFor(() =>
      expect(api.changes().map(({ body }) => body)).toEqual([
        { consultantId: 2, previousConsultantId: 1, previousStartTime: startTime },
      ]),
    );
  });
});

describe("notes", () => {
  it("are saved when the field is left", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    await userEvent.type(shown.getByLabelText("Representative notes"), "Ask for data.");
    expect(shown.getByText("Not saved yet")).toBeInTheDocument();
    await userEvent.tab();
    expect(await shown.findByText("Saved")).toBeInTheDocument();
    expect(api.changes().map(({ body }) => body)).toEqual([
      { representativeNotes: "Ask for data.", previousRepresentativeNotes: "" },
    ]);
    await userEvent.click(shown.getByLabelText("Representative notes"));
    await userEvent.tab();
    expect(api.changes()).toHaveLength(1);
  });

  it("are saved once by the button", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    await userEvent.type(shown.getByLabelText("Representative notes"), "Once.");
    await userEvent.click(shown.getByRole("button", { name: "Save notes" }));
    expect(await shown.findByText("Saved")).toBeInTheDocument();
    expect(api.changes()).toHaveLength(1);
  });

  it("stay in the field when they could not be saved", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    refuse(500, "");
    await userEvent.type(shown.getByLabelText("Representative notes"), "Kept.");
    await userEvent.tab();
    await waitFor(() => expect(getToast()?.title).toBe("The notes could not be saved"));
    expect(shown.getByLabelText("Representative notes")).toHaveValue("Kept.");
    expect(shown.getByText("Not saved yet")).toBeInTheDocument();
  });

  it("of a colleague are shown beside one's own, and a decision is asked for", async () => {
    renderAdmin(<BookingsScreen />);
    const shown = await card();
    const field = shown.getByLabelText("Representative notes");
    await userEvent.type(field, "Mine");
    stored = [booking(1, { representativeNotes: "Theirs" })];
    refuse(409, "Somebody else has changed this booking meanwhile.");
    await userEvent.tab();
    expect(await shown.findByText("A colleague has changed these notes meanwhile:")).toBeInTheDocument();
    expect(shown.getByText("Theirs")).toBeInTheDocument();
    expect(field).toHaveValue("Mine");
    api.reset();
    await userEvent.click(shown.getByRole("button", { name: "Keep what I typed" }));
    await userEvent.click(shown.getByRole("button", { name: "Save notes" }));
    expect(await shown.findByText("Saved")).toBeInTheDocument();
    expect(api.changes().at(-1)?.body).toEqual({
      representativeNotes: "Mine",
      previousRepresentativeNotes: "Theirs",
    });
  });
});

describe("the dashboard's meetings", () => {
  it("are read only and start as 'Scheduled'", async () => {
    stored = [booking(1), booking(2, { status: "confirmed" }), booking(3, { status: "cancelled" })];
    renderAdmin(<MeetingsPanel />);
    await screen.findAllByText("Åsa Mäkelä");
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent)).toEqual([
      "Scheduled",
      "Confirmed",
      "Cancelled",
    ]);
    const first = within(rows[0] as HTMLElement);
    for (const text of ["Pohjola Paper Oy", /^3 Mar 2027, 10:00$/, "Consultation"])
      expect(first.getByText(text)).toBeInTheDocument();
    // Its name opens the panel; nothing here changes a meeting.
    expect(first.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Åsa Mäkelä"]);
    expect(screen.getByRole("link", { name: "Open meeting bookings" })).toHaveAttribute(
      "href",
      "/admin/meetings",
    );
  });
});
