import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client, type Pool } from "pg";
import { searchExpertsInput } from "@/lib/features/experts/schemas";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import { pool, prisma, searchPool } from "@/lib/server/db";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createBooking,
  createConsultant,
  createExpert,
  createProject,
  createUser,
} from "@/tests/support/factories";
import { readPrismaSchema } from "@/tests/support/prisma-schema";
import { insertQuote } from "@/tests/support/quotes";

const migrationsFolder = path.resolve(__dirname, "../../prisma/migrations");
const migrations = readdirSync(migrationsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8"))
  .join("\n");

describe("prisma/schema and the migrated database", () => {
  const schema = readPrismaSchema();

  it("have the same tables", async () => {
    const rows = await sql<{ table_name: string }>(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1",
    );
    expect(rows.map(({ table_name }) => table_name)).toEqual(schema.map(({ table }) => table).sort());
    expect(schema.length).toBeGreaterThan(15);
  });

  it.each(schema.map((each) => [each.table, each] as const))(
    "agree on the columns of %s",
    async (table, { fields }) => {
      const rows = await sql(
        `SELECT column_name AS column, CASE WHEN left(udt_name, 1) = '_' THEN substr(udt_name, 2) || '[]' ELSE udt_name END AS type,
         is_nullable = 'YES' AS "isOptional", column_default IS NOT NULL AND is_generated = 'NEVER' AS "hasDefault"
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
        [table],
      );
      const byName = (a: { column?: string }, b: { column?: string }) =>
        (a.column ?? "") < (b.column ?? "") ? -1 : 1;
      expect(rows.sort(byName)).toEqual([...fields].sort(byName));
    },
  );

  it.each(schema.map((each) => [each.table, each] as const))(
    "agree on the keys of %s",
    async (table, { primaryKey, uniqueKeys, indexes, relations }) => {
      const found = await sql<{ columns: string[]; primary: boolean; unique: boolean }>(
        `SELECT i.indisprimary AS "primary", i.indisunique AND i.indpred IS NULL AS "unique",
         ARRAY(SELECT a.attname::text FROM unnest(i.indkey) WITH ORDINALITY AS k(number, n)
           JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number WHERE k.n <= i.indnkeyatts ORDER BY k.n) AS columns
       FROM pg_index i WHERE i.indrelid = $1::regclass`,
        [table],
      );
      expect(found.filter(({ primary }) => primary).map(({ columns }) => columns)).toEqual([primaryKey]);
      const unique = found.filter((each) => each.unique).map(({ columns }) => columns);
      for (const key of uniqueKeys) expect(unique).toContainEqual(key);
      for (const index of indexes) expect(found.map(({ columns }) => columns)).toContainEqual(index);

      const foreignKeys = await sql(
        `SELECT ARRAY(SELECT a.attname::text FROM unnest(c.conkey) k(n) JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n) AS columns,
         c.confrelid::regclass::text AS table,
         ARRAY(SELECT a.attname::text FROM unnest(c.confkey) k(n) JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n) AS references,
         CASE c.confdeltype WHEN 'c' THEN 'Cascade' WHEN 'n' THEN 'SetNull' WHEN 'r' THEN 'Restrict' ELSE c.confdeltype::text END AS "onDelete"
       FROM pg_constraint c WHERE c.conrelid = $1::regclass AND c.contype = 'f'`,
        [table],
      );
      const byColumns = (a: { columns?: string[] }, b: { columns?: string[] }) =>
        String(a.columns) < String(b.columns) ? -1 : 1;
      expect(foreignKeys.sort(byColumns)).toEqual([...relations].sort(byColumns));
    },
  );

  it("has an index under every foreign key, so that deleting never reads a whole table", async () => {
    const rows = await sql<{ name: string }>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS name FROM pg_constraint c
         JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])
       ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  });
});

describe("what must never happen", () => {
  let ids: { user: number; expert: number; project: number };

  beforeEach(async () => {
    await empty(
      "users",
      "experts",
      "projects",
      "meeting_bookings",
      "expert_applications",
      "mail_messages",
      "images",
      "served_rankings",
      "skill_names",
      "search_misses",
      "reason_templates",
      "day_counts",
    );
    const user = await createUser();
    const expert = await createExpert({ userId: user.id });
    const project = await createProject({ expertId: expert.id });
    ids = { user: user.id, expert: expert.id, project: project.id };
    const later = new Date(Date.now() + 3_600_000);
    await insert("account_tokens", {
      token_hash: "a",
      purpose: "sign_in",
      user_id: user.id,
      expires_at: later,
    });
    await insert("two_factors", {
      ...{ user_id: user.id, secret: "a", recovery_hashes: ["a"], created_at: later },
    });
    await insert("expert_profile_views", { expert_id: expert.id, day: "2027-01-01" });
    await insert("expert_applications", {
      name: "A",
      title: "B",
      email: "a@example.com",
      description: "C",
      experience_years: 1,
      hourly_rate_cents: 9000,
      weekly_availability_hours: 30,
      updated_at: later,
    });
    await insert("posting_reviews", {
      ...{ project_id: project.id, decision: "approved", submitted_at: later, decided_at: later },
    });
    const { id: application_id } = await insert<{ id: number }>("project_applications", {
      project_id: project.id,
      applicant_name: "A",
      applicant_email: "a@example.com",
      cover_letter: "B",
      updated_at: later,
    });
    await insert("stage_moves", {
      ...{ application_id, from_stage: "new", to_stage: "shortlisted", moved_at: later },
    });
    await createBooking({ startAt: new Date("2027-03-03T08:00:00Z"), expertId: expert.id });
    await insert("price_estimates", {
      expert_id: expert.id,
      project_type: "hourly",
      hours_per_week: 20,
      duration_months: 3,
      pricing: {},
      total_cost_cents: 1,
    });
    await insert("contracts", {
      project_id: project.id,
      expert_id: expert.id,
      contract_type: "client",
      html: "",
      total_amount_cents: 1,
      access_token_hash: "a",
      updated_at: later,
    });
    await insert("contract_parties", {
      ...{ user_id: user.id, legal_name: "A", street_address: "B 1", postal_code: "00100", city: "C" },
      ...{ signatory_name: "A", created_at: later, updated_at: later },
    });
    const [{ id: contract_id }] = (await sql("SELECT id FROM contracts")) as [{ id: number }];
    const signing = { contract_id, user_id: user.id, document_sha256: "a" };
    await insert("contract_signatures", {
      ...{ ...signing, role: "client", name: "A", email: "a@example.com", signed_at: later },
    });
    await insert("signing_codes", {
      ...{ ...signing, code_hash: "a", browser_hash: "a", created_at: later, expires_at: later },
    });
    await insert("liability_papers", {
      ...{ project_id: project.id, kind: "taxes", name: "a.pdf", type: "application/pdf", size: 1 },
      ...{ bytes: "a", issued_on: "2027-01-01", created_at: later },
    });
    await insert("mail_messages", {
      id: "0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f50",
      kind: "test",
      to: "a@example.com",
      subject: "",
      text: "",
      html: "",
    });
    await insert("images", {
      id: "0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f51",
      content_type: "image/webp",
      size: 64,
      bytes: Buffer.from([1]),
    });
    await insert("served_rankings", {
      rule_version: "1",
      subject: "expert",
      inputs_hash: "a",
      result_ids: [1],
      scores: [1],
    });
    await insert("skill_names", {
      skill_key: "rust",
      name: "ruoste",
      phrase: "ruoste",
      created_at: new Date(),
    });
    await insert("day_counts", { day: "2027-03-01", kind: "visit", count: 1 });
    await insert("search_misses", { day: "2027-03-01", words: "ruoste", searches: 1, hits: 0 });
    const since = { user_id: (await createUser()).id, created_at: new Date(), updated_at: new Date() };
    const list = await insert<{ id: number }>("shortlists", { ...since, name: "Own" });
    await insert("shortlist_experts", {
      ...{ shortlist_id: list.id, expert_id: expert.id, created_at: new Date() },
    });
    const { id: applicant } = await insert<{ id: number }>("project_applications", {
      ...{ project_id: project.id, applicant_name: "B", applicant_email: "b@example.com" },
      ...{ cover_letter: "C", updated_at: later },
    });
    const about = { created_at: later };
    const conversation = await insert<{ id: number }>("conversations", {
      ...{ ...about, project_id: project.id, application_id: applicant },
    });
    const of = { ...about, conversation_id: conversation.id, side: "company" };
    const written = await insert<{ id: number }>("messages", { ...of, author_name: "A", body: "B" });
    await insert("message_files", {
      ...{
        message_id: written.id,
        name: "a.pdf",
        type: "application/pdf",
        size: 1,
        content: Buffer.from("a"),
      },
    });
    await insert("conversation_reports", { ...of, reason: "A", last_message_id: written.id });
    await insert("saved_searches", { ...since, name: "Own", filters: "{}", alert: "off" });
    await insert("notification_choices", {
      ...{ user_id: since.user_id, kind: "message_received", delivery: "off" },
    });
    const company = await insert<{ id: number }>("companies", { ...about, name: "A", updated_at: later });
    await insert("company_members", { ...about, user_id: user.id, company_id: company.id, role: "owner" });
    await insert("company_member_invitations", {
      ...{ ...about, company_id: company.id, email: "a@example.com", role: "member", token_hash: "a" },
      expires_at: later,
    });
    await insert("admin_invitations", {
      ...{ ...about, email: "a@example.com", language: "en", token_hash: "a" },
      ...{ sent_at: later, expires_at: later },
    });
    await insertQuote({ applicationId: applicant, expertId: expert.id, status: "draft" });
    await insertQuote({ applicationId: applicant, expertId: expert.id, version: 2 });
    await insertQuote({ applicationId: applicant, expertId: expert.id, version: 3, status: "accepted" });
    await insert("invitations", {
      ...{ project_id: (await createProject()).id, expert_id: expert.id },
      ...{ message: "Come", created_at: new Date() },
    });
    const { id: item_id } = await insert<{ id: number }>("desk_items", {
      expert_id: expert.id,
      created_at: later,
    });
    await insert("desk_notes", { item_id, text: "A", created_at: later });
    await insert("reason_templates", { name: "A", text: "B", created_at: later });
    await insert("change_requests", {
      ...{ expert_id: expert.id, message: "A", sent: "{}", submitted_at: later, requested_at: later },
    });
  });

  /** For every check of the database, changes that it refuses. A check without an entry fails the test below. */
  const refused: Record<string, string[]> = {
    users_email_normalized: [
      "users SET email = 'Upper@example.com'",
      "users SET email = ' a@example.com'",
      "users SET email = ''",
    ],
    users_role: ["users SET role = 'king'"],
    users_session_version: ["users SET session_version = 0"],
    users_language: ["users SET language = 'de'"],
    projects_language: ["projects SET language = 'de'"],
    experts_text_language: ["experts SET text_language = 'de'"],
    experts_title_language: ["experts SET title_language = 'de'"],
    projects_text_language: ["projects SET text_language = 'de'"],
    messages_text_language: ["messages SET text_language = 'de'"],
    project_applications_text_language: ["project_applications SET text_language = 'de'"],
    change_requests_text_language: ["change_requests SET text_language = 'de'"],
    conversation_reports_text_language: ["conversation_reports SET text_language = 'de'"],
    invitations_text_language: ["invitations SET text_language = 'de'"],
    meeting_bookings_text_language: ["meeting_bookings SET text_language = 'de'"],
    quotes_answer_language: ["quotes SET answer_language = 'de'"],
    quotes_text_language: ["quotes SET text_language = 'de'"],
    stage_moves_text_language: ["stage_moves SET text_language = 'de'"],
    project_applications_language: ["project_applications SET language = 'de'"],
    expert_applications_language: ["expert_applications SET language = 'de'"],
    meeting_bookings_language: ["meeting_bookings SET language = 'de'"],
    company_member_invitations_language: ["company_member_invitations SET language = 'de'"],
    admin_invitations_language: ["admin_invitations SET language = 'de'"],
    admin_invitations_email_normalized: [
      "admin_invitations SET email = 'A@example.com'",
      "admin_invitations SET email = ''",
    ],
    admin_invitations_one_end: ["admin_invitations SET accepted_at = now(), revoked_at = now()"],
    account_tokens_purpose: ["account_tokens SET purpose = 'open_sesame'"],
    account_tokens_new_address: [
      "account_tokens SET purpose = 'change_email'",
      "account_tokens SET email = 'a@example.com'",
      "account_tokens SET purpose = 'change_email', email = 'Upper@example.com'",
    ],
    two_factors_last_step: ["two_factors SET last_step = -1"],
    two_factors_recovery_hashes: ["two_factors SET recovery_hashes = array_fill('a'::text, ARRAY[11])"],
    two_factors_secret: ["two_factors SET secret = ''"],
    experts_availability: ["experts SET availability = 'never'"],
    experts_work_arrangement: ["experts SET work_arrangement = '{moon}'"],
    experts_approval_status: ["experts SET approval_status = 'maybe'"],
    experts_experience_years: ["experts SET experience_years = -1", "experts SET experience_years = 71"],
    experts_hourly_rate: ["experts SET hourly_rate_cents = 99", "experts SET hourly_rate_cents = 100001"],
    experts_background: [
      "experts SET languages = '{}'",
      "experts SET case_studies = (SELECT jsonb_agg(n) FROM generate_series(1, 13) AS n)",
      "experts SET certificates = (SELECT jsonb_agg(n) FROM generate_series(1, 21) AS n)",
      "experts SET education = (SELECT jsonb_agg(n) FROM generate_series(1, 11) AS n)",
    ],
    experts_work_radius: ["experts SET work_radius = -1", "experts SET work_radius = 2001"],
    experts_weekly_hours: ["experts SET weekly_availability_hours = 61"],
    experts_display_order: ["experts SET display_order = 0"],
    experts_min_matching_score: ["experts SET min_matching_score = 101"],
    experts_ai_matching_score: ["experts SET ai_matching_score = -1"],
    experts_points: ["experts SET social_points = -1", "experts SET profile_share_count = -1"],
    experts_personality: [
      "openness",
      "conscientiousness",
      "extraversion",
      "agreeableness",
      "neuroticism",
    ].map((trait) => `experts SET personality_${trait} = 101`),
    experts_skills: [
      "experts SET skills = array_fill('a'::text, ARRAY[61])",
      "experts SET skill_keys = array_fill('a'::text, ARRAY[61])",
    ],
    expert_search_codes: ["expert_search SET availability = 4", "expert_search SET work_arrangement = 8"],
    expert_profile_views_views: ["expert_profile_views SET views = -1"],
    projects_kind: ["projects SET kind = 'dream'"],
    projects_experience_required: ["projects SET experience_required = 'wizard'"],
    projects_work_arrangement: ["projects SET work_arrangement = '{moon}'"],
    projects_budget_type: ["projects SET budget_type = 'free'"],
    projects_hourly_rate: [
      "projects SET hourly_rate_min_cents = 9000, hourly_rate_max_cents = 8000",
      "projects SET hourly_rate_min_cents = -1",
      "projects SET hourly_rate_max_cents = 100001",
    ],
    projects_fixed_budget: [
      "projects SET fixed_budget_min_cents = 2, fixed_budget_max_cents = 1",
      "projects SET fixed_budget_min_cents = -1",
    ],
    projects_duration: ["projects SET duration_months = 0", "projects SET duration_months = 61"],
    projects_days: ["projects SET duration_days = 0", "projects SET duration_days = 261"],
    projects_hours_per_week: ["projects SET hours_per_week = 0", "projects SET hours_per_week = 61"],
    projects_dates: ["projects SET start_date = '2027-02-01', end_date = '2027-01-31'"],
    projects_urgency: ["projects SET urgency = 'yesterday'"],
    projects_team_size: ["projects SET team_size = 0"],
    projects_approval_status: ["projects SET approval_status = 'maybe'"],
    projects_outcome: ["projects SET outcome = 'lost'"],
    projects_display_order: ["projects SET display_order = 0"],
    projects_personality: [
      "projects SET preferred_openness = 101",
      "projects SET personality_matching_weight = 101",
    ],
    projects_payment: ["projects SET payment_term_days = 15", "projects SET purchase_order = ''"],
    projects_lifecycle: ["projects SET lifecycle = 'closed'"],
    projects_engagement_open: ["projects SET kind = 'engagement', lifecycle = 'paused'"],
    posting_reviews_decision: ["posting_reviews SET decision = 'maybe'"],
    projects_engagement_has_expert: ["projects SET kind = 'engagement', expert_id = NULL"],
    project_applications_rate: ["project_applications SET proposed_rate_cents = 99"],
    project_applications_hours: ["project_applications SET estimated_hours_per_week = 0"],
    project_applications_stage: ["project_applications SET stage = 'maybe'"],
    project_applications_note: ["project_applications SET note = ''"],
    stage_moves_stages: [
      "stage_moves SET to_stage = 'maybe'",
      "stage_moves SET to_stage = from_stage",
      "stage_moves SET undone_at = now(), mailed_at = now()",
      "stage_moves SET message = repeat('x', 5001)",
    ],
    expert_applications_status: ["expert_applications SET status = 'maybe'"],
    expert_applications_experience: ["expert_applications SET experience_years = -1"],
    expert_applications_rate: ["expert_applications SET hourly_rate_cents = 99"],
    expert_applications_hours: ["expert_applications SET weekly_availability_hours = 0"],
    expert_applications_radius: ["expert_applications SET work_radius = 2001"],
    expert_applications_arrangement: ["expert_applications SET work_arrangement = '{moon}'"],
    expert_applications_personality: ["expert_applications SET personality_neuroticism = -1"],
    meeting_bookings_status: ["meeting_bookings SET status = 'maybe'"],
    meeting_bookings_type: ["meeting_bookings SET meeting_type = 'party'"],
    meeting_bookings_duration: [
      "meeting_bookings SET duration = 45",
      "meeting_bookings SET duration = 15, end_at = start_at + interval '15 minutes'",
      "meeting_bookings SET end_at = start_at - interval '1 hour'",
    ],
    meeting_bookings_days: [
      "meeting_bookings SET project_duration_days = 0",
      "meeting_bookings SET project_duration_days = 261",
    ],
    meeting_bookings_expert_answer: [
      "meeting_bookings SET expert_answer = 'perhaps', expert_answered_at = now()",
      "meeting_bookings SET expert_answer = 'available'",
      "meeting_bookings SET expert_answered_at = now()",
    ],
    consultants_named: [
      "consultants SET calendar = 'another'",
      "consultants SET calendar = 'another', name = 'A'",
      "consultants SET calendar = 'another', email = 'a@example.com'",
    ],
    consultants_name_bounds: ["consultants SET name = ''", "consultants SET name = repeat('a', 121)"],
    consultants_email_bounds: ["consultants SET email = 'a@'", "consultants SET email = repeat('a', 255)"],
    consultants_join_url_bounds: [
      "consultants SET join_url = ''",
      "consultants SET join_url = repeat('a', 501)",
    ],
    consultants_hours: [
      "consultants SET working_hours = '{}'",
      "consultants SET working_hours = '[1, 2, 3, 4, 5, 6, 7, 8]'",
    ],
    consultants_absences: [
      "consultants SET absences = '{}'",
      "consultants SET absences = (SELECT jsonb_agg(day) FROM generate_series(1, 101) AS day)",
    ],
    consultants_feed: ["consultants SET feed_version = 0"],
    meeting_bookings_sequence: ["meeting_bookings SET calendar_sequence = -1"],
    meeting_bookings_estimate: [
      "meeting_bookings SET project_duration_months = 37",
      "meeting_bookings SET project_hours_per_week = 61",
      "meeting_bookings SET estimated_total_cost_cents = -1",
      "meeting_bookings SET platform_fee = 101",
      "meeting_bookings SET volume_discount = -1",
    ],
    price_estimates_bounds: [
      "price_estimates SET hours_per_week = 0",
      "price_estimates SET duration_months = 37",
      "price_estimates SET project_type = 'barter'",
      "price_estimates SET total_cost_cents = -1",
    ],
    price_estimates_days: [
      "price_estimates SET duration_days = 0",
      "price_estimates SET duration_days = 261",
    ],
    quotes_status: ["quotes SET status = 'maybe', ended_at = now()"],
    quotes_bounds: [
      "quotes SET version = 0",
      "quotes SET hours_per_week = 61",
      "quotes SET duration_months = 37",
      "quotes SET duration_days = 261",
      "quotes SET valid_days = 61",
      "quotes SET total_cents = -1",
      "quotes SET project_type = 'barter'",
      "quotes SET hourly_rate_cents = 0",
    ],
    quotes_lengths: [
      "quotes SET scope = 'Too short'",
      "quotes SET decline_reason = ''",
      "quotes SET change_request = repeat('a', 5001)",
    ],
    quotes_sent: [
      "quotes SET sent_at = now() WHERE status = 'draft'",
      "quotes SET sent_at = NULL WHERE status <> 'draft'",
    ],
    quotes_ended: [
      "quotes SET ended_at = now() WHERE status = 'sent'",
      "quotes SET ended_at = NULL WHERE status = 'accepted'",
    ],
    quotes_engagement: ["quotes SET engagement_id = (SELECT min(id) FROM projects) WHERE status = 'sent'"],
    contracts_type: ["contracts SET contract_type = 'secret'"],
    contracts_status: ["contracts SET status = 'maybe'"],
    contract_signatures_role: ["contract_signatures SET role = 'witness'"],
    contract_signatures_name: [
      "contract_signatures SET name = ''",
      "contract_signatures SET name = repeat('a', 121)",
    ],
    contract_parties_whose: [
      "contract_parties SET user_id = NULL",
      "contract_parties SET expert_id = (SELECT min(id) FROM experts)",
    ],
    contract_parties_payment: ["contract_parties SET payment_term_days = 60"],
    contract_parties_lengths: [
      "contract_parties SET legal_name = ''",
      "contract_parties SET postal_code = repeat('1', 13)",
      "contract_parties SET invoice_address = repeat('1', 81)",
    ],
    signing_codes_tries: ["signing_codes SET tries = -1", "signing_codes SET tries = 6"],
    liability_papers_kind: ["liability_papers SET kind = 'other'"],
    liability_papers_type: ["liability_papers SET type = 'image/webp'"],
    liability_papers_name: ["liability_papers SET name = ''", "liability_papers SET name = repeat('a', 161)"],
    liability_papers_size: ["liability_papers SET size = 0", "liability_papers SET size = 10485761"],
    contracts_sent: [
      "contracts SET status = 'awaiting_signatures'",
      "contracts SET status = 'expired', ended_at = now()",
    ],
    contracts_ended: ["contracts SET status = 'cancelled'", "contracts SET ended_at = now()"],
    contracts_signed: [
      "contracts SET status = 'signed', sent_at = now(), expires_at = now(), pdf = 'a', document_sha256 = 'a', signed_at = NULL",
    ],
    contracts_end_reason: ["contracts SET end_reason = ''"],
    contracts_amount: ["contracts SET total_amount_cents = -1"],
    mail_messages_status: ["mail_messages SET status = 'maybe'"],
    mail_messages_attempts: ["mail_messages SET attempts = -1"],
    images_size: ["images SET size = 0", "images SET size = 4097"],
    served_rankings_subject: ["served_rankings SET subject = 'planet'"],
    served_rankings_same_length: ["served_rankings SET result_ids = '{1,2}'"],
    desk_items_one_thing: [
      "desk_items SET expert_id = NULL",
      "desk_items SET project_id = (SELECT max(id) FROM projects)",
    ],
    desk_items_tags_bounds: [
      "desk_items SET tags = '{\"\"}'",
      "desk_items SET tags = array_fill('a'::text, ARRAY[21])",
    ],
    desk_notes_text_bounds: ["desk_notes SET text = ''", "desk_notes SET text = repeat('a', 4001)"],
    change_requests_one_thing: [
      "change_requests SET expert_id = NULL",
      "change_requests SET project_id = (SELECT max(id) FROM projects)",
    ],
    change_requests_message_bounds: [
      "change_requests SET message = ''",
      "change_requests SET message = repeat('a', 2001)",
    ],
    change_requests_answer_whole: [
      "change_requests SET answered_at = now()",
      "change_requests SET corrected = '{}'",
    ],
    change_requests_link_ends: [
      "change_requests SET token_hash = 'a'",
      "change_requests SET expires_at = now()",
    ],
    reason_templates_name_bounds: [
      "reason_templates SET name = ''",
      "reason_templates SET name = repeat('a', 81)",
    ],
    reason_templates_text_bounds: [
      "reason_templates SET text = ''",
      "reason_templates SET text = repeat('a', 1001)",
    ],
    skill_names_lengths: ["skill_names SET name = ''", "skill_names SET phrase = repeat('a', 121)"],
    shortlists_bounds: ["shortlists SET name = ''", "shortlists SET shares_ended = -1"],
    shortlist_experts_note_length: ["shortlist_experts SET note = ''"],
    saved_searches_bounds: [
      "saved_searches SET name = repeat('a', 81)",
      "saved_searches SET alert = 'hourly'",
      "saved_searches SET filters = '[]'",
    ],
    notification_choices_delivery: ["notification_choices SET delivery = 'hourly'"],
    conversations_about: ["conversations SET application_id = NULL"],
    messages_side: ["messages SET side = 'third'"],
    messages_body: ["messages SET body = ''", "messages SET body = repeat('a', 5001)"],
    message_files_kinds: [
      "message_files SET type = 'text/html'",
      "message_files SET size = 2",
      "message_files SET size = 10485761, content = convert_to(repeat('a', 10485761), 'UTF8')",
      "message_files SET name = ''",
    ],
    conversation_reports_side: ["conversation_reports SET side = 'third'"],
    conversation_reports_answered: ["conversation_reports SET answered_at = now()"],
    companies_name: ["companies SET name = ''", "companies SET name = repeat('a', 161)"],
    companies_verified: [
      "companies SET verified_by = 'word', verified_at = now()",
      "companies SET verified_at = now()",
      "companies SET verified_by = 'register'",
    ],
    companies_verified_domain: [
      "companies SET verified_domain = 'a.example'",
      "companies SET verified_by = 'register', verified_at = now()",
      "companies SET verified_by = 'domain', verified_at = now()",
      "companies SET verified_by = 'operator', verified_at = now(), verified_domain = 'a.example'",
    ],
    companies_mark_withheld: [
      "companies SET verified_by = 'operator', verified_at = now(), mark_withheld_at = now()",
    ],
    company_members_role: ["company_members SET role = 'king'"],
    company_member_invitations_role: ["company_member_invitations SET role = 'king'"],
    invitations_status: ["invitations SET status = 'maybe', answered_at = now()"],
    invitations_answered: ["invitations SET status = 'accepted'", "invitations SET answered_at = now()"],
    invitations_lengths: ["invitations SET message = ''", "invitations SET reason = repeat('a', 2001)"],
    day_counts_kind: ["day_counts SET kind = 'person'"],
    day_counts_count: ["day_counts SET count = 0"],
    search_misses_bounds: ["search_misses SET searches = 0", "search_misses SET words = ''"],
  };

  it("has a try for every check", async () => {
    const rows = await sql<{ name: string }>(
      "SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(refused).sort());
  });

  it("is refused by the checks", async () => {
    for (const [constraint, changes] of Object.entries(refused)) {
      for (const change of changes) {
        const outcome = await sql(`UPDATE ${change}`).then(
          () => "stored",
          (error: { code?: string; constraint?: string; message: string }) => ({
            code: error.code,
            constraint: error.constraint ?? error.message,
          }),
        );
        expect([change, outcome]).toEqual([change, { code: "23514", constraint }]);
      }
    }
  });

  it("two accounts or two live experts with one e-mail; an archived expert frees it", async () => {
    await createUser({ email: "same@example.com" });
    await expect(createUser({ email: "same@example.com" })).rejects.toMatchObject({
      code: "23505",
      constraint: "users_email_key",
    });
    const { id } = await createExpert({ email: "Same@example.com" });
    await expect(createExpert({ email: "same@EXAMPLE.com" })).rejects.toMatchObject({
      code: "23505",
      constraint: "experts_email_key",
    });
    await sql("UPDATE experts SET archived_at = now() WHERE id = $1", [id]);
    await createExpert({ email: "same@EXAMPLE.com" });
    await expect(sql("UPDATE experts SET archived_at = NULL WHERE id = $1", [id])).rejects.toMatchObject({
      code: "23505",
    });
  });

  it("two quotes of an application that stand open for its company", async () => {
    await expect(
      sql("UPDATE quotes SET status = 'sent', ended_at = NULL WHERE status = 'accepted'"),
    ).rejects.toMatchObject({ code: "23505", constraint: "quotes_one_sent" });
  });

  it("one account with two experts", async () => {
    await expect(createExpert({ userId: ids.user })).rejects.toMatchObject({
      code: "23505",
      constraint: "experts_user_id_key",
    });
  });

  it("two live meetings at one time in one calendar", async () => {
    const at = (time: string) => new Date(`2027-03-03T${time}:00Z`);
    const overlap = { code: "23P01", constraint: "meeting_bookings_no_overlap" };
    await expect(createBooking({ startAt: at("08:30") })).rejects.toMatchObject(overlap);
    await expect(
      createBooking({ startAt: at("07:30"), duration: 120, status: "confirmed" }),
    ).rejects.toMatchObject(overlap);
    await createBooking({ startAt: at("09:00") });
    await createBooking({ startAt: at("07:00") });
    const cancelled = await createBooking({ startAt: at("08:00"), status: "cancelled" });
    await createBooking({ startAt: at("08:00"), status: "completed" });
    await expect(
      sql("UPDATE meeting_bookings SET status = 'pending' WHERE id = $1", [cancelled.id]),
    ).rejects.toMatchObject(overlap);
    await createConsultant({ calendar: "another" });
    await sql("UPDATE meeting_bookings SET calendar = 'another', status = 'pending' WHERE id = $1", [
      cancelled.id,
    ]);
    await expect(sql("DELETE FROM consultants WHERE calendar = 'another'")).rejects.toMatchObject({
      constraint: "meeting_bookings_calendar_fkey",
    });
    await sql("DELETE FROM meeting_bookings WHERE calendar = 'another'");
    await sql("DELETE FROM consultants WHERE calendar = 'another'");
  });

  it("one client in two live meetings at one time", async () => {
    const startAt = new Date("2027-03-04T08:00:00Z");
    await createConsultant({ calendar: "another" });
    await createBooking({ startAt, email: "client@example.com" });
    await expect(
      createBooking({ startAt, email: "Client@example.com", calendar: "another" }),
    ).rejects.toMatchObject({ code: "23P01", constraint: "meeting_bookings_client_once" });
    await sql("DELETE FROM consultants WHERE calendar = 'another'");
  });

  it("an expert deleted under a booking, a quote or a contract", async () => {
    await expect(sql("DELETE FROM experts WHERE id = $1", [ids.expert])).rejects.toMatchObject({
      code: "23001",
    });
  });

  it("an audit entry changed or removed, by anybody", async () => {
    await insert("audit_entries", {
      actor_email: "admin@example.com",
      action: "approve",
      entity: "expert",
      entity_id: "1",
    });
    for (const change of [
      "UPDATE audit_entries SET action = 'nothing'",
      "UPDATE audit_entries SET action = action WHERE false",
      "DELETE FROM audit_entries",
      "TRUNCATE audit_entries",
    ]) {
      await expect(sql(change)).rejects.toMatchObject({
        code: "42501",
        message: "audit_entries is append-only",
      });
    }
    expect(await sql("SELECT action FROM audit_entries")).toEqual([{ action: "approve" }]);
  });
});

describe("indexes", () => {
  const named = [...migrations.matchAll(/CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?"?(\w+)"?/g)].map(
    ([, name]) => name as string,
  );

  it("named in the migrations exist", async () => {
    const rows = await sql<{ indexname: string }>(
      "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'",
    );
    const existing = new Set(rows.map(({ indexname }) => indexname));
    expect(named.length).toBeGreaterThan(30);
    // Those of a table that was renamed carry its name by now.
    const renamed = new Map(
      [...migrations.matchAll(/ALTER INDEX "(\w+)" RENAME TO "(\w+)"/g)].map(([, old = "", name = ""]) => [
        old,
        name,
      ]),
    );
    const dropped = new Set([...migrations.matchAll(/DROP INDEX "(\w+)"/g)].map(([, name]) => name));
    const missing = named.filter((name) => !existing.has(name) && !existing.has(renamed.get(name) ?? ""));
    expect(missing.filter((name) => !dropped.has(name))).toEqual([]);
  });

  it("are all usable", async () => {
    expect(
      await sql("SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid OR NOT indisready"),
    ).toEqual([]);
  });

  it.each([
    [
      "expert_search_list",
      "SELECT expert_id FROM expert_search ORDER BY display_order, created_at DESC, expert_id DESC LIMIT 24",
    ],
    ["expert_search_document", "SELECT expert_id FROM expert_search WHERE document @@ '''python'''::tsquery"],
    [
      "experts_public_newest",
      "SELECT id FROM experts WHERE is_public ORDER BY display_order, created_at DESC, id DESC LIMIT 24",
    ],
    [
      "experts_in_display_order",
      "SELECT id FROM experts WHERE archived_at IS NULL ORDER BY display_order, created_at DESC, id DESC LIMIT 25",
    ],
    [
      "experts_pending",
      "SELECT id FROM experts WHERE approval_status = 'pending' AND archived_at IS NULL ORDER BY created_at",
    ],
    ["experts_created", "SELECT id FROM experts WHERE created_at >= '2027-01-01' ORDER BY created_at"],
    [
      "projects_submitted",
      "SELECT id FROM projects WHERE kind = 'posting' AND submitted_at >= '2027-01-01' ORDER BY submitted_at",
    ],
    [
      "messages_conversation_id_id_idx",
      "SELECT id FROM messages WHERE conversation_id = 1 ORDER BY id DESC LIMIT 1",
    ],
    [
      "quotes_open_until",
      "SELECT id FROM quotes WHERE status = 'sent' AND valid_until < '2027-01-01' ORDER BY valid_until LIMIT 200",
    ],
    ["conversations_application_id_key", "SELECT id FROM conversations WHERE application_id = 1"],
    ["conversations_invitation_id_key", "SELECT id FROM conversations WHERE invitation_id = 1"],
    [
      "company_member_invitations_address",
      "SELECT id FROM company_member_invitations WHERE lower(email) = 'a@example.com'",
    ],
    [
      "company_member_invitations_one_open",
      "SELECT id FROM company_member_invitations WHERE company_id = 1 AND lower(email) = 'a@example.com' AND accepted_at IS NULL",
    ],
    [
      "admin_invitations_one_open",
      "SELECT id FROM admin_invitations WHERE email = 'a@example.com' AND accepted_at IS NULL AND revoked_at IS NULL",
    ],
    [
      "project_applications_email",
      "SELECT id FROM project_applications WHERE lower(applicant_email) = 'a@example.com'",
    ],
    [
      "conversation_reports_open",
      "SELECT id FROM conversation_reports WHERE answered_at IS NULL ORDER BY id",
    ],
    [
      "expert_applications_created",
      "SELECT id FROM expert_applications WHERE created_at >= '2027-01-01' ORDER BY created_at",
    ],
    [
      "meeting_bookings_pending",
      "SELECT id FROM meeting_bookings WHERE status = 'pending' ORDER BY submitted_at",
    ],
    ["experts_skill_keys", "SELECT id FROM experts WHERE is_public AND skill_keys && ARRAY['python']"],
    ["experts_profile_image", "SELECT id FROM experts WHERE profile_image = '/api/images/x'"],
    ["experts_changed_in_idx", "SELECT id FROM experts WHERE changed_in >= 9000000000"],
    ["projects_changed_in_idx", "SELECT id FROM projects WHERE changed_in >= 9000000000"],
    ["experts_title_trigrams", "SELECT id FROM experts WHERE title ILIKE '%engineer%'"],
    ["search_words_trigrams", "SELECT word FROM search_words ORDER BY word <-> 'pyhton' LIMIT 40"],
    [
      "search_words_pkey",
      "SELECT word FROM search_words WHERE word >= 'pyt' AND word < 'pyt~' ORDER BY word LIMIT 20",
    ],
    [
      "projects_public_list",
      "SELECT id FROM projects WHERE is_public ORDER BY display_order, created_at DESC, id DESC LIMIT 24",
    ],
    [
      "projects_pending",
      "SELECT id FROM projects WHERE kind = 'posting' AND approval_status = 'pending' ORDER BY submitted_at",
    ],
    [
      "expert_applications_pending",
      "SELECT id FROM expert_applications WHERE status = 'pending' ORDER BY created_at",
    ],
    ["mail_messages_queued", "SELECT id FROM mail_messages WHERE status = 'queued' ORDER BY created_at"],
    [
      "meeting_bookings_client_once",
      "SELECT m.start_at FROM consultants c JOIN meeting_bookings m ON m.calendar = c.calendar WHERE c.is_active AND m.status IN ('pending', 'confirmed') AND tstzrange(m.start_at, m.end_at) && tstzrange('2027-03-03', '2027-03-04')",
    ],
    [
      "meeting_bookings_calendar_start_at_idx",
      "SELECT calendar, count(*) FROM meeting_bookings WHERE calendar = ANY(ARRAY['representative']) AND start_at >= '2027-03-01' AND start_at < '2027-03-08' AND status <> 'cancelled' GROUP BY calendar",
    ],
    [
      "experts_email_key",
      "SELECT id FROM experts WHERE lower(email) = 'a@example.com' AND archived_at IS NULL",
    ],
    [
      "users_unconfirmed",
      "SELECT id FROM users WHERE email_verified_at IS NULL AND created_at < '2027-01-01' LIMIT 1000",
    ],
    [
      "projects_guest_assignments",
      "SELECT id FROM projects WHERE kind = 'engagement' AND owner_id IS NULL AND updated_at < '2027-01-01' LIMIT 1000",
    ],
    [
      "expert_applications_asked",
      "SELECT id FROM expert_applications WHERE status = 'changes_requested' AND reviewed_at < '2027-01-01' LIMIT 1000",
    ],
    [
      "expert_applications_rejected",
      "SELECT id FROM expert_applications WHERE status = 'rejected' AND reviewed_at < '2027-01-01' LIMIT 1000",
    ],
    ["contracts_created", "SELECT id FROM contracts WHERE created_at < '2027-01-01' LIMIT 1000"],
    [
      "served_rankings_created_at_idx",
      "SELECT id FROM served_rankings WHERE created_at < '2027-01-01' LIMIT 1000",
    ],
    ["experts_user_id_key", "SELECT id FROM experts WHERE user_id = 1"],
    ["users_email_key", "SELECT id FROM users WHERE email = 'a@example.com'"],
    ["account_tokens_pkey", "SELECT user_id FROM account_tokens WHERE token_hash = 'a'"],
    [
      "ended_sessions_pkey",
      "SELECT u.id, s.ended_at FROM users u LEFT JOIN ended_sessions s ON s.sign_in = '00000000-0000-7000-8000-000000000001' WHERE u.id = 1",
    ],
    [
      "ended_sessions_ended_at_idx",
      "SELECT sign_in FROM ended_sessions WHERE ended_at < '2027-01-01' LIMIT 1000",
    ],
    ["idempotency_keys_pkey", "SELECT response FROM idempotency_keys WHERE scope = 'a' AND key = 'b'"],
    [
      "project_applications_waiting",
      "SELECT id FROM project_applications WHERE stage = 'new' AND stage_changed_at <= '2027-01-01' ORDER BY stage_changed_at, id LIMIT 200",
    ],
    [
      "stage_moves_application_id_id_idx",
      "SELECT id FROM stage_moves WHERE application_id = 1 ORDER BY id DESC LIMIT 20",
    ],
    [
      "project_applications_email",
      "SELECT id FROM project_applications WHERE lower(applicant_email) = 'a@example.com'",
    ],
  ])("%s answers its question", async (index, question) => {
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    try {
      // On a handful of rows the planner would rightly read the table; what is asked is whether it could do otherwise.
      await client.query("SET enable_seqscan = off; SET enable_sort = off");
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${question}`);
      expect(JSON.stringify(rows)).toContain(`"Index Name":"${index}"`);
    } finally {
      await client.end();
    }
  });
});

