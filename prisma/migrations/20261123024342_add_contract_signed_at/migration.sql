-- AlterTable
ALTER TABLE "contracts" ADD COLUMN     "signed_at" TIMESTAMPTZ(3);

-- Work that was completed rests on a contract that was signed.
UPDATE "contracts" c SET "signed_at" = c."created_at"
WHERE c."status" = 'completed'
   OR EXISTS (SELECT 1 FROM "projects" p WHERE p."id" = c."project_id" AND p."outcome" = 'completed');

-- Unsigned drafts go by age.
CREATE INDEX "contracts_unsigned" ON "contracts" ("created_at") WHERE "signed_at" IS NULL;
