-- AlterTable
ALTER TABLE "meeting_bookings" ADD COLUMN     "project_duration_days" INTEGER;

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "duration_days" INTEGER;

-- AlterTable
ALTER TABLE "quotes" ADD COLUMN     "duration_days" INTEGER;

-- A year of working days at most (decisions C14).
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_days" CHECK ("project_duration_days" BETWEEN 1 AND 260);
ALTER TABLE "projects" ADD CONSTRAINT "projects_days" CHECK ("duration_days" BETWEEN 1 AND 260);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_days" CHECK ("duration_days" BETWEEN 1 AND 260);
