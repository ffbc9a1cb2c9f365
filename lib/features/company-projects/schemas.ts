import { z } from "zod";
import { postingLifecycles } from "@/lib/features/postings/lifecycle";
import {
  approvalStatuses,
  budgetTypes,
  collaborationLevels,
  communicationChannels,
  companyStages,
  experienceLevels,
  projectCategories,
  technicalComplexities,
  urgencies,
} from "@/lib/features/postings/rules";
import { type Stage, stages } from "@/lib/features/project-applications/stages";
import { workArrangements } from "@/lib/shared/availability";
import { listQuery } from "@/lib/shared/http/list-query";
import { eurosAmount } from "@/lib/shared/money";

/** GET /api/company/projects. */
export const ownProjectsQuery = listQuery;

const whole = z.int().nullable();
const euros = eurosAmount.nullable();
const text = z.string().nullable();
const state = {
  id: z.int(),
  title: z.string(),
  approvalStatus: z.enum(approvalStatuses),
  /** Whether it takes applications; separate from the review (deal J4). */
  lifecycle: z.enum(postingLifecycles),
  /** Why it was rejected, or what is to be changed; null unless it is either. */
  rejectionReason: text,
  /** By when the review was promised; null unless it waits for one. */
  reviewDueAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime(),
  /** Whether everybody sees it now. */
  isPublic: z.boolean(),
  /** Applications by their stage. */
  counts: z.object(Object.fromEntries(stages.map((stage) => [stage, z.int()])) as Record<Stage, z.ZodInt>),
};

/** A posting in the list of those that are one's own (deal J3). */
export const ownProject = z.object(state);
export type OwnProject = z.infer<typeof ownProject>;
export type OwnProjectPage = { projects: OwnProject[]; total: number; nextCursor: string | null };

/** GET /api/company/projects/{id}: every field as it was typed, and the decisions about it. Money in euros. */
export const ownProjectDetails = z.object({
  ...state,
  /** Whose contracts are signed: the posting asks whether the position is filled (deal N6). */
  signedApplicants: z.array(z.string()),
  /** How many still wait whose quote was accepted and whose contracts are under way: the posting's end declines none. */
  underContract: z.int(),
  description: z.string(),
  requiredSkills: z.array(z.string()),
  hourlyRateMin: euros,
  hourlyRateMax: euros,
  fixedBudgetMin: euros,
  fixedBudgetMax: euros,
  location: z.string(),
  workArrangement: z.array(z.enum(workArrangements)),
  experienceRequired: z.enum(experienceLevels),
  customerName: text,
  customerEmail: z.string(),
  customerCompany: text,
  customerPhone: text,
  durationMonths: whole,
  hoursPerWeek: whole,
  projectType: text,
  industry: text,
  urgency: z.enum(urgencies),
  budgetType: z.enum(budgetTypes),
  teamSize: z.int(),
  collaborationLevel: z.enum(collaborationLevels).nullable(),
  communicationPreference: z.array(z.enum(communicationChannels)),
  timeZoneRequirement: z.string(),
  specificTimeZone: text,
  technicalComplexity: z.enum(technicalComplexities),
  deliverables: z.array(z.string()),
  successMetrics: text,
  additionalRequirements: text,
  preferredExpertProfile: text,
  companyStage: z.enum(companyStages),
  projectCategory: z.enum(projectCategories),
  preferredOpenness: whole,
  preferredConscientiousness: whole,
  preferredExtraversion: whole,
  preferredAgreeableness: whole,
  preferredNeuroticism: whole,
  personalityMatchingWeight: z.int(),
  startDate: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  /** The version: a change that names another one is refused. */
  updatedAt: z.iso.datetime(),
  /** Every decision about it, the newest first; `submittedAt` is when what was decided about had been sent. */
  history: z.array(
    z.object({
      decision: z.enum(["approved", "changes_requested", "rejected"]),
      reason: text,
      submittedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime(),
    }),
  ),
});
export type OwnProjectDetails = z.infer<typeof ownProjectDetails>;

/** PATCH /api/company/projects/{id}/lifecycle. */
export const lifecycleInput = z.strictObject({ lifecycle: z.enum(postingLifecycles) });
export type LifecycleInput = z.output<typeof lifecycleInput>;
