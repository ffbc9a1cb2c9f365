-- AlterTable
ALTER TABLE "stage_moves" ADD COLUMN     "from_since" TIMESTAMPTZ(3);
