import { z } from "zod";
import { GET as listExperts } from "@/app/api/experts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { mapDatabaseError as mappedError } from "@/lib/server/database-errors";
import { pool, prisma, transaction } from "@/lib/server/db";
import { route } from "@/lib/server/http/route";
import { endpoint } from "@/lib/shared/http/endpoint";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createProject,
  createUser,
} from "@/tests/support/factories";
import { errorInWords } from "@/tests/support/in-words";

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error("This was meant to fail")),
    (error: unknown) => error,
  );
const query = async (text: string, values: unknown[]) => (await pool().query(text, values)).rows;
/** A database error as people are told it. */
function mapDatabaseError(error: unknown) {
  const mapped = mappedError(error);
  if (!mapped) return null;
  const { status, code, internal, retryAfterSeconds } = mapped;
  return { status, code, internal, retryAfterSeconds, ...errorInWords(mapped) };
}
const nul = String.fromCharCode(0);

beforeEach(() =>
  empty("experts", "users", "projects", "expert_applications", "meeting_bookings", "rate_limits"),
);

describe("database errors as people are told them", () => {
  const repeat = (table: string, key: string) =>
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('id', t.id + 1000, ${key}))).* FROM ${table} t`;

  it("an account with the same e-mail, through Prisma and through pg", async () => {
    await createUser({ email: "aino@example.com" });
    const data = { email: "aino@example.com", firstName: "A", lastName: "B" };
    const expected = { status: 409, code: "conflict", message: "An account with this email already exists." };
    expect(mapDatabaseError(await caught(prisma().user.create({ data })))).toMatchObject(expected);
    expect(mapDatabaseError(await caught(transaction((tx) => tx.user.create({ data }))))).toMatchObject(
      expected,
    );
    expect(mapDatabaseError(await caught(query(repeat("users", "'role', 'user'"), [])))).toMatchObject(
      expected,
    );
  });

  it("an expert with the same e-mail, in any case", async () => {
    await createExpert({ email: "Aino@Example.com" });
    const error = await caught(createExpert({ email: "aino@example.com" }));
    expect(mapDatabaseError(error)).toMatchObject({
      code: "conflict",
      message: "An expert with this email already exists.",
    });
  });

  it("a second application, in any case", async () => {
    const application = `INSERT INTO expert_applications (name, title, email, description, experience_years, hourly_rate_cents,
      weekly_availability_hours, updated_at) VALUES ('Aino', 'Engineer', $1, 'Text', 5, 9500, 30, now())`;
    await sql(application, ["aino@example.com"]);
    const error = await caught(query(application, ["AINO@example.com"]));
    expect(mapDatabaseError(error)).toMatchObject({
      code: "conflict",
      message: "An application with this email already exists.",
    });
  });

  it("a second application to a project", async () => {
    const { id } = await createProject();
    const columns = (
      await sql<{ column_name: string }>(
        "SELECT column_name FROM information_schema.columns WHERE table_name = 'project_applications' AND is_nullable = 'NO' AND column_default IS NULL",
      )
    ).map(({ column_name }) => column_name);
    const values: Record<string, unknown> = {
      project_id: id,
      applicant_email: "aino@example.com",
      updated_at: new Date(),
    };
    const insert = (email: string) =>
      query(
        `INSERT INTO project_applications (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
        columns.map((column) =>
          column === "applicant_email"
            ? email
            : (values[column] ?? (/rate|hours/.test(column) ? 100 : "text")),
        ),
      );
    await insert("aino@example.com");
    expect(mapDatabaseError(await caught(insert("Aino@example.com")))).toMatchObject({
      code: "conflict",
      message: "You have already applied to this project.",
    });
  });

  it("a meeting that overlaps another, through Prisma, raw SQL in a transaction, and pg", async () => {
    const startAt = new Date("2027-03-03T08:00:00Z");
    const endAt = new Date("2027-03-03T09:00:00Z");
    await createBooking({ startAt });
    const data = {
      calendar: "representative",
      startAt,
      endAt,
      duration: 60,
      fullName: "A",
      email: "a@example.com",
      company: "B",
      phone: "1",
      calendarUid: "u",
    };
    const insert = `INSERT INTO meeting_bookings (calendar, start_at, end_at, duration, full_name, email, company, phone, calendar_uid, updated_at)
      VALUES ('representative', '2027-03-03T08:30:00Z', '2027-03-03T09:00:00Z', 30, 'A', 'a@example.com', 'B', '1', 'u2', now())`;
    for (const error of [
      await caught(prisma().meetingBooking.create({ data })),
      await caught(transaction((tx) => tx.$executeRawUnsafe(insert))),
      await caught(query(insert, [])),
    ]) {
      expect(mapDatabaseError(error)).toMatchObject({
        status: 409,
        code: "conflict",
        message: "This time slot is already booked. Please select a different time.",
        internal: "meeting_bookings_no_overlap",
      });
    }
  });

  it("NUL in a text, through Prisma and through pg", async () => {
    for (const error of [
      await caught(query("SELECT $1::text", [nul])),
      await caught(
        prisma().user.create({ data: { email: "a@example.com", firstName: `A${nul}`, lastName: "B" } }),
      ),
    ]) {
      expect(mapDatabaseError(error)).toMatchObject({ status: 422, code: "invalid" });
    }
  });

  it.each(["40001", "40P01", "55P03", "57014", "53300"])(
    "%s as a busy service, to be tried again",
    async (state) => {
      const raise = `DO $$ BEGIN RAISE EXCEPTION 'internal words' USING ERRCODE = '${state}'; END $$`;
      for (const error of [await caught(query(raise, [])), await caught(prisma().$executeRawUnsafe(raise))]) {
        const mapped = mapDatabaseError(error);
        expect(mapped).toMatchObject({ status: 503, code: "unavailable", retryAfterSeconds: 2 });
        expect(mapped?.message).not.toContain("internal words");
      }
    },
  );

  it("a statement and a lock that take too long", async () => {
    const slow = pool()
      .connect()
      .then(async (client) => {
        try {
          await client.query("SET statement_timeout = 50");
          await client.query("SELECT pg_sleep(2)");
        } finally {
          client.release(true);
        }
      });
    expect(mapDatabaseError(await caught(slow))).toMatchObject({ code: "unavailable" });
  });

  it.each([
    [
      "a check",
      "INSERT INTO users (first_name, last_name, email, role, updated_at) VALUES ('A', 'B', 'c@example.com', 'king', now())",
    ],
    ["a foreign key", "INSERT INTO favorites (user_id, expert_id) VALUES (4711, 4711)"],
    ["a missing value", "INSERT INTO users (first_name) VALUES ('A')"],
    ["wrong SQL", "SELECT nothing FROM nowhere"],
  ])("%s as a fault of ours: nothing a person could mend", async (_name, statement) => {
    expect(mapDatabaseError(await caught(query(statement, [])))).toBeNull();
    expect(mapDatabaseError(await caught(prisma().$executeRawUnsafe(statement)))).toBeNull();
  });

  it("leaves the pool usable", async () => {
    for (let index = 0; index < 30; index += 1) await caught(query("SELECT 1/0", []));
    expect(await query("SELECT 1 AS one", [])).toEqual([{ one: 1 }]);
  });
});

