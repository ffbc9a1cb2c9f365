import type { AuditedEntity } from "@/lib/shared/audited";
import { helsinkiDate } from "@/lib/shared/dates";
import type { DeskRecord } from "./desk-schemas";
import { queueKinds } from "./overview-schemas";

/** What waits for administrators: what the overview counts, and contracts to countersign. */
export const inboxKinds = [...queueKinds, "contract"] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** What administrators look after, one at a time. */
export const deskKinds = [...inboxKinds, "company"] as const;
export type DeskKind = (typeof deskKinds)[number];

/** What the audit log calls them. */
export const deskEntities = {
  expert: "expert",
  application: "expert_application",
  posting: "project",
  booking: "meeting_booking",
  report: "conversation_report",
  contract: "contract",
  company: "company",
} as const satisfies Record<DeskKind, AuditedEntity>;

/** By what two people may prove to be one. */
export const duplicateSigns = ["email", "phone", "name", "linkedin"] as const;

export const deskBounds = {
  tags: 20,
  tag: 40,
  note: 4000,
  templateName: 80,
  template: 1000,
  templates: 50,
} as const;

export const dueGroups = ["overdue", "today", "later"] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Whether something is overdue, due today in Helsinki, or later. */
export function dueGroup(dueAt: Date, now: Date): DueGroup {
  if (dueAt <= now) return "overdue";
  return helsinkiDate(dueAt) <= helsinkiDate(now) ? "today" : "later";
}

/** How long somebody counts as looking at an item after their browser last said so. */
export const lookSeconds = 45;

/** Whether an item waits to be corrected by whoever sent it. */
export function waitsForSender(item: DeskRecord): boolean {
  switch (item.kind) {
    case "expert":
    case "posting":
      return item.record.approvalStatus === "changes_requested";
    case "application":
      return item.record.status === "changes_requested";
    default:
      return false;
  }
}
