import { GET as getApplication } from "@/app/api/admin/project-applications/[id]/route";
import { GET as listApplications } from "@/app/api/admin/project-applications/route";
import { POST as apply } from "@/app/api/project-applications/route";
import type { AdminProjectApplication } from "@/lib/features/project-applications/moderation-schemas";
import type { ProjectApplicationCreated } from "@/lib/features/project-applications/schemas";
import { setClock } from "@/lib/server/clock";
import { type CallOptions, call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");
const duplicate = "You have already applied to this project.";
let projectId: number;

const application = (more: object = {}) => ({
  projectId,
  applicantName: "Åsa Mäkelä",
  applicantEmail: "asa.makela@example.fi",
  coverLetter: "We forecast <b>demand</b>.\nSince 2015.",
  proposedRate: 95.5,
  estimatedStartDate: "2027-04-01",
  estimatedHoursPerWeek: 20,
  availabilityNotes: "Mornings",
  website: "",
  ...more,
});
const submit = (more: object = {}, options: CallOptions = {}) =>
  post<ProjectApplicationCreated>(apply, application(more), options);
const refusal = (more: object = {}, headers: Record<string, string> = {}) =>
  post(apply, application(more), { headers });
const stored = async () => ({
  applications: await count("project_applications"),
  mails: await count("mail_messages"),
  jobs: (await mailJobs()).length,
  keys: await count("idempotency_keys"),
});
const nothing = { applications: 0, mails: 0, jobs: 0, keys: 0 };
const one = { applications: 1, mails: 2, jobs: 2, keys: 0 };
const row = async () => (await sql("SELECT * FROM project_applications"))[0];

beforeEach(async () => {
  setClock(monday);
  await empty("project_applications", "projects", "mail_messages", "idempotency_keys", "experts", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  ({ id: projectId } = await createProject({
    title: "Demand forecast",
    customerEmail: "customer@pohjola.example",
  }));
});

describe("POST /api/project-applications", () => {
  it("stores an application and answers its number and state, and nothing of the person", async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), status: "pending" });
    expect(await row()).toEqual({
      id: body.id,
      project_id: projectId,
      expert_id: null,
      user_id: null,
      applicant_name: "Åsa Mäkelä",
      applicant_email: "asa.makela@example.fi",
      cover_letter: "We forecast <b>demand</b>.\nSince 2015.",
      text_language: null,
      proposed_rate_cents: 9550,
      estimated_start_date: "2027-04-01",
      estimated_hours_per_week: 20,
      availability_notes: "Mornings",
      stage: "new",
      stage_changed_at: monday,
      identity_shown_at: null,
      language: "en",
      note: null,
      answer_reminded_at: null,
      created_at: monday,
      updated_at: monday,
    });
  });

  it.each([
    ["absent", {}],
    ["null", { proposedRate: null, estimatedHoursPerWeek: null, estimatedStartDate: null, expertId: null }],
    [
      "empty",
      { proposedRate: "", estimatedHoursPerWeek: " ", estimatedStartDate: "", availabilityNotes: "" },
    ],
  ])("is happy with what is required, the rest %s", async (_name, more) => {
    const { applicantName, applicantEmail, coverLetter } = application();
    const { status } = await post(apply, { projectId, applicantName, applicantEmail, coverLetter, ...more });
    expect(status).toBe(201);
    expect(await row()).toMatchObject({
      proposed_rate_cents: null,
      estimated_start_date: null,
      estimated_hours_per_week: null,
      availability_notes: null,
    });
  });

  it("keeps what the letter is written in", async () => {
    await submit({ coverLetter: "Olen rakentanut kysyntäennusteita kaupan ketjuille kymmenen vuotta." });
    expect(await row()).toMatchObject({ text_language: "fi" });
  });

  it.each([
    [{ proposedRate: "95,50", estimatedHoursPerWeek: "20" }, 9550, 20],
    [{ proposedRate: "€ 1 000", estimatedHoursPerWeek: 60 }, 100_000, 60],
    [{ proposedRate: 1, estimatedHoursPerWeek: 1 }, 100, 1],
  ])("reads %j as a decimal and an integer", async (more, cents, hours) => {
    expect((await submit(more)).status).toBe(201);
    expect(await row()).toMatchObject({ proposed_rate_cents: cents, estimated_hours_per_week: hours });
  });

  it.each([
    ["no name", { applicantName: " " }, "applicantName", "Full name is required"],
    ["no e-mail", { applicantEmail: "" }, "applicantEmail", "Valid email is required"],
    ["no address", { applicantEmail: "asa" }, "applicantEmail", "Valid email is required"],
    ["no cover letter", { coverLetter: "" }, "coverLetter", "Cover letter is required"],
    [
      "a rate of words",
      { proposedRate: "much" },
      "proposedRate",
      "Proposed rate must be a number such as 95 or 95.50",
    ],
    ["a rate beyond 1000", { proposedRate: 1000.5 }, "proposedRate", "Proposed rate must be at most €1,000"],
    ["a rate of nothing", { proposedRate: 0 }, "proposedRate", "Proposed rate must be at least €1"],
    ["a filled honeypot", { website: "https://spam.example" }, "website", "Leave this field empty"],
    [
      "NUL in a text",
      { coverLetter: "a\u0000b" },
      "coverLetter",
      "Contains a character that cannot be stored",
    ],
    ["no project", { projectId: null }, "projectId", "Please choose a project"],
  ])("refuses %s with 422, and stores nothing", async (_name, more, field, message) => {
    expect(await refusal(more)).toMatchObject({
      status: 422,
      body: { code: "invalid", fieldErrors: { [field]: message } },
    });
    expect(await stored()).toEqual(nothing);
  });

  it.each([0, 61, 20.5, "much", "20.5"])("refuses %p hours a week, and stores nothing", async (hours) => {
    expect(await refusal({ estimatedHoursPerWeek: hours })).toMatchObject({
      status: 422,
      body: {
        fieldErrors: { estimatedHoursPerWeek: "Hours per week must be a whole number from 1 to 60" },
      },
    });
    expect(await stored()).toEqual(nothing);
  });

  it.each([{ status: "accepted" }, { userId: 1 }, { id: 7 }, { customerEmail: "me@example.fi" }])(
    "refuses a field that nobody outside decides on: %j",
    async (more) => {
      expect(await refusal(more)).toMatchObject({ status: 422, body: { code: "invalid" } });
      expect(await stored()).toEqual(nothing);
    },
  );

  it.each([
    ["no JSON", { rawBody: "{" }, 400],
    ["another content type", { rawBody: "name=x", headers: { "content-type": "text/plain" } }, 415],
    ["another site", { headers: { origin: "https://evil.example" } }, 403],
    ["a key that is none", { headers: { "idempotency-key": "no spaces" } }, 400],
  ])("refuses %s with its status, and stores nothing", async (_name, options: CallOptions, status) => {
    const body = options.rawBody ? {} : { body: application() };
    expect(await call(apply, { method: "POST", ...body, ...options })).toMatchObject({ status });
    expect(await stored()).toEqual(nothing);
  });
});

