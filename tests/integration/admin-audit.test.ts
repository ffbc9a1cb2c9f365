import { parse } from "csv-parse/sync";
import { GET as listEntries } from "@/app/api/admin/audit-entries/route";
import { GET as exportEntries } from "@/app/api/admin/exports/audit-entries/route";
import type { AuditEntry } from "@/lib/features/operations/audit-schemas";
import { type AdminActor, asAdmin } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { defaultLocale } from "@/lib/shared/locales";
import { call } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

let admin: TestUser;
type Change = Parameters<typeof recordAudit>[2];

const adminActor = (user: TestUser) =>
  asAdmin({
    ...user,
    kind: "admin",
    userId: user.id,
    emailVerified: true,
    locale: defaultLocale,
  }) as AdminActor;
const record = (change: Partial<Change>, at: string, actorEmail = "admin@osaaja.example") => {
  setClock(new Date(at));
  return transaction((tx) =>
    recordAudit(tx, adminActor({ ...admin, email: actorEmail }), {
      action: "update",
      entity: "expert",
      entityId: 1,
      before: null,
      after: null,
      ...change,
    }),
  );
};
const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<AuditEntry[]>(listEntries, { query, as });
const reasons = async (query: Record<string, string>) => {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body.map(({ reason }) => reason);
};

beforeEach(async () => {
  await sql("ALTER TABLE audit_entries DISABLE TRIGGER ALL");
  await sql("DELETE FROM audit_entries");
  await sql("ALTER TABLE audit_entries ENABLE TRIGGER ALL");
  await empty("users");
  setClock(new Date("2027-03-03T12:00:00Z"));
  admin = await createAdmin({ email: "admin@osaaja.example" });
});

async function seed() {
  await record(
    { reason: "one", before: { status: "pending" }, after: { status: "approved" } },
    "2027-03-01T21:59:00Z",
  );
  await record(
    {
      reason: "two",
      action: "reject",
      entity: "project",
      entityId: 7,
      after: { rejectionReason: "100 % vague_" },
    },
    "2027-03-01T22:00:00Z",
    "other@osaaja.example",
  );
  await record(
    { reason: "three", entityId: 11, before: { isActive: true }, after: { isActive: false } },
    "2027-03-02T21:59:59.999Z",
  );
  await record(
    { reason: "four", action: "delete", before: { name: "Aino Virtanen" } },
    "2027-03-02T22:00:00Z",
  );
}

describe("GET /api/admin/audit-entries", () => {
  it("tells who, when, what it was and became, and why", async () => {
    await record(
      {
        action: "approve",
        entity: "expert_application",
        entityId: 3,
        before: { status: "pending", title: "Engineer", email: "aino.virtanen@example.com" },
        after: { status: "approved", title: "Engineer", email: "aino@example.fi" },
        reason: "Fits",
      },
      "2027-03-01T06:00:00Z",
    );
    const { body, headers } = await list();
    expect(headers.get("x-total-count")).toBe("1");
    expect(body).toEqual([
      {
        id: expect.any(Number),
        at: "2027-03-01T06:00:00.000Z",
        actorEmail: "admin@osaaja.example",
        action: "approve",
        entity: "expert_application",
        entityId: "3",
        // Only what differs, and addresses shortened.
        before: { status: "pending", email: "a…@example.com" },
        after: { status: "approved", email: "a…@example.fi" },
        reason: "Fits",
        // Too short to be sure of.
        reasonLanguage: null,
        name: null,
        requestId: null,
      },
    ]);
  });

  it("says in which language a reason is written", async () => {
    await record(
      { reason: "Hakemus on hyvä, mutta kokemusta tekoälyn parissa on vielä liian vähän." },
      "2027-03-01T06:00:00Z",
    );
    expect((await list()).body.map(({ reasonLanguage }) => reasonLanguage)).toEqual(["fi"]);
  });

  it("is newest first, an item's history with entity and id", async () => {
    await seed();
    expect(await reasons({})).toEqual(["four", "three", "two", "one"]);
    expect(await reasons({ entity: "expert", entityId: "1" })).toEqual(["four", "one"]);
    expect(await reasons({ entity: "expert" })).toEqual(["four", "three", "one"]);
    expect(await reasons({ entity: "project", entityId: "1" })).toEqual([]);
  });

  it("filters by action, Helsinki days and words", async () => {
    await seed();
    expect(await reasons({ action: "update" })).toEqual(["three", "one"]);
    // 22:00 UTC is midnight in Helsinki.
    expect(await reasons({ from: "2027-03-02", to: "2027-03-02" })).toEqual(["three", "two"]);
    expect(await reasons({ to: "2027-03-01" })).toEqual(["one"]);
    expect(await reasons({ from: "2027-03-02", to: "9999-12-31" })).toEqual(
      await reasons({ from: "2027-03-02" }),
    );
    expect(await reasons({ from: "2027-03-03" })).toEqual(["four"]);
    expect(await reasons({ q: "other@osaaja 100 % vague_" })).toEqual(["two"]);
    expect(await reasons({ q: "100_" })).toEqual([]);
    expect(await reasons({ sort: "action", action: "update" })).toEqual(["three", "one"]);
    expect(await reasons({ sort: "at" })).toEqual(["one", "two", "three", "four"]);
  });

  it("finds what happened to somebody by the name they have now", async () => {
    const { id } = await createExpert({ name: "Aino Öhman" });
    await record({ reason: "about Aino", entityId: id }, "2027-03-01T06:00:00Z");
    await record({ reason: "about another", entityId: id + 1 }, "2027-03-01T06:00:00Z");
    expect(await reasons({ q: "aino öhman" })).toEqual(["about Aino"]);
    expect((await list({ q: "öhman" })).body).toMatchObject([{ name: "Aino Öhman" }]);
  });

  it("pages with its filters", async () => {
    await seed();
    const { body, headers } = await list({ entity: "expert", limit: "2" });
    expect(body).toHaveLength(2);
    expect(headers.get("x-total-count")).toBe("3");
    expect(headers.get("link")).toBe('</api/admin/audit-entries?entity=expert&limit=2&page=2>; rel="next"');
    expect(await reasons({ entity: "expert", limit: "2", page: "2" })).toEqual(["one"]);
  });

  it.each([
    { action: "dream" },
    { entity: "users" },
    { status: "open" },
    { from: "yesterday" },
    { sort: "before" },
    { entityId: "" },
  ])("refuses %j with 400", async (query) => {
    expect((await list(query as never)).status).toBe(400);
  });

  it("is for administrators", async () => {
    expect((await list({}, null)).status).toBe(401);
    expect((await list({}, await createUser())).status).toBe(403);
    expect((await call(exportEntries, { as: await createUser() })).status).toBe(403);
  });
});

