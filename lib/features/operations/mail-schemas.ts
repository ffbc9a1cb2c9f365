import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";

/** States of a mail: it waits for its turn, was handed over, or was given up after the last try. */
export const mailStatuses = ["queued", "sent", "failed"] as const;

/** GET /api/admin/mail-messages. The words of mails are not searched: some are hidden, and a search would tell. */
export const mailMessagesQuery = adminListQuery({
  sorts: ["createdAt", "to", "subject", "kind", "status"],
  statuses: mailStatuses,
});
export type MailMessagesQuery = z.output<typeof mailMessagesQuery>;

export const mailSummary = z.object({
  id: z.uuid(),
  /** What it tells, such as meeting_booking_received. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /** What it is written in. */
  language: z.enum(locales).nullable(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailSummary = z.infer<typeof mailSummary>;

/** One mail with its words; without them when they are its reader's secret (`isReadable`). */
export const mailDetails = mailSummary.extend({
  content: z
    .object({
      text: z.string(),
      html: z.string(),
      /** The same in the reader's language; null where it was sent in it, or before this was kept. */
      translation: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
      attachments: z.array(
        z.object({
          filename: z.string(),
          contentType: z.string(),
          /** Bytes. */
          size: z.int(),
        }),
      ),
    })
    .nullable(),
});
export type MailDetails = z.infer<typeof mailDetails>;
