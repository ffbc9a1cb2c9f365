import { parse } from "csv-parse/sync";
import sharp from "sharp";
import { POST as restore } from "@/app/api/admin/experts/[id]/restore/route";
import { GET as list } from "@/app/api/admin/experts/route";
import { GET as exportCsv } from "@/app/api/admin/exports/experts/route";
import { POST as uploadImage } from "@/app/api/experts/[id]/image/route";
import { PATCH as order } from "@/app/api/experts/[id]/order/route";
import { GET as getExpert, PATCH as patch, PUT as put, DELETE as remove } from "@/app/api/experts/[id]/route";
import { GET as publicExperts } from "@/app/api/experts/route";
import { POST as search } from "@/app/api/experts/search/route";
import { GET as favorites } from "@/app/api/favorites/route";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";
import { fileForm } from "@/tests/support/upload";

const monday = new Date("2027-03-01T06:00:00Z");
let admin: TestUser;
/** The log can't be emptied: what is behind this came from the test. */
let lastEntry: string;

beforeEach(async () => {
  setClock(monday);
  await empty("experts", "users", "meeting_bookings", "mail_messages", "images");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin({ email: "boss@example.com" });
  [{ lastEntry }] = (await sql('SELECT coalesce(max(id), 0) AS "lastEntry" FROM audit_entries')) as [
    { lastEntry: string },
  ];
});

const on = (id: number) => ({ params: { id: String(id) } });
const read = (query: Record<string, string> = {}) => call<AdminExpert[]>(list, { query, as: admin });
const ids = async (query: Record<string, string> = {}) => (await read(query)).body.map(({ id }) => id);
const change = <T = FullExpert>(id: number, body: unknown, as = admin, handler = patch) =>
  call<T>(handler, { method: "PATCH", ...on(id), body, as });
const refused = (id: number, body: unknown) => change<ErrorAnswer>(id, body);
const move = <T = FullExpert>(id: number, displayOrder: unknown) =>
  change<T>(id, { displayOrder }, admin, order);
const destroy = (id: number) => call(remove, { method: "DELETE", ...on(id), as: admin });
const bringBack = <T = FullExpert>(id: number) => call<T>(restore, { method: "POST", ...on(id), as: admin });
const audits = (id: number) =>
  sql(
    `SELECT action, actor_email, before, after, reason, request_id IS NOT NULL AS in_request FROM audit_entries
     WHERE entity = 'expert' AND entity_id = $1 AND id > $2 ORDER BY id`,
    [String(id), lastEntry],
  );
/** Experts at places 1, 2, 3, … in the order of their ids. */
async function five(number = 5): Promise<number[]> {
  const created: number[] = [];
  for (let place = 1; place <= number; place += 1) {
    created.push((await createExpert({ displayOrder: place })).id);
  }
  return created;
}
const places = async () =>
  (
    await sql<{ id: number; display_order: number }>(
      "SELECT id, display_order FROM experts WHERE archived_at IS NULL ORDER BY display_order, id",
    )
  ).map(({ id, display_order }) => [display_order, id]);
const publicIds = async () => (await call<PublicExpert[]>(publicExperts)).body.map(({ id }) => id);
const numbered = (expected: number[]) => expected.map((id, index) => [index + 1, id]);

