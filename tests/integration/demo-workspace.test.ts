import pg from "pg";
import register from "@/lib/features/companies/data/demo-register.json";
import { openingHoursOn, type Schedule } from "@/lib/features/meetings/consultants";
import { findOpenInvitations } from "@/lib/features/people/server/invitations-repository";
import { findSkill } from "@/lib/shared/skills";
import { textLanguage } from "@/lib/shared/text-language";
import { loadDemoChanges } from "@/prisma/seed/changes";
import { loadDemoDeals } from "@/prisma/seed/deals";
import { demoUsers, loadDemoUsers } from "@/prisma/seed/demo-users";
import { loadSeed } from "@/prisma/seed/load";
import { loadPastDeals } from "@/prisma/seed/past-deals";
import { loadDemoWorkspace } from "@/prisma/seed/workspace";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin } from "@/tests/support/factories";

/** Where the language of somebody's words is kept, and the words; an engagement's are those of its quote. */
const written = {
  ...{ experts: "description", "projects WHERE kind = 'posting'": "description", messages: "body" },
  ...{ project_applications: "cover_letter", stage_moves: "message", conversation_reports: "reason" },
  ...{ invitations: "message", meeting_bookings: "project_description", quotes: "scope" },
  change_requests: "message",
};

it("the demo people find postings, applicants, invitations and conversations in every state", async () => {
  await empty(
    "users",
    "experts",
    "projects",
    "companies",
    "meeting_bookings",
    "day_counts",
    "change_requests",
    "admin_invitations",
  );
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await createAdmin();
    await loadSeed(client, { experts: 120, projects: 8 });
    await loadDemoUsers(
      client,
      demoUsers.map(({ email }) => `${email} password`),
    );
    const isPublic = await count("projects", "is_public");
    await loadDemoWorkspace(client);
    expect(await count("projects", "is_public")).toBe(isPublic);
    await loadDemoDeals();
    await loadPastDeals();
    await loadDemoChanges();
  } finally {
    await client.end();
  }
  // Nobody is asked whether somebody else has sent what is theirs.
  expect(
    await sql(
      "SELECT a.id FROM project_applications a JOIN users u ON u.id = a.user_id WHERE a.created_at <= u.email_verified_at",
    ),
  ).toEqual([]);
  const company = demoUsers[1]?.email;
  expect(
    await sql(
      "SELECT approval_status, lifecycle FROM projects WHERE kind = 'posting' AND lower(customer_email) = $1 ORDER BY id",
      [company],
    ),
  ).toEqual([
    { approval_status: "approved", lifecycle: "open" },
    { approval_status: "pending", lifecycle: "open" },
    { approval_status: "rejected", lifecycle: "open" },
    { approval_status: "approved", lifecycle: "filled" },
    { approval_status: "changes_requested", lifecycle: "open" },
  ]);
  // Each asks for what it is about, by names that the vocabulary knows.
  const asked = await sql<{ skills: string[]; keys: string[] }>(
    "SELECT required_skills AS skills, skill_keys AS keys FROM projects WHERE kind = 'posting' AND lower(customer_email) = $1",
    [company],
  );
  expect(new Set(asked.map(({ skills }) => skills.join())).size).toBe(5);
  for (const { skills, keys } of asked) expect(keys).toEqual(skills.map((skill) => findSkill(skill)?.key));
  const stages = await sql<{ stage: string; applicants: number }>(
    `SELECT a.stage, count(*)::int AS applicants FROM project_applications a JOIN projects p ON p.id = a.project_id
     WHERE lower(p.customer_email) = $1 GROUP BY 1 ORDER BY 1`,
    [company],
  );
  expect(stages.map(({ stage }) => stage)).toEqual([
    ...["declined", "hired", "interview", "new", "no_answer", "offer", "shortlisted", "withdrawn"],
  ]);
  expect(stages.reduce((sum, { applicants }) => sum + applicants, 0)).toBe(30);
  // Where an application stands is where its last move led.
  expect(
    await sql(
      `SELECT a.id FROM project_applications a WHERE a.stage <> coalesce(
         (SELECT m.to_stage FROM stage_moves m WHERE m.application_id = a.id ORDER BY m.id DESC LIMIT 1), 'new')`,
    ),
  ).toEqual([]);
  expect(await sql("SELECT status FROM invitations ORDER BY id")).toEqual([
    { status: "sent" },
    { status: "declined" },
    { status: "sent" },
  ]);
  expect(await sql("SELECT status FROM quotes ORDER BY id")).toEqual([
    { status: "sent" },
    { status: "accepted" },
    { status: "accepted" },
    { status: "accepted" },
  ]);
  expect(
    await sql("SELECT contract_type, status, length(pdf) > 10000 AS has_pdf FROM contracts ORDER BY id"),
  ).toEqual([
    { contract_type: "client", status: "awaiting_signatures", has_pdf: true },
    { contract_type: "expert", status: "awaiting_signatures", has_pdf: true },
    { contract_type: "client", status: "signed", has_pdf: true },
    { contract_type: "expert", status: "signed", has_pdf: true },
    { contract_type: "client", status: "declined", has_pdf: true },
    { contract_type: "expert", status: "cancelled", has_pdf: true },
    { contract_type: "client", status: "draft", has_pdf: true },
    { contract_type: "expert", status: "draft", has_pdf: true },
    { contract_type: "client", status: "expired", has_pdf: true },
    { contract_type: "expert", status: "expired", has_pdf: true },
  ]);
  expect(await count("conversations")).toBe(2);
  // A team of three, whose are its postings; the colleagues have no password.
  expect(
    await sql(
      `SELECT m.role, u.password_hash IS NOT NULL AS signs_in FROM company_members m JOIN users u ON u.id = m.user_id
       JOIN companies c ON c.id = m.company_id WHERE c.business_id = '9999999-2' ORDER BY m.created_at`,
    ),
  ).toEqual([
    { role: "owner", signs_in: true },
    { role: "member", signs_in: false },
    { role: "member", signs_in: false },
  ]);
  const [{ name, businessId } = { name: "", businessId: "" }] = await sql<{
    name: string;
    businessId: string;
  }>(`SELECT name, business_id AS "businessId" FROM companies`);
  expect(register.find((each) => each.businessId === businessId)?.names).toContain(name);
  // What is agreed about a team's posting is the team's, too.
  expect(await count("projects", "company_id IS NOT NULL AND kind = 'posting'")).toBe(5);
  expect(await count("projects", "company_id IS NOT NULL AND kind = 'engagement'")).toBe(4);
  expect(
    await sql(
      "SELECT status, start_at > now() AS is_coming FROM meeting_bookings WHERE user_id IS NOT NULL ORDER BY start_at",
    ),
  ).toEqual([
    { status: "completed", is_coming: false },
    { status: "completed", is_coming: false },
    { status: "cancelled", is_coming: false },
    { status: "pending", is_coming: true },
    { status: "confirmed", is_coming: true },
    { status: "confirmed", is_coming: true },
  ]);
  expect(
    await sql("SELECT status, count(*)::int AS number FROM expert_applications GROUP BY 1 ORDER BY 1"),
  ).toEqual([
    { status: "approved", number: 2 },
    { status: "changes_requested", number: 1 },
    { status: "pending", number: 6 },
    { status: "rejected", number: 2 },
  ]);
  // One of each kind waits for its sender, who can read what was asked.
  expect(
    await sql(
      `SELECT c.expert_id IS NOT NULL AS profile, c.expert_application_id IS NOT NULL AS application,
         c.project_id IS NOT NULL AS posting, c.token_hash IS NOT NULL AS link, length(c.message) > 40 AS says
       FROM change_requests c
       LEFT JOIN experts e ON e.id = c.expert_id AND e.approval_status = 'changes_requested'
       LEFT JOIN expert_applications a ON a.id = c.expert_application_id AND a.status = 'changes_requested'
       LEFT JOIN projects p ON p.id = c.project_id AND p.approval_status = 'changes_requested'
       WHERE num_nonnulls(e.id, a.id, p.id) = 1 ORDER BY c.id`,
    ),
  ).toEqual([
    { profile: false, application: false, posting: true, link: false, says: true },
    { profile: false, application: true, posting: false, link: true, says: true },
    { profile: true, application: false, posting: false, link: false, says: true },
  ]);
  // A second administrator is asked, and the list of the invited has their row.
  expect(await findOpenInvitations()).toMatchObject([{ email: "sofia.sund@osaaja.example", language: "en" }]);
  // Three people hold the meetings, each when they work; mornings are one person's, as without others.
  const consultants = await sql<Schedule & { calendar: string; meetings: number }>(
    `SELECT calendar, working_hours AS "workingHours", absences, (SELECT count(*)::int FROM meeting_bookings m
       WHERE m.calendar = c.calendar) AS meetings FROM consultants c ORDER BY id`,
  );
  expect(consultants).toHaveLength(3);
  expect(consultants.every(({ meetings }) => meetings >= 4)).toBe(true);
  const held = await sql<{ calendar: string; day: string; from: number; to: number }>(
    `SELECT calendar, (start_at AT TIME ZONE 'Europe/Helsinki')::date::text AS day,
       (extract(epoch FROM (start_at AT TIME ZONE 'Europe/Helsinki')::time) / 60)::int AS from,
       (extract(epoch FROM (end_at AT TIME ZONE 'Europe/Helsinki')::time) / 60)::int AS to FROM meeting_bookings`,
  );
  for (const { calendar, day, from, to } of held) {
    const schedule = consultants.find((each) => each.calendar === calendar);
    if (!schedule) throw new Error(calendar);
    const { weekdays, opensAt, closesAt } = openingHoursOn(schedule, day);
    expect({ calendar, day, isAtWork: weekdays.length > 0 && from >= opensAt && to <= closesAt }).toEqual({
      ...{ calendar, day, isAtWork: true },
    });
  }
  expect(
    consultants.filter(({ workingHours }) => workingHours.some(({ opensAt }) => opensAt < 720)),
  ).toHaveLength(1);
  // The expert's hearts are the company's and its team's; nobody keeps themself.
  const ownId = "(SELECT id FROM experts WHERE lower(email) = $1)";
  expect(await count("favorites", `expert_id = ${ownId}`, [demoUsers[0]?.email])).toBe(3);
  expect(await count("favorites", "user_id = (SELECT user_id FROM experts e WHERE e.id = expert_id)")).toBe(
    0,
  );
  // A year of views: more of late than a year ago, and fewer at weekends.
  const [views = { days: 0, early: 0, late: 0, weekend: 1, workday: 0 }] = await sql<Record<string, number>>(
    `SELECT count(*)::int AS days, sum(v.views) FILTER (WHERE day < current_date - 275)::int AS early,
       sum(v.views) FILTER (WHERE day >= current_date - 90)::int AS late,
       avg(v.views) FILTER (WHERE extract(isodow FROM day) > 5)::float AS weekend,
       avg(v.views) FILTER (WHERE extract(isodow FROM day) < 6)::float AS workday
     FROM expert_profile_views v JOIN experts e ON e.id = v.expert_id WHERE lower(e.email) = $1`,
    [demoUsers[0]?.email],
  );
  expect(views.days).toBeGreaterThan(250);
  expect(views.late).toBeGreaterThan(views.early ?? 0);
  expect(views.workday).toBeGreaterThan(2 * (views.weekend ?? 0));
  expect(await count("meeting_bookings", "user_id IS NULL")).toBeGreaterThan(4);
  // One report waits, about messages that the demo expert has written.
  expect(
    await sql(
      `SELECT r.side, r.answered_at, count(*) FILTER (WHERE m.side = 'expert' AND m.author_id IS NOT NULL) > 0 AS is_about
       FROM conversation_reports r JOIN messages m ON m.conversation_id = r.conversation_id AND m.id <= r.last_message_id
       GROUP BY r.id`,
    ),
  ).toEqual([{ side: "company", answered_at: null, is_about: true }]);
  // A year of visits, more of them lately than at its beginning.
  const [year] = await sql<{ days: number; grows: boolean }>(
    `SELECT count(*)::int AS days, sum(count) FILTER (WHERE day > current_date - 60) > sum(count) FILTER (WHERE day < current_date - 300) AS grows
     FROM day_counts WHERE kind = 'visit'`,
  );
  expect(year).toEqual({ days: 365, grows: true });
  expect(await count("expert_profile_views")).toBeGreaterThan(1_000);
  expect(await count("messages", "author_id IS NULL AND side = 'company'")).toBe(0);
  // What people wrote is known to be in the language that a real row would have.
  for (const [table, column] of Object.entries(written)) {
    const rows = await sql<{ text: string; language: string | null }>(
      `SELECT ${column} AS text, text_language AS language FROM ${table}`,
    );
    expect([table, rows.filter(({ text, language }) => language !== textLanguage(text))]).toEqual([
      table,
      [],
    ]);
    expect([table, rows.some(({ language }) => language !== null)]).toEqual([table, true]);
  }
});
