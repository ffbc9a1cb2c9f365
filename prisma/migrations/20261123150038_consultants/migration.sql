-- CreateTable
CREATE TABLE "consultants" (
    "id" SERIAL NOT NULL,
    "calendar" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "working_hours" JSONB NOT NULL,
    "absences" JSONB NOT NULL DEFAULT '[]',
    "join_url" TEXT,
    "feed_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consultants_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "consultants_calendar_key" ON "consultants"("calendar");

-- CreateIndex
CREATE INDEX "meeting_bookings_calendar_start_at_idx" ON "meeting_bookings"("calendar", "start_at");

-- Whose calendar it has been: name and mailbox are those of the variables until others are saved.
INSERT INTO "consultants" ("calendar", "working_hours", "created_at", "updated_at")
SELECT 'representative', jsonb_agg(jsonb_build_object('weekday', day, 'opensAt', 540, 'closesAt', 960) ORDER BY day), now(), now()
FROM generate_series(1, 5) AS day;

-- AddForeignKey
ALTER TABLE "meeting_bookings" ADD CONSTRAINT "meeting_bookings_calendar_fkey" FOREIGN KEY ("calendar") REFERENCES "consultants"("calendar") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "consultants"
  ADD CONSTRAINT "consultants_named" CHECK ("calendar" = 'representative' OR ("name" IS NOT NULL AND "email" IS NOT NULL)),
  ADD CONSTRAINT "consultants_name_bounds" CHECK (length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "consultants_email_bounds" CHECK (length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "consultants_join_url_bounds" CHECK (length("join_url") BETWEEN 1 AND 500),
  ADD CONSTRAINT "consultants_hours" CHECK (CASE jsonb_typeof("working_hours") WHEN 'array' THEN jsonb_array_length("working_hours") <= 7 ELSE false END),
  ADD CONSTRAINT "consultants_absences" CHECK (CASE jsonb_typeof("absences") WHEN 'array' THEN jsonb_array_length("absences") <= 100 ELSE false END),
  ADD CONSTRAINT "consultants_feed" CHECK ("feed_version" >= 1);

-- Two consultants are free at one time, but their client is not twice: a repeated booking is still refused. The time
-- comes first, by which free times of everybody are looked up.
ALTER TABLE "meeting_bookings"
  ADD CONSTRAINT "meeting_bookings_client_once" EXCLUDE USING gist (
    tstzrange("start_at", "end_at") WITH &&, lower("email") WITH =) WHERE ("status" IN ('pending', 'confirmed'));

-- Cached pages name the consultant while there is one.
CREATE FUNCTION announce_consultant_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('osaaja_changed', 'consultants');
  RETURN NULL;
END $$;
CREATE TRIGGER consultants_announce AFTER INSERT OR UPDATE OR DELETE ON consultants
  FOR EACH STATEMENT EXECUTE FUNCTION announce_consultant_change();
