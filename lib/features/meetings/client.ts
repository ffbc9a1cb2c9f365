import { queryOptions, skipToken } from "@tanstack/react-query";
import { z } from "zod";
import { ApiError, apiCall, isConflict } from "@/lib/client/api";
import type { Attempt } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import { expertKeys, getExpert } from "@/lib/features/experts/client";
import { type PricingInfo, pricingInfoKey, readPricingInfo } from "@/lib/features/pricing/schemas";
import { defaultRepresentative } from "@/lib/shared/brand";
import { addDays, helsinkiDate, helsinkiInstant, isRealDate, parseTimeOfDay } from "@/lib/shared/dates";
import type * as api from "./api";
import { meetingDuration, openingHours } from "./opening-hours";
import {
  availableSlotsResponse,
  type BookingForm,
  type bookingForm,
  freeDays,
  type MeetingBookingCreated,
} from "./schemas";

const getFreeTimes = apiCall<typeof api.listAvailableSlots>("GET /api/calendar/available-slots");
const getFreeDays = apiCall<typeof api.listFreeDays>("GET /api/calendar/free-days");
const postTimeCheck = apiCall<typeof api.checkAvailability>("POST /api/calendar/check-availability");
const postBooking = apiCall<typeof api.bookMeeting>("POST /api/meeting-bookings");
const postForClient = apiCall<typeof api.bookForClient>("POST /api/admin/meeting-bookings");
const postMeeting = apiCall<typeof api.createMeeting>("POST /api/calendar/create-meeting");

/** What has been typed into the booking form, for as long as the tab is open. */
export const bookingDraft = storedObject<Partial<BookingForm>>({
  area: "session",
  key: "bookingDraft",
  schema: z
    .object({
      fullName: z.string(),
      email: z.string(),
      company: z.string(),
      phone: z.string(),
      projectDescription: z.string(),
      preferredDate: z.string(),
      preferredTime: z.string(),
      duration: z.int(),
    })
    .partial(),
});

/** The form before anything is typed. */
export const emptyBooking = {
  ...{ fullName: "", email: "", company: "", phone: "", projectDescription: "", website: "" },
  meetingType: "consultation",
  ...{ preferredDate: "", preferredTime: "", duration: meetingDuration.default },
} satisfies BookingForm;

/** The form's values as the schema gives them back. */
export type BookingFormValues = z.output<typeof bookingForm>;

/** One expert (GET /api/experts/{id}), or idle without an id. An `ApiError` with status 404 means: no such expert. */
export function meetingExpertQuery(id: number | null) {
  return queryOptions({
    queryKey: [...expertKeys.all, id],
    queryFn: id === null ? skipToken : ({ signal }) => getExpert({ params: { id } }, { signal }),
  });
}

export const freeDaysKey = "/api/calendar/free-days";
export const freeTimesKey = "/api/calendar/available-slots";

/**
 * The free times of a date (GET /api/calendar/available-slots); idle for a date that does not exist. Others book
 * too, so nothing of it is kept: each new date or duration asks again (spec 000 §4).
 * @param moving the meeting that another time is looked for, as the call names it
 */
