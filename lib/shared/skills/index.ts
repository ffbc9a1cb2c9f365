/** The skills vocabulary: canonical skills, their names in English, Finnish and Swedish, and how near they are. */
export { meansItselfInProse, skillsInText } from "@/lib/shared/skills/in-text";
export { distinctSkills, normalizeTerm, skillIdentity, skillKey } from "@/lib/shared/skills/normalize";
export { parseQuery } from "@/lib/shared/skills/query";
export type { Skill, SkillGroup } from "@/lib/shared/skills/types";
export {
  closeness,
  findSkill,
  relatedSkills,
  skillLabel,
  skillPhrases,
  skills,
} from "@/lib/shared/skills/vocabulary";
