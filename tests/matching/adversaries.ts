import { type Brief, readBrief } from "@/lib/features/matching/brief";
import { readCandidate } from "@/lib/features/matching/candidate";
import { type PairScore, scorePair } from "@/lib/features/matching/score";
import { engine, storeOf, toBriefSource, toCandidateSource } from "./evaluation";
import type { LabelledBrief, LabelledExpert } from "./labelled-set";

// Made-up experts and briefs for what an adversary would write; everything that is not said is the same for all.

export const someone = (key: string, values: Partial<LabelledExpert>): LabelledExpert => ({
  key,
  name: key,
  title: "Consultant",
  description: "Works with companies of many kinds.",
  skills: ["Communication"],
  skillMastery: {},
  experienceYears: 8,
  hourlyRate: 100,
  location: "Helsinki",
  workRadius: 50,
  availability: "available",
  workArrangement: ["remote"],
  weeklyAvailabilityHours: 40,
  personality: null,
  ...values,
});

type Project = LabelledBrief["project"];

export const wish = (values: Partial<Project>): LabelledBrief => ({
  key: "wish",
  project: {
    title: "Help wanted",
    description: "There is work for half a year.",
    requiredSkills: [],
    experienceRequired: "senior",
    location: "Remote",
    workArrangement: ["remote"],
    budgetType: "hourly",
    hourlyRateMin: null,
    hourlyRateMax: 120,
    fixedBudgetMin: null,
    fixedBudgetMax: null,
    durationMonths: 6,
    hoursPerWeek: 37,
    urgency: "normal",
    industry: null,
    ...values,
  },
  relevance: {},
});

export const rankingOf = (brief: LabelledBrief, experts: readonly LabelledExpert[]): string[] =>
  engine({ experts })(brief);

/** The score of each of the experts, in a catalogue of these alone. */
export function scoresOfAll(brief: LabelledBrief, experts: readonly LabelledExpert[]): PairScore[] {
  const [read, store] = [readBrief(toBriefSource(brief)), storeOf(experts)];
  return experts.map((expert) => scorePair(read, readCandidate(toCandidateSource(expert)), store));
}

/** What a brief is read to ask for. */
export const readWish = (values: Partial<Project>): Brief => readBrief(toBriefSource(wish(values)));
export const wishedSkills = (values: Partial<Project>): string[] =>
  readWish(values).requirements.map(({ key }) => key);
