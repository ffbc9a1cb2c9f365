import { type BriefSource, readBrief } from "@/lib/features/matching/brief";
import { type CandidateSource, readCandidate } from "@/lib/features/matching/candidate";
import { bestExperts } from "@/lib/features/matching/server/best-experts";
import { ExpertStore } from "@/lib/features/matching/server/expert-store";
import { comparableWords } from "@/lib/features/matching/words";
import { customProjectInput } from "@/lib/features/postings/schemas";
import { findCity } from "@/lib/shared/cities";
import { skillsInText } from "@/lib/shared/skills";
import { type LabelledBrief, type LabelledExpert, labelledBriefs, labelledExperts } from "./labelled-set";

// How good a ranking is on the labelled set: normalised discounted cumulative gain of its first five, a grade g
// counting 2^g - 1.

export type Ranker = (brief: LabelledBrief) => string[];

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);

export function ndcg(
  relevance: Readonly<Record<string, number>>,
  ranking: readonly string[],
  at = 5,
): number {
  const ideal = Object.values(relevance).sort((a, b) => b - a);
  const sum = (grades: readonly number[]) =>
    grades.slice(0, at).reduce((total, grade, place) => total + gain(grade, place), 0);
  return sum(ranking.map((key) => relevance[key] ?? 0)) / sum(ideal);
}

export function meanNdcg(rank: Ranker): number {
  const values = labelledBriefs.map((brief) => ndcg(brief.relevance, rank(brief)));
  return values.reduce((total, value) => total + value, 0) / values.length;
}

export function toCandidateSource(expert: LabelledExpert): CandidateSource {
  const { personality } = expert;
  return {
    title: expert.title,
    description: expert.description,
    skills: expert.skills,
    skillMastery: expert.skillMastery,
    titleSkillKeys: skillsInText(expert.title),
    descriptionSkillKeys: skillsInText(expert.description),
    experienceYears: expert.experienceYears,
    hourlyRateCents: expert.hourlyRate * 100,
    availability: expert.availability,
    workArrangement: expert.workArrangement,
    workRadius: expert.workRadius,
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
export function toBriefSource({ project }: LabelledBrief): BriefSource {
  const parsed = customProjectInput.parse(project);
  return {
    ...parsed,
    successMetrics: parsed.successMetrics ?? null,
    additionalRequirements: parsed.additionalRequirements ?? null,
    preferredExpertProfile: parsed.preferredExpertProfile ?? null,
    industry: parsed.industry ?? null,
    durationMonths: parsed.durationMonths ?? null,
    hoursPerWeek: parsed.hoursPerWeek ?? null,
    preferredTraits: [],
  };
}

/** The engine, over the labelled experts. */
export function engine(): Ranker {
  const store = new ExpertStore();
  for (const [index, expert] of labelledExperts.entries()) {
    store.put(index, readCandidate(toCandidateSource(expert)), { displayOrder: index, createdAt: 0 });
  }
  return (brief) =>
    bestExperts(store, readBrief(toBriefSource(brief)), 10).map(
      ({ id }) => (labelledExperts[id] as LabelledExpert).key,
    );
}

const byScore = (score: (expert: LabelledExpert) => number) =>
  labelledExperts
    .map((expert, index) => ({ key: expert.key, index, score: score(expert) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ key }) => key);

/** What a simple marketplace does: how many of the required skills stand in the list, letter for letter. */
export const skillOverlap: Ranker = ({ project }) => {
  const wanted = new Set(project.requiredSkills.map((skill) => skill.toLowerCase()));
  return byScore(({ skills }) => skills.filter((skill) => wanted.has(skill.toLowerCase())).length);
};

/** What a search engine does: BM25 (k1 1.2, b 0.75) of the brief's words over the experts' texts. */
export function bm25(): Ranker {
  const [k1, b] = [1.2, 0.75];
  const documents = new Map(
    labelledExperts.map((expert) => {
      const text = [expert.title, expert.description, expert.skills.join(" ")].join(" ");
      const counts = new Map<string, number>();
      for (const word of text.split(/\s+/)) {
        for (const stem of comparableWords(word).keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
      return [expert.key, { counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) }];
    }),
  );
  const all = [...documents.values()];
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / all.length;
  return ({ project }) => {
    const words = comparableWords(
      [
        project.title,
        project.description,
        project.requiredSkills.join(" "),
        project.additionalRequirements ?? "",
      ].join(" "),
    );
    return byScore(({ key }) => {
      const { counts, length } = documents.get(key) as (typeof all)[number];
      let score = 0;
      for (const stem of words.keys()) {
        const count = counts.get(stem) ?? 0;
        const holding = all.filter((each) => each.counts.has(stem)).length;
        const rarity = Math.log(1 + (all.length - holding + 0.5) / (holding + 0.5));
        score += (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength));
      }
      return score;
    });
  };
}
