import { GET as companyQuotes } from "@/app/api/company/quotes/route";
import { GET as expertQuotes } from "@/app/api/expert/quotes/route";
import { POST as calculate } from "@/app/api/pricing/calculate/route";
import { pricingRulesVersion } from "@/lib/features/pricing/rules";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import type { Quote } from "@/lib/features/quotes/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";
import { createProjectApplication } from "@/tests/support/project-applications";
import {
  askForChange,
  createQuote,
  declineQuote,
  editQuote,
  type QuoteSetting,
  quoteSetting,
  quoteWish,
  readQuote,
  reviseQuote,
  sendQuote,
  sentQuote,
} from "@/tests/support/quotes";

// A Monday evening: in Helsinki 1 March, summer time from 28 March on.
const now = new Date("2027-03-01T18:00:00Z");
const notPossible = { status: 409, body: { code: "not_possible_now" } };
const notThere = { status: 404, body: { code: "not_found" } };
let setting: QuoteSetting;
let user: TestUser;
let customer: TestUser;
let applicationId: number;

beforeEach(async () => {
  await empty("users", "experts", "projects", "mail_messages", "notifications", "idempotency_keys");
  setClock(now);
  setting = await quoteSetting();
  ({ user, customer, applicationId } = setting);
});
afterAll(() => setClock(null));

const write = (more: object = {}, as: TestUser | null = user, headers = {}) =>
  createQuote({ ...quoteWish, applicationId, ...more }, as, headers);
const mails = () =>
  sql<{ kind: string; to: string; text: string }>(
    `SELECT kind, "to", text FROM mail_messages ORDER BY created_at, id`,
  );
const stage = (name: string) =>
  sql("UPDATE project_applications SET stage = $1 WHERE id = $2", [name, applicationId]);

