-- CreateTable
CREATE TABLE "desk_items" (
    "id" SERIAL NOT NULL,
    "expert_id" INTEGER,
    "expert_application_id" INTEGER,
    "project_id" INTEGER,
    "meeting_booking_id" INTEGER,
    "conversation_report_id" INTEGER,
    "contract_id" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "assignee_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_notes" (
    "id" SERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_looks" (
    "item_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_looks_pkey" PRIMARY KEY ("item_id","user_id")
);

-- CreateTable
CREATE TABLE "reason_templates" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reason_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_expert_id_key" ON "desk_items"("expert_id");

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_expert_application_id_key" ON "desk_items"("expert_application_id");

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_project_id_key" ON "desk_items"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_meeting_booking_id_key" ON "desk_items"("meeting_booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_conversation_report_id_key" ON "desk_items"("conversation_report_id");

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_contract_id_key" ON "desk_items"("contract_id");

-- CreateIndex
CREATE INDEX "desk_items_assignee_id_idx" ON "desk_items"("assignee_id");

-- CreateIndex
CREATE INDEX "desk_notes_item_id_idx" ON "desk_notes"("item_id");

-- CreateIndex
CREATE INDEX "desk_notes_author_id_idx" ON "desk_notes"("author_id");

-- CreateIndex
CREATE INDEX "desk_looks_user_id_idx" ON "desk_looks"("user_id");

-- CreateIndex
CREATE INDEX "desk_looks_seen_at_idx" ON "desk_looks"("seen_at");

-- CreateIndex
CREATE UNIQUE INDEX "reason_templates_name_key" ON "reason_templates"("name");

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_expert_application_id_fkey" FOREIGN KEY ("expert_application_id") REFERENCES "expert_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_meeting_booking_id_fkey" FOREIGN KEY ("meeting_booking_id") REFERENCES "meeting_bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_conversation_report_id_fkey" FOREIGN KEY ("conversation_report_id") REFERENCES "conversation_reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "desk_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_looks" ADD CONSTRAINT "desk_looks_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "desk_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_looks" ADD CONSTRAINT "desk_looks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An item is about exactly one thing; what is kept beside it has the bounds of the forms.
ALTER TABLE "desk_items"
  ADD CONSTRAINT "desk_items_one_thing" CHECK (num_nonnulls("expert_id", "expert_application_id", "project_id",
    "meeting_booking_id", "conversation_report_id", "contract_id") = 1),
  ADD CONSTRAINT "desk_items_tags_bounds" CHECK (cardinality("tags") <= 20 AND array_position("tags", '') IS NULL);
ALTER TABLE "desk_notes"
  ADD CONSTRAINT "desk_notes_text_bounds" CHECK (length("text") BETWEEN 1 AND 4000);
ALTER TABLE "reason_templates"
  ADD CONSTRAINT "reason_templates_name_bounds" CHECK (length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "reason_templates_text_bounds" CHECK (length("text") BETWEEN 1 AND 1000);

-- The mails of one person.
CREATE INDEX "mail_messages_recipient" ON "mail_messages" (lower("to"), "created_at" DESC);