describe("the project", () => {
  it.each([
    ["a private engagement", { kind: "engagement" }],
    ["a posting under review", { approvalStatus: "pending" }],
    ["a rejected posting", { approvalStatus: "rejected" }],
    ["a hidden posting", { isActive: false }],
  ] as const)("cannot be %s", async (_name, options) => {
    const expertId = "kind" in options ? (await createExpert()).id : null;
    const { id } = await createProject({ ...options, expertId });
    expect(await refusal({ projectId: id })).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "This project does not take applications any more." },
    });
    expect(await stored()).toEqual(nothing);
  });

  it("cannot be one that does not exist", async () => {
    expect((await refusal({ projectId: 2_147_483_647 })).status).toBe(404);
    expect(await stored()).toEqual(nothing);
  });
});

describe("who applies", () => {
  const identity = async () => {
    const { user_id, expert_id } = (await row()) as Record<string, unknown>;
    return { user_id, expert_id };
  };

  it("is the signed-in person and their expert when the address is their own, in whatever case", async () => {
    const user = await createUser({ email: "asa.makela@example.fi" });
    const expert = await createExpert({ userId: user.id });
    await submit({ applicantEmail: "Asa.Makela@Example.FI" }, { as: user });
    expect(await identity()).toEqual({ user_id: user.id, expert_id: expert.id });
  });

  it("is nobody's expert when the person has none, whatever they claim", async () => {
    const user = await createUser({ email: "asa.makela@example.fi" });
    const other = await createExpert();
    await submit({ expertId: other.id }, { as: user });
    expect(await identity()).toEqual({ user_id: user.id, expert_id: null });
  });

  it.each([
    ["a guest", null],
    ["somebody else", "other@example.fi"],
  ])("is nobody when %s types the address", async (_name, email) => {
    const owner = await createUser({ email: "asa.makela@example.fi" });
    const expert = await createExpert({ userId: owner.id });
    const as = email ? await createUser({ email }) : null;
    if (as) await createExpert({ userId: as.id });
    await submit({ expertId: expert.id }, { as });
    expect(await identity()).toEqual({ user_id: null, expert_id: null });
  });

  it("is nobody while the address is not verified", async () => {
    const user = await createUser({ email: "asa.makela@example.fi", isVerified: false });
    await createExpert({ email: "asa.makela@example.fi" });
    await submit({}, { as: user });
    expect(await identity()).toEqual({ user_id: null, expert_id: null });
  });
});

