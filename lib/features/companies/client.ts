import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const getTeam = apiCall<typeof api.getTeam>("GET /api/company/team");
export const foundCompany = apiCall<typeof api.foundCompany>("POST /api/company/team");
export const changeCompany = apiCall<typeof api.changeCompany>("PATCH /api/company/team");
export const verifyCompany = apiCall<typeof api.verifyCompany>("POST /api/company/team/verify");
export const verifyByRegister = apiCall<typeof api.verifyByRegister>(
  "POST /api/company/team/verify/register",
);
export const inviteColleague = apiCall<typeof api.inviteColleague>("POST /api/company/team/invitations");
export const revokeTeamInvitation = apiCall<typeof api.revokeTeamInvitation>(
  "DELETE /api/company/team/invitations/{id}",
);
export const joinTeam = apiCall<typeof api.joinTeam>("POST /api/company/team/join");
export const changeTeamRole = apiCall<typeof api.changeTeamRole>("PATCH /api/company/team/members/{id}");
export const removeTeamMember = apiCall<typeof api.removeTeamMember>("DELETE /api/company/team/members/{id}");
