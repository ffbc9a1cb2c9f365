import { type Brief, type BriefSource, readBrief } from "@/lib/features/matching/brief";
import { type Candidate, type CandidateSource, readCandidate } from "@/lib/features/matching/candidate";
import { craftsTold, isCraftKey } from "@/lib/features/matching/crafts";
import { type FactorKey, factorKeys, mostCraftsAsked } from "@/lib/features/matching/factors";
import { needsTold } from "@/lib/features/matching/needs";
import { type FactorScore, scorePair } from "@/lib/features/matching/score";
import type { Statistics } from "@/lib/features/matching/weigh";
import { comparableWords } from "@/lib/features/matching/words";
import { narrowerSkills, skillsInText } from "@/lib/shared/skills";
import { byScore, type Ranker, storeOf, toBriefSource, toCandidateSource } from "./evaluation";
import type { LabelledSet } from "./labelled-set";

// The engine with a part of it away or alone, so that each part is seen to earn its place.

/** What is changed; the rest is as in the engine. */
export type Variant = {
  name: string;
  source?: (source: CandidateSource) => CandidateSource;
  brief?: (brief: Brief, source: BriefSource) => Brief;
  statistics?: (statistics: Statistics) => Statistics;
  /** Another score of the factors than their weighted sum. */
  total?: (factors: readonly FactorScore[]) => number;
};

const weighted = (factors: readonly FactorScore[]) => {
  const sum = factors.reduce((total, { weight }) => total + weight, 0);
  return sum === 0 ? 0 : factors.reduce((total, { weight, score }) => total + weight * score, 0) / sum;
};

const alone = (key: FactorKey): Variant => ({
  name: `${key} alone`,
  total: (factors) => weighted(factors.filter((factor) => factor.key === key)),
});

const without = (key: FactorKey): Variant => ({
  name: `without ${key}`,
  total: (factors) => weighted(factors.filter((factor) => factor.key !== key)),
});

const onlyItself = (requirements: Brief["requirements"]): Brief["requirements"] =>
  requirements.map((requirement) => ({ ...requirement, near: new Map([[requirement.key, 1]]) }));

export const factorsAlone: readonly Variant[] = factorKeys.map(alone);

/** One line each: what is added to the engine gets its line here. */
export const ablations: readonly Variant[] = [
  ...factorKeys.map(without),
  {
    name: "without related skills",
    brief: (brief) => ({
      ...brief,
      requirements: onlyItself(brief.requirements),
      domains: onlyItself(brief.domains),
    }),
  },
  {
    name: "without what a kind of a skill covers",
    brief: (brief) => ({
      ...brief,
      requirements: brief.requirements.map((requirement) => {
        const kinds = new Set(narrowerSkills(requirement.key));
        return { ...requirement, near: new Map([...requirement.near].filter(([key]) => !kinds.has(key))) };
      }),
    }),
  },
  {
    name: "without other languages",
    brief: (brief) => ({
      ...brief,
      words: brief.words.flatMap(({ written }) => comparableWords(written, "en")),
      requirements: brief.requirements.map((requirement) => ({
        ...requirement,
        terms: requirement.terms.flatMap(({ written }) => comparableWords(written, "en")),
      })),
    }),
  },
  {
    name: "without belief in what profiles deny",
    source: (source) => ({ ...source, descriptionSkillKeys: skillsInText(source.description) }),
  },
  {
    name: "without skills named in prose",
    source: (source) => ({ ...source, titleSkillKeys: [], descriptionSkillKeys: [] }),
  },
  {
    name: "without skills read from the brief's text",
    brief: (brief) => ({ ...brief, requirements: brief.requirements.filter(({ weight }) => weight === 1) }),
  },
  {
    name: "without the words of unknown skills",
    brief: (brief) => ({
      ...brief,
      requirements: brief.requirements.map((requirement) => ({ ...requirement, terms: [] })),
    }),
  },
  {
    name: "without crafts that are told and not named",
    brief: (brief) => {
      const told = new Set(craftsTold(brief.words, mostCraftsAsked));
      return {
        ...brief,
        requirements: brief.requirements
          .filter(({ key, isByName }) => isByName || !told.has(key))
          .map((requirement) => ({
            ...requirement,
            near: new Map([...requirement.near].filter(([key]) => !isCraftKey(key))),
          })),
      };
    },
  },
  {
    name: "without needs that are told and not named",
    brief: (brief, { title, description }) => {
      const told = new Set(needsTold(`${title}\n${description}`).map(({ key }) => key));
      return {
        ...brief,
        requirements: brief.requirements.filter(({ key, isByName }) => isByName || !told.has(key)),
      };
    },
  },
  {
    name: "without other forms of words",
    statistics: (known) => ({
      experts: known.experts,
      withWord: (word) => known.withWord(word),
      withSkill: (key) => known.withSkill(key),
      skillsNamed: (word) => known.skillsNamed(word),
      formsOf: () => [],
    }),
  },
];

/** The engine with the variant's change, by the score of every pair. */
export function variantOf(
  { experts }: Pick<LabelledSet, "experts">,
  { source, brief: change, statistics, total }: Variant,
): Ranker {
  const store = storeOf(experts);
  const known = statistics ? statistics(store) : store;
  const candidates = experts.map((expert): Candidate => {
    const read = toCandidateSource(expert);
    return readCandidate(source ? source(read) : read);
  });
  return (labelled) => {
    const asked = toBriefSource(labelled);
    const read = readBrief(asked);
    const brief = change ? change(read, asked) : read;
    return byScore(experts, (index) => {
      const pair = scorePair(brief, candidates[index] as Candidate, known);
      return total ? total(pair.factors) : pair.score;
    });
  };
}
