import { createHash } from "node:crypto";
import { POST as createProject } from "@/app/api/projects/route";
import type { EngagementCreated } from "@/lib/features/engagements/schemas";
import { setClock } from "@/lib/server/clock";
import { post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey, key } from "@/tests/support/idempotency";

/** Friday, noon in Helsinki. */
const today = new Date("2026-11-20T10:00:00Z");
let expertId: number;

const wish = (more: object = {}) => ({
  title: "Kysyntäennuste",
  description: "A forecast of daily demand for 120 shops.",
  clientCompany: "Äänekosken Öljy Oy",
  clientEmail: "asa.ohman@example.fi",
  expertId,
  startDate: "2026-12-01",
  endDate: "2027-03-01",
  hoursPerWeek: 40,
  projectType: "hourly",
  ...more,
});
const create = (more: object = {}, headers: Record<string, string> = {}, as: TestUser | null = null) =>
  post<EngagementCreated>(createProject, wish(more), { headers, as });
const refusal = (more: object, headers: Record<string, string> = {}) =>
  post(createProject, wish(more), { headers });
const stored = async () => ({ projects: await count("projects"), keys: await count("idempotency_keys") });

beforeEach(async () => {
  setClock(today);
  await empty("contracts", "price_estimates", "projects", "idempotency_keys", "experts", "users");
  ({ id: expertId } = await createExpert());
});