describe("POST /api/quotes (deal M1, M2)", () => {
  it("computes what the calculator computes, at the quote's rate", async () => {
    const { body: calculated } = await post<PricingResult>(calculate, {
      expertId: setting.expertId,
      ...{ hoursPerWeek: 40, durationMonths: 3, projectType: "hourly" },
    });
    const { status, body } = await write();
    expect([status, body]).toMatchObject([
      201,
      {
        version: 1,
        status: "draft",
        validUntil: "2027-03-15",
        validDays: 14,
        endDate: "2027-07-01",
        rulesVersion: pricingRulesVersion,
        side: "expert",
        actions: ["edit", "send"],
        milestones: [],
      },
    ]);
    expect(Object.keys(body.pricing)).toEqual(Object.keys(calculated));
    // 520 hours at 95.50 are 49,660.00; less 5 % are 47,177.00; a tenth of it on top are 51,894.70.
    expect(body.pricing).toMatchObject({ expertRate: 95.5, baseTotal: 47_177, totalCost: 51_894.7 });
    expect(calculated.totalCost).not.toBe(body.pricing.totalCost);
  });

  it("takes days and weeks, and the volume discount only of who gives one", async () => {
    await sql("UPDATE experts SET accepts_volume_discount = false");
    const { body } = await write({ durationMonths: undefined, durationUnit: "weeks", duration: 13 });
    expect(body).toMatchObject({ durationDays: 65, durationMonths: 3, endDate: "2027-06-30" });
    expect(body.pricing).toMatchObject({ volumeDiscount: 0, totalCost: 54_626 });
  });

  it("shares a fixed scope over milestones to the cent", async () => {
    const milestones = [33, 33, 34].map((percent, at) => ({
      title: `Part ${at + 1}`,
      percent,
      dueOn: "2027-05-01",
    }));
    const { body } = await write({
      projectType: "project",
      hourlyRate: "33,33",
      durationMonths: 1,
      milestones,
    });
    const amounts = body.milestones.map(({ amount }) => Math.round(amount * 100));
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(Math.round(body.pricing.totalCost * 100));
  });

  const milestone = { title: "All", percent: 100, dueOn: "2027-05-01" };
  it.each<[string, object, string]>([
    ["hourlyRate", { hourlyRate: 0.5 }, "Rate"],
    ["hoursPerWeek", { hoursPerWeek: 61 }, "from 1 to 60"],
    ["durationMonths", { durationMonths: 37 }, "from 1 to 36"],
    ["durationMonths", { durationMonths: undefined }, "from 1 to 36"],
    ["scope", { scope: "Too short" }, "at least 10 characters"],
    ["validDays", { validDays: 61 }, "from 1 to 60"],
    ["validDays", { validDays: 0 }, "from 1 to 60"],
    ["startDate", { startDate: "2027-02-28" }, "must not be in the past"],
    ["milestones", { milestones: [milestone] }, "Only a fixed scope"],
    ["milestones", { projectType: "project", milestones: [{ ...milestone, percent: 99 }] }, "add up to 100"],
    ["milestones", { projectType: "project", milestones: Array(13).fill(milestone) }, "At most 12"],
    [
      "milestones.0.percent",
      { projectType: "project", milestones: [{ ...milestone, percent: 99.5 }] },
      "whole number",
    ],
    [
      "milestones.0.dueOn",
      { projectType: "project", milestones: [{ ...milestone, dueOn: "2027-03-31" }] },
      "start date or later",
    ],
  ])("refuses a wrong %s: %j", async (field, more, sentence) => {
    const { status, body } = await write(more);
    expect([status, body.code]).toEqual([422, "invalid"]);
    expect(body.fieldErrors?.[field]).toMatch(new RegExp(sentence, "i"));
    expect(await count("quotes")).toBe(0);
  });

  it("refuses a price that somebody sends along", async () => {
    expect((await write({ pricing: { totalCost: 1 } })).status).toBe(422);
  });

  it.each(["new", "hired", "declined", "withdrawn", "no_answer"])("refuses the stage %s", async (name) => {
    await stage(name);
    expect(await write()).toMatchObject(notPossible);
  });

  it("says that an application without an expert profile takes none", async () => {
    const guest = await createUser();
    const { id } = await createProjectApplication({
      projectId: setting.projectId,
      userId: guest.id,
      email: guest.email,
      stage: "interview",
    });
    expect(await createQuote({ ...quoteWish, applicationId: id }, guest)).toMatchObject({
      status: 409,
      body: { code: "not_possible_now", message: expect.stringContaining("expert profile") },
    });
  });

  it("is the expert's alone", async () => {
    for (const as of [customer, await createUser()]) expect(await write({}, as)).toMatchObject(notThere);
    expect((await write({}, null)).status).toBe(401);
  });

  itTakesAnIdempotencyKey({
    send: (changes, headers) => write(changes, user, headers) as never,
    another: { hourlyRate: 100 },
    refused: { hourlyRate: 0 },
    stored: () => count("quotes"),
    once: 1,
  });
});

