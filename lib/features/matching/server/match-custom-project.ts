import "server-only";
import type { CustomProjectInput } from "@/lib/features/postings/schemas";
import { urgencyOf } from "@/lib/features/postings/timing";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { findCity } from "@/lib/shared/cities";
import { helsinkiDate } from "@/lib/shared/dates";
import type { BriefSource } from "../brief";
import { arrangementsAtPlace } from "../factors";
import type { CustomProjectMatchingInput, ExpertMatch } from "../schemas";
import { rankExperts } from "./rank-experts";

/**
 * POST /api/custom-project-matching: the best experts for a project that nobody has posted (001 §7). Nobody has
 * applied to it, so includeApplied changes nothing. Contact details of the form are not read. What it says nothing of, a way
 * of working or a start, nobody is measured by; a start sets the urgency, and a place alone means being there now and then.
 */
export function matchCustomProject(
  { locale }: Actor,
  { project, limit }: CustomProjectMatchingInput,
): Promise<ExpertMatch[]> {
  return rankExperts(toBriefSource(project, helsinkiDate(now())), { limit, locale });
}

function toBriefSource(project: CustomProjectInput, today: string): BriefSource {
  const { workArrangement, startDate, urgency = startDate ? urgencyOf(startDate, today) : null } = project;
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
    workArrangement: workArrangement ?? (findCity(project.location) ? arrangementsAtPlace : []),
    experienceRequired: project.experienceRequired,
    urgency,
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
