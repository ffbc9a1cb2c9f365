import "server-only";
import { sql } from "kysely";
import { transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import { mayMention } from "@/lib/server/mentions";
import { keysOf } from "@/lib/shared/keys-of";
import { comparableExpert } from "../rules";

/** Experts that are read and written in one transaction: few, so that whoever asks meanwhile waits for a moment only. */
const batch = 50;

/**
 * Reads anew what search and matching compare of experts: of everybody whose texts may hold a phrase, because the
 * vocabulary has learnt or forgotten it; without one of everybody. Who wrote a profile last, and when, stays.
 * @returns how many were changed by it
 */
export async function followExpertKeys(phrase?: string): Promise<number> {
  let followed = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { written, last } = await followBatch(after, phrase);
    followed += written;
    after = last;
  }
  return followed;
}

function followBatch(after: number, phrase?: string): Promise<{ written: number; last: number | null }> {
  return transaction(async (tx) => {
    const rows = await kysely(tx)
      .selectFrom("experts as e")
      .select(["e.id", "e.skills", "e.title", "e.description", "e.location", "e.workRadius"])
      .select(["e.caseStudies", "e.certificates", "e.education"])
      .select(["e.skillKeys", "e.titleSkillKeys", "e.descriptionSkillKeys", "e.certificateSkillKeys"])
      .select(["e.meaningWords", "e.cityKey", "e.reachedCityKeys"])
      .select(["e.textLanguage", "e.titleLanguage", "e.caseLanguages"])
      .where("e.id", ">", after)
      .where(phrase === undefined ? sql<boolean>`true` : mayName(phrase))
      .orderBy("e.id")
      .limit(batch)
      .forUpdate()
      .execute();
    const changed = rows
      .map((row) => ({ row, keys: comparableExpert(row) }))
      .filter(({ row, keys }) => keysOf(keys).some((name) => String(row[name]) !== String(keys[name])));
    if (changed.length > 0) {
      const values = JSON.stringify(changed.map(({ row: { id }, keys }) => ({ id, ...keys })));
      await sql`
        UPDATE experts SET skill_keys = k."skillKeys", title_skill_keys = k."titleSkillKeys",
            description_skill_keys = k."descriptionSkillKeys", certificate_skill_keys = k."certificateSkillKeys",
            meaning_words = k."meaningWords", city_key = k."cityKey", reached_city_keys = k."reachedCityKeys",
            text_language = k."textLanguage", title_language = k."titleLanguage",
            case_languages = k."caseLanguages"
          FROM jsonb_to_recordset(${values}::jsonb)
            AS k(id int, "skillKeys" text[], "titleSkillKeys" text[], "descriptionSkillKeys" text[],
              "certificateSkillKeys" text[], "meaningWords" text[], "cityKey" text, "reachedCityKeys" text[],
              "textLanguage" text, "titleLanguage" text, "caseLanguages" jsonb)
          WHERE experts.id = k.id`.execute(kysely(tx));
    }
    return { written: changed.length, last: rows.length === batch ? (rows.at(-1)?.id ?? null) : null };
  });
}

/** Of an expert whose texts may hold a phrase; who is not public has no document of search. */
const mayName = (phrase: string) =>
  sql<boolean>`(e.id IN (SELECT expert_id FROM expert_search WHERE document @@ ${mayMention(phrase)})
    OR (e.is_public IS NOT TRUE AND to_tsvector('public.osaaja', public.search_text(
      concat_ws(' , ', e.title, e.description, array_to_string(e.skills, ' , '),
        background_text(e.case_studies, e.certificates, e.education, e.meaning_words)))) @@ ${mayMention(phrase)}))`;