describe("GET /api/admin/experts", () => {
  it("answers full records with what administrators need beside them", async () => {
    const friday = new Date("2027-02-26T10:00:00Z");
    const { id, name, email } = await createExpert({
      approvalStatus: "pending",
      phone: "+358 40 1",
      createdAt: friday,
    });
    const { status, body, headers } = await read();
    expect([status, headers.get("x-total-count"), headers.get("link")]).toEqual([200, "1", null]);
    expect(body).toEqual([
      expect.objectContaining({
        ...{
          id,
          name,
          email,
          phone: "+358 40 1",
          approvalStatus: "pending",
          isActive: true,
          displayOrder: 1,
        },
        ...{ createdAt: friday.toISOString(), updatedAt: friday.toISOString(), archivedAt: null },
        // Three business days (001 §9).
        dueAt: "2027-03-03T10:00:00.000Z",
      }),
    ]);
  });

  it("filters by where an expert stands, and never mixes in the deleted ones", async () => {
    const published = (await createExpert({ displayOrder: 3 })).id;
    const hidden = (await createExpert({ displayOrder: 2, isActive: false })).id;
    const late = (await createExpert({ displayOrder: 1, approvalStatus: "pending", createdAt: monday })).id;
    const early = (
      await createExpert({
        displayOrder: 4,
        approvalStatus: "pending",
        createdAt: new Date("2027-02-01T06:00:00Z"),
      })
    ).id;
    const rejected = (await createExpert({ displayOrder: 5, approvalStatus: "rejected" })).id;
    const gone = (await createExpert({ displayOrder: 1, archivedAt: monday })).id;
    expect(await ids()).toEqual([late, hidden, published, early, rejected]);
    // Who has waited longest comes first.
    expect(await ids({ status: "pending" })).toEqual([early, late]);
    expect(await ids({ status: "approved" })).toEqual([published]);
    expect(await ids({ status: "inactive" })).toEqual([hidden]);
    expect(await ids({ status: "rejected" })).toEqual([rejected]);
    expect(await ids({ status: "archived" })).toEqual([gone]);
    expect((await read({ status: "archived" })).body[0]).toMatchObject({
      archivedAt: monday.toISOString(),
      dueAt: null,
    });
  });

  it("searches every word in name, title, e-mail, place and skills, and takes nothing for a pattern", async () => {
    const aino = (await createExpert({ name: "Aino Virtanen", skills: ["Rust", "C#"], location: "Oulu" })).id;
    const eero = (await createExpert({ name: "Eero 100% Salo", email: "eero@virtanen.fi" })).id;
    expect((await ids({ q: "virtanen" })).sort()).toEqual([aino, eero]);
    expect(await ids({ q: "oulu rust" })).toEqual([aino]);
    expect(await ids({ q: "rust eero" })).toEqual([]);
    expect(await ids({ q: "100%" })).toEqual([eero]);
    expect(await ids({ q: "_irtanen" })).toEqual([]);
  });

  it("sorts and pages", async () => {
    const names = ["Cecilia A", "aino B", "Bertta C"];
    for (const [index, name] of names.entries()) {
      await createExpert({ name, displayOrder: index + 1, hourlyRate: 100 - index });
    }
    const sorted = async (sort: string) => (await read({ sort })).body.map(({ name }) => name[0]);
    expect(await sorted("name")).toEqual(["a", "B", "C"]);
    expect(await sorted("-name")).toEqual(["C", "B", "a"]);
    expect(await sorted("hourlyRate")).toEqual(["B", "a", "C"]);
    const page = await read({ limit: "2", page: "2", sort: "name" });
    expect([page.body.map(({ name }) => name), page.headers.get("x-total-count")]).toEqual([
      ["Cecilia A"],
      "3",
    ]);
    const first = await read({ limit: "2", sort: "name" });
    expect(first.headers.get("link")).toBe('</api/admin/experts?sort=name&limit=2&page=2>; rel="next"');
    for (const query of [{ status: "maybe" }, { sort: "salary" }, { page: "0" }, { limit: "501" }]) {
      expect((await read(query as unknown as Record<string, string>)).status).toBe(400);
    }
  });

  it("is for administrators", async () => {
    const user = await createUser();
    for (const handler of [list, exportCsv]) {
      expect((await call(handler)).status).toBe(401);
      expect((await call(handler, { as: user })).status).toBe(403);
    }
  });
});

