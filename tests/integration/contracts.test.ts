import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { GET as downloadContract } from "@/app/api/contracts/[id]/pdf/route";
import { POST as generateContracts } from "@/app/api/contracts/generate/route";
import { POST as createProject } from "@/app/api/projects/route";
import type { GeneratedContracts } from "@/lib/features/contracts/schemas";
import type { EngagementCreated } from "@/lib/features/engagements/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject as createPosting,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readPdf, textOf } from "@/tests/support/pdf";

/** Friday, noon in Helsinki. */
const today = new Date("2026-11-20T10:00:00Z");
let expertId: number;

beforeEach(async () => {
  setClock(today);
  await empty("contracts", "price_estimates", "projects", "idempotency_keys", "experts", "users");
  ({ id: expertId } = await createExpert({
    name: "Aino Salainensukunimi",
    email: "aino.salainen@private.example",
    phone: "+358 40 555 0199",
    title: "Machine learning engineer",
    hourlyRate: 95.5,
  }));
});

async function project(more: object = {}, as: TestUser | null = null): Promise<EngagementCreated> {
  const { status, body } = await post<EngagementCreated>(
    createProject,
    {
      title: "Kysyntäennuste",
      description: "A forecast of daily demand for 120 shops.",
      clientCompany: "Äänekosken Öljy & Åbo Oy",
      clientEmail: "asa.ohman@example.fi",
      clientBusinessId: "0112038-9",
      clientContactName: "Åsa Öhman",
      expertId,
      startDate: "2026-12-01",
      endDate: "2027-03-01",
      hoursPerWeek: 40,
      projectType: "hourly",
      ...more,
    },
    { as },
  );
  expect(status).toBe(201);
  return body;
}

const generate = (body: object, as: TestUser | null = null) =>
  post<GeneratedContracts>(generateContracts, body, { as });
const refusal = (body: object, as: TestUser | null = null) => post(generateContracts, body, { as });
const tokenOf = (pdfUrl: string) => new URL(pdfUrl, "http://localhost").searchParams.get("token") ?? "";
const download = (id: number, query: Record<string, string> = {}, as: TestUser | null = null) =>
  call<string>(downloadContract, { params: { id: String(id) }, query, as });
const stored = async () => ({ contracts: await count("contracts"), quotes: await count("price_estimates") });

/** A guest's project with its two contracts. */
async function made(more: object = {}) {
  const created = await project(more);
  const { body } = await generate({ projectId: created.id, accessToken: created.accessToken });
  const [client, expert] = body.contracts;
  if (!client || !expert) throw new Error("two contracts are missing");
  return { created, client, expert };
}

