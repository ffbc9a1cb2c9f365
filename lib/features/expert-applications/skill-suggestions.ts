import {
  relatedSkills,
  type Skill,
  skillKey,
  skillPhrases,
  skillsInText,
  skills as vocabulary,
} from "@/lib/shared/skills";

/*
 * Apart from rules.ts, because it brings the whole vocabulary (some 40 kB compressed): the server asks it, the
 * browser asks the server.
 */

/** How many skills are suggested at a time. */
export const suggestionCount = 8;

/** What is suggested while neither title nor skills say anything: skills that many projects name. */
const commonSkills = [
  "python",
  "machine-learning",
  "sql",
  "data-engineering",
  "llm",
  "aws",
  "project-management",
  "typescript",
  "data-analysis",
  "azure",
  "docker",
  "java",
] as const;

/** A skill that a title names counts as much as one that is next to several of the skills entered. */
const namedInTitle = 1.5;
/** What is near a skill of the title, against what is near a skill entered. */
const titleShare = 0.8;

export interface SuggestedSkill {
  id: string;
  label: string;
  /** The label and every other name of the skill: whoever has entered one of them has it. */
  names: string[];
}

/**
 * Skills to add to an application (000 §9), best first: those the title names, those near the title's and the
 * entered skills, then common ones. Never one that was entered, under whatever name.
 */
export function suggestSkills(input: { title: string; skills: readonly string[] }): SuggestedSkill[] {
  const entered = new Set(input.skills.map(skillKey));
  const titleSkills = skillsInText(input.title);
  const scores = new Map<string, number>();
  const add = (key: string, score: number) => scores.set(key, (scores.get(key) ?? 0) + score);
  for (const key of titleSkills) {
    add(key, namedInTitle);
    for (const near of relatedSkills(key)) add(near.key, near.closeness * titleShare);
  }
  // In one order, so that the sums do not depend on the order of typing.
  for (const key of [...entered].sort()) {
    for (const near of relatedSkills(key)) add(near.key, near.closeness);
  }
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([key]) => key);
  return [...new Set<string>([...ranked, ...commonSkills])]
    .filter((key) => !entered.has(key))
    .slice(0, suggestionCount)
    .flatMap(toSuggestion);
}

let byKey: ReadonlyMap<string, Skill> | undefined;

function toSuggestion(key: string): SuggestedSkill[] {
  byKey ??= new Map(vocabulary.map((skill) => [skill.key, skill]));
  const skill = byKey.get(key);
  if (!skill) return [];
  const { label, en = [], fi = [], sv = [], abbr = [] } = skill;
  // As they are written and as search writes them, without accents: "tekoäly" and "tekoaly".
  const names = new Set([label, ...en, ...fi, ...sv, ...abbr, ...skillPhrases(key)]);
  return [{ id: key, label, names: [...names] }];
}
