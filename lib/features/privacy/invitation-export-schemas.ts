import { z } from "zod";
import { instant } from "./export-fields";

/** An invitation to a project, for whoever sent it and for whom it is; contact details are hidden from the other one. */
export const exportedInvitation = z.object({
  id: z.int(),
  projectId: z.int(),
  expertId: z.int(),
  message: z.string(),
  textLanguage: z.string().nullable(),
  status: z.string(),
  reason: z.string().nullable(),
  applicationId: z.int().nullable(),
  createdAt: instant,
  answeredAt: instant.nullable(),
});

/** An invitation to the administration, for whoever sent it and for whom it is. */
export const exportedAdminInvitation = z.object({
  id: z.int(),
  email: z.string(),
  language: z.string(),
  note: z.string().nullable(),
  createdAt: instant,
  sentAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
