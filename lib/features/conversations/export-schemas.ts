import { z } from "zod";
import { sides } from "./rules";
import { message } from "./schemas";

// What somebody's export has of conversations: the other party's words as the person reads them on the page (deal L3).

const instant = z.iso.datetime();

export const exportedMessageFile = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
});

export const exportedMessage = message.omit({ files: true }).extend({ files: z.array(exportedMessageFile) });

/** How far the person has read, and when a mail last told of something new. */
export const exportedRead = z.object({ lastMessageId: z.int(), mailedAt: instant.nullable() });

export const exportedConversation = z.object({
  id: z.int(),
  projectId: z.int(),
  projectTitle: z.string(),
  expertId: z.int().nullable(),
  applicationId: z.int().nullable(),
  invitationId: z.int().nullable(),
  side: z.enum(sides),
  otherName: z.string(),
  /** Since when the person's side takes no messages from the other. */
  blockedAt: instant.nullable(),
  createdAt: instant,
  read: exportedRead.nullable(),
  messages: z.array(exportedMessage),
});

export const exportedConversationReport = z.object({
  id: z.int(),
  conversationId: z.int(),
  side: z.enum(sides),
  reason: z.string(),
  textLanguage: z.string().nullable(),
  answer: z.string().nullable(),
  lastMessageId: z.int(),
  hasStoppedWriter: z.boolean(),
  createdAt: instant,
  answeredAt: instant.nullable(),
});
