-- Typing errors are corrected against words as they are written: "manaement" is one error from "management", and
-- three from its stem.

-- Every word one error away: a letter missing, too many or wrong, or two neighbours swapped.
CREATE FUNCTION one_edit_away(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(word) > 40 THEN '{}' ELSE array(
    SELECT left(word, at - 1) || substr(word, at + 1) FROM generate_series(1, length(word)) AS at
    UNION SELECT left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)
      FROM generate_series(1, length(word) - 1) AS at
    UNION SELECT left(word, at - 1) || letter || substr(word, at + tail)
      FROM generate_series(1, length(word) + 1) AS at, generate_series(0, 1) AS tail,
        regexp_split_to_table('abcdefghijklmnopqrstuvwxyz0123456789', '') AS letter) END
$$;

-- The words of the public name stand in the document as na_<word> too: the name of a skill may be somebody's first
-- name ("Julia"), which is no reason to look for it in every word of the same stem.
CREATE OR REPLACE FUNCTION expert_search_document(full_name text, title text, description text, skills text[], skill_keys text[],
  title_skill_keys text[], description_skill_keys text[], location text, reached_city_keys text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT unnest(words.prominent)
    UNION SELECT 'p_' || unnest(words.prominent)
    UNION SELECT unnest(tsvector_to_array(to_tsvector('public.osaaja',
      public.search_text(public.public_name(full_name) || ' , ' || coalesce(location, '') || ' , ' || description))))
    UNION SELECT 'na_' || word FROM unnest(string_to_array(public.search_text(public.public_name(full_name)), ' ')) AS word
    UNION SELECT 'sk_' || key FROM unnest(skill_keys) AS key WHERE key <> ''
    UNION SELECT 'ti_' || key FROM unnest(title_skill_keys) AS key
    UNION SELECT 'de_' || key FROM unnest(description_skill_keys) AS key
    UNION SELECT 'at_' || key FROM unnest(reached_city_keys) AS key))
  FROM (SELECT tsvector_to_array(to_tsvector('public.osaaja',
    public.search_text(title || ' , ' || coalesce(array_to_string(skills, ' , '), '')))) AS prominent) AS words
$$;

-- Every word that is public about an expert, as it is written.
CREATE FUNCTION expert_words(full_name text, title text, description text, skills text[], location text)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word
  FROM unnest(string_to_array(public.search_text(public.public_name(full_name) || ' , ' || title || ' , ' ||
    coalesce(array_to_string(skills, ' , '), '') || ' , ' || coalesce(location, '') || ' , ' || description), ' ')) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word ~ '[^0-9]'
$$;

CREATE OR REPLACE FUNCTION refresh_expert_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Moving one expert in the list shifts everybody between its two places: what search reads of them stays, and
  -- only the places follow.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT 1 FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.is_public, c.name, c.title, c.description, c.skills, c.skill_keys, c.title_skill_keys,
          c.description_skill_keys, c.location, c.city_key, c.reached_city_keys, c.availability, c.work_arrangement,
          c.hourly_rate_cents, c.experience_years, c.created_at)
        IS DISTINCT FROM (b.is_public, b.name, b.title, b.description, b.skills, b.skill_keys, b.title_skill_keys,
          b.description_skill_keys, b.location, b.city_key, b.reached_city_keys, b.availability, b.work_arrangement,
          b.hourly_rate_cents, b.experience_years, b.created_at)) THEN
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
      reached_city_keys)
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
DELETE FROM search_words;
INSERT INTO search_words (word)
SELECT DISTINCT word FROM experts, expert_words(name, title, description, skills, location) AS word
WHERE is_public ORDER BY word;
UPDATE expert_search s SET document = expert_search_document(name, title, description, skills, skill_keys, title_skill_keys,
  description_skill_keys, location, reached_city_keys)
FROM experts e WHERE e.id = s.expert_id;
