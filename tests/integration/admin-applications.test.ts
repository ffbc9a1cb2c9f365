import { POST as approveApplication } from "@/app/api/expert-applications/[id]/approve/route";
import { DELETE as deleteApplication } from "@/app/api/expert-applications/[id]/route";
import { PATCH as reviewApplication } from "@/app/api/expert-applications/[id]/status/route";
import { POST as apply } from "@/app/api/expert-applications/route";
import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createExpertApplication,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");
let admin: TestUser;
let lastEntry: number;

beforeEach(async () => {
  setClock(monday);
  await empty("expert_applications", "mail_messages", "experts", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin({ email: "admin@osaaja.example" });
  [{ lastEntry }] = (await sql<{ lastEntry: number }>(
    `SELECT coalesce(max(id), 0)::int AS "lastEntry" FROM audit_entries`,
  )) as [{ lastEntry: number }];
});

const at = (id: number) => ({ params: { id: String(id) } });
const approve = <T = ExpertApplication>(id: number, as: TestUser | null = admin) =>
  call<T>(approveApplication, { method: "POST", ...at(id), as });
const review = <T = ExpertApplication>(id: number, body: unknown, as: TestUser | null = admin) =>
  call<T>(reviewApplication, { method: "PATCH", ...at(id), body, as });
const remove = (id: number, as: TestUser | null = admin) =>
  call(deleteApplication, { method: "DELETE", ...at(id), as });

const stored = async (id: number) =>
  (await sql("SELECT * FROM expert_applications WHERE id = $1", [id]))[0] ?? null;
const expertRow = async (id: number | null) => (await sql("SELECT * FROM experts WHERE id = $1", [id]))[0];
/** The audit log of this test, which nothing can empty. */
const audit = () =>
  sql(
    `SELECT actor_email AS "by", action, entity, entity_id AS "entityId", before, after, reason
       FROM audit_entries WHERE id > $1 ORDER BY id`,
    [lastEntry],
  );
const traces = async () => ({
  experts: await count("experts"),
  mails: await count("mail_messages"),
  jobs: (await mailJobs()).length,
  entries: (await audit()).length,
  decided: await count("expert_applications", "status <> 'pending'"),
});
const untouched = { experts: 0, mails: 0, jobs: 0, entries: 0, decided: 0 };
const mailsTo = async (address: string) => {
  await runMailJobs();
  return (await readOutbox()).filter((mail) => recipient(mail) === address);
};

/** An application as the public form sends it, with everything it can hold. */
const wish = {
  name: "Åsa Mäkelä",
  title: "Data engineer",
  email: "Asa.Makela@example.fi",
  phone: "+358 40 123 4567",
  description: "Builds data platforms with Kafka that others can maintain.",
  skills: ["Python", "K8s", "Quantum Knitting"],
  experienceYears: 7,
  hourlyRate: "95,50",
  weeklyAvailabilityHours: 30,
  portfolio: "https://asa.example",
  linkedinUrl: "https://linkedin.com/in/asa",
  githubUrl: "https://github.com/asa",
  workArrangement: ["remote", "onsite"],
  location: "Tampere",
  workRadius: 40,
  personalityOpenness: 71,
  personalityNeuroticism: 0,
  personalityTestCompleted: true,
};
const submit = async (more: object = {}) => (await post<{ id: number }>(apply, { ...wish, ...more })).body.id;
/** What the form itself leaves behind is none of the review's. */
const forgetMails = () => Promise.all([empty("mail_messages"), sql("DELETE FROM pgboss.job")]);

describe("approving", () => {
  it("makes an expert of everything the application says", async () => {
    const id = await submit();
    const { status, body } = await approve(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: "approved",
      reviewNotes: null,
      reviewedBy: admin.email,
      reviewedAt: monday.toISOString(),
      dueAt: null,
      existingExpert: { id: body.expertId, approvalStatus: "approved" },
    });
    expect(await expertRow(body.expertId)).toMatchObject({
      user_id: null,
      name: "Åsa Mäkelä",
      public_name: "Åsa M.",
      email: "Asa.Makela@example.fi",
      phone: "+358 40 123 4567",
      title: "Data engineer",
      description: wish.description,
      skills: wish.skills,
      skill_keys: ["python", "kubernetes", expect.any(String)],
      title_skill_keys: ["data-engineering"],
      description_skill_keys: ["data-platforms", "apache-kafka"],
      skill_mastery: {},
      experience_years: 7,
      hourly_rate_cents: 9550,
      weekly_availability_hours: 30,
      location: "Tampere",
      city_key: "tampere",
      work_radius: 40,
      availability: "available",
      work_arrangement: ["remote", "onsite"],
      portfolio_url: "https://asa.example",
      linkedin_url: "https://linkedin.com/in/asa",
      github_url: "https://github.com/asa",
      personality_openness: 71,
      personality_neuroticism: 0,
      personality_extraversion: null,
      personality_test_completed: true,
      personality_consent_at: monday,
      is_active: true,
      is_public: true,
      approval_status: "approved",
      approved_at: monday,
      display_order: 1,
      min_matching_score: 75,
      social_points: 0,
    });
  });

  it("does not say that the expert confirmed an availability that the form does not ask for", async () => {
    const { body } = await approve(await submit());
    const read = await call<FullExpert>(getExpert, at(body.expertId as number));
    expect([read.status, read.body.availabilityConfirmedAt]).toEqual([200, null]);
  });

  it("lets companies find the expert at once, without contact details", async () => {
    const { body } = await approve(await submit());
    const found = await post<PublicExpert[]>(searchExperts, { query: "quantum knitting tampere" });
    expect(found.body).toMatchObject([{ id: body.expertId, name: "Åsa M.", hourlyRate: 95.5 }]);
    expect(JSON.stringify(found.body)).not.toMatch(/Mäkelä|example\.fi|\+358/);
  });

  it("puts new experts at the end of the list, each in its place", async () => {
    await createExpert({ displayOrder: 4 });
    await createExpert({ displayOrder: 9, archivedAt: monday });
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await createExpertApplication()).id);
    const answers = await Promise.all(ids.map((id) => approve(id)));
    const orders = await sql<{ display_order: number }>(
      "SELECT display_order FROM experts WHERE id = ANY($1) ORDER BY 1",
      [answers.map(({ body }) => body.expertId)],
    );
    expect(orders.map((row) => row.display_order)).toEqual([5, 6, 7]);
  });

  it("goes through PATCH …/status too, with notes", async () => {
    const { id } = await createExpertApplication();
    const { status, body } = await review(id, { status: "approved", reviewNotes: " Strong references. " });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "approved", reviewNotes: "Strong references." });
    expect(await expertRow(body.expertId)).toMatchObject({ is_public: true });
  });

  it.each([1, 2, 3])("happens once, whoever is fast (round %i)", async () => {
    const { id } = await createExpertApplication();
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve<ErrorAnswer>(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toEqual({
      code: "conflict",
      message: "This application has already been approved.",
      reason: "application_already_approved",
    });
    // The expert, and the application's decision.
    expect(await traces()).toEqual({ experts: 1, mails: 1, jobs: 1, entries: 2, decided: 1 });
  });

  it("is decided once when one approves and another rejects", async () => {
    const { id } = await createExpertApplication();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => approve<ErrorAnswer>(id)),
      ...Array.from({ length: 5 }, () => review<ErrorAnswer>(id, { status: "rejected" })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const row = await stored(id);
    expect(await count("experts")).toBe(row?.status === "approved" ? 1 : 0);
    expect(await count("mail_messages")).toBe(1);
  });

  it.each([
    ["the expert", "experts", "true", "INSERT"],
    ["the decision", "expert_applications", "true", "UPDATE"],
    ["the mail", "mail_messages", "true", "INSERT"],
    ["its job", "pgboss.job", "NEW.name = 'send-mail'", "INSERT"],
    ["the audit entry", "audit_entries", "NEW.entity = 'expert_application'", "INSERT"],
  ])("changes nothing when %s cannot be written", async (_name, table, condition, event) => {
    const { id } = await createExpertApplication();
    await sql(`CREATE OR REPLACE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${condition} THEN RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END IF; RETURN NEW; END $$`);
    await sql(
      `CREATE TRIGGER fail_here BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_here()`,
    );
    try {
      const answer = await approve<ErrorAnswer>(id);
      expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
      expect(JSON.stringify(answer.body)).not.toContain("disk full");
      expect(await traces()).toEqual(untouched);
    } finally {
      await sql(`DROP TRIGGER fail_here ON ${table}`);
    }
    expect((await approve(id)).status).toBe(200);
  });

  it("tells the applicant how the profile becomes theirs, and repeats nothing they typed", async () => {
    const { body } = await approve(await submit({ title: "Zzspam", description: "Zzspam zzspam" }));
    const [mail] = (await mailsTo("Asa.Makela@example.fi")).filter(({ subject }) =>
      /approved/.test(subject ?? ""),
    );
    expect(mail?.subject).toBe("Your application to Osaaja was approved");
    for (const text of [mail?.text, String(mail?.html)]) {
      expect(text).toContain("Welcome to Osaaja");
      expect(text).toContain(`/expert/${body.expertId}`);
      expect(text).toContain("/register?returnTo=%2Fprofile");
      expect(text).toContain("with this very email address");
      expect(text).not.toMatch(/zzspam|Mäkelä/i);
    }
  });

  it("writes who decided what to the log, without contact details", async () => {
    const { body } = await approve(await submit());
    const entries = await audit();
    expect(entries).toEqual([
      {
        by: admin.email,
        action: "create",
        entity: "expert",
        entityId: String(body.expertId),
        before: null,
        after: { name: "Åsa M.", title: "Data engineer", approvalStatus: "approved" },
        reason: null,
      },
      {
        by: admin.email,
        action: "approve",
        entity: "expert_application",
        entityId: String(body.id),
        before: { status: "pending", expertId: null },
        after: { status: "approved", expertId: body.expertId },
        reason: null,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/example\.fi|\+358|Mäkelä/);
  });
});

describe("rejecting", () => {
  it("keeps the documented notes when there are none, and does not send them", async () => {
    const { id, email } = await createExpertApplication();
    const { status, body } = await review(id, { status: "rejected" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "rejected",
      reviewNotes: "Application rejected by admin",
      reviewedBy: admin.email,
      reviewedAt: monday.toISOString(),
      expertId: null,
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("About your application to Osaaja");
    expect(mail?.text).toContain("Thank you for applying");
    expect(mail?.text).toContain("/projects");
    expect(mail?.text).not.toMatch(/From our reviewer|rejected by admin/);
    expect(await traces()).toMatchObject({ experts: 0, mails: 1, entries: 1, decided: 1 });
  });

  it("sends the reviewer's notes, as text in both forms", async () => {
    const { id, email } = await createExpertApplication();
    const notes = "We look for <b>five</b> years with models\nin production.";
    expect((await review(id, { status: "rejected", reviewNotes: notes })).body.reviewNotes).toBe(notes);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(
      "From our reviewer: We look for <b>five</b> years with models\n    in production.",
    );
    expect(String(mail?.html)).toContain(
      "We look for &lt;b&gt;five&lt;/b&gt; years with models<br>in production.",
    );
    expect(await audit()).toMatchObject([{ action: "reject", reason: notes, after: { status: "rejected" } }]);
  });

  it("takes the words that the dashboard sends for no notes as none", async () => {
    const { id, email } = await createExpertApplication();
    await review(id, { status: "rejected", reviewNotes: "Application rejected by admin" });
    expect((await mailsTo(email))[0]?.text).not.toContain("rejected by admin");
  });

  it("can be taken back, and then be decided anew", async () => {
    const { id } = await createExpertApplication({ createdAt: monday });
    await review(id, { status: "rejected", reviewNotes: "Too early." });
    await forgetMails();
    expect((await review(id, { status: "pending" })).body).toMatchObject({
      status: "pending",
      reviewNotes: null,
      reviewedAt: null,
      reviewedBy: null,
      dueAt: "2027-03-04T06:00:00.000Z",
    });
    expect(await count("mail_messages")).toBe(0);
    expect((await approve(id)).body).toMatchObject({ status: "approved" });
    expect((await audit()).map(({ action }) => action)).toEqual(["reject", "reopen", "create", "approve"]);
  });
});

describe("what cannot happen", () => {
  it.each([
    ["pending", "pending", "This application is waiting for its review already."],
    ["approved", "approved", "This application has already been approved."],
    ["approved", "rejected", "This application has already been approved."],
    ["approved", "pending", "This application has already been approved."],
    ["rejected", "rejected", "This application has already been rejected. Reopen it to decide again."],
    ["rejected", "approved", "This application has already been rejected. Reopen it to decide again."],
  ] as const)("from %s to %s: 409, and nothing changes", async (status, wanted, message) => {
    const { id } = await createExpertApplication({ status });
    const before = await stored(id);
    expect(await review<ErrorAnswer>(id, { status: wanted })).toMatchObject({
      status: 409,
      body: { code: "conflict", message },
    });
    expect(await stored(id)).toEqual(before);
    expect(await traces()).toMatchObject({ experts: 0, mails: 0, entries: 0 });
  });

  it.each([
    ["no status", {}],
    ["an unknown status", { status: "perhaps" }],
    ["notes that are no text", { status: "rejected", reviewNotes: 7 }],
    ["notes that are too long", { status: "rejected", reviewNotes: "x".repeat(2001) }],
    ["notes that cannot be stored", { status: "rejected", reviewNotes: "Da\u0000ta" }],
    ["another field", { status: "rejected", expertId: 1 }],
  ])("%s: 422, and nothing changes", async (_name, body) => {
    const { id } = await createExpertApplication();
    expect(await review<ErrorAnswer>(id, body)).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(await traces()).toEqual(untouched);
  });

  it("refuses everybody but administrators, and changes nothing", async () => {
    const { id } = await createExpertApplication({ email: "own@example.fi" });
    const applicant = await createUser({ email: "own@example.fi" });
    for (const [as, status] of [
      [null, 401],
      [applicant, 403],
    ] as const) {
      expect((await approve(id, as)).status).toBe(status);
      expect((await review(id, { status: "rejected" }, as)).status).toBe(status);
      expect((await remove(id, as)).status).toBe(status);
    }
    expect(await traces()).toEqual(untouched);
    expect(await stored(id)).not.toBeNull();
  });

  it.each([["999999"], ["0"], ["-1"], ["1e3"], ["one"], ["99999999999"]])(
    "answers 404 to the id %s",
    async (id) => {
      const params = { id };
      expect((await call(approveApplication, { method: "POST", params, as: admin })).status).toBe(404);
      const body = { status: "rejected" };
      expect((await call(reviewApplication, { method: "PATCH", params, body, as: admin })).status).toBe(404);
      expect((await call(deleteApplication, { method: "DELETE", params, as: admin })).status).toBe(404);
    },
  );
});

describe("deleting", () => {
  it.each(["pending", "approved", "rejected"] as const)(
    "removes a %s application, once, and leaves the expert alone",
    async (status) => {
      const { id: expertId } = await createExpert();
      const { id } = await createExpertApplication({
        ...{ name: "Åsa Mäkelä", email: "asa@example.fi", phone: "+358 40 123 4567" },
        ...{ status, expertId: status === "approved" ? expertId : null },
      });
      const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404, 404, 404, 404]);
      expect(await stored(id)).toBeNull();
      expect(await count("experts")).toBe(1);
      expect(await count("mail_messages")).toBe(0);
      const entries = await audit();
      expect(entries).toMatchObject([
        { action: "delete", entityId: String(id), before: { name: "Åsa M.", status }, after: null },
      ]);
      expect(JSON.stringify(entries)).not.toMatch(/example\.fi|\+358|Mäkelä/);
    },
  );

  it("lets the address apply again", async () => {
    const id = await submit();
    await remove(id);
    expect((await post(apply, wish)).status).toBe(201);
  });
});

it("gives the profile to whoever owns it", async () => {
  const owner = await createUser({ email: "asa.makela@example.fi" });
  const { body } = await approve(await submit());
  const own = await call<FullExpert>(getExpert, { ...at(body.expertId as number), as: owner });
  expect(own.body).toMatchObject({ email: "Asa.Makela@example.fi", phone: "+358 40 123 4567" });
});
