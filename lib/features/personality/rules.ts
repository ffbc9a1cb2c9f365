import { traits } from "@/lib/features/matching/factors";
import { type PersonalityBand, personalityBand } from "@/lib/shared/personality-bands";
import { answerValues, type PersonalityAnswers, type Statement, statements, type Trait } from "./statements";

/** Whole numbers from 0 to 100 by trait; null for a trait without answers. */
export type TraitScores = Record<Trait, number | null>;

const [lowest, highest] = [answerValues[0], answerValues[4]];

/**
 * The score of each trait (001 §5): reversed answers become 6 minus the answer, and the mean of a trait's answers
 * from 1 to 5 becomes 0 to 100, rounded half up. Statements without an answer are left out.
 */
export function traitScores(answers: Readonly<PersonalityAnswers>): TraitScores {
  return Object.fromEntries(traits.map((trait) => [trait, scoreOf(trait, answers)])) as TraitScores;
}

function scoreOf(trait: Trait, answers: Readonly<PersonalityAnswers>): number | null {
  const given = statements.flatMap((statement) =>
    statement.trait === trait ? adjustedAnswer(statement, answers) : [],
  );
  if (given.length === 0) return null;
  const sum = given.reduce((total, answer) => total + answer, 0);
  // (mean − 1) × 25, divided last so that halves are exact.
  return Math.round(((sum - lowest * given.length) * 25) / given.length);
}

function adjustedAnswer({ id, reverse }: Statement, answers: Readonly<PersonalityAnswers>): number[] {
  const answer = answers[id];
  if (answer === undefined) return [];
  return [reverse ? lowest + highest - answer : answer];
}

/** The band of each score (001 §9), null where there is none. */
export function traitBands(scores: Readonly<TraitScores>): Record<Trait, PersonalityBand | null> {
  return Object.fromEntries(
    traits.map((trait) => {
      const score = scores[trait];
      return [trait, score === null ? null : personalityBand(score)];
    }),
  ) as Record<Trait, PersonalityBand | null>;
}

/** Where to go on: the place in `statements` of the first one without an answer, or the results when each has one. */
export function resumeAt(answers: Readonly<PersonalityAnswers>): number | "results" {
  const place = statements.findIndex(({ id }) => answers[id] === undefined);
  return place === -1 ? "results" : place;
}

/** The five scores under the names they have in profile, database and API (001 §3). */
export type PersonalityFields = {
  personalityOpenness: number | null;
  personalityConscientiousness: number | null;
  personalityExtraversion: number | null;
  personalityAgreeableness: number | null;
  personalityNeuroticism: number | null;
};

export const toPersonalityFields = (scores: Readonly<TraitScores>): PersonalityFields => ({
  personalityOpenness: scores.openness,
  personalityConscientiousness: scores.conscientiousness,
  personalityExtraversion: scores.extraversion,
  personalityAgreeableness: scores.agreeableness,
  personalityNeuroticism: scores.neuroticism,
});

export const toTraitScores = (fields: Readonly<PersonalityFields>): TraitScores => ({
  openness: fields.personalityOpenness,
  conscientiousness: fields.personalityConscientiousness,
  extraversion: fields.personalityExtraversion,
  agreeableness: fields.personalityAgreeableness,
  neuroticism: fields.personalityNeuroticism,
});
