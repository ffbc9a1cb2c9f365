-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "case_languages" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "project_applications" ADD COLUMN     "text_language" TEXT;

-- What was written before is read by the program after this migration (scripts/database/fill-keys.ts).
ALTER TABLE "messages" ADD CONSTRAINT "messages_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
