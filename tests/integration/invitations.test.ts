import { GET as invitable } from "@/app/api/company/invitable-projects/route";
import { POST as invite, GET as listSent } from "@/app/api/company/projects/[id]/invitations/route";
import { PATCH as answer } from "@/app/api/expert/invitations/[id]/route";
import { GET as listReceived } from "@/app/api/expert/invitations/route";
import { POST as apply } from "@/app/api/project-applications/route";
import type {
  InvitableProject,
  ReceivedInvitation,
  SentInvitation,
} from "@/lib/features/invitations/schemas";
import { setClock } from "@/lib/server/clock";
import { type Answer, call, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createExpert, createProject, createUser, type TestUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";
import { readAllPages } from "@/tests/support/paging";

const now = new Date("2027-03-01T07:00:00Z");
const message = "We like your profile. Write to boss@pohjola.example or call 040 123 4567.";
const hidden =
  "We like your profile. Write to [hidden until the interview stage] or call [hidden until the interview stage].";

let customer: TestUser;
let user: TestUser;
let expertId: number;
let projectId: number;

beforeEach(async () => {
  await empty("users", "experts", "projects", "mail_messages", "notifications", "idempotency_keys");
  setClock(now);
  customer = await createUser();
  user = await createUser({ firstName: "Aino", lastName: "Virtanen" });
  ({ id: expertId } = await createExpert({
    userId: user.id,
    name: "Aino Virtanen",
    email: "aino@profile.example",
    hourlyRate: 95,
    weeklyAvailabilityHours: 20,
  }));
  ({ id: projectId } = await createProject({ title: "Demand forecast", customerEmail: customer.email }));
});
afterAll(() => setClock(null));

type Refusable<T> = T & { code: string };
const send = (more: object = {}, { as = customer as TestUser | null, id = projectId, headers = {} } = {}) =>
  post<Refusable<SentInvitation>>(
    invite,
    { expertId, message, ...more },
    { as, headers, params: { id: String(id) } },
  );
const reply = (id: number, body: object, as: TestUser | null = user) =>
  call<Refusable<ReceivedInvitation>>(answer, { method: "PATCH", params: { id: String(id) }, body, as });
const received = async (as: TestUser = user) => (await call<ReceivedInvitation[]>(listReceived, { as })).body;
const invited = async () => (await send()).body.id;
const told = (userId: number) =>
  sql("SELECT kind, values, path FROM notifications WHERE user_id = $1", [userId]);
const mails = (kind: string) =>
  sql<{ to: string; text: string; unsubscribe_url: string | null }>(
    `SELECT "to", text, unsubscribe_url FROM mail_messages WHERE kind = $1`,
    [kind],
  );
const applications = () =>
  sql("SELECT stage, user_id, expert_id, applicant_name, applicant_email FROM project_applications");
const applied = (options: Record<string, unknown>) =>
  insert<{ id: number }>("project_applications", {
    project_id: projectId,
    applicant_name: "Aino Virtanen",
    applicant_email: "aino@profile.example",
    cover_letter: "We forecast demand.",
    created_at: now,
    updated_at: now,
    ...options,
  });

describe("POST /api/company/projects/{id}/invitations", () => {
  it("invites a public expert, who is told in the company's words without its contact details", async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        expertId,
        expert: expect.objectContaining({ id: expertId, name: "Aino V." }),
        message,
        status: "sent",
        reason: null,
        applicationId: null,
        createdAt: now.toISOString(),
        answeredAt: null,
      },
    ]);
    expect(await told(user.id)).toEqual([
      {
        kind: "invitation_received",
        values: { project: "Demand forecast" },
        path: "/expert-dashboard",
      },
    ]);
    const [mail, ...more] = await mails("invitation_received");
    expect([mail?.to, more, mail?.unsubscribe_url]).toEqual(["aino@profile.example", [], null]);
    expect(mail?.text).toContain(hidden);
    expect(mail?.text).toContain(`/projects/${projectId}`);
    expect(mail?.text).not.toMatch(/boss@|040 123|no account/);
    expect(await received()).toEqual([
      {
        id: body.id,
        status: "sent",
        createdAt: now.toISOString(),
        answeredAt: null,
        project: {
          id: projectId,
          title: "Demand forecast",
          customerCompany: null,
          isCompanyVerified: false,
          verifiedDomain: null,
          isPublic: true,
        },
        message: hidden,
        textLanguage: null,
        reason: null,
        applicationId: null,
      },
    ]);
  });

  it("keeps the language that it is written in", async () => {
    expect(
      (await send({ message: "Tarvitsemme juuri sinun osaamistasi ennusteiden tekemisessä." })).status,
    ).toBe(201);
    expect(await sql("SELECT text_language FROM invitations")).toEqual([{ text_language: "fi" }]);
    expect((await received()).map(({ textLanguage }) => textLanguage)).toEqual(["fi"]);
  });

  it("reaches an expert without an account by mail, unless they want none", async () => {
    await sql("UPDATE experts SET user_id = NULL");
    expect((await send()).status).toBe(201);
    const [mail] = await mails("invitation_received");
    expect(mail?.text).toContain("Create one with this address (aino@profile.example)");
    expect(mail?.text).toContain("/register?returnTo=%2Fexpert-dashboard");
    expect(mail?.unsubscribe_url).toContain(`/api/experts/${expertId}/unsubscribe?token=`);
    const { id: quiet } = await createExpert({ email: "quiet@example.com" });
    await sql("UPDATE experts SET email_notifications = false WHERE id = $1", [quiet]);
    expect((await send({ expertId: quiet })).status).toBe(201);
    expect((await mails("invitation_received")).map(({ to }) => to)).toEqual(["aino@profile.example"]);
  });

  it.each([
    ["is paused", "lifecycle = 'paused'"],
    ["is filled", "lifecycle = 'filled'"],
    ["is withdrawn", "lifecycle = 'withdrawn'"],
    ["waits for its review", "approval_status = 'pending'"],
    ["was rejected", "approval_status = 'rejected'"],
    ["was hidden by an administrator", "is_active = false"],
  ])("is not possible while the posting %s", async (_name, change) => {
    await sql(`UPDATE projects SET ${change}`);
    expect(await send()).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    expect(await count("invitations")).toBe(0);
  });

  it("is refused a second time, whatever was answered", async () => {
    const id = await invited();
    expect(await send()).toMatchObject({ status: 409, body: { code: "already_invited" } });
    await reply(id, { status: "declined" });
    expect(await send()).toMatchObject({ status: 409, body: { code: "already_invited" } });
  });

  it.each([
    ["as the expert", () => ({ expert_id: expertId, applicant_email: "a@example.com", stage: "declined" })],
    ["with the account", () => ({ user_id: user.id, applicant_email: "b@example.com" })],
    [
      "from the address, with an account",
      () => ({ user_id: customer.id, applicant_email: "AINO@profile.example" }),
    ],
  ])("is refused for who has applied %s", async (_name, options) => {
    await applied(options());
    expect(await send()).toMatchObject({ status: 409, body: { code: "already_applied" } });
  });

  it("is refused for who has applied with the account, also where a guest was before with the address", async () => {
    await applied({ cover_letter: "Not I." });
    await applied({ user_id: user.id, applicant_email: "b@example.com" });
    expect(await send()).toMatchObject({ status: 409, body: { code: "already_applied" } });
  });

  it.each(["new", "interview", "declined", "withdrawn", "no_answer"])(
    "goes through where only a guest has applied with the expert's address, and is %s",
    async (stage) => {
      await applied({ applicant_email: "AINO@profile.example", stage });
      expect((await send()).status).toBe(201);
    },
  );

  it("is refused where a guest with the expert's address was hired, and says so", async () => {
    await applied({ stage: "hired" });
    expect(await send()).toMatchObject({
      status: 409,
      body: { code: "already_applied", message: expect.stringContaining("without signing in") },
    });
  });

  it("leaves at most twenty unanswered, however many come at once", async () => {
    const experts = await Promise.all(Array.from({ length: 23 }, () => createExpert()));
    const answers = await Promise.all(experts.map(({ id }) => send({ expertId: id })));
    const codes = answers.map(({ status, body }) => (status === 201 ? "" : body.code)).sort();
    expect(codes).toEqual([...Array(20).fill(""), ...Array(3).fill("too_many_invitations")]);
    await sql(
      "UPDATE invitations SET status = 'declined', answered_at = now() WHERE id = (SELECT min(id) FROM invitations)",
    );
    expect((await send()).status).toBe(201);
  });

  it("makes one of the same invitation sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect([await count("invitations"), (await mails("invitation_received")).length]).toEqual([1, 1]);
  });

  it("knows neither others' postings nor experts who are not public", async () => {
    expect((await send({}, { as: user })).status).toBe(404);
    expect((await send({}, { as: null })).status).toBe(401);
    const unproven = await createUser({ isVerified: false, email: "unproven@example.com" });
    const { id } = await createProject({ customerEmail: unproven.email });
    expect((await send({}, { as: unproven, id })).status).toBe(404);
    for (const options of [
      { approvalStatus: "pending" as const },
      { isActive: false },
      { archivedAt: now },
    ]) {
      const { id: notPublic } = await createExpert(options);
      expect((await send({ expertId: notPublic })).status).toBe(404);
    }
    await sql("UPDATE experts SET is_hidden = true");
    expect((await send()).status).toBe(404);
    expect((await send({ message: " " })).status).toBe(422);
  });

  itTakesAnIdempotencyKey({
    send: (changes, headers) => send(changes, { headers }) as never,
    another: { message: "Another" },
    refused: { message: "" },
    stored: async () => [await count("invitations"), (await mails("invitation_received")).length],
    once: [1, 1],
  });
});