describe("a quote on its way (deal M3)", () => {
  it("is a draft that only the expert sees and changes", async () => {
    const { id } = (await write()).body;
    expect(await readQuote(id, customer)).toMatchObject(notThere);
    expect((await call<Quote[]>(companyQuotes, { as: customer })).body).toEqual([]);
    const { body } = await editQuote(
      id,
      { hourlyRate: 100, duration: 5, durationUnit: "days", validDays: 1 },
      user,
    );
    expect(body).toMatchObject({
      hourlyRate: 100,
      durationDays: 5,
      durationMonths: 1,
      validUntil: "2027-03-02",
    });
    expect(body.pricing.totalCost).toBe(4_400);
    expect(await editQuote(id, { validDays: 0 }, user)).toMatchObject({ status: 422 });
    expect(
      await editQuote(id, { milestones: [{ title: "All", percent: 100, dueOn: "2027-05-01" }] }, user),
    ).toMatchObject({
      status: 422,
      body: { fieldErrors: { milestones: "Only a fixed scope has milestones" } },
    });
    for (const as of [customer, await createUser()]) {
      expect(await editQuote(id, {}, as)).toMatchObject(notThere);
      expect(await sendQuote(id, as)).toMatchObject(notThere);
    }
  });

  it("is sent once, with what it costs, without contact details before the interview", async () => {
    const { id } = (await write({ scope: "Write to aino@virtanen.example, says Virtanen." })).body;
    setClock(new Date("2027-03-02T22:30:00Z"));
    const [first, second] = [await sendQuote(id, user), await sendQuote(id, user)];
    // Half past midnight of 3 March in Helsinki.
    expect(first.body).toMatchObject({ status: "sent", validUntil: "2027-03-17", actions: ["revise"] });
    expect(second).toMatchObject({ status: 200, body: first.body });
    const [mail, ...more] = await mails();
    expect([mail?.kind, mail?.to, more]).toEqual(["quote_received", customer.email, []]);
    expect(mail?.text).toContain("€51,894.70");
    expect(mail?.text).toContain("17 March 2027");
    expect(mail?.text).not.toMatch(/virtanen/i);
    expect((await readQuote(id, customer)).body).toMatchObject({
      scope: "Write to [hidden until the interview stage], says [hidden until the interview stage].",
      expert: { name: "Aino V." },
      side: "company",
      actions: ["accept", "decline", "request_change"],
    });
    expect(await sql("SELECT kind, values, path, user_id FROM notifications")).toEqual([
      {
        kind: "quote_received",
        values: { project: "Demand forecast", expert: "Aino V.", version: 1 },
        path: `/quotes/${id}`,
        user_id: customer.id,
      },
    ]);
    expect(await editQuote(id, { hourlyRate: 1 }, user)).toMatchObject(notPossible);
  });

  it("is superseded by the next version once that is sent, and stays what it was before", async () => {
    const first = await sentQuote(setting);
    const { status, body: draft } = await reviseQuote(first.id, user);
    expect([status, draft.version, draft.status, draft.scope]).toEqual([201, 2, "draft", quoteWish.scope]);
    expect(await reviseQuote(first.id, user)).toMatchObject({ status: 200, body: { id: draft.id } });
    expect((await readQuote(first.id, customer)).body).toMatchObject({
      status: "sent",
      versions: [{ version: 1 }],
    });
    await editQuote(draft.id, { hourlyRate: 90 }, user);
    await sendQuote(draft.id, user);
    const { body } = await readQuote(draft.id, customer);
    expect(body.versions).toMatchObject([
      { version: 2, status: "sent", hourlyRate: 90 },
      { version: 1, status: "superseded", hourlyRate: 95.5, totalCost: 51_894.7 },
    ]);
    expect(await reviseQuote(first.id, user)).toMatchObject(notPossible);
    const refused = await declineQuote(first.id, customer);
    expect(refused).toMatchObject(notPossible);
    expect(refused.body).toMatchObject({ message: "Another version of this quote has taken its place." });
  });

  it("keeps the languages that its scope and the company's words are written in", async () => {
    const scope = "Ennuste päivittäisestä kysynnästä, aineistosta näkymään saakka.";
    const titles = ["Ensimmäinen versio valmis", "Driftsättningen och utbildningen"];
    const milestones = titles.map((title) => ({ title, percent: 50, dueOn: "2027-06-01" }));
    const { id, ...written } = (await write({ scope, projectType: "project", milestones })).body;
    expect(written.milestones.map(({ titleLanguage }) => titleLanguage)).toEqual(["fi", null]);
    await sendQuote(id, user);
    const reason = "Det är tyvärr för dyrt för oss, men tack för ett väl genomtänkt förslag.";
    expect((await declineQuote(id, customer, { reason })).body).toMatchObject({
      ...{ textLanguage: "fi", answerLanguage: "sv" },
    });
    expect(await sql("SELECT text_language, answer_language FROM quotes")).toEqual([
      { text_language: "fi", answer_language: "sv" },
    ]);
  });

  it("is declined once, and revised after it", async () => {
    const { id } = await sentQuote(setting);
    for (const as of [user, await createUser()]) expect(await declineQuote(id, as)).toMatchObject(notThere);
    const { body } = await declineQuote(id, customer, { reason: "Too dear. Call 040 123 4567." });
    expect(body).toMatchObject({
      status: "declined",
      declineReason: "Too dear. Call 040 123 4567.",
      actions: [],
    });
    expect((await declineQuote(id, customer, { reason: "Another" })).body).toEqual(body);
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ["quote_received", customer.email],
      ["quote_answered", user.email],
    ]);
    expect((await mails())[1]?.text).toMatch(/Too dear\. Call \[hidden until the interview stage\]/);
    expect((await reviseQuote(id, user)).body).toMatchObject({ version: 2, declineReason: null });
    expect(await askForChange(id, customer, "Please?")).toMatchObject(notPossible);
  });

  it("stays open when a change is asked for, which is told once", async () => {
    const { id } = await sentQuote(setting);
    for (let time = 0; time < 2; time += 1) await askForChange(id, customer, "Fewer hours, please");
    expect((await readQuote(id, user)).body).toMatchObject({
      status: "sent",
      changeRequest: "Fewer hours, please",
      changeRequestedAt: now.toISOString(),
    });
    expect((await mails()).filter(({ kind }) => kind === "quote_answered")).toHaveLength(1);
    expect(await askForChange(id, customer, " ")).toMatchObject({ status: 422 });
  });

  it("cannot be sent with a start that is over, or once the application has ended", async () => {
    const { id } = (await write({ startDate: "2027-03-01" })).body;
    setClock(new Date("2027-03-02T10:00:00Z"));
    expect(await sendQuote(id, user)).toMatchObject({
      status: 422,
      body: { fieldErrors: { startDate: expect.any(String) } },
    });
    await editQuote(id, { startDate: "2027-03-02" }, user);
    for (const ended of ["declined", "withdrawn", "no_answer", "hired"]) {
      await stage(ended);
      expect(await sendQuote(id, user)).toMatchObject(notPossible);
    }
    expect(await mails()).toEqual([]);
  });

  it("offers nothing any more, and says why, once the application has ended or the profile is gone", async () => {
    const { id } = await sentQuote(setting);
    const seen = async (as: TestUser) => (await readQuote(id, as)).body;
    expect([(await seen(customer)).ending, (await seen(user)).ending]).toEqual([null, null]);
    await stage("withdrawn");
    expect(await seen(customer)).toMatchObject({
      status: "sent",
      ending: "application",
      actions: ["decline"],
    });
    expect(await seen(user)).toMatchObject({ ending: "application", actions: [] });
    await stage("interview");
    await sql("UPDATE experts SET archived_at = now()");
    expect(await seen(customer)).toMatchObject({ ending: "expert", actions: ["decline"] });
    expect(await askForChange(id, customer, "Fewer hours, please")).toMatchObject(notPossible);
  });

  it("keeps its price and the version of its rules whatever the expert changes later", async () => {
    const sent = await sentQuote(setting);
    await sql("UPDATE experts SET accepts_volume_discount = false, hourly_rate_cents = 20000");
    await sql("UPDATE quotes SET rules_version = 'older'");
    expect((await readQuote(sent.id, customer)).body).toMatchObject({
      pricing: sent.pricing,
      rulesVersion: "older",
    });
  });
});

