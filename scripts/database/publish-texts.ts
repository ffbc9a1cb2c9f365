import type { Client } from "pg";
import { storedProfile } from "@/lib/features/experts/published";
import { storedPosting } from "@/lib/features/postings/published";

const batch = 500;

type Profile = Parameters<typeof storedProfile>[0] & { id: number };
type Posting = Parameters<typeof storedPosting>[0] & Parameters<typeof storedPosting>[1] & { id: number };

const profiles = `SELECT id, name, title, description, coalesce(skills, '{}') AS skills, skill_mastery AS "skillMastery",
    location, work_radius AS "workRadius"
  FROM experts WHERE typed_texts IS NULL ORDER BY id LIMIT ${batch}`;
const postings = `SELECT id, title, description, required_skills AS "requiredSkills", location,
    customer_name AS "customerName", customer_company AS "customerCompany", industry, project_type AS "projectType",
    deliverables, success_metrics AS "successMetrics", additional_requirements AS "additionalRequirements",
    preferred_expert_profile AS "preferredExpertProfile"
  FROM projects WHERE typed_texts IS NULL AND kind = 'posting' ORDER BY id LIMIT ${batch}`;

/**
 * Publishes the texts of profiles and postings that were written before contact details were left out (decisions A8):
 * what was typed is kept beside them. Search, pages and matching follow by the database's triggers.
 */
export async function publishTexts(client: Client): Promise<void> {
  await inBatches<Profile>(client, "experts", profiles, (profile) => {
    // Such a profile has no cases, and what they are written in is not read from texts that are not asked for here.
    const { caseLanguages, ...stored } = storedProfile(profile);
    return stored;
  });
  await inBatches<Posting>(client, "projects", postings, (posting) => storedPosting(posting, posting));
  await client.query("UPDATE projects SET typed_texts = '{}' WHERE typed_texts IS NULL");
}

async function inBatches<Row extends { id: number }>(
  client: Client,
  table: "experts" | "projects",
  next: string,
  publish: (row: Row) => { typedTexts: object },
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<Row>(next);
    if (rows.length === 0) return;
    for (const row of rows) {
      const stored = publish(row);
      if (Object.keys(stored.typedTexts).length > 0) await write(client, table, row.id, stored);
    }
    await client.query(`UPDATE ${table} SET typed_texts = '{}' WHERE id = ANY($1) AND typed_texts IS NULL`, [
      rows.map(({ id }) => id),
    ]);
  }
}

async function write(client: Client, table: string, id: number, stored: object): Promise<void> {
  const columns = Object.keys(stored).map((name) =>
    name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
  );
  const values = Object.values(stored).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
  );
  const places = columns.map((column, index) => `${column} = $${index + 2}`);
  await client.query(`UPDATE ${table} SET ${places.join(", ")} WHERE id = $1`, [id, ...values]);
}
