-- Which projects everybody may see is said once, as experts have it.
ALTER TABLE "projects" ADD COLUMN "is_public" BOOLEAN
  GENERATED ALWAYS AS (kind = 'posting' AND is_active AND approval_status = 'approved') STORED;

DROP INDEX projects_public_list;
CREATE INDEX projects_public_list ON projects (display_order, created_at DESC, id DESC) WHERE is_public;
