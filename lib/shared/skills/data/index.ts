import type { Skill } from "@/lib/shared/skills/types";

export const allSkills: readonly Skill[] = [];
