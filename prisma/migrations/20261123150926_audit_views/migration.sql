-- Whether an administrator has looked at something in the last hour is asked at every look.
CREATE INDEX "audit_entries_views" ON "audit_entries" ("actor_id", "entity", "entity_id", "at" DESC)
  WHERE "action" = 'view';
