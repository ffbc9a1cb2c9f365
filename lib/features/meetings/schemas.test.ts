import { faultsOf } from "@/tests/support/in-words";
import { slotsForDate } from "./rules";
import {
  availableSlotsQuery,
  availableSlotsResponse,
  bookingForm,
  bookMeetingInput,
  checkAvailabilityInput,
  createMeetingInput,
  meetingBookingCreated,
  toAvailableSlots,
} from "./schemas";

const form = {
  fullName: " Aino Virtanen ",
  email: "aino@example.fi",
  company: "Esimerkki Oy",
  phone: "+358 40 123 4567",
  meetingType: "consultation",
  preferredDate: "2026-10-26",
  preferredTime: "14.30",
};

describe("booking form", () => {
  it("names every missing field with the documented message", () => {
    expect(faultsOf(bookingForm, {})).toEqual([
      ["fullName", "Full name is required"],
      ["email", "Valid email is required"],
      ["company", "Company name is required"],
      ["meetingType", "Please select a meeting type"],
      ["preferredDate", "Please select a preferred date"],
      ["preferredTime", "Please select a preferred time"],
    ]);
  });

  it("does the same for an untouched form of empty strings", () => {
    const empty = {
      fullName: "  ",
      email: "",
      company: "",
      phone: "",
      projectDescription: "",
      meetingType: "",
      preferredDate: "",
      preferredTime: "",
      duration: 60,
      website: "",
    };
    expect(faultsOf(bookingForm, empty).map(([, message]) => message)).toEqual([
      "Full name is required",
      "Valid email is required",
      "Company name is required",
      "Please select a meeting type",
      "Please select a preferred date",
      "Please select a preferred time",
    ]);
  });

  it("trims, fills in an hour and writes the time in one way", () => {
    expect(bookingForm.parse(form)).toEqual({
      ...form,
      fullName: "Aino Virtanen",
      preferredTime: "2:30 PM",
      duration: 60,
    });
  });

  it.each([
    ["email", "aino@", "Valid email is required"],
    ["meetingType", "party", "Please select a meeting type"],
    ["preferredDate", "2026-02-30", "Enter a real date"],
    ["preferredTime", "25:00", "Enter a time such as 2:30 PM or 14:30"],
    ["duration", 29, "Duration must be 30 to 120 whole minutes"],
    ["duration", 121, "Duration must be 30 to 120 whole minutes"],
    ["duration", 45.5, "Duration must be 30 to 120 whole minutes"],
    ["duration", "60", "Duration must be 30 to 120 whole minutes"],
    ["duration", Number.NaN, "Duration must be 30 to 120 whole minutes"],
    ["website", "https://spam.example", "Leave this field empty"],
    ["fullName", "a".repeat(121), "Must be at most 120 characters"],
    ["projectDescription", "a".repeat(5001), "Must be at most 5000 characters"],
    ["company", `A${String.fromCharCode(0)}B`, "Contains a character that cannot be stored"],
  ])("refuses %s = %p", (field, value, message) => {
    expect(faultsOf(bookingForm, { ...form, [field]: value })).toEqual([[field, message]]);
  });

  it.each([30, 45, 60, 120])("takes %i minutes", (duration) => {
    expect(bookingForm.parse({ ...form, duration }).duration).toBe(duration);
  });
});

describe("bookMeetingInput", () => {
  const estimate = {
    projectType: "project",
    projectDurationMonths: 6,
    projectHoursPerWeek: 40,
    estimatedTotalHours: 1040,
    estimatedTotalCost: 102_752,
    expertHourlyRate: 95.5,
    platformFee: 10,
    volumeDiscount: 10,
  };

  it("takes the documented payload whole", () => {
    expect(bookMeetingInput.parse({ ...form, expertId: 7, ...estimate })).toMatchObject({
      expertId: 7,
      ...estimate,
    });
  });

  it("is a general consultation without expert, with a discount of 0", () => {
    expect(bookMeetingInput.parse(form)).toMatchObject({ expertId: null, volumeDiscount: 0 });
    expect(bookMeetingInput.parse({ ...form, expertId: null, expert: null })).toMatchObject({
      expertId: null,
    });
  });

  it("understands both names of the expert, unless they disagree", () => {
    expect(bookMeetingInput.parse({ ...form, expert: 7 }).expertId).toBe(7);
    expect(bookMeetingInput.parse({ ...form, expert: 7, expertId: 7 }).expertId).toBe(7);
    expect(faultsOf(bookMeetingInput, { ...form, expert: 7, expertId: 8 })).toEqual([
      ["expertId", "expert and expertId name two different experts"],
    ]);
  });

  it("drops the honeypot, the alias and a userEmail", () => {
    const parsed = bookMeetingInput.parse({
      ...form,
      expert: 7,
      website: "",
      userEmail: "victim@example.fi",
    });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining(["website"]));
    expect(parsed).not.toHaveProperty("expert");
    expect(parsed).not.toHaveProperty("userEmail");
  });

  it.each([
    ["expertId", 0],
    ["expertId", { gt: 0 }],
    ["expert", -1],
    ["projectType", "fixed"],
    ["projectDurationMonths", 37],
    ["projectHoursPerWeek", 0],
    ["estimatedTotalCost", -1],
    ["estimatedTotalCost", Number.POSITIVE_INFINITY],
    ["platformFee", 101],
    ["status", "confirmed"],
    ["representativeNotes", "free"],
  ])("refuses %s = %p", (field, value) => {
    expect(faultsOf(bookMeetingInput, { ...form, [field]: value })).toHaveLength(1);
  });
});