it("exports what the filters leave, without formulas", async () => {
  await seed();
  await record({ reason: "=1+1", entity: "project" }, "2027-03-03T10:00:00Z");
  const answer = await call<string>(exportEntries, { query: { entity: "project" }, as: admin });
  const lines = answer.body.trim().split("\r\n");
  expect(lines[0]).toContain("id,at,actorEmail,action,entity,entityId,name,before,after,reason,requestId");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain("'=1+1");
  expect(lines[2]).toContain('"{""rejectionReason"":""100 % vague_""}"');
});

it.each(["comma", "semicolon"])(
  "keeps an entry of several lines one row of the file, by %s",
  async (separator) => {
    await record({ reason: "Line one\nLine two" }, "2027-03-03T10:00:00Z");
    const { body } = await call<string>(exportEntries, { query: { separator }, as: admin });
    const rows: string[][] = parse(body, { bom: true, delimiter: separator === "comma" ? "," : ";" });
    expect(rows.flat()).toContain("Line one\nLine two");
  },
);

describe("the log", () => {
  it.each([
    ["UPDATE", "UPDATE audit_entries SET reason = 'another'"],
    ["an UPDATE of nothing", "UPDATE audit_entries SET reason = 'another' WHERE false"],
    ["DELETE", "DELETE FROM audit_entries"],
    ["TRUNCATE", "TRUNCATE audit_entries"],
    ["TRUNCATE … CASCADE", "TRUNCATE audit_entries CASCADE"],
  ])("refuses %s", async (_name, statement) => {
    await seed();
    await expect(sql(statement)).rejects.toMatchObject({
      message: "audit_entries is append-only",
      code: "42501",
    });
    expect(await count("audit_entries")).toBe(4);
    expect(await count("audit_entries", "reason = 'another'")).toBe(0);
  });

  it("outlives the account of who acted", async () => {
    await seed();
    await sql("DELETE FROM users WHERE id = $1", [admin.id]);
    expect(await count("audit_entries", "actor_email = 'admin@osaaja.example'")).toBe(3);
  });

  it("forgets a change that was rolled back", async () => {
    await expect(
      transaction(async (tx) => {
        await recordAudit(tx, adminActor(admin), {
          action: "update",
          entity: "expert",
          entityId: 1,
          before: null,
          after: {},
        });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await count("audit_entries")).toBe(0);
  });

  it.each([
    ["newest first", "ORDER BY at DESC, id DESC LIMIT 25"],
    ["a day", "WHERE at >= '2027-03-01' AND at < '2027-03-02' ORDER BY at DESC, id DESC LIMIT 25"],
    ["an item", "WHERE entity = 'expert' AND entity_id = '1' ORDER BY at DESC, id DESC LIMIT 10"],
  ])("is read by an index: %s", async (_name, rest) => {
    await sql(
      `INSERT INTO audit_entries (at, actor_email, action, entity, entity_id)
         SELECT timestamptz '2027-01-01' + n * interval '10 minutes', 'a@example.com', 'update', 'expert', n % 500
         FROM generate_series(1, 20000) n`,
    );
    await sql("ANALYZE audit_entries");
    const plan = await sql<{ "QUERY PLAN": string }>(`EXPLAIN SELECT * FROM audit_entries ${rest}`);
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toMatch(
      /audit_entries_(?:at_id|entity_entity_id_id)_idx/,
    );
  });
});
