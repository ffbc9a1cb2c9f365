import { normalizeTerm } from "@/lib/shared/skills/term";

/**
 * How entries of a list are compared in the browser, which does not have the vocabulary: case, accents, spaces and
 * punctuation do not count, the signs of C++, C# and .NET do. "Node.js", "NodeJS" and "node js" are one skill; the
 * server knows the other names ("Kubernetes" and "K8s").
 */
export const comparableEntry = (entry: string): string => normalizeTerm(entry).replaceAll(" ", "");

/** What somebody typed, separated by commas, as entries: trimmed, none empty, spaces single (001 §5). */
export const splitEntries = (typed: string): string[] =>
  typed
    .split(",")
    .map((entry) => entry.trim().replace(/\s+/gu, " ").normalize("NFC"))
    .filter(Boolean);

/** An entry without a letter or digit ("+", "…") is compared as it is written. */
const identity = (entry: string) => comparableEntry(entry) || entry;

export const hasEntry = (entries: readonly string[], entry: string): boolean =>
  entries.some((known) => identity(known) === identity(entry));

export interface AddedEntries {
  entries: string[];
  added: string[];
  /** Entries that were there already. */
  repeated: string[];
  /** Entries for which there is no room, or that are too long. */
  refused: string[];
}

/** The list with what somebody typed, each entry once, as far as there is room for it (001 §5). */
export function addEntries(
  entries: readonly string[],
  typed: string,
  { most, longest }: { most: number; longest: number },
): AddedEntries {
  const result: AddedEntries = { entries: [...entries], added: [], repeated: [], refused: [] };
  for (const entry of splitEntries(typed)) {
    if (hasEntry(result.entries, entry)) result.repeated.push(entry);
    else if (result.entries.length >= most || entry.length > longest) result.refused.push(entry);
    else {
      result.entries.push(entry);
      result.added.push(entry);
    }
  }
  return result;
}

/** Suggested skills of the posting form: 6 of consulting, 12 of technology (001 §9; the names of 001 §2). */
export const consultingSkills = [
  "AI Strategy Consulting",
  "Digital Transformation",
  "Executive Advisory",
  "Business Intelligence",
  "Change Management",
  "Process Optimization",
] as const;
export const technicalSkills = [
  "Machine Learning",
  "Python",
  "TensorFlow",
  "PyTorch",
  "Deep Learning",
  "Computer Vision",
  "NLP",
  "LLM",
  "Generative AI",
  "Data Science",
  "AWS",
  "Azure",
] as const;
