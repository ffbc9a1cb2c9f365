-- The words of the title stand in the document as they are written too, as tw_<word>: "developer" and "development" have
-- one stem, and only one of them is what somebody calls themselves.
CREATE OR REPLACE FUNCTION expert_search_document(full_name text, title text, description text, skills text[], skill_keys text[],
  title_skill_keys text[], description_skill_keys text[], location text, reached_city_keys text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT unnest(words.prominent)
    UNION SELECT 'p_' || unnest(words.prominent)
    UNION SELECT unnest(tsvector_to_array(to_tsvector('public.osaaja',
      public.search_text(public.public_name(full_name) || ' , ' || coalesce(location, '') || ' , ' || description))))
    UNION SELECT 'na_' || word FROM unnest(string_to_array(public.search_text(public.public_name(full_name)), ' ')) AS word
    UNION SELECT 'tw_' || word FROM unnest(string_to_array(public.search_text(title), ' ')) AS word WHERE word <> ''
    UNION SELECT 'sk_' || key FROM unnest(skill_keys) AS key WHERE key <> ''
    UNION SELECT 'ti_' || key FROM unnest(title_skill_keys) AS key
    UNION SELECT 'de_' || key FROM unnest(description_skill_keys) AS key
    UNION SELECT 'at_' || key FROM unnest(reached_city_keys) AS key))
  FROM (SELECT tsvector_to_array(to_tsvector('public.osaaja',
    public.search_text(title || ' , ' || coalesce(array_to_string(skills, ' , '), '')))) AS prominent) AS words
$$;

-- Rows from before.
UPDATE expert_search s SET document = s.document || array_to_tsvector(array(
  SELECT DISTINCT 'tw_' || word FROM unnest(string_to_array(public.search_text(e.title), ' ')) AS word WHERE word <> ''))
FROM experts e WHERE e.id = s.expert_id;