describe("POST /api/projects", () => {
  it("answers id and token, and stores a private engagement with its months", async () => {
    const { status, body } = await create({ clientBusinessId: "fi01120389", clientContactName: "Åsa Öhman" });
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.any(Number), accessToken: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const [row] = await sql(
      `SELECT kind, title, customer_company, customer_email, customer_name, customer_business_id, expert_id,
        start_date::text, end_date::text, duration_months, hours_per_week, project_type, budget_type, owner_id,
        access_token_hash FROM projects WHERE id = $1`,
      [body.id],
    );
    expect(row).toEqual({
      kind: "engagement",
      title: "Kysyntäennuste",
      customer_company: "Äänekosken Öljy Oy",
      customer_email: "asa.ohman@example.fi",
      customer_name: "Åsa Öhman",
      customer_business_id: "0112038-9",
      expert_id: expertId,
      start_date: "2026-12-01",
      end_date: "2027-03-01",
      duration_months: 3,
      hours_per_week: 40,
      project_type: "hourly",
      budget_type: "hourly",
      owner_id: null,
      access_token_hash: createHash("sha256").update(body.accessToken).digest("hex"),
    });
  });

  it("keeps no token in the database", async () => {
    const { body } = await create({}, { "idempotency-key": "a-key" });
    const everything = JSON.stringify([
      await sql("SELECT * FROM projects"),
      await sql("SELECT * FROM idempotency_keys"),
    ]);
    expect(everything).not.toContain(body.accessToken);
  });

  it("belongs to whoever is signed in, and to a guest only by its token", async () => {
    const user = await createUser();
    const own = await create({}, {}, user);
    const guests = await create();
    expect(await sql("SELECT id, owner_id FROM projects ORDER BY id")).toEqual([
      { id: own.body.id, owner_id: user.id },
      { id: guests.body.id, owner_id: null },
    ]);
    expect(own.body.accessToken).not.toBe(guests.body.accessToken);
  });

  it("takes a start today in Helsinki, whatever the day elsewhere", async () => {
    setClock(new Date("2026-11-20T22:30:00Z"));
    expect((await refusal({ startDate: "2026-11-20" })).status).toBe(422);
    expect((await create({ startDate: "2026-11-21" })).status).toBe(201);
  });

  it.each([
    ["no company", { clientCompany: " " }, "clientCompany", "Company name is required"],
    ["no title", { title: "" }, "title", "Project title is required"],
    [
      "a short description",
      { description: "too short" },
      "description",
      "Project description must be at least 10 characters",
    ],
    ["no start", { startDate: "" }, "startDate", "Start date is required"],
    ["no end", { endDate: undefined }, "endDate", "End date is required"],
    ["no e-mail", { clientEmail: "asa@" }, "clientEmail", "Valid email is required"],
    ["a start yesterday", { startDate: "2026-11-19" }, "startDate", "Start date must not be in the past"],
    [
      "an end before the start",
      { endDate: "2026-11-30" },
      "endDate",
      "End date must not be before the start date",
    ],
    ["more than 36 months", { endDate: "2029-12-02" }, "endDate", "A project can last at most 36 months"],
    ["a day that does not exist", { endDate: "2027-02-30" }, "endDate", "Enter a real date"],
    [
      "a wrong business id",
      { clientBusinessId: "0112038-8" },
      "clientBusinessId",
      "Enter a valid business ID (Y-tunnus), for example 1234567-1",
    ],
    ["61 hours", { hoursPerWeek: 61 }, "hoursPerWeek", "Hours per week must be a whole number from 1 to 60"],
    ["another type", { projectType: "fixed" }, "projectType", "Project type must be hourly or project"],
    ["no expert", { expertId: null }, "expertId", "Please choose an expert"],
    ["a filled honeypot", { website: "https://spam.example" }, "website", "Leave this field empty"],
    ["NUL in a text", { title: "A\u0000B" }, "title", "Contains a character that cannot be stored"],
  ])("refuses %s, and stores nothing", async (_name, more, field, message) => {
    expect(await refusal(more, { "idempotency-key": "a-key" })).toMatchObject({
      status: 422,
      body: { code: "invalid", message, fieldErrors: { [field]: message } },
    });
    expect(await stored()).toEqual({ projects: 0, keys: 0 });
  });

  it("refuses keys in which a client has no say", async () => {
    for (const extra of [
      { kind: "posting" },
      { ownerId: 1 },
      { durationMonths: 1 },
      { approvalStatus: "x" },
    ]) {
      expect(await refusal(extra)).toMatchObject({ status: 422, body: { code: "invalid" } });
    }
    expect(await stored()).toEqual({ projects: 0, keys: 0 });
  });

  it("refuses a busy expert", async () => {
    const busy = await createExpert({ availability: "busy" });
    expect(await refusal({ expertId: busy.id })).toMatchObject({
      status: 422,
      body: { fieldErrors: { expertId: expect.stringContaining("not available") } },
    });
    expect(await stored()).toEqual({ projects: 0, keys: 0 });
  });

  it.each([
    ["unknown", null],
    ["pending", { approvalStatus: "pending" }],
    ["inactive", { isActive: false }],
    ["archived", { archivedAt: today }],
  ] as const)("answers 404 for an expert who is %s", async (_name, hidden) => {
    const id = hidden ? (await createExpert(hidden)).id : 4711;
    expect(await refusal({ expertId: id })).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "Expert not found" },
    });
    expect(await stored()).toEqual({ projects: 0, keys: 0 });
  });
});

describe("Idempotency-Key", () => {
  itTakesAnIdempotencyKey({
    send: refusal,
    another: { title: "Another" },
    refused: { title: "" },
    stored,
    once: { projects: 1, keys: 1 },
  });

  it("answers the same request the same, even when the expert has become busy meanwhile", async () => {
    const first = await create({}, key);
    await sql("UPDATE experts SET availability = 'busy'");
    expect(await create({}, key)).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toEqual({ projects: 1, keys: 1 });
  });

  it("makes one project for each key", async () => {
    const [first, second] = [await create({}, key), await create({}, { "idempotency-key": "another" })];
    expect(second.body.id).not.toBe(first.body.id);
    expect(await stored()).toEqual({ projects: 2, keys: 2 });
  });

  it("undoes the project when the answer cannot be remembered", async () => {
    await sql(`CREATE OR REPLACE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END $$`);
    await sql(
      "CREATE TRIGGER fail_here BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail_here()",
    );
    try {
      expect(await refusal({}, key)).toMatchObject({ status: 500, body: { code: "internal" } });
      expect(await stored()).toEqual({ projects: 0, keys: 0 });
    } finally {
      await sql("DROP TRIGGER fail_here ON idempotency_keys");
    }
    expect((await create({}, key)).status).toBe(201);
  });
});