describe("one application a project and address", () => {
  it.each(["new", "hired", "declined", "withdrawn"])(
    "refuses a second one while the first is %s",
    async (stage) => {
      await submit();
      await sql("UPDATE project_applications SET stage = $1", [stage]);
      for (const applicantEmail of ["asa.makela@example.fi", "ASA.Makela@Example.FI"]) {
        expect(await refusal({ applicantEmail, applicantName: "Somebody Else" })).toMatchObject({
          status: 409,
          body: { code: "conflict", message: duplicate },
        });
      }
      expect(await stored()).toEqual(one);
      expect(await row()).toMatchObject({ applicant_name: "Åsa Mäkelä", stage });
    },
  );

  it("takes one to another project, and one from another address", async () => {
    const { id } = await createProject();
    expect((await submit()).status).toBe(201);
    expect((await submit({ projectId: id })).status).toBe(201);
    expect((await submit({ applicantEmail: "other@example.fi" })).status).toBe(201);
    expect(await count("project_applications")).toBe(3);
  });

  it.each([1, 2, 3])("stores one of ten that arrive at once (round %i)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refusal({ applicantEmail: index % 2 ? "asa.makela@example.fi" : "Asa.Makela@example.fi" }),
      ),
    );
    const losers = answers.filter(({ status }) => status !== 201);
    expect(losers).toHaveLength(9);
    for (const { status, body } of losers)
      expect({ status, body }).toEqual({
        status: 409,
        body: { message: duplicate, code: "conflict", reason: "already_applied" },
      });
    expect(await stored()).toEqual(one);
  });

  it("is never stored for a posting that was hidden before", async () => {
    // Whoever wins, an application that was taken was taken while the posting was public.
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 10 }, (_, index) => refusal({ applicantEmail: `person${index}@example.fi` })),
      ),
      sql("UPDATE projects SET is_active = false WHERE id = $1", [projectId]),
    ]);
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
    expect(await stored()).toEqual({ applications: taken, mails: 2 * taken, jobs: 2 * taken, keys: 0 });
  });
});

