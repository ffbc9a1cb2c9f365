import { POST as disown } from "@/app/api/expert/applications/[id]/disown/route";
import { POST as withdraw } from "@/app/api/expert/applications/[id]/withdraw/route";
import { GET as list } from "@/app/api/expert/applications/route";
import { POST as apply } from "@/app/api/project-applications/route";
import type { OwnApplication } from "@/lib/features/project-applications/own-schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createExpert, createProject, createUser, type TestUser } from "@/tests/support/factories";
import { signIn } from "@/tests/support/sign-in";

// A Monday, nine in the morning in Helsinki.
const now = new Date("2027-03-01T07:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const nobody = { user_id: null, expert_id: null };

let user: TestUser;
let customer: TestUser;
let expertId: number;
let projectId: number;

beforeEach(async () => {
  await empty("users", "experts", "projects", "mail_messages", "notifications");
  setClock(now);
  user = await createUser({ firstName: "Aino", lastName: "Virtanen", password: "a long and quiet evening" });
  customer = await createUser();
  ({ id: expertId } = await createExpert({ userId: user.id, email: "aino.profile@example.com" }));
  ({ id: projectId } = await createProject({ title: "Demand forecast", customerEmail: customer.email }));
});
afterAll(() => setClock(null));

const applied = (options: Record<string, unknown> = {}) =>
  insert<{ id: number }>("project_applications", {
    project_id: projectId,
    user_id: user.id,
    expert_id: expertId,
    applicant_name: "Aino Virtanen",
    applicant_email: user.email,
    cover_letter: "We forecast demand.",
    stage_changed_at: now,
    created_at: now,
    updated_at: now,
    ...options,
  });
const moved = (applicationId: number, from: string, to: string, options: Record<string, unknown> = {}) =>
  insert("stage_moves", {
    application_id: applicationId,
    from_stage: from,
    to_stage: to,
    moved_by_id: customer.id,
    moved_at: now,
    ...options,
  });
const own = async (as: TestUser = user) => (await call<OwnApplication[]>(list, { as })).body;
const take = (id: number, as: TestUser | null = user) =>
  call<OwnApplication & { code?: string }>(withdraw, { method: "POST", params: { id: String(id) }, as });
const mails = () =>
  sql<{ to: string; kind: string; text: string }>(`SELECT * FROM mail_messages ORDER BY "to"`);

describe("GET /api/expert/applications", () => {
  it("lists those of the account, of its expert, and from its verified address; nobody else's", async () => {
    const projects = [
      projectId,
      (await createProject()).id,
      (await createProject()).id,
      (await createProject()).id,
    ];
    const ids = [
      await applied({ project_id: projects[0], expert_id: null, applicant_email: "other@example.com" }),
      await applied({ project_id: projects[1], user_id: null, applicant_email: "aino.profile@example.com" }),
      await applied({ project_id: projects[2], ...nobody, applicant_email: user.email.toUpperCase() }),
    ].map(({ id }) => id);
    const stranger = await createUser();
    await applied({ project_id: projects[3], ...nobody, applicant_email: stranger.email });

    expect((await own()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await own(await createUser())).toEqual([]);
    const unproven = await createUser({ isVerified: false, email: "unproven@example.com" });
    await applied({ project_id: projects[3], ...nobody, applicant_email: unproven.email });
    expect(await own(unproven)).toEqual([]);
  });

  it("says where an application stands, and by when its applicant hears", async () => {
    const { id } = await applied();
    expect(await own()).toEqual([
      {
        id,
        project: { id: projectId, title: "Demand forecast", customerCompany: null, isPublic: true },
        stage: "new",
        createdAt: now.toISOString(),
        stageChangedAt: now.toISOString(),
        // Fifteen business days after Monday 1 March 2027, before Easter: Monday the 22nd, until midnight in Helsinki.
        answerDueAt: "2027-03-22T21:59:59.999Z",
        messageFromCompany: null,
        messageLanguage: null,
        contractId: null,
        canWithdraw: true,
        canReplace: false,
        canDisown: false,
      },
    ]);
  });

  it("shows no move that the company can still take back", async () => {
    const { id } = await applied({ stage: "interview" });
    await moved(id, "new", "shortlisted", { moved_at: secondsAgo(60) });
    await moved(id, "shortlisted", "offer", { moved_at: secondsAgo(9), message: "Not to be read yet" });
    await moved(id, "offer", "interview", { moved_at: secondsAgo(2), message: "Nor this" });
    expect(await own()).toMatchObject([
      { stage: "shortlisted", stageChangedAt: secondsAgo(60).toISOString(), messageFromCompany: null },
    ]);
    setClock(new Date(now.getTime() + 8500));
    expect(await own()).toMatchObject([{ stage: "interview", messageFromCompany: "Nor this" }]);
  });

  it("counts neither what was undone nor what no applicant is told", async () => {
    const { id } = await applied({ stage: "shortlisted" });
    await moved(id, "new", "interview", {
      moved_at: secondsAgo(90),
      mailed_at: secondsAgo(80),
      message: "Tule käymään meillä ensi viikolla, kerromme lisää.",
      text_language: "fi",
    });
    await moved(id, "interview", "declined", {
      moved_at: secondsAgo(60),
      undone_at: secondsAgo(55),
      message: "A mistake",
    });
    await moved(id, "interview", "shortlisted", { moved_at: secondsAgo(30), message: "For us" });
    expect(await own()).toMatchObject([
      {
        stage: "shortlisted",
        messageFromCompany: "Tule käymään meillä ensi viikolla, kerromme lisää.",
        messageLanguage: "fi",
        answerDueAt: null,
      },
    ]);
  });

  it("pages without losing any", async () => {
    for (const at of [1, 2, 3]) {
      const { id } = await createProject();
      await applied({ project_id: id, created_at: secondsAgo(at === 3 ? 2 : at) });
    }
    const first = await call<OwnApplication[]>(list, { as: user, query: { limit: "2" } });
    expect(first.headers.get("x-total-count")).toBe("3");
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await call<OwnApplication[]>(list, { as: user, query: { limit: "2", cursor } });
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(3);
    expect((await call(list, { as: user, query: { cursor: "guess" } })).status).toBe(400);
  });
});

describe("POST /api/expert/applications/{id}/withdraw", () => {
  it("ends the application and tells the company once, whoever presses how often", async () => {
    const { id } = await applied({ stage: "shortlisted" });
    const answers = await Promise.all([take(id), take(id), take(id)]);
    expect(answers.map(({ status, body }) => [status, body.stage, body.canWithdraw])).toEqual(
      Array(3).fill([200, "withdrawn", false]),
    );
    expect((await take(id)).body).toEqual(answers[0]?.body);
    expect(await sql("SELECT from_stage, to_stage, moved_by_id, mailed_at FROM stage_moves")).toEqual([
      { from_stage: "shortlisted", to_stage: "withdrawn", moved_by_id: null, mailed_at: now },
    ]);
    expect(await sql("SELECT user_id, kind, values, path FROM notifications")).toEqual([
      {
        user_id: customer.id,
        kind: "application_withdrawn",
        values: { project: "Demand forecast", applicant: "Aino V." },
        path: `/company/projects/${projectId}`,
      },
    ]);
    const [mail, ...more] = await mails();
    expect([mail?.to, more]).toEqual([customer.email, []]);
    // Before an interview the company knows the public name only.
    expect(mail?.text).toContain("Aino V. has withdrawn");
    expect(mail?.text).not.toContain("Virtanen");
  });

  it("tells a company without an account by mail", async () => {
    const { id: other } = await createProject({ customerEmail: "nobody@company.example" });
    const { id } = await applied({ project_id: other, stage: "offer", identity_shown_at: now });
    expect((await take(id)).status).toBe(200);
    expect(await mails()).toMatchObject([
      { to: "nobody@company.example", text: expect.stringContaining("Aino Virtanen has withdrawn") },
    ]);
  });

  it.each(["hired", "declined", "no_answer"])("is not possible from %s", async (stage) => {
    const { id } = await applied({ stage });
    expect(await take(id)).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    expect(await mails()).toEqual([]);
  });

  it("finds nobody else's application", async () => {
    const { id } = await applied();
    expect(await take(id, await createUser())).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await take(id, customer)).status).toBe(404);
    expect((await take(id, null)).status).toBe(401);
    expect(await sql("SELECT stage FROM project_applications")).toEqual([{ stage: "new" }]);
  });
});

