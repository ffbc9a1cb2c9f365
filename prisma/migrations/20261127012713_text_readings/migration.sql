-- CreateTable
CREATE TABLE "text_readings" (
    "reading" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_readings_pkey" PRIMARY KEY ("reading")
);
