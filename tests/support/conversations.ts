import { POST as write } from "@/app/api/conversations/[id]/messages/route";
import { GET as read } from "@/app/api/conversations/[id]/route";
import { POST as open } from "@/app/api/conversations/route";
import type { Conversation, ConversationWithMessages, Message } from "@/lib/features/conversations/schemas";
import { call } from "./call";
import { insert } from "./database/connection";
import { createExpert, createProject, createUser, type TestUser } from "./factories";

type As = TestUser | null;
export const of = (id: number) => ({ params: { id: String(id) } });

export type Pair = {
  company: TestUser;
  expert: TestUser;
  expertId: number;
  projectId: number;
  applicationId: number;
};

/** A posting of a company's account, and the application of an expert's account to it. */
export async function createPair(
  application: { stage?: string; identityShownAt?: Date } = {},
): Promise<Pair> {
  const company = await createUser({ firstName: "Sanna", lastName: "Salonen" });
  const expert = await createUser({ firstName: "Aino", lastName: "Virtanen" });
  const project = await createProject({ ownerId: company.id, customerEmail: company.email });
  const profile = await createExpert({ userId: expert.id, name: "Aino Virtanen", email: expert.email });
  const { id } = await createProjectApplication(project.id, {
    user_id: expert.id,
    expert_id: profile.id,
    applicant_email: expert.email,
    stage: application.stage ?? "new",
    identity_shown_at: application.identityShownAt ?? null,
  });
  return { company, expert, expertId: profile.id, projectId: project.id, applicationId: id };
}

export const createProjectApplication = (projectId: number, values: Record<string, unknown>) =>
  insert<{ id: number }>("project_applications", {
    project_id: projectId,
    applicant_name: "Aino Virtanen",
    cover_letter: "I forecast demand.",
    updated_at: new Date(),
    ...values,
  });

export const createInvitation = (projectId: number, expertId: number) =>
  insert<{ id: number }>("invitations", {
    project_id: projectId,
    expert_id: expertId,
    message: "Would you join us?",
    created_at: new Date(),
  });

export const openAs = <T = Conversation>(
  as: As,
  body: { applicationId: number } | { invitationId: number } | object,
) => call<T>(open, { method: "POST", body, as });

export const writeAs = <T = Message>(as: As, id: number, body: string, headers = {}) =>
  call<T>(write, { ...of(id), method: "POST", body: { body }, as, headers });

export const readAs = <T = ConversationWithMessages>(
  as: As,
  id: number,
  query: Record<string, string> = {},
) => call<T>(read, { ...of(id), as, query });

/** A conversation of a pair, ready to be written in. */
export async function createConversation(
  application: { stage?: string; identityShownAt?: Date } = {},
): Promise<Pair & { id: number }> {
  const pair = await createPair(application);
  const { body } = await openAs(pair.company, { applicationId: pair.applicationId });
  return { ...pair, id: body.id };
}
