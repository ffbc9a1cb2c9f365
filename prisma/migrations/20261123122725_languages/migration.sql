-- AlterTable
ALTER TABLE "company_member_invitations" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "expert_applications" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "meeting_bookings" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "project_applications" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

ALTER TABLE "company_member_invitations" ADD CONSTRAINT "company_member_invitations_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "expert_applications" ADD CONSTRAINT "expert_applications_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "project_applications" ADD CONSTRAINT "project_applications_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "projects" ADD CONSTRAINT "projects_language" CHECK (language IN ('en', 'fi', 'sv'));
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK (language IN ('en', 'fi', 'sv'));

-- In which language mails to an address are written: its account's, else that of the page where it was given last.
CREATE FUNCTION language_of(address text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT language FROM users WHERE lower(email) = lower(address)),
    (SELECT language FROM (
      SELECT language, created_at FROM expert_applications WHERE lower(email) = lower(address)
      UNION ALL SELECT language, created_at FROM projects
        WHERE lower(customer_email) = lower(address) AND kind = 'posting'
      UNION ALL SELECT language, created_at FROM project_applications WHERE lower(applicant_email) = lower(address)
      UNION ALL SELECT language, submitted_at FROM meeting_bookings WHERE lower(email) = lower(address)
      UNION ALL SELECT language, created_at FROM company_member_invitations WHERE lower(email) = lower(address)
    ) AS given ORDER BY created_at DESC LIMIT 1),
    'en')
$$;
