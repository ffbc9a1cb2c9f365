import { PATCH as move } from "@/app/api/company/applications/[id]/route";
import { POST as undo } from "@/app/api/company/applications/undo/route";
import { POST as declineContract } from "@/app/api/contracts/[id]/decline/route";
import { POST as generateContracts } from "@/app/api/contracts/generate/route";
import { GET as ownApplications } from "@/app/api/expert/applications/route";
import { GET as pdf } from "@/app/api/quotes/[id]/pdf/route";
import type { GeneratedContracts } from "@/lib/features/contracts/schemas";
import { expireQuotes } from "@/lib/features/quotes/server/expire-quotes";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";
import { runStageMoveJobs } from "@/tests/support/jobs";
import { readPdf, textOf } from "@/tests/support/pdf";
import {
  acceptQuote,
  createQuote,
  declineQuote,
  type QuoteSetting,
  quoteSetting,
  quoteWish,
  readQuote,
  reviseQuote,
  sendQuote,
  sentQuote,
} from "@/tests/support/quotes";

const now = new Date("2027-03-01T08:00:00Z");
const notPossible = { status: 409, body: { code: "not_possible_now" } };
let setting: QuoteSetting;
let user: TestUser;
let customer: TestUser;
let applicationId: number;

beforeEach(async () => {
  await empty(
    "users",
    "experts",
    "projects",
    "companies",
    "mail_messages",
    "notifications",
    "idempotency_keys",
  );
  await sql("DELETE FROM pgboss.job");
  setClock(now);
  setting = await quoteSetting();
  ({ user, customer, applicationId } = setting);
});
afterAll(() => setClock(null));

const engagements = () => sql<{ id: number }>("SELECT * FROM projects WHERE kind = 'engagement'");
const stageOf = async () =>
  (await sql<{ stage: string }>("SELECT stage FROM project_applications WHERE id = $1", [applicationId]))[0]
    ?.stage;
/** Makes these people a team, whose the posting is from now on. */
async function team(...people: TestUser[]): Promise<number> {
  const { id: companyId } = await insert<{ id: number }>("companies", {
    ...{ name: "Pohjola Oy", created_at: now, updated_at: now },
  });
  for (const { id } of people) {
    await insert("company_members", {
      ...{ user_id: id, company_id: companyId, role: "member", created_at: now },
    });
  }
  await sql("UPDATE projects SET company_id = $1 WHERE kind = 'posting'", [companyId]);
  return companyId;
}
const mailed = async () =>
  (
    await sql<{ kind: string; to: string }>(`SELECT kind, "to" FROM mail_messages ORDER BY created_at, id`)
  ).map(({ kind, to }) => `${kind} ${to}`);

