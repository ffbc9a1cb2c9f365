import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { AdminPage } from "@/lib/shared/admin-list";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { findSkill, type Skill } from "@/lib/shared/skills";
import { likelySkill, missPeriods } from "../rules";
import type { SearchMiss, SearchMissesQuery } from "../schemas";
import { findMisses } from "./misses-repository";

/** What people look for and do not find, with what the words mean by now or might mean. */
export async function listSearchMisses(
  _actor: AdminActor,
  query: SearchMissesQuery,
): Promise<AdminPage<SearchMiss>> {
  const days = Number(query.days ?? missPeriods[0]);
  const { items, total } = await findMisses(query, addDays(helsinkiDate(now()), 1 - days));
  const misses = items.map((row) => {
    const names = named(findSkill(row.words));
    return { ...row, id: row.words, names, guess: names ? null : named(likelySkill(row.words)) };
  });
  return { items: misses, total };
}

const named = (skill: Skill | null | undefined) => (skill ? { key: skill.key, label: skill.label } : null);
