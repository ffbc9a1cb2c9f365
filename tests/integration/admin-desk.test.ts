import { POST as look } from "@/app/api/admin/desk/[kind]/[id]/look/route";
import { POST as note } from "@/app/api/admin/desk/[kind]/[id]/notes/route";
import { PATCH as change, GET as getDossier } from "@/app/api/admin/desk/[kind]/[id]/route";
import { DELETE as removeNote } from "@/app/api/admin/desk-notes/[id]/route";
import { GET as listExperts } from "@/app/api/admin/experts/route";
import { GET as countInbox } from "@/app/api/admin/inbox/count/route";
import { GET as getInbox } from "@/app/api/admin/inbox/route";
import { POST as addTemplate, GET as templates } from "@/app/api/admin/reason-templates/route";
import { GET as search } from "@/app/api/admin/search/route";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import type { DeskFind, DeskNote, Dossier, Inbox } from "@/lib/features/operations/desk-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { createProjectApplication } from "@/tests/support/project-applications";

/** A Wednesday. */
const now = new Date("2027-03-10T10:00:00Z");
let admin: TestUser;
let colleague: TestUser;
/** The log cannot be emptied: what is behind this came from the test. */
let lastEntry: string;

beforeEach(async () => {
  setClock(now);
  await empty(
    "users",
    "companies",
    "experts",
    "projects",
    "expert_applications",
    "meeting_bookings",
    "mail_messages",
    "reason_templates",
  );
  admin = await createAdmin();
  [{ lastEntry }] = (await sql('SELECT coalesce(max(id), 0) AS "lastEntry" FROM audit_entries')) as [
    { lastEntry: string },
  ];
  colleague = await createAdmin({ firstName: "Kaisa", lastName: "Kallio" });
});

const of = (kind: string, id: number) => ({ params: { kind, id: String(id) } });
const dossier = (kind: string, id: number, as = admin) => call<Dossier>(getDossier, { ...of(kind, id), as });
const patch = (kind: string, id: number, body: object, as = admin) =>
  call(change, { method: "PATCH", ...of(kind, id), body, as });

it("has everything that waits in one queue, the first due first, and who has taken it on", async () => {
  const expert = await createExpert({ approvalStatus: "pending" });
  const { id: posting } = await createProject({ approvalStatus: "pending" });
  const { id: application } = await createExpertApplication();
  const { id: booking } = await createBooking({
    startAt: new Date("2027-03-15T08:00:00Z"),
    status: "pending",
  });
  await createExpert({ approvalStatus: "approved" });
  const set = (table: string, column: string, id: number, at: string) =>
    sql(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, at]);
  await set("experts", "created_at", expert.id, "2027-03-01T08:00:00Z");
  await set("projects", "submitted_at", posting, "2027-03-09T08:00:00Z");
  await set("expert_applications", "created_at", application, "2027-03-10T08:00:00Z");
  await set("meeting_bookings", "submitted_at", booking, "2027-03-09T12:00:00Z");
  expect((await patch("expert", expert.id, { isMine: true }, colleague)).status).toBe(204);

  const { body } = await call<Inbox>(getInbox, { as: admin });
  expect(body.items.map(({ kind, id }) => [kind, id])).toEqual([
    ["expert", expert.id],
    ["posting", posting],
    ["booking", booking],
    ["application", application],
  ]);
  expect(body.total).toBe(4);
  expect((await call(countInbox, { as: admin })).body).toEqual({ total: 4 });
  expect(body.waiting).toEqual({ expert: 1, posting: 1, booking: 1, application: 1, report: 0, contract: 0 });
  expect(body.items.map(({ assignee }) => assignee)).toEqual([
    { name: "Kaisa Kallio", isMe: false },
    null,
    null,
    null,
  ]);
});

