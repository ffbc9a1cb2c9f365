import { findSkill, type SkillGroup } from "@/lib/shared/skills";
import type { PublicExpert } from "./schemas";

const aiAndDataGroups: ReadonlySet<SkillGroup> = new Set([
  "machine-learning",
  "generative-ai",
  "data-engineering",
  "analytics",
]);

/** Whether at least half of somebody's skills are of AI and data. Skills that the vocabulary does not know count as others. */
export function isAiOrData({ skills }: Pick<PublicExpert, "skills">): boolean {
  const isOne = (skill: string) => {
    const known = findSkill(skill);
    return known !== undefined && aiAndDataGroups.has(known.group);
  };
  return skills.length > 0 && skills.filter(isOne).length * 2 >= skills.length;
}

/** AI and data people first, then the others; among each the order stays. */
export function aiAndDataFirst<E extends Pick<PublicExpert, "skills">>(experts: readonly E[]): E[] {
  return [...experts.filter(isAiOrData), ...experts.filter((expert) => !isAiOrData(expert))];
}
