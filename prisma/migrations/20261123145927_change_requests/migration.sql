-- AlterTable
ALTER TABLE "expert_applications" ADD COLUMN     "resubmitted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "resubmitted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "change_requests" (
    "id" SERIAL NOT NULL,
    "expert_id" INTEGER,
    "expert_application_id" INTEGER,
    "project_id" INTEGER,
    "message" TEXT NOT NULL,
    "sent" JSONB NOT NULL,
    "corrected" JSONB,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "change_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "change_requests_token_hash_key" ON "change_requests"("token_hash");

-- CreateIndex
CREATE INDEX "change_requests_expert_id_idx" ON "change_requests"("expert_id");

-- CreateIndex
CREATE INDEX "change_requests_expert_application_id_idx" ON "change_requests"("expert_application_id");

-- CreateIndex
CREATE INDEX "change_requests_project_id_idx" ON "change_requests"("project_id");

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_expert_application_id_fkey" FOREIGN KEY ("expert_application_id") REFERENCES "expert_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is reviewed may wait for its sender.
ALTER TABLE "expert_applications" DROP CONSTRAINT "expert_applications_status",
  ADD CONSTRAINT "expert_applications_status" CHECK (status IN ('pending', 'changes_requested', 'approved', 'rejected'));
ALTER TABLE "experts" DROP CONSTRAINT "experts_approval_status",
  ADD CONSTRAINT "experts_approval_status"
    CHECK (approval_status IN ('pending', 'changes_requested', 'approved', 'rejected'));
ALTER TABLE "projects" DROP CONSTRAINT "projects_approval_status",
  ADD CONSTRAINT "projects_approval_status"
    CHECK (approval_status IN ('pending', 'changes_requested', 'approved', 'rejected'));
ALTER TABLE "posting_reviews" DROP CONSTRAINT "posting_reviews_decision",
  ADD CONSTRAINT "posting_reviews_decision" CHECK (decision IN ('approved', 'changes_requested', 'rejected'));

-- Something is asked about exactly one thing, with words; it is answered as a whole, and a link ends.
ALTER TABLE "change_requests"
  ADD CONSTRAINT "change_requests_one_thing" CHECK (num_nonnulls("expert_id", "expert_application_id", "project_id") = 1),
  ADD CONSTRAINT "change_requests_message_bounds" CHECK (length("message") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "change_requests_answer_whole" CHECK (("answered_at" IS NULL) = ("corrected" IS NULL)),
  ADD CONSTRAINT "change_requests_link_ends" CHECK (("token_hash" IS NULL) = ("expires_at" IS NULL));

-- The housekeeping's: what was asked back long ago.
CREATE INDEX expert_applications_asked ON expert_applications (reviewed_at) WHERE status = 'changes_requested';
