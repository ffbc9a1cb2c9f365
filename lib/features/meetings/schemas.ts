import { z } from "zod";
import {
  durationMonthsInput,
  hoursPerWeekInput,
  projectTypeInput,
  workingDaysInput,
} from "@/lib/features/pricing/schemas";
import { formatTimeOfDay, helsinkiWallTime, parseTimeOfDay, timeZone } from "@/lib/shared/dates";
import { eurosAmount } from "@/lib/shared/money";
import { dateText, emailText, idNumber, optionalText, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { meetingDuration } from "./opening-hours";
import { meetingStatuses } from "./states";

const durationMessage = says("named.meetingDuration", {
  min: meetingDuration.min,
  max: meetingDuration.max,
});
const duration = z
  .int({ error: durationMessage })
  .min(meetingDuration.min, durationMessage)
  .max(meetingDuration.max, durationMessage);

export const timeMessage = says("named.preferredTime");
/** Any of the accepted ways to write a time (decisions D5); given back as the documented "2:30 PM". */
const timeOfDay = z
  .string({ error: timeMessage })
  .max(20, says("bare.time"))
  .transform((value, context) => {
    const minutes = parseTimeOfDay(value);
    if (minutes !== null) return formatTimeOfDay(minutes, "12h");
    const message = value.trim() === "" ? timeMessage : says("bare.time");
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The booking form (000 §3 and §5), with the documented messages. */
export const bookingForm = z.strictObject({
  fullName: text({ max: 120, field: "fullName" }),
  email: emailText(),
  company: text({ max: 160, field: "companyName" }),
  /** The meeting is a video call, so nobody needs one (decisions D10). */
  phone: optionalText(40),
  projectDescription: optionalText(5000),
  meetingType: z.literal("consultation", { error: says("named.meetingType") }),
  preferredDate: dateText(says("named.preferredDate")),
  preferredTime: timeOfDay,
  duration: duration.default(meetingDuration.default),
  /** Honeypot: people do not see it, so only a robot fills it (decisions A13). */
  website: z.string().max(0, says("bare.leaveEmpty")).optional(),
});
export type BookingForm = z.input<typeof bookingForm>;

const estimate = z.number().min(0).max(1_000_000_000).nullish();
const percent = z.number().min(0).max(100);

/**
 * POST /api/meeting-bookings (000 §3 and §7). `expert` and `expertId` mean the same (decisions D7) and come
 * out as `expertId`, null for a general consultation. The estimate is accepted and only ever compared with
 * the server's own (decisions C6); userEmail is accepted and dropped (D1).
 */
export const bookMeetingInput = bookingForm
  .extend({
    expertId: idNumber().nullish(),
    expert: idNumber().nullish(),
    projectType: projectTypeInput.nullish(),
    projectDurationMonths: durationMonthsInput.nullish(),
    /** Working days, when the size was said in days or weeks (decisions C14). */
    projectDurationDays: workingDaysInput.nullish(),
    projectHoursPerWeek: hoursPerWeekInput.nullish(),
    estimatedTotalHours: estimate,
    estimatedTotalCost: estimate,
    expertHourlyRate: estimate,
    platformFee: percent.nullish(),
    volumeDiscount: percent.nullish().transform((value) => value ?? 0),
    userEmail: z.string().max(320).nullish(),
  })
  .refine((input) => !input.expert || !input.expertId || input.expert === input.expertId, {
    path: ["expertId"],
    message: says("bare.twoExperts"),
  })
  .transform(({ expert, expertId, website: _website, userEmail: _userEmail, ...input }) => ({
    ...input,
    expertId: expertId ?? expert ?? null,
  }));
export type BookMeetingInput = z.output<typeof bookMeetingInput>;

/** GET /api/calendar/available-slots?date=2026-10-26&duration=60 (000 §7), and `moving`. */
export const availableSlotsQuery = z.strictObject({
  date: dateText(says("named.preferredDate")),
  duration: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,4}$/)
          .transform(Number),
      ],
      { error: durationMessage },
    )
    .pipe(duration)
    .default(meetingDuration.default),
  /** The meeting that another time is looked for: the token of its client's link or, for administrators, its number. */
  moving: z.string().max(100).optional(),
});
export type AvailableSlotsQuery = z.output<typeof availableSlotsQuery>;

export const availableSlotsResponse = z.object({
  date: z.string(),
  timeZone: z.string(),
  slots: z.array(
    z.object({
      startTime: z.iso.datetime(),
      endTime: z.iso.datetime(),
      /** The start as the booking form sends it: "2:30 PM", Helsinki time. */
      label: z.string(),
    }),
  ),
});
export type AvailableSlotsResponse = z.infer<typeof availableSlotsResponse>;

