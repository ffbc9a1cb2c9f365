import type { NextRequest } from "next/server";
import pg from "pg";

// As many connections as the application opens by default.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
// A connection that ends with its database is nothing to die of.
pool.on("error", () => {});

/** The least that answers with an expert: one prepared read by key, no checks, no session, no log. */
export async function GET(request: NextRequest) {
  const { rows } = await pool.query({
    name: "bare",
    text: `SELECT id, public_name, title, description, profile_image, skills, skill_mastery, availability, location,
             work_radius, work_arrangement, hourly_rate_cents, experience_years FROM experts WHERE id = $1`,
    values: [Number(request.nextUrl.searchParams.get("id"))],
  });
  return Response.json(rows[0] ?? null, { status: rows[0] ? 200 : 404 });
}
