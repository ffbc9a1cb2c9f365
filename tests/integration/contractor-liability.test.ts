import { GET as open, DELETE as remove } from "@/app/api/contracts/[id]/liability-papers/[paper]/route";
import { GET as list, POST as upload } from "@/app/api/contracts/[id]/liability-papers/route";
import type { LiabilityPaper, LiabilityPapers } from "@/lib/features/contractor-liability/schemas";
import { remindOfPapers } from "@/lib/features/contractor-liability/server/remind-of-papers";
import { housekeeping } from "@/lib/features/privacy/server/housekeeping-repository";
import { setClock } from "@/lib/server/clock";
import { createAwaiting } from "@/tests/support/awaiting-contracts";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

const at = new Date("2027-03-01T06:00:00Z");
const pdf = Buffer.from("%PDF-1.7 of a paper");
let buyer: TestUser;
let seller: TestUser;
let stranger: TestUser;
let admin: TestUser;
let deal: { projectId: number; client: number; expert: number };

beforeEach(async () => {
  setClock(at);
  await empty(
    "liability_papers",
    "contracts",
    "projects",
    "experts",
    "mail_messages",
    "notifications",
    "users",
  );
  [buyer, seller, stranger, admin] = [
    await createUser({ email: "buyer@pohjola.example" }),
    await createUser({ email: "asa@makela.example" }),
    await createUser(),
    await createAdmin(),
  ];
  const expert = await createExpert({ name: "Åsa Mäkelä", userId: seller.id });
  deal = await createAwaiting({ expertId: expert.id, sentAt: at, title: "Forecast", ownerId: buyer.id });
  await sql("UPDATE projects SET end_date = '2027-08-31', duration_months = 5 WHERE id = $1", [
    deal.projectId,
  ]);
});

