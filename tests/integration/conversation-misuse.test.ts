import { POST as lift } from "@/app/api/admin/conversation-reports/[id]/lift/route";
import { PATCH as answerReport, GET as readReport } from "@/app/api/admin/conversation-reports/[id]/route";
import { GET as listReports } from "@/app/api/admin/conversation-reports/route";
import { GET as getOverview } from "@/app/api/admin/overview/route";
import { POST as block } from "@/app/api/conversations/[id]/block/route";
import { POST as report } from "@/app/api/conversations/[id]/report/route";
import { POST as unblock } from "@/app/api/conversations/[id]/unblock/route";
import type { ReportDetails, ReportSummary } from "@/lib/features/conversations/moderation-schemas";
import type { Overview } from "@/lib/features/operations/overview-schemas";
import { call } from "@/tests/support/call";
import { createConversation, of, openAs, readAs, writeAs } from "@/tests/support/conversations";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";

type Refused = { code: string; reason: string };
const press = (handler: typeof block, as: TestUser, id: number) =>
  call<Refused>(handler, { ...of(id), method: "POST", as });
const reportAs = <T = { id: number }>(as: TestUser, id: number, reason: string, headers = {}) =>
  call<T>(report, { ...of(id), method: "POST", as, body: { reason }, headers });
const readIt = <T = ReportDetails>(as: TestUser, id: number) => call<T>(readReport, { ...of(id), as });
const answerIt = <T = ReportSummary>(as: TestUser, id: number, body: object) =>
  call<T>(answerReport, { ...of(id), method: "PATCH", as, body });

let admin: TestUser;
let pair: Awaited<ReturnType<typeof createConversation>>;

beforeEach(async () => {
  await empty("experts", "users", "projects", "idempotency_keys", "mail_messages");
  admin = await createAdmin();
  pair = await createConversation();
});

describe("blocking", () => {
  it("takes no messages from the other party, and takes them again", async () => {
    const { company, expert, id } = pair;
    for (const _ of [1, 2]) expect((await press(block, expert, id)).status).toBe(204);
    const refused = await writeAs<Refused>(company, id, "Hello?");
    expect([refused.status, refused.body.code]).toEqual([409, "blocked"]);
    expect((await writeAs(expert, id, "I may write all the same")).status).toBe(201);
    expect((await readAs(expert, id)).body).toMatchObject({ isBlocked: true, isBlockedByOther: false });
    expect((await readAs(company, id)).body).toMatchObject({ isBlocked: false, isBlockedByOther: true });
    // The other side cannot lift it.
    expect((await press(unblock, company, id)).status).toBe(204);
    expect((await writeAs(company, id, "Hello?")).status).toBe(409);
    for (const _ of [1, 2]) expect((await press(unblock, expert, id)).status).toBe(204);
    expect((await writeAs(company, id, "Hello!")).status).toBe(201);
    const stranger = await createUser();
    for (const handler of [block, unblock]) expect((await press(handler, stranger, id)).status).toBe(404);
  });
});

