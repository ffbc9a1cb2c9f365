import { z } from "zod";
import { adminListQuery } from "@/lib/shared/admin-list";
import { skills } from "@/lib/shared/skills";
import { text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { isName, missPeriods } from "./rules";

const nameRows = z.array(z.tuple([z.string()], z.string()));

/** GET /api/names. */
export const nameTable = z.object({ skills: nameRows, places: nameRows, industries: nameRows });

const periods = missPeriods.map(String) as [string, ...string[]];

/** GET /api/admin/search-misses: what a list of administrators takes, and how many days it looks back. */
export const searchMissesQuery = adminListQuery({
  sorts: ["words", "searches", "hits", "lastDay"],
  statuses: [],
})
  .omit({ status: true })
  .extend({ days: z.enum(periods).optional() });
export type SearchMissesQuery = z.output<typeof searchMissesQuery>;

const namedSkill = z.object({ key: z.string(), label: z.string() });

/** Words that people searched for in a period and found hardly anybody by. */
export const searchMiss = z.object({
  /** The words themselves. */
  id: z.string(),
  words: z.string(),
  /** How often, in the whole period. */
  searches: z.int(),
  /** How many experts the last of these searches found. */
  hits: z.int(),
  lastDay: z.iso.date(),
  /** The skill that the words name by now; null while they name none. */
  names: namedSkill.nullable(),
  /** The skill that they look most like; null without one. */
  guess: namedSkill.nullable(),
});
export type SearchMiss = z.infer<typeof searchMiss>;

/** GET /api/admin/skill-names. */
export const skillNamesQuery = adminListQuery({ sorts: ["name", "createdAt"], statuses: [] }).omit({
  status: true,
});
export type SkillNamesQuery = z.output<typeof skillNamesQuery>;

/** A further name of a skill, given by an administrator. */
export const skillName = z.object({
  id: z.int(),
  name: z.string(),
  skillKey: z.string(),
  skillLabel: z.string(),
  createdAt: z.iso.datetime(),
});
export type SkillName = z.infer<typeof skillName>;

/** POST /api/admin/skill-names. */
export const addSkillNameInput = z.strictObject({
  name: text({ max: 60, field: "name" }).refine(isName, says("bare.skillName")),
  skillKey: z.string().refine((wanted) => skills.some(({ key }) => key === wanted), says("bare.knownSkill")),
});
export type AddSkillNameInput = z.output<typeof addSkillNameInput>;
