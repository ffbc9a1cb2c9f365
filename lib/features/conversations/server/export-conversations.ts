import "server-only";
import type { z } from "zod";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { exportedConversation, exportedConversationReport } from "../export-schemas";
import { findForExport, findOwnReports } from "./personal-repository";
import { findMessages } from "./repository";
import { otherNameOf, toMessage } from "./words";

/** Everything somebody reads on their pages of messages, and what they have reported. */
export async function exportConversations(actor: SignedIn): Promise<{
  conversations: z.input<typeof exportedConversation>[];
  conversationReports: z.input<typeof exportedConversationReport>[];
}> {
  const { userId, locale } = actor;
  const conversations: z.input<typeof exportedConversation>[] = [];
  for (const row of await findForExport(ownerOf(actor))) {
    const blockedAt = row.side === "company" ? row.blockedByCompanyAt : row.blockedByExpertAt;
    const messages = await findMessages(row.id, {});
    conversations.push({
      id: row.id,
      projectId: row.projectId,
      projectTitle: row.title,
      expertId: row.expertId,
      applicationId: row.applicationId,
      invitationId: row.invitationId,
      side: row.side,
      otherName: otherNameOf(row, locale),
      blockedAt: blockedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      read:
        row.lastMessageId === null
          ? null
          : { lastMessageId: row.lastMessageId, mailedAt: row.mailedAt?.toISOString() ?? null },
      messages: messages.map((message) => toMessage(message, row, userId, locale)),
    });
  }
  const reports = await findOwnReports(userId);
  return {
    conversations,
    conversationReports: reports.map(({ createdAt, answeredAt, ...report }) => ({
      ...report,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
  };
}
