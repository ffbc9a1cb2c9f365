import { z } from "zod";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { idNumber, pathId, searchedWords, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { messageBounds, messageFileTypes, sides } from "./rules";

/** POST /api/conversations: about which application or invitation. */
export const openConversationInput = z.union([
  z.strictObject({ applicationId: idNumber() }),
  z.strictObject({ invitationId: idNumber() }),
]);
export type OpenConversationInput = z.output<typeof openConversationInput>;

/** GET /api/conversations; `q` is looked for in the project's title and the other party's name. */
export const conversationsQuery = listQuery.extend({
  q: searchedWords,
});
export type ConversationsQuery = z.output<typeof conversationsQuery>;

/** A conversation in a list (deal L1). */
export const conversation = z.object({
  id: z.int(),
  about: z.object({ kind: z.enum(["application", "invitation"]), id: z.int(), title: z.string() }),
  projectId: z.int(),
  /** On which side the reader is. */
  side: z.enum(sides),
  /** The public name until the stage interview. */
  otherName: z.string(),
  /** Its body is the beginning only. */
  lastMessage: z
    .object({
      id: z.int(),
      body: z.string(),
      /** What the whole is written in; null where that is short or unsure. */
      textLanguage: z.enum(locales).nullable(),
      createdAt: z.iso.datetime(),
      authorName: z.string(),
      isOwn: z.boolean(),
    })
    .nullable(),
  unreadCount: z.int(),
});
export type Conversation = z.infer<typeof conversation>;

export const message = z.object({
  id: z.int(),
  /** Without contact details to the other party until the stage interview (deal L3). */
  body: z.string(),
  /** What it is written in; null where that is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  createdAt: z.iso.datetime(),
  authorName: z.string(),
  isOwn: z.boolean(),
  side: z.enum(sides),
  files: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type: z.enum(messageFileTypes),
      /** Bytes. */
      size: z.int(),
      url: z.string(),
    }),
  ),
});
export type Message = z.infer<typeof message>;

/** GET /api/conversations/{id}: the newest messages, or those after or before one. */
export const conversationQuery = listQuery
  .pick({ limit: true })
  .extend({ after: pathId.optional(), before: pathId.optional() });
export type ConversationQuery = z.output<typeof conversationQuery>;

/** A conversation with messages, oldest first. */
export const conversationWithMessages = conversation.omit({ lastMessage: true }).extend({
  /** Whether both sides read contact details. */
  isContactShown: z.boolean(),
  /** Whether the reader's side takes no messages from the other, and the other way round. */
  isBlocked: z.boolean(),
  isBlockedByOther: z.boolean(),
  /** Whether the other side has deleted its account: nobody reads what is written any more. */
  isOtherGone: z.boolean(),
  /** Whether there are older ones than the first, where they were not asked for by `after`. */
  hasEarlier: z.boolean(),
  messages: z.array(message),
});
export type ConversationWithMessages = z.infer<typeof conversationWithMessages>;
export type ConversationPage = { conversation: ConversationWithMessages; total: number; next: number | null };

const aFile = z.file();
/** POST /api/conversations/{id}/messages; files come in a form. Their kind and size are told by their content. */
export const messageInput = z.strictObject({
  body: text({ max: messageBounds.body, field: "message" }),
  files: z
    .union([aFile.transform((file) => [file]), z.array(aFile)])
    .pipe(z.array(aFile).max(messageBounds.files, says("bare.mostFiles", { max: messageBounds.files })))
    .default([]),
});
export type MessageInput = z.output<typeof messageInput>;

/** POST /api/conversations/{id}/read: up to which message; without one, all of them. */
export const readInput = z.strictObject({ messageId: idNumber().optional() });
export type ReadInput = z.output<typeof readInput>;

/** POST /api/conversations/{id}/report. */
export const reportInput = z.strictObject({ reason: text({ max: messageBounds.reason, field: "reason" }) });
export type ReportInput = z.output<typeof reportInput>;
export const reportCreated = z.object({ id: z.int() });

/** The path of a file of a message. */
export const filePlace = z.object({ id: pathId, file: pathId });
export type FilePlace = z.output<typeof filePlace>;
