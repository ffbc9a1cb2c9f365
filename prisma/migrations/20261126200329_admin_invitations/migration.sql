-- CreateTable
CREATE TABLE "admin_invitations" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "note" TEXT,
    "token_hash" TEXT NOT NULL,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "admin_invitations_token_hash_key" ON "admin_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "admin_invitations_invited_by_id_idx" ON "admin_invitations"("invited_by_id");

-- AddForeignKey
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_email_normalized" CHECK (email = lower(btrim(email)) AND email <> '');
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_one_end" CHECK (accepted_at IS NULL OR revoked_at IS NULL);
CREATE UNIQUE INDEX "admin_invitations_one_open" ON "admin_invitations" ("email") WHERE accepted_at IS NULL AND revoked_at IS NULL;
