import { PATCH as withdraw } from "@/app/api/admin/invitations/[id]/route";
import { GET as list } from "@/app/api/admin/invitations/route";
import { PATCH as answer } from "@/app/api/expert/invitations/[id]/route";
import type { AdminInvitation } from "@/lib/features/invitations/moderation-schemas";
import { call } from "@/tests/support/call";
import { createInvitation } from "@/tests/support/conversations";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

let admin: TestUser;
let company: TestUser;
let expert: TestUser;
let expertId: number;
let projectId: number;
let id: number;

beforeEach(async () => {
  await empty("users", "experts", "projects", "mail_messages", "notifications");
  admin = await createAdmin();
  company = await createUser();
  expert = await createUser();
  const name = "Aino Virtanen";
  ({ id: expertId } = await createExpert({ userId: expert.id, name, email: "aino@profile.example" }));
  ({ id: projectId } = await createProject({
    ...{ title: "Demand forecast", ownerId: company.id, customerEmail: company.email },
  }));
  await sql("UPDATE projects SET customer_company = 'Pohjola Oy'");
  ({ id } = await createInvitation(projectId, expertId));
});

type Refusable = AdminInvitation & { code: string };
const take = (of = id, body: object = { status: "withdrawn", reason: "Not a serious offer" }, as = admin) =>
  call<Refusable>(withdraw, { method: "PATCH", params: { id: String(of) }, body, as });
const listed = async (query: Record<string, string> = {}) =>
  (await call<AdminInvitation[]>(list, { as: admin, query })).body;
const told = () =>
  sql("SELECT user_id, values, path FROM notifications WHERE kind = 'invitation_withdrawn' ORDER BY user_id");
const mails = () =>
  sql<{ to: string; text: string }>(
    `SELECT "to", text FROM mail_messages WHERE kind = 'invitation_withdrawn' ORDER BY "to"`,
  );

it("lists who asks whom to what, searched, filtered and sorted", async () => {
  const { id: other } = await createExpert({ name: "Bo Berg" });
  const { id: second } = await createInvitation(projectId, other);
  await sql(
    "UPDATE invitations SET status = 'declined', reason = 'No time', answered_at = now() WHERE id = $1",
    [second],
  );
  expect(await listed({ q: "aino pohjola" })).toEqual([
    {
      id,
      status: "sent",
      projectId,
      projectTitle: "Demand forecast",
      customerCompany: "Pohjola Oy",
      customerEmail: company.email,
      expertId,
      expertName: "Aino Virtanen",
      expertEmail: "aino@profile.example",
      message: "Would you join us?",
      textLanguage: null,
      reason: null,
      reasonLanguage: null,
      createdAt: expect.any(String),
      answeredAt: null,
    },
  ]);
  const ids = async (query?: Record<string, string>) => (await listed(query)).map((each) => each.id);
  expect(await ids()).toEqual([second, id]);
  expect(await ids({ status: "declined" })).toEqual([second]);
  expect(await ids({ sort: "expertName" })).toEqual([id, second]);
  expect(await ids({ sort: "-expertName" })).toEqual([second, id]);
  expect((await listed({ status: "declined" }))[0]?.reason).toBe("No time");
  expect((await call(list, { as: admin, query: { status: "open" } })).status).toBe(400);
});

it("is taken back once, whatever comes at once; both hear of it and why, and so does the audit log", async () => {
  const taken = await Promise.all([take(), take(), take()]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(taken.find(({ status }) => status === 200)?.body).toMatchObject({
    ...{ id, status: "withdrawn", reason: null, answeredAt: expect.any(String) },
  });
  expect(taken.find(({ status }) => status === 409)?.body.code).toBe("not_possible_now");
  expect(await sql("SELECT status, reason FROM invitations")).toEqual([
    { status: "withdrawn", reason: null },
  ]);
  const values = { project: "Demand forecast", expert: "Aino V." };
  expect(await told()).toEqual([
    {
      user_id: company.id,
      values: { ...values, side: "company" },
      path: `/company/projects/${projectId}`,
    },
    { user_id: expert.id, values: { ...values, side: "expert" }, path: "/expert-dashboard" },
  ]);
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual(["aino@profile.example", company.email].sort());
  for (const { text } of sent) {
    expect(text).toContain("Not a serious offer");
    expect(text).not.toContain("Virtanen");
  }
  expect(
    await sql(
      "SELECT action, entity_id, before, after, reason, actor_email FROM audit_entries WHERE entity = 'invitation'",
    ),
  ).toEqual([
    {
      action: "withdraw",
      entity_id: String(id),
      before: { status: "sent" },
      after: { status: "withdrawn" },
      reason: "Not a serious offer",
      actor_email: admin.email,
    },
  ]);
  const late = await call<{ code: string }>(answer, {
    ...{ method: "PATCH", params: { id: String(id) }, body: { status: "accepted" }, as: expert },
  });
  expect([late.status, late.body.code]).toEqual([409, "not_possible_now"]);
});

it("is answered or taken back, never both", async () => {
  const [taken, accepted] = await Promise.all([
    take(),
    call(answer, { method: "PATCH", params: { id: String(id) }, body: { status: "accepted" }, as: expert }),
  ]);
  expect([taken.status, accepted.status].sort()).toEqual([200, 409]);
  const status = taken.status === 200 ? "withdrawn" : "accepted";
  expect(await sql("SELECT status FROM invitations")).toEqual([{ status }]);
  expect(await told()).toHaveLength(taken.status === 200 ? 2 : 0);
});

it("reaches an expert without an account by mail, unless they want none, or are gone from the service", async () => {
  await sql("UPDATE experts SET user_id = NULL");
  await take();
  expect((await mails()).map(({ to }) => to).sort()).toEqual(["aino@profile.example", company.email].sort());
  await empty("mail_messages");
  const quiet = await createExpert({ email: "quiet@example.com" });
  await sql("UPDATE experts SET email_notifications = false WHERE id = $1", [quiet.id]);
  const archived = await createExpert({ email: "gone@example.com", archivedAt: new Date() });
  for (const each of [quiet, archived]) {
    expect((await take((await createInvitation(projectId, each.id)).id)).status).toBe(200);
  }
  expect((await mails()).map(({ to }) => to)).toEqual([company.email, company.email]);
});

it("needs a reason, changes nothing else, and knows no other invitation", async () => {
  for (const body of [
    {},
    { status: "withdrawn" },
    { status: "withdrawn", reason: " " },
    { status: "withdrawn", reason: "x".repeat(2_001) },
    { status: "accepted", reason: "They said so" },
  ]) {
    expect((await take(id, body)).status).toBe(422);
  }
  expect((await take(id + 1)).status).toBe(404);
  expect((await take(id, undefined, company)).status).toBe(403);
  expect(await sql("SELECT status FROM invitations")).toEqual([{ status: "sent" }]);
  expect(await told()).toEqual([]);
});
