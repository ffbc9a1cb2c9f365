import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { knowAddedNamesNow } from "@/lib/server/added-names";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { enqueue } from "@/lib/server/jobs/boss";
import { AppError } from "@/lib/shared/errors";
import { findSkill, normalizeTerm, skillLabel } from "@/lib/shared/skills";
import { maxAddedNames } from "../rules";
import type { AddSkillNameInput, SkillName } from "../schemas";
import { countNames, deleteName, insertName, type NameRow } from "./names-repository";

export const toSkillName = ({ id, name, skillKey, createdAt }: NameRow): SkillName => ({
  id,
  name,
  skillKey,
  skillLabel: skillLabel(skillKey),
  createdAt: createdAt.toISOString(),
});

/**
 * POST /api/admin/skill-names: gives a skill a further name. Searches are understood by it from now on; what is stored
 * with experts and postings follows in seconds (`followSkillName`).
 * @throws AppError conflict when the name names a skill already, or there are too many
 */
export async function addSkillName(
  actor: AdminActor,
  { name, skillKey }: AddSkillNameInput,
): Promise<SkillName> {
  const phrase = normalizeTerm(name);
  const refuseTaken = () => {
    const skill = findSkill(phrase);
    if (skill) throw new AppError("skill_name_taken", { skill: skill.label }, { field: "name" });
  };
  refuseTaken();
  const added = await transaction(async (tx) => {
    if ((await countNames(tx)) >= maxAddedNames)
      throw new AppError("skill_names_full", { max: maxAddedNames });
    const row = await insertName(tx, { name, phrase, skillKey, createdAt: now() });
    if (!row) return null;
    await recordAudit(tx, actor, {
      action: "create",
      entity: "skill_name",
      entityId: row.id,
      before: null,
      after: { skillName: name, skillKey },
    });
    await follow(tx, phrase);
    return row;
  });
  await knowAddedNamesNow();
  if (!added) {
    // A colleague was faster, and by now it is known to which skill.
    refuseTaken();
    throw new AppError("already_exists");
  }
  return toSkillName(added);
}

/**
 * DELETE /api/admin/skill-names/{id}: its skill is not found by the name any more.
 * @throws AppError not_found
 */
export async function removeSkillName(actor: AdminActor, id: number): Promise<undefined> {
  await transaction(async (tx) => {
    const removed = await deleteName(tx, id);
    if (!removed) throw new AppError("skill_name_not_found");
    const { name, phrase, skillKey } = removed;
    await recordAudit(tx, actor, {
      action: "delete",
      entity: "skill_name",
      entityId: id,
      before: { skillName: name, skillKey },
      after: null,
    });
    await follow(tx, phrase);
  });
  await knowAddedNamesNow();
  return undefined;
}

/**
 * Seconds until stored keys follow: every process has read the names anew by then, so nobody stores or keeps in memory
 * afterwards what the names before made of a text.
 */
const everybodyKnows = 2;

const follow = (tx: Transaction, phrase: string) =>
  enqueue(tx, "follow-skill-name", { phrase }, { startAfter: everybodyKnows });
