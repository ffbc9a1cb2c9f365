-- Characters that nobody sees (soft hyphen, zero-width space and joiners, variation selectors, byte order mark) come with
-- texts from web pages and PDFs. They made two words of one.
CREATE OR REPLACE FUNCTION search_text(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(
                normalize(coalesce(input, ''), NFKC),
                '[\u00AD\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]', '', 'g'))),
              '(^|[^[:alnum:]])c\+\+', '\1cplusplus ', 'g'),
            '(^|[^[:alnum:]])c#', '\1csharp ', 'g'),
          '(^|[^[:alnum:]])f#', '\1fsharp ', 'g'),
        '(^|[^[:alnum:]])\.net(?![[:alnum:]])', '\1dotnet ', 'g'),
      'node\.js', 'nodejs', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Rows from before that hold such a character.
UPDATE expert_search s SET document = expert_search_document(name, title, description, skills, skill_keys, title_skill_keys,
  description_skill_keys, location, reached_city_keys)
FROM experts e WHERE e.id = s.expert_id
  AND concat_ws(' ', name, title, description, location, array_to_string(skills, ' ')) ~ '[\u00AD\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]';
