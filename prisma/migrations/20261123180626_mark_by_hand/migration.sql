-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "mark_withheld_at" TIMESTAMPTZ(3);

-- What an administrator verifies by hand has no domain; a mark that is withheld is none.
ALTER TABLE companies
  DROP CONSTRAINT companies_verified,
  ADD CONSTRAINT companies_verified CHECK (
    verified_by IN ('domain', 'register', 'operator') AND (verified_by IS NULL) = (verified_at IS NULL)),
  DROP CONSTRAINT companies_verified_domain,
  ADD CONSTRAINT companies_verified_domain CHECK (
    (verified_by IS NOT NULL AND verified_by <> 'operator') = (verified_domain IS NOT NULL)
    AND length(verified_domain) BETWEEN 3 AND 253),
  ADD CONSTRAINT companies_mark_withheld CHECK (mark_withheld_at IS NULL OR verified_by IS NULL);
