import { z } from "zod";
import { publicExpert } from "@/lib/features/experts/schemas";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { idNumber, optionalText, pathId, text } from "@/lib/shared/text";
import { invitationBounds } from "./rules";
import { invitationStatuses } from "./states";

/** POST /api/company/projects/{id}/invitations (deal J8). */
export const invitationInput = z.strictObject({
  expertId: idNumber(),
  message: text({ max: invitationBounds.message, field: "message" }),
});
export type InvitationInput = z.output<typeof invitationInput>;

const invitation = {
  id: z.int(),
  status: z.enum(invitationStatuses),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
};

/** An invitation as the company that sent it sees it. */
export const sentInvitation = z.object({
  ...invitation,
  expertId: z.int(),
  /** The public record; null while nobody sees the profile. */
  expert: publicExpert.nullable(),
  message: z.string(),
  /** What the expert said when declining, without contact details. */
  reason: z.string().nullable(),
  /** What accepting made. */
  applicationId: z.int().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitation>;
export type SentInvitationPage = { invitations: SentInvitation[]; total: number; nextCursor: string | null };

/** GET /api/company/invitable-projects. */
export const invitableQuery = listQuery.extend({ expertId: pathId });
export type InvitableQuery = z.output<typeof invitableQuery>;

/** An own project that experts can be invited to, and how it stands with one expert. */
export const invitableProject = z.object({
  id: z.int(),
  title: z.string(),
  /** When the expert was invited to it; null when not. */
  invitedAt: z.iso.datetime().nullable(),
  /** Whether the expert has applied to it. */
  hasApplied: z.boolean(),
});
export type InvitableProject = z.infer<typeof invitableProject>;
export type InvitableProjectPage = { projects: InvitableProject[]; total: number; nextCursor: string | null };

/** An invitation as the invited expert sees it (deal K2). */
export const receivedInvitation = z.object({
  ...invitation,
  project: z.object({
    id: z.int(),
    title: z.string(),
    customerCompany: z.string().nullable(),
    /** Whether its company has been checked. */
    isCompanyVerified: z.boolean(),
    /** Where somebody of the company reads mail, when that is what was verified. */
    verifiedDomain: z.string().nullable(),
    /** Whether its page can be opened, and the invitation accepted. */
    isPublic: z.boolean(),
  }),
  /** Until the stage interview without contact details. */
  message: z.string(),
  /** What the message is written in; null where that is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  /** What was said when declining. */
  reason: z.string().nullable(),
  applicationId: z.int().nullable(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;
export type ReceivedInvitationPage = {
  invitations: ReceivedInvitation[];
  total: number;
  nextCursor: string | null;
};

/** PATCH /api/expert/invitations/{id}: a reason goes with no, a cover letter with yes; both may be missing. */
export const answerInvitationInput = z.strictObject({
  status: z.enum(["accepted", "declined"]),
  reason: optionalText(invitationBounds.reason),
  coverLetter: optionalText(invitationBounds.coverLetter),
});
export type AnswerInvitationInput = z.output<typeof answerInvitationInput>;

export const invitationsQuery = listQuery;
export type InvitationsQuery = z.output<typeof invitationsQuery>;
