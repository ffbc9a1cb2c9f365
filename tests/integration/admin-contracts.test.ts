import { parse } from "csv-parse/sync";
import { PATCH as updateContract } from "@/app/api/admin/contracts/[id]/route";
import { GET as exportContracts } from "@/app/api/admin/exports/contracts/route";
import { GET as contractPdf } from "@/app/api/contracts/[id]/pdf/route";
import { GET as listContracts } from "@/app/api/contracts/route";
import type { ListedContract } from "@/lib/features/contracts/moderation-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createContracts } from "@/tests/support/engagements";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

let admin: TestUser;

// Making PDFs takes its time, so the contracts are made once; what changes them puts them back.
beforeAll(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  admin = await createAdmin();
  await createFour();
});

const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<ListedContract[]>(listContracts, { query, as });

/** Two engagements with their contracts; the second is the dearer one. */
async function createFour() {
  const [asa, bo] = [
    await createExpert({ name: "Åsa Mäkelä", hourlyRate: 80 }),
    await createExpert({ name: "Bo Ek", hourlyRate: 160 }),
  ];
  await createContracts(asa.id);
  await sql(
    "UPDATE contracts SET created_at = '2026-01-05T08:00:00Z', status = 'cancelled', ended_at = now()",
  );
  const { project } = await createContracts(bo.id);
  await sql("UPDATE projects SET title = 'Route planning', customer_company = 'Pohjola Oy' WHERE id = $1", [
    project.id,
  ]);
}
const short = ({ projectTitle, expertName, contractType, status }: ListedContract) =>
  [projectTitle, expertName, contractType, status].join(" · ");

describe("GET /api/contracts", () => {
  it("shows the newest first with the whole name, the real status and the amount of each side", async () => {
    const { body, headers } = await list();
    expect(body.map(short)).toEqual([
      "Route planning · Bo Ek · client · active",
      "Route planning · Bo Ek · expert · active",
      "Demand forecast · Åsa Mäkelä · client · cancelled",
      "Demand forecast · Åsa Mäkelä · expert · cancelled",
    ]);
    expect(headers.get("x-total-count")).toBe("4");
    const [client, expert] = body as [ListedContract, ListedContract];
    expect(Object.keys(client).sort()).toEqual(
      [
        ...["contractType", "createdAt", "customerCompany", "expertName", "id", "pdfUrl", "projectTitle"],
        ...[
          "daysWaiting",
          "endReason",
          "endReasonLanguage",
          "endedAt",
          "expiresAt",
          "reference",
          "sentAt",
          "signedAt",
          "signedBy",
        ],
        ...["status", "totalAmount"],
      ].sort(),
    );
    // The client pays the platform fee of 10 % on top of what the expert gets.
    expect(client.totalAmount).toBeCloseTo(expert.totalAmount * 1.1, 2);
    const [stored] = await sql<{ cents: string }>(
      "SELECT total_amount_cents AS cents FROM contracts WHERE id = $1",
      [client.id],
    );
    expect(client.totalAmount).toBe(Number(stored?.cents) / 100);
  });

  it("has a link to each PDF that opens for administrators", async () => {
    const [first] = (await list()).body;
    expect(first?.pdfUrl).toBe(`/api/contracts/${first?.id}/pdf`);
    const params = { id: String(first?.id) };
    const pdf = await call<string>(contractPdf, { params, as: admin });
    expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect((await call(contractPdf, { params, as: await createUser() })).status).toBe(404);
  });

  it("keeps the contracts of an archived expert", async () => {
    await sql("UPDATE experts SET archived_at = now()");
    expect((await list()).body).toHaveLength(4);
    await sql("UPDATE experts SET archived_at = NULL");
  });

  it.each([
    [{ q: "mäkelä" }, 2],
    [{ q: "route ek" }, 2],
    [{ q: "pohjola" }, 2],
    [{ q: "route mäkelä" }, 0],
    [{ status: "active" }, 2],
    [{ status: "signed" }, 0],
    [{ status: "cancelled", q: "bo" }, 0],
    [{ status: "cancelled" }, 2],
    [{ q: "os-0000" }, 4],
    [{ q: "-E" }, 2],
    [{ limit: "3" }, 3],
    [{ limit: "3", page: "2" }, 1],
  ])("finds by %j", async (query, found) => {
    expect((await list(query as unknown as Record<string, string>)).body).toHaveLength(found);
  });

  it.each([
    ["totalAmount", ["Åsa Mäkelä expert", "Åsa Mäkelä client", "Bo Ek expert", "Bo Ek client"]],
    ["-expertName", ["Åsa Mäkelä client", "Åsa Mäkelä expert", "Bo Ek client", "Bo Ek expert"]],
    ["contractType", ["Bo Ek client", "Åsa Mäkelä client", "Bo Ek expert", "Åsa Mäkelä expert"]],
    ["createdAt", ["Åsa Mäkelä client", "Åsa Mäkelä expert", "Bo Ek client", "Bo Ek expert"]],
    ["-projectTitle", ["Bo Ek client", "Bo Ek expert", "Åsa Mäkelä client", "Åsa Mäkelä expert"]],
  ])("sorts by %s", async (sort, expected) => {
    expect(
      (await list({ sort })).body.map(({ expertName, contractType }) => `${expertName} ${contractType}`),
    ).toEqual(expected);
  });

  it.each([{ status: "odd" }, { sort: "html" }, { page: "x" }, { limit: "0" }, { secret: "1" }])(
    "refuses %j with 400",
    async (query) => {
      expect(await list(query as unknown as Record<string, string>)).toMatchObject({ status: 400 });
    },
  );

  it("is for administrators only, and so is the export", async () => {
    const user = await createUser();
    for (const handler of [listContracts, exportContracts]) {
      expect((await call(handler)).status).toBe(401);
      expect((await call(handler, { as: user })).status).toBe(403);
    }
  });
});