describe("POST /api/quotes/{id}/accept (deal M4)", () => {
  it("makes an engagement and both contracts as the quote says, and tells both sides once", async () => {
    await sql("UPDATE projects SET customer_company = 'Pohjola Oy', customer_business_id = '0112038-9'");
    const older = await sentQuote(setting);
    const quote = await sentQuote(setting, { durationMonths: undefined, durationUnit: "weeks", duration: 2 });
    const { body: draft } = await reviseQuote(quote.id, user);
    await sql("DELETE FROM mail_messages");
    await sql("UPDATE experts SET hourly_rate_cents = 20000");

    const first = await acceptQuote(quote.id, customer, { purchaseOrder: "PO 7", paymentTermDays: 30 });
    expect([first.status, first.body]).toMatchObject([
      200,
      {
        quote: { id: quote.id, status: "accepted", pricing: quote.pricing, actions: [] },
        contracts: [
          { type: "client", status: "awaiting_signatures" },
          { type: "expert", status: "awaiting_signatures" },
        ],
      },
    ]);
    const [engagement, ...more] = await engagements();
    expect(more).toEqual([]);
    expect(engagement).toMatchObject({
      title: "Demand forecast",
      description: quoteWish.scope,
      customer_company: "Pohjola Oy",
      customer_business_id: "0112038-9",
      customer_email: customer.email,
      owner_id: customer.id,
      expert_id: setting.expertId,
      duration_days: 10,
      hours_per_week: 40,
      purchase_order: "PO 7",
      payment_term_days: 30,
      access_token_hash: null,
    });
    expect(
      await sql(
        "SELECT to_char(start_date, 'YYYY-MM-DD') s, to_char(end_date, 'YYYY-MM-DD') e FROM projects WHERE kind = 'engagement'",
      ),
    ).toEqual([{ s: "2027-04-01", e: "2027-04-14" }]);
    const contracts = await sql<{ pdf: Buffer; total_amount_cents: string; contract_type: string }>(
      "SELECT contract_type, total_amount_cents, pdf FROM contracts ORDER BY contract_type",
    );
    expect(contracts.map(({ total_amount_cents: cents }) => Number(cents))).toEqual([
      Math.round(quote.pricing.totalCost * 100),
      Math.round(quote.pricing.baseTotal * 100),
    ]);
    expect(textOf(await readPdf(contracts[0]?.pdf ?? new Uint8Array()))).toContain(quoteWish.scope);
    expect(await sql("SELECT id, status FROM quotes ORDER BY id")).toEqual([
      { id: older.id, status: "superseded" },
      { id: quote.id, status: "accepted" },
      { id: draft.id, status: "superseded" },
    ]);
    expect(await stageOf()).toBe("offer");
    expect(await mailed()).toEqual([`contract_to_sign ${customer.email}`, `contract_to_sign ${user.email}`]);

    expect(await acceptQuote(quote.id, customer)).toMatchObject({ status: 200, body: first.body });
    await runStageMoveJobs();
    expect(await mailed()).toHaveLength(2);
    expect(await count("contracts")).toBe(2);
    const [clients, experts] = first.body.contracts;
    expect((await readQuote(quote.id, user)).body.contracts).toEqual([experts]);
    expect((await readQuote(quote.id, customer)).body.contracts).toEqual([clients]);
    const { body: shown } = await readQuote(draft.id, customer);
    expect(shown.code).toBe("not_found");
  });

  it("is no contract of a team's that has the posting since", async () => {
    const { id } = await sentQuote(setting);
    await acceptQuote(id, customer);
    const member = await createUser();
    await team(customer, member);
    expect((await readQuote(id, member)).body).toMatchObject({ status: "accepted", contracts: [] });
    expect((await readQuote(id, customer)).body.contracts).toMatchObject([{ type: "client" }]);
  });

  it("makes one engagement of ten presses at once", async () => {
    const { id } = await sentQuote(setting);
    const answers = await Promise.all(Array.from({ length: 10 }, () => acceptQuote(id, customer)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect([(await engagements()).length, await count("contracts"), (await mailed()).length]).toEqual([
      1, 2, 3,
    ]);
  });

  it("leaves nothing when it breaks in the middle, and can be pressed again", async () => {
    const { id } = await sentQuote(setting);
    await sql("ALTER TABLE contracts ADD CONSTRAINT broken CHECK (contract_type <> 'expert')");
    try {
      expect((await acceptQuote(id, customer)).status).toBe(500);
    } finally {
      await sql("ALTER TABLE contracts DROP CONSTRAINT broken");
    }
    expect([await engagements(), await count("contracts"), await stageOf()]).toEqual([[], 0, "shortlisted"]);
    expect((await mailed()).length).toBe(1);
    expect((await acceptQuote(id, customer)).status).toBe(200);
  });

  it("lets one of an acceptance and a decline at once win", async () => {
    const { id } = await sentQuote(setting);
    const [accepted, declined] = await Promise.all([acceptQuote(id, customer), declineQuote(id, customer)]);
    expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
    expect((await engagements()).length).toBe(accepted.status === 200 ? 1 : 0);
  });

  it("is for a colleague of the team, whose contract it is then", async () => {
    const colleague = await createUser();
    const companyId = await team(customer, colleague);
    const { id } = await sentQuote(setting);
    expect((await acceptQuote(id, colleague)).status).toBe(200);
    expect((await acceptQuote(id, customer)).status).toBe(200);
    expect(await engagements()).toMatchObject([
      { company_id: companyId, owner_id: colleague.id, customer_company: "Pohjola Oy" },
    ]);
    // Whoever accepted it is no reason to read it any more.
    const [engagement] = await engagements();
    const read = (as: TestUser) =>
      post<GeneratedContracts>(generateContracts, { projectId: engagement?.id }, { as });
    expect((await read(customer)).body.contracts).toMatchObject([
      { type: "client", pdfUrl: expect.stringMatching(/pdf$/) },
    ]);
    await sql("DELETE FROM company_members WHERE user_id = $1", [colleague.id]);
    expect((await read(colleague)).status).toBe(404);
    const told = (await mailed()).filter((mail) => mail.startsWith("contract_to_sign"));
    expect(told.sort()).toEqual(
      [colleague, customer, user].map(({ email }) => `contract_to_sign ${email}`).sort(),
    );
  });

  it("is nobody else's, and of a draft nobody's", async () => {
    const { id } = await sentQuote(setting);
    for (const as of [user, await createUser()]) expect((await acceptQuote(id, as)).status).toBe(404);
    const { body: draft } = await reviseQuote(id, user);
    expect((await acceptQuote(draft.id, customer)).status).toBe(404);
    expect(await acceptQuote(id, customer, { paymentTermDays: 15 })).toMatchObject({ status: 422 });
  });

  it.each(["declined", "withdrawn", "no_answer", "hired"])(
    "is not possible once the application is %s",
    async (ended) => {
      const { id } = await sentQuote(setting);
      await sql("UPDATE project_applications SET stage = $1", [ended]);
      expect(await acceptQuote(id, customer)).toMatchObject(notPossible);
      expect(await engagements()).toEqual([]);
    },
  );

  it("ends quoting for the application", async () => {
    const first = await sentQuote(setting);
    await declineQuote(first.id, customer);
    const { id } = await sentQuote(setting);
    await acceptQuote(id, customer);
    for (const each of [first.id, id]) expect(await reviseQuote(each, user)).toMatchObject(notPossible);
    expect(await createQuote({ ...quoteWish, applicationId }, user)).toMatchObject(notPossible);
    expect(await declineQuote(id, customer)).toMatchObject(notPossible);
    expect((await readQuote(id, user)).body).toMatchObject({ hasFallenThrough: false, takesAnother: false });
    expect((await createQuote({ ...quoteWish, applicationId }, user)).body).toMatchObject({
      reason: "quote_accepted",
    });
  });

  it("leaves room for another quote once a contract of it has ended", async () => {
    const first = await sentQuote(setting);
    const [contract] = (await acceptQuote(first.id, customer)).body.contracts;
    const reason = "Our business id has changed.";
    const declined = await call(declineContract, {
      ...{ method: "POST", params: { id: String(contract?.id) }, body: { reason }, as: customer },
    });
    expect(declined.status).toBe(200);
    for (const each of [user, customer])
      expect((await readQuote(first.id, each)).body).toMatchObject({
        status: "accepted",
        hasFallenThrough: true,
        takesAnother: true,
      });
    expect(await reviseQuote(first.id, user)).toMatchObject(notPossible);
    const again = await sentQuote(setting);
    expect(again.version).toBe(2);
    const { status, body } = await acceptQuote(again.id, customer);
    expect([status, body.contracts.map((each) => each.status)]).toEqual([
      200,
      ["awaiting_signatures", "awaiting_signatures"],
    ]);
    expect(await engagements()).toHaveLength(2);
    expect(await stageOf()).toBe("offer");
    // Pressed once more, each gives what came of it.
    expect((await acceptQuote(first.id, customer)).body.contracts[0]?.id).toBe(contract?.id);
    expect((await readQuote(first.id, user)).body).toMatchObject({
      hasFallenThrough: true,
      takesAnother: false,
    });
    expect((await readQuote(again.id, user)).body).toMatchObject({ hasFallenThrough: false });
    expect(await createQuote({ ...quoteWish, applicationId }, user)).toMatchObject(notPossible);
    const own = await call<{ contractId: number }[]>(ownApplications, { as: user });
    expect(own.body.map(({ contractId }) => contractId)).toEqual([
      body.contracts.find(({ type }) => type === "expert")?.id,
    ]);
  });

  it("takes the seconds in which the company's own move could be undone, and loses none of its mail", async () => {
    const { id } = await sentQuote(setting);
    const body = { stage: "offer", message: "We would like to" };
    await call(move, { method: "PATCH", params: { id: String(applicationId) }, body, as: customer });
    await acceptQuote(id, customer);
    expect(await post(undo, { ids: [applicationId] }, { as: customer })).toMatchObject(notPossible);
    await runStageMoveJobs();
    expect((await mailed()).filter((mail) => mail.startsWith("project_application_moved"))).toHaveLength(1);
    expect(await stageOf()).toBe("offer");
  });
});

describe("GET /api/quotes/{id}/pdf", () => {
  it("says who offers what for how much and until when, to each side what it may read", async () => {
    const milestones = [
      { title: "Work plan, ask aino@virtanen.example", percent: 30, dueOn: "2027-04-15" },
      { title: "Äänekoski pilot", percent: 70, dueOn: "2027-06-15" },
    ];
    const quote = await sentQuote(setting, { projectType: "project", milestones });
    const read = async (as: TestUser) => {
      const answer = await call(pdf, { as, params: { id: String(quote.id) } });
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toContain(
        `OS-Q-${String(applicationId).padStart(6, "0")}-1`,
      );
      return readPdf(answer.bytes);
    };
    const paper = await read(customer);
    expect([paper.isTagged, paper.part]).toEqual([true, "1"]);
    const text = textOf(paper);
    for (const said of [
      "Demand forecast",
      "Aino V.",
      quoteWish.scope,
      "520 hours at €95.50 per hour",
      `Total, alv 0 % (without VAT) €${quote.pricing.totalCost.toLocaleString("en", { minimumFractionDigits: 2 })}`,
      "1. Work plan, ask [hidden until the interview stage], due on 15 April 2027: 30%",
      "2. Äänekoski pilot, due on 15 June 2027: 70%",
      "It binds the expert until the end of 15 March 2027, Finnish time.",
      "A contract comes about only when",
    ]) {
      expect(text).toContain(said);
    }
    expect(textOf(await read(user))).toContain("aino@virtanen.example");
    await sql("UPDATE project_applications SET stage = 'withdrawn'");
    expect(textOf(await read(customer))).toContain("can’t be accepted any more and binds nobody");
    await declineQuote(quote.id, customer);
    expect(textOf(await read(customer))).toContain("binds nobody any more");
    expect((await call(pdf, { as: await createUser(), params: { id: String(quote.id) } })).status).toBe(404);
  });
});

describe("the last valid day (deal M3)", () => {
  it("ends at midnight in Helsinki, whether the job has noted it or not", async () => {
    const { id, validUntil } = await sentQuote(setting, { validDays: 30 });
    // Three days into summer time.
    expect(validUntil).toBe("2027-03-31");
    setClock(new Date("2027-03-31T20:59:59Z"));
    expect(await expireQuotes()).toBe(0);
    expect((await readQuote(id, customer)).body.status).toBe("sent");
    setClock(new Date("2027-03-31T21:00:00Z"));
    const refused = { status: 409, body: { code: "quote_expired" } };
    expect(await acceptQuote(id, customer)).toMatchObject(refused);
    expect((await readQuote(id, customer)).body).toMatchObject({ status: "expired", actions: [] });
    expect([await expireQuotes(), await expireQuotes()]).toEqual([1, 0]);
    expect(await acceptQuote(id, customer)).toMatchObject(refused);
    expect(await declineQuote(id, customer)).toMatchObject(notPossible);
    expect(await mailed()).toEqual([`quote_received ${customer.email}`, `quote_answered ${user.email}`]);
    expect(await sql("SELECT values FROM notifications WHERE kind = 'quote_answered'")).toEqual([
      { values: { project: "Demand forecast", answer: "expired" } },
    ]);
    const { body } = await reviseQuote(id, user);
    expect(body).toMatchObject({ version: 2, status: "draft" });
    expect((await sendQuote(body.id, user)).status).toBe(200);
  });

  it("is no news once the application has ended", async () => {
    await sentQuote(setting);
    await sql("UPDATE project_applications SET stage = 'withdrawn'");
    setClock(new Date("2027-03-31T21:00:00Z"));
    expect(await expireQuotes()).toBe(1);
    expect(await mailed()).toEqual([`quote_received ${customer.email}`]);
  });
});
