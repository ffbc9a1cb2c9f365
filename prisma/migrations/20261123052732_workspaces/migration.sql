-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "availability_confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "availability_reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "meeting_bookings" ADD COLUMN     "expert_answer" TEXT,
ADD COLUMN     "expert_answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "stays_confirmed_when_moved" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "project_applications" ADD COLUMN     "answer_reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "identity_shown_at" TIMESTAMPTZ(3),
ADD COLUMN     "note" TEXT,
ADD COLUMN     "stage" TEXT NOT NULL DEFAULT 'new',
ADD COLUMN     "stage_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "company_id" INTEGER,
ADD COLUMN     "lifecycle" TEXT NOT NULL DEFAULT 'open';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "messages_stopped_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "companies" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "business_id" TEXT,
    "verified_by" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_members" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_members_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "company_member_invitations" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_member_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "expert_id" INTEGER,
    "application_id" INTEGER,
    "invitation_id" INTEGER,
    "blocked_by_company_at" TIMESTAMPTZ(3),
    "blocked_by_expert_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" SERIAL NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "author_id" INTEGER,
    "author_name" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_files" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "message_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_reads" (
    "conversation_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_message_id" INTEGER NOT NULL DEFAULT 0,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversation_reads_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateTable
CREATE TABLE "conversation_reports" (
    "id" SERIAL NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "reporter_id" INTEGER,
    "side" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "answer" TEXT,
    "last_message_id" INTEGER NOT NULL,
    "has_stopped_writer" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,

    CONSTRAINT "conversation_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "values" JSONB NOT NULL DEFAULT '{}',
    "path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_choices" (
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,

    CONSTRAINT "notification_choices_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateTable
CREATE TABLE "posting_reviews" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "decision" TEXT NOT NULL,
    "reason" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posting_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_moves" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "from_stage" TEXT NOT NULL,
    "to_stage" TEXT NOT NULL,
    "message" TEXT,
    "moved_by_id" INTEGER,
    "shows_identity" BOOLEAN NOT NULL DEFAULT false,
    "moved_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "stage_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "invited_by_id" INTEGER,
    "message" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'sent',
    "reason" TEXT,
    "application_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "companies_business_id_key" ON "companies"("business_id");

-- CreateIndex
CREATE INDEX "company_members_company_id_idx" ON "company_members"("company_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_member_invitations_token_hash_key" ON "company_member_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "company_member_invitations_company_id_idx" ON "company_member_invitations"("company_id");

-- CreateIndex
CREATE INDEX "company_member_invitations_invited_by_id_idx" ON "company_member_invitations"("invited_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_application_id_key" ON "conversations"("application_id");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_invitation_id_key" ON "conversations"("invitation_id");

-- CreateIndex
CREATE INDEX "conversations_project_id_idx" ON "conversations"("project_id");

-- CreateIndex
CREATE INDEX "conversations_expert_id_idx" ON "conversations"("expert_id");

-- CreateIndex
CREATE INDEX "messages_conversation_id_id_idx" ON "messages"("conversation_id", "id");

-- CreateIndex
CREATE INDEX "messages_author_id_idx" ON "messages"("author_id");

-- CreateIndex
CREATE INDEX "message_files_message_id_idx" ON "message_files"("message_id");

-- CreateIndex
CREATE INDEX "conversation_reads_user_id_idx" ON "conversation_reads"("user_id");

-- CreateIndex
CREATE INDEX "conversation_reports_conversation_id_idx" ON "conversation_reports"("conversation_id");

-- CreateIndex
CREATE INDEX "conversation_reports_reporter_id_idx" ON "conversation_reports"("reporter_id");

-- CreateIndex
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE INDEX "posting_reviews_project_id_idx" ON "posting_reviews"("project_id");

-- CreateIndex
CREATE INDEX "stage_moves_application_id_id_idx" ON "stage_moves"("application_id", "id");

-- CreateIndex
CREATE INDEX "stage_moves_moved_by_id_idx" ON "stage_moves"("moved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_application_id_key" ON "invitations"("application_id");

-- CreateIndex
CREATE INDEX "invitations_expert_id_idx" ON "invitations"("expert_id");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_project_id_expert_id_key" ON "invitations"("project_id", "expert_id");

-- CreateIndex
CREATE INDEX "project_applications_project_id_stage_idx" ON "project_applications"("project_id", "stage");

-- CreateIndex
CREATE INDEX "projects_company_id_idx" ON "projects"("company_id");

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_member_invitations" ADD CONSTRAINT "company_member_invitations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_member_invitations" ADD CONSTRAINT "company_member_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "project_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posting_reviews" ADD CONSTRAINT "posting_reviews_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_moves" ADD CONSTRAINT "stage_moves_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "project_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_moves" ADD CONSTRAINT "stage_moves_moved_by_id_fkey" FOREIGN KEY ("moved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "project_applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the columns may hold.
ALTER TABLE "projects" ADD CONSTRAINT "projects_lifecycle" CHECK (lifecycle IN ('open', 'paused', 'filled', 'withdrawn')),
  ADD CONSTRAINT "projects_engagement_open" CHECK (kind = 'posting' OR (lifecycle = 'open' AND company_id IS NULL));
ALTER TABLE "posting_reviews" ADD CONSTRAINT "posting_reviews_decision" CHECK (decision IN ('approved', 'rejected'));
ALTER TABLE "stage_moves" ADD CONSTRAINT "stage_moves_stages" CHECK (
  from_stage IN ('new', 'shortlisted', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'no_answer')
  AND to_stage IN ('new', 'shortlisted', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'no_answer')
  AND from_stage <> to_stage AND NOT (undone_at IS NOT NULL AND mailed_at IS NOT NULL) AND length(message) <= 5000);
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_status" CHECK (status IN ('sent', 'accepted', 'declined', 'withdrawn')),
  ADD CONSTRAINT "invitations_answered" CHECK ((status = 'sent') = (answered_at IS NULL)),
  ADD CONSTRAINT "invitations_lengths" CHECK (length(message) BETWEEN 1 AND 5000 AND length(reason) <= 2000);
ALTER TABLE "companies" ADD CONSTRAINT "companies_name" CHECK (length(name) BETWEEN 1 AND 160),
  ADD CONSTRAINT "companies_verified" CHECK (verified_by IN ('domain', 'register') AND (verified_by IS NULL) = (verified_at IS NULL));
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_role" CHECK (role IN ('owner', 'member'));
ALTER TABLE "company_member_invitations" ADD CONSTRAINT "company_member_invitations_role" CHECK (role IN ('owner', 'member'));
CREATE UNIQUE INDEX "company_member_invitations_one_open" ON "company_member_invitations" ("company_id", lower("email")) WHERE accepted_at IS NULL;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_about" CHECK (num_nonnulls(application_id, invitation_id) >= 1);
ALTER TABLE "messages" ADD CONSTRAINT "messages_side" CHECK (side IN ('company', 'expert')),
  ADD CONSTRAINT "messages_body" CHECK (length(body) BETWEEN 1 AND 5000);
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_kinds" CHECK (
  type IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')
  AND size BETWEEN 1 AND 10485760 AND size = length(content) AND length(name) BETWEEN 1 AND 200);
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_side" CHECK (side IN ('company', 'expert')),
  ADD CONSTRAINT "conversation_reports_answered" CHECK ((answered_at IS NULL) = (answered_by IS NULL));
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_delivery" CHECK (delivery IN ('at_once', 'daily', 'off'));
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_expert_answer" CHECK (
  expert_answer IN ('available', 'not_available') AND (expert_answer IS NULL) = (expert_answered_at IS NULL));

-- The stages of applications take the place of their states. The clock of an answer that nobody has been promised
-- yet begins with this version.
UPDATE "project_applications" SET stage = CASE status
  WHEN 'accepted' THEN 'hired' WHEN 'rejected' THEN 'declined' WHEN 'withdrawn' THEN 'withdrawn' ELSE 'new' END;
ALTER TABLE "project_applications" DROP COLUMN "status",
  ADD CONSTRAINT "project_applications_stage" CHECK (
    stage IN ('new', 'shortlisted', 'interview', 'offer', 'hired', 'declined', 'withdrawn', 'no_answer')),
  ADD CONSTRAINT "project_applications_note" CHECK (length(note) BETWEEN 1 AND 5000);
-- Of an expert's two applications to one posting, from two addresses, the first stays theirs.
UPDATE "project_applications" a SET expert_id = NULL WHERE EXISTS (
  SELECT 1 FROM "project_applications" b WHERE b.project_id = a.project_id AND b.expert_id = a.expert_id AND b.id < a.id);
CREATE UNIQUE INDEX "project_applications_one_expert" ON "project_applications" ("project_id", "expert_id")
  WHERE expert_id IS NOT NULL;

-- Whose postings they are is asked by address too (deal J1), and whose applications (deal K1).
CREATE INDEX "projects_customer_email" ON "projects" (lower("customer_email")) WHERE kind = 'posting';
CREATE INDEX "project_applications_email" ON "project_applications" (lower("applicant_email"));
CREATE INDEX "meeting_bookings_email" ON "meeting_bookings" (lower("email"));
-- Whose answer is owed (deal K3), and whose profile is old (deal K5).
CREATE INDEX "project_applications_waiting" ON "project_applications" ("stage_changed_at") WHERE stage = 'new';
CREATE INDEX "conversation_reports_open" ON "conversation_reports" ("id") WHERE answered_at IS NULL;

-- What experts said of their time, they said when they came, if not later.
UPDATE "experts" SET availability_confirmed_at = created_at;

-- Which experts and postings everybody may see.
ALTER TABLE "experts" DROP COLUMN "is_public";
ALTER TABLE "experts" ADD COLUMN "is_public" BOOLEAN
  GENERATED ALWAYS AS (is_active AND approval_status = 'approved' AND archived_at IS NULL AND NOT is_hidden) STORED;
CREATE INDEX experts_public_newest ON experts (display_order, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX experts_skill_keys ON experts USING gin (skill_keys) WITH (fastupdate = off) WHERE is_public;
ALTER TABLE "projects" DROP COLUMN "is_public";
ALTER TABLE "projects" ADD COLUMN "is_public" BOOLEAN
  GENERATED ALWAYS AS (kind = 'posting' AND is_active AND approval_status = 'approved' AND lifecycle = 'open') STORED;
CREATE INDEX projects_public_list ON projects (display_order, created_at DESC, id DESC) WHERE is_public;

-- An open page hears of a new message, whichever process wrote it (deal L4).
CREATE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_messages', json_build_object('conversationId', NEW.conversation_id, 'messageId', NEW.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER messages_announce AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION announce_message();
