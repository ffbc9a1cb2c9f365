import type { Client } from "pg";
import { addDays, helsinkiDate, weekday } from "@/lib/shared/dates";
import { projectEmail } from "./projects";
import { randomOf } from "./random";
import { type Applicant, day, insertApplication, insertReview, type Stage } from "./workspace-rows";

// A year of the demo house: who came, who was looked at, and who applied to the other companies' postings.

const days = 365;
/** Of a usual day, Monday to Sunday. */
const weekShape = [1, 1.08, 1.1, 1, 0.8, 0.3, 0.42] as const;
/** January to December: Finland is away in July and at Christmas. */
const monthShape = [1, 1.05, 1.05, 1, 1, 0.75, 0.45, 0.95, 1.1, 1.1, 1.05, 0.7] as const;

/** How busy a day is, and busier the later in the year. @param age days ago */
function shapeOf(date: string, age: number): number {
  const growth = 0.35 + 0.65 * (1 - age / days);
  return growth * weekShape[weekday(date) - 1]! * monthShape[Number(date.slice(5, 7)) - 1]!;
}

const today = () => helsinkiDate(new Date());
const eachDay = () =>
  Array.from({ length: days }, (_, age) => ({ date: addDays(today(), -age), age })).reverse();

/** Visits of a year, and views of the demo expert and of the experts who applied to the demo company. */
export async function insertVisits(client: Client) {
  const random = randomOf("visits", 0);
  const visits = eachDay().map(({ date, age }) => ({
    ...{ day: date, kind: "visit" },
    count: Math.max(3, Math.round(130 * shapeOf(date, age) * (0.8 + 0.4 * random.next()))),
  }));
  await client.query(
    `INSERT INTO day_counts (day, kind, count) SELECT day, kind, count
     FROM json_populate_recordset(NULL::day_counts, $1::json) ON CONFLICT DO NOTHING`,
    [JSON.stringify(visits)],
  );
}

/** Where applicants of a posting stand that has been public for so many days. */
function stagesOf(age: number, isCompleted: boolean, turn: number): Stage {
  if (isCompleted && turn === 0) return "hired";
  if (isCompleted || age > 45) return turn % 4 === 3 ? "no_answer" : "declined";
  if (age < 8) return "new";
  return (["interview", "shortlisted", "declined", "offer"] as const)[turn % 4]!;
}

/** Applicants and reviews of the first of the other companies' postings; some have nobody yet. */
export async function insertOtherApplicants(client: Client, people: readonly Applicant[]) {
  const emails = Array.from({ length: 60 }, (_, index) => projectEmail(index + 5));
  const { rows: postings } = await client.query(
    `SELECT id, title, customer_company AS company, approved_at, outcome FROM projects
     WHERE kind = 'posting' AND approval_status = 'approved' AND customer_email = ANY($1) ORDER BY id`,
    [emails],
  );
  for (const posting of postings) {
    await insertReview(client, posting.id);
    const random = randomOf("applicants", posting.id);
    if (random.chance(0.3)) continue;
    const age = (Date.now() - posting.approved_at.getTime()) / day;
    for (const [turn, applicant] of random.sample(people, random.int(1, 5)).entries()) {
      const since = age - Math.min(age * 0.9, 0.2 + 5 * random.next() * (turn + 1));
      const stage = stagesOf(since, posting.outcome === "completed", turn);
      await insertApplication(client, { posting, applicant, stage, since, movedBy: null });
    }
  }
}
