import "server-only";
import { normalizeTerm, skillKey, skillLabel } from "@/lib/shared/skills";
import type { SkillFilterItem } from "../schemas";
import type { countAllChoices } from "./choices-repository";

type Counted = Pick<Awaited<ReturnType<typeof countAllChoices>>, "keys" | "labels">;

/**
 * GET /api/skills: every skill that a card shows, with the number of public experts who list it under any of its names,
 * commonest first (000 §3). It is called as the vocabulary has it where a card says so, otherwise as most cards do.
 */
export function listSkills({ keys, labels }: Counted): SkillFilterItem[] {
  const shown = new Map<string, string>();
  for (const { text: label } of labels) {
    const key = skillKey(label);
    const isCanonical = normalizeTerm(label) === normalizeTerm(skillLabel(key));
    if (!shown.has(key)) shown.set(key, label);
    if (isCanonical) shown.set(key, skillLabel(label));
  }
  return keys.map(({ text: key, count }) => ({ id: key, label: shown.get(key) ?? skillLabel(key), count }));
}