describe("PATCH /api/experts/{id}/order", () => {
  it("moves up and down, and only those in between make room", async () => {
    const [a, b, c, d, e] = (await five()) as [number, number, number, number, number];
    const untouched = await sql("SELECT * FROM experts WHERE id = ANY($1) ORDER BY id", [[a, e]]);
    expect((await move(d, 2)).body).toMatchObject({ id: d, displayOrder: 2 });
    expect(await places()).toEqual(numbered([a, d, b, c, e]));
    expect(await sql("SELECT * FROM experts WHERE id = ANY($1) ORDER BY id", [[a, e]])).toEqual(untouched);
    expect(await publicIds()).toEqual([a, d, b, c, e]);
    await move(a, 4);
    expect(await places()).toEqual(numbered([d, b, c, a, e]));
    expect(await publicIds()).toEqual([d, b, c, a, e]);
    // A place is no change of the profile.
    expect((await read()).body.every(({ updatedAt, createdAt }) => updatedAt === createdAt)).toBe(true);
  });

  it("takes a place behind the last for the last, and refuses what is none", async () => {
    const [a, b, c] = (await five(3)) as [number, number, number];
    expect((await move(a, 99)).body.displayOrder).toBe(3);
    expect(await places()).toEqual(numbered([b, c, a]));
    for (const wrong of [0, -1, 1.5, "2", null, 2_147_483_648]) {
      expect(await move<ErrorAnswer>(a, wrong)).toMatchObject({
        status: 422,
        body: { fieldErrors: { displayOrder: "Display order must be a positive whole number" } },
      });
    }
    expect(await places()).toEqual(numbered([b, c, a]));
    expect((await move(99_999, 1)).status).toBe(404);
  });

  it("does the same as a field of an edit", async () => {
    const [a, b, c] = (await five(3)) as [number, number, number];
    expect((await change(c, { displayOrder: 1, title: "First" })).body).toMatchObject({
      displayOrder: 1,
      title: "First",
    });
    expect(await places()).toEqual(numbered([c, a, b]));
  });

  it("mends an order with gaps and shared places", async () => {
    const at = (displayOrder: number) =>
      createExpert({ displayOrder, createdAt: monday }).then(({ id }) => id);
    const [a, b, c, d] = [await at(7), await at(1), await at(1), await at(3)];
    // Of a shared place the newer comes first, as in the public list.
    expect(await publicIds()).toEqual([c, b, d, a]);
    await move(a, 1);
    expect(await places()).toEqual(numbered([a, c, b, d]));
    expect(await publicIds()).toEqual([a, c, b, d]);
  });

  it("gives exactly the order that is sent as one call for each expert (decisions B19)", async () => {
    const all = await five(6);
    const wanted = [3, 0, 5, 1, 4, 2].map((index) => all[index] as number);
    for (const [index, id] of wanted.entries()) expect((await move(id, index + 1)).status).toBe(200);
    expect(await places()).toEqual(numbered(wanted));
  });

  it("stays dense when twenty moves, an archive and a restore come at once", async () => {
    const all = await five(8);
    const archived = (await createExpert({ displayOrder: 4, archivedAt: monday })).id;
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) =>
        move(all[(index * 3) % 7] as number, 1 + ((index * 5) % 8)),
      ),
      destroy(all[7] as number),
      bringBack(archived),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(21).fill(200), 204]);
    const after = await places();
    expect(after.map(([place]) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await publicIds()).toEqual(after.map(([, id]) => id));
  });

  it("is audited, and leaves search as it was", async () => {
    await createExpert({ displayOrder: 1 });
    const { id } = await createExpert({ displayOrder: 2, title: "Glaciology modeller" });
    const document = () => sql("SELECT document::text FROM expert_search WHERE expert_id = $1", [id]);
    const before = await document();
    await move(id, 1);
    expect(await document()).toEqual(before);
    expect((await post<PublicExpert[]>(search, { query: "glaciology" })).body.map((one) => one.id)).toEqual([
      id,
    ]);
    expect(await audits(id)).toEqual([
      {
        ...{ action: "reorder", actor_email: "boss@example.com", reason: null, in_request: true },
        ...{ before: { displayOrder: 2 }, after: { displayOrder: 1 } },
      },
    ]);
    // Moving to where one stands is no change.
    await move(id, 1);
    expect(await audits(id)).toHaveLength(1);
  });
});

