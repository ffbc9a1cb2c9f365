import type { Client } from "pg";
import data from "./data/workspace.json";
import { demoUsers } from "./demo-users";
import { projectAt, projectEmail } from "./projects";
import { randomOf } from "./random";

// What the demo company and the demo expert have under way: postings in every state, applicants in every stage,
// invitations, conversations. Written once, on a demo database that has just been filled.

type Stage = "new" | "shortlisted" | "interview" | "offer" | "hired" | "declined" | "withdrawn" | "no_answer";

/** How many of the demo company's applicants stand where: on its open posting, and on the one it has filled. */
const onOpen: readonly Stage[] = [
  ...Array<Stage>(9).fill("new"),
  ...Array<Stage>(5).fill("shortlisted"),
  ...Array<Stage>(3).fill("interview"),
  "offer",
  ...Array<Stage>(5).fill("declined"),
  "withdrawn",
  "no_answer",
];
const onFilled: readonly Stage[] = ["hired", "declined", "declined", "declined"];

/** The stages that lead to one, as companies move. */
const ways: Record<Stage, readonly Stage[]> = {
  new: ["new"],
  shortlisted: ["new", "shortlisted"],
  interview: ["new", "shortlisted", "interview"],
  offer: ["new", "shortlisted", "interview", "offer"],
  hired: ["new", "interview", "offer", "hired"],
  declined: ["new", "declined"],
  withdrawn: ["new", "withdrawn"],
  no_answer: ["new", "no_answer"],
};
const told: readonly Stage[] = ["interview", "offer", "hired", "declined"];

type Applicant = {
  id: number;
  user_id: number | null;
  name: string;
  email: string;
  title: string;
  skills: string[];
  experience_years: number;
  hourly_rate_cents: number;
};
type Posting = { id: number; title: string; company: string };

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

/**
 * Fills the workspaces of the demo people.
 * @throws RangeError without them and their posting, and what pg throws; nothing is written then
 */
