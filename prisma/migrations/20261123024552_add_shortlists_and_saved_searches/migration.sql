-- CreateTable
CREATE TABLE "shortlists" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "share_token_hash" TEXT,
    "shares_ended" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shortlists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shortlist_experts" (
    "shortlist_id" INTEGER NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shortlist_experts_pkey" PRIMARY KEY ("shortlist_id","expert_id")
);

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "filters" JSONB NOT NULL,
    "alert" TEXT NOT NULL,
    "known_expert_ids" INTEGER[],
    "alerted_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shortlists_share_token_hash_key" ON "shortlists"("share_token_hash");

-- CreateIndex
CREATE INDEX "shortlists_user_id_idx" ON "shortlists"("user_id");

-- CreateIndex
CREATE INDEX "shortlist_experts_expert_id_idx" ON "shortlist_experts"("expert_id");

-- CreateIndex
CREATE INDEX "saved_searches_user_id_idx" ON "saved_searches"("user_id");

-- AddForeignKey
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_experts" ADD CONSTRAINT "shortlist_experts_shortlist_id_fkey" FOREIGN KEY ("shortlist_id") REFERENCES "shortlists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_experts" ADD CONSTRAINT "shortlist_experts_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "shortlists"
  ADD CONSTRAINT "shortlists_bounds" CHECK (length(name) BETWEEN 1 AND 80 AND shares_ended >= 0);
CREATE UNIQUE INDEX "shortlists_one_name" ON "shortlists" ("user_id", lower("name"));
ALTER TABLE "shortlist_experts"
  ADD CONSTRAINT "shortlist_experts_note_length" CHECK (length(note) BETWEEN 1 AND 2000);
ALTER TABLE "saved_searches"
  ADD CONSTRAINT "saved_searches_bounds" CHECK (
    length(name) BETWEEN 1 AND 80 AND alert IN ('daily', 'off') AND jsonb_typeof(filters) = 'object');
