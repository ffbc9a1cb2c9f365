-- What the calculator computed for a contract is an estimate from now on: a quote is what an expert offers (deal M).
ALTER TABLE "quotes" RENAME TO "price_estimates";
ALTER SEQUENCE "quotes_id_seq" RENAME TO "price_estimates_id_seq";
ALTER TABLE "price_estimates" RENAME CONSTRAINT "quotes_pkey" TO "price_estimates_pkey";
ALTER TABLE "price_estimates" RENAME CONSTRAINT "quotes_expert_id_fkey" TO "price_estimates_expert_id_fkey";
ALTER TABLE "price_estimates" RENAME CONSTRAINT "quotes_user_id_fkey" TO "price_estimates_user_id_fkey";
ALTER TABLE "price_estimates" RENAME CONSTRAINT "quotes_bounds" TO "price_estimates_bounds";
ALTER TABLE "price_estimates" RENAME CONSTRAINT "quotes_days" TO "price_estimates_days";
ALTER INDEX "quotes_expert_id_idx" RENAME TO "price_estimates_expert_id_idx";
ALTER INDEX "quotes_user_id_idx" RENAME TO "price_estimates_user_id_idx";
ALTER TABLE "contracts" RENAME COLUMN "quote_id" TO "price_estimate_id";
ALTER TABLE "contracts" RENAME CONSTRAINT "contracts_quote_id_fkey" TO "contracts_price_estimate_id_fkey";
ALTER INDEX "contracts_quote_id_idx" RENAME TO "contracts_price_estimate_id_idx";

-- A contract's states (deal N1). What the calculator made is a draft, which its list calls Active as documented.
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_status";
UPDATE "contracts" SET "status" = 'draft' WHERE "status" <> 'cancelled';
ALTER TABLE "contracts" ADD COLUMN     "document_sha256" TEXT,
ADD COLUMN     "end_reason" TEXT,
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en',
ADD COLUMN     "reminded_on_day" INTEGER,
ADD COLUMN     "sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT,
ALTER COLUMN "status" SET DEFAULT 'draft';
UPDATE "contracts" SET "ended_at" = "updated_at" WHERE "status" = 'cancelled';

ALTER TABLE "projects" ADD COLUMN     "payment_term_days" INTEGER,
ADD COLUMN     "purchase_order" TEXT;

CREATE TABLE "quotes" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "project_type" TEXT NOT NULL,
    "hourly_rate_cents" INTEGER NOT NULL,
    "hours_per_week" INTEGER NOT NULL,
    "duration_months" INTEGER NOT NULL,
    "duration_days" INTEGER,
    "start_date" DATE NOT NULL,
    "scope" TEXT NOT NULL,
    "milestones" JSONB NOT NULL DEFAULT '[]',
    "valid_days" INTEGER NOT NULL,
    "valid_until" DATE NOT NULL,
    "pricing" JSONB NOT NULL,
    "rules_version" TEXT NOT NULL,
    "total_cents" BIGINT NOT NULL,
    "decline_reason" TEXT,
    "change_request" TEXT,
    "change_requested_at" TIMESTAMPTZ(3),
    "engagement_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contract_parties" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER,
    "user_id" INTEGER,
    "expert_id" INTEGER,
    "legal_name" TEXT NOT NULL,
    "business_id" TEXT,
    "street_address" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "signatory_name" TEXT NOT NULL,
    "signatory_title" TEXT,
    "invoice_address" TEXT,
    "invoice_operator" TEXT,
    "payment_term_days" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contract_parties_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contract_signatures" (
    "id" SERIAL NOT NULL,
    "contract_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "document_sha256" TEXT NOT NULL,

    CONSTRAINT "contract_signatures_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "signing_codes" (
    "id" SERIAL NOT NULL,
    "contract_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "document_sha256" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "signing_codes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contract_seals" (
    "contract_id" INTEGER NOT NULL,
    "pdf" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "certificate_sha256" TEXT NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contract_seals_pkey" PRIMARY KEY ("contract_id")
);

CREATE TABLE "liability_papers" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "issued_on" DATE NOT NULL,
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "liability_papers_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "contract_parties_company_id_key" ON "contract_parties"("company_id");
CREATE UNIQUE INDEX "contract_parties_user_id_key" ON "contract_parties"("user_id");
CREATE UNIQUE INDEX "contract_parties_expert_id_key" ON "contract_parties"("expert_id");
CREATE INDEX "contract_signatures_user_id_idx" ON "contract_signatures"("user_id");
CREATE UNIQUE INDEX "contract_signatures_contract_id_role_key" ON "contract_signatures"("contract_id", "role");
CREATE INDEX "signing_codes_contract_id_user_id_created_at_idx" ON "signing_codes"("contract_id", "user_id", "created_at");
CREATE INDEX "signing_codes_user_id_idx" ON "signing_codes"("user_id");
CREATE UNIQUE INDEX "contract_seals_sha256_key" ON "contract_seals"("sha256");
CREATE INDEX "liability_papers_project_id_idx" ON "liability_papers"("project_id");
CREATE INDEX "liability_papers_uploaded_by_id_idx" ON "liability_papers"("uploaded_by_id");
CREATE UNIQUE INDEX "quotes_engagement_id_key" ON "quotes"("engagement_id");
CREATE UNIQUE INDEX "quotes_application_id_version_key" ON "quotes"("application_id", "version");
CREATE INDEX "quotes_expert_id_idx" ON "quotes"("expert_id");

