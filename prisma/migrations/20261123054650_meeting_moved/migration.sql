-- AlterTable
ALTER TABLE "meeting_bookings" ADD COLUMN     "moved_at" TIMESTAMPTZ(3);