describe("available slots", () => {
  it("reads the query", () => {
    expect(availableSlotsQuery.parse({ date: "2026-10-26" })).toEqual({ date: "2026-10-26", duration: 60 });
    expect(availableSlotsQuery.parse({ date: "2026-10-26", duration: "45" })).toEqual({
      date: "2026-10-26",
      duration: 45,
    });
    expect(availableSlotsQuery.parse({ date: "2026-10-26", duration: 30 })).toEqual({
      date: "2026-10-26",
      duration: 30,
    });
  });

  it.each(["", "abc", "0", "29", "121", "45.5", "-60", "1e2", "060.0", null])(
    "refuses the duration %p",
    (duration) => {
      expect(faultsOf(availableSlotsQuery, { date: "2026-10-26", duration })).toHaveLength(1);
    },
  );

  it.each([undefined, "", "2026-02-30", "26.10.2026"])("refuses the date %p", (date) => {
    expect(faultsOf(availableSlotsQuery, { date })).toHaveLength(1);
  });

  it("answers instants with the Helsinki label", () => {
    const slots = slotsForDate({
      date: "2026-10-26",
      durationMinutes: 60,
      now: new Date("2026-10-20T09:00:00Z"),
      busy: [],
    });
    const answer = availableSlotsResponse.parse(toAvailableSlots("2026-10-26", slots));
    expect(answer).toMatchObject({ date: "2026-10-26", timeZone: "Europe/Helsinki" });
    expect(answer.slots[0]).toEqual({
      startTime: "2026-10-26T07:00:00.000Z",
      endTime: "2026-10-26T08:00:00.000Z",
      label: "9:00 AM",
    });
    expect(answer.slots.at(-1)?.label).toBe("3:00 PM");
  });
});

describe("checkAvailabilityInput", () => {
  const good = { startTime: "2026-10-26T12:00:00Z", endTime: "2026-10-26T15:00:00+02:00" };

  it("gives instants and drops the address", () => {
    expect(checkAvailabilityInput.parse({ ...good, userEmail: "consultant@osaaja.example" })).toEqual({
      startTime: new Date("2026-10-26T12:00:00Z"),
      endTime: new Date("2026-10-26T13:00:00Z"),
    });
  });

  it.each([
    [{ startTime: "2026-10-26T12:00:00" }, "startTime"],
    [{ startTime: "2026-02-30T12:00:00Z" }, "startTime"],
    [{ startTime: 1 }, "startTime"],
    [{ endTime: undefined }, "endTime"],
    [{ endTime: good.startTime }, "endTime"],
    [{ endTime: "2026-10-26T11:00:00Z" }, "endTime"],
  ])("refuses %p", (change, field) => {
    expect(faultsOf(checkAvailabilityInput, { ...good, ...change }).map(([path]) => path)).toEqual([field]);
  });
});

describe("createMeetingInput", () => {
  it("takes the documented payload and keeps only booking and token", () => {
    expect(
      createMeetingInput.parse({
        bookingId: 3,
        token: "abc",
        userEmail: "consultant@osaaja.example",
        subject: "Buy now",
        attendeeEmails: ["victim@example.fi"],
        startTime: "2026-10-26T12:00:00Z",
        endTime: "2026-10-26T13:00:00Z",
        body: "<b>spam</b>",
        location: "Microsoft Teams",
      }),
    ).toEqual({ bookingId: 3, token: "abc" });
    expect(createMeetingInput.parse({ bookingId: 3, token: "abc", attendeeEmails: "a@example.fi" })).toEqual({
      bookingId: 3,
      token: "abc",
    });
  });

  it.each([
    { token: "abc" },
    { bookingId: 3 },
    { bookingId: 3, token: "" },
    { bookingId: 3, token: { not: "" } },
    { bookingId: 3, token: "abc", bcc: "victim@example.fi" },
  ])("refuses %p", (value) => {
    expect(faultsOf(createMeetingInput, value)).toHaveLength(1);
  });
});

describe("meetingBookingCreated", () => {
  it("has no room for anything personal", () => {
    const personal = ["fullName", "email", "phone", "company", "projectDescription", "representativeNotes"];
    for (const key of personal) expect(Object.keys(meetingBookingCreated.shape)).not.toContain(key);
    const created = {
      id: 1,
      status: "pending",
      startTime: "2026-10-26T12:30:00.000Z",
      endTime: "2026-10-26T13:30:00.000Z",
      duration: 60,
      meetingType: "consultation",
      preferredDate: "2026-10-26",
      preferredTime: "2:30 PM",
      representativeName: "Elina Salonen",
      expert: { id: 7, name: "Aino V.", title: "ML engineer" },
      meetingToken: "abc",
      calendarFileUrl: "/api/meeting-bookings/1/calendar-file?token=file",
      hasJoinLink: true,
      projectType: null,
      projectDurationMonths: null,
      projectHoursPerWeek: null,
      estimatedTotalHours: null,
      estimatedTotalCost: null,
      expertHourlyRate: null,
      platformFee: null,
      volumeDiscount: null,
    };
    const leaky = { ...created, email: "a@example.fi", expert: { ...created.expert, email: "e@example.fi" } };
    expect(meetingBookingCreated.parse(leaky)).toEqual(created);
  });
});
