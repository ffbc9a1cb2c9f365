-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "certificate_skill_keys" TEXT[],
ADD COLUMN     "meaning_words" TEXT[];

-- The words of cases, certificates and education, and what English calls those of a Finnish or Swedish profile: search
-- reads them as it reads the description.
CREATE FUNCTION background_text(case_studies jsonb, certificates jsonb, education jsonb, meaning_words text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(concat_ws(' , ', e.title, e.client, e.result, e.name, e.issuer, e.degree, e.school), ' , '), '')
    || ' , ' || coalesce(array_to_string(meaning_words, ' '), '')
  FROM jsonb_to_recordset(coalesce(case_studies, '[]') || coalesce(certificates, '[]') || coalesce(education, '[]'))
    AS e(title text, client text, result text, name text, issuer text, degree text, school text)
$$;

-- A skill that a certificate names stands in the document as one that the title names: ti_<key>.
CREATE OR REPLACE FUNCTION refresh_expert_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Moving one expert in the list shifts everybody between its two places: what search reads of them stays, and
  -- only the places follow.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT 1 FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.is_public, c.name, c.title, c.description, c.skills, c.skill_keys, c.title_skill_keys,
          c.description_skill_keys, c.certificate_skill_keys, c.meaning_words, c.case_studies, c.certificates, c.education,
          c.skill_mastery, c.location, c.city_key, c.reached_city_keys, c.availability,
          c.work_arrangement, c.hourly_rate_cents, c.experience_years, c.created_at)
        IS DISTINCT FROM (b.is_public, b.name, b.title, b.description, b.skills, b.skill_keys, b.title_skill_keys,
          b.description_skill_keys, b.certificate_skill_keys, b.meaning_words, b.case_studies, b.certificates, b.education,
          b.skill_mastery, b.location, b.city_key, b.reached_city_keys, b.availability,
          b.work_arrangement, b.hourly_rate_cents, b.experience_years, b.created_at)) THEN
      UPDATE expert_search s SET display_order = changed.display_order FROM changed
        WHERE s.expert_id = changed.id AND s.display_order <> changed.display_order;
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM expert_search s USING changed WHERE s.expert_id = changed.id AND NOT changed.is_public;
  INSERT INTO expert_search (expert_id, display_order, created_at, hourly_rate_cents, experience_years,
    availability, work_arrangement, city_key, document)
  SELECT id, display_order, created_at, hourly_rate_cents, experience_years,
    array_position(ARRAY['available', 'next_week', '2_weeks', 'busy'], availability) - 1,
    ('remote' = ANY(work_arrangement))::int + 2 * ('hybrid' = ANY(work_arrangement))::int + 4 * ('onsite' = ANY(work_arrangement))::int,
    city_key,
    expert_search_document(name, title, description || ' , ' || background_text(case_studies, certificates, education, meaning_words),
      skills, skill_keys, title_skill_keys || certificate_skill_keys, description_skill_keys, location, reached_city_keys)
      || kind_lexemes(skill_keys || title_skill_keys || description_skill_keys || certificate_skill_keys)
      || core_lexemes(skills, skill_keys, title_skill_keys, skill_mastery)
  FROM changed WHERE is_public
  ON CONFLICT (expert_id) DO UPDATE SET display_order = excluded.display_order, created_at = excluded.created_at,
    hourly_rate_cents = excluded.hourly_rate_cents, experience_years = excluded.experience_years,
    availability = excluded.availability, work_arrangement = excluded.work_arrangement,
    city_key = excluded.city_key, document = excluded.document;
  -- Every word of a public profile, for mending mistyped searches and finding the forms of a word. A word stays when
  -- its last profile goes; a correction towards it then finds nobody, which is harmless.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM changed, expert_words(name, title,
    description || ' , ' || background_text(case_studies, certificates, education, meaning_words), skills, location) AS word
  WHERE is_public ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Rows from before: their words here; the documents are written anew with the keys (scripts/database/fill-keys.ts).
INSERT INTO search_words (word)
SELECT DISTINCT word FROM experts, expert_words('', '', background_text(case_studies, certificates, education, meaning_words), '{}', '') AS word
WHERE is_public ORDER BY word
ON CONFLICT DO NOTHING;