describe("GET /api/admin/exports/contracts", () => {
  const download = async (query: Record<string, string> = {}) => {
    const answer = await call<string>(exportContracts, { query, as: admin });
    return { ...answer, rows: parse(Buffer.from(answer.bytes), { columns: true, bom: true }) as object[] };
  };

  it("is a file with the filters and order of the list", async () => {
    const { headers, rows } = await download({ status: "cancelled", sort: "totalAmount" });
    expect(headers.get("content-disposition")).toBe('attachment; filename="contracts-2027-03-01.csv"');
    const listed = (await list({ status: "cancelled", sort: "totalAmount" })).body;
    expect(rows).toEqual(
      listed.map(({ pdfUrl: _, endReasonLanguage: _language, ...contract }) =>
        Object.fromEntries(Object.entries(contract).map(([key, value]) => [key, String(value ?? "")])),
      ),
    );
  });

  it("holds no cell that a spreadsheet would run", async () => {
    await sql("UPDATE projects SET title = '=cmd|''/c calc''!A0', customer_company = '@SUM(1)'");
    for (const row of (await download()).rows) {
      expect(row).toMatchObject({ projectTitle: "'=cmd|'/c calc'!A0", customerCompany: "'@SUM(1)" });
    }
  });
});

describe("PATCH /api/admin/contracts/{id}", () => {
  const note = (id: number, body: object, as: TestUser | null = admin) =>
    call<ListedContract>(updateContract, { method: "PATCH", params: { id: String(id) }, body, as });

  it("notes when it was signed, once, and takes it back, both in the audit log", async () => {
    const [{ id }] = (await list()).body as [ListedContract];
    const first = await note(id, { isSigned: true });
    expect([first.status, first.body.signedAt]).toEqual([200, "2027-03-01T06:00:00.000Z"]);
    setClock(new Date("2027-03-02T06:00:00Z"));
    expect((await note(id, { isSigned: true })).body.signedAt).toBe("2027-03-01T06:00:00.000Z");
    expect((await list()).body.find((each) => each.id === id)?.signedAt).toBe("2027-03-01T06:00:00.000Z");
    expect((await note(id, { isSigned: false })).body.signedAt).toBeNull();
    setClock(new Date("2027-03-01T06:00:00Z"));
    expect(
      await sql("SELECT before, after FROM audit_entries WHERE entity = 'contract' ORDER BY id"),
    ).toEqual([
      { before: { signedAt: null }, after: { signedAt: "2027-03-01T06:00:00.000Z" } },
      { before: { signedAt: "2027-03-01T06:00:00.000Z" }, after: { signedAt: null } },
    ]);
  });

  it("is refused for one that is not there, and without a word of what is wanted", async () => {
    expect((await note(999_999, { isSigned: true })).status).toBe(404);
    const [{ id }] = (await list()).body as [ListedContract];
    expect((await note(id, {})).status).toBe(422);
  });
});

it("has no link to a PDF that is not there, and answers an empty array without any contract", async () => {
  await sql("UPDATE contracts SET pdf = NULL");
  expect((await list()).body.map(({ pdfUrl }) => pdfUrl)).toEqual([null, null, null, null]);
  await empty("contracts");
  const { status, body, headers } = await list();
  expect([status, body, headers.get("x-total-count")]).toEqual([200, [], "0"]);
});