describe("lists of quotes", () => {
  it("show each side its own by state, a page at a time", async () => {
    const sent = await sentQuote(setting);
    const { body: draft } = await reviseQuote(sent.id, user);
    const listed = async (handler: typeof expertQuotes, as: TestUser, query = {}) => {
      const { body, headers } = await call<Quote[]>(handler, { as, query });
      return [body.map(({ id }) => id), headers.get("x-total-count"), headers.get("link") !== null];
    };
    expect(await listed(expertQuotes, user)).toEqual([[draft.id, sent.id], "2", false]);
    expect(await listed(expertQuotes, user, { limit: "1", status: "draft" })).toEqual([
      [draft.id],
      "1",
      false,
    ]);
    expect(await listed(expertQuotes, user, { limit: "1" })).toEqual([[draft.id], "2", true]);
    expect(await listed(companyQuotes, customer)).toEqual([[sent.id], "1", false]);
    expect(await listed(companyQuotes, customer, { applicationId: String(applicationId + 1) })).toEqual([
      [],
      "0",
      false,
    ]);
    expect(await listed(companyQuotes, user)).toEqual([[], "0", false]);
    expect(await listed(expertQuotes, customer)).toEqual([[], "0", false]);
    setClock(new Date("2027-03-15T22:00:00Z"));
    expect(await listed(companyQuotes, customer, { status: "expired" })).toEqual([[sent.id], "1", false]);
    expect(await listed(companyQuotes, customer, { status: "sent" })).toEqual([[], "0", false]);
    expect((await call(companyQuotes, { as: customer, query: { cursor: "x" } })).status).toBe(400);
  });
});
