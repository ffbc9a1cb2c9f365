-- Part 1, by hand: extensions and the functions that generated columns call.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The words of a name with one space between them. Whatever white space somebody pasted between first name
-- and surname parts them, in any locale of the server.
CREATE FUNCTION name_words(full_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(coalesce(full_name, ''),
    '[\s\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

-- What a visitor may see of an expert's name: first name and the initial of the last word (decisions A9).
CREATE FUNCTION public_name(full_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN words = '' THEN 'Unknown Expert'
    WHEN words !~ ' ' THEN words
    ELSE split_part(words, ' ', 1) || ' ' || upper(left(regexp_replace(words, '^.* ', ''), 1)) || '.'
  END
  FROM (SELECT public.name_words(full_name) AS words) AS parted
$$;

-- Text as search compares it: no case, no diacritics, C++, C#, F#, .NET and Node.js as words of
-- their own, everything else that is not a letter or digit a space. lib/shared/skills/normalize.ts
-- does the same to what is searched for; a test holds the two together.
CREATE FUNCTION search_text(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              lower(public.unaccent('public.unaccent'::regdictionary, normalize(coalesce(input, ''), NFKC))),
              '(^|[^[:alnum:]])c\+\+', '\1cplusplus ', 'g'),
            '(^|[^[:alnum:]])c#', '\1csharp ', 'g'),
          '(^|[^[:alnum:]])f#', '\1fsharp ', 'g'),
        '(^|[^[:alnum:]])\.net(?![[:alnum:]])', '\1dotnet ', 'g'),
      'node\.js', 'nodejs', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- English stems without stop words ('IT' is a word here); words of other languages pass unharmed.