describe("a report", () => {
  it("stands in the queue, is read up to the report, and that is in the audit log", async () => {
    const { company, expert, id } = pair;
    await writeAs(company, id, "Pay me outside: 040 123 4567");
    const headers = { "idempotency-key": "once" };
    const made = await Promise.all([1, 2].map(() => reportAs(expert, id, "Asks for money outside", headers)));
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await count("conversation_reports")).toBe(1);
    await writeAs(company, id, "Written after the report");
    const reportId = made[0]?.body.id ?? 0;

    const { body: overview } = await call<Overview>(getOverview, { as: admin });
    expect(overview.waiting.report).toBe(1);
    expect(overview.queue).toContainEqual(expect.objectContaining({ kind: "report", id: reportId }));
    const queue = await call<ReportSummary[]>(listReports, { as: admin, query: { status: "open" } });
    expect([queue.headers.get("x-total-count"), queue.body[0]]).toEqual([
      "1",
      {
        id: reportId,
        status: "open",
        side: "expert",
        reporterEmail: expert.email,
        projectId: pair.projectId,
        projectTitle: expect.any(String),
        reason: "Asks for money outside",
        // Too short to be sure of.
        reasonLanguage: null,
        answer: null,
        hasStoppedWriter: false,
        isWriterStopped: false,
        createdAt: expect.any(String),
        answeredAt: null,
        answeredBy: null,
      },
    ]);
    expect(JSON.stringify(queue.body)).not.toContain("Pay me");
    const details = await readIt(admin, reportId);
    expect(details.body.messages.map(({ body, side, authorName }) => [side, authorName, body])).toEqual([
      ["company", "Sanna", "Pay me outside: 040 123 4567"],
    ]);
    expect(
      await sql("SELECT action, entity, entity_id, actor_email FROM audit_entries WHERE action = 'read'"),
    ).toEqual([
      {
        action: "read",
        entity: "conversation_report",
        entity_id: String(reportId),
        actor_email: admin.email,
      },
    ]);
    // Only what was reported, and only by way of the report.
    expect((await readAs(admin, id)).status).toBe(404);
    expect((await readIt(admin, reportId + 1)).status).toBe(404);
    expect((await readIt<Refused>(expert, reportId)).status).toBe(403);
    for (const reason of ["", " ", "x".repeat(2001)])
      expect((await reportAs(expert, id, reason)).status).toBe(422);
    expect((await reportAs(await createUser(), id, "Not mine")).status).toBe(404);
  });

  it("says in which language its reason is written", async () => {
    const { company, expert, id } = pair;
    await writeAs(company, id, "Something bad");
    const reason = "Hän pyytää maksamaan laskun palvelun ulkopuolella, emmekä me halua tehdä niin.";
    const { body } = await reportAs(expert, id, reason);
    const queue = await call<ReportSummary[]>(listReports, { as: admin, query: { status: "open" } });
    expect(queue.body.map(({ id, reasonLanguage }) => [id, reasonLanguage])).toEqual([[body.id, "fi"]]);
    expect((await readIt(admin, body.id)).body.reasonLanguage).toBe("fi");
  });

  it("is answered once, by mail, and may stop the writer everywhere", async () => {
    const { company, expert, id } = pair;
    const other = await createConversation();
    await sql("UPDATE projects SET owner_id = $1 WHERE id = $2", [company.id, other.projectId]);
    await writeAs(company, id, "Something bad");
    const { body } = await reportAs(expert, id, "Rude");
    const answered = await Promise.all(
      [1, 2].map(() =>
        answerIt<ReportSummary & Refused>(admin, body.id, { answer: "We agree.", stopWriter: true }),
      ),
    );
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answered[0]?.status === 200 ? answered : answered.toReversed();
    expect(won?.body).toMatchObject({ status: "answered", answer: "We agree.", hasStoppedWriter: true });
    expect(lost?.body.code).toBe("not_possible_now");
    const mails = await sql<{ to: string; text: string }>(
      `SELECT "to", text FROM mail_messages WHERE kind = 'conversation_report_answered'`,
    );
    expect(mails.map(({ to }) => to)).toEqual([expert.email]);
    expect(mails[0]?.text).toContain("We agree.");
    for (const conversation of [id, other.id]) {
      const refused = await writeAs<Refused>(company, conversation, "And now?");
      expect([refused.status, refused.body.code]).toEqual([403, "stopped"]);
    }
    expect((await writeAs(expert, id, "Thank you")).status).toBe(201);
    expect(await sql("SELECT after FROM audit_entries WHERE action = 'answer'")).toEqual([
      { after: { answer: "We agree.", hasStoppedWriter: true } },
    ]);
    for (const wrong of [
      {},
      { answer: "" },
      { answer: "x", stopWriter: "yes" },
      { answer: "x".repeat(5001) },
    ])
      expect((await answerIt(admin, body.id, wrong)).status).toBe(422);
  });

  it("that stopped the writer is lifted once: the writer hears of it and writes again", async () => {
    const { company, expert, id } = pair;
    const liftIt = (reportId: number, as = admin) =>
      call<ReportSummary & Refused>(lift, { ...of(reportId), method: "POST", as });
    await writeAs(company, id, "Something bad");
    const { body } = await reportAs(expert, id, "Rude");
    const again = await reportAs(expert, id, "Rude once more");
    const harmless = await reportAs(expert, id, "Not sure");
    expect((await liftIt(body.id)).body).toMatchObject({ code: "not_possible_now" });
    for (const each of [body.id, again.body.id]) {
      expect((await answerIt(admin, each, { answer: "We agree.", stopWriter: true })).body).toMatchObject({
        isWriterStopped: true,
      });
    }
    await answerIt(admin, harmless.body.id, { answer: "Answered elsewhere." });
    // Only where the answer has stopped somebody there is something to lift.
    expect((await liftIt(harmless.body.id)).status).toBe(409);
    expect((await readIt(admin, harmless.body.id)).body.isWriterStopped).toBe(false);
    expect((await writeAs<Refused>(company, id, "Sorry")).body.code).toBe("stopped");

    const lifted = await Promise.all([body.id, body.id, again.body.id].map((each) => liftIt(each)));
    expect(lifted.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const each of [body.id, again.body.id]) {
      expect((await readIt(admin, each)).body).toMatchObject({
        answer: "We agree.",
        hasStoppedWriter: true,
        isWriterStopped: false,
      });
    }
    expect((await writeAs(company, id, "Sorry")).status).toBe(201);
    expect(await sql("SELECT user_id, path FROM notifications WHERE kind = 'messages_allowed'")).toEqual([
      { user_id: company.id, path: "/messages" },
    ]);
    expect(await sql(`SELECT "to" FROM mail_messages WHERE kind = 'messages_allowed'`)).toEqual([
      { to: company.email },
    ]);
    expect(
      await sql("SELECT entity, before, after, actor_email FROM audit_entries WHERE action = 'lift'"),
    ).toEqual([
      {
        entity: "conversation_report",
        before: { isWriterStopped: true },
        after: { isWriterStopped: false },
        actor_email: admin.email,
      },
    ]);
    // A new report can stop them anew, and an account that is gone leaves nobody to lift.
    const third = await reportAs(expert, id, "Rude again");
    await answerIt(admin, third.body.id, { answer: "We agree.", stopWriter: true });
    await sql("UPDATE messages SET author_id = NULL WHERE author_id = $1", [company.id]);
    expect((await readIt(admin, third.body.id)).body.isWriterStopped).toBe(false);
    expect((await liftIt(third.body.id)).status).toBe(409);
    expect((await liftIt(third.body.id + 1)).status).toBe(404);
  });

  it("without stopping leaves the writer alone; without a message there is nobody to stop", async () => {
    const { company, expert, id } = pair;
    const empty = await reportAs(expert, id, "Strange request");
    expect((await answerIt(admin, empty.body.id, { answer: "Noted.", stopWriter: true })).body).toMatchObject(
      {
        hasStoppedWriter: false,
      },
    );
    await writeAs(company, id, "Harmless");
    const { body } = await reportAs(expert, id, "Rude");
    expect((await answerIt(admin, body.id, { answer: "It is not." })).body.hasStoppedWriter).toBe(false);
    expect((await writeAs(company, id, "Good")).status).toBe(201);
    const listed = await call<ReportSummary[]>(listReports, {
      as: admin,
      query: { q: "rude", sort: "-createdAt" },
    });
    expect(listed.body.map(({ reason }) => reason)).toEqual(["Rude"]);
    // What an account that is gone has reported can still be answered.
    const third = await reportAs(company, id, "Impolite");
    await sql("UPDATE conversation_reports SET reporter_id = NULL WHERE id = $1", [third.body.id]);
    expect((await answerIt(admin, third.body.id, { answer: "Noted." })).status).toBe(200);
    expect((await openAs(company, { applicationId: pair.applicationId })).status).toBe(200);
  });
});