ALTER TABLE "quotes" ADD CONSTRAINT "quotes_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "project_applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_engagement_id_fkey" FOREIGN KEY ("engagement_id") REFERENCES "projects"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "contract_seals" ADD CONSTRAINT "contract_seals_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contracts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "liability_papers" ADD CONSTRAINT "liability_papers_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "liability_papers" ADD CONSTRAINT "liability_papers_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "projects" DROP CONSTRAINT "projects_engagement_open",
  ADD CONSTRAINT "projects_engagement_open" CHECK (kind = 'posting' OR lifecycle = 'open'),
  ADD CONSTRAINT "projects_payment" CHECK (payment_term_days IN (14, 30) AND length(purchase_order) BETWEEN 1 AND 60);
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_status" CHECK (
    status IN ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded')),
  ADD CONSTRAINT "quotes_bounds" CHECK (
    version >= 1 AND hours_per_week BETWEEN 1 AND 60 AND duration_months BETWEEN 1 AND 36
    AND duration_days BETWEEN 1 AND 260 AND valid_days BETWEEN 1 AND 60 AND total_cents >= 0
    AND project_type IN ('hourly', 'project') AND hourly_rate_cents > 0),
  ADD CONSTRAINT "quotes_lengths" CHECK (
    length(scope) BETWEEN 10 AND 5000 AND length(decline_reason) BETWEEN 1 AND 2000
    AND length(change_request) BETWEEN 1 AND 5000),
  ADD CONSTRAINT "quotes_sent" CHECK ((status = 'draft') <= (sent_at IS NULL) AND (status IN ('sent', 'accepted', 'declined', 'expired')) <= (sent_at IS NOT NULL)),
  ADD CONSTRAINT "quotes_ended" CHECK ((status IN ('draft', 'sent')) = (ended_at IS NULL)),
  ADD CONSTRAINT "quotes_engagement" CHECK (engagement_id IS NULL OR status = 'accepted');
-- One quote of an application is accepted, and one stands open for the company to answer.
CREATE UNIQUE INDEX "quotes_one_accepted" ON "quotes" ("application_id") WHERE status = 'accepted';
CREATE UNIQUE INDEX "quotes_one_sent" ON "quotes" ("application_id") WHERE status = 'sent';
CREATE INDEX "quotes_open_until" ON "quotes" ("valid_until") WHERE status = 'sent';
ALTER TABLE "contract_parties" ADD CONSTRAINT "contract_parties_whose" CHECK (num_nonnulls(company_id, user_id, expert_id) = 1),
  ADD CONSTRAINT "contract_parties_payment" CHECK (payment_term_days IN (14, 30)),
  ADD CONSTRAINT "contract_parties_lengths" CHECK (
    length(legal_name) BETWEEN 1 AND 160 AND length(street_address) BETWEEN 1 AND 160
    AND length(postal_code) BETWEEN 1 AND 12 AND length(city) BETWEEN 1 AND 80
    AND length(signatory_name) BETWEEN 1 AND 120 AND length(signatory_title) BETWEEN 1 AND 120
    AND length(invoice_address) BETWEEN 1 AND 80 AND length(invoice_operator) BETWEEN 1 AND 80);
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_status" CHECK (
    status IN ('draft', 'awaiting_signatures', 'signed', 'declined', 'expired', 'cancelled')),
  ADD CONSTRAINT "contracts_sent" CHECK (
    (status IN ('awaiting_signatures', 'signed', 'declined', 'expired'))
      <= (sent_at IS NOT NULL AND expires_at IS NOT NULL AND pdf IS NOT NULL AND document_sha256 IS NOT NULL)),
  ADD CONSTRAINT "contracts_signed" CHECK ((status = 'signed') <= (signed_at IS NOT NULL)),
  ADD CONSTRAINT "contracts_ended" CHECK ((status IN ('declined', 'expired', 'cancelled')) = (ended_at IS NOT NULL)),
  ADD CONSTRAINT "contracts_end_reason" CHECK (length(end_reason) BETWEEN 1 AND 2000);
CREATE INDEX "contracts_awaiting" ON "contracts" ("sent_at") WHERE status = 'awaiting_signatures';
ALTER TABLE "contract_signatures" ADD CONSTRAINT "contract_signatures_role" CHECK (role IN ('client', 'expert', 'operator')),
  ADD CONSTRAINT "contract_signatures_name" CHECK (length(name) BETWEEN 1 AND 120);
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_tries" CHECK (tries BETWEEN 0 AND 5);
ALTER TABLE "liability_papers" ADD CONSTRAINT "liability_papers_kind" CHECK (
    kind IN ('registers', 'trade_register', 'taxes', 'pension_insurance', 'working_conditions', 'accident_insurance')),
  ADD CONSTRAINT "liability_papers_size" CHECK (size BETWEEN 1 AND 10485760);