describe("the lists of a company", () => {
  it("say whom a posting has invited and what they answered", async () => {
    const id = await invited();
    await reply(id, { status: "declined", reason: "No time. Virtanen, aino@profile.example" });
    const sent = (as: TestUser) =>
      call<SentInvitation[]>(listSent, { params: { id: String(projectId) }, as, query: { limit: "1" } });
    const { body, headers } = await sent(customer);
    expect(headers.get("x-total-count")).toBe("1");
    expect(body).toMatchObject([
      {
        id,
        status: "declined",
        message,
        reason: "No time. [hidden until the interview stage], [hidden until the interview stage]",
      },
    ]);
    expect((await sent(user)).status).toBe(404);
    await sql("UPDATE experts SET is_hidden = true");
    expect((await sent(customer)).body).toMatchObject([{ expertId, expert: null }]);
  });

  it("say which own projects an expert can be invited to", async () => {
    const { id: second, title } = await createProject({ ownerId: customer.id });
    await createProject({ ownerId: customer.id, approvalStatus: "pending" });
    await createProject();
    await invited();
    await applied({ project_id: second, expert_id: expertId });
    const { body } = await call<InvitableProject[]>(invitable, {
      as: customer,
      query: { expertId: String(expertId) },
    });
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect([...body].sort(byId)).toEqual([
      { id: projectId, title: "Demand forecast", invitedAt: now.toISOString(), hasApplied: false },
      { id: second, title, invitedAt: null, hasApplied: true },
    ]);
    const pages = await readAllPages((cursor) =>
      call<InvitableProject[]>(invitable, {
        as: customer,
        query: { expertId: String(expertId), limit: "1", ...(cursor ? { cursor } : {}) },
      }),
    );
    expect(pages).toEqual([[{ id: second, title, invitedAt: null, hasApplied: true }], [body[1]]]);
  });
});

