import {
  profileStrength,
  type StrengthMessage,
  type StrengthPart,
} from "@/lib/features/expert-applications/rules";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { emptyMarket } from "@/lib/features/market/rules";
import { improvementAreas } from "@/lib/features/profile-advice/improvements";
import { readProfile } from "@/lib/features/profile-advice/profile";
import type { Sentence, SentenceKey } from "@/lib/shared/sentences";

/** The fields of a profile that somebody can do something about. */
export type StepField =
  | "name"
  | "title"
  | "description"
  | "skills"
  | "hourlyRate"
  | "workArrangement"
  | "workRadius"
  | "weeklyAvailabilityHours"
  | "portfolioUrl"
  | "linkedinUrl"
  | "profileImage";

/** Something that makes a profile better: a part of its strength, with its points, or advice of the analysis. */
export type ProfileStep =
  | { readonly field: StepField; readonly part: StrengthPart; readonly points: number }
  | { readonly field: StepField; readonly advice: Sentence };

export interface ProfileSteps {
  /** 0 to 100. */
  readonly score: number;
  readonly message: StrengthMessage;
  /** The best one first; one a field. */
  readonly steps: readonly ProfileStep[];
}

/** Null for what editing does not change: an address belongs to the account, and years come by themselves. */
const fieldOfPart: Record<StrengthPart, StepField | null> = {
  name: "name",
  title: "title",
  email: null,
  description: "description",
  skills: "skills",
  portfolio: "portfolioUrl",
  linkedinUrl: "linkedinUrl",
  weeklyAvailabilityHours: "weeklyAvailabilityHours",
  hourlyRate: "hourlyRate",
  experienceYears: null,
};

const fieldOfAdvice: Record<Extract<SentenceKey, `areas.${string}`>, StepField> = {
  "areas.noDescription": "description",
  "areas.shortDescription": "description",
  "areas.longDescription": "description",
  "areas.noResults": "description",
  "areas.noTitle": "title",
  "areas.vagueTitle": "title",
  "areas.noSkills": "skills",
  "areas.fewSkills": "skills",
  "areas.manySkills": "skills",
  "areas.unprovenSkills": "description",
  "areas.noIndustry": "description",
  "areas.noMastery": "skills",
  "areas.noPortfolio": "portfolioUrl",
  "areas.noPicture": "profileImage",
  "areas.noArrangement": "workArrangement",
  "areas.noRadius": "workRadius",
  "areas.noHours": "weeklyAvailabilityHours",
};

/** More at once would be a list of faults. */
const mostSteps = 4;

/**
 * How strong a profile is by the rule of 000 §9, and what to do next: first what adds to the strength, most points
 * first, then what the analysis finds lacking (000 §7), which asks for no market.
 */
export function profileSteps(expert: FullExpert): ProfileSteps {
  const { score, message, missing } = profileStrength({
    ...expert,
    portfolio: expert.portfolioUrl ?? "",
    linkedinUrl: expert.linkedinUrl ?? "",
  });
  const parts = [...missing]
    .sort((a, b) => b.points - a.points)
    .flatMap(({ part, points }): ProfileStep[] => {
      const field = fieldOfPart[part];
      return field ? [{ field, part, points }] : [];
    });
  const advice = improvementAreas(readProfile(expert), emptyMarket).map(
    (said): ProfileStep => ({ field: fieldOfAdvice[said.key as keyof typeof fieldOfAdvice], advice: said }),
  );
  const first = new Map<StepField, ProfileStep>();
  for (const step of [...parts, ...advice]) if (!first.has(step.field)) first.set(step.field, step);
  return { score, message, steps: [...first.values()].slice(0, mostSteps) };
}
