-- What the business register verifies has a domain too: that of the address at which an owner reads mail.
ALTER TABLE companies
  DROP CONSTRAINT companies_verified_domain,
  ADD CONSTRAINT companies_verified_domain CHECK (
    (verified_by IS NULL) = (verified_domain IS NULL) AND length(verified_domain) BETWEEN 3 AND 253);
