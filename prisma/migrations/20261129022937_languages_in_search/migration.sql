-- The languages that somebody speaks well enough to work in them (`worksIn`), and as lexemes of the search document: la_<code>.
CREATE FUNCTION working_languages(languages jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT spoken ->> 'language' FROM jsonb_array_elements(languages) AS spoken WHERE spoken ->> 'level' <> 'basic')
$$;

CREATE FUNCTION language_lexemes(languages jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(SELECT 'la_' || code FROM unnest(public.working_languages(languages)) AS code))
$$;

CREATE OR REPLACE FUNCTION refresh_expert_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Moving one expert in the list shifts everybody between its two places: what search reads of them stays, and
  -- only the places follow.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT 1 FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.is_public, c.name, c.title, c.description, c.skills, c.skill_keys, c.title_skill_keys,
          c.description_skill_keys, c.certificate_skill_keys, c.meaning_words, c.case_studies, c.certificates, c.education, c.languages,
          c.skill_mastery, c.location, c.city_key, c.reached_city_keys, c.availability,
          c.work_arrangement, c.hourly_rate_cents, c.experience_years, c.created_at)
        IS DISTINCT FROM (b.is_public, b.name, b.title, b.description, b.skills, b.skill_keys, b.title_skill_keys,
          b.description_skill_keys, b.certificate_skill_keys, b.meaning_words, b.case_studies, b.certificates, b.education, b.languages,
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
      || language_lexemes(languages)
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

-- Rows from before.
UPDATE expert_search s SET document = s.document || language_lexemes(e.languages) FROM experts e WHERE e.id = s.expert_id;
