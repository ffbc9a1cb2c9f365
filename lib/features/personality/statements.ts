import type { traits } from "@/lib/features/matching/factors";

/** One of the five (decisions B15): neuroticism is labelled Emotional Stability and holds stability. */
export type Trait = (typeof traits)[number];

/** A statement of the assessment (001 §3); its text is the message `Personality.statements.{id}`. */
export type Statement = {
  id: StatementId;
  trait: Trait;
  /** Agreeing speaks against the trait. */
  reverse?: true;
};

/**
 * The 20 statements in the order they are shown: each five ask about each trait once, no two neighbours about the
 * same one, and no two reversed ones follow each other, so that a row of equal answers means something.
 */
export const statements: readonly Statement[] = [
  { id: "e1", trait: "extraversion" },
  { id: "c1", trait: "conscientiousness" },
  { id: "n1", trait: "neuroticism", reverse: true },
  { id: "o1", trait: "openness" },
  { id: "a1", trait: "agreeableness" },
  { id: "o3", trait: "openness" },
  { id: "a2", trait: "agreeableness", reverse: true },
  { id: "c3", trait: "conscientiousness" },
  { id: "n2", trait: "neuroticism" },
  { id: "e2", trait: "extraversion", reverse: true },
  { id: "o4", trait: "openness" },
  { id: "c2", trait: "conscientiousness", reverse: true },
  { id: "e3", trait: "extraversion" },
  { id: "n4", trait: "neuroticism" },
  { id: "a3", trait: "agreeableness" },
  { id: "e4", trait: "extraversion" },
  { id: "n3", trait: "neuroticism", reverse: true },
  { id: "a4", trait: "agreeableness" },
  { id: "o2", trait: "openness", reverse: true },
  { id: "c4", trait: "conscientiousness" },
];

export const statementIds = [
  "o1",
  "o2",
  "o3",
  "o4",
  "c1",
  "c2",
  "c3",
  "c4",
  "e1",
  "e2",
  "e3",
  "e4",
  "a1",
  "a2",
  "a3",
  "a4",
  "n1",
  "n2",
  "n3",
  "n4",
] as const;
export type StatementId = (typeof statementIds)[number];

/** 1 Strongly Disagree, 2 Disagree, 3 Neutral, 4 Agree, 5 Strongly Agree. */
export const answerValues = [1, 2, 3, 4, 5] as const;
export type AnswerValue = (typeof answerValues)[number];

/** The answers given so far, by statement. */
export type PersonalityAnswers = Partial<Record<StatementId, AnswerValue>>;
