-- CreateTable
CREATE TABLE "catalogue_snapshots" (
    "reading" TEXT NOT NULL,
    "cluster" TEXT NOT NULL,
    "since" BIGINT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_snapshots_pkey" PRIMARY KEY ("reading")
);

-- It is compressed already.
ALTER TABLE "catalogue_snapshots" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
