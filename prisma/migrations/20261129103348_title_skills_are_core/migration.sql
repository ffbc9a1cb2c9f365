-- A skill that the title names is what somebody is foremost, listed or not: co_<key>. ti_<key> could not say so, since it
-- stands for certificates as well, and whoever had only passed an exam stood before those who master the skill.
CREATE OR REPLACE FUNCTION core_lexemes(skills text[], skill_keys text[], title_skill_keys text[], skill_mastery jsonb) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT unnest(CASE
        WHEN key = ANY(title_skill_keys) AND cardinality(title_skill_keys) <= 4 THEN ARRAY['co_' || key, 'ca_' || key]
        WHEN cardinality(skills) = cardinality(skill_keys) AND skill_mastery -> skills[place::int] IN ('4', '5')
          THEN ARRAY['co_' || key] END)
    FROM unnest(skill_keys) WITH ORDINALITY AS listed (key, place)
    WHERE key <> '' AND cardinality(skill_keys) <= 24
    UNION SELECT 'co_' || key FROM unnest(title_skill_keys) AS key
    WHERE cardinality(title_skill_keys) <= 4 AND cardinality(skill_keys) <= 24))
$$;

-- Rows from before.
UPDATE expert_search s SET document = s.document || core_lexemes(skills, skill_keys, title_skill_keys, skill_mastery)
FROM experts e WHERE e.id = s.expert_id AND NOT title_skill_keys <@ skill_keys;