export function freeTimesQuery(date: string, duration: number, moving?: string) {
  return queryOptions({
    queryKey: [freeTimesKey, date, duration, moving],
    queryFn: isRealDate(date)
      ? async ({ signal }) => {
          const answer = await getFreeTimes({ query: { date, duration, moving } }, { signal });
          return availableSlotsResponse.parse(answer).slots;
        }
      : skipToken,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * The days with free times (GET /api/calendar/free-days). Others book too, so it is asked anew with each duration and
 * after a time turned out to be taken.
 * @param moving as of `freeTimesQuery`
 */
export function freeDaysQuery(duration: number, moving?: string) {
  return queryOptions({
    queryKey: [freeDaysKey, duration, moving],
    queryFn: async ({ signal }) =>
      freeDays.parse(await getFreeDays({ query: { duration, moving } }, { signal })),
    staleTime: 30_000,
  });
}

/** First and last date of the date field: today in Helsinki and the horizon (decisions D6). */
export function selectableDates(now: Date): { min: string; max: string } {
  const min = helsinkiDate(now);
  return { min, max: addDays(min, openingHours.horizonDays) };
}

/**
 * The estimate that the calculator left for this expert (decisions C12). Whatever else lies there, or lies there
 * without an expert in the address, is removed (spec 000 §4).
 */
export function takePricingInfo(expertId: number | null, now: Date): PricingInfo | null {
  try {
    const info = readPricingInfo(window.sessionStorage.getItem(pricingInfoKey), { expertId, now });
    if (!info) window.sessionStorage.removeItem(pricingInfoKey);
    return info;
  } catch {
    // A forbidden storage is an empty one.
    return null;
  }
}

/** Forgets the estimate once it has been sent. */
export function clearPricingInfo(): void {
  takePricingInfo(null, new Date());
}

/** The body of POST /api/meeting-bookings (spec 000 §3): the project fields only when there is an estimate. */
export function bookingPayload(
  values: BookingFormValues,
  expertId: number | null,
  pricing: PricingInfo | null,
) {
  return {
    ...values,
    ...(expertId === null ? {} : { expertId }),
    ...(expertId === null || pricing === null
      ? {}
      : {
          projectType: pricing.projectDetails.type,
          projectDurationMonths: pricing.projectDetails.durationMonths,
          ...(pricing.projectDetails.durationDays === undefined
            ? {}
            : { projectDurationDays: pricing.projectDetails.durationDays }),
          projectHoursPerWeek: pricing.projectDetails.hoursPerWeek,
          estimatedTotalHours: Math.round(pricing.totalHours),
          estimatedTotalCost: Math.round(pricing.totalCost),
          expertHourlyRate: pricing.expertRate,
          platformFee: pricing.platformFee,
          volumeDiscount: pricing.volumeDiscount,
        }),
  };
}
export type BookingPayload = ReturnType<typeof bookingPayload>;

/** Start and end of the wished meeting as the calendar calls want them (spec 000 §7, decisions D5). */
function wishedInterval({ preferredDate, preferredTime, duration }: BookingPayload) {
  // The form's schema has parsed both.
  const start = helsinkiInstant(preferredDate, parseTimeOfDay(preferredTime) ?? 0);
  return {
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + duration * 60_000).toISOString(),
  };
}

/** False only when the calendar says so: a call that fails or answers no JSON is no reason to stop (spec 000 §7). */
async function isTimeFree(payload: BookingPayload): Promise<boolean> {
  try {
    const answer = await postTimeCheck({
      body: { userEmail: defaultRepresentative.email, ...wishedInterval(payload) },
    });
    return answer?.available !== false;
  } catch {
    return true;
  }
}

async function createBooking(
  payload: BookingPayload,
  attempt: Attempt,
  send: typeof postBooking,
): Promise<MeetingBookingCreated> {
  try {
    return await send({ body: payload }, { headers: { "Idempotency-Key": attempt.key } });
  } catch (error) {
    attempt.outcome = error instanceof ApiError && error.status < 500 ? "refused" : "unknown";
    throw error;
  }
}

/** The documented payload of create-meeting, but for its summary: the server words the invitation itself (decisions D2). */
const meetingPayload = (payload: BookingPayload, booking: MeetingBookingCreated) => ({
  bookingId: booking.id,
  token: booking.meetingToken,
  userEmail: defaultRepresentative.email,
  subject: `Consultation: ${payload.company}`,
  attendeeEmails: [payload.email],
  ...wishedInterval(payload),
  location: "Microsoft Teams",
});

/** Whether an invitation is on its way; never fails, because the booking stands either way (spec 000 §7, decisions D4). */
async function createMeeting(payload: BookingPayload, booking: MeetingBookingCreated): Promise<boolean> {
  try {
    const { invitationQueued } = await postMeeting({ body: meetingPayload(payload, booking) });
    return invitationQueued;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: spec 000 §7 wants this failure logged, and nothing more
    console.warn("The calendar meeting could not be created.", error);
    return false;
  }
}

export type BookingOutcome =
  | { kind: "taken" }
  | { kind: "booked"; booking: MeetingBookingCreated; invitationSent: boolean };

/**
 * Books a meeting in the documented order: check the time, create the booking, create the calendar meeting
 * (spec 000 §7). An attempt that may have succeeded unseen is not checked again: its own booking would be what
 * makes the time look taken, while the Idempotency-Key brings back the first answer.
 * @param send how it is booked: an administrator has a call of their own
 * @throws ApiError when the server refuses the booking for another reason than a taken time; TypeError without connection.
 */
export async function bookMeeting(
  payload: BookingPayload,
  attempt: Attempt,
  send = postBooking,
): Promise<BookingOutcome> {
  if (attempt.outcome !== "unknown" && !(await isTimeFree(payload))) return { kind: "taken" };
  let booking: MeetingBookingCreated;
  try {
    booking = await createBooking(payload, attempt, send);
  } catch (error) {
    if (isConflict(error)) return { kind: "taken" };
    throw error;
  }
  return { kind: "booked", booking, invitationSent: await createMeeting(payload, booking) };
}

/** The same by an administrator, for a client. */
export const bookForClient = (payload: BookingPayload, attempt: Attempt): Promise<BookingOutcome> =>
  bookMeeting(payload, attempt, postForClient);
