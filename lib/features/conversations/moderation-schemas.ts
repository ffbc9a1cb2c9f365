import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { locales } from "@/lib/shared/locales";
import { text } from "@/lib/shared/text";
import { messageBounds, sides } from "./rules";
import { message } from "./schemas";
import { reportStatuses } from "./states";

/** GET /api/admin/conversation-reports. What was written is not searched: it is read in a report only. */
export const reportsQuery = adminListQuery({
  sorts: ["createdAt", "status", "project", "reporter"],
  statuses: reportStatuses,
});
export type ReportsQuery = z.output<typeof reportsQuery>;

/** A report in the queue. */
export const reportSummary = z.object({
  id: z.int(),
  status: z.enum(reportStatuses),
  /** The side that reported. */
  side: z.enum(sides),
  /** Null when the account is gone. */
  reporterEmail: z.string().nullable(),
  projectId: z.int(),
  projectTitle: z.string(),
  reason: z.string(),
  /** What the reason is written in; null where it is short or unsure. */
  reasonLanguage: z.enum(locales).nullable(),
  answer: z.string().nullable(),
  hasStoppedWriter: z.boolean(),
  /** Whether somebody whom the answer stopped still cannot write. */
  isWriterStopped: z.boolean(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  answeredBy: z.string().nullable(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** GET /api/admin/conversation-reports/{id}: with what had been written when it was reported. */
export const reportDetails = reportSummary.extend({
  messages: z.array(
    message.omit({ isOwn: true }).extend({
      /** Names of the attached files. */
      files: z.array(z.string()),
    }),
  ),
});
export type ReportDetails = z.infer<typeof reportDetails>;

/** PATCH of the same: what the reporter is told, and whether the other side may write no more. */
export const answerReportInput = z.strictObject({
  answer: text({ max: messageBounds.answer, field: "answer" }),
  stopWriter: z.boolean().default(false),
});
export type AnswerReportInput = z.output<typeof answerReportInput>;
