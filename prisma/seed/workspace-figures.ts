import type { Client } from "pg";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import data from "./data/workspace.json";
import { randomOf } from "./random";
import { ago, day } from "./workspace-rows";

// What lies around the demo people: a year of views, hearts, and applications to join in every state.

const viewedDays = 365;
/** So many profiles beside the demo expert's have views. */
const viewedProfiles = 60;

/**
 * How often a profile was opened on each day of a year, oldest first: more with every month, few at weekends, in July
 * and between the years, and some days when a posting brings many.
 */
export function yearOfViews(key: number, today: string, most = 9): { day: string; views: number }[] {
  const random = randomOf("views", key);
  return Array.from({ length: viewedDays }, (_, index) => {
    const date = addDays(today, index + 1 - viewedDays);
    const at = new Date(`${date}T12:00:00Z`);
    const weekday = [0, 6].includes(at.getUTCDay()) ? 0.25 : 1;
    const [month, dayOfMonth] = [at.getUTCMonth(), at.getUTCDate()];
    const isHoliday = month === 6 || (month === 11 && dayOfMonth > 22) || (month === 0 && dayOfMonth < 7);
    const growth = 0.35 + (0.65 * index) / viewedDays;
    const burst = random.chance(0.02) ? 2.5 : 1;
    const expected = most * weekday * (isHoliday ? 0.3 : 1) * growth * burst;
    return { day: date, views: Math.round(expected * (0.4 + 0.9 * random.next())) };
  }).filter(({ views }) => views > 0);
}

export async function insertViews(client: Client, expertId: number): Promise<void> {
  const today = helsinkiDate(new Date());
  const { rows } = await client.query(
    "SELECT id FROM experts WHERE is_public AND id <> $1 ORDER BY display_order, id LIMIT $2",
    [expertId, viewedProfiles],
  );
  const ids: number[] = [expertId, ...rows.map(({ id }) => id)];
  const views = ids.flatMap((id, place) =>
    yearOfViews(id, today, Math.max(2, 9 - place / 8)).map((each) => ({ ...each, expert_id: id })),
  );
  await client.query(
    `INSERT INTO expert_profile_views (expert_id, day, views)
     SELECT expert_id, day, views FROM json_populate_recordset(NULL::expert_profile_views, $1::json)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(views)],
  );
}

/** The demo company keeps the demo expert and a few others; everybody of its team and the expert themself keep some. */
export async function insertFavorites(client: Client, userIds: readonly number[], expertId: number) {
  const { rows } = await client.query(
    "SELECT id FROM experts WHERE is_public AND id <> $1 ORDER BY display_order, id LIMIT 40",
    [expertId],
  );
  for (const userId of userIds) {
    const random = randomOf("favorites", userId);
    const kept: number[] = [expertId, ...random.sample(rows, 6).map(({ id }: { id: number }) => id)];
    for (const [index, id] of kept.entries()) {
      await client.query(
        `INSERT INTO favorites (user_id, expert_id, created_at)
         SELECT $1, e.id, $3 FROM experts e WHERE e.id = $2 AND e.user_id IS DISTINCT FROM $1 ON CONFLICT DO NOTHING`,
        [userId, id, ago(2 + index * 3.3)],
      );
    }
  }
}

/** People who have applied to join: some wait, the oldest for longer than promised, some were decided. */
export async function insertExpertApplications(client: Client, reviewer: string): Promise<void> {
  for (const [index, application] of data.expertApplications.entries()) {
    const { days, status, notes, expert, ...fields } = application;
    const created = ago(days);
    const { rows } = await client.query(
      "SELECT id, lower(email) AS email, name FROM experts WHERE is_public ORDER BY id DESC LIMIT 1 OFFSET $1",
      [index],
    );
    const known = expert ? rows[0] : undefined;
    const isDecided = status !== "pending";
    await client.query(
      `INSERT INTO expert_applications (name, title, email, description, skills, experience_years, hourly_rate_cents,
         weekly_availability_hours, work_arrangement, location, linkedin_url, status, review_notes, reviewed_at, reviewed_by,
         expert_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) ON CONFLICT DO NOTHING`,
      [
        ...[known?.name ?? fields.name, fields.title, known?.email ?? fields.email, fields.description],
        ...[fields.skills, fields.years, fields.rate * 100, fields.hours, ["remote", "hybrid"]],
        ...[fields.location, null, status, notes],
        ...(isDecided ? [new Date(created.getTime() + day), reviewer] : [null, null]),
        ...[known?.id ?? null, created, isDecided ? new Date(created.getTime() + day) : created],
      ],
    );
  }
}
