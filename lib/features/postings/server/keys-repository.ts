import "server-only";
import { sql } from "kysely";
import { transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { mayMention } from "@/lib/server/mentions";
import { skillKey } from "@/lib/shared/skills";

/**
 * Reads the skills anew of every posting whose texts may hold a phrase: the vocabulary has learnt or forgotten it. All
 * of them are written, because matching reads their prose when it sees that a row was.
 * @returns how many there are
 */
export function followPostingKeys(phrase: string): Promise<number> {
  return transaction(async (tx) => {
    const rows = await kysely(tx)
      .selectFrom("projects")
      .select(["id", "requiredSkills"])
      .where("kind", "=", "posting")
      .where(
        sql<boolean>`to_tsvector('public.osaaja', public.search_text(concat_ws(' , ', title, description, industry,
          project_type, array_to_string(required_skills, ' , '), array_to_string(deliverables, ' , ')))) @@ ${mayMention(phrase)}`,
      )
      .orderBy("id")
      .forUpdate()
      .execute();
    if (rows.length === 0) return 0;
    const values = JSON.stringify(
      rows.map(({ id, requiredSkills }) => ({ id, keys: (requiredSkills ?? []).map(skillKey) })),
    );
    await sql`UPDATE projects SET skill_keys = k.keys
      FROM jsonb_to_recordset(${values}::jsonb) AS k(id int, keys text[]) WHERE projects.id = k.id`.execute(
      kysely(tx),
    );
    return rows.length;
  });
}
