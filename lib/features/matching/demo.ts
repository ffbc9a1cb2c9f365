import type { companyStages, ExperienceLevel, sampleComplexities } from "@/lib/features/postings/rules";
import type { Availability, WorkArrangement } from "@/lib/shared/availability";

// The matching demo (001 §2, §9): sample projects and made-up experts. Nothing here is real, and nothing is asked of
// the server. Titles, descriptions and names are in the message catalogue (MatchingDemo), under the same keys.

export type DemoProject = {
  key: "fraud" | "maintenance" | "triage" | "forecast";
  skills: readonly string[];
  /** Euros in all. */
  budget: number;
  /** Months. */
  duration: number;
  /** Euros an hour. */
  hourlyRateMin: number;
  hourlyRateMax: number;
  hoursPerWeek: number;
  experienceRequired: ExperienceLevel;
  industry: "financialServices" | "manufacturing" | "healthcare" | "cleanTech";
  companyStage: Exclude<(typeof companyStages)[number], "established">;
  technicalComplexity: keyof typeof sampleComplexities;
  teamSize: number;
  workArrangement: readonly WorkArrangement[];
  location: string;
  collaborationLevel: "independent" | "collaborative";
};

/** Four sample projects (001 §9). Each budget is its hours (52 / 12 weeks a month) at a rate inside the range. */
export const demoProjects: readonly DemoProject[] = [
  {
    key: "fraud",
    skills: ["Machine Learning", "Python", "Anomaly Detection", "Kafka", "MLOps"],
    budget: 100_000,
    duration: 6,
    hourlyRateMin: 95,
    hourlyRateMax: 140,
    hoursPerWeek: 32,
    experienceRequired: "senior",
    industry: "financialServices",
    companyStage: "enterprise",
    technicalComplexity: "enterprise",
    teamSize: 2,
    workArrangement: ["hybrid", "onsite"],
    location: "Helsinki",
    collaborationLevel: "collaborative",
  },
  {
    key: "maintenance",
    skills: ["Time Series", "Python", "IoT", "Azure", "Predictive Maintenance"],
    budget: 50_000,
    duration: 4,
    hourlyRateMin: 80,
    hourlyRateMax: 120,
    hoursPerWeek: 30,
    experienceRequired: "mid",
    industry: "manufacturing",
    companyStage: "growth",
    technicalComplexity: "moderate",
    teamSize: 1,
    workArrangement: ["hybrid"],
    location: "Tampere",
    collaborationLevel: "collaborative",
  },
  {
    key: "triage",
    skills: ["NLP", "LLM", "Python", "Data Privacy"],
    budget: 55_000,
    duration: 3,
    hourlyRateMin: 90,
    hourlyRateMax: 130,
    hoursPerWeek: 40,
    experienceRequired: "senior",
    industry: "healthcare",
    companyStage: "growth",
    technicalComplexity: "complex",
    teamSize: 2,
    workArrangement: ["remote", "hybrid"],
    location: "Turku",
    collaborationLevel: "collaborative",
  },
  {
    key: "forecast",
    skills: ["Forecasting", "Python", "Data Engineering", "Operations Research"],
    budget: 20_000,
    duration: 2,
    hourlyRateMin: 75,
    hourlyRateMax: 110,
    hoursPerWeek: 25,
    experienceRequired: "mid",
    industry: "cleanTech",
    companyStage: "startup",
    technicalComplexity: "moderate",
    teamSize: 1,
    workArrangement: ["remote"],
    location: "Oulu",
    collaborationLevel: "independent",
  },
];

/** Made-up experts, as many as a simulation can show at most. */
export const demoExperts = ["one", "two", "three", "four", "five", "six", "seven"] as const;
export type DemoExpert = (typeof demoExperts)[number];

/** The constants of the simulation (001 §9). */
export const demoRules = {
  matches: { min: 3, max: 7 },
  firstScore: 95,
  dropPerRank: 5,
  /** Sub-scores as fractions of the match score. */
  fractions: {
    skills: 0.9,
    experience: 0.85,
    availability: 0.92,
    rate: 0.88,
    workStyle: 0.94,
    industry: 0.86,
  },
} as const;
export type DemoSubScore = keyof typeof demoRules.fractions;

export type DemoInsight = "exceptional" | "strong" | "good" | "moderate";

/** The insight text of a score: above 90, above 80, above 70, otherwise moderate (001 §9). */
export function demoInsight(score: number): DemoInsight {
  if (score > 90) return "exceptional";
  if (score > 80) return "strong";
  return score > 70 ? "good" : "moderate";
}

export type DemoMatch = {
  expert: DemoExpert;
  /** Whole per cent. */
  matchScore: number;
  subScores: { key: DemoSubScore; score: number }[];
  insight: DemoInsight;
  /** Of the project's skills, those that this made-up expert has. */
  skills: readonly string[];
  /** Euros an hour, inside the project's range. */
  hourlyRate: number;
  experienceYears: number;
  availability: Availability;
};

const availabilityByRank: readonly Availability[] = ["available", "available", "next_week", "2_weeks"];

/**
 * Simulated matches for a sample project, best first (001 §9): 3 to 7 of them, 95 and 5 less each rank.
 * @param random gives numbers from 0 up to, not including, 1, as Math.random does
 */
export function simulateMatches(project: DemoProject, random: () => number): DemoMatch[] {
  const { matches, firstScore, dropPerRank, fractions } = demoRules;
  const count = matches.min + Math.floor(random() * (matches.max - matches.min + 1));
  const experts: DemoExpert[] = [...demoExperts];
  return Array.from({ length: count }, (_, rank) => {
    const [expert = "one"] = experts.splice(Math.floor(random() * experts.length), 1);
    const matchScore = firstScore - dropPerRank * rank;
    const { hourlyRateMin: min, hourlyRateMax: max } = project;
    return {
      expert,
      matchScore,
      subScores: Object.entries(fractions).map(([key, fraction]) => ({
        key: key as DemoSubScore,
        score: Math.round(matchScore * fraction),
      })),
      insight: demoInsight(matchScore),
      skills: project.skills.slice(0, Math.max(2, project.skills.length - Math.floor(rank / 2))),
      hourlyRate: min + 5 * Math.floor((random() * (max - min)) / 5),
      experienceYears: 4 + Math.floor(random() * 12),
      availability: availabilityByRank[Math.floor(random() * availabilityByRank.length)] ?? "available",
    };
  });
}
