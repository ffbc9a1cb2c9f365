import { z } from "zod";
import { mailMessagesQuery, mailSummary } from "@/lib/features/operations/mail-schemas";
import { listMails } from "@/lib/features/operations/server/list-mails";
import { adminListReply } from "@/lib/server/admin-list";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "admin",
  summary: "The mail outbox, newest first; with SMTP only what is not sent",
  rateLimit: limits.read,
  query: mailMessagesQuery,
  response: z.array(mailSummary),
  handler: async ({ actor, query }) =>
    adminListReply("/api/admin/mail-messages", query, await listMails(actor, query)),
});
