-- What somebody is foremost, as lexemes of the search document: co_<key> for listed skills that the title names too, or that
-- are mastered at level 4 or 5, and ca_<key> for the former alone. A label and its key stand at the same place; where two
-- labels are one skill they do not, and then the title alone tells. Whoever lists more than 24 skills, or names more than
-- four in the title, says of none that it is foremost.
CREATE FUNCTION core_lexemes(skills text[], skill_keys text[], title_skill_keys text[], skill_mastery jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT unnest(CASE
        WHEN key = ANY(title_skill_keys) AND cardinality(title_skill_keys) <= 4 THEN ARRAY['co_' || key, 'ca_' || key]
        WHEN cardinality(skills) = cardinality(skill_keys) AND skill_mastery -> skills[place::int] IN ('4', '5')
          THEN ARRAY['co_' || key] END)
    FROM unnest(skill_keys) WITH ORDINALITY AS listed (key, place)
    WHERE key <> '' AND cardinality(skill_keys) <= 24))
$$;

CREATE OR REPLACE FUNCTION refresh_expert_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Moving one expert in the list shifts everybody between its two places: what search reads of them stays, and
  -- only the places follow.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT 1 FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.is_public, c.name, c.title, c.description, c.skills, c.skill_keys, c.title_skill_keys,
          c.description_skill_keys, c.skill_mastery, c.location, c.city_key, c.reached_city_keys, c.availability,
          c.work_arrangement, c.hourly_rate_cents, c.experience_years, c.created_at)
        IS DISTINCT FROM (b.is_public, b.name, b.title, b.description, b.skills, b.skill_keys, b.title_skill_keys,
          b.description_skill_keys, b.skill_mastery, b.location, b.city_key, b.reached_city_keys, b.availability,
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
    expert_search_document(name, title, description, skills, skill_keys, title_skill_keys, description_skill_keys, location,
      reached_city_keys) || kind_lexemes(skill_keys || title_skill_keys || description_skill_keys)
      || core_lexemes(skills, skill_keys, title_skill_keys, skill_mastery)
  FROM changed WHERE is_public
  ON CONFLICT (expert_id) DO UPDATE SET display_order = excluded.display_order, created_at = excluded.created_at,
    hourly_rate_cents = excluded.hourly_rate_cents, experience_years = excluded.experience_years,
    availability = excluded.availability, work_arrangement = excluded.work_arrangement,
    city_key = excluded.city_key, document = excluded.document;
  -- Every word of a public profile, for mending mistyped searches and finding the forms of a word. A word stays when
  -- its last profile goes; a correction towards it then finds nobody, which is harmless.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM changed, expert_words(name, title, description, skills, location) AS word
  WHERE is_public ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Rows from before.
UPDATE expert_search s SET document = s.document || core_lexemes(skills, skill_keys, title_skill_keys, skill_mastery)
FROM experts e WHERE e.id = s.expert_id;
