import "server-only";
import { sql } from "kysely";
import { transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { mayMention } from "@/lib/server/mentions";
import { skillKey } from "@/lib/shared/skills";

/**
 * Reads the skills of postings anew. With a phrase, which the vocabulary has learnt or forgotten, those of every posting
 * whose texts may hold it; all of them are written, because matching reads their prose when it sees that a row was.
 * Without one, those of all, and only what differs is written: a process that has just started reads all prose.
 * @returns how many were written
 */
export function followPostingKeys(phrase?: string): Promise<number> {
  return transaction(async (tx) => {
    const rows = await kysely(tx)
      .selectFrom("projects")
      .select(["id", "requiredSkills", "skillKeys"])
      .where("kind", "=", "posting")
      .where(phrase === undefined ? sql<boolean>`true` : mayName(phrase))
      .orderBy("id")
      .forUpdate()
      .execute();
    const read = rows
      .map(({ id, requiredSkills, skillKeys }) => ({
        id,
        before: skillKeys,
        keys: (requiredSkills ?? []).map(skillKey),
      }))
      .filter(({ before, keys }) => phrase !== undefined || String(before) !== String(keys));
    if (read.length === 0) return 0;
    const values = JSON.stringify(read.map(({ id, keys }) => ({ id, keys })));
    await sql`UPDATE projects SET skill_keys = k.keys
      FROM jsonb_to_recordset(${values}::jsonb) AS k(id int, keys text[]) WHERE projects.id = k.id`.execute(
      kysely(tx),
    );
    return read.length;
  });
}

/** Of a posting whose texts may hold a phrase. */
const mayName = (phrase: string) =>
  sql<boolean>`to_tsvector('public.osaaja', public.search_text(concat_ws(' , ', title, description, industry,
    project_type, array_to_string(required_skills, ' , '), array_to_string(deliverables, ' , ')))) @@ ${mayMention(phrase)}`;
