import { normalizeTerm } from "@/lib/shared/skills/term";
import { findSkill } from "@/lib/shared/skills/vocabulary";

export { normalizeTerm };

/** Longest key that skillKey makes of an unknown label, in characters. */
export const maxSkillKeyLength = 60;

/**
 * The key under which a skill is stored and compared: the vocabulary's key when the label, key, synonym or
 * abbreviation is known ("kielimallit" → "llm"), otherwise a slug of the label, at most 60 characters.
 * A label without a letter or digit gives "".
 */
export function skillKey(label: string): string {
  const known = findSkill(label);
  if (known) return known.key;
  const slug = normalizeTerm(label).replaceAll(" ", "-");
  // By code points, so that a letter outside the basic plane is never cut in two.
  return [...slug].slice(0, maxSkillKeyLength).join("").replace(/-+$/, "");
}

/** What tells two skills apart: the key, or the text itself where there is no letter or digit ("+" is not "-"). */
export const skillIdentity = (label: string): string => skillKey(label) || label;

/** Each skill once, the first as it was written and in the given order: "Kubernetes" and "K8s" are one. */
export function distinctSkills(labels: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const label of labels) {
    const identity = skillIdentity(label);
    if (!first.has(identity)) first.set(identity, label);
  }
  return [...first.values()];
}