describe("POST /api/contracts/generate", () => {
  it("answers both contracts to a guest with the token: client with fee, expert with the base", async () => {
    const { id, accessToken } = await project();
    const { status, body } = await generate({ projectId: id, accessToken });
    expect(status).toBe(201);
    // 520 h x 95.50 = 49,660.00; less 5 % = 47,177.00; fee 10 % = 4,717.70.
    expect(body).toEqual({
      contracts: [
        {
          id: expect.any(Number),
          type: "client",
          html: expect.stringMatching(/^<!doctype html>/),
          pdfUrl: expect.stringMatching(/^\/api\/contracts\/\d+\/pdf\?token=[\w-]{43}$/),
          totalAmount: 51_894.7,
        },
        {
          id: expect.any(Number),
          type: "expert",
          html: expect.stringMatching(/^<!doctype html>/),
          pdfUrl: expect.stringMatching(/^\/api\/contracts\/\d+\/pdf\?token=[\w-]{43}$/),
          totalAmount: 47_177,
        },
      ],
    });
    const [client, expert] = body.contracts;
    for (const sum of ["€51,894.70", "€13,233.15", "€65,127.85", "€4,717.70"]) {
      expect(client?.html).toContain(sum);
      expect(expert?.html).not.toContain(sum);
    }
    expect(expert?.html).toContain("€47,177.00");
    expect(expert?.html).not.toMatch(/platform fee/i);
  });

  it("stores the quote it rests on, with the months of the dates", async () => {
    const user = await createUser();
    const { id } = await project({ endDate: "2027-06-15", projectType: "project", hoursPerWeek: 20 }, user);
    await generate({ projectId: id }, user);
    expect(
      await sql(
        `SELECT q.expert_id, q.user_id, q.project_type, q.duration_months, q.hours_per_week,
          (q.total_cost_cents = c.total_amount_cents) AS same, (q.pricing->>'totalCost')::float * 100 = q.total_cost_cents AS whole
         FROM price_estimates q JOIN contracts c ON c.price_estimate_id = q.id WHERE c.contract_type = 'client'`,
      ),
    ).toEqual([
      {
        expert_id: expertId,
        user_id: user.id,
        project_type: "project",
        duration_months: 7,
        hours_per_week: 20,
        same: true,
        whole: true,
      },
    ]);
  });

  it("needs no token from the owner, and takes it from somebody else", async () => {
    const [owner, friend] = [await createUser(), await createUser()];
    const { id, accessToken } = await project({}, owner);
    const own = await generate({ projectId: id }, owner);
    expect(own.status).toBe(201);
    expect((await generate({ projectId: id, accessToken }, friend)).body).toEqual(own.body);
    expect((await generate({ projectId: id, accessToken })).body).toEqual(own.body);
  });

  it("answers 404 to everybody else, and makes nothing", async () => {
    const [owner, foreign, admin] = [await createUser(), await createUser(), await createAdmin()];
    const own = await project({}, owner);
    const guests = await project();
    const posting = await createPosting();
    const wrong: [object, TestUser | null][] = [
      [{ projectId: own.id }, null],
      [{ projectId: own.id, accessToken: "guess" }, null],
      [{ projectId: own.id, accessToken: "" }, null],
      [{ projectId: own.id, accessToken: guests.accessToken }, null],
      [{ projectId: own.id }, foreign],
      [{ projectId: own.id }, admin],
      [{ projectId: own.id, accessToken: guests.accessToken }, foreign],
      [{ projectId: guests.id }, owner],
      [{ projectId: guests.id, accessToken: null }, null],
      [{ projectId: posting.id }, owner],
      [{ projectId: 4711, accessToken: own.accessToken }, owner],
    ];
    for (const [body, as] of wrong) {
      expect(await refusal(body, as)).toMatchObject({
        status: 404,
        body: { code: "not_found", message: "Project not found" },
      });
    }
    expect(await stored()).toEqual({ contracts: 0, quotes: 0 });
  });

  it("answers the same two contracts with the same links again, with 200", async () => {
    const { created, client, expert } = await made();
    await sql("UPDATE experts SET hourly_rate_cents = 50000, availability = 'busy'");
    setClock(new Date("2026-12-24T10:00:00Z"));
    const again = await generate({ projectId: created.id, accessToken: created.accessToken });
    expect(again).toMatchObject({ status: 200, body: { contracts: [client, expert] } });
    expect(await stored()).toEqual({ contracts: 2, quotes: 1 });
    const { status } = await download(client.id, { token: tokenOf(client.pdfUrl) });
    expect(status).toBe(200);
  });

  it("makes two contracts out of ten calls at once", async () => {
    const { id, accessToken } = await project();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => generate({ projectId: id, accessToken })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await stored()).toEqual({ contracts: 2, quotes: 1 });
  });

  it("makes none where another process has made them while it set its own", async () => {
    const { created } = await made();
    const { id, accessToken } = await project();
    const other = new Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query("BEGIN");
    await other.query("SELECT 1 FROM projects WHERE id = $1 FOR UPDATE", [id]);
    const answer = generate({ projectId: id, accessToken });
    const isWaiting = async () =>
      (await count("pg_stat_activity", "datname = current_database() AND wait_event_type = 'Lock'")) > 0;
    while (!(await isWaiting())) await wait(20);
    await other.query(
      `INSERT INTO contracts SELECT (jsonb_populate_record(c, jsonb_build_object(
         'id', nextval('contracts_id_seq'), 'project_id', $1::int, 'html', 'by the other process',
         'access_token_hash', 'of the other process ' || id))).* FROM contracts c WHERE project_id = $2`,
      [id, created.id],
    );
    await other.query("COMMIT");
    await other.end();
    const { status, body } = await answer;
    expect([status, body.contracts.map(({ html }) => html)]).toEqual([
      200,
      ["by the other process", "by the other process"],
    ]);
    expect(await stored()).toEqual({ contracts: 4, quotes: 1 });
  });

  it("gives links that work after the secret has changed", async () => {
    const { created, client } = await made();
    // What was derived from another secret has another hash.
    await sql("UPDATE contracts SET access_token_hash = 'of another secret ' || id");
    expect((await download(client.id, { token: tokenOf(client.pdfUrl) })).status).toBe(404);
    const { body } = await generate({ projectId: created.id, accessToken: created.accessToken });
    for (const { id, pdfUrl } of body.contracts) {
      expect((await download(id, { token: tokenOf(pdfUrl) })).status).toBe(200);
    }
  });

  it("refuses an expert who has become busy or hidden, and makes nothing", async () => {
    for (const change of ["availability = 'busy'", "availability = 'available', is_active = false"]) {
      const { id, accessToken } = await project();
      await sql(`UPDATE experts SET ${change}`);
      expect(await refusal({ projectId: id, accessToken })).toMatchObject({
        status: 409,
        body: { code: "conflict", message: expect.stringContaining("not available any more") },
      });
      await sql("UPDATE experts SET availability = 'available', is_active = true");
    }
    expect(await stored()).toEqual({ contracts: 0, quotes: 0 });
  });

  it.each([
    ["the second contract", "contracts", "NEW.contract_type = 'expert'"],
    ["the quote", "price_estimates", "true"],
  ])(
    "makes nothing when %s cannot be written, and succeeds with the same project then",
    async (_name, table, condition) => {
      const { id, accessToken } = await project();
      await sql(`CREATE OR REPLACE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${condition} THEN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END IF; RETURN NEW; END $$`);
      await sql(
        `CREATE TRIGGER fail_here BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_here()`,
      );
      try {
        const answer = await refusal({ projectId: id, accessToken });
        expect(answer).toMatchObject({
          status: 500,
          body: { code: "internal", requestId: expect.any(String) },
        });
        expect(await stored()).toEqual({ contracts: 0, quotes: 0 });
      } finally {
        await sql(`DROP TRIGGER fail_here ON ${table}`);
      }
      expect((await generate({ projectId: id, accessToken })).status).toBe(201);
      expect(await stored()).toEqual({ contracts: 2, quotes: 1 });
    },
  );

  it("keeps no token in the database", async () => {
    const { created, client, expert } = await made();
    const everything = JSON.stringify([
      await sql("SELECT id, html, access_token_hash FROM contracts"),
      await sql("SELECT * FROM price_estimates"),
    ]);
    for (const token of [created.accessToken, tokenOf(client.pdfUrl), tokenOf(expert.pdfUrl)]) {
      expect(everything).not.toContain(token);
    }
  });
});

