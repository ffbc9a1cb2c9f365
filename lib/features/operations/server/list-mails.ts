import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { mailTransport } from "@/lib/server/mail/transport";
import type { AdminPage } from "@/lib/shared/admin-list";
import { isListed } from "../mail-policy";
import type { MailMessagesQuery, MailSummary } from "../mail-schemas";
import { findMails } from "./mail-repository";

/** GET /api/admin/mail-messages: the outbox without the mails' words (decisions F, `isListed`). */
export function listMails(_actor: AdminActor, query: MailMessagesQuery): Promise<AdminPage<MailSummary>> {
  return findMails(query, !isListed({ status: "sent" }, mailTransport() === "smtp"));
}
