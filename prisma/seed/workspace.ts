import type { Client } from "pg";
import { skillKey } from "@/lib/shared/skills";
import { textLanguage } from "@/lib/shared/text-language";
import data from "./data/workspace.json";
import { demoUsers } from "./demo-users";
import { projectAt, projectEmail } from "./projects";
import { insertExpertApplications, insertFavorites, insertViews } from "./workspace-figures";
import {
  type Applicant,
  ago,
  day,
  insertApplication,
  insertConversation,
  insertInvitation,
  insertReview,
  notify,
  type Posting,
  publicName,
  type Stage,
} from "./workspace-rows";
import {
  insertAdminInvitation,
  insertConsultants,
  insertMeetings,
  insertOtherMeetings,
  insertReport,
  insertTeam,
} from "./workspace-team";
import { insertOtherApplicants, insertSearchesWithoutHits, insertVisits } from "./workspace-year";

// What the demo company and the demo expert have under way: postings in every state, applicants in every stage,
// invitations, conversations, a team with meetings. Written once, on a demo database that has just been filled.

/** Where the demo company's applicants stand, the best first: on its open posting, and on the one it has filled. */
const onOpen: readonly Stage[] = [
  "offer",
  ...Array<Stage>(3).fill("interview"),
  ...Array<Stage>(5).fill("shortlisted"),
  ...Array<Stage>(9).fill("new"),
  ...Array<Stage>(5).fill("declined"),
  "withdrawn",
  "no_answer",
];
const onFilled: readonly Stage[] = ["hired", "declined", "declined", "declined"];

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
  const own = await apply(open, demoExpert, "offer", 8.3);
  for (const [index, stage] of (["new", "declined"] as const).entries()) {
    await apply(await postingOf(client, projectEmail(index + 1)), demoExpert, stage, 5 + index * 9);
  }

  await insertInvitation(client, { posting: open, expertId: next().id, by: companyId, status: "sent" });
  await insertInvitation(client, { posting: open, expertId: next().id, by: companyId, status: "declined" });
  const inviting = await postingOf(client, projectEmail(4));
  await insertInvitation(client, { posting: inviting, expertId: demoExpert.id, by: null, status: "sent" });

  await insertReview(client, open.id);
  const [candidate] = ids.filter(({ stage }) => stage === "new");
  await notify(client, companyId, [
    [
      "application_received",
      { project: open.title, applicant: publicName(candidate?.applicant.name ?? "") },
      open.id,
    ],
    ["message_received", { project: open.title, from: publicName(demoExpert.name) }, null],
  ]);
  await notify(client, demoExpert.user_id ?? companyId, [
    ["invitation_received", { project: inviting.title }, null, 3],
    ["application_moved", { project: open.title, stage: "interview" }, null],
  ]);

  const shortlisted = ids.find(({ stage }) => stage === "shortlisted");
  const both = [{ id: own, applicant: demoExpert }, ...(shortlisted ? [shortlisted] : [])];
  for (const [index, { id, applicant }] of both.entries()) {
    await insertConversation(client, open, id, applicant, companyId, data.conversations[index] ?? []);
  }

  const owner = { id: companyId, email: companyUser?.email ?? "" };
  await insertTeam(client, open, owner);
  await insertConsultants(client);
  await insertMeetings(client, open, owner, demoExpert.id);
  await insertOtherMeetings(client, [1, 2, 3, 4, 5, 6, 7].map(projectEmail));
  await insertReport(client, own, companyId);
  await insertAdminInvitation(client);
  await insertVisits(client);
  await insertOtherApplicants(client, fitting);
  await insertSearchesWithoutHits(client);

  await insertViews(client, demoExpert.id);
  const { rows: team } = await client.query(
    "SELECT user_id AS id FROM company_members UNION SELECT $1 ORDER BY id",
    [demoExpert.user_id],
  );
  const hearts = team.filter(({ id }) => id !== null).map(({ id }) => id);
  await insertFavorites(client, hearts, demoExpert.id);
  await insertExpertApplications(client, data.reviewer);
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
    const decided = new Date(submitted.getTime() + day / 8);
    const description = data.descriptions[posting.title as keyof typeof data.descriptions];
    const row = {
      ...projectAt(0),
      ...state,
      skill_keys: state.required_skills.map(skillKey),
      ...{ description, text_language: textLanguage(description) },
      is_active: true,
      approved_at: state.approval_status === "approved" ? decided : null,
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
        [rows[0].id, state.approval_status, state.rejection_reason, submitted, decided],
      );
    }
    if (state.lifecycle === "filled") filled = rows[0];
  }
  if (!filled) throw new RangeError("No filled posting among the demo's.");
  return filled;
}