describe("POST /api/expert/applications/{id}/disown", () => {
  const password = "a long and quiet evening";
  const deny = (id: number, as: TestUser | null = user) =>
    call<{ code?: string }>(disown, { method: "POST", params: { id: String(id) }, as });
  /** One that a guest sent before the address was verified, and that joined the account at a sign-in. */
  async function joined(options: Record<string, unknown> = {}) {
    await sql("UPDATE users SET email_verified_at = $1 WHERE id = $2", [secondsAgo(30), user.id]);
    const { id } = await applied({ ...nobody, created_at: secondsAgo(60), ...options });
    await signIn({ email: user.email, password });
    return id;
  }

  it("marks what joined the account as sent without signing in, and nothing that was sent signed in", async () => {
    const id = await joined();
    const { id: other } = await createProject();
    await applied({ project_id: other });
    expect(await own()).toMatchObject([{ canDisown: false }, { id, canDisown: true, canReplace: false }]);
    expect(await sql("SELECT user_id, expert_id FROM project_applications WHERE id = $1", [id])).toEqual([
      { user_id: user.id, expert_id: expertId },
    ]);
  });

  it.each(["new", "interview", "hired", "declined", "withdrawn", "no_answer"])(
    "keeps nothing of one that is %s, also after the next sign-in, and tells the company plainly",
    async (stage) => {
      const id = await joined({ stage, note: "Looks good" });
      await moved(id, "new", stage === "new" ? "shortlisted" : stage);
      expect((await deny(id)).status).toBe(204);
      await signIn({ email: user.email, password });
      expect(await own()).toEqual([]);
      expect(await sql("SELECT id FROM project_applications")).toEqual([]);
      expect(await sql("SELECT user_id, kind, values, path FROM notifications")).toEqual([
        {
          user_id: customer.id,
          kind: "application_disowned",
          values: { project: "Demand forecast", applicant: "Aino V." },
          path: `/company/projects/${projectId}`,
        },
      ]);
      const [mail, ...more] = (await mails()).filter(({ kind }) => kind === "project_application_withdrawn");
      expect([mail?.to, more]).toEqual([customer.email, []]);
      expect(mail?.text).toContain("The owner of the email address in it says that they did not send it");
      expect(mail?.text).not.toContain("Virtanen");
      expect((await deny(id)).status).toBe(404);
    },
  );

  it("leaves the way free for an own application", async () => {
    await deny(await joined());
    const input = { projectId, applicantName: "Aino Virtanen", coverLetter: "My own words." };
    const { status } = await post(apply, { ...input, applicantEmail: user.email }, { as: user });
    expect(status).toBe(201);
    expect(await own()).toMatchObject([{ stage: "new", canDisown: false }]);
  });

  it("is possible of what came after the address was verified, and happens once of several at once", async () => {
    const { id } = await applied(nobody);
    expect(await own()).toMatchObject([{ id, canDisown: true, canReplace: true }]);
    const answers = await Promise.all([deny(id), deny(id), deny(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await mails()).toHaveLength(1);
  });

  it("is not possible of what was sent signed in, nor of what its owner has gone on with", async () => {
    const { id: sent } = await applied();
    expect(await deny(sent)).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    await empty("project_applications");

    const id = await joined();
    const { id: conversationId } = await insert<{ id: number }>("conversations", {
      ...{ project_id: projectId, expert_id: expertId, application_id: id, created_at: now },
    });
    const said = (side: string) =>
      insert("messages", {
        ...{ conversation_id: conversationId, side, author_name: "Somebody", body: "Hello", created_at: now },
      });
    await said("company");
    expect(await own()).toMatchObject([{ canDisown: true }]);
    await said("expert");
    expect(await own()).toMatchObject([{ canDisown: false }]);
    expect((await deny(id)).status).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it("finds nobody else's application", async () => {
    const id = await joined();
    expect((await deny(id, await createUser())).status).toBe(404);
    expect((await deny(id, customer)).status).toBe(404);
    expect((await deny(id, null)).status).toBe(401);
    expect(await own()).toHaveLength(1);
  });
});

describe("an application that was sent as a guest", () => {
  const row = async (id: number) =>
    (await sql("SELECT user_id, expert_id FROM project_applications WHERE id = $1", [id]))[0];

  it("joins the account and its expert at the first sign-in after the address was proved", async () => {
    await sql("UPDATE users SET email_verified_at = $1 WHERE id = $2", [now, user.id]);
    const { id: second } = await createProject();
    const { id } = await applied({ ...nobody, applicant_email: user.email.toUpperCase() });
    // The expert has one to this posting already, from another address.
    const { id: known } = await applied({
      project_id: second,
      user_id: null,
      applicant_email: "b@example.com",
    });
    const { id: doubled } = await applied({ project_id: second, ...nobody });
    const { id: foreign } = await applied({ ...nobody, applicant_email: "else@example.com" });

    expect((await signIn({ email: user.email, password: "a long and quiet evening" })).cookie).not.toBeNull();
    expect(await row(id)).toEqual({ user_id: user.id, expert_id: expertId });
    expect(await row(known)).toEqual({ user_id: null, expert_id: expertId });
    expect(await row(doubled)).toEqual({ user_id: user.id, expert_id: null });
    expect(await row(foreign)).toEqual(nobody);
  });

  it("joins nobody by a sign-in where the address was an account's already: anybody can have typed it", async () => {
    await sql("UPDATE users SET email_verified_at = $1 WHERE id = $2", [secondsAgo(1), user.id]);
    const { id } = await applied(nobody);
    await signIn({ email: user.email, password: "a long and quiet evening" });
    expect(await row(id)).toEqual(nobody);
    expect(await own()).toMatchObject([{ id, canWithdraw: true, canReplace: true }]);
  });

  it("is replaced by an own one only where one can be sent", async () => {
    const { id } = await applied(nobody);
    await sql("UPDATE project_applications SET stage = 'hired'");
    expect(await own()).toMatchObject([{ id, canReplace: false }]);
    await sql("UPDATE project_applications SET stage = 'declined'");
    expect(await own()).toMatchObject([{ id, canReplace: true }]);
    await sql("UPDATE projects SET is_active = false WHERE id = $1", [projectId]);
    expect(await own()).toMatchObject([{ id, canReplace: false }]);
    await sql("UPDATE projects SET is_active = true WHERE id = $1", [projectId]);
    await applied({ applicant_email: "aino.profile@example.com" });
    expect((await own()).map(({ canReplace }) => canReplace)).toEqual([false, false]);
  });
});