describe("pricing that a client sends", () => {
  const agreed = { totalCost: 51_894.7, expertCost: 47_177, riskAdjustment: "…" };

  // One project for all of a list: the first call makes its contracts, the others answer them again.
  it("is silently agreed with", async () => {
    const { id, accessToken } = await project();
    const statuses: number[] = [];
    for (const pricing of [
      agreed,
      // A cent beside it.
      { totalCost: 51_894.69, expertCost: 47_177.01 },
      { monthlyTotal: 1 },
      {},
      null,
    ]) {
      const { status, body } = await generate({ projectId: id, accessToken, pricing });
      statuses.push(status);
      expect([pricing, body.notice]).toEqual([pricing, undefined]);
    }
    expect(statuses).toEqual([201, 200, 200, 200, 200]);
  });

  it("never changes the contracts, and is contradicted", async () => {
    const { id, accessToken } = await project();
    const statuses: number[] = [];
    for (const pricing of [
      { ...agreed, totalCost: 1 },
      // Two cents less.
      { ...agreed, totalCost: 51_894.68 },
      { ...agreed, expertCost: 1 },
      { ...agreed, totalCost: "free" },
      { ...agreed, totalCost: [51_894.7] },
    ]) {
      const { status, body } = await generate({ projectId: id, accessToken, pricing });
      statuses.push(status);
      expect(body.contracts.map(({ totalAmount }) => totalAmount)).toEqual([51_894.7, 47_177]);
      expect([pricing, body.notice]).toEqual([
        pricing,
        "The price was calculated again on our server for 3 months, from 1 December 2026 to 1 March 2027: €51,894.70 without VAT. The contracts hold this sum.",
      ]);
    }
    expect(statuses).toEqual([201, 200, 200, 200, 200]);
  });

  it.each([
    ["larger than it can be", { pricing: { text: "x".repeat(10_000) } }, 422],
    ["a text", { pricing: "cheap" }, 422],
    ["larger than any request", { pricing: { text: "x".repeat(70_000) } }, 413],
    ["a total beside it", { totalAmount: 1 }, 422],
    ["a project that is no number", { projectId: "1" }, 422],
    ["no project", { projectId: undefined }, 422],
    ["a token of a thousand letters", { accessToken: "x".repeat(1_000) }, 422],
  ])("is refused: %s", async (_name, more, status) => {
    const { id, accessToken } = await project();
    expect((await refusal({ projectId: id, accessToken, ...more })).status).toBe(status);
    expect(await stored()).toEqual({ contracts: 0, quotes: 0 });
  });
});

