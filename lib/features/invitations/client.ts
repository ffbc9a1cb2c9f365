import type { z } from "zod";
import { apiCall } from "@/lib/client/api";
import { apiListCall, everyPage } from "@/lib/client/api-list";
import type { Attempt } from "@/lib/client/idempotency-key";
import type * as api from "./api";
import type { invitationInput } from "./schemas";

export const answerInvitation = apiCall<typeof api.answerInvitation>("PATCH /api/expert/invitations/{id}");

const getInvitable = apiListCall<typeof api.listInvitableProjects>("GET /api/company/invitable-projects");

/** Own projects that an expert can be invited to, and how each stands with them. */
export const invitableProjects = (expertId: number) =>
  everyPage((cursor) => getInvitable({ query: { expertId: String(expertId), limit: "500", cursor } }));

const postInvitation = apiCall<typeof api.inviteExpert>("POST /api/company/projects/{id}/invitations");

/** Invites an expert to an own project. Sent again with the same attempt, it counts once. */
export const inviteExpert = (projectId: number, body: z.input<typeof invitationInput>, attempt: Attempt) =>
  postInvitation({ params: { id: projectId }, body }, { headers: { "Idempotency-Key": attempt.key } });
