import { createHash } from "node:crypto";
import { GET as readCompany, PUT as saveCompany } from "@/app/api/company/contract-details/route";
import { DELETE as leaveTeam } from "@/app/api/company/team/members/[id]/route";
import { POST as foundCompany } from "@/app/api/company/team/route";
import { POST as sendContracts } from "@/app/api/contracts/[id]/send/route";
import { GET as readExpert, PUT as saveExpert } from "@/app/api/expert/contract-details/route";
import type { ContractDetails } from "@/lib/features/contracts/details-schemas";
import { hasBlanks } from "@/lib/features/contracts/server/contract-html";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createContracts } from "@/tests/support/engagements";
import { createExpert, createProject, createUser, type TestUser } from "@/tests/support/factories";
import { readPdf, textOf } from "@/tests/support/pdf";
import { askForCode, mailedCode, sign } from "@/tests/support/signing";

const now = new Date("2027-03-01T08:00:00Z");
const company = {
  legalName: "Pohjola Öljy Oyj",
  businessId: "0112038-9",
  streetAddress: "Tehtaankatu 27 A",
  postalCode: "00150",
  city: "Helsinki",
  signatoryName: "Åsa Öhman",
  signatoryTitle: "CEO",
  invoiceAddress: "003701120389",
  invoiceOperator: "Basware",
  paymentTermDays: 30,
};
const { invoiceAddress: _a, invoiceOperator: _o, paymentTermDays: _p, ...person } = company;
const expertDetails = { ...person, legalName: "Aino Salmi", businessId: null, signatoryTitle: null };

let client: TestUser;
let expert: TestUser;

beforeEach(async () => {
  await empty(
    ...["contracts", "price_estimates", "projects", "mail_messages", "companies", "contract_parties"],
    ...["notifications", "idempotency_keys", "experts", "users"],
  );
  setClock(now);
  [client, expert] = [await createUser(), await createUser({ firstName: "Aino", lastName: "Salmi" })];
});
afterAll(() => setClock(null));

type Answer = ContractDetails & ErrorAnswer;
const read = (as: TestUser | null) => call<Answer>(readCompany, { as });
const save = (as: TestUser | null, body: object) => call<Answer>(saveCompany, { method: "PUT", as, body });
const saveAsExpert = (as: TestUser | null, body: object) =>
  call<Answer>(saveExpert, { method: "PUT", as, body });

/** Contracts that both parties have been asked to sign. */
async function sent() {
  const { id } = await createExpert({ userId: expert.id, email: expert.email, name: "Aino Salmi" });
  const { contracts } = await createContracts(id, client);
  const [own, others] = contracts.map((contract) => contract.id) as [number, number];
  await call(sendContracts, { method: "POST", params: { id: String(own) }, as: client, body: {} });
  return { own, others };
}
const stored = async (id: number) => {
  const [row] = await sql<{ pdf: Buffer; html: string; document_sha256: string }>(
    "SELECT pdf, html, document_sha256 FROM contracts WHERE id = $1",
    [id],
  );
  if (!row) throw new Error("no contract");
  return row;
};

describe("/api/company/contract-details", () => {
  it("keeps what was said, and says before that what is known", async () => {
    expect((await read(client)).body).toEqual({
      details: null,
      known: { signatoryName: `${client.firstName} ${client.lastName}` },
      mayChange: true,
    });
    const { id } = await createProject({ ownerId: client.id });
    await sql(
      "UPDATE projects SET customer_company = 'Öljy Oy', customer_business_id = '0112038-9' WHERE id = $1",
      [id],
    );
    expect((await read(client)).body.known).toMatchObject({ legalName: "Öljy Oy", businessId: "0112038-9" });

    const { status, body } = await save(client, { ...company, businessId: "FI 01120389" });
    expect([status, body]).toEqual([200, { details: company, known: {}, mayChange: true }]);
    expect((await read(client)).body.details).toEqual(company);
    await save(client, { ...company, city: "Espoo" });
    expect((await read(client)).body.details?.city).toBe("Espoo");
    expect(await sql("SELECT count(*)::int AS n FROM contract_parties")).toEqual([{ n: 1 }]);
  });

  it.each([
    ["businessId", undefined],
    ["businessId", "0112038-8"],
    ["legalName", " "],
    ["postalCode", "<0150>"],
    ["streetAddress", undefined],
    ["paymentTermDays", 60],
    ["signatoryName", "Åsa\u0007Öhman"],
  ])("refuses a wrong %s: %p", async (field, value) => {
    const { status, body } = await save(client, { ...company, [field]: value });
    expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, [field]]);
  });

  it("is the team's: read by all, written by owners", async () => {
    await post(foundCompany, { name: "Tiimi Oy", businessId: "0112038-9" }, { as: client });
    const [team] = await sql<{ id: number }>("SELECT id FROM companies");
    const member = await createUser();
    await insert("company_members", {
      company_id: team?.id,
      user_id: member.id,
      role: "member",
      created_at: now,
    });
    expect((await read(client)).body).toMatchObject({
      details: null,
      known: { legalName: "Tiimi Oy", businessId: "0112038-9" },
      mayChange: true,
    });
    await save(client, company);
    expect((await read(member)).body).toMatchObject({ details: company, mayChange: false });
    const refused = await save(member, { ...company, city: "Vaasa" });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect((await save(null, company)).status).toBe(401);
  });

  it("goes with whoever starts a team, and comes back with the team's end", async () => {
    await save(client, company);
    await post(foundCompany, { name: "Tiimi Oy", businessId: "0112038-9" }, { as: client });
    expect((await read(client)).body).toMatchObject({ details: company, mayChange: true });
    expect(await sql("SELECT user_id, company_id IS NULL AS own FROM contract_parties")).toEqual([
      { user_id: null, own: false },
    ]);
    await call(leaveTeam, { method: "DELETE", params: { id: String(client.id) }, as: client });
    expect(await sql("SELECT count(*)::int AS n FROM companies")).toEqual([{ n: 0 }]);
    expect((await read(client)).body.details).toEqual(company);
  });
});

