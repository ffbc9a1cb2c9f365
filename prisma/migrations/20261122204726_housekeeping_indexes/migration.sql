-- What the hourly housekeeping looks for.
CREATE INDEX users_unconfirmed ON users (created_at) WHERE email_verified_at IS NULL;
CREATE INDEX projects_guest_assignments ON projects (updated_at) WHERE kind = 'engagement' AND owner_id IS NULL;
CREATE INDEX expert_applications_rejected ON expert_applications (reviewed_at) WHERE status = 'rejected';
CREATE INDEX contracts_created ON contracts (created_at);
