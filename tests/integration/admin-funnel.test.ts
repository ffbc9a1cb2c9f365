import { GET as getFunnel } from "@/app/api/admin/funnel/route";
import { POST as countVisitRoute } from "@/app/api/visits/route";
import type { Funnel } from "@/lib/features/operations/funnel-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createExpertApplication,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

/** A Wednesday; its week begins on the eighth. */
const now = new Date("2027-03-10T10:00:00Z");
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0";
let admin: TestUser;

beforeEach(async () => {
  setClock(now);
  await empty(
    ...["users", "experts", "projects", "expert_applications", "meeting_bookings"],
    ...["day_counts", "search_misses", "mail_messages"],
  );
  admin = await createAdmin();
  // The people that the fixtures need came long ago.
  await sql("UPDATE users SET created_at = '2026-01-01'");
});
afterEach(() => setClock(null));

const visit = (as: TestUser | null = null, query: Record<string, string> = {}, agent = browser) =>
  call<unknown>(countVisitRoute, {
    method: "POST",
    path: "/api/visits",
    as,
    query,
    headers: { "user-agent": agent },
  });
const counted = () =>
  sql("SELECT day::text AS day, kind, count FROM day_counts ORDER BY day, kind") as Promise<unknown[]>;
const read = async (weeks?: string) => {
  const { status, body } = await call<Funnel>(getFunnel, { as: admin, query: weeks ? { weeks } : {} });
  expect(status).toBe(200);
  return body;
};

/** A posting that was decided about, with its review. */
async function posting(submittedAt: string, approvedAt: string, title = "Forecast") {
  const { id } = await createProject({ approvalStatus: "approved", title });
  await sql("UPDATE projects SET submitted_at = $2, approved_at = $3 WHERE id = $1", [
    id,
    submittedAt,
    approvedAt,
  ]);
  await insert("posting_reviews", {
    ...{ project_id: id, decision: "approved", submitted_at: submittedAt, decided_at: approvedAt },
  });
  return id;
}

let applicants = 0;
async function application(projectId: number, at: string, moves: [stage: string, at: string][] = []) {
  applicants += 1;
  const { id } = await insert<{ id: number }>("project_applications", {
    ...{ project_id: projectId, applicant_name: "Aino", applicant_email: `aino-${applicants}@example.com` },
    ...{ cover_letter: "I can.", created_at: at, updated_at: at, stage: moves.at(-1)?.[0] ?? "new" },
  });
  let from = "new";
  for (const [stage, movedAt] of moves) {
    await insert("stage_moves", {
      ...{ application_id: id, from_stage: from, to_stage: stage, moved_at: movedAt },
    });
    from = stage;
  }
  return id;
}

