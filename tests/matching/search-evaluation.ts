import { comparableExpert } from "@/lib/features/experts/rules";
import { searchExpertsInput } from "@/lib/features/experts/schemas";
import { searchExperts } from "@/lib/features/experts/server/search-experts";
import type { LabelledExpert, LabelledQuery } from "./labelled-set";

/** More than any measure looks at. */
const shown = 10;

/** The statement that writes the experts as public ones, in the given order. It answers id and email. */
export function insertExperts(experts: readonly LabelledExpert[]): { text: string; values: unknown[] } {
  const rows = experts.map((expert, index) => {
    const comparable = comparableExpert(expert);
    const now = new Date(Date.UTC(2026, 0, 1)).toISOString();
    return {
      name: expert.name,
      email: `${expert.key}@example.com`,
      title: expert.title,
      description: expert.description,
      skills: expert.skills,
      skill_keys: comparable.skillKeys,
      title_skill_keys: comparable.titleSkillKeys,
      description_skill_keys: comparable.descriptionSkillKeys,
      meaning_words: comparable.meaningWords,
      skill_mastery: expert.skillMastery,
      experience_years: expert.experienceYears,
      hourly_rate_cents: expert.hourlyRate * 100,
      location: expert.location,
      city_key: comparable.cityKey,
      work_radius: expert.workRadius,
      reached_city_keys: comparable.reachedCityKeys,
      weekly_availability_hours: expert.weeklyAvailabilityHours,
      availability: expert.availability,
      work_arrangement: expert.workArrangement,
      display_order: index + 1,
      is_active: true,
      approval_status: "approved",
      approved_at: now,
      created_at: now,
      updated_at: now,
    };
  });
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  return {
    text: `INSERT INTO experts (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::experts, $1::json) RETURNING id, email`,
    values: [JSON.stringify(rows)],
  };
}

/** The keys of the experts that a search shows first, from the rows that insertExperts answered. */
export function searcher(
  rows: readonly { id: number; email: string }[],
): (query: LabelledQuery) => Promise<string[]> {
  const keys = new Map(rows.map(({ id, email }) => [id, email.replace("@example.com", "")]));
  return async ({ query }) => {
    const { experts } = await searchExperts(searchExpertsInput.parse({ query, limit: shown }));
    return experts.map(({ id }) => keys.get(id) as string);
  };
}
