import { GET as currentUserRoute } from "@/app/api/auth/user/route";
import { POST as countViewRoute } from "@/app/api/experts/[id]/views/route";
import { getExpertDashboard, getOwnApplication } from "@/lib/features/dashboard/server/get-expert-dashboard";
import { profileScore } from "@/lib/features/profile-advice/score";
import { analyzeProfile } from "@/lib/features/profile-advice/server/analyze-profile";
import { type Actor, guest, type SignedIn } from "@/lib/server/actor";
import { setClock } from "@/lib/server/clock";
import { searchPool } from "@/lib/server/db";
import { anonymisedEmail } from "@/lib/shared/anonymised-email";
import { defaultLocale } from "@/lib/shared/locales";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

// Half past midnight in Helsinki, half past ten the day before in London.
const now = new Date("2027-03-02T22:30:00Z");
const today = "2027-03-03";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0";

const actorOf = (user: TestUser, emailVerified = true): Actor => ({
  kind: user.role === "admin" ? "admin" : "user",
  userId: user.id,
  email: user.email,
  emailVerified,
  firstName: user.firstName,
  lastName: user.lastName,
  locale: defaultLocale,
});

const look = (id: number | string, as: TestUser | null = null, headers: Record<string, string> = {}) =>
  call<unknown>(countViewRoute, {
    method: "POST",
    path: `/api/experts/${id}/views`,
    params: { id: String(id) },
    as,
    headers: { "user-agent": browser, ...headers },
  });

const counted = () =>
  sql<{ expert_id: number; day: string; views: number }>(
    "SELECT expert_id, day::text AS day, views FROM expert_profile_views ORDER BY expert_id, day",
  );

beforeEach(async () => {
  await empty("users", "experts", "projects", "meeting_bookings", "expert_applications");
  setClock(now);
});
afterEach(() => setClock(null));