/** Free times of a date as the API answers them. */
export function toAvailableSlots(
  date: string,
  slots: readonly { start: Date; end: Date }[],
): AvailableSlotsResponse {
  return {
    date,
    timeZone,
    slots: slots.map(({ start, end }) => ({
      startTime: start.toISOString(),
      endTime: end.toISOString(),
      label: formatTimeOfDay(helsinkiWallTime(start).minutesOfDay, "12h"),
    })),
  };
}

/** GET /api/calendar/free-days?duration=60, and `moving`. */
export const freeDaysQuery = availableSlotsQuery.omit({ date: true });
export type FreeDaysQuery = z.output<typeof freeDaysQuery>;

/** Every date that can be chosen, with how many times are free: what a month is drawn from. */
export const freeDays = z.object({
  timeZone: z.string(),
  /** The first date with a free time; null when the whole horizon has none. */
  nextFreeDate: z.iso.date().nullable(),
  days: z.array(
    z.object({
      date: z.iso.date(),
      times: z.int(),
      /** Nobody works: a weekend or a holiday. */
      isClosed: z.boolean(),
    }),
  ),
});
export type FreeDays = z.infer<typeof freeDays>;

/** GET /api/meeting-bookings/{id}/calendar-file. What cannot be a token is none. */
export const calendarFileQuery = z.object({ token: z.string().max(200).optional().catch(undefined) });

const instantMessage = says("bare.instant");
const instant = z.iso
  .datetime({ offset: true, error: instantMessage, abort: true })
  .transform((value) => new Date(value));

/** POST /api/calendar/check-availability (000 §7); userEmail is accepted and not used (decisions D1). */
export const checkAvailabilityInput = z
  .strictObject({ userEmail: z.string().max(320).nullish(), startTime: instant, endTime: instant })
  .refine(({ startTime, endTime }) => endTime > startTime, {
    path: ["endTime"],
    message: says("bare.endAfterStart"),
  })
  .transform(({ startTime, endTime }) => ({ startTime, endTime }));
export type CheckAvailabilityInput = z.output<typeof checkAvailabilityInput>;

export const checkAvailabilityResponse = z.object({ available: z.boolean() });

const ignoredText = (max: number) => z.string().max(max).nullish();

/**
 * POST /api/calendar/create-meeting: the booking and its one-time token decide; the documented payload is
 * accepted and dropped, so that the call is no mail relay (decisions D2).
 */
export const createMeetingInput = z
  .strictObject({
    bookingId: idNumber(),
    token: text({ max: 200, message: says("bare.meetingToken") }),
    userEmail: ignoredText(320),
    subject: ignoredText(1000),
    attendeeEmails: z.union([z.string().max(2000), z.array(z.string().max(320)).max(20)]).nullish(),
    startTime: ignoredText(64),
    endTime: ignoredText(64),
    body: ignoredText(50_000),
    location: ignoredText(500),
  })
  .transform(({ bookingId, token }) => ({ bookingId, token }));
export type CreateMeetingInput = z.output<typeof createMeetingInput>;

/**
 * The answer to POST /api/meeting-bookings. It names nobody but the consultant and the expert (public name,
 * decisions A9): whoever booked knows their own name. Euros are without VAT; the estimate is the server's own (C6).
 */
export const meetingBookingCreated = z.object({
  id: z.int(),
  status: z.enum(meetingStatuses),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  duration: z.int(),
  meetingType: z.literal("consultation"),
  preferredDate: z.string(),
  preferredTime: z.string(),
  /** Who holds it. */
  representativeName: z.string(),
  expert: z.object({ id: z.int(), name: z.string(), title: z.string() }).nullable(),
  /** One-time, for POST /api/calendar/create-meeting (decisions D2). */
  meetingToken: z.string(),
  /** Path of the meeting as a file for calendars, with an unguessable token of its own. */
  calendarFileUrl: z.string(),
  /** The mails of the booking hold a link to join already: the consultant's own. */
  hasJoinLink: z.boolean(),
  projectType: projectTypeInput.nullable(),
  projectDurationMonths: z.int().nullable(),
  projectHoursPerWeek: z.int().nullable(),
  estimatedTotalHours: z.number().nullable(),
  estimatedTotalCost: eurosAmount.nullable(),
  expertHourlyRate: eurosAmount.nullable(),
  platformFee: z.number().nullable(),
  volumeDiscount: z.number().nullable(),
});
export type MeetingBookingCreated = z.infer<typeof meetingBookingCreated>;

/** The answer to POST /api/calendar/create-meeting: which calendar holds the meeting now (decisions D9). */
export const meetingCreated = z.object({
  bookingId: z.int(),
  provider: z.string(),
  invitationQueued: z.boolean(),
  joinUrl: z.string().nullable(),
});
export type MeetingCreated = z.infer<typeof meetingCreated>;