export async function loadDemoWorkspace(client: Client): Promise<void> {
  await client.query("BEGIN");
  try {
    await load(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function load(client: Client) {
  const [expertUser, companyUser] = demoUsers;
  const companyId = await idOf(client, "users", "email", companyUser?.email ?? "");
  const open = await postingOf(client, projectEmail(0));
  const [demoExpert] = await applicants(client, "lower(e.email) = $1", [expertUser?.email ?? ""]);
  if (!demoExpert) throw new RangeError("The demo expert is not there.");
  const filled = await insertPostings(client, companyId);

  const fitting = await applicants(
    client,
    `e.is_public AND e.id <> $1
     ORDER BY cardinality(ARRAY(SELECT unnest(e.skill_keys) INTERSECT SELECT unnest(p.skill_keys))) DESC, e.id LIMIT 32`,
    [demoExpert.id],
    `JOIN projects p ON p.id = ${open.id}`,
  );
  const people = fitting[Symbol.iterator]();
  const next = () => people.next().value as Applicant;

  const ids: { id: number; applicant: Applicant; stage: Stage }[] = [];
  const apply = async (posting: Posting, applicant: Applicant, stage: Stage, since: number) => {
    const id = await insertApplication(client, { posting, applicant, stage, since, movedBy: companyId });
    ids.push({ id, applicant, stage });
    return id;
  };
  for (const [index, stage] of onOpen.entries()) {
    await apply(open, next(), stage, stage === "no_answer" ? 24 : 1 + ((index * 5) % 13) + index / 40);
  }
  for (const stage of onFilled) await apply(filled, next(), stage, 60);
  const own = await apply(open, demoExpert, "interview", 8.3);
  for (const [index, stage] of (["new", "declined"] as const).entries()) {
    await apply(await postingOf(client, projectEmail(index + 1)), demoExpert, stage, 5 + index * 9);
  }

  await insertInvitation(client, { posting: open, expertId: next().id, by: companyId, status: "sent" });
  await insertInvitation(client, { posting: open, expertId: next().id, by: companyId, status: "declined" });
  const inviting = await postingOf(client, projectEmail(4));
  await insertInvitation(client, { posting: inviting, expertId: demoExpert.id, by: null, status: "sent" });

  const shortlisted = ids.find(({ stage }) => stage === "shortlisted");
  const both = [{ id: own, applicant: demoExpert }, ...(shortlisted ? [shortlisted] : [])];
  for (const [index, { id, applicant }] of both.entries()) {
    await insertConversation(client, open, id, applicant, companyId, data.conversations[index] ?? []);
  }
}

async function idOf(client: Client, table: string, column: string, value: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT id FROM ${table} WHERE lower(${column}) = $1 ORDER BY id LIMIT 1`,
    [value],
  );
  if (!rows[0]) throw new RangeError(`${value} is not there.`);
  return rows[0].id;
}

async function postingOf(client: Client, email: string): Promise<Posting> {
  const id = await idOf(client, "projects", "customer_email", email);
  const { rows } = await client.query(
    "SELECT id, title, customer_company AS company FROM projects WHERE id = $1",
    [id],
  );
  return rows[0];
}

async function applicants(client: Client, where: string, values: unknown[], join = ""): Promise<Applicant[]> {
  const { rows } = await client.query(
    `SELECT e.id, e.user_id, e.name, lower(e.email) AS email, e.title, e.skills, e.experience_years, e.hourly_rate_cents
     FROM experts e ${join} WHERE ${where}`,
    values,
  );
  return rows;
}

/** The demo company's other postings, in the states that are not public. @returns the filled one */
async function insertPostings(client: Client, ownerId: number): Promise<Posting> {
  let filled: Posting | undefined;
  for (const posting of data.postings) {
    const { days, ...state } = posting;
    const submitted = ago(days);
    const row = {
      ...projectAt(0),
      ...state,
      description: data.descriptions[posting.title as keyof typeof data.descriptions],
      is_active: true,
      approved_at: state.approval_status === "approved" ? new Date(submitted.getTime() + day / 2) : null,
      approved_by: null,
      outcome: state.lifecycle === "filled" ? "completed" : "open",
      owner_id: ownerId,
      ...{ submitted_at: submitted, created_at: submitted, updated_at: submitted },
    };
    const columns = Object.keys(row).join(", ");
    const { rows } = await client.query(
      `INSERT INTO projects (${columns}) SELECT ${columns} FROM json_populate_record(NULL::projects, $1::json)
       RETURNING id, title, customer_company AS company`,
      [JSON.stringify(row)],
    );
    if (state.approval_status !== "pending") {
      await client.query(
        "INSERT INTO posting_reviews (project_id, decision, reason, submitted_at, decided_at) VALUES ($1, $2, $3, $4, $5)",
        [
          rows[0].id,
          state.approval_status,
          state.rejection_reason,
          submitted,
          new Date(submitted.getTime() + day / 2),
        ],
      );
    }
    if (state.lifecycle === "filled") filled = rows[0];
  }
  if (!filled) throw new RangeError("No filled posting among the demo's.");
  return filled;
}

type NewApplication = {
  posting: Posting;
  applicant: Applicant;
  stage: Stage;
  since: number;
  movedBy: number;
};

async function insertApplication(client: Client, application: NewApplication): Promise<number> {
  const { posting, applicant, stage, since, movedBy } = application;
  const random = randomOf("application", posting.id * 1_000 + applicant.id);
  const letter = random.pick(data.letters).replace(/\{(\w+)\}/g, (_, name: string) => {
    const words: Record<string, string> = {
      company: posting.company,
      project: posting.title,
      title: applicant.title,
      years: String(applicant.experience_years),
      skills: applicant.skills.slice(0, 3).join(", "),
    };
    return words[name] ?? name;
  });
  const steps = ways[stage];
  const moments = steps.map((_, index) => ago(since - (since * 0.8 * index) / Math.max(1, steps.length - 1)));
  const [created = ago(since)] = moments;
  const changed = moments.at(-1) ?? created;
  const isShown = steps.includes("interview");
  const note = ["shortlisted", "interview", "offer"].includes(stage) ? random.pick(data.notes) || null : null;
  const { rows } = await client.query(
    `INSERT INTO project_applications (project_id, expert_id, user_id, applicant_name, applicant_email, cover_letter,
       proposed_rate_cents, estimated_start_date, estimated_hours_per_week, stage, stage_changed_at, identity_shown_at,
       note, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $11) RETURNING id`,
    [
      ...[posting.id, applicant.id, applicant.user_id, applicant.name, applicant.email, letter],
      ...[applicant.hourly_rate_cents, random.pick(data.starts), random.pick([16, 20, 24, 30, 37])],
      ...[stage, changed, isShown ? moments[steps.indexOf("interview")] : null, note, created],
    ],
  );
  const id: number = rows[0].id;
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1];
    if (!from) continue;
    const isTold = told.includes(to);
    const isCompany = to !== "withdrawn" && to !== "no_answer";
    await client.query(
      `INSERT INTO stage_moves (application_id, from_stage, to_stage, message, moved_by_id, shows_identity, moved_at, mailed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, from, to, isTold ? data.messages[to as keyof typeof data.messages] : null],
        ...[isCompany ? movedBy : null, to === "interview", moments[index], isTold ? moments[index] : null],
      ],
    );
  }
  return id;
}

type NewInvitation = { posting: Posting; expertId: number; by: number | null; status: "sent" | "declined" };

async function insertInvitation(client: Client, { posting, expertId, by, status }: NewInvitation) {
  const isAnswered = status === "declined";
  await client.query(
    `INSERT INTO invitations (project_id, expert_id, invited_by_id, message, status, reason, created_at, answered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[posting.id, expertId, by, data.invitation, status, isAnswered ? data.declineReason : null],
      ...[ago(3), isAnswered ? ago(1) : null],
    ],
  );
}

async function insertConversation(
  client: Client,
  posting: Posting,
  applicationId: number,
  applicant: Applicant,
  companyId: number,
  lines: readonly string[][],
) {
  const { rows } = await client.query(
    "INSERT INTO conversations (project_id, expert_id, application_id, created_at) VALUES ($1, $2, $3, $4) RETURNING id",
    [posting.id, applicant.id, applicationId, ago(2)],
  );
  const [expertFirst = ""] = applicant.name.split(" ");
  for (const [index, [side, body]] of lines.entries()) {
    const isCompany = side === "company";
    await client.query(
      `INSERT INTO messages (conversation_id, side, author_id, author_name, body, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        ...[rows[0].id, side, isCompany ? companyId : applicant.user_id],
        ...[isCompany ? posting.company : expertFirst, body, ago(2 - index / 8)],
      ],
    );
  }
}
