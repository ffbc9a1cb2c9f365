-- CreateTable
CREATE TABLE "day_counts" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "day_counts_pkey" PRIMARY KEY ("day","kind")
);

-- CreateIndex
CREATE INDEX "posting_reviews_submitted_at_idx" ON "posting_reviews"("submitted_at");

-- CreateIndex
CREATE INDEX "project_applications_created_at_idx" ON "project_applications"("created_at");

-- CreateIndex
CREATE INDEX "stage_moves_moved_at_idx" ON "stage_moves"("moved_at");

-- CreateIndex
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- What the funnel of the administration reads by time.
CREATE INDEX projects_approved ON projects (approved_at) WHERE kind = 'posting';

ALTER TABLE "day_counts"
  ADD CONSTRAINT "day_counts_kind" CHECK (kind IN ('visit', 'match_opened')),
  ADD CONSTRAINT "day_counts_count" CHECK (count > 0);
