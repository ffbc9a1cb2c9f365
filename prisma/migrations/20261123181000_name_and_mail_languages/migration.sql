-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "title_language" TEXT;

-- AlterTable
ALTER TABLE "mail_messages" ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}';

-- What was written before is read by the program after this migration (scripts/database/fill-keys.ts).
ALTER TABLE "experts" ADD CONSTRAINT "experts_title_language" CHECK (title_language IN ('en', 'fi', 'sv'));
