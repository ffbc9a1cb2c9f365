-- What was typed, where it is published otherwise. Rows from before are looked at by the program after this migration
-- (scripts/database/publish-texts.ts), new ones by whoever writes them.
ALTER TABLE "experts" ADD COLUMN "typed_texts" JSONB;
ALTER TABLE "experts" ALTER COLUMN "typed_texts" SET DEFAULT '{}';
ALTER TABLE "projects" ADD COLUMN "typed_texts" JSONB;
ALTER TABLE "projects" ALTER COLUMN "typed_texts" SET DEFAULT '{}';
CREATE INDEX experts_unpublished_texts ON experts (id) WHERE typed_texts IS NULL;
CREATE INDEX projects_unpublished_texts ON projects (id) WHERE typed_texts IS NULL;
