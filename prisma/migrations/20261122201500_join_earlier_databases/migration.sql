-- Until this migration the first one was edited where it stood, and a database keeps what it was made with. This
-- brings each of those earlier states to today's, and changes nothing in a database that is already there. The
-- earlier texts that it knows are listed in scripts/database/earlier-versions.ts.

-- Columns that came later. Keys that earlier rows lack are null until scripts/database/fill-keys.ts has read their texts.
ALTER TABLE experts
  ADD COLUMN IF NOT EXISTS title_skill_keys TEXT[],
  ADD COLUMN IF NOT EXISTS description_skill_keys TEXT[],
  ADD COLUMN IF NOT EXISTS reached_city_keys TEXT[],
  ADD COLUMN IF NOT EXISTS changed_in BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint;
ALTER TABLE projects
  ADD COLUMN IF NOT EXISTS changed_in BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint;
ALTER TABLE mail_messages
  ADD COLUMN IF NOT EXISTS reply_to TEXT,
  ADD COLUMN IF NOT EXISTS unsubscribe_url TEXT;

-- The search document stood in experts, written by functions with fewer arguments.
DROP TRIGGER IF EXISTS experts_words_on_insert ON experts;
DROP TRIGGER IF EXISTS experts_words_on_update ON experts;
DROP FUNCTION IF EXISTS collect_search_words();
DROP INDEX IF EXISTS experts_public_list;
ALTER TABLE experts DROP COLUMN IF EXISTS search_document;
DROP FUNCTION IF EXISTS expert_search_document(text, text, text, text[], text[], text);
DROP FUNCTION IF EXISTS expert_search_document(text, text, text, text[], text[], text[], text[], text);

CREATE OR REPLACE FUNCTION name_words(full_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(coalesce(full_name, ''),
    '[\s\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION public_name(full_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN words = '' THEN 'Unknown Expert'
    WHEN words !~ ' ' THEN words
    ELSE split_part(words, ' ', 1) || ' ' || upper(left(regexp_replace(words, '^.* ', ''), 1)) || '.'
  END
  FROM (SELECT public.name_words(full_name) AS words) AS parted
$$;

CREATE OR REPLACE FUNCTION expert_search_document(full_name text, title text, description text, skills text[], skill_keys text[],
  title_skill_keys text[], description_skill_keys text[], location text, reached_city_keys text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT unnest(words.prominent)
    UNION SELECT 'p_' || unnest(words.prominent)
    UNION SELECT unnest(tsvector_to_array(to_tsvector('public.osaaja',
      public.search_text(public.public_name(full_name) || ' , ' || coalesce(location, '') || ' , ' || description))))
    UNION SELECT 'sk_' || key FROM unnest(skill_keys) AS key WHERE key <> ''
    UNION SELECT 'ti_' || key FROM unnest(title_skill_keys) AS key
    UNION SELECT 'de_' || key FROM unnest(description_skill_keys) AS key
    UNION SELECT 'at_' || key FROM unnest(reached_city_keys) AS key))
  FROM (SELECT tsvector_to_array(to_tsvector('public.osaaja',
    public.search_text(title || ' , ' || coalesce(array_to_string(skills, ' , '), '')))) AS prominent) AS words
$$;

CREATE TABLE IF NOT EXISTS expert_search (
    "expert_id" INTEGER NOT NULL,
    "display_order" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "hourly_rate_cents" INTEGER NOT NULL,
    "experience_years" SMALLINT NOT NULL,
    "availability" SMALLINT NOT NULL,
    "work_arrangement" SMALLINT NOT NULL,
    "city_key" TEXT,
    "document" tsvector NOT NULL,

    CONSTRAINT "expert_search_pkey" PRIMARY KEY ("expert_id"),
    CONSTRAINT expert_search_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES experts (id) ON DELETE CASCADE,
    CONSTRAINT expert_search_codes CHECK (availability BETWEEN 0 AND 3 AND work_arrangement BETWEEN 0 AND 7)
);
-- Takes the index of the list with it, which is made anew below.
ALTER TABLE expert_search DROP COLUMN IF EXISTS work_radius;
ALTER TABLE expert_search SET (toast_tuple_target = 4080);
ALTER TABLE expert_search ALTER COLUMN document SET STATISTICS 500;
DROP INDEX IF EXISTS expert_search_rate;
DROP INDEX IF EXISTS expert_search_experience;
DROP INDEX IF EXISTS expert_search_city;

CREATE TABLE IF NOT EXISTS deleted_rows (
    "entity" TEXT NOT NULL,
    "row_id" INTEGER NOT NULL,
    "deleted_in" BIGINT NOT NULL,

    CONSTRAINT "deleted_rows_pkey" PRIMARY KEY ("entity","row_id")
);

-- Where changing what is right already would only cost time.
DO $$
BEGIN
  IF EXISTS (SELECT FROM information_schema.columns WHERE table_schema = current_schema()
      AND table_name = 'search_words' AND column_name = 'word' AND collation_name IS DISTINCT FROM 'C') THEN
    ALTER TABLE search_words ALTER COLUMN word TYPE TEXT COLLATE "C";
  END IF;
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'images_pkey' AND conrelid = 'images'::regclass
      AND cardinality(conkey) = 1) THEN
    ALTER TABLE images DROP CONSTRAINT images_pkey, ADD CONSTRAINT images_pkey PRIMARY KEY (id, size);
  END IF;
END $$;