describe("a guest's application from the address of an account", () => {
  const own = { coverLetter: "I forecast demand myself.", proposedRate: 120, estimatedHoursPerWeek: 30 };
  const later = new Date(monday.getTime() + 3_600_000);
  let user: TestUser;
  let expertId: number;
  let guests: number;
  beforeEach(async () => {
    user = await createUser({ email: "asa.makela@example.fi" });
    ({ id: expertId } = await createExpert({ userId: user.id }));
    guests = (await submit({ applicantName: "A Stranger", proposedRate: 5 })).body.id;
    await empty("mail_messages");
    setClock(later);
  });
  const moves = () => sql("SELECT from_stage, to_stage FROM stage_moves ORDER BY id");

  it("gives way to the own one of who has proved the address; the company sees one, and is told", async () => {
    expect(await submit(own, { as: user })).toMatchObject({ status: 201, body: { id: guests } });
    expect(await sql("SELECT * FROM project_applications")).toEqual([
      expect.objectContaining({
        ...{ id: guests, user_id: user.id, expert_id: expertId, stage: "new", stage_changed_at: later },
        ...{ applicant_name: "Åsa Mäkelä", cover_letter: own.coverLetter, proposed_rate_cents: 12_000 },
        ...{ estimated_hours_per_week: 30, created_at: later },
      }),
    ]);
    const mails = await sql<{ to: string; text: string }>(`SELECT "to", text FROM mail_messages ORDER BY id`);
    expect(mails.map(({ to }) => to)).toEqual(["customer@pohjola.example", "asa.makela@example.fi"]);
    expect(mails[0]?.text).toContain("takes the place of an application");
    expect(mails[0]?.text).toContain(own.coverLetter);
    // The own one stands: neither its applicant nor a guest sends another.
    expect((await submit(own, { as: user })).status).toBe(409);
    expect((await refusal()).status).toBe(409);
    expect(await row()).toMatchObject({ cover_letter: own.coverLetter });
  });

  it.each(["shortlisted", "interview", "offer"])("keeps what the company did, as %s", async (stage) => {
    await sql(
      "UPDATE project_applications SET stage = $1, note = 'Ask about Vaasa', identity_shown_at = $2",
      [stage, monday],
    );
    expect((await submit(own, { as: user })).status).toBe(201);
    expect(await row()).toMatchObject({
      ...{ id: guests, stage, note: "Ask about Vaasa", identity_shown_at: monday, stage_changed_at: monday },
      ...{ user_id: user.id, cover_letter: own.coverLetter },
    });
    expect(await moves()).toEqual([]);
  });

  it.each(["declined", "withdrawn", "no_answer"])("is new again where it was %s", async (stage) => {
    await sql("UPDATE project_applications SET stage = $1", [stage]);
    expect((await submit(own, { as: user })).status).toBe(201);
    expect(await row()).toMatchObject({
      id: guests,
      stage: "new",
      stage_changed_at: later,
      user_id: user.id,
    });
    expect(await moves()).toEqual([{ from_stage: stage, to_stage: "new" }]);
    await sql("UPDATE project_applications SET stage = $1", [stage]);
    expect((await submit(own, { as: user })).status).toBe(409);
  });

  it("stands where it was hired, where the expert has applied otherwise, and for an address not verified", async () => {
    const refused = async (as: TestUser) => {
      expect(await submit(own, { as })).toMatchObject({ status: 409, body: { code: "conflict" } });
      expect((await sql("SELECT * FROM project_applications WHERE id = $1", [guests]))[0]).toMatchObject({
        ...{ user_id: null, applicant_name: "A Stranger" },
      });
    };
    await sql("UPDATE project_applications SET stage = 'hired'");
    await refused(user);
    await sql("UPDATE project_applications SET stage = 'new'");
    await refused(await createUser({ email: "other@example.fi" }));
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [user.id]);
    await refused({ ...user, emailVerified: false } as TestUser);
    await sql("UPDATE users SET email_verified_at = $1 WHERE id = $2", [monday, user.id]);
    const { id } = (await submit({ applicantEmail: "second@example.fi" })).body;
    await sql("UPDATE project_applications SET expert_id = $1 WHERE id = $2", [expertId, id]);
    await refused(user);
  });

  it.each([1, 2, 3])("gives way once to own ones that arrive at once (round %i)", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(own, { as: user })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await stored()).toMatchObject({ applications: 1, mails: 2 });
  });

  it.each([1, 2, 3])("or comes at the same time, and the own one stands (round %i)", async () => {
    await empty("project_applications");
    const [mine] = await Promise.all([
      submit(own, { as: user }),
      ...Array.from({ length: 3 }, () => refusal({ applicantName: "A Stranger" })),
    ]);
    expect(mine.status).toBe(201);
    expect(await sql("SELECT user_id, cover_letter FROM project_applications")).toEqual([
      { user_id: user.id, cover_letter: own.coverLetter },
    ]);
  });
});

