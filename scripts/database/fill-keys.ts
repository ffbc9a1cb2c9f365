import type { Client } from "pg";
import { comparableExpert } from "@/lib/features/experts/rules";

const batch = 500;

/**
 * Fills the keys of experts that were written before the columns of keys came, which only this program can read from
 * their texts. The database then writes anew what search reads of them.
 */
export async function fillExpertKeys(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{
      id: number;
      skills: string[];
      title: string;
      description: string;
      location: string;
      workRadius: number | null;
    }>(
      `SELECT id, coalesce(skills, '{}') AS skills, title, description, location, work_radius AS "workRadius" FROM experts
       WHERE title_skill_keys IS NULL OR description_skill_keys IS NULL OR reached_city_keys IS NULL LIMIT $1`,
      [batch],
    );
    if (rows.length === 0) return;
    const keys = rows.map((row) => ({ id: row.id, ...comparableExpert(row) }));
    await client.query(
      `UPDATE experts SET title_skill_keys = k."titleSkillKeys", description_skill_keys = k."descriptionSkillKeys",
         reached_city_keys = k."reachedCityKeys"
       FROM jsonb_to_recordset($1) AS k(id int, "titleSkillKeys" text[], "descriptionSkillKeys" text[], "reachedCityKeys" text[])
       WHERE experts.id = k.id`,
      [JSON.stringify(keys)],
    );
  }
}
