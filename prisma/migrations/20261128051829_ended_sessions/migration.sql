-- CreateTable
CREATE TABLE "ended_sessions" (
    "sign_in" UUID NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_sessions_pkey" PRIMARY KEY ("sign_in")
);

-- CreateIndex
CREATE INDEX "ended_sessions_ended_at_idx" ON "ended_sessions"("ended_at");