const test = { method: "POST", path: "/api/test", access: "public", summary: "Only here" } as const;
const echo = route(
  endpoint({
    ...test,
    body: z.strictObject({ text: z.string().max(60_000).optional() }),
    response: z.object({ length: z.int() }),
  }),
  { handler: ({ body }) => ({ length: body.text?.length ?? 0, secret: "not in the response schema" }) },
);
const failing = (error: unknown) =>
  route(endpoint(test), {
    handler: () => {
      throw error;
    },
  });
const send = (rawBody: BodyInit, headers: Record<string, string> = {}) =>
  call<ErrorAnswer>(echo, { method: "POST", rawBody, headers });

describe("request bodies", () => {
  it.each([
    ["application/json"],
    ["application/json; charset=utf-8"],
    ["APPLICATION/JSON"],
    ["application/problem+json"],
  ])("are JSON under the type %s", async (type) => {
    expect(await send('{"text":"Å"}', { "content-type": type })).toMatchObject({
      status: 200,
      body: { length: 1 },
    });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/json",
    "application/xml",
  ])("of type %s are refused with 415", async (type) => {
    expect(await send('{"text":"a"}', { "content-type": type })).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  });

  it.each([
    ["half an object", "{"],
    ["a trailing comma", '{"text":"a",}'],
    ["not JSON at all", "text=a"],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["a cut-off character", new Uint8Array([0x22, 0xc3])],
    ["only white space", "   "],
  ])("that are %s are refused with 400", async (_name, body) => {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { code: "malformed", message: "The request body is not valid JSON." },
    });
  });

  it("may be missing: that is an empty object", async () => {
    expect(await call(echo, { method: "POST" })).toMatchObject({ status: 200, body: { length: 0 } });
  });

  it.each([
    ["null"],
    ["[]"],
    ['"text"'],
    ["5"],
    ['{"text":null}'],
    ['{"text":"a","more":1}'],
    ['{"text":{"contains":"a"}}'],
  ])("that are %s are refused with 422", async (body) => {
    expect(await send(body)).toMatchObject({ status: 422, body: { code: "invalid" } });
  });

  it("may hold 64 kB and not a byte more, declared or streamed", async () => {
    const limit = 64 * 1024;
    const json = (bytes: number) => `{"text":"${"a".repeat(40_000)}"${" ".repeat(bytes - 40_011)}}`;
    expect(json(limit)).toHaveLength(limit);
    expect((await send(json(limit))).status).toBe(200);
    expect(await send(json(limit + 1))).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect(await send("{}", { "content-length": String(limit + 1) })).toMatchObject({ status: 413 });

    const state = { pulled: 0, cancelled: false };
    const endless = new ReadableStream({
      pull(controller) {
        state.pulled += 1;
        controller.enqueue(new Uint8Array(8192).fill(32));
      },
      cancel() {
        state.cancelled = true;
      },
    });
    expect(await send(endless)).toMatchObject({ status: 413 });
    expect(state.cancelled).toBe(true);
    expect(state.pulled).toBeLessThan(20);
  });
});