describe("/api/expert/contract-details", () => {
  it("is an expert's own, who need not be a company", async () => {
    expect((await call(readExpert, { as: client })).status).toBe(404);
    expect((await saveAsExpert(client, expertDetails)).status).toBe(404);
    await createExpert({ userId: expert.id, email: expert.email, name: "Aino Salmi" });
    expect((await call<Answer>(readExpert, { as: expert })).body).toEqual({
      details: null,
      known: { legalName: "Aino Salmi", signatoryName: "Aino Salmi" },
      mayChange: true,
    });
    const { status, body } = await saveAsExpert(expert, expertDetails);
    expect([status, body.details]).toEqual([
      200,
      { ...expertDetails, invoiceAddress: null, invoiceOperator: null, paymentTermDays: null },
    ]);
    expect((await saveAsExpert(expert, { ...expertDetails, paymentTermDays: 30 })).status).toBe(422);
  });
});

describe("details that are saved", () => {
  it("make the party's own contracts again while nobody has signed them", async () => {
    const { own, others } = await sent();
    const before = { own: await stored(own), others: await stored(others) };
    expect(before.own.html).toContain("not given");
    expect(hasBlanks(before.own.html)).toBe(true);
    await save(client, company);
    const after = await stored(own);
    expect(hasBlanks(after.html)).toBe(false);
    expect(after.document_sha256).not.toBe(before.own.document_sha256);
    expect(createHash("sha256").update(after.pdf).digest("hex")).toBe(after.document_sha256);
    const text = textOf(await readPdf(after.pdf));
    for (const part of [
      "Pohjola Öljy Oyj",
      "Tehtaankatu 27 A, 00150 Helsinki",
      "Åsa Öhman, CEO",
      "003701120389, through Basware",
      "30 days net",
    ])
      expect(text).toContain(part);
    // The date stays that of the sending.
    setClock(new Date("2027-03-09T08:00:00Z"));
    await save(client, company);
    expect((await stored(own)).document_sha256).toBe(after.document_sha256);
    expect((await stored(others)).document_sha256).toBe(before.others.document_sha256);

    await saveAsExpert(expert, expertDetails);
    expect(textOf(await readPdf((await stored(others)).pdf))).toContain("None (natural person)");
    expect((await stored(own)).document_sha256).toBe(after.document_sha256);
  });

  it("leave a contract as it is once anybody has signed it, and an ended one too", async () => {
    const { own, others } = await sent();
    await askForCode(own, client);
    expect((await sign(own, client, { code: await mailedCode(client) })).status).toBe(200);
    await sql("UPDATE contracts SET status = 'cancelled', ended_at = now() WHERE id = $1", [others]);
    const before = [await stored(own), await stored(others)];
    await save(client, company);
    await saveAsExpert(expert, expertDetails);
    expect([await stored(own), await stored(others)]).toEqual(before);
  });

  it("and a signature at the same moment agree on one document", async () => {
    for (let round = 0; round < 3; round += 1) {
      await empty("contracts", "price_estimates", "contract_parties", "projects", "experts");
      const { own } = await sent();
      await askForCode(own, client);
      const code = await mailedCode(client);
      const [signed, saved] = await Promise.all([sign(own, client, { code }), save(client, company)]);
      expect(saved.status).toBe(200);
      const { document_sha256: shown, pdf } = await stored(own);
      expect(createHash("sha256").update(pdf).digest("hex")).toBe(shown);
      const signatures = await sql<{ document_sha256: string }>(
        "SELECT DISTINCT document_sha256 FROM contract_signatures WHERE contract_id = $1",
        [own],
      );
      // Either the signature came first and the document stayed, or the code was for another document.
      expect([signed.status, signatures]).toEqual(
        signed.status === 200 ? [200, [{ document_sha256: shown }]] : [422, []],
      );
    }
  });
});
