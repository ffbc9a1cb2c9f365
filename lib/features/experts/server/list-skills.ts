import "server-only";
import { normalizeTerm, skillKey, skillLabel } from "@/lib/shared/skills";
import type { SkillFilterItem } from "../schemas";
import { countSkills } from "./repository";

/**
 * GET /api/skills: every skill that a card shows, with the number of public experts who list it under any of its names,
 * commonest first (000 §3). It is called as the vocabulary has it where a card says so, otherwise as most cards do.
 */
export async function listSkills(): Promise<SkillFilterItem[]> {
  const { keys, labels } = await countSkills();
  const shown = new Map<string, string>();
  for (const { text: label } of labels) {
    const key = skillKey(label);
    const isCanonical = normalizeTerm(label) === normalizeTerm(skillLabel(key));
    if (!shown.has(key)) shown.set(key, label);
    if (isCanonical) shown.set(key, skillLabel(label));
  }
  return keys.map(({ text: key, count }) => ({ id: key, label: shown.get(key) ?? skillLabel(key), count }));
}
