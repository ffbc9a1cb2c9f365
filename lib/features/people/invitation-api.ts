import { z } from "zod";
import { invitedOwnerInput } from "@/lib/features/accounts/schemas";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  acceptedInvitation,
  adminInvitation,
  adminInvitationInput,
  invitedAccount,
} from "./invitation-schemas";

export const listAdminInvitations = endpoint({
  method: "GET",
  path: "/api/admin/admin-invitations",
  access: "admin",
  summary: "Who was invited to become an administrator and has not come yet, newest first",
  rateLimit: limits.read,
  response: z.array(adminInvitation),
});

export const inviteAdmin = endpoint({
  method: "POST",
  path: "/api/admin/admin-invitations",
  access: "admin",
  summary:
    "Invite somebody without an account by mail; the link works once, for 7 days. An open invitation to the address is renewed",
  rateLimit: limits.teamInvitation,
  body: adminInvitationInput,
  response: adminInvitation,
  status: 201,
  errors: ["conflict"],
});

export const sendAdminInvitation = endpoint({
  method: "POST",
  path: "/api/admin/admin-invitations/{id}/send",
  access: "admin",
  summary: "Send an open invitation again, with a new link for 7 days; the earlier one ends",
  rateLimit: limits.teamInvitation,
  params: byId,
  response: adminInvitation,
  errors: ["conflict"],
});

export const revokeAdminInvitation = endpoint({
  method: "DELETE",
  path: "/api/admin/admin-invitations/{id}",
  access: "admin",
  summary: "Take an open invitation back; its link ends",
  rateLimit: limits.adminChange,
  params: byId,
  status: 204,
});

export const makeInvitedAccount = endpoint({
  method: "POST",
  path: "/api/auth/admin-invitation",
  access: "public",
  summary: "Take up an invitation with the token of its link, by making the account of the address",
  rateLimit: limits.token,
  body: invitedOwnerInput,
  response: invitedAccount,
  status: 201,
  errors: ["not_found", "conflict", "not_possible_now"],
});

export const acceptAdminInvitation = endpoint({
  method: "POST",
  path: "/api/account/admin-invitation",
  access: "user",
  summary: "Take up an invitation with the token of its link, signed in with the address; every session ends",
  rateLimit: limits.token,
  body: acceptedInvitation,
  errors: ["not_found", "not_possible_now"],
});
