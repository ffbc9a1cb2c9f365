import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { answerReportInput, reportDetails, reportSummary, reportsQuery } from "./moderation-schemas";
import {
  conversation,
  conversationQuery,
  conversationsQuery,
  conversationWithMessages,
  filePlace,
  message,
  messageInput,
  openConversationInput,
  readInput,
  reportCreated,
  reportInput,
} from "./schemas";

export const listConversations = endpoint({
  method: "GET",
  path: "/api/conversations",
  access: "user",
  summary: "The signed-in person's conversations, the one that was written in last first",
  rateLimit: limits.read,
  query: conversationsQuery,
  response: conversation.array(),
});

export const openConversation = endpoint({
  method: "POST",
  path: "/api/conversations",
  access: "user",
  summary: "The conversation about an application or an invitation; made (201) when there is none yet",
  rateLimit: limits.message,
  body: openConversationInput,
  response: conversation,
  errors: ["not_found"],
  status: 201,
  repeatedStatus: 200,
});

export const getConversation = endpoint({
  method: "GET",
  path: "/api/conversations/{id}",
  access: "user",
  summary: "A conversation with its newest messages, oldest first; with `after` those that followed one",
  rateLimit: limits.read,
  params: byId,
  query: conversationQuery,
  response: conversationWithMessages,
});

export const writeMessage = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/messages",
  access: "user",
  summary: "Write a message, in a form with up to 3 files (PDF, PNG, JPEG, WebP; 10 MB each)",
  rateLimit: limits.message,
  params: byId,
  bodyType: ["application/json", "multipart/form-data"],
  body: messageInput,
  response: message,
  status: 201,
  errors: ["stopped", "blocked", "not_possible_now", "too_large", "unsupported_media_type", "conflict"],
  takesIdempotencyKey: true,
});

export const readConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/read",
  access: "user",
  summary: "Note that the messages have been read, up to one of them or all",
  rateLimit: limits.read,
  params: byId,
  body: readInput,
  status: 204,
});

export const getMessageFile = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/files/{file}",
  access: "user",
  summary: "A file of a message, to download, for the two parties",
  rateLimit: limits.read,
  params: filePlace,
});

export const streamMessages = endpoint({
  method: "GET",
  path: "/api/conversations/stream",
  access: "user",
  summary:
    "Server-sent events for every new message of the signed-in person's conversations: {conversationId, messageId}; 204 where there are none and a page asks from time to time",
  rateLimit: limits.read,
});

export const blockConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/block",
  access: "user",
  summary: "Take no more messages from the other party; twice is once",
  rateLimit: limits.message,
  params: byId,
  status: 204,
});

export const unblockConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/unblock",
  access: "user",
  summary: "Take messages from the other party again; twice is once",
  rateLimit: limits.message,
  params: byId,
  status: 204,
});

export const reportConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/report",
  access: "user",
  summary: "Ask an administrator to look at a conversation",
  rateLimit: limits.messageReport,
  params: byId,
  body: reportInput,
  response: reportCreated,
  status: 201,
  takesIdempotencyKey: true,
});

export const listReports = endpoint({
  method: "GET",
  path: "/api/admin/conversation-reports",
  access: "admin",
  summary: "Reported conversations, those that wait first, without what was written",
  query: reportsQuery,
  response: reportSummary.array(),
});

export const getReport = endpoint({
  method: "GET",
  path: "/api/admin/conversation-reports/{id}",
  access: "admin",
  summary: "A reported conversation up to the report; reading it is in the audit log",
  params: byId,
  response: reportDetails,
});

export const answerReport = endpoint({
  method: "PATCH",
  path: "/api/admin/conversation-reports/{id}",
  access: "admin",
  summary: "Answer the reporter by mail, and stop the other side's writers where that is needed",
  rateLimit: limits.adminChange,
  params: byId,
  body: answerReportInput,
  response: reportSummary,
  errors: ["not_possible_now"],
});

export const letWriterWrite = endpoint({
  method: "POST",
  path: "/api/admin/conversation-reports/{id}/lift",
  access: "admin",
  summary: "Let those write messages again whom the answer to a report has stopped; they are told",
  rateLimit: limits.adminChange,
  params: byId,
  response: reportSummary,
  errors: ["not_possible_now"],
});