CREATE INDEX IF NOT EXISTS "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);
CREATE INDEX IF NOT EXISTS "expert_profile_views_day_idx" ON "expert_profile_views"("day");
CREATE INDEX IF NOT EXISTS "deleted_rows_deleted_in_idx" ON "deleted_rows"("deleted_in");
CREATE INDEX IF NOT EXISTS "experts_changed_in_idx" ON "experts"("changed_in");
CREATE INDEX IF NOT EXISTS "projects_changed_in_idx" ON "projects"("changed_in");
CREATE INDEX IF NOT EXISTS expert_search_list ON expert_search (display_order, created_at DESC, expert_id DESC)
  INCLUDE (hourly_rate_cents, experience_years, availability, work_arrangement, city_key);
CREATE INDEX IF NOT EXISTS expert_search_document ON expert_search USING gin (document) WITH (gin_pending_list_limit = 512);
CREATE INDEX IF NOT EXISTS experts_public_newest ON experts (display_order, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX IF NOT EXISTS experts_in_display_order ON experts (display_order, created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX IF NOT EXISTS experts_pending ON experts (created_at) WHERE approval_status = 'pending' AND archived_at IS NULL;
CREATE INDEX IF NOT EXISTS experts_created ON experts (created_at);
CREATE INDEX IF NOT EXISTS experts_profile_image ON experts (profile_image) WHERE profile_image IS NOT NULL;
CREATE INDEX IF NOT EXISTS expert_applications_created ON expert_applications (created_at);
CREATE INDEX IF NOT EXISTS meeting_bookings_pending ON meeting_bookings (submitted_at) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS projects_submitted ON projects (submitted_at) WHERE kind = 'posting';
ALTER INDEX expert_search_document SET (gin_pending_list_limit = 512);
ALTER INDEX expert_search_document RESET (fastupdate);

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
  -- Every word of a public document, for correcting mistyped searches. A word stays when its last
  -- document goes; a correction towards it then finds nobody, which is harmless.
  INSERT INTO search_words (word)
  SELECT DISTINCT lexeme FROM changed JOIN expert_search s ON s.expert_id = changed.id,
    unnest(tsvector_to_array(s.document)) AS lexeme
  WHERE lexeme !~ '_' AND length(lexeme) BETWEEN 3 AND 40
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION announce_expert_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_changed', CASE WHEN count(*) > 200 THEN 'experts,every-expert'
    ELSE concat_ws(',', 'experts', string_agg('expert-' || id, ',')) END) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_changing_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_rows (entity, row_id, deleted_in)
  SELECT TG_TABLE_NAME, id, pg_current_xact_id()::text::bigint FROM deleted ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_rows (entity, row_id, deleted_in) VALUES (TG_TABLE_NAME, 0, pg_current_xact_id()::text::bigint)
  ON CONFLICT (entity, row_id) DO UPDATE SET deleted_in = excluded.deleted_in;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION announce_project_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_changed', 'projects') FROM changed WHERE kind = 'posting' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER experts_search_on_insert AFTER INSERT ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_expert_search();
CREATE OR REPLACE TRIGGER experts_search_on_update AFTER UPDATE ON experts
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_expert_search();
CREATE OR REPLACE TRIGGER experts_announce_insert AFTER INSERT ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();
CREATE OR REPLACE TRIGGER experts_announce_update AFTER UPDATE ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();
CREATE OR REPLACE TRIGGER experts_announce_delete AFTER DELETE ON experts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();
CREATE OR REPLACE TRIGGER experts_note_transaction BEFORE UPDATE ON experts
  FOR EACH ROW EXECUTE FUNCTION note_changing_transaction();
CREATE OR REPLACE TRIGGER projects_note_transaction BEFORE UPDATE ON projects
  FOR EACH ROW EXECUTE FUNCTION note_changing_transaction();
CREATE OR REPLACE TRIGGER experts_note_truncation AFTER TRUNCATE ON experts
  FOR EACH STATEMENT EXECUTE FUNCTION note_truncation();
CREATE OR REPLACE TRIGGER projects_note_truncation AFTER TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION note_truncation();
CREATE OR REPLACE TRIGGER experts_note_deletion AFTER DELETE ON experts
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION note_deletion();
CREATE OR REPLACE TRIGGER projects_note_deletion AFTER DELETE ON projects
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION note_deletion();
CREATE OR REPLACE TRIGGER projects_announce_insert AFTER INSERT ON projects
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();
CREATE OR REPLACE TRIGGER projects_announce_update AFTER UPDATE ON projects
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();
CREATE OR REPLACE TRIGGER projects_announce_delete AFTER DELETE ON projects
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();

-- Rows from before: the database's own columns of them, then what search reads.
UPDATE experts SET name = name WHERE public_name IS DISTINCT FROM public_name(name);
INSERT INTO expert_search (expert_id, display_order, created_at, hourly_rate_cents, experience_years,
  availability, work_arrangement, city_key, document)
SELECT id, display_order, created_at, hourly_rate_cents, experience_years,
  array_position(ARRAY['available', 'next_week', '2_weeks', 'busy'], availability) - 1,
  ('remote' = ANY(work_arrangement))::int + 2 * ('hybrid' = ANY(work_arrangement))::int + 4 * ('onsite' = ANY(work_arrangement))::int,
  city_key,
  expert_search_document(name, title, description, skills, skill_keys, title_skill_keys, description_skill_keys, location,
    reached_city_keys)
FROM experts WHERE is_public AND reached_city_keys IS NULL
ON CONFLICT (expert_id) DO UPDATE SET document = excluded.document;
INSERT INTO search_words (word)
SELECT DISTINCT lexeme FROM experts JOIN expert_search s ON s.expert_id = experts.id,
  unnest(tsvector_to_array(s.document)) AS lexeme
WHERE reached_city_keys IS NULL AND lexeme !~ '_' AND length(lexeme) BETWEEN 3 AND 40
ORDER BY lexeme
ON CONFLICT DO NOTHING;
