-- AlterTable
ALTER TABLE "meeting_bookings" ALTER COLUMN "phone" DROP NOT NULL;
