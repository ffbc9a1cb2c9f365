import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { adminInvitation, adminInvitationsQuery, withdrawInvitationInput } from "./moderation-schemas";
import {
  answerInvitationInput,
  invitableProject,
  invitableQuery,
  invitationInput,
  invitationsQuery,
  receivedInvitation,
  sentInvitation,
} from "./schemas";

export const inviteExpert = endpoint({
  method: "POST",
  path: "/api/company/projects/{id}/invitations",
  access: "user",
  summary: "Invite a public expert to an own project that takes applications",
  rateLimit: limits.invitation,
  params: byId,
  body: invitationInput,
  response: sentInvitation,
  status: 201,
  errors: ["not_found", "already_invited", "already_applied", "too_many_invitations", "not_possible_now"],
  takesIdempotencyKey: true,
});

export const listSentInvitations = endpoint({
  method: "GET",
  path: "/api/company/projects/{id}/invitations",
  access: "user",
  summary: "Whom an own project has invited and what they answered, newest first",
  rateLimit: limits.read,
  params: byId,
  query: invitationsQuery,
  response: sentInvitation.array(),
  errors: ["not_found"],
});

export const listInvitableProjects = endpoint({
  method: "GET",
  path: "/api/company/invitable-projects",
  access: "user",
  summary: "The signed-in person's projects that take applications, and whether an expert is invited to each",
  rateLimit: limits.read,
  query: invitableQuery,
  response: invitableProject.array(),
});

export const listReceivedInvitations = endpoint({
  method: "GET",
  path: "/api/expert/invitations",
  access: "user",
  summary: "The projects that the signed-in expert is invited to, unanswered ones first",
  rateLimit: limits.read,
  query: invitationsQuery,
  response: receivedInvitation.array(),
});

export const answerInvitation = endpoint({
  method: "PATCH",
  path: "/api/expert/invitations/{id}",
  access: "user",
  summary: "Accept an invitation, which makes an application, or decline it; the answer is given once",
  rateLimit: limits.ownApplication,
  params: byId,
  body: answerInvitationInput,
  response: receivedInvitation,
  errors: ["not_found", "not_possible_now"],
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/admin/invitations",
  access: "admin",
  summary: "Invitations of companies to experts with where they stand, newest first",
  rateLimit: limits.read,
  query: adminInvitationsQuery,
  response: adminInvitation.array(),
});

export const withdrawInvitation = endpoint({
  method: "PATCH",
  path: "/api/admin/invitations/{id}",
  access: "admin",
  summary: "Take back an invitation that waits for its answer; company and expert are told why",
  rateLimit: limits.adminChange,
  params: byId,
  body: withdrawInvitationInput,
  response: adminInvitation,
  errors: ["not_found", "not_possible_now"],
});
