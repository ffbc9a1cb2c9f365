import userEvent from "@testing-library/user-event";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import { renderAdmin } from "@/tests/support/admin-components";
import { listOf, serveApi } from "@/tests/support/api-server";
import { adminBooking } from "@/tests/support/dto-factories";
import { screen, within } from "@/tests/support/testing-library";
import { MeetingsScreen } from "./meetings-screen";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const today = helsinkiDate(new Date());
const monday = addDays(today, 1 - weekday(today));
const meeting = (id: number, fullName: string, date: string, changes: Partial<AdminMeetingBooking> = {}) =>
  adminBooking({ id, fullName, preferredDate: date, reviewDueAt: null, ...changes });

let stored: AdminMeetingBooking[];
beforeEach(() => {
  stored = [
    meeting(1, "Aino", monday, { startTime: "2020-03-03T08:00:00.000Z", status: "completed" }),
    meeting(2, "Matti", addDays(monday, 2)),
  ];
  window.history.replaceState(null, "", "/admin/meetings");
});
const api = serveApi({ "GET /api/meeting-bookings": () => listOf(stored) });
const asked = () => new URLSearchParams(api.requests.at(-1)?.url.split("?")[1]);

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

it("goes by keys, but not while somebody types", async () => {
  window.history.replaceState(null, "", "/admin/meetings?view=week");
  renderAdmin(<MeetingsScreen />);
  await screen.findByRole("button", { name: /Aino/ });
  await userEvent.keyboard("j");
  const article = await screen.findByRole("article", { name: "Aino" });
  expect(within(article).getByRole("link", { name: "Book another meeting" })).toHaveAttribute(
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
