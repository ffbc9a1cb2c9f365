-- The place of each approved posting among them, which administrators' lists tell: read from the index alone.
CREATE INDEX projects_approved_order ON projects (display_order, created_at DESC, id DESC)
  WHERE kind = 'posting' AND approval_status = 'approved';
