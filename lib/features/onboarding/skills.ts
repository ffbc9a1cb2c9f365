import { skillBounds } from "@/lib/features/experts/profile-schemas";
import { splitEntries } from "@/lib/features/postings/form-lists";
import type { SkillDemand } from "@/lib/features/postings/rules";
import { hasLetterOrDigit } from "@/lib/shared/text";

/** What makes two names one skill: the vocabulary's key once it is there (lib/shared/skills). */
export type KeyOf = (label: string) => string;

export interface AddedSkills {
  skills: string[];
  added: string[];
  /** Names that mean a skill of the list, with that skill. */
  repeated: { name: string; skill: string }[];
  /** Without a letter or digit, too long, or more than there is room for. */
  refused: string[];
}

const isSkill = (name: string) => hasLetterOrDigit(name) && name.length <= skillBounds.length;

/** The skill of the list that a name means, under whatever name it stands there. */
export const sameSkill = (skills: readonly string[], name: string, keyOf: KeyOf): string | undefined =>
  skills.find((skill) => keyOf(skill) === keyOf(name));

/** The skills with what somebody typed, several with commas between; each skill once, blanks ignored (001 §5). */
export function addSkills(skills: readonly string[], typed: string, keyOf: KeyOf): AddedSkills {
  const result: AddedSkills = { skills: [...skills], added: [], repeated: [], refused: [] };
  for (const name of splitEntries(typed)) {
    const skill = isSkill(name) ? sameSkill(result.skills, name, keyOf) : undefined;
    if (skill !== undefined) result.repeated.push({ name, skill });
    else if (!isSkill(name) || result.skills.length >= skillBounds.count) result.refused.push(name);
    else {
      result.skills.push(name);
      result.added.push(name);
    }
  }
  return result;
}

/** Of somebody's skills the three that most open projects ask for, with how many do. */
export const mostAsked = (skills: readonly string[], { bySkill }: SkillDemand, keyOf: KeyOf) =>
  skills
    .map((skill) => ({ skill, count: bySkill[keyOf(skill)] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, 3);
