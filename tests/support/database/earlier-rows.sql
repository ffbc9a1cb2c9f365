-- A few rows for every earlier text of the first migration: only columns that each of them has.
INSERT INTO users (id, first_name, last_name, email, email_verified_at, password_hash, updated_at) VALUES
  (1, 'Aino', 'Virtanen', 'aino@example.com', '2026-11-20T10:00Z', '$argon2id$x', '2026-11-20T10:00Z'),
  (2, 'Otso', 'Niemi', 'otso@example.com', NULL, NULL, '2026-11-20T10:00Z');
INSERT INTO provider_accounts (provider, provider_account_id, user_id) VALUES ('google', 'g-1', 1);
INSERT INTO account_tokens (token_hash, purpose, user_id, expires_at) VALUES ('hash', 'sign_in', 1, '2026-11-21T10:00Z');
INSERT INTO experts (id, user_id, name, email, title, description, skills, skill_keys, skill_mastery, experience_years,
    hourly_rate_cents, location, city_key, work_radius, work_arrangement, display_order, approval_status, profile_image, updated_at) VALUES
  (1, 1, 'Aino  Maria Virtanen', 'aino@example.com', 'Kubernetes engineer', 'I run PostgreSQL for shops.', '{Python,SQL}', '{python,sql}',
    '{"Python": 5}', 8, 9500, 'Helsinki', 'helsinki', 50, '{remote,onsite}', 3, 'approved', '/api/images/0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f51', '2026-11-20T10:00Z'),
  (2, NULL, 'Otso Niemi', 'otso@example.com', 'Data analyst', 'Forecasts.', '{Excel}', '{excel}', '{}', 2, 6000, 'Somewhere', NULL, NULL,
    '{remote}', 1, 'pending', NULL, '2026-11-20T10:00Z'),
  (3, NULL, 'Cher', 'cher@example.com', 'Designer', 'Screens.', '{}', '{}', '{}', 20, 12000, 'Turku', 'turku', NULL,
    '{hybrid}', 2, 'approved', NULL, '2026-11-20T10:00Z');
INSERT INTO expert_profile_views (expert_id, day, views) VALUES (1, '2026-11-20', 4);
INSERT INTO favorites (user_id, expert_id) VALUES (2, 1);
INSERT INTO projects (id, kind, title, description, required_skills, skill_keys, customer_email, approval_status, owner_id, expert_id, access_token_hash, updated_at) VALUES
  (1, 'posting', 'A forecast', 'For a shop.', '{Python}', '{python}', 'aino@example.com', 'approved', 1, NULL, NULL, '2026-11-20T10:00Z'),
  (2, 'engagement', 'An assignment', 'Three months.', '{}', '{}', 'otso@example.com', 'pending', NULL, 1, 'access', '2026-11-20T10:00Z');
INSERT INTO project_applications (project_id, expert_id, user_id, applicant_name, applicant_email, cover_letter, updated_at) VALUES
  (1, 1, 1, 'Aino Virtanen', 'aino@example.com', 'I can.', '2026-11-20T10:00Z');
INSERT INTO expert_applications (name, title, email, description, skills, experience_years, hourly_rate_cents, weekly_availability_hours, updated_at) VALUES
  ('Eeva Koski', 'Tester', 'eeva@example.com', 'Tests.', '{Jest}', 3, 7000, 20, '2026-11-20T10:00Z');
INSERT INTO meeting_bookings (calendar, start_at, end_at, duration, full_name, email, company, phone, expert_id, calendar_uid, updated_at) VALUES
  ('representative', '2026-12-01T08:00Z', '2026-12-01T09:00Z', 60, 'Otso Niemi', 'otso@example.com', 'Niemi Oy', '+358 49 000 1234', 1, 'uid-1', '2026-11-20T10:00Z');
INSERT INTO quotes (id, expert_id, user_id, project_type, hours_per_week, duration_months, pricing, total_cost_cents) VALUES
  (1, 1, 2, 'hourly', 20, 3, '{"total": 24700}', 2470000);
INSERT INTO contracts (project_id, expert_id, quote_id, contract_type, html, pdf, total_amount_cents, access_token_hash, updated_at) VALUES
  (2, 1, 1, 'client', '<p>Agreed.</p>', '\x25504446', 2470000, 'contract', '2026-11-20T10:00Z');
INSERT INTO mail_messages (id, kind, "to", subject, text, html) VALUES
  ('0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f50', 'test', 'aino@example.com', 'Welcome', 'Words.', '<p>Words.</p>');
INSERT INTO images (id, owner_id, content_type, size, bytes) VALUES
  ('0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f51', 1, 'image/webp', 64, '\x01');
INSERT INTO idempotency_keys (scope, key, request_hash, status, response) VALUES ('booking', 'key', 'hash', 201, '{"id": 1}');
INSERT INTO rate_limits (key, points, expire) VALUES ('sign-in:127.0.0.1', 2, 1795000000000);
INSERT INTO served_rankings (rule_version, subject, inputs_hash, result_ids, scores) VALUES ('1', 'expert', 'hash', '{1,3}', '{0.9,0.2}');
INSERT INTO onboarding_drafts (user_id, draft, completed_steps, achievements, updated_at) VALUES
  (2, '{"title": "Analyst"}', '{basics}', '{}', '2026-11-20T10:00Z');
INSERT INTO audit_entries (actor_id, actor_email, action, entity, entity_id) VALUES (1, 'aino@example.com', 'approve', 'expert', '1');
