import type { z } from "zod";
import type { submitExpertApplicationInput } from "@/lib/features/expert-applications/schemas";
import type { bookMeetingInput } from "@/lib/features/meetings/schemas";

// What the forms of the public site send, for tests of the API and journeys that need it to have been sent.

/** The least that an application to join says. */
export const applicationRequest = <More extends Partial<z.input<typeof submitExpertApplicationInput>>>(
  more: More,
) => ({
  name: "Aada Applicant",
  title: "Data engineer",
  description: "Builds data platforms.",
  skills: ["Python"],
  experienceYears: 5,
  hourlyRate: 95,
  weeklyAvailabilityHours: 20,
  ...more,
});

/** A meeting that a visitor books, without a time. */
export const bookingRequest = <More extends Partial<z.input<typeof bookMeetingInput>>>(more: More) => ({
  fullName: "Veera Visitor",
  email: "veera@example.com",
  company: "Example Oy",
  phone: "+358 50 000 0000",
  meetingType: "consultation",
  ...more,
});