const form = (fields: Record<string, string>, bytes: Uint8Array, name = "tax.pdf") => {
  const boundary = "----osaaja-test-boundary";
  const part = (head: string, value: Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    value,
    Buffer.from("\r\n"),
  ];
  return {
    rawBody: Buffer.concat([
      ...Object.entries(fields).flatMap(([field, value]) => part(`name="${field}"`, Buffer.from(value))),
      ...part(`name="file"; filename="${name}"\r\nContent-Type: application/pdf`, bytes),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` } as Record<string, string>,
  };
};
const add = (
  as: TestUser | null,
  contract: number,
  fields: Record<string, string> = {},
  { bytes = pdf as Uint8Array, name = "tax.pdf", key = "" } = {},
) => {
  const { rawBody, headers } = form({ kind: "taxes", issuedOn: "2027-02-20", ...fields }, bytes, name);
  if (key) headers["idempotency-key"] = key;
  return call<LiabilityPaper & { code: string; fieldErrors: Record<string, string> }>(upload, {
    ...{ method: "POST", params: { id: String(contract) }, as, rawBody, headers },
  });
};
const read = (as: TestUser | null, contract: number) =>
  call<LiabilityPapers>(list, { params: { id: String(contract) }, as });
const place = (contract: number, paper: number) => ({
  params: { id: String(contract), paper: String(paper) },
});

it("is brought by the expert and read by the two parties and administrators alone", async () => {
  const { status, body } = await add(seller, deal.expert);
  expect([status, body]).toEqual([
    201,
    {
      ...{ id: body.id, kind: "taxes", name: "tax.pdf", type: "application/pdf", size: pdf.length },
      ...{ issuedOn: "2027-02-20", createdAt: "2027-03-01T06:00:00.000Z", isOwn: true },
      url: `/api/contracts/${deal.expert}/liability-papers/${body.id}`,
    },
  ]);
  for (const [as, contract] of [
    [buyer, deal.client],
    [seller, deal.expert],
    [admin, deal.client],
  ] as const) {
    const answer = await read(as, contract);
    const taxes = answer.body.kinds.find(({ kind }) => kind === "taxes");
    expect([answer.status, taxes?.state, taxes?.papers.length]).toEqual([200, "fits", 1]);
    const file = await call<string>(open, { ...place(contract, body.id), as });
    expect([file.status, file.body]).toEqual([200, pdf.toString()]);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  }
  // Each party by its own contract only.
  for (const [as, contract, expected] of [
    [buyer, deal.expert, 404],
    [seller, deal.client, 404],
    [stranger, deal.client, 404],
    [null, deal.client, 401],
  ] as const) {
    expect((await read(as, contract)).status).toBe(expected);
    expect((await call(open, { ...place(contract, body.id), as })).status).toBe(expected);
  }
  expect((await add(buyer, deal.client)).status).toBe(403);
  expect((await add(stranger, deal.expert)).status).toBe(404);
});

it("says what the Act asks of each side's own contract, and until when papers are kept", async () => {
  expect((await read(buyer, deal.client)).body).toMatchObject({
    ...{ type: "client", amount: 11_000, workingDays: 105, madeOn: null, today: "2027-03-01" },
    ...{ endsOn: "2027-08-31", deletedOn: "2029-09-01", canUpload: false },
  });
  await sql("UPDATE contracts SET status = 'signed', signed_at = '2027-03-01T22:30:00Z'");
  expect((await read(seller, deal.expert)).body).toMatchObject({
    ...{ type: "expert", amount: 10_000, madeOn: "2027-03-02", canUpload: true },
  });
});

it("is a PDF, JPEG or PNG by its content, of a day that is not to come", async () => {
  const wrong = (fields: Record<string, string>, file = {}) => add(seller, deal.expert, fields, file);
  expect(await wrong({}, { bytes: Buffer.from("MZ program"), name: "tax.pdf" })).toMatchObject({
    status: 415,
  });
  expect(await wrong({}, { bytes: Buffer.from([0xff, 0xd8, 0xff, 1, 2]) })).toMatchObject({ status: 415 });
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await wrong({}, { bytes: large })).toMatchObject({ status: 413 });
  for (const [field, value] of [
    ["kind", "odd"],
    ["issuedOn", "2027-02-30"],
    ["issuedOn", "2027-03-02"],
  ] as const)
    expect(await wrong({ [field]: value })).toMatchObject({ status: 422 });
  expect((await wrong({ issuedOn: "2027-03-01" }, { name: "../../a\u202Efdp.exe" })).body.name).toBe(
    "afdp.pdf",
  );
  await sql("UPDATE contracts SET status = 'cancelled', ended_at = now()");
  expect(await wrong({})).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
  expect(await sql("SELECT count(*)::int AS count FROM liability_papers")).toEqual([{ count: 1 }]);
});

it("is stored once by one key, also at the same time, and at most thirty of an assignment", async () => {
  const twins = await Promise.all([1, 2].map(() => add(seller, deal.expert, {}, { key: "one" })));
  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1);
  await sql(
    `INSERT INTO liability_papers (project_id, kind, name, type, size, bytes, issued_on, created_at)
     SELECT $1, 'taxes', 'a.pdf', 'application/pdf', 1, 'a', '2027-01-01', now() FROM generate_series(1, 29)`,
    [deal.projectId],
  );
  expect(await add(seller, deal.expert)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

it("is deleted by who has uploaded it, and by nobody else", async () => {
  const { body: paper } = await add(seller, deal.expert);
  const gone = (as: TestUser, contract: number) =>
    call(remove, { method: "DELETE", ...place(contract, paper.id), as });
  for (const [as, contract] of [
    [buyer, deal.client],
    [admin, deal.expert],
    [stranger, deal.expert],
  ] as const)
    expect((await gone(as, contract)).status).toBe(404);
  expect((await gone(seller, deal.expert)).status).toBe(204);
  expect((await gone(seller, deal.expert)).status).toBe(404);
});

describe("the job liability-reminders", () => {
  const runAt = (instant: string) => {
    setClock(new Date(instant));
    return remindOfPapers();
  };
  beforeEach(() => sql("UPDATE contracts SET status = 'signed', signed_at = $1", [at]));

  it("tells the expert what is missing, once, also in runs at the same time", async () => {
    expect(await runAt("2027-03-03T07:00:00Z")).toBe(0);
    setClock(new Date("2027-03-04T07:00:00Z"));
    expect((await Promise.all([remindOfPapers(), remindOfPapers()])).sort()).toEqual([0, 1]);
    expect(await runAt("2027-04-20T07:00:00Z")).toBe(0);
    const mails = await sql<{ to: string; text: string }>(`SELECT "to", text FROM mail_messages`);
    expect(mails.map(({ to }) => to)).toEqual(["asa@makela.example"]);
    expect(mails[0]?.text).toContain("Trade register extract");
    expect(mails[0]?.text).not.toContain("pension");
    expect(await sql("SELECT kind, values FROM notifications")).toEqual([
      { kind: "liability_papers_due", values: { project: "Forecast", count: 3 } },
    ]);
  });

  it.each(["declined", "expired", "cancelled"])(
    "asks nothing of a contract that does not come into force: the client's is %s",
    async (status) => {
      await sql(
        "UPDATE contracts SET status = $1, signed_at = NULL, ended_at = $2 WHERE contract_type = 'client'",
        [status, at],
      );
      expect(await runAt("2027-03-04T07:00:00Z")).toBe(0);
      expect(await sql("SELECT count(*)::int AS count FROM mail_messages")).toEqual([{ count: 0 }]);
    },
  );

  it("asks while the client's may still be signed, and no more from the moment it may not", async () => {
    await sql("UPDATE contracts SET status = 'awaiting_signatures', signed_at = NULL WHERE id = $1", [
      deal.client,
    ]);
    // Sent on 1 March: the 31st is the first day on which nobody can sign, before the job has noted that.
    expect(await runAt("2027-03-31T07:00:00Z")).toBe(0);
    expect(await runAt("2027-03-30T07:00:00Z")).toBe(1);
  });

  it("asks nothing once the client's contract is gone with its party", async () => {
    await sql("DELETE FROM contracts WHERE id = $1", [deal.client]);
    expect(await runAt("2027-03-04T07:00:00Z")).toBe(0);
  });

  it("asks nothing of work below the Act's value, not signed, or over", async () => {
    await sql("UPDATE contracts SET total_amount_cents = 899999");
    expect(await runAt("2027-03-04T07:00:00Z")).toBe(0);
    await sql("UPDATE contracts SET total_amount_cents = 900000");
    expect(await runAt("2027-09-01T07:00:00Z")).toBe(0);
    await sql("UPDATE contracts SET status = 'awaiting_signatures', signed_at = NULL");
    expect(await runAt("2027-03-04T07:00:00Z")).toBe(0);
  });
});

it("is deleted two years after the end of the work, and when nothing comes of it (housekeeping)", async () => {
  const count = async () =>
    (await sql<{ n: number }>("SELECT count(*)::int AS n FROM liability_papers"))[0]?.n;
  await add(seller, deal.expert);
  await sql("UPDATE contracts SET status = 'signed', signed_at = $1", [at]);
  setClock(new Date("2029-08-30T21:00:00Z"));
  await housekeeping();
  expect(await count()).toBe(1);
  setClock(new Date("2029-08-31T21:00:00Z"));
  await housekeeping();
  expect(await count()).toBe(0);

  setClock(at);
  await sql("UPDATE contracts SET status = 'awaiting_signatures', signed_at = NULL");
  await add(seller, deal.expert);
  await sql("UPDATE contracts SET status = 'declined', ended_at = $1 WHERE contract_type = 'client'", [at]);
  await housekeeping();
  expect(await count()).toBe(1);
  await sql("UPDATE contracts SET status = 'cancelled', ended_at = $1 WHERE contract_type = 'expert'", [at]);
  await housekeeping();
  expect(await count()).toBe(0);
});

it("is neither taken nor kept once the client's contract has ended: the signed one of the expert lapses with it", async () => {
  const client = (status: string) =>
    sql("UPDATE contracts SET status = $1, ended_at = $2 WHERE contract_type = 'client'", [
      status,
      status === "declined" ? at : null,
    ]);
  await sql("UPDATE contracts SET status = 'signed', signed_at = $1", [at]);
  expect((await add(seller, deal.expert)).status).toBe(201);
  for (const status of ["awaiting_signatures", "signed"]) {
    await client(status);
    await housekeeping();
    expect((await read(seller, deal.expert)).body).toMatchObject({ canUpload: true });
  }
  expect(await sql("SELECT count(*)::int AS n FROM liability_papers")).toEqual([{ n: 1 }]);
  await client("declined");
  expect((await add(seller, deal.expert)).status).toBe(409);
  expect((await read(seller, deal.expert)).body).toMatchObject({ canUpload: false });
  await housekeeping();
  expect(await sql("SELECT count(*)::int AS n FROM liability_papers")).toEqual([{ n: 0 }]);
});
