/** Level words of a posting and of its filters, lowest first (001 §3). */
export const experienceLevels = ["junior", "mid", "senior", "expert"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** The first whole year of each level (decisions B3): 0-2 junior, 3-5 mid, 6-9 senior, 10+ expert. */
export const levelFromYears: Readonly<Record<ExperienceLevel, number>> = {
  junior: 0,
  mid: 3,
  senior: 6,
  expert: 10,
};

/** The level that a number of years stands for (decisions B3). */
export function experienceLevelOf(years: number): ExperienceLevel {
  return [...experienceLevels].reverse().find((level) => years >= levelFromYears[level]) ?? "junior";
}

/** Start within 1 week, within 1 month, or any time (001 §9). */
export const urgencies = ["urgent", "normal", "flexible"] as const;
export type Urgency = (typeof urgencies)[number];

export const budgetTypes = ["hourly", "fixed"] as const;
export type BudgetType = (typeof budgetTypes)[number];

export const approvalStatuses = ["pending", "changes_requested", "approved", "rejected"] as const;
export const collaborationLevels = ["independent", "collaborative", "heavily_managed"] as const;
export const communicationChannels = ["email", "slack", "teams", "discord", "zoom", "phone"] as const;
export const technicalComplexities = ["low", "medium", "high", "expert"] as const;
export type TechnicalComplexity = (typeof technicalComplexities)[number];

/** The words of the sample projects (001 §9) for the same complexities; both are accepted, the value is answered. */
export const sampleComplexities = {
  moderate: "medium",
  complex: "high",
  enterprise: "expert",
} as const satisfies Record<string, TechnicalComplexity>;
export const companyStages = ["startup", "growth", "established", "enterprise"] as const;
export const projectCategories = [
  "consulting",
  "development",
  "optimization",
  "research",
  "integration",
  "other",
] as const;

/** Defaults of the posting payload (001 §3). */
export const postingDefaults = {
  location: "Remote",
  workArrangement: ["remote"],
  experienceRequired: "junior",
  urgency: "normal",
  budgetType: "hourly",
  teamSize: 1,
  timeZoneRequirement: "flexible",
  technicalComplexity: "medium",
  companyStage: "established",
  projectCategory: "development",
  personalityMatchingWeight: 20,
} as const;

/** Where whoever posted a project goes on with it. */
export const ownPostingPath = (id: number): `/company/projects/${number}` => `/company/projects/${id}`;

/** Where on it is said how the posting stands. */
export const projectStatePlace = "project-state";

/** The mail to whoever posted: it holds a link that signs in, so its words are a secret. */
export const postingReceivedMailKind = "project_posting_received";
/** The one that asks for changes, for the same reason. */
export const postingChangesMailKind = "project_posting_changes";

/** How many open projects there are, and how many of them ask for a skill, by its canonical key. */
export interface SkillDemand {
  projects: number;
  bySkill: Record<string, number>;
}
