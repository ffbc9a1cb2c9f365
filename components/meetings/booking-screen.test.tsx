import { getToast } from "@/lib/client/toast";
import { pricingInfoKey } from "@/lib/features/pricing/pricing-info";
import type { Answer } from "@/tests/support/page-server";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  chooseDate,
  expert,
  fill,
  page,
  sent,
  show,
  slots,
  storedEstimate,
  submitButton,
  ten,
  two,
} from "./booking-test-kit";

describe("whom the meeting is about", () => {
  it("is a general consultation without an expert, and drops what lies in the storage", async () => {
    window.sessionStorage.setItem(pricingInfoKey, storedEstimate(7));
    show();
    expect(await screen.findAllByRole("heading", { name: "General consultation" })).toHaveLength(2);
    expect(screen.getByText(/The meeting is with Osaaja consultant/)).toBeInTheDocument();
    expect(screen.queryByText("Project Estimate")).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem(pricingInfoKey)).toBeNull();
  });

  it.each(["expert=7", "expertId=7"])(
    "shows the expert of ?%s with three skills and the estimate",
    async (query) => {
      page.address = query;
      window.sessionStorage.setItem(pricingInfoKey, storedEstimate(7));
      show();
      expect(await screen.findByRole("heading", { name: "Aino V." })).toBeInTheDocument();
      expect(screen.getByText(/to talk about Aino V\./)).toBeInTheDocument();
      expect(screen.getByText("MLOps")).toBeInTheDocument();
      expect(screen.queryByText("Kafka")).not.toBeInTheDocument();
      expect(screen.getByRole("heading", { name: "Project Estimate" })).toBeInTheDocument();
      expect(screen.getByText("€38,719")).toBeInTheDocument();
      expect(screen.getByText("€12,906")).toBeInTheDocument();
    },
  );

  it("ignores and removes the estimate of another expert", async () => {
    page.address = "expert=7";
    window.sessionStorage.setItem(pricingInfoKey, storedEstimate(8));
    show();
    await screen.findByRole("heading", { name: "Aino V." });
    expect(screen.queryByText("Project Estimate")).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem(pricingInfoKey)).toBeNull();
  });

  it.each(["expert=999", "expert=abc"])(
    "says that ?%s is unknown and offers the general consultation",
    async (query) => {
      page.address = query;
      const actor = show();
      expect(await screen.findByText("We could not find this expert")).toBeInTheDocument();
      await fill(actor);
      await actor.click(submitButton());
      await screen.findByRole("heading", { name: "Meeting Booked Successfully!" });
      expect(sent("/api/meeting-bookings")[0]!.body).not.toHaveProperty("expertId");
    },
  );

  it("refuses a busy expert", async () => {
    page.address = "expert=7";
    page.server["GET /api/experts/7"] = { body: { ...expert, availability: "busy" } };
    show();
    expect(await screen.findByText(/takes no new work at the moment/)).toBeInTheDocument();
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription(/Aino V\. is busy/);
  });

  it("offers to load the expert again after a failure", async () => {
    page.address = "expert=7";
    page.server["GET /api/experts/7"] = "no connection";
    const actor = show();
    await screen.findByText("The expert could not be loaded");
    page.server["GET /api/experts/7"] = { body: expert };
    await actor.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Aino V." })).toBeInTheDocument();
  });

  it("fills in the name and address of who is signed in", async () => {
    page.user = {
      isAuthenticated: true,
      isAdmin: false,
      firstName: "Aino",
      lastName: "Virtanen",
      email: "aino@example.fi",
    };
    show();
    expect(screen.getByLabelText("Full name")).toHaveValue("Aino Virtanen");
    expect(screen.getByLabelText("Email")).toHaveValue("aino@example.fi");
  });
});

describe("slot panel", () => {
  it("is idle until a date is chosen, then checks, then lists the free times with their zone", async () => {
    const actor = show();
    expect(screen.getByText("Choose a date to see the free times.")).toBeInTheDocument();
    expect(sent("/api/calendar/available-slots")).toHaveLength(0);
    chooseDate();
    expect(screen.getByText("Checking calendar availability...")).toBeInTheDocument();
    const group = await screen.findByRole("group", { name: "Preferred time" });
    expect(await within(group).findAllByRole("radio")).toHaveLength(2);
    expect(within(group).getByText("Helsinki time, UTC+2")).toBeInTheDocument();
    const query = sent("/api/calendar/available-slots")[0]!.query;
    expect(Object.fromEntries(query)).toEqual({ date: "2026-10-26", duration: "60" });

    await actor.click(within(group).getByRole("radio", { name: "10:00 AM" }));
    expect(within(group).getByRole("radio", { name: "10:00 AM" })).toBeChecked();
    expect(getToast()).toMatchObject({
      title: "Time Selected",
      description: "10:00 AM on Monday, 26 October 2026, Helsinki time, UTC+2",
    });
  });

  it("asks again for another duration and takes a time back that is not free any more", async () => {
    const actor = show();
    chooseDate();
    await actor.click(await screen.findByRole("radio", { name: "10:00 AM" }));
    page.server["GET /api/calendar/available-slots"] = slots(two);
    await actor.selectOptions(screen.getByLabelText("Duration"), "30");
    await waitFor(() => expect(screen.queryByRole("radio", { name: "10:00 AM" })).not.toBeInTheDocument());
    expect(sent("/api/calendar/available-slots")[1]!.query.get("duration")).toBe("30");
    expect(await screen.findByRole("radio", { name: "2:00 PM" })).not.toBeChecked();

    page.server["GET /api/calendar/available-slots"] = slots(ten, two);
    await actor.selectOptions(screen.getByLabelText("Duration"), "45");
    expect(await screen.findByRole("radio", { name: "10:00 AM" })).not.toBeChecked();
  });

  it("keeps a chosen time that is still free on another duration", async () => {
    const actor = show();
    chooseDate();
    await actor.click(await screen.findByRole("radio", { name: "2:00 PM" }));
    await actor.selectOptions(screen.getByLabelText("Duration"), "30");
    await waitFor(() => expect(sent("/api/calendar/available-slots")).toHaveLength(2));
    expect(await screen.findByRole("radio", { name: "2:00 PM" })).toBeChecked();
  });

  it("says when no time is free", async () => {
    page.server["GET /api/calendar/available-slots"] = slots();
    show();
    chooseDate();
    expect(await screen.findByText("No available slots")).toBeInTheDocument();
    expect(
      screen.getByText(
        "No available time slots found for this date. Please try another date or contact us directly.",
      ),
    ).toBeInTheDocument();
  });

  it.each<[string, Answer]>([
    ["fails", { status: 503, body: { message: "The calendar does not answer." } }],
    ["answers no JSON", { text: "<html>" }],
    ["cannot be reached", "no connection"],
  ])("takes a time by hand when the calendar %s", async (_case, answer) => {
    page.server["GET /api/calendar/available-slots"] = answer;
    const actor = show();
    chooseDate();
    expect(await screen.findByText("Calendar Integration Setup Required")).toBeInTheDocument();
    const time = screen.getByLabelText("Preferred time", { selector: "input" });
    fireEvent.change(time, { target: { value: "14:30" } });
    await actor.click(submitButton());
    expect(await screen.findByRole("alert")).not.toHaveTextContent("Please select a preferred time");
  });
});
