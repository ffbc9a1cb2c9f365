import "server-only";
import { findSkill } from "@/lib/shared/skills";
import type { SkillFilterItem } from "../schemas";
import { countSkills } from "./repository";

/** GET /api/skills: every skill that a public expert has, with the number of them, commonest first (000 §3). */
export async function listSkills(): Promise<SkillFilterItem[]> {
  const counted = await countSkills();
  return counted.map(({ key, label, count }) => ({ id: key, label: findSkill(key)?.label ?? label, count }));
}