describe("requests from other sites", () => {
  const host = "localhost:3000";
  it.each([
    ["another site's Origin", { origin: "https://evil.example" }, 403],
    ["an opaque Origin", { origin: "null" }, 403],
    ["the same host on another port", { origin: "http://localhost:3001" }, 403],
    ["a host that only begins alike", { origin: "http://localhost:3000.evil.example" }, 403],
    ["a cross-site fetch without Origin", { "sec-fetch-site": "cross-site" }, 403],
    ["a sister site's fetch without Origin", { "sec-fetch-site": "same-site" }, 403],
    ["our own Origin", { origin: `http://${host}` }, 200],
    ["our own fetch", { "sec-fetch-site": "same-origin" }, 200],
    ["a script", {}, 200],
    [
      "our Origin behind a proxy",
      { origin: "https://osaaja.example", "x-forwarded-host": "osaaja.example" },
      200,
    ],
  ])("%s may change: %s", async (_name, headers: Record<string, string>, status) => {
    const answer = await send("{}", headers);
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(answer.body).toEqual({
        code: "forbidden",
        reason: "cross_site",
        message: "This request came from another site.",
      });
  });

  it("may read what is public", async () => {
    expect((await call(listExperts, { headers: { origin: "https://evil.example" } })).status).toBe(200);
  });

  it("are refused before anything else is looked at, the session included", async () => {
    const user = await createUser();
    const answer = await call(echo, {
      method: "POST",
      rawBody: "not JSON",
      as: user,
      headers: { origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("answers", () => {
  it("carry an id and are not kept, in success and in failure", async () => {
    for (const answer of [await send("{}"), await send("{")]) {
      expect(answer.headers.get("x-request-id")).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("hold nothing that the declared schema does not name", async () => {
    expect((await send("{}")).body).toEqual({ length: 0 });
  });

  it("have the one error form, with a message per field", async () => {
    const { body } = await post(searchExperts, { limit: 0, budgetRange: "cheap" });
    expect(body).toEqual({
      message: expect.any(String),
      code: "invalid",
      reason: "invalid_input",
      fieldErrors: { limit: "limit must be at least 1", budgetRange: expect.any(String) },
    });
  });

  it("to what nobody foresaw are 500 with the request's id and nothing internal", async () => {
    for (const error of [
      new Error("password=hunter2 at /srv/app.ts:1"),
      "just text",
      null,
      { code: 42 },
      new TypeError("x is not a function"),
    ]) {
      const answer = await call(failing(error));
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        message: "Something went wrong on our side. Please try again.",
        code: "internal",
        reason: "internal",
        requestId: answer.headers.get("x-request-id"),
      });
    }
  });

  it("that break their own schema are 500, not a leak", async () => {
    const broken = route(endpoint({ ...test, response: z.object({ id: z.int() }) }), {
      handler: () => ({ id: "zz-internal" }) as never,
    });
    const answer = await call(broken);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain("zz-internal");
  });

  it("to a query parameter given twice are 400", async () => {
    expect(await call(listExperts, { path: "/api/experts?limit=1&limit=2" })).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
  });

  it("to a database error carry the person's message", async () => {
    await createUser({ email: "aino@example.com" });
    const answer = await call(
      route(endpoint({ ...test, errors: ["conflict"] }), {
        handler: async () => {
          await prisma().user.create({ data: { email: "aino@example.com", firstName: "A", lastName: "B" } });
          return undefined;
        },
      }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "An account with this email already exists." },
    });
    expect(Object.keys(answer.body)).toEqual(["message", "code", "reason"]);
  });

  it("to a busy database say when to come back", async () => {
    const answer = await call(
      route(endpoint(test), {
        handler: async () => {
          await query("DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '55P03'; END $$", []);
          return undefined;
        },
      }),
    );
    expect(answer).toMatchObject({
      status: 503,
      body: { code: "unavailable", requestId: expect.any(String) },
    });
    expect(answer.headers.get("retry-after")).toBe("2");
  });
});

describe("access", () => {
  const seen = (access: "user" | "admin") =>
    route(endpoint({ ...test, access, response: z.object({ userId: z.int() }) }), {
      handler: ({ actor }) => ({ userId: actor.userId }),
    });

  it("refuses a visitor with 401 and a user without the right with 403", async () => {
    const guest = await call(seen("user"));
    expect(guest).toMatchObject({
      status: 401,
      body: { code: "unauthenticated", message: "Authentication required" },
    });
    expect(guest.headers.get("www-authenticate")).toContain("Cookie");
    expect(await call(seen("admin"))).toMatchObject({ status: 401 });
    expect(await call(seen("admin"), { as: await createUser() })).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  });

  it("lets the right people in, and reads the role from the database, not from the token", async () => {
    const [user, admin] = [await createUser(), await createAdmin()];
    expect(await call(seen("user"), { as: user })).toMatchObject({ status: 200, body: { userId: user.id } });
    expect(await call(seen("admin"), { as: admin })).toMatchObject({ status: 200 });
    expect(await call(seen("admin"), { as: { ...user, role: "admin" } })).toMatchObject({ status: 403 });
    await sql("UPDATE users SET role = 'user' WHERE id = $1", [admin.id]);
    expect(await call(seen("admin"), { as: admin })).toMatchObject({ status: 403 });
    await sql("DELETE FROM users WHERE id = $1", [user.id]);
    expect(await call(seen("user"), { as: user })).toMatchObject({ status: 401 });
  });
});
