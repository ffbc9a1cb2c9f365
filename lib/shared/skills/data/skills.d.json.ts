import type { SkillEntry, SkillGroup } from "@/lib/shared/skills/types";

/**
 * The skills of each group; no key and no name may stand in two places. One skill a line: a table is read and
 * compared more easily than nested lists.
 */
declare const skills: Readonly<Record<SkillGroup, readonly SkillEntry[]>>;
export default skills;
