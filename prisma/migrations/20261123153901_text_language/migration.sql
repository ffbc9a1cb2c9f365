-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "text_language" TEXT;

-- What was written before is read by the program after this migration (scripts/database/fill-keys.ts).
ALTER TABLE "experts" ADD CONSTRAINT "experts_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "projects" ADD CONSTRAINT "projects_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
