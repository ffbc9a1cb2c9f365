import type { Locale } from "@/lib/shared/locales";

/** The groups a skill can belong to, in the order a list of all skills shows them. */
export const skillGroups = [
  "machine-learning",
  "generative-ai",
  "data-engineering",
  "analytics",
  "programming-languages",
  "web",
  "mobile",
  "cloud",
  "devops",
  "security",
  "databases",
  "architecture",
  "testing",
  "emerging",
  "platforms",
  "management",
  "business",
  "design",
  "domain",
] as const;

export type SkillGroup = (typeof skillGroups)[number];

/** One canonical skill of the vocabulary. */
export interface Skill {
  /** Stable slug, [a-z0-9-]+: it is stored with experts and projects, so it never changes. */
  readonly key: string;
  /** What a person reads in English, and in a language where people say the same. */
  readonly label: string;
  /** What it is called in Finnish and in Swedish, where people say otherwise: one of its names, as a list shows it. */
  readonly shown?: Readonly<Partial<Record<"fi" | "sv", string>>>;
  readonly group: SkillGroup;
  /** Other English names. */
  readonly en?: readonly string[];
  /** Finnish names, singular and plural. */
  readonly fi?: readonly string[];
  /** Swedish names, singular and plural. */
  readonly sv?: readonly string[];
  /** Names that searches, lists of skills and titles know it by, and running texts do not. */
  readonly further?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Abbreviations in any language. */
  readonly abbr?: readonly string[];
  /** One-word names that texts use for other things ("training data"): they name the skill in a list, not in prose. */
  readonly everyday?: readonly string[];
  /** One-word names that are ordinary words too ("react"): in prose they count with a capital letter. */
  readonly capital?: readonly string[];
  /** Keys of what this skill is a kind of: who looks for those finds this one, never the reverse. */
  readonly broader?: readonly string[];
  /** [key, closeness in (0, 1)], for matching only; a pair is written once and holds both ways. */
  readonly related?: readonly (readonly [key: string, closeness: number])[];
}
