/** The skills vocabulary: canonical skills, their names in English, Finnish and Swedish, and how near they are. */
export { allowedEdits, editDistance } from "@/lib/shared/skills/edit-distance";
export {
  isEverydayName,
  meansItselfInProse,
  needsCapital,
  skillsInName,
  skillsInText,
} from "@/lib/shared/skills/in-text";
export { BaseForms } from "@/lib/shared/skills/inflection";
export { loraMeant } from "@/lib/shared/skills/lora";
export { isVocabularyWord, readingsOf } from "@/lib/shared/skills/names";
export { distinctSkills, normalizeTerm, skillIdentity, skillKey } from "@/lib/shared/skills/normalize";
export { orWords, parseQuery, type QueryTerm, queryWords, saysNothing } from "@/lib/shared/skills/query";
export { isHollowRole, nameInCompound, roleInEnglish, tradesNamed } from "@/lib/shared/skills/roles";
export { namesNear, nearIn, vocabularyWordsNear } from "@/lib/shared/skills/spelling";
export type { Skill, SkillGroup } from "@/lib/shared/skills/types";
export {
  allFurtherNames,
  closeness,
  findSkill,
  isFurtherName,
  namesakeKinds,
  narrowerSkills,
  partsOfSkill,
  relatedSkills,
  setAddedNames,
  skillLabel,
  skillName,
  skillPhrases,
  skills,
  vocabularyNames,
} from "@/lib/shared/skills/vocabulary";
