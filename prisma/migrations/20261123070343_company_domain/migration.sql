-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "verified_domain" TEXT;

ALTER TABLE "companies" ADD CONSTRAINT "companies_verified_domain" CHECK (
  (verified_by IS NOT DISTINCT FROM 'domain') = (verified_domain IS NOT NULL) AND length(verified_domain) BETWEEN 3 AND 253);

-- Whoever deletes an account takes invitations to its address along.
CREATE INDEX "company_member_invitations_address" ON "company_member_invitations" (lower("email"));
