import { screen, waitFor, within } from "@/tests/support/testing-library";
import { chooseDate, fill, page, sent, show, submitButton } from "./booking-test-kit";

const day = (name: RegExp) => screen.findByRole("button", { name });
const date = () => screen.getByLabelText<HTMLInputElement>("Preferred date").value;

describe("the month", () => {
  it("comes before the fields, shows the free days with their times, and names the zone", async () => {
    show();
    expect(await day(/^Monday, 26 October 2026, 5 free times$/)).toBeEnabled();
    expect(screen.getByText(/^Days in bold have free times\. Helsinki time, UTC\+2\.$/)).toBeInTheDocument();
    expect(await day(/^Saturday, 24 October 2026, closed$/)).toHaveAttribute("aria-disabled", "true");
    expect(await day(/^Friday, 23 October 2026, no free time$/)).toHaveAttribute("aria-disabled", "true");
    expect(await day(/^Thursday, 1 October 2026, cannot be chosen$/)).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const preferences = screen.getByRole("heading", { name: "Meeting Preferences" });
    const contact = screen.getByRole("heading", { name: "Contact Information" });
    expect(preferences.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("takes a free day and asks for its times, and takes no other", async () => {
    const actor = show();
    await actor.click(await day(/^Saturday, 24 October/));
    expect(date()).toBe("");
    await actor.click(await day(/^Tuesday, 27 October/));
    expect(date()).toBe("2026-10-27");
    expect(await day(/^Tuesday, 27 October/)).toHaveAttribute("aria-pressed", "true");
    await waitFor(() =>
      expect(sent("/api/calendar/available-slots").map(({ query }) => query.get("date"))).toEqual([
        "2026-10-27",
      ]),
    );
  });

  it("goes to the next free day, and from a chosen one to the one after it", async () => {
    const actor = show();
    await actor.click(await day(/^Next free day: Monday, 26 October/));
    expect(date()).toBe("2026-10-26");
    await actor.click(await day(/^Next free day: Tuesday, 27 October/));
    expect(date()).toBe("2026-10-27");
  });

  it("is walked by the arrow keys, over the end of a month, and not beyond what can be chosen", async () => {
    const actor = show();
    (await day(/^Monday, 26 October/)).focus();
    await actor.keyboard("{ArrowDown}");
    expect(await day(/^Monday, 2 November/)).toHaveFocus();
    await actor.keyboard("{ArrowRight}{Enter}");
    expect(date()).toBe("2026-11-03");
    await actor.keyboard("{ArrowDown}");
    expect(await day(/^Tuesday, 3 November/)).toHaveFocus();
  });

  it("shows the month of a typed date, and turns only where there is something to choose", async () => {
    const actor = show();
    await day(/^Monday, 26 October/);
    expect(screen.getByRole("button", { name: "Previous month" })).toBeDisabled();
    chooseDate("2026-11-05");
    expect(await screen.findByText("November 2026")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
    await actor.click(screen.getByRole("button", { name: "Previous month" }));
    expect(await screen.findByText("October 2026")).toBeInTheDocument();
  });

  it("asks anew for another duration", async () => {
    const actor = show();
    await day(/^Monday, 26 October/);
    await actor.selectOptions(screen.getByLabelText("Duration"), "30");
    await waitFor(() =>
      expect(sent("/api/calendar/free-days").map(({ query }) => query.get("duration"))).toEqual(["60", "30"]),
    );
  });

  it("leaves the date to be typed when it cannot be loaded", async () => {
    page.server["GET /api/calendar/free-days"] = "no connection";
    const actor = show();
    expect(
      await screen.findByText("The free days could not be loaded. Type a date below."),
    ).toBeInTheDocument();
    await fill(actor);
    await actor.click(submitButton());
    expect(await screen.findByRole("heading", { name: "Meeting Booked Successfully!" })).toBeInTheDocument();
  });
});

describe("a reload", () => {
  it("keeps what was typed, the time included, until the meeting is booked", async () => {
    const actor = show();
    await fill(actor);
    page.leave();
    const again = show();
    expect(screen.getByLabelText("Full name")).toHaveValue("Äiti Östman");
    expect(screen.getByLabelText("Company")).toHaveValue("Esimerkki Oy");
    expect(date()).toBe("2026-10-26");
    expect(await screen.findByRole("radio", { name: "2:00 PM" })).toBeChecked();
    await again.click(submitButton());
    await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    page.leave();
    show();
    expect(screen.getByLabelText("Full name")).toHaveValue("");
  });
});

describe("a call without a phone number", () => {
  it("is booked, and its file for calendars is offered", async () => {
    const actor = show();
    await fill(actor);
    await actor.clear(screen.getByLabelText(/^Phone/));
    await actor.click(submitButton());
    const heading = await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    expect(heading).toBeInTheDocument();
    expect(sent("/api/meeting-bookings")[0]?.body).not.toHaveProperty("phone", expect.stringMatching(/./));
    const screenOf = within(document.body);
    expect(screenOf.getByRole("link", { name: "Add to calendar (.ics)" })).toHaveAttribute(
      "href",
      "/api/meeting-bookings/41/calendar-file?token=file",
    );
  });
});
