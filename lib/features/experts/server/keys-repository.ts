import "server-only";
import { sql } from "kysely";
import { transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { mayMention } from "@/lib/server/mentions";
import { comparableExpert } from "../rules";

/** Experts that are read and written in one transaction. */
const batch = 200;

const compared = ["skillKeys", "titleSkillKeys", "descriptionSkillKeys", "certificateSkillKeys"] as const;

/**
 * Reads anew which skills the texts of experts name, of everybody whose texts may hold a phrase: the vocabulary has
 * learnt or forgotten it. Who wrote a profile last, and when, stays.
 * @returns how many were changed by it
 */
export async function followExpertKeys(phrase: string): Promise<number> {
  let followed = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { written, last } = await followBatch(phrase, after);
    followed += written;
    after = last;
  }
  return followed;
}

function followBatch(phrase: string, after: number): Promise<{ written: number; last: number | null }> {
  return transaction(async (tx) => {
    const rows = await kysely(tx)
      .selectFrom("experts as e")
      .select(["e.id", "e.skills", "e.title", "e.description", "e.location", "e.workRadius"])
      .select(["e.caseStudies", "e.certificates", "e.education"])
      .select(["e.skillKeys", "e.titleSkillKeys", "e.descriptionSkillKeys", "e.certificateSkillKeys"])
      .where("e.id", ">", after)
      .where(
        sql<boolean>`(e.id IN (SELECT expert_id FROM expert_search WHERE document @@ ${mayMention(phrase)})
          OR (e.is_public IS NOT TRUE AND to_tsvector('public.osaaja', public.search_text(
            concat_ws(' , ', e.title, e.description, array_to_string(e.skills, ' , '),
              background_text(e.case_studies, e.certificates, e.education, e.meaning_words)))) @@ ${mayMention(phrase)}))`,
      )
      .orderBy("e.id")
      .limit(batch)
      .forUpdate()
      .execute();
    const changed = rows
      .map((row) => ({ row, keys: comparableExpert(row) }))
      .filter(({ row, keys }) => compared.some((name) => String(row[name]) !== String(keys[name])));
    if (changed.length > 0) {
      const values = JSON.stringify(changed.map(({ row: { id }, keys }) => ({ id, ...keys })));
      await sql`
        UPDATE experts SET skill_keys = k."skillKeys", title_skill_keys = k."titleSkillKeys",
            description_skill_keys = k."descriptionSkillKeys", certificate_skill_keys = k."certificateSkillKeys"
          FROM jsonb_to_recordset(${values}::jsonb)
            AS k(id int, "skillKeys" text[], "titleSkillKeys" text[], "descriptionSkillKeys" text[],
              "certificateSkillKeys" text[])
          WHERE experts.id = k.id`.execute(kysely(tx));
    }
    return { written: changed.length, last: rows.length === batch ? (rows.at(-1)?.id ?? null) : null };
  });
}