describe("what the contracts tell", () => {
  it("names the expert by public name and number only, in page and file", async () => {
    const { client, expert } = await made();
    for (const { id, html, pdfUrl } of [client, expert]) {
      const { bytes } = await download(id, { token: tokenOf(pdfUrl) });
      const pdf = await readPdf(bytes);
      for (const text of [html, JSON.stringify(pdf)]) {
        expect(text).not.toMatch(/salainen/i);
        expect(text).not.toContain("555 0199");
      }
      for (const text of [html, textOf(pdf)]) {
        expect(text).toContain("Aino S.");
        expect(text).toMatch(new RegExp(`no\\. ${expertId}\\b`, "i"));
      }
    }
  });

  it("tells the expert nothing of the client but the company", async () => {
    const { expert } = await made();
    expect(expert.html).toContain("Äänekosken Öljy &amp; Åbo Oy");
    for (const secret of ["asa.ohman@example.fi", "Åsa Öhman", "0112038-9"]) {
      expect(expert.html).not.toContain(secret);
    }
  });

  it("shows what was typed as text, never as markup", async () => {
    const bad = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
    const { client, expert } = await made({
      title: `T ${bad}`,
      clientCompany: `C ${bad}`,
      clientContactName: `N ${bad}`,
      description: `D ${bad}\u202Eevil\n\n</style></title>`,
    });
    for (const { html } of [client, expert]) {
      expect(html).not.toMatch(/<script|<img|\u202E/);
      expect(html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
      expect(html.match(/<\/style>|<\/title>/g)).toHaveLength(2);
    }
  });

  it("words hourly work as an estimate and a fixed scope with acceptance", async () => {
    const hourly = await made();
    const fixed = await made({ projectType: "project" });
    expect(hourly.client.html).toMatch(/only the hours actually worked are billed/);
    expect(hourly.client.html).not.toMatch(/acceptance criteria/);
    expect(fixed.client.html).toMatch(/acceptance criteria/);
    expect(fixed.client.html).toMatch(/Complexity premium \(10%\)/);
    expect(fixed.expert.html).not.toMatch(/only the hours actually worked/);
  });
});

describe("GET /api/contracts/{id}/pdf", () => {
  it("is a file with a name, kept by nobody on the way", async () => {
    const { created, client, expert } = await made();
    const { status, headers, bytes } = await download(client.id, { token: tokenOf(client.pdfUrl) });
    const reference = `OS-${String(created.id).padStart(6, "0")}`;
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "content-disposition": `attachment; filename="${reference}-C client contract Kysyntaennuste.pdf"; filename*=UTF-8''${reference}-C%20client%20contract%20Kysynt%C3%A4ennuste.pdf`,
    });
    const other = await download(expert.id, { token: tokenOf(expert.pdfUrl) });
    expect(other.headers.get("content-disposition")).toContain(`${reference}-E expert contract`);
    const again = await download(client.id, { token: tokenOf(client.pdfUrl) });
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
  });

  it("opens for the owner and administrators without a token", async () => {
    const [owner, admin] = [await createUser(), await createAdmin()];
    const { id } = await project({}, owner);
    const { body } = await generate({ projectId: id }, owner);
    for (const contract of body.contracts) {
      expect((await download(contract.id, {}, owner)).status).toBe(200);
      expect((await download(contract.id, {}, admin)).status).toBe(200);
    }
  });

  it("is not there for anybody else, whatever is wrong", async () => {
    const [owner, foreign, admin] = [await createUser(), await createUser(), await createAdmin()];
    const { client, expert } = await made();
    const token = tokenOf(client.pdfUrl);
    const wrong: [number | string, Record<string, string>, TestUser | null][] = [
      [client.id, {}, null],
      [client.id, { token: "" }, null],
      [client.id, { token: "guess" }, null],
      [client.id, { token: `${token}x` }, null],
      [client.id, { token: token.slice(0, -1) }, null],
      [client.id, { token: tokenOf(expert.pdfUrl) }, null],
      [client.id, { token: "x".repeat(1_000) }, null],
      [expert.id, { token }, null],
      [client.id, {}, foreign],
      [client.id, {}, owner],
      [4711, { token }, null],
      [4711, {}, admin],
      ["0", { token }, null],
      ["1e1", { token }, null],
      ["99999999999", { token }, null],
    ];
    for (const [id, query, as] of wrong) {
      const answer = await call(downloadContract, { params: { id: String(id) }, query, as });
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, "not_found"]);
    }
  });

  it("reads as a contract: its sections in order, its sums, its names, its page numbers", async () => {
    const { client } = await made();
    const { bytes } = await download(client.id, { token: tokenOf(client.pdfUrl) });
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      title: "Client Contract: Kysyntäennuste",
      author: "Osaaja",
      language: "en",
      isTagged: true,
      part: "1",
    });
    expect(pdf.fonts.length).toBeGreaterThan(0);
    for (const font of pdf.fonts) expect(font).toMatch(/^[A-Z]{6}\+Geist-(Regular|SemiBold)$/);
    for (const { size, roles } of pdf.pages) {
      expect(size.map(Math.round)).toEqual([595, 842]);
      expect(roles).toContain("Document");
    }
    expect(pdf.pages.flatMap(({ roles }) => roles).filter((role) => role === "H1")).toHaveLength(1);

    const text = textOf(pdf);
    const inOrder = [
      "Client Contract",
      "Parties",
      "Äänekosken Öljy & Åbo Oy",
      "0112038-9",
      "Åsa Öhman",
      "asa.ohman@example.fi",
      "Osaaja",
      "1. Background and purpose",
      "“Kysyntäennuste”",
      "2. Services and deliverables",
      "3. Term and termination",
      "1 December 2026 and end on 1 March 2027",
      "14 days’ written notice",
      "4. Price and invoicing",
      "14 days net",
      "Interest Act (633/1982)",
      "5. Changes",
      "6. Intellectual property rights",
      "7. Use of artificial intelligence",
      "8. Confidentiality",
      "9. Information security",
      "10. Data protection",
      "Article 28(3)",
      "11. Liability",
      "€51,894.70",
      "€155,684.10",
      "12. Force majeure",
      "13. Independent contractor",
      "14. Governing law and disputes",
      "District Court of Helsinki",
      "15. Annexes and order of the documents",
      "IT2022 YSE General terms and conditions",
      "16. Final provisions",
      "Signatures",
      "For the Client",
      "Place and date",
      "Annex 1. Scope of the services",
      "Kysyntäennuste",
      "Aino S., Machine learning engineer",
      "40 hours per week, 520 hours in all (estimate)",
      "1 December 2026 to 1 March 2027",
      "A forecast of daily demand for 120 shops.",
      "Annex 2. Price",
      "Work: 520 hours at €95.50 per hour €49,660.00",
      "Volume discount (5%) -€2,483.00",
      "Expert services €47,177.00",
      "Platform fee (10%) €4,717.70",
      "Total, alv 0 % (without VAT) €51,894.70",
      "VAT (25.5%) €13,233.15",
      "Total with VAT €65,127.85",
      "Invoices to asa.ohman@example.fi, by e-mail",
      "Annex 3. Processing of personal data",
      "None expected, unless the Client states them",
      "Article 28(3)(h)",
    ];
    let at = 0;
    for (const part of inOrder) {
      const found = text.indexOf(part, at);
      expect({ part, found: found >= at }).toEqual({ part, found: true });
      at = found;
    }
    pdf.pages.forEach((page, index) => {
      expect(page.text).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
    });
  });

  it("holds the expert's pay, and no fee, client price or VAT", async () => {
    const { expert } = await made({ projectType: "project" });
    const { bytes } = await download(expert.id, { token: tokenOf(expert.pdfUrl) });
    const text = textOf(await readPdf(bytes));
    // 49,660.00 + 10 % - 5 % - 5 %: 54,626.00 - 2,731.30 - 2,594.74.
    for (const part of [
      "Complexity premium (10%) €4,966.00",
      "Volume discount (5%) -€2,731.30",
      "Fixed-scope discount (5%) -€2,594.74",
      "Total remuneration, alv 0 % (without VAT) €49,299.96",
      "Subcontracting agreement",
      "For the Expert Aino S.",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/platform fee|25\.5|€54,229\.96/i);
  });
});
