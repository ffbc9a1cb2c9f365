import { z } from "zod";
import { instant, json } from "./export-fields";

/** A private note of administrators, for whoever it is about. */
export const exportedDeskNote = z.object({ id: z.int(), text: z.string(), createdAt: instant });

/** What administrators keep beside an own profile, application, project or meeting, or a company that one is an owner of. */
export const exportedDeskItem = z.object({
  expertId: z.int().nullable(),
  expertApplicationId: z.int().nullable(),
  projectId: z.int().nullable(),
  meetingBookingId: z.int().nullable(),
  companyId: z.int().nullable(),
  tags: z.array(z.string()),
  createdAt: instant,
  notes: z.array(exportedDeskNote),
});

/** Which items somebody who is an administrator has open, and when last. */
export const exportedDeskLook = z.object({ itemId: z.int(), seenAt: instant });

const sentFields = z.preprocess((value) => JSON.parse(JSON.stringify(value ?? null)), z.json());

/** What somebody was asked to correct in an own profile, application or project, and what they sent before and after. */
export const exportedChangeRequest = z.object({
  expertId: z.int().nullable(),
  expertApplicationId: z.int().nullable(),
  projectId: z.int().nullable(),
  message: z.string(),
  textLanguage: z.string().nullable(),
  sent: sentFields,
  corrected: sentFields,
  submittedAt: instant,
  requestedAt: instant,
  answeredAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

/** Somebody who holds meetings for the team, by the same address. */
export const exportedConsultant = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  isActive: z.boolean(),
  workingHours: json,
  absences: json,
  joinUrl: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