describe("POST /api/visits", () => {
  it("adds one to the day in Helsinki, and sets and keeps nothing else", async () => {
    // Half past midnight in Helsinki, still the day before in London.
    setClock(new Date("2027-03-09T22:30:00Z"));
    const answer = await visit();
    expect([answer.status, answer.body, answer.headers.get("set-cookie")]).toEqual([204, "", null]);
    await Promise.all([visit(), visit(await createUser()), visit(null, { from: "match" })]);
    expect(await counted()).toEqual([
      { day: "2027-03-10", kind: "match_opened", count: 1 },
      { day: "2027-03-10", kind: "visit", count: 4 },
    ]);
  });

  it("counts neither administrators nor programs, and refuses other origins than it knows", async () => {
    const answers = [
      await visit(admin),
      await visit(null, {}, "Googlebot/2.1"),
      await visit(null, {}, ""),
      await visit(null, { from: "aino@example.com" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 400]);
    expect(await counted()).toEqual([]);
  });
});

describe("GET /api/admin/funnel", () => {
  it("answers an empty house with zeros and nothing that nobody knows", async () => {
    const funnel = await read();
    expect(funnel.weeks).toHaveLength(12);
    expect(funnel.weeks.at(-1)).toEqual({
      ...{ week: "2027-03-08", visits: 0, profileViews: 0, accounts: 0, postings: 0, bookings: 0 },
      ...{ applications: 0, interviews: 0, offers: 0, hired: 0, firstApplicantHours: null },
    });
    expect(funnel).toMatchObject({
      ...{ visitsSince: null, searchesWithoutHits: 0, recentWeeks: 12, matches: { told: 0, opened: 0 } },
      firstApplicant: { postings: 0, withApplicant: 0, medianHours: null },
      withoutApplicants: { total: 0, items: [] },
      promises: ["posting", "application", "answer"].map((kind) => ({ kind, due: 0, kept: 0 })),
    });
    expect((await read("52")).weeks).toHaveLength(52);
    expect((await call(getFunnel, { as: admin, query: { weeks: "7" } })).status).toBe(400);
  });

  it("counts each step in the week in which it happened, in Helsinki", async () => {
    // The first moments of Monday, which are Sunday in London, and the last of Sunday.
    const [monday, sunday] = ["2027-03-07T22:00:00Z", "2027-03-07T21:59:59Z"];
    for (const [day, count] of [
      ["2027-03-07", 5],
      ["2027-03-08", 3],
      ["2027-03-10", 4],
      ["2026-12-20", 9],
    ]) {
      await insert("day_counts", { day, kind: "visit", count });
    }
    const { id: expertId } = await createExpert();
    await insert("expert_profile_views", { expert_id: expertId, day: "2027-03-09", views: 6 });
    const user = await createUser();
    await sql("UPDATE users SET created_at = $2 WHERE id = $1", [user.id, monday]);
    const id = await posting(monday, "2027-03-08T08:00:00Z");
    await posting(sunday, "2027-03-08T08:00:00Z");
    const { id: booking } = await createBooking({ startAt: new Date("2027-03-20T08:00:00Z") });
    await sql("UPDATE meeting_bookings SET submitted_at = $2 WHERE id = $1", [booking, sunday]);
    const hired = await application(id, sunday, [
      ["interview", sunday],
      ["offer", monday],
      ["hired", "2027-03-09T08:00:00Z"],
    ]);
    // To and fro is one interview, and what was undone none.
    await application(id, monday, [
      ["interview", monday],
      ["new", monday],
      ["interview", monday],
    ]);
    await sql(
      `INSERT INTO stage_moves (application_id, from_stage, to_stage, moved_at, undone_at)
       VALUES ($1, 'new', 'offer', $2, $2)`,
      [hired, monday],
    );
    const { weeks, total, visitsSince } = await read();
    expect(weeks.at(-1)).toMatchObject({
      ...{ visits: 7, profileViews: 6, accounts: 1, postings: 1, bookings: 0 },
      ...{ applications: 1, interviews: 1, offers: 1, hired: 1 },
    });
    expect(weeks.at(-2)).toMatchObject({
      ...{ week: "2027-03-01", visits: 5, accounts: 0, postings: 1, bookings: 1 },
      ...{ applications: 1, interviews: 1, offers: 0, hired: 0 },
    });
    expect(total).toMatchObject({ visits: 12, postings: 2, applications: 2, interviews: 2, hired: 1 });
    expect(visitsSince).toBe("2026-12-20");
  });

  it("says how soon the first applicant came, and names public postings without one after 48 hours", async () => {
    const soon = await posting("2027-03-01T08:00:00Z", "2027-03-01T10:00:00Z");
    await application(soon, "2027-03-01T16:00:00Z");
    await application(soon, "2027-03-05T16:00:00Z");
    const later = await posting("2027-03-01T08:00:00Z", "2027-03-02T10:00:00Z");
    await application(later, "2027-03-03T10:00:00Z");
    const none = await posting("2027-03-07T08:00:00Z", "2027-03-08T09:59:00Z", "Nobody yet");
    await posting("2027-03-07T08:00:00Z", "2027-03-08T10:01:00Z", "Not 48 hours yet");
    const hidden = await posting("2027-02-01T08:00:00Z", "2027-02-01T10:00:00Z", "Hidden");
    await sql("UPDATE projects SET is_active = false WHERE id = $1", [hidden]);
    const { firstApplicant, withoutApplicants, weeks } = await read("4");
    expect(firstApplicant).toEqual({ postings: 4, withApplicant: 2, medianHours: 15 });
    expect(weeks.at(-2)?.firstApplicantHours).toBe(15);
    expect(withoutApplicants).toEqual({
      total: 1,
      items: [
        {
          ...{ id: none, title: "Nobody yet", approvedAt: "2027-03-08T09:59:00.000Z" },
          company: expect.anything(),
        },
      ],
    });
  });

  it("counts mails about matches, their openings and searches without hits", async () => {
    for (const [kind, count] of [
      ["match_opened", 3],
      ["visit", 40],
    ]) {
      await insert("day_counts", { day: "2027-03-09", kind, count });
    }
    await insert("search_misses", { day: "2027-03-09", words: "ruoste", searches: 4, hits: 0 });
    await insert("search_misses", { day: "2027-03-09", words: "cobol", searches: 9, hits: 1 });
    for (const [index, kind] of ["project_match", "project_match", "project_told"].entries()) {
      await insert("mail_messages", {
        ...{ id: `0190b0cc-0000-7000-8000-00000000000${index}`, kind, to: "a@example.com", subject: "S" },
        ...{ text: "T", html: "<p>T</p>", status: "sent", created_at: now },
      });
    }
    expect(await read()).toMatchObject({ matches: { told: 2, opened: 3 }, searchesWithoutHits: 4 });
  });

  it("says which share of the promises was kept, of what is done or overdue", async () => {
    // Friday to Monday is one business day; a day more is one too many.
    const kept = await posting("2027-03-05T08:00:00Z", "2027-03-08T07:00:00Z");
    await posting("2027-03-04T08:00:00Z", "2027-03-08T07:00:00Z");
    for (const at of ["2027-03-01T08:00:00Z", "2027-03-10T08:00:00Z"]) {
      const { id } = await createProject({ approvalStatus: "pending" });
      await sql("UPDATE projects SET submitted_at = $2 WHERE id = $1", [id, at]);
    }
    const { id: joined } = await createExpertApplication();
    await sql(
      "UPDATE expert_applications SET created_at = '2027-03-01T08:00Z', reviewed_at = '2027-03-03T08:00Z', status = 'approved' WHERE id = $1",
      [joined],
    );
    await application(kept, "2027-02-01T08:00:00Z", [["shortlisted", "2027-02-20T08:00:00Z"]]);
    await application(kept, "2027-02-01T08:00:00Z", [["no_answer", "2027-02-23T08:00:00Z"]]);
    await application(kept, "2027-02-01T08:00:00Z", [["withdrawn", "2027-02-02T08:00:00Z"]]);
    await application(kept, "2027-03-01T08:00:00Z");
    expect((await read()).promises).toEqual([
      { kind: "posting", due: 3, kept: 1 },
      { kind: "application", due: 1, kept: 1 },
      { kind: "answer", due: 2, kept: 1 },
    ]);
  });

  it("reads by time through indexes", async () => {
    await sql(
      `INSERT INTO day_counts (day, kind, count) SELECT date '2010-01-01' + n, 'visit', 1 FROM generate_series(1, 5000) n`,
    );
    await sql("ANALYZE day_counts");
    const plan = await sql<{ "QUERY PLAN": string }>(
      "EXPLAIN SELECT sum(count) FROM day_counts WHERE day >= '2023-01-01' AND kind = 'visit'",
    );
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("day_counts_pkey");
  });
});
