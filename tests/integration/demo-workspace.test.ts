import pg from "pg";
import { loadDemoDeals } from "@/prisma/seed/deals";
import { demoUsers, loadDemoUsers } from "@/prisma/seed/demo-users";
import { loadSeed } from "@/prisma/seed/load";
import { loadDemoWorkspace } from "@/prisma/seed/workspace";
import { count, empty, sql } from "@/tests/support/database/connection";

it("the demo people find postings, applicants, invitations and conversations in every state", async () => {
  await empty("users", "experts", "projects");
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await loadSeed(client, { experts: 120, projects: 8 });
    await loadDemoUsers(
      client,
      demoUsers.map(({ email }) => `${email} password`),
    );
    const isPublic = await count("projects", "is_public");
    await loadDemoWorkspace(client);
    expect(await count("projects", "is_public")).toBe(isPublic);
    await loadDemoDeals();
  } finally {
    await client.end();
  }
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
  ]);
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
  ]);
  expect(
    await sql("SELECT contract_type, status, length(pdf) > 10000 AS has_pdf FROM contracts ORDER BY id"),
  ).toEqual([
    { contract_type: "client", status: "awaiting_signatures", has_pdf: true },
    { contract_type: "expert", status: "awaiting_signatures", has_pdf: true },
  ]);
  expect(await count("conversations")).toBe(2);
  expect(await count("messages", "author_id IS NULL AND side = 'company'")).toBe(0);
});