describe("PATCH /api/expert/invitations/{id}", () => {
  it("accepts: an application on the shortlist, and the company hears of it once", async () => {
    const id = await invited();
    const { status, body } = await reply(id, { status: "accepted" });
    expect([status, body.status, body.answeredAt]).toEqual([200, "accepted", now.toISOString()]);
    expect(await sql("SELECT * FROM project_applications")).toMatchObject([
      {
        id: body.applicationId,
        stage: "shortlisted",
        stage_changed_at: now,
        user_id: user.id,
        expert_id: expertId,
        applicant_name: "Aino Virtanen",
        applicant_email: "aino@profile.example",
        cover_letter: "I accept your invitation to this project.",
        proposed_rate_cents: 9500,
        estimated_hours_per_week: 20,
        identity_shown_at: null,
      },
    ]);
    expect(await sql("SELECT from_stage, to_stage, moved_by_id FROM stage_moves")).toEqual([
      { from_stage: "new", to_stage: "shortlisted", moved_by_id: null },
    ]);
    expect(await reply(id, { status: "accepted" })).toMatchObject({ status: 200, body });
    expect(await reply(id, { status: "declined" })).toMatchObject({
      status: 409,
      body: { code: "not_possible_now" },
    });
    expect(await told(customer.id)).toEqual([
      {
        kind: "invitation_answered",
        values: { expert: "Aino V.", project: "Demand forecast", answer: "accepted" },
        path: `/company/projects/${projectId}`,
      },
    ]);
    const [mail, ...more] = await mails("invitation_answered");
    expect([mail?.to, more]).toEqual([customer.email, []]);
    expect(mail?.text).not.toContain("Virtanen");
  });

  it("shows the company's whole message once the interview stage was reached", async () => {
    const id = await invited();
    await reply(id, { status: "accepted" });
    expect(await received()).toMatchObject([{ message: hidden }]);
    await sql("UPDATE project_applications SET stage = 'interview', identity_shown_at = now()");
    expect(await received()).toMatchObject([{ message }]);
  });

  it("takes the expert's own words as the cover letter", async () => {
    await reply(await invited(), { status: "accepted", coverLetter: "Gladly, from May on." });
    expect(await sql("SELECT cover_letter FROM project_applications")).toEqual([
      { cover_letter: "Gladly, from May on." },
    ]);
  });

  it("takes the place of what a guest sent from the expert's verified address, and of nothing else", async () => {
    await sql("UPDATE users SET email = 'aino@profile.example' WHERE id = $1", [user.id]);
    for (const [stage, then] of [
      ["new", "shortlisted"],
      ["declined", "shortlisted"],
      ["interview", "interview"],
    ]) {
      await empty("invitations", "project_applications");
      const id = await invited();
      const guests = await applied({
        stage,
        applicant_email: "Aino@Profile.example",
        cover_letter: "Not I.",
      });
      const { status, body } = await reply(id, { status: "accepted", coverLetter: "My own words." });
      expect([status, body.applicationId]).toEqual([200, guests.id]);
      expect(await sql("SELECT * FROM project_applications")).toMatchObject([
        { stage: then, user_id: user.id, expert_id: expertId, cover_letter: "My own words." },
      ]);
    }
    await empty("invitations", "project_applications");
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [user.id]);
    await applied({ cover_letter: "Not I." });
    expect((await reply(await invited(), { status: "accepted" })).status).toBe(409);
    expect(await applications()).toMatchObject([{ stage: "new", user_id: null, expert_id: null }]);
  });

  it("stands beside a guest's from an address of the profile that is not the account's", async () => {
    await applied({ cover_letter: "Not I.", stage: "declined" });
    const { status, body } = await reply(await invited(), {
      status: "accepted",
      coverLetter: "My own words.",
    });
    expect(status).toBe(200);
    expect(await sql("SELECT * FROM project_applications ORDER BY id")).toMatchObject([
      { cover_letter: "Not I.", stage: "declined", user_id: null, expert_id: null },
      {
        id: body.applicationId,
        ...{ cover_letter: "My own words.", stage: "shortlisted" },
        ...{ user_id: user.id, expert_id: expertId, applicant_email: user.email },
      },
    ]);
  });

  it("declines with a reason, also when the posting is over; the company hears of it", async () => {
    const id = await invited();
    await sql("UPDATE projects SET lifecycle = 'filled'");
    expect(await reply(id, { status: "accepted" })).toMatchObject({
      status: 409,
      body: { code: "not_possible_now" },
    });
    const { body } = await reply(id, { status: "declined", reason: "No time" });
    expect(body).toMatchObject({ status: "declined", reason: "No time", applicationId: null });
    expect(await count("project_applications")).toBe(0);
    expect((await mails("invitation_answered"))[0]?.text).toContain("No time");
    expect(await told(customer.id)).toMatchObject([{ values: { answer: "declined" } }]);
  });

  it("is answered by nobody else, and not once it was taken back", async () => {
    const id = await invited();
    expect((await reply(id, { status: "accepted" }, customer)).status).toBe(404);
    expect((await reply(id, { status: "accepted" }, null)).status).toBe(401);
    expect((await reply(id, { status: "sent" })).status).toBe(422);
    await sql("UPDATE invitations SET status = 'withdrawn', answered_at = now()");
    for (const status of ["accepted", "declined"]) {
      expect(await reply(id, { status })).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    }
  });

  it("gives one answer and makes one application, whatever comes at once", async () => {
    for (const answers of [
      ["accepted", "accepted", "accepted"],
      ["accepted", "declined", "accepted", "declined"],
    ]) {
      await empty("invitations", "project_applications", "mail_messages", "notifications");
      const id = await invited();
      const done = await Promise.all(answers.map((status) => reply(id, { status })));
      const [row] = await sql<{ status: string }>("SELECT status FROM invitations");
      const status = row?.status;
      expect(done.map((each) => each.status)).toEqual(answers.map((each) => (each === status ? 200 : 409)));
      expect(await count("project_applications")).toBe(status === "accepted" ? 1 : 0);
      expect(await mails("invitation_answered")).toHaveLength(1);
      expect(await told(customer.id)).toHaveLength(1);
    }
  });

  it("makes one application of an acceptance and an application at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      await empty("invitations", "project_applications", "mail_messages", "notifications");
      const id = await invited();
      const own = { projectId, applicantName: "Aino", applicantEmail: user.email, coverLetter: "Both ways." };
      const [accepted, sent] = await Promise.all([
        reply(id, { status: "accepted" }),
        post<{ status: string }>(apply, own, { as: user }),
      ]);
      expect(accepted.status).toBe(200);
      expect([201, 409]).toContain(sent.status);
      expect(await applications()).toMatchObject([
        { stage: "shortlisted", user_id: user.id, expert_id: expertId },
      ]);
    }
  });

  it.each([
    ["new", "shortlisted"],
    ["no_answer", "shortlisted"],
    ["interview", "interview"],
    ["offer", "offer"],
  ])("takes an application that was sent meanwhile and is %s to %s", async (stage, after) => {
    const id = await invited();
    const { id: applicationId } = await applied({ expert_id: expertId, stage });
    expect((await reply(id, { status: "accepted" })).body.applicationId).toBe(applicationId);
    expect(await applications()).toMatchObject([{ stage: after }]);
  });

  it.each(["declined", "withdrawn"])("is not accepted over an application that was %s", async (stage) => {
    const id = await invited();
    await applied({ expert_id: expertId, stage });
    expect(await reply(id, { status: "accepted" })).toMatchObject({ body: { code: "not_possible_now" } });
    expect(await sql("SELECT status FROM invitations")).toEqual([{ status: "sent" }]);
  });
});

describe("GET /api/expert/invitations", () => {
  it("lists the unanswered ones first, page by page", async () => {
    const projects = [projectId];
    for (let more = 0; more < 3; more += 1) projects.push((await createProject({ ownerId: customer.id })).id);
    const ids: number[] = [];
    for (const id of projects) ids.push((await send({}, { id })).body.id);
    await reply(ids[3] as number, { status: "declined" });
    const expected = [ids[2], ids[1], ids[0], ids[3]];
    expect((await received()).map(({ id }) => id)).toEqual(expected);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query: Record<string, string> = cursor ? { limit: "2", cursor } : { limit: "2" };
      const page: Answer<ReceivedInvitation[]> = await call(listReceived, { as: user, query });
      seen.push(...page.body.map(({ id }) => id));
      cursor = /cursor=([^&>]+)/.exec(page.headers.get("link") ?? "")?.[1];
    } while (cursor);
    expect(seen).toEqual(expected);
    expect(await received(customer)).toEqual([]);
  });
});
