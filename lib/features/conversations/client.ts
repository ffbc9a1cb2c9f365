import { apiCall } from "@/lib/client/api";
import { apiListCall } from "@/lib/client/api-list";
import type { Attempt } from "@/lib/client/idempotency-key";
import { uploadForm } from "@/lib/client/upload";
import type * as api from "./api";
import type { Message } from "./schemas";

export const listConversations = apiListCall<typeof api.listConversations>("GET /api/conversations");
export const openConversation = apiCall<typeof api.openConversation>("POST /api/conversations");
export const getConversation = apiCall<typeof api.getConversation>("GET /api/conversations/{id}");
export const readConversation = apiCall<typeof api.readConversation>("POST /api/conversations/{id}/read");
export const blockConversation = apiCall<typeof api.blockConversation>("POST /api/conversations/{id}/block");
export const unblockConversation = apiCall<typeof api.unblockConversation>(
  "POST /api/conversations/{id}/unblock",
);
export const reportConversation = apiCall<typeof api.reportConversation>(
  "POST /api/conversations/{id}/report",
);
const postMessage = apiCall<typeof api.writeMessage>("POST /api/conversations/{id}/messages");

/** Where new messages are told of (deal L4). */
export const streamPath = "/api/conversations/stream";

/**
 * Sends a message. Sent again with the same attempt, it counts once.
 * @param onProgress how much of the files has gone, from 0 to 1
 * @throws ApiError when the server refuses it; TypeError without a connection
 */
export function sendMessage(
  id: number,
  { body, files }: { body: string; files: readonly File[] },
  attempt: Pick<Attempt, "key">,
  onProgress: (share: number) => void,
): Promise<Message> {
  const headers = { "Idempotency-Key": attempt.key };
  if (files.length === 0) return postMessage({ params: { id }, body: { body } }, { headers });
  const form = new FormData();
  form.set("body", body);
  for (const file of files) form.append("files", file);
  const { signal } = new AbortController();
  return uploadForm<Message>(`/api/conversations/${id}/messages`, form, { onProgress, signal, headers });
}
