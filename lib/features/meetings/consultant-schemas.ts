import { z } from "zod";
import { dateText, emailText, optionalWebAddress, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { consultantBounds, workingTimes } from "./opening-hours";

/** Half hours between the earliest and the latest that a consultant may work. */
const halfHour = z.int().min(workingTimes.first).max(workingTimes.last).multipleOf(workingTimes.step);

const workingDay = z
  .strictObject({ weekday: z.int().min(1).max(7), opensAt: halfHour, closesAt: halfHour })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ["closesAt"],
    message: says("bare.endAfterStart"),
  });

const absence = z
  .strictObject({ firstDay: dateText(says("bare.date")), lastDay: dateText(says("bare.date")) })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    message: says("named.endBeforeStart"),
  });

/** What administrators keep of a consultant. Times are minutes after midnight in Helsinki, dates those of Helsinki. */
export const consultantFields = z.strictObject({
  name: text({ max: consultantBounds.name, field: "fullName" }),
  email: emailText(),
  isActive: z.boolean(),
  /** Where the meetings that are given to them from now on are joined. */
  joinUrl: optionalWebAddress(500),
  workingHours: z
    .array(workingDay)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
      message: says("bare.weekdayTwice"),
    }),
  absences: z
    .array(absence)
    .max(consultantBounds.absences, says("bare.mostEntries", { max: consultantBounds.absences })),
});
/** What the form holds, and what it gives. */
export type ConsultantForm = z.input<typeof consultantFields>;
export type ConsultantValues = z.output<typeof consultantFields>;

/** PATCH /api/admin/consultants/{id}: all of it, with `updatedAt` of what was seen. */
export const changeConsultantInput = consultantFields.extend({ updatedAt: z.iso.datetime() });
export type ChangeConsultantInput = z.output<typeof changeConsultantInput>;

/** A consultant as administrators see them. */
export const adminConsultant = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  joinUrl: z.string().nullable(),
  workingHours: z.array(z.object({ weekday: z.int(), opensAt: z.int(), closesAt: z.int() })),
  absences: z.array(
    z.object({
      firstDay: z.string(),
      lastDay: z.string(),
    }),
  ),
  /** The private address of their calendar, which other calendars subscribe to. */
  calendarUrl: z.string(),
  /** Pending and confirmed meetings that are still to come. */
  meetingsToCome: z.int(),
  updatedAt: z.iso.datetime(),
});
export type AdminConsultant = z.infer<typeof adminConsultant>;

/** Somebody who could take a meeting over. */
export const freeConsultant = z.object({ id: z.int(), name: z.string() });
export type FreeConsultant = z.infer<typeof freeConsultant>;

/** The parameter of a consultant's calendar. What cannot be one names nobody. */
export const byCalendarToken = z.object({ token: z.string().max(100) });
