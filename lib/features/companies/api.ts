import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  company,
  companyChange,
  companyInput,
  joinTeamInput,
  team,
  teamInvitation,
  teamInvitationInput,
  teamMember,
  teamRoleInput,
} from "./schemas";

export const getTeam = endpoint({
  method: "GET",
  path: "/api/company/team",
  access: "user",
  summary: "The signed-in person's company with its people and open invitations; nulls for none",
  rateLimit: limits.read,
  response: team,
});

export const foundCompany = endpoint({
  method: "POST",
  path: "/api/company/team",
  access: "user",
  summary: "Found a company; own postings become the company's.",
  rateLimit: limits.team,
  body: companyInput,
  response: team,
  status: 201,
  errors: ["conflict"],
  takesIdempotencyKey: true,
});

export const changeCompany = endpoint({
  method: "PATCH",
  path: "/api/company/team",
  access: "user",
  summary: "Change the name or the business ID of one's company (owners)",
  rateLimit: limits.team,
  body: companyChange,
  response: company,
  errors: ["not_found", "conflict"],
});

export const verifyCompany = endpoint({
  method: "POST",
  path: "/api/company/team/verify",
  access: "user",
  summary: "Mark one's company as one that reads mail at the domain of one's verified address (owners)",
  rateLimit: limits.team,
  response: company,
  errors: ["not_found", "invalid", "not_possible_now"],
});

export const verifyByRegister = endpoint({
  method: "POST",
  path: "/api/company/team/verify/register",
  access: "user",
  summary:
    "Look one's company up in the business register; it must have its name, and the domain of one's verified address (owners)",
  rateLimit: limits.team,
  response: company,
  errors: ["not_found", "invalid", "not_possible_now"],
});

export const inviteColleague = endpoint({
  method: "POST",
  path: "/api/company/team/invitations",
  access: "user",
  summary:
    "Invite somebody by mail; the link works once, for 7 days, and ends an earlier one to the address. (owners)",
  rateLimit: limits.teamInvitation,
  body: teamInvitationInput,
  response: teamInvitation,
  status: 201,
  errors: ["not_found", "conflict", "too_many_invitations"],
  takesIdempotencyKey: true,
});

export const revokeTeamInvitation = endpoint({
  method: "DELETE",
  path: "/api/company/team/invitations/{id}",
  access: "user",
  summary: "Take an open invitation back; its link ends (owners)",
  rateLimit: limits.team,
  params: byId,
  status: 204,
});

export const joinTeam = endpoint({
  method: "POST",
  path: "/api/company/team/join",
  access: "user",
  summary: "Take up an invitation with the token of its link; own postings come along when asked",
  rateLimit: limits.token,
  body: joinTeamInput,
  response: team,
  errors: ["not_found", "conflict"],
});

export const changeTeamRole = endpoint({
  method: "PATCH",
  path: "/api/company/team/members/{id}",
  access: "user",
  summary: "Make somebody of one's company an owner or a member; an owner always stays (owners)",
  rateLimit: limits.team,
  params: byId,
  body: teamRoleInput,
  response: teamMember,
  errors: ["not_possible_now"],
});

export const removeTeamMember = endpoint({
  method: "DELETE",
  path: "/api/company/team/members/{id}",
  access: "user",
  summary: "Leave one's company, or as an owner remove somebody; with the last one it ends",
  rateLimit: limits.team,
  params: byId,
  status: 204,
  errors: ["not_possible_now"],
});