CREATE TEXT SEARCH DICTIONARY osaaja_stem (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION osaaja (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION osaaja
  ADD MAPPING FOR asciiword, word, numword, int, uint, float, sfloat WITH osaaja_stem;

-- Only what is public goes in: of the name what visitors see, never the surname. Plain words come from all
-- the text, p_<word> from the title and the skills; the keys of canonical skills are sk_<key> for the listed
-- ones, ti_<key> and de_<key> for those that title and description name, so that a skill is found by all its
-- synonyms without comparing phrases. The prefixes, rather than weights, let the index and its statistics
-- know how common a word is where; positions are not kept.
CREATE FUNCTION expert_search_document(full_name text, title text, description text, skills text[], skill_keys text[],
  title_skill_keys text[], description_skill_keys text[], location text, reached_city_keys text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT unnest(words.prominent)
    UNION SELECT 'p_' || unnest(words.prominent)
    UNION SELECT unnest(tsvector_to_array(to_tsvector('public.osaaja',
      public.search_text(public.public_name(full_name) || ' , ' || coalesce(location, '') || ' , ' || description))))
    UNION SELECT 'sk_' || key FROM unnest(skill_keys) AS key WHERE key <> ''
    UNION SELECT 'ti_' || key FROM unnest(title_skill_keys) AS key
    UNION SELECT 'de_' || key FROM unnest(description_skill_keys) AS key
    UNION SELECT 'at_' || key FROM unnest(reached_city_keys) AS key))
  FROM (SELECT tsvector_to_array(to_tsvector('public.osaaja',
    public.search_text(title || ' , ' || coalesce(array_to_string(skills, ' , '), '')))) AS prominent) AS words
$$;

-- Part 2: the tables, as Prisma's schema says.
-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "role" TEXT NOT NULL DEFAULT 'user',
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_accounts" (
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_accounts_pkey" PRIMARY KEY ("provider","provider_account_id")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "token_hash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER,
    "actor_email" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "request_id" TEXT,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expert_applications" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "description" TEXT NOT NULL,
    "skills" TEXT[],
    "experience_years" INTEGER NOT NULL,
    "hourly_rate_cents" INTEGER NOT NULL,
    "weekly_availability_hours" INTEGER NOT NULL,
    "portfolio" TEXT,
    "linkedin_url" TEXT,
    "github_url" TEXT,
    "resume" TEXT,
    "work_arrangement" TEXT[] DEFAULT ARRAY['remote']::TEXT[],
    "location" TEXT,
    "work_radius" INTEGER NOT NULL DEFAULT 50,
    "personality_openness" INTEGER,
    "personality_conscientiousness" INTEGER,
    "personality_extraversion" INTEGER,
    "personality_agreeableness" INTEGER,
    "personality_neuroticism" INTEGER,
    "personality_test_completed" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "review_notes" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" TEXT,
    "expert_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "expert_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quotes" (
    "id" SERIAL NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "project_type" TEXT NOT NULL,
    "hours_per_week" INTEGER NOT NULL,
    "duration_months" INTEGER NOT NULL,
    "pricing" JSONB NOT NULL,
    "total_cost_cents" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contracts" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "quote_id" INTEGER,
    "contract_type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "html" TEXT NOT NULL,
    "pdf" BYTEA,
    "total_amount_cents" BIGINT NOT NULL,
    "access_token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contracts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "experts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "public_name" TEXT GENERATED ALWAYS AS (public_name(name)) STORED,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "skills" TEXT[],
    "skill_keys" TEXT[],
    "title_skill_keys" TEXT[],
    "description_skill_keys" TEXT[],
    "skill_mastery" JSONB NOT NULL DEFAULT '{}',
    "experience_years" INTEGER NOT NULL,
    "hourly_rate_cents" INTEGER NOT NULL,
    "location" TEXT NOT NULL,
    "city_key" TEXT,
    "work_radius" INTEGER,
    "reached_city_keys" TEXT[],
    "weekly_availability_hours" INTEGER,
    "availability" TEXT NOT NULL DEFAULT 'available',
    "work_arrangement" TEXT[] DEFAULT ARRAY['remote']::TEXT[],
    "portfolio_url" TEXT,
    "linkedin_url" TEXT,
    "github_url" TEXT,
    "profile_image" TEXT,
    "display_order" INTEGER NOT NULL DEFAULT 1,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "approval_status" TEXT NOT NULL DEFAULT 'pending',
    "approved_at" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
    "is_public" BOOLEAN GENERATED ALWAYS AS (is_active AND approval_status = 'approved' AND archived_at IS NULL) STORED,
    "email_notifications" BOOLEAN NOT NULL DEFAULT true,
    "min_matching_score" INTEGER NOT NULL DEFAULT 75,
    "social_points" INTEGER NOT NULL DEFAULT 0,
    "profile_share_count" INTEGER NOT NULL DEFAULT 0,
    "last_profile_share" TIMESTAMPTZ(3),
    "ai_matching_score" INTEGER,
    "portfolio_analysis" JSONB,
    "portfolio_last_analyzed" TIMESTAMPTZ(3),
    "personality_openness" INTEGER,
    "personality_conscientiousness" INTEGER,
    "personality_extraversion" INTEGER,
    "personality_agreeableness" INTEGER,
    "personality_neuroticism" INTEGER,
    "personality_test_completed" BOOLEAN NOT NULL DEFAULT false,
    "personality_consent_at" TIMESTAMPTZ(3),
    "changed_in" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "experts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "expert_search" (
    "expert_id" INTEGER NOT NULL,
    "display_order" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "hourly_rate_cents" INTEGER NOT NULL,
    "experience_years" SMALLINT NOT NULL,
    "availability" SMALLINT NOT NULL,
    "work_arrangement" SMALLINT NOT NULL,
    "city_key" TEXT,
    "document" tsvector NOT NULL,

    CONSTRAINT "expert_search_pkey" PRIMARY KEY ("expert_id")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "expert_profile_views" (
    "expert_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "expert_profile_views_pkey" PRIMARY KEY ("expert_id","day")
);

-- CreateTable
CREATE TABLE "favorites" (
    "user_id" INTEGER NOT NULL,
    "expert_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("user_id","expert_id")
);

-- CreateTable
CREATE TABLE "mail_messages" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "reply_to" TEXT,
    "unsubscribe_url" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "images" (
    "id" UUID NOT NULL,
    "owner_id" INTEGER,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id","size")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "response" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "deleted_rows" (
    "entity" TEXT NOT NULL,
    "row_id" INTEGER NOT NULL,
    "deleted_in" BIGINT NOT NULL,

    CONSTRAINT "deleted_rows_pkey" PRIMARY KEY ("entity","row_id")
);

-- CreateTable
CREATE TABLE "served_rankings" (
    "id" BIGSERIAL NOT NULL,
    "rule_version" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "inputs_hash" TEXT NOT NULL,
    "result_ids" INTEGER[],
    "scores" DOUBLE PRECISION[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "served_rankings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "meeting_bookings" (
    "id" SERIAL NOT NULL,
    "calendar" TEXT NOT NULL,
    "start_at" TIMESTAMPTZ(3) NOT NULL,
    "end_at" TIMESTAMPTZ(3) NOT NULL,
    "duration" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "project_description" TEXT,
    "meeting_type" TEXT NOT NULL DEFAULT 'consultation',
    "expert_id" INTEGER,
    "user_id" INTEGER,
    "project_type" TEXT,
    "project_duration_months" INTEGER,
    "project_hours_per_week" INTEGER,
    "estimated_total_hours" INTEGER,
    "estimated_total_cost_cents" BIGINT,
    "expert_hourly_rate_cents" INTEGER,
    "platform_fee" INTEGER,
    "volume_discount" INTEGER NOT NULL DEFAULT 0,
    "representative_notes" TEXT,
    "meeting_token_hash" TEXT,
    "meeting_token_used_at" TIMESTAMPTZ(3),
    "calendar_uid" TEXT NOT NULL,
    "calendar_sequence" INTEGER NOT NULL DEFAULT 0,
    "external_event_id" TEXT,
    "join_url" TEXT,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "meeting_bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "onboarding_drafts" (
    "user_id" INTEGER NOT NULL,
    "draft" JSONB NOT NULL,
    "completed_steps" TEXT[],
    "achievements" TEXT[],
    "personality_answers" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "onboarding_drafts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "required_skills" TEXT[],
    "skill_keys" TEXT[],
    "location" TEXT NOT NULL DEFAULT 'Remote',
    "city_key" TEXT,
    "work_arrangement" TEXT[] DEFAULT ARRAY['remote']::TEXT[],
    "experience_required" TEXT NOT NULL DEFAULT 'junior',
    "customer_name" TEXT,
    "customer_email" TEXT NOT NULL,
    "customer_company" TEXT,
    "customer_phone" TEXT,
    "customer_business_id" TEXT,
    "budget_type" TEXT NOT NULL DEFAULT 'hourly',
    "hourly_rate_min_cents" INTEGER,
    "hourly_rate_max_cents" INTEGER,
    "fixed_budget_min_cents" BIGINT,
    "fixed_budget_max_cents" BIGINT,
    "duration_months" INTEGER,
    "hours_per_week" INTEGER,
    "start_date" DATE,
    "end_date" DATE,
    "project_type" TEXT,
    "industry" TEXT,
    "urgency" TEXT NOT NULL DEFAULT 'normal',
    "team_size" INTEGER NOT NULL DEFAULT 1,
    "collaboration_level" TEXT,
    "communication_preference" TEXT[],
    "time_zone_requirement" TEXT NOT NULL DEFAULT 'flexible',
    "specific_time_zone" TEXT,
    "technical_complexity" TEXT NOT NULL DEFAULT 'medium',
    "deliverables" TEXT[],
    "success_metrics" TEXT,
    "additional_requirements" TEXT,
    "preferred_expert_profile" TEXT,
    "company_stage" TEXT NOT NULL DEFAULT 'established',
    "project_category" TEXT NOT NULL DEFAULT 'development',
    "preferred_openness" INTEGER,
    "preferred_conscientiousness" INTEGER,
    "preferred_extraversion" INTEGER,
    "preferred_agreeableness" INTEGER,
    "preferred_neuroticism" INTEGER,
    "personality_matching_weight" INTEGER NOT NULL DEFAULT 20,
    "approval_status" TEXT NOT NULL DEFAULT 'pending',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "display_order" INTEGER NOT NULL DEFAULT 1,
    "rejection_reason" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "approved_by" TEXT,
    "outcome" TEXT NOT NULL DEFAULT 'open',
    "access_token_hash" TEXT,
    "owner_id" INTEGER,
    "expert_id" INTEGER,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_in" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_applications" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "expert_id" INTEGER,
    "user_id" INTEGER,
    "applicant_name" TEXT NOT NULL,
    "applicant_email" TEXT NOT NULL,
    "cover_letter" TEXT NOT NULL,
    "proposed_rate_cents" INTEGER,
    "estimated_start_date" TEXT,
    "estimated_hours_per_week" INTEGER,
    "availability_notes" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_applications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "provider_accounts_user_id_idx" ON "provider_accounts"("user_id");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_purpose_idx" ON "account_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_entity_entity_id_id_idx" ON "audit_entries"("entity", "entity_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor_id");

-- CreateIndex
CREATE INDEX "expert_applications_expert_id_idx" ON "expert_applications"("expert_id");

-- CreateIndex
CREATE INDEX "quotes_expert_id_idx" ON "quotes"("expert_id");

-- CreateIndex
CREATE INDEX "quotes_user_id_idx" ON "quotes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "contracts_access_token_hash_key" ON "contracts"("access_token_hash");

-- CreateIndex
CREATE INDEX "contracts_expert_id_idx" ON "contracts"("expert_id");

-- CreateIndex
CREATE INDEX "contracts_quote_id_idx" ON "contracts"("quote_id");

-- CreateIndex
CREATE UNIQUE INDEX "contracts_project_id_contract_type_key" ON "contracts"("project_id", "contract_type");

-- CreateIndex
CREATE UNIQUE INDEX "experts_user_id_key" ON "experts"("user_id");

-- CreateIndex
CREATE INDEX "expert_profile_views_day_idx" ON "expert_profile_views"("day");

-- CreateIndex
CREATE INDEX "favorites_expert_id_idx" ON "favorites"("expert_id");

-- CreateIndex
CREATE INDEX "mail_messages_created_at_idx" ON "mail_messages"("created_at" DESC);

-- CreateIndex
CREATE INDEX "images_owner_id_idx" ON "images"("owner_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "served_rankings_created_at_idx" ON "served_rankings"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "meeting_bookings_calendar_uid_key" ON "meeting_bookings"("calendar_uid");

-- CreateIndex
CREATE INDEX "meeting_bookings_expert_id_idx" ON "meeting_bookings"("expert_id");

-- CreateIndex
CREATE INDEX "meeting_bookings_user_id_idx" ON "meeting_bookings"("user_id");

-- CreateIndex
CREATE INDEX "meeting_bookings_submitted_at_idx" ON "meeting_bookings"("submitted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "projects_access_token_hash_key" ON "projects"("access_token_hash");

-- CreateIndex
CREATE INDEX "deleted_rows_deleted_in_idx" ON "deleted_rows"("deleted_in");

-- CreateIndex
CREATE INDEX "experts_changed_in_idx" ON "experts"("changed_in");

-- CreateIndex
CREATE INDEX "projects_changed_in_idx" ON "projects"("changed_in");

-- CreateIndex
CREATE INDEX "projects_owner_id_idx" ON "projects"("owner_id");

-- CreateIndex
CREATE INDEX "projects_expert_id_idx" ON "projects"("expert_id");

-- CreateIndex
CREATE INDEX "project_applications_expert_id_idx" ON "project_applications"("expert_id");

-- CreateIndex
CREATE INDEX "project_applications_user_id_idx" ON "project_applications"("user_id");

-- AddForeignKey
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expert_applications" ADD CONSTRAINT "expert_applications_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experts" ADD CONSTRAINT "experts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "expert_profile_views" ADD CONSTRAINT "expert_profile_views_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_expert_id_fkey" FOREIGN KEY ("expert_id") REFERENCES "experts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Part 3, by hand: what Prisma's schema cannot say.

-- E-mails are stored trimmed and lower-cased, and are unique that way.
ALTER TABLE users ADD CONSTRAINT users_email_normalized CHECK (email = lower(trim(email)) AND email <> '');
CREATE UNIQUE INDEX experts_email_key ON experts (lower(email)) WHERE archived_at IS NULL;
CREATE UNIQUE INDEX expert_applications_email_key ON expert_applications (lower(email));
CREATE UNIQUE INDEX project_applications_project_email_key ON project_applications (project_id, lower(applicant_email));

-- Bounded numbers and closed lists.
ALTER TABLE users
  ADD CONSTRAINT users_role CHECK (role IN ('user', 'admin')),
  ADD CONSTRAINT users_session_version CHECK (session_version >= 1);
ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_purpose CHECK (purpose IN ('verify_email', 'reset_password', 'sign_in'));
ALTER TABLE experts
  ADD CONSTRAINT experts_availability CHECK (availability IN ('available', 'next_week', '2_weeks', 'busy')),
  ADD CONSTRAINT experts_work_arrangement CHECK (work_arrangement <@ ARRAY['remote', 'hybrid', 'onsite']),
  ADD CONSTRAINT experts_approval_status CHECK (approval_status IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT experts_experience_years CHECK (experience_years BETWEEN 0 AND 70),
  ADD CONSTRAINT experts_hourly_rate CHECK (hourly_rate_cents BETWEEN 100 AND 100000),
  ADD CONSTRAINT experts_work_radius CHECK (work_radius BETWEEN 0 AND 2000),
  ADD CONSTRAINT experts_weekly_hours CHECK (weekly_availability_hours BETWEEN 0 AND 60),
  ADD CONSTRAINT experts_display_order CHECK (display_order >= 1),
  ADD CONSTRAINT experts_min_matching_score CHECK (min_matching_score BETWEEN 0 AND 100),
  ADD CONSTRAINT experts_ai_matching_score CHECK (ai_matching_score BETWEEN 0 AND 100),
  ADD CONSTRAINT experts_points CHECK (social_points >= 0 AND profile_share_count >= 0),
  ADD CONSTRAINT experts_personality CHECK (
    personality_openness BETWEEN 0 AND 100 AND personality_conscientiousness BETWEEN 0 AND 100
    AND personality_extraversion BETWEEN 0 AND 100 AND personality_agreeableness BETWEEN 0 AND 100
    AND personality_neuroticism BETWEEN 0 AND 100),
  ADD CONSTRAINT experts_skills CHECK (cardinality(skills) <= 60 AND cardinality(skill_keys) <= 60);
ALTER TABLE expert_profile_views ADD CONSTRAINT expert_profile_views_views CHECK (views >= 0);
ALTER TABLE projects
  ADD CONSTRAINT projects_kind CHECK (kind IN ('posting', 'engagement')),
  ADD CONSTRAINT projects_experience_required CHECK (experience_required IN ('junior', 'mid', 'senior', 'expert')),
  ADD CONSTRAINT projects_work_arrangement CHECK (work_arrangement <@ ARRAY['remote', 'hybrid', 'onsite']),
  ADD CONSTRAINT projects_budget_type CHECK (budget_type IN ('hourly', 'fixed')),
  ADD CONSTRAINT projects_hourly_rate CHECK (
    hourly_rate_min_cents BETWEEN 0 AND 100000 AND hourly_rate_max_cents BETWEEN 0 AND 100000
    AND hourly_rate_min_cents <= hourly_rate_max_cents),
  ADD CONSTRAINT projects_fixed_budget CHECK (
    fixed_budget_min_cents >= 0 AND fixed_budget_max_cents >= 0 AND fixed_budget_min_cents <= fixed_budget_max_cents),
  ADD CONSTRAINT projects_duration CHECK (duration_months BETWEEN 1 AND 60),
  ADD CONSTRAINT projects_hours_per_week CHECK (hours_per_week BETWEEN 1 AND 60),
  ADD CONSTRAINT projects_dates CHECK (end_date >= start_date),
  ADD CONSTRAINT projects_urgency CHECK (urgency IN ('urgent', 'normal', 'flexible')),
  ADD CONSTRAINT projects_team_size CHECK (team_size BETWEEN 1 AND 100),
  ADD CONSTRAINT projects_approval_status CHECK (approval_status IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT projects_outcome CHECK (outcome IN ('open', 'completed', 'cancelled')),
  ADD CONSTRAINT projects_display_order CHECK (display_order >= 1),
  ADD CONSTRAINT projects_personality CHECK (
    preferred_openness BETWEEN 0 AND 100 AND preferred_conscientiousness BETWEEN 0 AND 100
    AND preferred_extraversion BETWEEN 0 AND 100 AND preferred_agreeableness BETWEEN 0 AND 100
    AND preferred_neuroticism BETWEEN 0 AND 100 AND personality_matching_weight BETWEEN 0 AND 100),
  ADD CONSTRAINT projects_engagement_has_expert CHECK (kind <> 'engagement' OR expert_id IS NOT NULL);
ALTER TABLE project_applications
  ADD CONSTRAINT project_applications_rate CHECK (proposed_rate_cents BETWEEN 100 AND 100000),
  ADD CONSTRAINT project_applications_hours CHECK (estimated_hours_per_week BETWEEN 1 AND 60),
  ADD CONSTRAINT project_applications_status CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn'));
ALTER TABLE expert_applications
  ADD CONSTRAINT expert_applications_status CHECK (status IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT expert_applications_experience CHECK (experience_years BETWEEN 0 AND 70),
  ADD CONSTRAINT expert_applications_rate CHECK (hourly_rate_cents BETWEEN 100 AND 100000),
  ADD CONSTRAINT expert_applications_hours CHECK (weekly_availability_hours BETWEEN 1 AND 60),
  ADD CONSTRAINT expert_applications_radius CHECK (work_radius BETWEEN 0 AND 2000),
  ADD CONSTRAINT expert_applications_arrangement CHECK (work_arrangement <@ ARRAY['remote', 'hybrid', 'onsite']),
  ADD CONSTRAINT expert_applications_personality CHECK (
    personality_openness BETWEEN 0 AND 100 AND personality_conscientiousness BETWEEN 0 AND 100
    AND personality_extraversion BETWEEN 0 AND 100 AND personality_agreeableness BETWEEN 0 AND 100
    AND personality_neuroticism BETWEEN 0 AND 100);
ALTER TABLE meeting_bookings
  ADD CONSTRAINT meeting_bookings_status CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled')),
  ADD CONSTRAINT meeting_bookings_type CHECK (meeting_type = 'consultation'),
  ADD CONSTRAINT meeting_bookings_duration CHECK (
    duration BETWEEN 30 AND 120 AND end_at = start_at + make_interval(mins => duration)),
  ADD CONSTRAINT meeting_bookings_sequence CHECK (calendar_sequence >= 0),
  ADD CONSTRAINT meeting_bookings_estimate CHECK (
    project_duration_months BETWEEN 1 AND 36 AND project_hours_per_week BETWEEN 1 AND 60
    AND estimated_total_hours >= 0 AND estimated_total_cost_cents >= 0
    AND platform_fee BETWEEN 0 AND 100 AND volume_discount BETWEEN 0 AND 100),
  -- The heart of booking: no two live meetings of one calendar overlap (decisions D3).
  ADD CONSTRAINT meeting_bookings_no_overlap EXCLUDE USING gist (
    calendar WITH =, tstzrange(start_at, end_at) WITH &&) WHERE (status IN ('pending', 'confirmed'));
ALTER TABLE quotes
  ADD CONSTRAINT quotes_bounds CHECK (
    hours_per_week BETWEEN 1 AND 60 AND duration_months BETWEEN 1 AND 36 AND total_cost_cents >= 0
    AND project_type IN ('hourly', 'project'));
ALTER TABLE contracts
  ADD CONSTRAINT contracts_type CHECK (contract_type IN ('client', 'expert')),
  ADD CONSTRAINT contracts_status CHECK (status IN ('draft', 'active', 'completed', 'cancelled')),
  ADD CONSTRAINT contracts_amount CHECK (total_amount_cents >= 0);
ALTER TABLE mail_messages
  ADD CONSTRAINT mail_messages_status CHECK (status IN ('queued', 'sent', 'failed')),
  ADD CONSTRAINT mail_messages_attempts CHECK (attempts >= 0);
ALTER TABLE images ADD CONSTRAINT images_size CHECK (size BETWEEN 1 AND 4096);
ALTER TABLE served_rankings
  ADD CONSTRAINT served_rankings_subject CHECK (subject IN ('expert', 'project')),
  ADD CONSTRAINT served_rankings_same_length CHECK (cardinality(result_ids) = cardinality(scores));

-- Public lists: the order of the page, with every filter's column inside, so that filtering and
-- counting never leave the index.
CREATE INDEX expert_search_list ON expert_search (display_order, created_at DESC, expert_id DESC)
  INCLUDE (hourly_rate_cents, experience_years, availability, work_arrangement, city_key);
-- A short list of entries to come: a move in the list writes many documents anew (a new place is a new row), which is
-- ten times dearer entry by entry; half a megabyte is read in less than a millisecond.
CREATE INDEX expert_search_document ON expert_search USING gin (document) WITH (gin_pending_list_limit = 512);
-- Documents stay in their row: reading thousands of them must not fetch each from elsewhere.
ALTER TABLE expert_search SET (toast_tuple_target = 4080);
ALTER TABLE expert_search ALTER COLUMN document SET STATISTICS 500;
ALTER TABLE expert_search
  ADD CONSTRAINT expert_search_expert_id_fkey FOREIGN KEY (expert_id) REFERENCES experts (id) ON DELETE CASCADE,
  ADD CONSTRAINT expert_search_codes CHECK (availability BETWEEN 0 AND 3 AND work_arrangement BETWEEN 0 AND 7);
CREATE INDEX experts_public_newest ON experts (display_order, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX experts_skill_keys ON experts USING gin (skill_keys) WITH (fastupdate = off) WHERE is_public;
-- What administrators look through: everybody in display order, who waits for a review, and who came when.
CREATE INDEX experts_in_display_order ON experts (display_order, created_at DESC, id DESC) WHERE archived_at IS NULL;
CREATE INDEX experts_pending ON experts (created_at) WHERE approval_status = 'pending' AND archived_at IS NULL;
CREATE INDEX experts_created ON experts (created_at);
-- Whether anybody still shows one of our own pictures.
CREATE INDEX experts_profile_image ON experts (profile_image) WHERE profile_image IS NOT NULL;
CREATE INDEX experts_title_trigrams ON experts USING gin (title gin_trgm_ops);
CREATE INDEX search_words_trigrams ON search_words USING gist (word gist_trgm_ops(siglen = 32));
CREATE INDEX projects_public_list ON projects (display_order, created_at DESC, id DESC)
  WHERE kind = 'posting' AND is_active AND approval_status = 'approved';
CREATE INDEX projects_pending ON projects (submitted_at) WHERE kind = 'posting' AND approval_status = 'pending';
CREATE INDEX expert_applications_pending ON expert_applications (created_at) WHERE status = 'pending';
CREATE INDEX expert_applications_created ON expert_applications (created_at);
CREATE INDEX meeting_bookings_pending ON meeting_bookings (submitted_at) WHERE status = 'pending';
CREATE INDEX projects_submitted ON projects (submitted_at) WHERE kind = 'posting';
CREATE INDEX mail_messages_queued ON mail_messages (created_at) WHERE status = 'queued';

-- What search reads of the public experts, and nothing else: a narrow row each, with the closed lists
-- as numbers. Written by the database from every change of experts, in the same transaction.
CREATE FUNCTION refresh_expert_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Moving one expert in the list shifts everybody between its two places: what search reads of them stays, and
  -- only the places follow.
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (
      SELECT 1 FROM changed c JOIN before b ON b.id = c.id
      WHERE (c.is_public, c.name, c.title, c.description, c.skills, c.skill_keys, c.title_skill_keys,
          c.description_skill_keys, c.location, c.city_key, c.reached_city_keys, c.availability, c.work_arrangement,
          c.hourly_rate_cents, c.experience_years, c.created_at)
        IS DISTINCT FROM (b.is_public, b.name, b.title, b.description, b.skills, b.skill_keys, b.title_skill_keys,
          b.description_skill_keys, b.location, b.city_key, b.reached_city_keys, b.availability, b.work_arrangement,
          b.hourly_rate_cents, b.experience_years, b.created_at)) THEN
      UPDATE expert_search s SET display_order = changed.display_order FROM changed
        WHERE s.expert_id = changed.id AND s.display_order <> changed.display_order;
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM expert_search s USING changed WHERE s.expert_id = changed.id AND NOT changed.is_public;
  INSERT INTO expert_search (expert_id, display_order, created_at, hourly_rate_cents, experience_years,
    availability, work_arrangement, city_key, document)
  SELECT id, display_order, created_at, hourly_rate_cents, experience_years,
    array_position(ARRAY['available', 'next_week', '2_weeks', 'busy'], availability) - 1,
    ('remote' = ANY(work_arrangement))::int + 2 * ('hybrid' = ANY(work_arrangement))::int + 4 * ('onsite' = ANY(work_arrangement))::int,
    city_key,
    expert_search_document(name, title, description, skills, skill_keys, title_skill_keys, description_skill_keys, location,
      reached_city_keys)
  FROM changed WHERE is_public
  ON CONFLICT (expert_id) DO UPDATE SET display_order = excluded.display_order, created_at = excluded.created_at,
    hourly_rate_cents = excluded.hourly_rate_cents, experience_years = excluded.experience_years,
    availability = excluded.availability, work_arrangement = excluded.work_arrangement,
    city_key = excluded.city_key, document = excluded.document;
  -- Every word of a public document, for correcting mistyped searches. A word stays when its last
  -- document goes; a correction towards it then finds nobody, which is harmless.
  INSERT INTO search_words (word)
  SELECT DISTINCT lexeme FROM changed JOIN expert_search s ON s.expert_id = changed.id,
    unnest(tsvector_to_array(s.document)) AS lexeme
  WHERE lexeme !~ '_' AND length(lexeme) BETWEEN 3 AND 40
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER experts_search_on_insert AFTER INSERT ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_expert_search();
CREATE TRIGGER experts_search_on_update AFTER UPDATE ON experts
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_expert_search();

-- Tells every web process that cached pages have changed: the tags of lib/server/revalidate.ts, one
-- message a statement. Large changes name the lists only.
CREATE FUNCTION announce_expert_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_changed', CASE WHEN count(*) > 200 THEN 'experts,every-expert'
    ELSE concat_ws(',', 'experts', string_agg('expert-' || id, ',')) END) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER experts_announce_insert AFTER INSERT ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();
CREATE TRIGGER experts_announce_update AFTER UPDATE ON experts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();
CREATE TRIGGER experts_announce_delete AFTER DELETE ON experts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_expert_change();

-- Matching keeps experts and postings in memory and reads before each answer what changed since it last
-- looked: rows of transactions that were not finished then. So every row knows the transaction that wrote it.
CREATE FUNCTION note_changing_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE TRIGGER experts_note_transaction BEFORE UPDATE ON experts
  FOR EACH ROW EXECUTE FUNCTION note_changing_transaction();
CREATE TRIGGER projects_note_transaction BEFORE UPDATE ON projects
  FOR EACH ROW EXECUTE FUNCTION note_changing_transaction();
CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_rows (entity, row_id, deleted_in)
  SELECT TG_TABLE_NAME, id, pg_current_xact_id()::text::bigint FROM deleted ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Row 0 stands for all of them.
CREATE FUNCTION note_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_rows (entity, row_id, deleted_in) VALUES (TG_TABLE_NAME, 0, pg_current_xact_id()::text::bigint)
  ON CONFLICT (entity, row_id) DO UPDATE SET deleted_in = excluded.deleted_in;
  RETURN NULL;
END $$;
CREATE TRIGGER experts_note_truncation AFTER TRUNCATE ON experts
  FOR EACH STATEMENT EXECUTE FUNCTION note_truncation();
CREATE TRIGGER projects_note_truncation AFTER TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION note_truncation();
CREATE TRIGGER experts_note_deletion AFTER DELETE ON experts
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION note_deletion();
CREATE TRIGGER projects_note_deletion AFTER DELETE ON projects
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION note_deletion();

-- The same for the public list of postings: its cached pages end when one changes.
CREATE FUNCTION announce_project_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_changed', 'projects') FROM changed WHERE kind = 'posting' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER projects_announce_insert AFTER INSERT ON projects
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();
CREATE TRIGGER projects_announce_update AFTER UPDATE ON projects
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();
CREATE TRIGGER projects_announce_delete AFTER DELETE ON projects
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_project_change();

-- The audit log only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