describe("POST /api/experts/{id}/views", () => {
  it("counts a visitor's look on Helsinki's day, and says and sets nothing", async () => {
    const { id } = await createExpert();
    const answer = await look(id);
    expect([answer.status, answer.body, answer.headers.get("set-cookie")]).toEqual([204, "", null]);
    expect(await counted()).toEqual([{ expert_id: id, day: today, views: 1 }]);
    setClock(new Date(now.getTime() + 24 * 3_600_000));
    await look(id);
    await look(id, await createUser());
    expect(await counted()).toEqual([
      { expert_id: id, day: today, views: 1 },
      { expert_id: id, day: "2027-03-04", views: 2 },
    ]);
  });

  it("counts neither the owner, by account or by verified address, nor administrators, nor programs", async () => {
    const [linked, sameAddress] = [await createUser(), await createUser()];
    const { id } = await createExpert({ userId: linked.id });
    const { id: other } = await createExpert({ email: sameAddress.email.toUpperCase() });
    const answers = [
      await look(id, linked),
      await look(other, sameAddress),
      await look(id, await createAdmin()),
      await look(id, null, { "user-agent": "Googlebot/2.1" }),
      await look(id, null, { "user-agent": "" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await counted()).toEqual([]);
    // Somebody else's address is no ownership, and an address nobody has proven neither.
    await look(id, sameAddress);
    const unproven = await createUser({ isVerified: false });
    const { id: third } = await createExpert({ email: unproven.email });
    await look(third, unproven);
    expect((await counted()).map(({ expert_id, views }) => [expert_id, views])).toEqual([
      [id, 1],
      [third, 1],
    ]);
  });

  it("knows no profile that is not public", async () => {
    const hidden = [
      await createExpert({ approvalStatus: "pending" }),
      await createExpert({ isActive: false }),
      await createExpert({ archivedAt: now }),
    ];
    for (const id of [...hidden.map((each) => each.id), 999_999, "0", "abc"]) {
      expect(await look(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect(await counted()).toEqual([]);
  });

  it("refuses what another site starts", async () => {
    const { id } = await createExpert();
    expect((await look(id, null, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it("loses none of fifty looks at once", async () => {
    const { id } = await createExpert();
    const answers = await Promise.all(Array.from({ length: 50 }, () => look(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await counted()).toEqual([{ expert_id: id, day: today, views: 50 }]);
  });
});

describe("the dashboard", () => {
  const views = (expertId: number, day: string, many: number) =>
    insert("expert_profile_views", { expert_id: expertId, day, views: many });

  const applied = (projectId: number, options: Record<string, unknown>) =>
    insert<{ id: number }>("project_applications", {
      project_id: projectId,
      applicant_name: "Zzcustomer",
      applicant_email: `person${projectId}@example.com`,
      cover_letter: "We forecast demand.",
      updated_at: now,
      ...options,
    });

  const joined = (options: Record<string, unknown>) =>
    insert("expert_applications", {
      name: "A",
      title: "B",
      description: "C",
      skills: ["Python"],
      experience_years: 1,
      hourly_rate_cents: 9000,
      weekly_availability_hours: 30,
      updated_at: now,
      ...options,
    });

  it("is for nobody without an expert of their own", async () => {
    await createExpert();
    expect(await getExpertDashboard(guest)).toBeNull();
    expect(await getExpertDashboard(actorOf(await createUser()))).toBeNull();
    expect(await getExpertDashboard(actorOf(await createAdmin()))).toBeNull();
    const unproven = await createUser({ isVerified: false });
    await createExpert({ email: unproven.email });
    expect(await getExpertDashboard(actorOf(unproven, false))).toBeNull();
  });

  it("of a new expert is empty, and says what to do next", async () => {
    const user = await createUser();
    const { id } = await createExpert({ userId: user.id, skillMastery: {} });
    const dashboard = await getExpertDashboard(actorOf(user));
    expect(dashboard).toMatchObject({
      expert: { id, email: expect.any(String) },
      views: { last7: 0, last30: 0, previous7: 0 },
      favoriteCount: 0,
      applications: { items: [], total: 0 },
      invitations: { items: [], total: 0 },
      isAvailabilityOld: expect.any(Boolean),
      meetings: { items: [], total: 0 },
      upcoming: [],
      ownApplication: null,
    });
    // One score of a profile: what the optimiser says on the own profile.
    const advice = await analyzeProfile(actorOf(user) as SignedIn, id);
    expect(dashboard?.profile.score).toBe(profileScore(advice).score);
    expect(dashboard?.profile.steps.map(({ points }) => points)).toEqual([3, 3, 3, 3]);
  });

  it("names the open projects that fit best, without those that were applied to", async () => {
    const user = await createUser();
    const { id } = await createExpert({ userId: user.id, skills: ["Python", "SQL"] });
    const project = await createProject({ title: "Applied", skills: ["Python", "SQL"] });
    await applied(project.id, { expert_id: id });
    await createProject({ title: "Fits", skills: ["Python", "SQL"] });
    await createProject({ title: "Hardly", skills: ["Welding"] });
    const { matches = [] } = (await getExpertDashboard(actorOf(user))) ?? {};
    expect(matches.map(({ title }) => title).sort()).toEqual(["Fits", "Hardly"]);
    expect(matches[0]?.score).toBeGreaterThanOrEqual(matches[1]?.score ?? 100);
    expect(matches.find(({ title }) => title === "Hardly")?.missing).toEqual(["Welding"]);
  });

  it("holds one's own figures and nobody else's", async () => {
    const [user, stranger, ...fans] = [
      await createUser(),
      await createUser(),
      await createUser(),
      await createUser(),
    ];
    const { id } = await createExpert({ userId: user.id });
    const { id: foreign } = await createExpert({ userId: stranger.id });
    await views(id, today, 3);
    await views(id, "2027-02-25", 4);
    await views(id, "2027-02-24", 5);
    await views(id, "2027-02-02", 6);
    await views(id, "2027-02-01", 7);
    await views(foreign, today, 1000);
    for (const fan of fans) await insert("favorites", { user_id: fan.id, expert_id: id });
    await insert("favorites", { user_id: user.id, expert_id: foreign });

    const [open, closed, old, theirs] = [
      await createProject({ title: "Open", createdAt: now }),
      await createProject({ title: "Closed", isActive: false }),
      await createProject({ title: "Old" }),
      await createProject({ title: "Theirs" }),
    ];
    await sql("UPDATE projects SET customer_company = 'Pohjola Oy' WHERE id = $1", [open.id]);
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    await applied(open.id, { expert_id: id, user_id: user.id, created_at: at("2027-03-01") });
    await applied(closed.id, { expert_id: id, stage: "hired", created_at: at("2027-02-01") });
    // Sent by the same account before it had an expert.
    await applied(old.id, { user_id: user.id, stage: "withdrawn", created_at: at("2027-01-01") });
    await applied(theirs.id, { expert_id: foreign, user_id: stranger.id });

    const booking = {
      fullName: "Zzcustomer",
      email: "zz@private.example",
      company: "Pohjola Paper Oy, zz@private.example",
      projectDescription:
        "Zzcustomer plans a forecast. Call +358 40 555 0188 or see https://private.example/x",
      phone: "555",
    };
    await createBooking({ ...booking, startAt: at("2027-03-09"), expertId: id, status: "confirmed" });
    await createBooking({ ...booking, startAt: at("2027-03-05"), expertId: id, duration: 30 });
    await createBooking({ ...booking, startAt: at("2027-03-04"), expertId: id, status: "cancelled" });
    await createBooking({ ...booking, startAt: at("2027-02-04"), expertId: id, status: "completed" });
    await createBooking({ ...booking, startAt: at("2027-03-10"), expertId: foreign });
    await createBooking({ ...booking, startAt: at("2027-03-11"), userId: user.id });
    await sql(
      "UPDATE meeting_bookings SET project_type = 'hourly', project_duration_months = 3 WHERE duration = 30",
    );
    await joined({ email: user.email.toUpperCase(), status: "approved", created_at: at("2027-01-01") });
    await joined({ email: stranger.email, status: "rejected", created_at: at("2027-02-01") });

    const dashboard = await getExpertDashboard(actorOf(user));
    expect(dashboard).toMatchObject({
      expert: { id },
      views: { last7: 7, last30: 18, previous7: 5 },
      favoriteCount: 2,
      applications: {
        total: 3,
        items: [
          {
            project: { id: open.id, title: "Open", customerCompany: "Pohjola Oy", isPublic: true },
            stage: "new",
          },
          { project: { title: "Closed", customerCompany: null, isPublic: false }, stage: "hired" },
          { project: { id: old.id, title: "Old", isPublic: true }, stage: "withdrawn" },
        ],
      },
      meetings: { total: 4 },
      ownApplication: { status: "approved", sentAt: at("2027-01-01") },
    });
    expect(dashboard?.views.days).toHaveLength(30);
    expect(dashboard?.meetings.items.map(({ startAt, status }) => [startAt, status])).toEqual([
      [at("2027-03-05"), "pending"],
      [at("2027-03-09"), "confirmed"],
      [at("2027-03-04"), "cancelled"],
      [at("2027-02-04"), "completed"],
    ]);
    expect(dashboard?.upcoming.map(({ startAt }) => startAt)).toEqual([at("2027-03-05"), at("2027-03-09")]);
    expect(dashboard?.upcoming[0]).toMatchObject({
      duration: 30,
      projectType: "hourly",
      projectDurationMonths: 3,
    });
    // The company and its topic, and no way to reach anybody: no customer's name, address or phone (decisions A8).
    expect(dashboard?.upcoming[0]).toMatchObject({
      company: "Pohjola Paper Oy, …",
      topic: "… plans a forecast. Call … or see …",
      expertAnswer: null,
    });
    expect(JSON.stringify(dashboard)).not.toMatch(/Zz|private\.example|555/);
    // Whose account is gone is called so by the page, in its language.
    await sql("UPDATE meeting_bookings SET email = $1, company = 'Deleted'", [anonymisedEmail(1)]);
    const after = await getExpertDashboard(actorOf(user));
    expect(new Set(after?.meetings.items.map(({ company }) => company))).toEqual(new Set([null]));
    expect(await getExpertDashboard(actorOf(stranger))).toMatchObject({
      expert: { id: foreign },
      views: { last7: 1000 },
      favoriteCount: 1,
      applications: { total: 1 },
      meetings: { total: 1 },
      ownApplication: { status: "rejected" },
    });
  });

  it("tells the application only to whoever has proven its address, or became the expert by it", async () => {
    const user = await createUser();
    await joined({ email: user.email });
    expect(await getOwnApplication(guest)).toBeNull();
    expect(await getOwnApplication(actorOf(user, false))).toBeNull();
    expect(await getOwnApplication(actorOf(await createUser()))).toBeNull();
    expect(await getOwnApplication(actorOf(user))).toMatchObject({ status: "pending", reviewedAt: null });
    // Every page knows that this person waits, and asks nobody else.
    const waits = async (as: TestUser | null) =>
      (await call<{ isWaiting?: boolean }>(currentUserRoute, { path: "/api/auth/user", as })).body.isWaiting;
    expect([await waits(user), await waits(await createUser()), await waits(null)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    const member = await createUser();
    const { id } = await createExpert({ userId: member.id });
    await joined({ email: "before@example.com", expert_id: id, status: "approved" });
    expect((await getExpertDashboard(actorOf(member)))?.ownApplication).toMatchObject({ status: "approved" });
  });

  it("reads by an index whatever it reads", async () => {
    // Where reading a whole table is the last resort: on a handful of rows the planner would rightly do it.
    const plans = await Promise.all(
      [
        "SELECT count(*) FROM favorites WHERE expert_id = 1",
        "SELECT 1 FROM project_applications WHERE user_id = 2 OR expert_id = 1 OR lower(applicant_email) = 'a@example.com'",
        "SELECT 1 FROM invitations WHERE expert_id = 1",
        "SELECT 1 FROM meeting_bookings WHERE expert_id = 1",
        "SELECT 1 FROM expert_applications WHERE expert_id = 1 OR lower(email) = 'a@example.com'",
        "SELECT 1 FROM expert_profile_views WHERE expert_id = 1 AND day >= '2027-02-02'",
        "DELETE FROM expert_profile_views WHERE day < '2027-01-01'",
      ].map(async (statement) => {
        const { rows } = await searchPool().query<{ "QUERY PLAN": string }>(`EXPLAIN ${statement}`);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      }),
    );
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  });
});
