import { z } from "zod";
import { exportOptions } from "@/lib/shared/admin-list";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import {
  answeredMeeting,
  answerMeetingInput,
  byClientToken,
  cancelMeetingInput,
  clientMeeting,
  ownMeeting,
  rescheduleInput,
} from "./client-meeting-schemas";
import { adminMeetingBooking, meetingBookingsQuery, updateMeetingBookingInput } from "./moderation-schemas";
import {
  availableSlotsQuery,
  availableSlotsResponse,
  bookMeetingInput,
  calendarFileQuery,
  checkAvailabilityInput,
  checkAvailabilityResponse,
  createMeetingInput,
  freeDays,
  freeDaysQuery,
  meetingBookingCreated,
  meetingCreated,
} from "./schemas";

export const listBookings = endpoint({
  method: "GET",
  path: "/api/meeting-bookings",
  access: "admin",
  summary: "Every meeting booking, newest first",
  rateLimit: limits.read,
  query: meetingBookingsQuery,
  response: z.array(adminMeetingBooking),
});

export const bookMeeting = endpoint({
  method: "POST",
  path: "/api/meeting-bookings",
  access: "public",
  summary: "Book a meeting with Osaaja's representative",
  rateLimit: limits.booking,
  body: bookMeetingInput,
  response: meetingBookingCreated,
  status: 201,
  errors: ["not_found", "conflict"],
  takesIdempotencyKey: true,
});

export const bookForClient = endpoint({
  method: "POST",
  path: "/api/admin/meeting-bookings",
  access: "admin",
  summary: "Book a free time for a client, by the same rules: a mail tells them, with the invitation",
  rateLimit: limits.adminChange,
  body: bookMeetingInput,
  response: meetingBookingCreated,
  status: 201,
  errors: ["not_found", "conflict"],
  takesIdempotencyKey: true,
});

export const updateBooking = endpoint({
  method: "PATCH",
  path: "/api/meeting-bookings/{id}",
  access: "admin",
  summary: "Confirm, complete, cancel, move or hand over a meeting, or keep the representative's notes",
  rateLimit: limits.adminChange,
  params: byId,
  body: updateMeetingBookingInput,
  response: adminMeetingBooking,
  errors: ["conflict", "not_possible_now"],
});

export const exportBookings = endpoint({
  method: "GET",
  path: "/api/admin/exports/meeting-bookings",
  access: "admin",
  summary: "The meeting bookings as CSV, with the filters and the order of their list",
  rateLimit: limits.read,
  query: meetingBookingsQuery.omit({ page: true, limit: true }).extend(exportOptions),
});

export const listAvailableSlots = endpoint({
  method: "GET",
  path: "/api/calendar/available-slots",
  access: "public",
  summary: "Free meeting times of a date, Helsinki time",
  rateLimit: limits.read,
  query: availableSlotsQuery,
  response: availableSlotsResponse,
  errors: ["not_found"],
});

export const listFreeDays = endpoint({
  method: "GET",
  path: "/api/calendar/free-days",
  access: "public",
  summary: "How many meeting times are free on each date that can be chosen, Helsinki time",
  rateLimit: limits.read,
  query: freeDaysQuery,
  response: freeDays,
  errors: ["not_found"],
});

export const getCalendarFile = endpoint({
  method: "GET",
  path: "/api/meeting-bookings/{id}/calendar-file",
  access: "public",
  summary: "A booked meeting as an .ics file, by its unguessable link",
  rateLimit: limits.read,
  params: byId,
  query: calendarFileQuery,
});

export const checkAvailability = endpoint({
  method: "POST",
  path: "/api/calendar/check-availability",
  access: "public",
  summary: "Whether a time can be booked; advice, the booking decides",
  rateLimit: limits.read,
  body: checkAvailabilityInput,
  response: checkAvailabilityResponse,
});

export const createMeeting = endpoint({
  method: "POST",
  path: "/api/calendar/create-meeting",
  access: "public",
  summary: "Put a booked meeting into the calendar, with the booking's one-time token",
  rateLimit: limits.booking,
  body: createMeetingInput,
  response: meetingCreated,
  errors: ["not_found", "conflict"],
});

export const getClientMeeting = endpoint({
  method: "GET",
  path: "/api/meetings/{token}",
  access: "public",
  summary: "A meeting, by the unguessable link of its mails",
  rateLimit: limits.read,
  params: byClientToken,
  response: clientMeeting,
});

export const rescheduleMeeting = endpoint({
  method: "POST",
  path: "/api/meetings/{token}/reschedule",
  access: "public",
  summary: "Move a meeting to another free time, until two hours before it begins",
  rateLimit: limits.meetingChange,
  params: byClientToken,
  body: rescheduleInput,
  response: clientMeeting,
  errors: ["conflict", "not_possible_now", "too_late"],
});

export const cancelMeeting = endpoint({
  method: "POST",
  path: "/api/meetings/{token}/cancel",
  access: "public",
  summary: "Cancel a meeting, until two hours before it begins",
  rateLimit: limits.meetingChange,
  params: byClientToken,
  body: cancelMeetingInput,
  response: clientMeeting,
  errors: ["not_possible_now", "too_late"],
});

export const listOwnMeetings = endpoint({
  method: "GET",
  path: "/api/account/meetings",
  access: "user",
  summary: "The meetings that the signed-in person has booked, the latest first",
  rateLimit: limits.read,
  query: listQuery,
  response: ownMeeting.array(),
});

export const answerMeeting = endpoint({
  method: "PATCH",
  path: "/api/expert/meetings/{id}",
  access: "user",
  summary: "Say whether one is available for the work that a meeting about oneself is about",
  rateLimit: limits.meetingChange,
  params: byId,
  body: answerMeetingInput,
  response: answeredMeeting,
  errors: ["not_possible_now"],
});
