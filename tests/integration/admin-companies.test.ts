import { PATCH as changeMark } from "@/app/api/admin/companies/[id]/mark/route";
import { GET as getCompany } from "@/app/api/admin/companies/[id]/route";
import { GET as listThings } from "@/app/api/admin/companies/[id]/things/route";
import { GET as listCompanies } from "@/app/api/admin/companies/route";
import { POST as note } from "@/app/api/admin/desk/[kind]/[id]/notes/route";
import { PATCH as change, GET as getDossier } from "@/app/api/admin/desk/[kind]/[id]/route";
import { GET as getMail } from "@/app/api/admin/mail-messages/[id]/route";
import { GET as getApplication } from "@/app/api/admin/project-applications/[id]/route";
import { PATCH as editTeam } from "@/app/api/company/team/route";
import { POST as verify } from "@/app/api/company/team/verify/route";
import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { GET as getProject } from "@/app/api/projects/[id]/route";
import type { Dossier } from "@/lib/features/operations/desk-schemas";
import type { CompanyDetails, CompanySummary, CompanyThingRow } from "@/lib/features/people/company-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { insertQuote, quoteSetting } from "@/tests/support/quotes";

const now = new Date("2027-03-10T10:00:00Z");
let admin: TestUser;
/** The log cannot be emptied: what is behind this came from the test. */
let lastEntry: string;

beforeEach(async () => {
  setClock(now);
  await empty("users", "companies", "experts", "projects", "expert_applications", "meeting_bookings");
  await empty("mail_messages");
  admin = await createAdmin();
  [{ lastEntry }] = (await sql('SELECT coalesce(max(id), 0) AS "lastEntry" FROM audit_entries')) as [
    { lastEntry: string },
  ];
});

const of = (id: number | string, more: object = {}) => ({ as: admin, params: { id: String(id), ...more } });
const log = async () =>
  (
    await sql<{ entry: string }>(
      "SELECT action || ' ' || entity || ' ' || entity_id AS entry FROM audit_entries WHERE id > $1 ORDER BY id",
      [lastEntry],
    )
  ).map(({ entry }) => entry);

async function createCompany(name: string, owner: TestUser | null, more: object = {}) {
  const { id } = await insert<{ id: number }>("companies", {
    ...{ name, created_at: now, updated_at: now, ...more },
  });
  if (owner) {
    await insert("company_members", { user_id: owner.id, company_id: id, role: "owner", created_at: now });
  }
  return id;
}

it("lists companies by search, filters and order", async () => {
  const owner = await createUser({ firstName: "Helmi", lastName: "Öhman" });
  await createCompany("Lumo Oy", owner, { business_id: "2345678-0" });
  await createCompany("Aalto Data Oy", null, {
    ...{ verified_by: "domain", verified_domain: "aalto-data.example", verified_at: now },
  });
  const names = async (query: Record<string, string> = {}) => {
    const { status, body } = await call<CompanySummary[]>(listCompanies, { as: admin, query });
    return status === 200 ? body.map(({ name }) => name) : status;
  };
  expect(await names({ sort: "name" })).toEqual(["Aalto Data Oy", "Lumo Oy"]);
  expect(await names({ q: "helmi öhman" })).toEqual(["Lumo Oy"]);
  expect(await names({ q: "2345678-0" })).toEqual(["Lumo Oy"]);
  expect(await names({ status: "domain" })).toEqual(["Aalto Data Oy"]);
  expect(await names({ status: "unverified" })).toEqual(["Lumo Oy"]);
  expect(await names({ hasPostings: "yes" })).toEqual([]);
  expect(await names({ sort: "-members" })).toEqual(["Lumo Oy", "Aalto Data Oy"]);
  expect(await names({ sort: "email" })).toBe(400);
});