it("tells everything beside an item: mails, who may be the same, notes, tags, who has it and who looks", async () => {
  const linkedinUrl = "https://www.linkedin.com/in/aino/";
  const expert = await createExpert({
    name: "Aino Äijälä",
    email: "aino@example.com",
    approvalStatus: "pending",
  });
  const twin = await createExpert({ name: "aino aijala", email: "other@example.com" });
  await sql("UPDATE experts SET linkedin_url = $2, phone = '+358 40 123 4567' WHERE id = $1", [
    expert.id,
    linkedinUrl,
  ]);
  await sql(
    "UPDATE experts SET linkedin_url = 'http://linkedin.com/in/Aino', phone = '040 1234567' WHERE id = $1",
    [twin.id],
  );
  await createExpert({ name: "Somebody Else", email: "else@example.com" });
  await insert("mail_messages", {
    ...{ id: "019f0000-0000-7000-8000-000000000001", kind: "welcome", to: "Aino@example.com" },
    ...{ subject: "Hello", text: "A", html: '<!doctype html><html lang="sv">A' },
  });

  const added = await call<DeskNote>(note, {
    method: "POST",
    ...of("expert", expert.id),
    body: { text: " Called her. Hän kertoi osaavansa suomea, ruotsia ja vähän saamea. " },
    as: colleague,
  });
  const text = "Called her. Hän kertoi osaavansa suomea, ruotsia ja vähän saamea.";
  expect(added).toMatchObject({
    status: 201,
    body: { text, textLanguage: "fi", author: "Kaisa Kallio" },
  });
  await patch("expert", expert.id, { tags: ["vip", "vip", "speaks Sámi"], isMine: true });
  await call(look, { method: "POST", ...of("expert", expert.id), as: colleague });
  const looked = await call<{ others: string[] }>(look, {
    method: "POST",
    ...of("expert", expert.id),
    as: admin,
  });
  expect(looked.body).toEqual({ others: ["Kaisa Kallio"] });

  const { body } = await dossier("expert", expert.id);
  expect(body.item.record).toMatchObject({ name: "Aino Äijälä", phone: "+358 40 123 4567", linkedinUrl });
  expect(body.mails.map(({ subject, language }) => [subject, language])).toEqual([["Hello", "sv"]]);
  expect(body.duplicates).toEqual([
    {
      kind: "expert",
      id: twin.id,
      name: "aino aijala",
      title: expect.any(String),
      by: ["phone", "name", "linkedin"],
    },
  ]);
  expect(body.tags).toEqual(["vip", "speaks Sámi"]);
  expect(body.assignee).toMatchObject({ isMe: true });
  expect(body.notes).toEqual([added.body]);

  setClock(new Date(now.getTime() + 60_000));
  const later = await call<{ others: string[] }>(look, {
    method: "POST",
    ...of("expert", expert.id),
    as: admin,
  });
  expect(later.body.others).toEqual([]);
  const log = await sql(
    "SELECT before, after FROM audit_entries WHERE entity = 'expert' AND entity_id = $1 AND id > $2 ORDER BY id",
    [String(expert.id), lastEntry],
  );
  expect(JSON.stringify(log)).not.toContain("Called her");
  // The note, the tags, and that it was looked at.
  expect(log).toHaveLength(3);
  expect(
    (await call(removeNote, { method: "DELETE", params: { id: String(added.body.id) }, as: admin })).status,
  ).toBe(204);
  expect(
    (await call(removeNote, { method: "DELETE", params: { id: String(added.body.id) }, as: admin })).status,
  ).toBe(404);
});

it.each(["expert", "application", "posting", "booking", "report", "contract", "company"])(
  "answers 404 for a missing %s",
  async (kind) => {
    expect((await dossier(kind, 999_999)).status).toBe(404);
    expect((await patch(kind, 999_999, { isMine: true })).status).toBe(404);
  },
);

it("tells of a posting what became of its applicants, and who decided it, the newest first", async () => {
  const company = await createUser({ firstName: "Henri", lastName: "Jaakkola" });
  const { id } = await createProject();
  const other = await createProject();
  const [first, second, elsewhere] = [
    await createProjectApplication({ projectId: id, name: "Aino Aalto" }),
    await createProjectApplication({ projectId: id, name: "Bo Ek" }),
    await createProjectApplication({ projectId: other.id }),
  ];
  const move = (application_id: number, to_stage: string, hour: number, more: object = {}) =>
    insert("stage_moves", {
      ...{ application_id, from_stage: "new", to_stage, moved_by_id: company.id },
      ...{ moved_at: new Date(now.getTime() + hour * 3_600_000), ...more },
    });
  await move(first.id, "interview", 1);
  await move(second.id, "declined", 2, { undone_at: now });
  await move(second.id, "withdrawn", 3, { moved_by_id: null });
  await move(elsewhere.id, "declined", 4);
  const { moves } = (await dossier("posting", id)).body;
  expect(moves.total).toBe(3);
  expect(moves.items.map((each) => [each.applicantName, each.toStage, each.movedBy, each.isUndone])).toEqual([
    ["Bo Ek", "withdrawn", null, false],
    ["Bo Ek", "declined", "Henri Jaakkola", true],
    ["Aino Aalto", "interview", "Henri Jaakkola", false],
  ]);
  expect((await dossier("posting", (await createProject()).id)).body.moves).toEqual({ total: 0, items: [] });
});

