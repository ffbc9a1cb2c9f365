import { type BriefSource, readBrief } from "@/lib/features/matching/brief";
import { type CandidateSource, readCandidate } from "@/lib/features/matching/candidate";
import { bestExperts } from "@/lib/features/matching/server/best-experts";
import { ExpertStore } from "@/lib/features/matching/server/expert-store";
import { customProjectInput } from "@/lib/features/postings/schemas";
import { findCity } from "@/lib/shared/cities";
import { toldSkills } from "@/lib/shared/denials";
import { skillsInText } from "@/lib/shared/skills";
import type { LabelledBrief, LabelledExpert, LabelledSet } from "./labelled-set";
import { type Measure, measures } from "./measures";

/** The keys of the experts for a brief, best first. */
export type Ranker = (brief: LabelledBrief) => string[];

/** A measure of each brief of the set, in their order. */
export const scoresOf = (set: LabelledSet, measure: Measure, rank: Ranker): number[] =>
  set.briefs.map((brief) => measures[measure](brief.relevance, rank(brief)));

export function toCandidateSource(expert: LabelledExpert): CandidateSource {
  const { personality } = expert;
  return {
    title: expert.title,
    description: expert.description,
    skills: expert.skills,
    skillMastery: expert.skillMastery,
    titleSkillKeys: skillsInText(expert.title),
    descriptionSkillKeys: toldSkills(expert.description),
    certificateSkillKeys: [],
    background: [],
    experienceYears: expert.experienceYears,
    hourlyRateCents: expert.hourlyRate * 100,
    availability: expert.availability,
    workArrangement: expert.workArrangement,
    workRadius: expert.workRadius,
    languages: [],
    cityKey: findCity(expert.location)?.key ?? null,
    personality: personality
      ? [
          personality.openness,
          personality.conscientiousness,
          personality.extraversion,
          personality.agreeableness,
          personality.neuroticism,
        ]
      : [null, null, null, null, null],
  };
}

/** Through the schema of the endpoint, as the brief would come in. */
export function toBriefSource({ project }: Pick<LabelledBrief, "project">): BriefSource {
  const parsed = customProjectInput.parse(project);
  return {
    ...parsed,
    workArrangement: parsed.workArrangement ?? [],
    urgency: parsed.urgency ?? null,
    successMetrics: parsed.successMetrics ?? null,
    additionalRequirements: parsed.additionalRequirements ?? null,
    preferredExpertProfile: parsed.preferredExpertProfile ?? null,
    industry: parsed.industry ?? null,
    durationMonths: parsed.durationMonths ?? null,
    hoursPerWeek: parsed.hoursPerWeek ?? null,
    preferredTraits: [
      parsed.preferredOpenness ?? null,
      parsed.preferredConscientiousness ?? null,
      parsed.preferredExtraversion ?? null,
      parsed.preferredAgreeableness ?? null,
      parsed.preferredNeuroticism ?? null,
    ],
  };
}

/** The experts as the running service holds them, numbered by their place in the list. */
export function storeOf(experts: readonly LabelledExpert[]): ExpertStore {
  const store = new ExpertStore();
  for (const [index, expert] of experts.entries()) {
    store.put(index, readCandidate(toCandidateSource(expert)), { displayOrder: index, createdAt: 0 });
  }
  return store;
}

/** The engine, over the experts of the set. */
export function engine({ experts }: Pick<LabelledSet, "experts">): Ranker {
  const store = storeOf(experts);
  return (brief) =>
    bestExperts(store, readBrief(toBriefSource(brief)), 10).map(
      ({ id }) => (experts[id] as LabelledExpert).key,
    );
}

/** The best of the experts by a number, equals in the order of the list. */
export const byScore = (experts: readonly LabelledExpert[], score: (index: number) => number): string[] =>
  experts
    .map(({ key }, index) => ({ key, index, score: score(index) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ key }) => key);