describe("mails", () => {
  it("do not ask somebody to create an account who has one", async () => {
    const { id, email } = await createUser({ email: "customer@pohjola.example" });
    await sql("UPDATE projects SET owner_id = $1 WHERE id = $2", [id, projectId]);
    await submit();
    const [told] = await sql<{ text: string }>(
      "SELECT text FROM mail_messages WHERE kind = 'project_application_new'",
    );
    expect(told?.text).toContain(`sign in with ${email}. There`);
  });

  it("tell the customer what was written and the applicant that it was sent", async () => {
    await submit();
    expect(await runMailJobs()).toBe(2);
    const mails = await readOutbox();
    expect(mails.map(recipient).sort()).toEqual(["asa.makela@example.fi", "customer@pohjola.example"]);
    const customers = mails.find((mail) => recipient(mail) === "customer@pohjola.example");
    const mine = mails.find((mail) => recipient(mail) === "asa.makela@example.fi");

    expect(customers?.replyTo).toBeUndefined();
    expect(mine?.replyTo).toBeUndefined();
    expect(customers?.subject).toBe("New application to your project: Demand forecast");
    for (const text of [customers?.text, String(customers?.html)]) {
      for (const told of [
        "Åsa M.",
        "sign in with customer@pohjola.example",
        "€95.50 an hour",
        "1 Apr 2027",
        "20 hours a week",
        "Mornings",
        `/company/projects/${projectId}`,
      ])
        expect(text).toContain(told);
      expect(text).not.toMatch(/Mäkelä|asa\.makela/);
    }
    expect(customers?.text).toContain("<b>demand</b>");
    expect(String(customers?.html)).toContain("&lt;b&gt;demand&lt;/b&gt;");

    expect(customers?.text).toContain("or create an account with this address");

    expect(mine?.subject).toBe("You applied to Demand forecast");
    for (const text of [mine?.text, String(mine?.html)]) {
      expect(text).toContain("Your application is on its way");
      expect(text).toContain(`/projects/${projectId}`);
      expect(text).not.toContain("customer@pohjola.example");
    }
  });

  it("leave out what was not given", async () => {
    const { applicantName, applicantEmail, coverLetter } = application();
    await post(apply, { projectId, applicantName, applicantEmail, coverLetter });
    const [mail] = await sql<{ text: string }>(
      "SELECT text FROM mail_messages WHERE kind = 'project_application_new'",
    );
    expect(mail?.text).not.toMatch(/Proposed rate|Possible start|Hours|Availability|null/);
  });

  it("carry nothing that was typed to an address that anybody can type", async () => {
    await submit({
      applicantName: "Zzspam",
      coverLetter: "Buy at evil.example",
      availabilityNotes: "Zzspam",
    });
    const [mail] = await sql<{ subject: string; text: string; html: string }>(
      "SELECT subject, text, html FROM mail_messages WHERE kind = 'project_application_received'",
    );
    expect(JSON.stringify(mail)).not.toMatch(/zzspam|evil\.example/i);
  });
});

it("is read by administrators, in a list and whole, with the letter", async () => {
  const { id } = (await submit()).body;
  await submit({ applicantEmail: "somebody@example.fi", applicantName: "Somebody Else" });
  const as = await createAdmin();
  const listed = async (q: string) => {
    const { body } = await call<AdminProjectApplication[]>(listApplications, { as, query: { q } });
    return body.map(({ applicantName }) => applicantName);
  };
  expect(await listed("")).toEqual(["Somebody Else", "Åsa Mäkelä"]);
  expect(await listed("asa.makela")).toEqual(["Åsa Mäkelä"]);
  expect(await listed("forecast else")).toEqual(["Somebody Else"]);
  const { coverLetter, availabilityNotes, proposedRate } = application();
  expect((await call(getApplication, { as, params: { id: String(id) } })).body).toMatchObject({
    ...{ id, projectTitle: "Demand forecast", customerEmail: "customer@pohjola.example", stage: "new" },
    ...{ coverLetter, availabilityNotes, proposedRate, estimatedHoursPerWeek: 20 },
  });
});

describe("Idempotency-Key", () => {
  itTakesAnIdempotencyKey({
    send: refusal,
    another: { applicantEmail: "other@example.fi" },
    refused: { coverLetter: "" },
    stored,
    once: { ...one, keys: 1 },
  });
});
