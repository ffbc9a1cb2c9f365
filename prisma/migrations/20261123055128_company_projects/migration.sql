-- A link in a mail about something of an address's makes or opens its account (deal J1).
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose,
  ADD CONSTRAINT account_tokens_purpose CHECK (purpose IN ('verify_email', 'reset_password', 'sign_in', 'open_account'));

-- The last decision about each posting, from before decisions were kept.
INSERT INTO posting_reviews (project_id, decision, reason, submitted_at, decided_at)
SELECT id, approval_status, rejection_reason, submitted_at, coalesce(approved_at, updated_at)
FROM projects p
WHERE kind = 'posting' AND approval_status IN ('approved', 'rejected')
  AND NOT EXISTS (SELECT FROM posting_reviews r WHERE r.project_id = p.id);
