import { type SpokenLanguage, worksIn } from "@/lib/features/experts/background";
import { type Availability, availabilities, type WorkArrangement } from "@/lib/shared/availability";
import { withoutDenials } from "@/lib/shared/denials";
import type { Cents } from "@/lib/shared/format-money";
import { languageOf } from "@/lib/shared/prose";
import { skillKey } from "@/lib/shared/skills";
import { arrangementBits, mostCredibleSkills, unknownMastery, unknownWorkRadius } from "./factors";
import { wishChoices } from "./wish";
import { comparableWords, stemsOf } from "./words";

/** What matching reads of an expert: public fields and the personality. No name, no contact, no picture. */
export type CandidateSource = {
  title: string;
  description: string;
  skills: readonly string[];
  skillMastery: Readonly<Record<string, number>>;
  titleSkillKeys: readonly string[];
  descriptionSkillKeys: readonly string[];
  experienceYears: number;
  hourlyRateCents: Cents;
  availability: Availability;
  workArrangement: readonly WorkArrangement[];
  workRadius: number | null;
  cityKey: string | null;
  languages: readonly SpokenLanguage[];
  /** By `traits`; null for whoever has not taken the assessment. */
  personality: readonly (number | null)[];
};

/**
 * Where a skill shows, as a small number: mastery (1-5 when listed, else 0) × 4 + 2 when the title names it + 1
 * when the description does. score.ts turns it into a strength.
 */
export type EvidenceCode = number;
export const evidenceBits = { mastery: 2, inTitle: 2, inDescription: 1 } as const;
export const evidenceCodes = 24;

/** An expert as briefs are compared with it. */
export type Candidate = {
  evidence: ReadonlyMap<string, EvidenceCode>;
  /** From 0 to 1: how far so many skills can be believed. */
  credibility: number;
  /** Stems, each once. */
  words: readonly string[];
  experienceYears: number;
  hourlyRateCents: Cents;
  /** Position in available, next_week, 2_weeks, busy. */
  availability: number;
  arrangement: number;
  workRadius: number;
  cityKey: string | null;
  /** Bits of the languages they work in (`spokenBits`). */
  spoken: number;
  personality: readonly (number | null)[];
};

/** Of the languages that can be wished for, and that somebody has said which they speak at all. */
export const spokenBits = { fi: 1, sv: 2, en: 4, isTold: 8 } as const;

function spokenOf(languages: readonly SpokenLanguage[]): number {
  const worked = wishChoices.language.filter((each) => worksIn(languages, each));
  return worked.reduce((sum, each) => sum | spokenBits[each], languages.length > 0 ? spokenBits.isTold : 0);
}

/** From 0 to 1: how far so many skills can be believed. */
export const credibilityOf = (skills: number): number => Math.min(1, mostCredibleSkills / skills) ** 2;

/** Reads an expert once, for comparing with any number of briefs. */
export function readCandidate(source: CandidateSource): Candidate {
  const evidence = readEvidence(source);
  return {
    evidence,
    credibility: credibilityOf(evidence.size),
    words: readWords(source),
    experienceYears: source.experienceYears,
    hourlyRateCents: source.hourlyRateCents,
    availability: availabilities.indexOf(source.availability),
    arrangement: source.workArrangement.reduce((sum, each) => sum | arrangementBits[each], 0),
    workRadius: source.workRadius ?? unknownWorkRadius,
    cityKey: source.cityKey,
    spoken: spokenOf(source.languages),
    personality: source.personality,
  };
}

/** The words of title, description and listed skills; what somebody says they do not do is none of theirs. */
function readWords({ title, description, skills }: CandidateSource): string[] {
  const language = languageOf(description);
  const text = [title, withoutDenials(description, language), ...skills].join("\n");
  return stemsOf(comparableWords(text, language));
}

function readEvidence(source: CandidateSource): Map<string, EvidenceCode> {
  const { mastery: shift, inTitle, inDescription } = evidenceBits;
  const evidence = new Map<string, EvidenceCode>();
  for (const label of source.skills) {
    const key = skillKey(label);
    const mastery = source.skillMastery[label] ?? unknownMastery;
    if (key !== "") evidence.set(key, Math.max(evidence.get(key) ?? 0, mastery << shift));
  }
  const add = (key: string, bit: number) => evidence.set(key, (evidence.get(key) ?? 0) | bit);
  for (const key of source.titleSkillKeys) add(key, inTitle);
  for (const key of source.descriptionSkillKeys) add(key, inDescription);
  return evidence;
}