describe("reviewing a profile", () => {
  const pending = (email = "aino@example.com") =>
    createExpert({ approvalStatus: "pending", email, name: "Aino Virtanen" });

  it("publishes it, tells the expert and writes it down", async () => {
    const { id } = await pending();
    expect((await call(getExpert, on(id))).status).toBe(404);
    expect((await change(id, { approvalStatus: "approved" })).body.approvalStatus).toBe("approved");
    expect((await call(getExpert, on(id))).status).toBe(200);
    expect(await audits(id)).toMatchObject([
      { action: "approve", before: { approvalStatus: "pending" }, after: { approvalStatus: "approved" } },
    ]);
    await runMailJobs();
    const [mail, ...more] = await readOutbox();
    expect([mail && recipient(mail), mail?.subject, more.length]).toEqual([
      "aino@example.com",
      "Your Osaaja profile is approved",
      0,
    ]);
    expect(mail?.text).toContain(`/expert/${id}`);
    expect(mail?.text).toContain("/register?returnTo=%2Fprofile");
  });

  it("rejects it with a reason, which the expert and the log get", async () => {
    const { id } = await pending();
    const reason = "Please describe two projects of yours.";
    await change(id, { approvalStatus: "rejected", rejectionReason: reason });
    expect(await audits(id)).toMatchObject([{ action: "reject", reason }]);
    await runMailJobs();
    const [mail] = await readOutbox();
    expect(mail?.subject).toBe("Your Osaaja profile needs changes");
    expect(mail?.text).toContain(`Reason: ${reason}`);
    // Nobody has an account with which to edit it yet.
    expect(mail?.text).toContain("You have no account yet.");
    expect(mail?.text).toContain("/register?returnTo=%2Fprofile");
    // A form repeats what is there, and nobody is told twice.
    expect((await change(id, { approvalStatus: "rejected", title: "Analyst" })).status).toBe(200);
    expect(await count("mail_messages")).toBe(1);
  });

  it("is decided once: the second gets 409, of five at once one wins", async () => {
    const { id } = await pending();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change<ErrorAnswer>(id, { approvalStatus: "approved" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "conflict",
      message: "This expert has already been approved.",
    });
    expect(await count("mail_messages")).toBe(1);
    expect(await audits(id)).toHaveLength(1);
    await change(id, { approvalStatus: "rejected" });
    expect((await refused(id, { approvalStatus: "rejected", rejectionReason: "x" })).status).toBe(409);
  });

  it("lets no decision overtake the opposite one unseen", async () => {
    const { id } = await pending();
    const { updatedAt } = (await read()).body[0] as AdminExpert;
    setClock(new Date(monday.getTime() + 60_000));
    expect((await change(id, { approvalStatus: "approved", updatedAt })).status).toBe(200);
    expect(await refused(id, { approvalStatus: "rejected", updatedAt })).toMatchObject({
      status: 409,
      body: { fieldErrors: { updatedAt: "Somebody else has changed this expert in the meantime." } },
    });
    expect((await read()).body[0]?.approvalStatus).toBe("approved");
  });

  it("refuses a reason without a rejection, and owners anything of it", async () => {
    const owner = await createUser();
    const { id } = await createExpert({ userId: owner.id, approvalStatus: "pending" });
    expect((await refused(id, { approvalStatus: "approved", rejectionReason: "x" })).status).toBe(422);
    for (const body of [{ approvalStatus: "approved" }, { rejectionReason: "x" }]) {
      expect((await change(id, body, owner)).status).toBe(403);
    }
    expect(await count("mail_messages")).toBe(0);
  });
});

