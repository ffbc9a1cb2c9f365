import { z } from "zod";
import { exportOptions } from "@/lib/shared/admin-list";
import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { matchOrigin } from "@/lib/shared/match-link";
import { auditEntriesQuery, auditEntry } from "./audit-schemas";
import { funnel, funnelQuery } from "./funnel-schemas";
import { jobQueue } from "./job-schemas";
import { mailDetails, mailMessagesQuery, mailSummary } from "./mail-schemas";
import { overview } from "./overview-schemas";

export const listAuditEntries = endpoint({
  method: "GET",
  path: "/api/admin/audit-entries",
  access: "admin",
  summary: "The audit log, newest first; with entity and entityId an item's history",
  rateLimit: limits.read,
  query: auditEntriesQuery,
  response: z.array(auditEntry),
});

export const exportAuditEntries = endpoint({
  method: "GET",
  path: "/api/admin/exports/audit-entries",
  access: "admin",
  summary: "The audit log as CSV, with the filters and the order of its list",
  rateLimit: limits.read,
  query: auditEntriesQuery.omit({ page: true, limit: true }).extend(exportOptions),
});

export const listJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobs",
  access: "admin",
  summary: "The background jobs: when each runs, what waits, what failed in the last week",
  rateLimit: limits.read,
  response: z.array(jobQueue),
});

export const listMails = endpoint({
  method: "GET",
  path: "/api/admin/mail-messages",
  access: "admin",
  summary: "The mail outbox, newest first; with SMTP only what is not sent",
  rateLimit: limits.read,
  query: mailMessagesQuery,
  response: z.array(mailSummary),
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/admin/mail-messages/{id}",
  access: "admin",
  summary: "One mail of the outbox; with SMTP the words of account mails stay hidden",
  rateLimit: limits.read,
  params: z.object({ id: z.uuid() }),
  response: mailDetails,
});

export const getMailAttachment = endpoint({
  method: "GET",
  path: "/api/admin/mail-messages/{id}/attachments/{index}",
  access: "admin",
  summary: "An attachment of a mail in the outbox, counted from 0, as a file",
  rateLimit: limits.read,
  params: z.object({
    id: z.uuid(),
    index: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
  }),
});

export const sendMailAgain = endpoint({
  method: "POST",
  path: "/api/admin/mail-messages/{id}/send",
  access: "admin",
  summary: "Send a mail again that could not be sent",
  rateLimit: limits.adminChange,
  params: z.object({ id: z.uuid() }),
  response: mailSummary,
  errors: ["conflict"],
});

export const getOverview = endpoint({
  method: "GET",
  path: "/api/admin/overview",
  access: "admin",
  summary: "Key figures, the last twelve weeks, and everything that waits for a review, most urgent first",
  rateLimit: limits.read,
  response: overview,
});

export const getFunnel = endpoint({
  method: "GET",
  path: "/api/admin/funnel",
  access: "admin",
  summary: "What became of visits week by week, and what was promised and kept",
  rateLimit: limits.read,
  query: funnelQuery,
  response: funnel,
});

export const countVisit = endpoint({
  method: "POST",
  path: "/api/visits",
  access: "public",
  summary: "Count that somebody came to the site from elsewhere today; who came is not kept",
  rateLimit: limits.visit,
  query: z.object({ from: z.literal(matchOrigin).optional() }),
});
