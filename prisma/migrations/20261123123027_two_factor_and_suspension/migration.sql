-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "two_factors" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "set_up_in" TEXT,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hashes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "two_factors_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose,
  ADD CONSTRAINT account_tokens_purpose
    CHECK (purpose IN ('verify_email', 'reset_password', 'sign_in', 'open_account', 'change_email')),
  ADD CONSTRAINT account_tokens_new_address
    CHECK ((purpose = 'change_email') = (email IS NOT NULL) AND email = lower(trim(email)) AND email <> '');

ALTER TABLE two_factors
  ADD CONSTRAINT two_factors_last_step CHECK (last_step >= 0),
  ADD CONSTRAINT two_factors_recovery_hashes CHECK (cardinality(recovery_hashes) <= 10),
  ADD CONSTRAINT two_factors_secret CHECK (secret <> '');