describe("editing as an administrator", () => {
  it("keeps two editors from overwriting each other", async () => {
    const { id } = await createExpert({ title: "Before" });
    const { updatedAt } = (await read()).body[0] as AdminExpert;
    setClock(new Date(monday.getTime() + 60_000));
    const edit = (body: object) => call<ErrorAnswer>(put, { method: "PUT", ...on(id), body, as: admin });
    expect((await edit({ title: "First", updatedAt })).status).toBe(200);
    expect((await edit({ title: "Second", updatedAt })).status).toBe(409);
    expect((await read()).body[0]?.title).toBe("First");
    expect((await edit({ updatedAt: "yesterday" })).status).toBe(422);
  });

  it("writes down what it changed of others, shortened, and nothing for a change that changes nothing", async () => {
    const { id } = await createExpert({ name: "Aino Virtanen", email: "aino@example.com", title: "Analyst" });
    await change(id, { name: "Aino Korhonen", email: "aino.korhonen@example.com", title: "Data analyst" });
    await change(id, { title: "Data analyst" });
    await change(id, { isActive: false });
    expect(await audits(id)).toMatchObject([
      {
        action: "update",
        before: { name: "Aino V.", email: "a…@example.com", title: "Analyst" },
        after: { name: "Aino K.", email: "a…@example.com", title: "Data analyst" },
      },
      { action: "hide", before: { isActive: true }, after: { isActive: false } },
    ]);
  });

  it("leaves owners out of it, administrators with a profile of their own too, unless they moderate it", async () => {
    const owner = await createUser();
    const { id: foreign } = await createExpert({ userId: owner.id });
    const { id: own } = await createExpert({ userId: admin.id, approvalStatus: "pending" });
    await change(foreign, { title: "Mine" }, owner);
    await change(own, { title: "Mine" });
    expect([await audits(foreign), await audits(own)]).toEqual([[], []]);
    await change(own, { approvalStatus: "approved" });
    expect(await audits(own)).toMatchObject([{ action: "approve" }]);
  });

  it("uploads an image of an expert, which is written down too", async () => {
    const { id } = await createExpert();
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const answer = await call<FullExpert>(uploadImage, {
      method: "POST",
      ...on(id),
      as: admin,
      ...fileForm(picture),
    });
    expect(answer.status).toBe(200);
    expect(await audits(id)).toMatchObject([
      { action: "update", before: { profileImage: null }, after: { profileImage: answer.body.profileImage } },
    ]);
  });
});

