import { z } from "zod";
import { optionalText } from "@/lib/shared/text";
import { bookingForm } from "./schemas";
import { expertAnswers, meetingStatuses } from "./states";

/** The parameter of the client's calls: the link of a mail. What cannot be one names no meeting. */
export const byClientToken = z.object({ token: z.string().max(100) });

/** POST /api/meetings/{token}/reschedule: the time as the booking form sends it; the meeting stays as long as it is. */
export const rescheduleInput = bookingForm.pick({ preferredDate: true, preferredTime: true });
export type RescheduleInput = z.output<typeof rescheduleInput>;

/** POST /api/meetings/{token}/cancel. */
export const cancelMeetingInput = z.strictObject({
  /** What the representative reads about it. */
  reason: optionalText(1000),
});
export type CancelMeetingInput = z.output<typeof cancelMeetingInput>;

const meetingExpert = z.object({ id: z.int(), name: z.string(), title: z.string() }).nullable();

/** A meeting as whoever has its link sees it: nothing of what was typed into the form. */
export const clientMeeting = z.object({
  status: z.enum(meetingStatuses),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  timeZone: z.string(),
  /** Helsinki date and time as the booking form sends them: 2026-10-26 and "2:30 PM". */
  preferredDate: z.string(),
  preferredTime: z.string(),
  /** When it was last put to another time: what was told before names another. Null while it stands where it was booked. */
  movedAt: z.iso.datetime().nullable(),
  meetingType: z.literal("consultation"),
  representativeName: z.string(),
  /** Public name; null for a general consultation. */
  expert: meetingExpert,
  /** Whether it is still to begin, is on, or is over by the clock, whatever its state says. */
  phase: z.enum(["ahead", "on", "over"]),
  /** Where it is joined; null until there is a link, and when nobody joins any more. */
  joinUrl: z.string().nullable(),
  calendarFileUrl: z.string(),
  /** Until when it can be moved and cancelled; null when its state allows neither. */
  changeableUntil: z.iso.datetime().nullable(),
  canReschedule: z.boolean(),
  canCancel: z.boolean(),
  /** Whether a confirmed meeting stays so when it is moved. */
  staysConfirmedWhenMoved: z.boolean(),
});
export type ClientMeeting = z.infer<typeof clientMeeting>;

/** A meeting in the list of whoever booked it. */
export const ownMeeting = z.object({
  id: z.int(),
  status: z.enum(meetingStatuses),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  duration: z.int(),
  expert: meetingExpert,
  joinUrl: z.string().nullable(),
  /** It is neither over nor called off. */
  isToCome: z.boolean(),
  /** Path of its page, where it is moved and cancelled. */
  url: z.string(),
});
export type OwnMeeting = z.infer<typeof ownMeeting>;

/** PATCH /api/expert/meetings/{id}: whether the expert whom a meeting is about has time for the work. */
export const answerMeetingInput = z.strictObject({ answer: z.enum(expertAnswers) });

export const answeredMeeting = z.object({
  id: z.int(),
  expertAnswer: z.enum(expertAnswers),
  expertAnsweredAt: z.iso.datetime(),
});
export type AnsweredMeeting = z.infer<typeof answeredMeeting>;
