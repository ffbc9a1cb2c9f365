import { z } from "zod";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  addDeskNoteInput,
  addReasonTemplateInput,
  changeDeskItemInput,
  deskFind,
  deskItemPath,
  deskLookers,
  deskNote,
  deskSearchQuery,
  dossier,
  inbox,
  inboxCount,
  reasonTemplate,
} from "./desk-schemas";

export const getInbox = endpoint({
  method: "GET",
  path: "/api/admin/inbox",
  access: "admin",
  summary:
    "Everything that waits for a decision, whatever it is, the first due first, and who has taken it on",
  rateLimit: limits.read,
  response: inbox,
});

export const countInbox = endpoint({
  method: "GET",
  path: "/api/admin/inbox/count",
  access: "admin",
  summary: "How many things wait for a decision",
  rateLimit: limits.read,
  response: inboxCount,
});

export const getDossier = endpoint({
  method: "GET",
  path: "/api/admin/desk/{kind}/{id}",
  access: "admin",
  summary: "One item with everything beside it: mails, possible duplicates, private notes, tags, who has it",
  rateLimit: limits.read,
  params: deskItemPath,
  response: dossier,
});

export const changeDeskItem = endpoint({
  method: "PATCH",
  path: "/api/admin/desk/{kind}/{id}",
  access: "admin",
  summary: "Tag an item, take it on or give it back",
  rateLimit: limits.adminChange,
  params: deskItemPath,
  body: changeDeskItemInput,
  status: 204,
});

export const addDeskNote = endpoint({
  method: "POST",
  path: "/api/admin/desk/{kind}/{id}/notes",
  access: "admin",
  summary: "Add a private note to an item; it is part of the export of whoever it is about",
  rateLimit: limits.adminChange,
  params: deskItemPath,
  body: addDeskNoteInput,
  response: deskNote,
  status: 201,
});

export const removeDeskNote = endpoint({
  method: "DELETE",
  path: "/api/admin/desk-notes/{id}",
  access: "admin",
  summary: "Delete a private note",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
});

export const lookAtDeskItem = endpoint({
  method: "POST",
  path: "/api/admin/desk/{kind}/{id}/look",
  access: "admin",
  summary: "Say that one looks at an item now, and hear who else does",
  rateLimit: limits.read,
  params: deskItemPath,
  response: deskLookers,
});

export const listReasonTemplates = endpoint({
  method: "GET",
  path: "/api/admin/reason-templates",
  access: "admin",
  summary: "Reasons that administrators give again and again, by name",
  rateLimit: limits.read,
  response: z.array(reasonTemplate),
});

export const addReasonTemplate = endpoint({
  method: "POST",
  path: "/api/admin/reason-templates",
  access: "admin",
  summary: "Keep a reason to give again",
  rateLimit: limits.adminChange,
  body: addReasonTemplateInput,
  response: reasonTemplate,
  status: 201,
  errors: ["conflict"],
});

export const removeReasonTemplate = endpoint({
  method: "DELETE",
  path: "/api/admin/reason-templates/{id}",
  access: "admin",
  summary: "Delete a kept reason",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
});

export const searchDesk = endpoint({
  method: "GET",
  path: "/api/admin/search",
  access: "admin",
  summary:
    "Find an account, company, expert, applicant, posting, booking, quote, contract or mail by words of its name or address; that somebody searched stands in the audit log once an hour",
  rateLimit: limits.search,
  query: deskSearchQuery,
  response: z.array(deskFind),
});
