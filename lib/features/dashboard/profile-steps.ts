import { type StrengthMessage, strengthMessage } from "@/lib/features/expert-applications/rules";
import { emptyMarket, type Market } from "@/lib/features/market/rules";
import type { BuiltInAnalysis } from "@/lib/features/profile-advice/rules";
import { perImprovementArea, perMissingSkill, scoreOfFindings } from "@/lib/features/profile-advice/score";
import { suggestSkill } from "@/lib/features/profile-advice/suggestions";
import type { Sentence, SentenceKey } from "@/lib/shared/sentences";

/** The fields of a profile that somebody can do something about. */
export type StepField =
  | "title"
  | "description"
  | "skills"
  | "workArrangement"
  | "workRadius"
  | "weeklyAvailabilityHours"
  | "portfolioUrl"
  | "profileImage";

/** Something that makes a profile better, with the points that it costs now. */
export interface ProfileStep {
  readonly field: StepField;
  readonly advice: Sentence;
  readonly points: number;
}

export interface ProfileSteps {
  /** 0 to 100: the optimiser's (000 §7). */
  readonly score: number;
  readonly message: StrengthMessage;
  /** The best one first; one a field. */
  readonly steps: readonly ProfileStep[];
}

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
 * The one score of a profile, the optimiser's (000 §7), and what to do next: what the analysis finds lacking, in its
 * order, then the skill that most of the peers hold.
 */
export function profileSteps(found: BuiltInAnalysis, market: Market = emptyMarket): ProfileSteps {
  const steps = found.improvementAreas.map(
    (advice): ProfileStep => ({
      field: fieldOfAdvice[advice.key as keyof typeof fieldOfAdvice],
      advice,
      points: perImprovementArea,
    }),
  );
  const skill = suggestSkill(found.gaps, market);
  if (skill) steps.push({ field: "skills", advice: skill, points: perMissingSkill });
  const first = new Map<StepField, ProfileStep>();
  for (const step of steps) if (!first.has(step.field)) first.set(step.field, step);
  const score = scoreOfFindings(found);
  return { score, message: strengthMessage(score), steps: [...first.values()].slice(0, mostSteps) };
}
