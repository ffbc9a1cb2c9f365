import userEvent from "@testing-library/user-event";
import { getToast } from "@/lib/client/toast";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import { renderAdmin, sendNow } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { adminBooking, adminConsultant } from "@/tests/support/dto-factories";
import { act, screen, waitFor, within } from "@/tests/support/testing-library";
import { MeetingsScreen } from "./meetings-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const today = helsinkiDate(new Date());
const monday = addDays(today, 1 - weekday(today));
const freeDay = addDays(today, 1);
const meeting = (id: number, fullName: string, date: string, changes: Partial<AdminMeetingBooking> = {}) =>
  adminBooking({ id, fullName, preferredDate: date, reviewDueAt: null, ...changes });

let stored: AdminMeetingBooking[];
let consultants: AdminConsultant[];
beforeEach(() => {
  consultants = [adminConsultant()];
  stored = [
    meeting(1, "Aino", monday, { startTime: "2020-03-03T08:00:00.000Z", status: "completed" }),
    meeting(2, "Matti", addDays(monday, 2)),
  ];
  window.history.replaceState(null, "", "/admin/meetings");
});
const api = serveApi({
  "GET /api/meeting-bookings": () => listOf(stored),
  "PATCH /api/meeting-bookings/:id": () => ({ body: stored[1] }),
  "GET /api/admin/consultants": () => ({ body: consultants }),
  "GET /api/calendar/free-days": () => ({
    body: {
      ...{ timeZone: "Europe/Helsinki", nextFreeDate: freeDay },
      days: [today, freeDay, addDays(freeDay, 31)].map((date) => ({
        ...{ date, times: date === freeDay ? 2 : 0, isClosed: false },
      })),
    },
  }),
  "GET /api/calendar/available-slots": () => ({
    body: {
      ...{ date: freeDay, timeZone: "Europe/Helsinki" },
      slots: [7, 8].map((hour) => ({
        label: `${hour + 2}:00 AM`,
        startTime: `${freeDay}T0${hour}:00:00.000Z`,
        endTime: `${freeDay}T0${hour + 1}:00:00.000Z`,
      })),
    },
  }),
});
const asked = () => {
  const last = api.requests.findLast(({ url }) => url.startsWith("/api/meeting-bookings"));
  return new URLSearchParams(last?.url.split("?")[1]);
};

it("keeps the list, and shows the week on demand with the chosen meeting beside it", async () => {
  renderAdmin(<MeetingsScreen />);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Week" }));
  const row = await screen.findByRole("button", { name: /Matti/ });
  expect(window.location.search).toBe("?view=week");
  expect([asked().get("from"), asked().get("to")]).toEqual([monday, addDays(monday, 6)]);
  expect(screen.queryByRole("article")).toBeNull();
  await userEvent.click(row);
  expect(window.location.search).toBe("?view=week&booking=2");
  const panel = within(screen.getByRole("region", { name: "Chosen meeting" }));
  expect(panel.getByRole("article", { name: "Matti" })).toBeVisible();
  expect(panel.queryByText("Next step")).toBeNull();
});

it("counts what is held, and says beside it what was cancelled", async () => {
  stored.push(meeting(3, "Liisa", monday, { status: "cancelled" }));
  window.history.replaceState(null, "", "/admin/meetings?view=week");
  renderAdmin(<MeetingsScreen />);
  expect(await screen.findByText("2 meetings, not counting 1 cancelled")).toBeVisible();
});

it("goes by keys, but not while somebody types", async () => {
  window.history.replaceState(null, "", "/admin/meetings?view=week");
  renderAdmin(<MeetingsScreen />);
  await screen.findByRole("button", { name: /Aino/ });
  await userEvent.keyboard("j");
  const article = await screen.findByRole("article", { name: "Aino" });
  expect(within(article).getByRole("link", { name: "Book the next meeting" })).toHaveAttribute(
    "href",
    "/book-meeting?expert=7",
  );
  await userEvent.keyboard("j");
  const notes = within(await screen.findByRole("article", { name: "Matti" })).getByRole("textbox", {
    name: /notes/,
  });
  await userEvent.click(notes);
  await userEvent.keyboard("k");
  expect(screen.getByRole("article", { name: "Matti" })).toBeVisible();
  screen.getByRole("button", { name: /Matti/ }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("article")).toBeNull();
  await userEvent.keyboard("{ArrowRight}");
  expect(window.location.search).toBe(`?view=week&week=${addDays(monday, 7)}`);
  await userEvent.keyboard("t");
  expect(window.location.search).toBe("?view=week");
});

it("moves the chosen meeting in a few presses: M, the next free day, a time", async () => {
  window.history.replaceState(null, "", "/admin/meetings?view=week&booking=2");
  renderAdmin(<MeetingsScreen />);
  await screen.findByRole("article", { name: "Matti" });
  await userEvent.keyboard("m");
  const dialog = within(await screen.findByRole("dialog", { name: "Move the meeting" }));
  // Of all days this one is reached by Tab: the next free one.
  const day = await dialog.findByRole("button", { name: /, 2 free times$/ });
  expect(day).toHaveAttribute("tabindex", "0");
  act(() => day.focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(dialog.getByRole("radio", { name: "9:00 AM" })).toHaveFocus());
  // What is free is asked for this meeting, so that its own time is not taken.
  const calendars = api.requests.filter(({ url }) => url.startsWith("/api/calendar/"));
  expect(calendars.map(({ url }) => new URLSearchParams(url.split("?")[1]).get("moving"))).toEqual([
    "2",
    "2",
  ]);
  await userEvent.keyboard(" {Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(getToast()?.title).toBe("The meeting with Matti is about to be moved");
  sendNow();
  await waitFor(() =>
    expect(api.changes().map(({ body }) => body)).toMatchObject([
      { preferredDate: freeDay, preferredTime: "9:00 AM" },
    ]),
  );
});

it("shows whose a meeting is where there are several, and one consultant's alone", async () => {
  consultants = [adminConsultant(), adminConsultant({ id: 2, name: "Kaisa Koski" })];
  stored = [meeting(1, "Aino", monday, { consultant: { id: 2, name: "Kaisa Koski" } })];
  window.history.replaceState(null, "", "/admin/meetings?view=week");
  renderAdmin(<MeetingsScreen />);
  expect(await screen.findByRole("button", { name: /Aino.*Consultant: Kaisa Koski/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Consultant"), "Kaisa Koski");
  expect(window.location.search).toBe("?view=week&consultant=2");
  await waitFor(() => expect(asked().get("consultant")).toBe("2"));
});
