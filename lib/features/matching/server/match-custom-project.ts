import "server-only";
import type { CustomProjectInput } from "@/lib/features/postings/schemas";
import type { Actor } from "@/lib/server/actor";
import type { BriefSource } from "../brief";
import type { CustomProjectMatchingInput, ExpertMatch } from "../schemas";
import { rankExperts } from "./rank-experts";

/**
 * POST /api/custom-project-matching: the best experts for a project that nobody has posted (001 §7). Nobody has
 * applied to it, so includeApplied changes nothing. Contact details of the form are not read.
 */
export function matchCustomProject(
  { locale }: Actor,
  { project, limit }: CustomProjectMatchingInput,
): Promise<ExpertMatch[]> {
  return rankExperts(toBriefSource(project), { limit, locale });
}

function toBriefSource(project: CustomProjectInput): BriefSource {
  return {
    title: project.title,
    description: project.description,
    requiredSkills: project.requiredSkills,
    deliverables: project.deliverables,
    successMetrics: project.successMetrics ?? null,
    additionalRequirements: project.additionalRequirements ?? null,
    preferredExpertProfile: project.preferredExpertProfile ?? null,
    industry: project.industry ?? null,
    location: project.location,
    workArrangement: project.workArrangement,
    experienceRequired: project.experienceRequired,
    urgency: project.urgency,
    budgetType: project.budgetType,
    hourlyRateMinCents: project.hourlyRateMinCents,
    hourlyRateMaxCents: project.hourlyRateMaxCents,
    fixedBudgetMinCents: project.fixedBudgetMinCents,
    fixedBudgetMaxCents: project.fixedBudgetMaxCents,
    durationMonths: project.durationMonths ?? null,
    hoursPerWeek: project.hoursPerWeek ?? null,
    preferredTraits: [
      project.preferredOpenness ?? null,
      project.preferredConscientiousness ?? null,
      project.preferredExtraversion ?? null,
      project.preferredAgreeableness ?? null,
      project.preferredNeuroticism ?? null,
    ],
    personalityMatchingWeight: project.personalityMatchingWeight,
  };
}