it("shows everything about a company with notes and tags of its own", async () => {
  const { customer, expertId, projectId, applicationId } = await quoteSetting();
  const id = await createCompany("Lumo Oy", customer);
  const member = await createUser();
  await insert("company_members", {
    user_id: member.id,
    company_id: id,
    role: "member",
    created_at: new Date(now.getTime() + 1000),
  });
  await sql("UPDATE projects SET company_id = $1, lifecycle = 'paused' WHERE id = $2", [id, projectId]);
  const quote = await insertQuote({ applicationId, expertId });
  await sql("UPDATE quotes SET sent_at = $2 WHERE id = $1", [quote.id, now]);
  await insertQuote({ applicationId, expertId, version: 2, status: "draft" });
  const booking = await createBooking({ startAt: new Date("2027-03-15T08:00:00Z") });
  await sql("UPDATE meeting_bookings SET user_id = $2 WHERE id = $1", [booking.id, member.id]);
  const { id: conversation_id } = await insert<{ id: number }>("conversations", {
    ...{ project_id: projectId, application_id: applicationId, expert_id: expertId, created_at: now },
  });
  await insert("conversation_reports", {
    ...{ conversation_id, side: "company", reason: "Rude", last_message_id: 0, created_at: now },
  });

  const { body } = await call<CompanyDetails>(getCompany, of(id));
  expect(body).toMatchObject({
    ...{ name: "Lumo Oy", verifiedBy: null, members: 2, postings: 1, conversations: 1, openInvitations: 0 },
    people: [
      { userId: customer.id, role: "owner", status: "active" },
      { userId: member.id, role: "member" },
    ],
    counts: { project: 1, quote: 1, contract: 0, meeting_booking: 1, conversation_report: 1 },
  });
  expect(body.things.map(({ kind, state }) => [kind, state])).toEqual([
    ["project", "paused"],
    ["quote", "sent"],
    ["meeting_booking", expect.any(String)],
    ["conversation_report", "open"],
  ]);
  const desk = { as: admin, params: { kind: "company", id: String(id) } };
  await call(note, { ...desk, method: "POST", body: { text: "Pays late." } });
  expect((await call(change, { ...desk, method: "PATCH", body: { tags: ["vip"] } })).status).toBe(204);
  const kept = await call<Dossier>(getDossier, desk);
  expect(kept.body).toMatchObject({ tags: ["vip"], notes: [{ text: "Pays late." }], mails: [] });
  expect(await log()).toEqual([`view company ${id}`, `update company ${id}`, `update company ${id}`]);
  expect((await call(getCompany, of(999_999))).status).toBe(404);
});

it("counts all postings of a company, and gives those behind the newest page by page, each once", async () => {
  const id = await createCompany("Lumo Oy", null);
  const other = await createCompany("Another Oy", null);
  await createProject();
  const { id: seen } = await createProject();
  await sql("UPDATE projects SET company_id = $1 WHERE id = $2", [other, seen]);
  const made = await Promise.all(Array.from({ length: 53 }, () => createProject()));
  await sql("UPDATE projects SET company_id = $1 WHERE id = ANY($2)", [id, made.map((each) => each.id)]);
  const { body } = await call<CompanyDetails>(getCompany, of(id));
  expect([body.counts.project, body.things.length]).toEqual([53, 50]);
  const page = async (number: number) => {
    const query = { kind: "project", page: String(number) };
    return (await call<CompanyThingRow[]>(listThings, { ...of(id), query })).body.map((each) => each.id);
  };
  expect(await page(1)).toEqual(body.things.map((each) => each.id));
  const all = [...(await page(1)), ...(await page(2))];
  expect([...all].sort()).toEqual(made.map((each) => String(each.id)).sort());
  expect(await page(3)).toEqual([]);
  expect((await call(listThings, { ...of(999_999), query: { kind: "project", page: "1" } })).status).toBe(
    404,
  );
  expect((await call(listThings, { ...of(id), query: { kind: "mail_message", page: "1" } })).status).toBe(
    400,
  );
});

