-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "accepts_volume_discount" BOOLEAN NOT NULL DEFAULT true;