describe("DELETE /api/experts/{id} and restoring", () => {
  it("takes an expert out of every public view at once, and keeps the history", async () => {
    const fan = await createUser();
    const [a, b, c] = (await five(3)) as [number, number, number];
    await insert("favorites", { user_id: fan.id, expert_id: b });
    await createBooking({ startAt: new Date("2027-03-03T08:00:00Z"), expertId: b });
    expect((await destroy(b)).status).toBe(204);
    expect((await call(getExpert, on(b))).status).toBe(404);
    expect(await publicIds()).toEqual([a, c]);
    expect((await post<PublicExpert[]>(search, {})).body.map(({ id }) => id)).toEqual([a, c]);
    expect((await call<PublicExpert[]>(favorites, { as: fan })).body).toEqual([]);
    expect(await places()).toEqual(numbered([a, c]));
    expect(await ids()).toEqual([a, c]);
    expect(await ids({ status: "archived" })).toEqual([b]);
    expect(await count("meeting_bookings", "expert_id = $1", [b])).toBe(1);

    expect((await bringBack(b)).body).toMatchObject({ id: b, displayOrder: 2 });
    expect(await publicIds()).toEqual([a, b, c]);
    expect(await places()).toEqual(numbered([a, b, c]));
    expect((await call<PublicExpert[]>(favorites, { as: fan })).body.map(({ id }) => id)).toEqual([b]);
    expect(await audits(b)).toMatchObject([
      {
        action: "archive",
        before: { isArchived: false, displayOrder: 2 },
        after: { isArchived: true, displayOrder: null },
      },
      { action: "restore", after: { isArchived: false, displayOrder: 2 } },
    ]);
  });

  it("says so when it is done already, and when there is nobody", async () => {
    const { id } = await createExpert();
    const statuses = (await Promise.all([destroy(id), destroy(id), destroy(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409, 409]);
    expect((await destroy(id)).body.message).toBe("This expert has already been deleted.");
    expect((await move<ErrorAnswer>(id, 1)).status).toBe(409);
    expect((await bringBack(id)).status).toBe(200);
    expect(await bringBack<ErrorAnswer>(id)).toMatchObject({
      status: 409,
      body: { message: "This expert is not deleted." },
    });
    expect((await destroy(id + 1)).status).toBe(404);
    expect((await bringBack(id + 1)).status).toBe(404);
  });

  it("does not bring back somebody whose address another expert has now", async () => {
    const { id } = await createExpert({ email: "aino@example.com" });
    await destroy(id);
    await createExpert({ email: "Aino@example.com" });
    expect(await bringBack<ErrorAnswer>(id)).toMatchObject({
      status: 409,
      body: { message: "An expert with this email already exists." },
    });
    expect(await ids({ status: "archived" })).toEqual([id]);
  });
});

describe("GET /api/admin/exports/experts", () => {
  it("is split at semicolons for who asks, and the log says who took how much out", async () => {
    await createExpert({ name: "Aino Virtanen", skills: ["C, C++"] });
    const query = { q: "aino", separator: "semicolon" };
    const { status, bytes } = await call(exportCsv, { query, as: admin });
    expect(status).toBe(200);
    const [head, row] = Buffer.from(bytes).toString("utf8").split("\r\n");
    expect(head).toContain(";name;");
    expect(row).toContain(";Aino Virtanen;");
    expect(
      await sql("SELECT action, entity, entity_id, after FROM audit_entries ORDER BY id DESC LIMIT 1"),
    ).toEqual([{ action: "export", entity: "list", entity_id: "experts", after: { rows: 1, q: "aino" } }]);
  });

  it.each([
    ["fi", ["Tuntihinta (€)", "Näkyvissä", "kyllä"]],
    ["sv", ["Timpris (€)", "Synlig", "ja"]],
  ])("has its headings in a language that is asked for: %s", async (language, words) => {
    await createExpert({ name: "Aino Virtanen" });
    const { bytes } = await call(exportCsv, { query: { language }, as: admin });
    const [head, row] = parse(Buffer.from(bytes), { bom: true }) as string[][];
    expect([...(head ?? []), ...(row ?? [])]).toEqual(expect.arrayContaining(words));
    // The API's names have capitals within.
    expect(head?.filter((heading) => /^[a-z]+[A-Z]/.test(heading))).toEqual([]);
  });

  it("is the filtered list in its order, to be read back", async () => {
    await createExpert({ name: "Aino Virtanen", displayOrder: 2, skills: ["Rust", "C, C++"] });
    await createExpert({
      name: '=HYPERLINK("https://evil.example")',
      displayOrder: 1,
      hourlyRate: 95.5,
      description: "One line,\nand another with “quotes”",
    });
    await createExpert({ name: "Hidden Person", isActive: false, displayOrder: 3 });
    const { status, headers, bytes } = await call(exportCsv, { query: { status: "approved" }, as: admin });
    expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      'attachment; filename="experts-2027-03-01.csv"',
    ]);
    const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toMatchObject([
      {
        displayOrder: "1",
        name: `'=HYPERLINK("https://evil.example")`,
        hourlyRate: "95.5",
        isActive: "yes",
        description: "One line,\nand another with “quotes”",
      },
      { displayOrder: "2", name: "Aino Virtanen", skills: "Rust; C, C++", approvalStatus: "approved" },
    ]);
    expect((await call(exportCsv, { query: { page: "2" }, as: admin })).status).toBe(400);
  });
});
