import { type Background, caseText, type SpokenLanguage, worksIn } from "@/lib/features/experts/background";
import { type Availability, availabilities, type WorkArrangement } from "@/lib/shared/availability";
import { withoutDenials } from "@/lib/shared/denials";
import type { Cents } from "@/lib/shared/format-money";
import { defaultLocale } from "@/lib/shared/locales";
import { mostCredibleSkills } from "@/lib/shared/most-credible-skills";
import { languageOf, type TextLanguage } from "@/lib/shared/prose";
import { skillKey } from "@/lib/shared/skills";
import { craftKey, craftsTold } from "./crafts";
import { arrangementBits, unknownMastery, unknownWorkRadius } from "./factors";
import { languageNames } from "./languages";
import { wishChoices } from "./wish";
import { comparableWords, stemsOf, type Word } from "./words";

/** A case, a certificate or a degree: what it is called, and everything that it says. */
export type BackgroundEntry = { in: "case" | "certificate" | "education"; name: string; text: string };

/** The cases, certificates and education of a profile as matching reads them. */
export const backgroundEntries = ({
  caseStudies,
  certificates,
  education,
}: Pick<Background, "caseStudies" | "certificates" | "education">): BackgroundEntry[] => [
  ...certificates.map(({ name, issuer }) => entryOf("certificate", name, issuer)),
  ...caseStudies.map((each) => ({ in: "case" as const, name: each.title, text: caseText(each) })),
  ...education.map(({ degree, school }) => entryOf("education", degree, school)),
];

const entryOf = (place: BackgroundEntry["in"], name: string, from: string | null): BackgroundEntry => ({
  in: place,
  name,
  text: from === null ? name : `${name}. ${from}`,
});

/** What an entry tells of its owner's work: who issued a certificate, or which school it was, tells of theirs. */
export const toldIn = (entry: BackgroundEntry): string => (entry.in === "case" ? entry.text : entry.name);

/** What matching reads of an expert: public fields and the personality. No name, no contact, no picture. */
export type CandidateSource = {
  title: string;
  description: string;
  skills: readonly string[];
  skillMastery: Readonly<Record<string, number>>;
  titleSkillKeys: readonly string[];
  /** Of the description, the cases and the education. */
  descriptionSkillKeys: readonly string[];
  certificateSkillKeys: readonly string[];
  background: readonly BackgroundEntry[];
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
 * Where a skill shows, as a small number: mastery (1-5 when listed, else 0) × 8 + 4 when the title names it + 2 when a
 * certificate does + 1 when the description, a case or the education does. score.ts turns it into a strength.
 */
export type EvidenceCode = number;
export const evidenceBits = { mastery: 3, inTitle: 4, inCertificate: 2, inDescription: 1 } as const;
export const evidenceCodes = 48;

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
  const language = languageOf(source.description);
  const told = comparableWords(toldText(source, language), language);
  const evidence = readEvidence(source, told);
  return {
    evidence,
    credibility: credibilityOf(evidence.size),
    words: readWords(source, language, told),
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

/** What a profile tells of its work; what somebody says they do not do is none of it. */
const toldText = ({ description, background }: CandidateSource, language: TextLanguage): string =>
  [withoutDenials(description, language), ...background.map(toldIn)].join("\n");

/** The words of the public texts, and the languages that they work in. */
const readWords = (
  { title, skills, languages, background }: CandidateSource,
  language: TextLanguage,
  told: readonly Word[],
): string[] => {
  const spoken = wishChoices.language.filter((each) => worksIn(languages, each));
  return stemsOf([
    ...comparableWords([title, ...skills].join("\n"), language),
    // With who issued a certificate.
    ...background.flatMap((entry) => (entry.in === "case" ? [] : comparableWords(entry.text, language))),
    ...comparableWords(spoken.map((each) => languageNames[each][0]).join("\n"), defaultLocale),
    ...told,
  ]);
};

function readEvidence(source: CandidateSource, told: readonly Word[]): Map<string, EvidenceCode> {
  const { mastery: shift, inTitle, inCertificate, inDescription } = evidenceBits;
  const evidence = new Map<string, EvidenceCode>();
  for (const label of source.skills) {
    const key = skillKey(label);
    const mastery = source.skillMastery[label] ?? unknownMastery;
    if (key !== "") evidence.set(key, Math.max(evidence.get(key) ?? 0, mastery << shift));
  }
  const add = (key: string, bit: number) => evidence.set(key, (evidence.get(key) ?? 0) | bit);
  for (const key of source.titleSkillKeys) add(key, inTitle);
  for (const key of source.certificateSkillKeys) add(key, inCertificate);
  for (const key of source.descriptionSkillKeys) add(key, inDescription);
  for (const key of craftsTold(told)) {
    // Telling of one's work makes nobody less credible.
    if (!evidence.has(key) && evidence.size < mostCredibleSkills) add(craftKey(key), inDescription);
  }
  return evidence;
}
