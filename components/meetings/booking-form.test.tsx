import { handOverQuestion } from "@/lib/client/handed-question";
import { getToast } from "@/lib/client/toast";
import { pricingInfoKey } from "@/lib/features/pricing/pricing-info";
import type { Answer, Responder } from "@/tests/support/page-server";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  created,
  fill,
  page,
  posts,
  sent,
  show,
  slots,
  storedEstimate,
  submitButton,
  ten,
} from "./booking-test-kit";

describe("submitting", () => {
  it("shows the documented messages and sends nothing while fields are missing", async () => {
    const actor = show();
    await actor.click(submitButton());
    const summary = await screen.findByRole("alert");
    // In the order of the page, where the time comes first.
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Please select a preferred date",
      "Please select a preferred time",
      "Full name is required",
      "Valid email is required",
      "Company name is required",
    ]);
    expect(posts()).toEqual([]);
  });

  it("begins with what was to be asked about recommended experts, which can be changed", async () => {
    handOverQuestion("I would like to talk about these experts:\nAino A.");
    const actor = show();
    const description = screen.getByLabelText(/^What is the project about\?/);
    expect(description).toHaveValue("I would like to talk about these experts:\nAino A.");
    await actor.type(description, " And Bertil B.");
    expect(description).toHaveValue("I would like to talk about these experts:\nAino A. And Bertil B.");
    expect(posts()).toEqual([]);
  });

  it("checks the time, books, then creates the calendar meeting", async () => {
    page.address = "expert=7";
    window.sessionStorage.setItem(pricingInfoKey, storedEstimate(7));
    const actor = show();
    await screen.findByRole("heading", { name: "Project Estimate" });
    await fill(actor);
    await actor.click(submitButton());
    const heading = await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    expect(posts()).toEqual([
      "/api/calendar/check-availability",
      "/api/meeting-bookings",
      "/api/calendar/create-meeting",
    ]);
    const interval = { startTime: "2026-10-26T12:00:00.000Z", endTime: "2026-10-26T13:00:00.000Z" };
    expect(sent("/api/calendar/check-availability")[0]!.body).toMatchObject(interval);
    const booking = sent("/api/meeting-bookings")[0]!;
    expect(booking.headers["Idempotency-Key"]).toMatch(/^[\x21-\x7e]{16,}$/);
    expect(booking.body).toEqual({
      fullName: "Äiti Östman",
      email: "aiti@example.fi",
      company: "Esimerkki Oy",
      phone: "+358 40 123 4567",
      projectDescription: "<b>Forecasting</b> & pricing",
      meetingType: "consultation",
      preferredDate: "2026-10-26",
      preferredTime: "2:00 PM",
      duration: 60,
      website: "",
      expertId: 7,
      projectType: "hourly",
      projectDurationMonths: 3,
      projectHoursPerWeek: 30,
      estimatedTotalHours: 390,
      estimatedTotalCost: 38_719,
      expertHourlyRate: 95,
      platformFee: 10,
      volumeDiscount: 5,
    });
    expect(sent("/api/calendar/create-meeting")[0]!.body).toEqual({
      bookingId: 41,
      token: "one-time",
      attendeeEmails: ["aiti@example.fi"],
      location: "Microsoft Teams",
      subject: "Consultation: Esimerkki Oy",
      userEmail: expect.any(String),
      ...interval,
    });

    expect(heading).toHaveFocus();
    expect(document.querySelectorAll("[data-confetti]")).toHaveLength(12);
    expect(screen.getByText("Check your email for the calendar invitation")).toBeInTheDocument();
    expect(screen.getByText("2:00 PM to 3:00 PM, Helsinki time, UTC+2")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(getToast()).toMatchObject({
      title: "Meeting Booked Successfully",
      description: "Calendar invitation sent! Open it in your email to add the meeting to your calendar.",
    });
    expect(window.sessionStorage.getItem(pricingInfoKey)).toBeNull();
  });

  it.each<[string, Record<string, Responder>, string[]]>([
    [
      "the check",
      { "POST /api/calendar/check-availability": { body: { available: false } } },
      ["/api/calendar/check-availability"],
    ],
    [
      "the booking",
      { "POST /api/meeting-bookings": { status: 409, body: { message: "Taken" } } },
      ["/api/calendar/check-availability", "/api/meeting-bookings"],
    ],
  ])(
    "stops when %s finds the time taken, asks for the times again and keeps what was typed",
    async (_who, answers, expected) => {
      const actor = show();
      await fill(actor);
      Object.assign(page.server, answers, { "GET /api/calendar/available-slots": slots(ten) });
      await actor.click(submitButton());
      await waitFor(() =>
        expect(getToast()).toMatchObject({
          title: "Time Slot Unavailable",
          description: "This time slot is already booked. Please select a different time.",
          variant: "destructive",
        }),
      );
      expect(posts()).toEqual(expected);
      await waitFor(() => expect(screen.queryByRole("radio", { name: "2:00 PM" })).not.toBeInTheDocument());
      expect(await screen.findByRole("radio", { name: "10:00 AM" })).not.toBeChecked();
      expect(screen.getByLabelText("Full name")).toHaveValue("Äiti Östman");
      expect(submitButton()).toBeEnabled();

      // Another time is another attempt, with another key.
      Object.assign(page.server, {
        "POST /api/calendar/check-availability": { body: { available: true } },
        "POST /api/meeting-bookings": { status: 201, body: created },
      });
      await actor.click(screen.getByRole("radio", { name: "10:00 AM" }));
      await actor.click(submitButton());
      await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
      const keys = sent("/api/meeting-bookings").map(({ headers }) => headers["Idempotency-Key"]);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it.each<[string, Answer]>([
    ["fails", { status: 500, body: {} }],
    ["answers no JSON", { text: "<html>" }],
    ["cannot be reached", "no connection"],
  ])("books all the same when the check %s", async (_case, answer) => {
    page.server["POST /api/calendar/check-availability"] = answer;
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    expect(await screen.findByRole("heading", { name: "Meeting Booked Successfully!" })).toBeInTheDocument();
  });

  it.each([
    [false, "Online. We send you the link to join before the meeting."],
    [true, "Online. The link to join is in the mail with the invitation."],
  ])("says where the link to join is, when the mail has it: %s", async (hasJoinLink, place) => {
    page.server["POST /api/meeting-bookings"] = { status: 201, body: { ...created, hasJoinLink } };
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    expect(await screen.findByText(place)).toBeVisible();
  });

  it("only logs that the calendar meeting failed, and says what happens instead", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    page.server["POST /api/calendar/create-meeting"] = { status: 503, body: { message: "no" } };
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    expect(getToast()).toMatchObject({
      title: "Meeting Booked Successfully",
      description: "Your time is reserved. We confirm the meeting by email.",
    });
  });

  it.each<[string, Answer, string]>([
    ["says why", { status: 429, body: { message: "Too many requests." } }, "Too many requests."],
    ["says nothing", { status: 502, text: "<html>" }, "HTTP 502: Failed to submit booking request."],
    ["is not there", "no connection", "Failed to submit meeting request. Please try again."],
  ])("keeps what was typed when the server %s", async (_case, answer, description) => {
    page.server["POST /api/meeting-bookings"] = answer;
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    await waitFor(() =>
      expect(getToast()).toMatchObject({ title: "Error", description, variant: "destructive" }),
    );
    expect(screen.getByLabelText("Company")).toHaveValue("Esimerkki Oy");
    expect(screen.getByRole("radio", { name: "2:00 PM" })).toBeChecked();
    expect(submitButton()).toBeEnabled();
  });

  it("repeats an attempt of unknown outcome with its key, and lets no check of its own booking stop it", async () => {
    page.server["POST /api/meeting-bookings"] = "no connection";
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    await waitFor(() => expect(getToast()).toMatchObject({ title: "Error" }));
    // The booking had arrived: now the time is taken, by this very booking.
    page.server["POST /api/calendar/check-availability"] = { body: { available: false } };
    page.server["POST /api/meeting-bookings"] = { status: 201, body: created };
    await actor.click(submitButton());
    await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    const [first, second] = sent("/api/meeting-bookings").map(({ headers }) => headers["Idempotency-Key"]);
    expect(second).toBe(first);
  });

  it("puts the server's messages beside the fields", async () => {
    const message = "There are no meetings on weekends and Finnish holidays. Please select another date.";
    page.server["POST /api/meeting-bookings"] = {
      status: 422,
      body: { message, code: "invalid", fieldErrors: { preferredDate: message } },
    };
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    await waitFor(() =>
      expect(screen.getByLabelText("Preferred date")).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("says Scheduling... and ignores a second submit meanwhile", async () => {
    let answer: (value: { body: unknown }) => void = () => {};
    page.server["POST /api/meeting-bookings"] = () =>
      new Promise<{ body: unknown }>((resolve) => {
        answer = resolve;
      });
    const actor = show();
    await fill(actor);
    await actor.click(submitButton());
    const button = await screen.findByRole("button", { name: "Scheduling..." });
    expect(button).toBeDisabled();
    fireEvent.submit(screen.getByRole("form", { name: "Booking form" }));
    fireEvent.submit(screen.getByRole("form", { name: "Booking form" }));
    await waitFor(() => expect(sent("/api/meeting-bookings")).toHaveLength(1));
    answer({ body: created });
    await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
    expect(sent("/api/meeting-bookings")).toHaveLength(1);
  });
});
