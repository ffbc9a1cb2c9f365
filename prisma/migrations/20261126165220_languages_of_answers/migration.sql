-- AlterTable
ALTER TABLE "change_requests" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "conversation_reports" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "meeting_bookings" ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "quotes" ADD COLUMN     "answer_language" TEXT,
ADD COLUMN     "text_language" TEXT;

-- AlterTable
ALTER TABLE "stage_moves" ADD COLUMN     "text_language" TEXT;

-- What was written before is read by the program after this migration (scripts/database/fill-keys.ts).
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_answer_language" CHECK (answer_language IN ('en', 'fi', 'sv'));
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
ALTER TABLE "stage_moves" ADD CONSTRAINT "stage_moves_text_language" CHECK (text_language IN ('en', 'fi', 'sv'));
