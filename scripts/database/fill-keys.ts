import { createHash } from "node:crypto";
import type { Client } from "pg";
import { comparableExpert } from "@/lib/features/experts/rules";
import { narrowerSkills, setAddedNames, skillKey, skills as vocabulary } from "@/lib/shared/skills";
import roles from "@/lib/shared/skills/data/roles.json";
import skills from "@/lib/shared/skills/data/skills.json";
import { textLanguage } from "@/lib/shared/text-language";

const batch = 500;
/** Raise it when texts are read otherwise with the same vocabulary (lib/shared/skills). */
const reading = 6;
const lock = 4_180_213;

/** With what the stored keys were read. The database keeps it as the comment of their column. */
const fingerprint = createHash("sha256")
  .update(JSON.stringify([reading, skills, roles]))
  .digest("hex");

/**
 * Brings the table of kinds, and the keys and languages that this program reads from texts of experts and projects, up to this version; the
 * database then writes anew what search reads of the rows that changed. Nothing is read when that has been done. One
 * process at a time; any other waits for it.
 */
export async function fillKeys(client: Client): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [lock]);
  try {
    const { rows } = await client.query<{ read: string | null }>(
      `SELECT col_description(attrelid, attnum) AS read FROM pg_attribute
       WHERE attrelid = 'experts'::regclass AND attname = 'title_skill_keys'`,
    );
    if (rows[0]?.read === fingerprint) return;
    // Names that administrators have added count like those of the vocabulary.
    const added = await client.query<{ key: string; name: string }>(
      "SELECT skill_key AS key, name FROM skill_names ORDER BY id",
    );
    setAddedNames(added.rows);
    await writeKinds(client);
    await readExperts(client);
    await readProjects(client);
    await readLanguages(client, "messages", "body");
    await readLanguages(client, "project_applications", "cover_letter");
    await readLanguages(client, "change_requests", "message");
    await readLanguages(client, "conversation_reports", "reason");
    await readLanguages(client, "invitations", "message");
    await readLanguages(client, "meeting_bookings", "project_description");
    await readLanguages(client, "quotes", "scope");
    await readLanguages(client, "quotes", "coalesce(decline_reason, change_request)", "answer_language");
    await readLanguages(client, "stage_moves", "message");
    await client.query(`COMMENT ON COLUMN experts.title_skill_keys IS '${fingerprint}'`);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [lock]);
  }
}

/** Writes which skill is a kind of which, and the documents of all who have one. */
async function writeKinds(client: Client): Promise<void> {
  const kinds = vocabulary.flatMap(({ key: broader }) =>
    narrowerSkills(broader).map((key) => ({ key, broader })),
  );
  await client.query("DELETE FROM skill_kinds");
  await client.query(
    "INSERT INTO skill_kinds (key, broader) SELECT key, broader FROM jsonb_to_recordset($1) AS k(key text, broader text)",
    [JSON.stringify(kinds)],
  );
  await client.query(
    `UPDATE expert_search s SET document = expert_search_document(name, title,
         description || ' , ' || background_text(case_studies, certificates, education, meaning_words), skills, skill_keys,
         title_skill_keys || certificate_skill_keys, description_skill_keys, location, reached_city_keys)
       || kind_lexemes(skill_keys || title_skill_keys || description_skill_keys || certificate_skill_keys)
       || core_lexemes(skills, skill_keys, title_skill_keys, skill_mastery)
     FROM experts e WHERE e.id = s.expert_id`,
  );
}

async function readExperts(client: Client): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number } & Parameters<typeof comparableExpert>[0]>(
      `SELECT id, coalesce(skills, '{}') AS skills, title, description, location, work_radius AS "workRadius",
         case_studies AS "caseStudies", certificates, education FROM experts
       WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const keys = rows.map((row) => ({ id: row.id, ...comparableExpert(row) }));
    await client.query(
      `UPDATE experts SET skill_keys = k."skillKeys", title_skill_keys = k."titleSkillKeys",
         description_skill_keys = k."descriptionSkillKeys", certificate_skill_keys = k."certificateSkillKeys",
         meaning_words = k."meaningWords",
         reached_city_keys = k."reachedCityKeys", text_language = k."textLanguage",
         title_language = k."titleLanguage", case_languages = k."caseLanguages"
       FROM jsonb_to_recordset($1) AS k(id int, "skillKeys" text[], "titleSkillKeys" text[], "descriptionSkillKeys" text[],
         "certificateSkillKeys" text[], "meaningWords" text[], "reachedCityKeys" text[], "textLanguage" text,
         "titleLanguage" text, "caseLanguages" jsonb)
       WHERE experts.id = k.id AND (experts.skill_keys, title_skill_keys, description_skill_keys, certificate_skill_keys,
           meaning_words, reached_city_keys, text_language, title_language, case_languages)
         IS DISTINCT FROM (k."skillKeys", k."titleSkillKeys", k."descriptionSkillKeys", k."certificateSkillKeys",
           k."meaningWords", k."reachedCityKeys", k."textLanguage", k."titleLanguage", k."caseLanguages")`,
      [JSON.stringify(keys)],
    );
  }
}

async function readProjects(client: Client): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; skills: string[]; description: string }>(
      `SELECT id, coalesce(required_skills, '{}') AS skills, description FROM projects WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const keys = rows.map((row) => ({
      id: row.id,
      keys: row.skills.map(skillKey),
      language: textLanguage(row.description),
    }));
    await client.query(
      `UPDATE projects SET skill_keys = k.keys, text_language = k.language
       FROM jsonb_to_recordset($1) AS k(id int, keys text[], language text)
       WHERE projects.id = k.id AND (projects.skill_keys, text_language) IS DISTINCT FROM (k.keys, k.language)`,
      [JSON.stringify(keys)],
    );
  }
}

/** What texts of a table are written in, of those that were written before that was kept. */
async function readLanguages(
  client: Client,
  table: string,
  column: string,
  kept = "text_language",
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; text: string }>(
      `SELECT id, ${column} AS text FROM ${table}
       WHERE id > $1 AND ${kept} IS NULL AND ${column} IS NOT NULL ORDER BY id LIMIT $2`,
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const read = rows.flatMap(({ id, text }) => {
      const language = textLanguage(text);
      return language ? [{ id, language }] : [];
    });
    await client.query(
      `UPDATE ${table} SET ${kept} = k.language FROM jsonb_to_recordset($1) AS k(id int, language text)
       WHERE ${table}.id = k.id`,
      [JSON.stringify(read)],
    );
  }
}