it("does not take an expert for a double of the application that they joined by", async () => {
  const expert = await createExpert({ name: "Aino Virtanen", email: "aino@example.fi" });
  const { id } = await createExpertApplication({ name: "Aino Virtanen", email: "aino@example.fi" });
  const others = async (kind: string, of: number) =>
    (await dossier(kind, of)).body.duplicates.map((other) => [other.kind, other.id]);
  expect(await others("expert", expert.id)).toEqual([["application", id]]);
  expect(await others("application", id)).toEqual([["expert", expert.id]]);
  await sql("UPDATE expert_applications SET status = 'approved', expert_id = $2 WHERE id = $1", [
    id,
    expert.id,
  ]);
  expect(await others("expert", expert.id)).toEqual([]);
  expect(await others("application", id)).toEqual([]);
});

it("keeps a reason once under each name", async () => {
  const body = { name: "Too short", text: "Please describe a project." };
  const add = () => call(addTemplate, { method: "POST", body, as: admin });
  expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({ status: 409, body: { fieldErrors: { name: expect.any(String) } } });
  expect((await call<unknown[]>(templates, { as: colleague })).body).toMatchObject([body]);
  // Its name is nobody's, and is kept whole.
  expect(await sql("SELECT after FROM audit_entries WHERE id > $1", [lastEntry])).toEqual([
    { after: { reasonName: body.name, text: body.text } },
  ]);
});

it("finds accounts, companies, experts, postings and mails by all the words, and says once an hour that it did", async () => {
  await createUser({ firstName: "Fanni", lastName: "Forecast", email: "fanni@example.com" });
  await insert("companies", { name: "Forecast Oy", created_at: now, updated_at: now });
  await createExpert({ name: "Aino Äijälä", email: "aino@forecast.example" });
  await createExpert({ name: "Eero Forecast", email: "eero@example.com" });
  await createProject({ title: "A forecast of demand" });
  await insert("mail_messages", {
    ...{ id: "019f0000-0000-7000-8000-000000000001", kind: "welcome", to: "a@example.com" },
    ...{ subject: "Your forecast", text: "A", html: "A" },
  });
  const found = async (q: string) =>
    (await call<DeskFind[]>(search, { query: { q }, as: admin })).body.map(({ kind, title }) => [
      kind,
      title,
    ]);
  expect(await found("forecast")).toEqual([
    ["expert", "Eero Forecast"],
    ["expert", "Aino Äijälä"],
    ["posting", "A forecast of demand"],
    ["person", "Fanni Forecast"],
    ["company", "Forecast Oy"],
    ["mail", "Your forecast"],
  ]);
  expect(await found("forecast aino")).toEqual([["expert", "Aino Äijälä"]]);
  expect(await found("100%")).toEqual([]);
  expect(
    await sql("SELECT entity, entity_id, before, after FROM audit_entries WHERE id > $1", [lastEntry]),
  ).toEqual([{ entity: "list", entity_id: "search", before: null, after: null }]);
});

it("narrows the list of experts by filters that combine", async () => {
  const cheap = await createExpert({ hourlyRate: 79 });
  const dear = await createExpert({ hourlyRate: 95, approvalStatus: "pending" });
  await sql(
    "UPDATE experts SET created_at = '2027-03-01T08:00:00Z', availability_confirmed_at = '2026-11-01' WHERE id = $1",
    [dear.id],
  );
  await sql(
    "UPDATE experts SET linkedin_url = NULL, github_url = NULL, portfolio_url = NULL, availability_confirmed_at = $2 WHERE id = $1",
    [cheap.id, now],
  );
  await sql("UPDATE experts SET linkedin_url = 'https://linkedin.com/in/dear' WHERE id = $1", [dear.id]);
  const ids = async (query: Record<string, string>) =>
    (await call<AdminExpert[]>(listExperts, { query, as: admin })).body.map(({ id }) => id);
  expect(await ids({ rate: "0-80" })).toEqual([cheap.id]);
  expect(await ids({ rate: "80-100", links: "with", due: "overdue", seen: "older" })).toEqual([dear.id]);
  expect(await ids({ rate: "80-100", links: "without" })).toEqual([]);
  expect(await ids({ seen: "30" })).toEqual([cheap.id]);
  // Whoever came last week and was never asked has not confirmed it since.
  await sql(
    "UPDATE experts SET created_at = $2, availability_confirmed_at = $2::timestamptz - interval '1 ms' WHERE id = $1",
    [cheap.id, now],
  );
  expect(await ids({ seen: "30" })).toEqual([]);
  expect(await ids({ city: "nowhere" })).toEqual([]);
});
