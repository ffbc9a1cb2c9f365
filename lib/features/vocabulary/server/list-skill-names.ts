import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import type { AdminPage } from "@/lib/shared/admin-list";
import type { SkillName, SkillNamesQuery } from "../schemas";
import { toSkillName } from "./change-names";
import { findNames } from "./names-repository";

/** The names that administrators have added to skills. */
export async function listSkillNames(
  _actor: AdminActor,
  query: SkillNamesQuery,
): Promise<AdminPage<SkillName>> {
  const { items, total } = await findNames(query);
  return { items: items.map(toSkillName), total };
}