it("forbids reading a table from end to end to the search only", async () => {
  const setting = async (connections: Pool) => (await connections.query("SHOW enable_seqscan")).rows;
  expect(await setting(pool())).toEqual([{ enable_seqscan: "on" }]);
  expect(await setting(searchPool())).toEqual([{ enable_seqscan: "off" }]);
  const asked = jest.spyOn(searchPool(), "query");
  const others = jest.spyOn(pool(), "query");
  await searchExperts(searchExpertsInput.parse({ query: "pythn", availability: "available" }));
  expect(asked).toHaveBeenCalled();
  expect(others).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it("keeps instants as they are, whatever zone the server runs in", async () => {
  const { rows } = await pool().query("SHOW TimeZone");
  expect(rows).toEqual([{ TimeZone: "UTC" }]);
  const at = new Date("2027-07-01T21:30:00.123Z");
  const { id } = await prisma().auditEntry.create({
    data: { at, actorEmail: "a@example.com", action: "update", entity: "expert", entityId: "1" },
  });
  const [row] = await sql<{ epoch: string }>(
    "SELECT extract(epoch FROM at) AS epoch FROM audit_entries WHERE id = $1",
    [id],
  );
  expect(Number(row?.epoch) * 1000).toBe(at.getTime());
});

describe("what search reads", () => {
  const mirrored = () =>
    sql("SELECT expert_id, availability, work_arrangement, hourly_rate_cents FROM expert_search ORDER BY 1");

  it("follows every change of an expert in the same transaction", async () => {
    await empty("experts");
    const { id } = await createExpert({
      availability: "2_weeks",
      workArrangement: ["remote", "onsite"],
      hourlyRate: 80,
    });
    const row = { expert_id: id, availability: 2, work_arrangement: 5, hourly_rate_cents: 8000 };
    expect(await mirrored()).toEqual([row]);
    await sql("UPDATE experts SET hourly_rate_cents = 9000, availability = 'busy'");
    expect(await mirrored()).toEqual([{ ...row, hourly_rate_cents: 9000, availability: 3 }]);
    await sql("UPDATE experts SET approval_status = 'pending'");
    expect(await mirrored()).toEqual([]);
    await sql("UPDATE experts SET approval_status = 'approved'");
    expect(await mirrored()).toHaveLength(1);
    await sql("DELETE FROM experts");
    expect(await mirrored()).toEqual([]);
  });

  it("is announced to the web processes once the change is there, and only then", async () => {
    await empty("experts");
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const heard: string[] = [];
    listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await listener.query("LISTEN osaaja_changed");
    try {
      const { id } = await createExpert();
      await sql("UPDATE experts SET title = 'New' WHERE id = $1", [id]);
      const client = await pool().connect();
      await client.query("BEGIN");
      await client.query("UPDATE experts SET title = 'Never'");
      await client.query("ROLLBACK");
      client.release();
      await sql("UPDATE experts SET title = 'Nobody' WHERE false");
      await sql("DELETE FROM experts WHERE id = $1", [id]);
      // A question of its own makes sure that everything announced so far has come.
      await listener.query("SELECT 1");
      expect(heard).toEqual(Array(3).fill(`experts,expert-${id}`));
    } finally {
      await listener.end();
    }
  });
});
