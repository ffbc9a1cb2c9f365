import { z } from "zod";
import { projectTypeInput } from "@/lib/features/pricing/schemas";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { dateText, idNumber, optionalText, optionalWebAddress, pathId } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { bookingForm } from "./schemas";
import { expertAnswers, meetingStatuses } from "./states";

export const meetingPeriods = ["upcoming", "past"] as const;

/**
 * GET /api/meeting-bookings for administrators: what each of their lists takes, `period` (not over yet, or over),
 * the Helsinki dates of the meetings, both included, and whose they are.
 */
export const meetingBookingsQuery = adminListQuery({
  sorts: ["startTime", "submittedAt", "fullName", "company", "status"],
  statuses: meetingStatuses,
}).extend({
  period: z.enum(meetingPeriods).optional(),
  from: dateText(says("bare.date")).optional(),
  to: dateText(says("bare.date")).optional(),
  /** Whose meetings. */
  consultant: pathId.optional(),
});
export type MeetingBookingsQuery = z.output<typeof meetingBookingsQuery>;

/**
 * PATCH /api/meeting-bookings/{id}: a state, another time or consultant, or what is kept of it. With what the
 * administrator saw (the notes, the link, the time, the consultant), nothing of a colleague's is overwritten unseen, and nothing is confirmed, moved or
 * cancelled that is at another time now.
 */
export const updateMeetingBookingInput = z
  .strictObject({
    status: z.enum(meetingStatuses, { error: says("bare.status") }).optional(),
    /** What the mails about a cancelled meeting give as the reason. */
    cancellationReason: optionalText(1000),
    representativeNotes: optionalText(5000),
    previousRepresentativeNotes: optionalText(5000),
    /** Where the meeting is joined; the client of a confirmed one gets it by mail at once. */
    joinUrl: optionalWebAddress(500),
    previousJoinUrl: optionalWebAddress(500),
    previousStartTime: z.iso.datetime().optional(),
    /** Another time, as the booking form sends it: both, and no status beside them. */
    preferredDate: bookingForm.shape.preferredDate.optional(),
    preferredTime: bookingForm.shape.preferredTime.optional(),
    staysConfirmedWhenMoved: z.boolean().optional(),
    /** Who holds it from now on: one of those who are free then, and no status nor time beside it. */
    consultantId: idNumber().optional(),
    previousConsultantId: idNumber().optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), {
    path: ["status"],
    message: says("bare.meetingUnchanged"),
  })
  .refine(({ preferredDate, preferredTime }) => preferredDate === undefined || preferredTime !== undefined, {
    path: ["preferredTime"],
    message: says("named.preferredTime"),
  })
  .refine(({ preferredDate, preferredTime }) => preferredTime === undefined || preferredDate !== undefined, {
    path: ["preferredDate"],
    message: says("named.preferredDate"),
  })
  .refine(({ status, preferredDate }) => status === undefined || preferredDate === undefined, {
    path: ["status"],
    message: says("bare.meetingMovedAlone"),
  })
  .refine(
    ({ status, preferredDate, consultantId }) =>
      consultantId === undefined || (status === undefined && preferredDate === undefined),
    { path: ["consultantId"], message: says("bare.meetingHandedOverAlone") },
  )
  .refine(({ status, cancellationReason }) => !cancellationReason || status === "cancelled", {
    path: ["cancellationReason"],
    message: says("bare.reasonUncancelled"),
  });
export type UpdateMeetingBookingInput = z.output<typeof updateMeetingBookingInput>;

/** A booking as administrators see it (001 §3). Euros are without VAT. */
export const adminMeetingBooking = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Helsinki date and time as the form sends them: 2026-10-26 and "2:30 PM". */
  preferredDate: z.string(),
  preferredTime: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  meetingType: z.string(),
  duration: z.int(),
  status: z.enum(meetingStatuses),
  projectDescription: z.string().nullable(),
  /** What the description is written in; null where it is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  expert: z
    .object({
      id: z.int(),
      name: z.string(),
      title: z.string(),
      titleLanguage: z.enum(locales).nullable(),
      /** Whether the public profile is there to look at. */
      isPublic: z.boolean(),
    })
    .nullable(),
  projectType: projectTypeInput.nullable(),
  projectDurationMonths: z.int().nullable(),
  /** Working days, when the size was said in days or weeks; the months are then the started ones. */
  projectDurationDays: z.int().nullable(),
  projectHoursPerWeek: z.int().nullable(),
  estimatedTotalHours: z.number().nullable(),
  expertHourlyRate: eurosAmount.nullable(),
  /** Percent. */
  platformFee: z.number().nullable(),
  /** Percent; null without an estimate. */
  volumeDiscount: z.number().nullable(),
  estimatedTotalCost: eurosAmount.nullable(),
  /** Whole euros; null without months (decisions C9). */
  monthlyCost: eurosAmount.nullable(),
  representativeNotes: z.string().nullable(),
  joinUrl: z.string().nullable(),
  /** Who holds it. */
  consultant: z.object({ id: z.int(), name: z.string() }),
  /** Whether its client may move it while it is confirmed without its being confirmed anew. */
  staysConfirmedWhenMoved: z.boolean(),
  /** What the expert said of the time as it is now; null while they have said nothing. */
  expertAnswer: z.enum(expertAnswers).nullable(),
  expertAnsweredAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime(),
  /** When it was last put to another time. */
  movedAt: z.iso.datetime().nullable(),
  /** By when a pending booking is answered; null for the others. */
  reviewDueAt: z.iso.datetime().nullable(),
});
export type AdminMeetingBooking = z.infer<typeof adminMeetingBooking>;
