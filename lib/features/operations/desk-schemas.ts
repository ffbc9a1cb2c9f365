import { z } from "zod";
import { changeRequest } from "@/lib/features/change-requests/schemas";
import { company } from "@/lib/features/companies/schemas";
import { listedContract } from "@/lib/features/contracts/moderation-schemas";
import { reportSummary } from "@/lib/features/conversations/moderation-schemas";
import { expertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { adminExpert } from "@/lib/features/experts/moderation-schemas";
import { adminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import { adminPosting } from "@/lib/features/postings/moderation-schemas";
import { adminStageMove } from "@/lib/features/project-applications/moderation-schemas";
import { locales } from "@/lib/shared/locales";
import { pathId, text } from "@/lib/shared/text";
import { deskBounds, deskKinds, duplicateSigns, inboxKinds } from "./desk-rules";
import { mailSummary } from "./mail-schemas";
import { queueItem } from "./overview-schemas";

/** Who has taken an item on. */
const assignee = z.object({ name: z.string(), isMe: z.boolean() }).nullable();

/** Something that waits for a decision. */
export const inboxItem = queueItem.extend({ kind: z.enum(inboxKinds), assignee });
export type InboxItem = z.infer<typeof inboxItem>;

/** GET /api/admin/inbox. */
export const inbox = z.object({
  /** How many wait; `items` are those of them that are due first. */
  total: z.int(),
  waiting: z.record(z.enum(inboxKinds), z.int()),
  items: z.array(inboxItem),
});
export type Inbox = z.infer<typeof inbox>;

/** GET /api/admin/inbox/count: the inbox' `total` without its items, for the rail of every page. */
export const inboxCount = inbox.pick({ total: true });

/** One item that somebody looks after, as its own list shows it. */
export const deskRecord = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("expert"), record: adminExpert }),
  z.object({ kind: z.literal("application"), record: expertApplication }),
  z.object({ kind: z.literal("posting"), record: adminPosting }),
  z.object({ kind: z.literal("booking"), record: adminMeetingBooking }),
  z.object({ kind: z.literal("report"), record: reportSummary }),
  z.object({ kind: z.literal("contract"), record: listedContract }),
  z.object({ kind: z.literal("company"), record: company }),
]);
export type DeskRecord = z.infer<typeof deskRecord>;

/** Somebody who may be the same person. */
export const duplicate = z.object({
  kind: z.enum(["expert", "application"]),
  id: z.int(),
  name: z.string(),
  title: z.string(),
  /** What is the same. */
  by: z.array(z.enum(duplicateSigns)),
});
export type Duplicate = z.infer<typeof duplicate>;

/** A private note of administrators. */
export const deskNote = z.object({
  id: z.int(),
  text: z.string(),
  textLanguage: z.enum(locales).nullable(),
  /** Null when the account is gone. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type DeskNote = z.infer<typeof deskNote>;

/** GET /api/admin/desk/{kind}/{id}: the item with everything beside it. */
export const dossier = z.object({
  item: deskRecord,
  /** What those of its own words are written in that do not say it themselves, by their field, where it is known. */
  languages: z.record(z.string(), z.enum(locales)),
  /** The last mails to the person's address, as the outbox lists them. */
  mails: z.array(mailSummary),
  duplicates: z.array(duplicate),
  /** What its sender was asked to correct, the newest first. */
  changeRequests: z.array(changeRequest),
  /** Of a posting: the last moves of its applicants, and how many there are. */
  moves: z.object({ total: z.int(), items: z.array(adminStageMove) }),
  notes: z.array(deskNote),
  tags: z.array(z.string()),
  assignee,
});
export type Dossier = z.infer<typeof dossier>;

export const deskItemPath = z.object({ kind: z.enum(deskKinds), id: pathId });

/** PATCH of the same: the tags as they shall be, and whether it is mine or nobody's. */
export const changeDeskItemInput = z.strictObject({
  tags: z
    .array(text({ max: deskBounds.tag, field: "tag" }))
    .max(deskBounds.tags)
    .transform((tags) => [...new Set(tags)])
    .optional(),
  isMine: z.boolean().optional(),
});
export type ChangeDeskItemInput = z.output<typeof changeDeskItemInput>;

export const addDeskNoteInput = z.strictObject({ text: text({ max: deskBounds.note, field: "note" }) });
export type AddDeskNoteInput = z.output<typeof addDeskNoteInput>;

/** POST …/look: who else looks at it now. */
export const deskLookers = z.object({ others: z.array(z.string()) });

export const reasonTemplate = z.object({ id: z.int(), name: z.string(), text: z.string() });
export type ReasonTemplate = z.infer<typeof reasonTemplate>;

export const addReasonTemplateInput = z.strictObject({
  name: text({ max: deskBounds.templateName, field: "name" }),
  text: text({ max: deskBounds.template, field: "reason" }),
});
export type AddReasonTemplateInput = z.output<typeof addReasonTemplateInput>;

/** GET /api/admin/search. */
export const deskSearchQuery = z.strictObject({ q: text({ min: 2, max: 100, field: "search" }) });

export const foundKinds = [
  ...deskKinds.filter((kind) => kind !== "report"),
  "person",
  "quote",
  "mail",
] as const;
/** Something that a search found, with what it is told by. */
export const deskFind = z.object({
  kind: z.enum(foundKinds),
  /** A number, or the UUID of a mail. */
  id: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
});
export type DeskFind = z.infer<typeof deskFind>;
