import type { ExperienceLevel, Urgency } from "@/lib/features/postings/rules";
import type { WorkArrangement } from "@/lib/shared/availability";
import type { PersonalityBand } from "@/lib/shared/personality-bands";

/** Rises whenever a rule or weight below changes; stored with every ranking that was served. */
export const ruleVersion = "2026-11-29";

export const factorKeys = [
  "skills",
  "text",
  "experience",
  "rate",
  "availability",
  "arrangement",
  "domain",
  "personality",
] as const;
export type FactorKey = (typeof factorKeys)[number];

/**
 * The one table of weights (decisions E1), as shares of the score. A factor that a brief says nothing about
 * (no budget, no industry) is left out, and its weight is spread over the others in proportion. Personality
 * takes the brief's own `personalityMatchingWeight`, and only where both sides have data (decisions B16).
 */
export const factorWeights: Readonly<Record<Exclude<FactorKey, "personality">, number>> = {
  skills: 0.42,
  text: 0.12,
  experience: 0.13,
  rate: 0.11,
  availability: 0.08,
  arrangement: 0.08,
  domain: 0.06,
};

/** The mastery (1-5) that a level asks of a required skill. */
export const levelMastery: Readonly<Record<ExperienceLevel, number>> = {
  junior: 2,
  mid: 3,
  senior: 4,
  expert: 5,
};

/** How well each start (available, next week, 2 weeks, busy) serves an urgency: 1 week, 1 month, any time. */
export const availabilityFit: Readonly<Record<Urgency, readonly [number, number, number, number]>> = {
  urgent: [1, 0.85, 0.45, 0],
  normal: [1, 0.96, 0.88, 0.25],
  flexible: [1, 0.99, 0.97, 0.5],
};

/** Where a brief says nothing of its start, a busy expert counts as with an ordinary one. */
export const untoldUrgency: Urgency = "normal";

/** What a place means that a brief names without saying how it is worked: being there now and then. */
export const arrangementsAtPlace: readonly WorkArrangement[] = ["hybrid", "onsite"];

/** Mastery of a listed skill whose level the expert did not say; the vocabulary's "Proficient" (decisions B12). */
export const unknownMastery = 3;

/**
 * How strongly an expert's texts show a skill. A listed skill that another text bears out counts fully, one
 * that is merely listed less; one that a certificate names or that stands in prose alone still counts. Nothing here
 * depends on how often a word is repeated (decisions E7).
 */
export const evidenceStrength = {
  listedOnly: 0.9,
  inTitle: 0.95,
  inCertificate: 0.9,
  inDescription: 0.85,
} as const;

/** Of the closeness of a related skill, so much is worth as the skill itself; of what the skill is a kind of, less. */
export const relatedShare = 0.8;
export const broaderShare = 0.4;
/** A kind of a skill covers it: LightGBM is gradient boosting. */
export const kindShare = 0.95;

/** A skill that only the words of a profile tell of, or those of a brief, without naming it: of as much as named in prose. */
export const craftShare = 0.8;
/** A brief tells of so many such skills at most. */
export const mostCraftsAsked = 2;

/** Weight of a skill by how the brief names it: required, in its title, asked for in its text, only told, or welcome. */
export const requirementWeight = {
  required: 1,
  title: 0.6,
  asked: 0.25,
  told: 0.15,
  welcome: 0.1,
} as const;

/** A wish that no vocabulary knows is met by its words in the expert's texts at most so far: less than a listed skill. */
export const toldShare = 0.6;
/** Less than this share of a skill is not worth a word: it is called missing. */
export const nearFrom = 0.2;
/** A word of such a wish that nobody in the catalogue uses weighs only so much among the others. */
export const unheardShare = 0.25;
/** Of a word that looks like another form of the brief's, so much counts. */
export const formShareOf = 0.8;
/** A word in more names of skills than this tells none of them. */
export const mostNamesOfTerm = 200;

/** A brief that asks for less than two required skills says too little of skills for their whole weight. */
export const leastRequired = 2;

/** So many words make a whole brief: more words about the same work do not ask for more. */
export const mostCountedWords = 16;
/** Skills that only title or text name weigh together at most this share of the required ones. */
export const mostNamed = 0.4;

/** A word that more than this share of all experts uses is not worth naming. */
export const commonWord = 0.2;

/** Matching so much of the brief's rare words is as good as all of them: nobody repeats a whole brief. */
export const fullText = 0.4;

/** A rate this share above the budget scores 0; a budget with a lowest rate only reaches this far above it. */
export const rateTolerance = 0.5;
export const openBudgetShare = 1.25;

/** Kilometres that an expert without a work radius is taken to travel (the form's default, 000 §9). */
export const unknownWorkRadius = 50;

/** What a place of work is worth where the expert does not offer what the brief asks for. */
export const arrangementFit = {
  agreed: 1,
  /** One side says hybrid, the other on-site. */
  hybridForOnsite: 0.7,
  unknownPlace: 0.8,
  hybridOutOfReach: 0.3,
  onsiteOutOfReach: 0.1,
  onlyRemoteOffered: 0.15,
  onlyRemoteWanted: 0.4,
} as const;

export const arrangementBits: Readonly<Record<WorkArrangement, number>> = { remote: 1, hybrid: 2, onsite: 4 };

/** The five traits in the order they are stored; neuroticism holds stability (decisions B15). */
export const traits = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "neuroticism",
] as const;

/**
 * What a trait counts as, on both sides: the middle of its level. Anybody may ask for a match, with any wishes, so
 * finer steps would tell an expert's own scores, which are nobody's but theirs.
 */
export const bandMiddles: Readonly<Record<PersonalityBand, number>> = {
  veryHigh: 90,
  high: 70,
  moderate: 50,
  low: 20,
};
