// Types of the labelled test set for the matching engine; the data were graded before the engine was tuned.
import type { Availability, WorkArrangement } from "@/lib/shared/availability";

export interface LabelledExpert {
  key: string;
  name: string;
  title: string;
  description: string;
  skills: string[];
  /** Skill label as in `skills` to 1-5; a skill may be missing. */
  skillMastery: Record<string, 1 | 2 | 3 | 4 | 5>;
  experienceYears: number;
  hourlyRate: number;
  location: string;
  workRadius: number | null;
  availability: Availability;
  workArrangement: WorkArrangement[];
  weeklyAvailabilityHours: number;
  personality: {
    openness: number;
    conscientiousness: number;
    extraversion: number;
    agreeableness: number;
    neuroticism: number;
  } | null;
}

export interface LabelledBrief {
  key: string;
  project: {
    title: string;
    description: string;
    requiredSkills: string[];
    experienceRequired: "junior" | "mid" | "senior" | "expert";
    location: string;
    workArrangement: WorkArrangement[];
    budgetType: "hourly" | "fixed";
    hourlyRateMin: number | null;
    hourlyRateMax: number | null;
    fixedBudgetMin: number | null;
    fixedBudgetMax: number | null;
    durationMonths: number | null;
    hoursPerWeek: number | null;
    urgency: "urgent" | "normal" | "flexible";
    industry: string | null;
    additionalRequirements?: string;
    preferredExpertProfile?: string;
    preferredOpenness?: number | null;
    preferredConscientiousness?: number | null;
    preferredExtraversion?: number | null;
    preferredAgreeableness?: number | null;
    preferredNeuroticism?: number | null;
    personalityMatchingWeight?: number;
  };
  /** 3: I would send this person first; 2: good, would send; 1: acceptable stretch; an unlisted expert is 0. */
  relevance: Record<string, 1 | 2 | 3>;
}