describe("the mark by hand", () => {
  let owner: TestUser;
  let id: number;
  beforeEach(async () => {
    owner = await createUser({ email: "helmi@lumo.example" });
    id = await createCompany("Lumo Oy", owner, { business_id: "2345678-0" });
  });
  const put = async (change: string, name = "Lumo Oy") => {
    const body = { change, name, reason: "Called their switchboard" };
    const answer = await call<{ reason?: string } | undefined>(changeMark, {
      ...of(id),
      method: "PATCH",
      body,
    });
    return answer.body?.reason ?? answer.status;
  };
  const mark = async () => {
    const { body } = await call<CompanyDetails>(getCompany, of(id));
    return [body.verifiedBy, body.verifiedDomain, body.markWithheldAt];
  };
  const ownersTry = async () =>
    (await call<{ reason?: string }>(verify, { method: "POST", as: owner })).body.reason ?? "verified";

  it("is given, shown to everybody, and ends with the name it was given to", async () => {
    const { id: projectId } = await createProject();
    await sql("UPDATE projects SET company_id = $1, customer_company = 'LUMO' WHERE id = $2", [
      id,
      projectId,
    ]);
    const shown = async () =>
      (await call<{ companyVerifiedBy: string | null }>(getProject, of(projectId))).body.companyVerifiedBy;
    expect(await put("give", "Another Oy")).toBe("company_changed");
    expect(await put("give")).toBe(204);
    expect([await mark(), await shown()]).toEqual([["operator", null, null], "operator"]);
    expect(await put("give")).toBe("not_possible_now");
    // The owner's own try takes nothing of it away.
    expect([await ownersTry(), (await mark())[0]]).toEqual(["verified", "operator"]);
    await call(editTeam, { method: "PATCH", as: owner, body: { name: "Kilpailija Oy" } });
    expect([await mark(), await shown()]).toEqual([[null, null, null], null]);
  });

  it("is taken away for good, until administrators let the owners verify again", async () => {
    expect(await put("withhold")).toBe("not_possible_now");
    expect([await ownersTry(), (await mark())[0]]).toEqual(["verified", "domain"]);
    expect(await put("withhold")).toBe(204);
    expect(await mark()).toEqual([null, null, now.toISOString()]);
    expect([await ownersTry(), (await mark())[0]]).toEqual(["company_mark_withheld", null]);
    expect([await put("withhold"), await put("allow")]).toEqual(["not_possible_now", 204]);
    expect([await ownersTry(), (await mark())[0]]).toEqual(["verified", "domain"]);
    // Owners hear of each, and the log knows why.
    expect(
      await sql(`SELECT "to", subject FROM mail_messages WHERE kind = 'company_mark' ORDER BY id`),
    ).toEqual([
      { to: owner.email, subject: "The mark of Lumo Oy has been taken away" },
      { to: owner.email, subject: "Lumo Oy can be verified again" },
    ]);
    expect(
      await sql(
        "SELECT before, reason FROM audit_entries WHERE id > $1 AND action = 'update' ORDER BY id LIMIT 1",
        [lastEntry],
      ),
    ).toMatchObject([{ before: { verifiedBy: "domain" }, reason: "Called their switchboard" }]);
  });
});

it("writes each kind of look at others' data once an hour, before it is answered", async () => {
  const { expertId, applicationId } = await quoteSetting();
  const { id: joining } = await createExpertApplication();
  const mail = "019f0000-0000-7000-8000-000000000001";
  await insert("mail_messages", {
    ...{ id: mail, kind: "welcome", to: "a@example.com", subject: "Hello", text: "A", html: "A" },
  });
  const dossier = (kind: string, id: number) => call(getDossier, of(id, { kind }));
  const lookAtAll = async () => [
    (await dossier("application", joining)).status,
    (await dossier("expert", expertId)).status,
    (await call(getExpert, of(expertId))).status,
    (await call(getApplication, of(applicationId))).status,
    (await call(getMail, of(mail))).status,
  ];
  expect(await lookAtAll()).toEqual([200, 200, 200, 200, 200]);
  await lookAtAll();
  const entries = [
    `view expert_application ${joining}`,
    `view expert ${expertId}`,
    `view project_application ${applicationId}`,
    `view mail_message ${mail}`,
  ];
  expect(await log()).toEqual(entries);
  setClock(new Date(now.getTime() + 61 * 60_000));
  await lookAtAll();
  expect(await log()).toEqual([...entries, ...entries]);
  // Nobody else's reading is one.
  await call(getExpert, { params: { id: String(expertId) } });
  await call(getExpert, { ...of(expertId), as: await createUser() });
  expect(await log()).toHaveLength(8);
});
