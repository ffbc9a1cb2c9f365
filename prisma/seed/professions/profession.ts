import type { Industry } from "../clients";
import type { Field } from "../phrases";
import type { Template } from "../text";

/** What the people of one profession have in common; a profile is drawn from it. */
export interface Profession {
  /** Title in the middle of a career, and the stem of the others: "Data Engineer". */
  name: string;
  field: Field;
  /** How common it is among the experts. */
  weight: number;
  /** Fewest years with which somebody offers this as a consultant. */
  minYears: number;
  /** Titles after ten years. */
  leads: readonly string[];
  /** Titles of those who narrowed down, with the skill that stands in them. */
  niches: readonly (readonly [title: string, skill: string])[];
  /** Euros an hour, without VAT: from a beginner to a name everybody in the trade knows. */
  rate: readonly [low: number, high: number];
  /** Skills nearly everybody has. */
  core: readonly string[];
  optional: readonly string[];
  /** Skills that people write themselves and the vocabulary does not know. */
  free?: readonly string[];
  industries: readonly Industry[];
  /** First sentences. */
  openings: readonly Template[];
  /** What was done and what came of it. */
  achievements: readonly Template[];
  /** Skills told only in prose: the skill is left out of the list. */
  prose: readonly (readonly [skill: string, sentence: string])[];
}

/** "Python, SQL" → ["Python", "SQL"]. */
export const list = (text: string): readonly string[] => text.split(",").map((item) => item.trim());
