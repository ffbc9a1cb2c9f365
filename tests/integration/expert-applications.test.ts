import { POST as apply } from "@/app/api/expert-applications/route";
import { GET as suggestions } from "@/app/api/skills/suggestions/route";
import type { ExpertApplicationCreated } from "@/lib/features/expert-applications/schemas";
import type { SuggestedSkill } from "@/lib/features/expert-applications/skill-suggestions";
import { setClock } from "@/lib/server/clock";
import { brand } from "@/lib/shared/brand";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createExpert, createUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");
const duplicate = "An application with this email already exists.";

const application = (more: object = {}) => ({
  name: "Åsa Mäkelä",
  title: "Data engineer",
  email: "asa.makela@example.fi",
  phone: "+358 40 123 4567",
  description: "Builds data platforms that <b>others</b> can maintain.",
  skills: ["Python", "kielimallit", "LLM"],
  experienceYears: 7,
  hourlyRate: 95,
  weeklyAvailabilityHours: 30,
  portfolio: "https://asa.example",
  linkedinUrl: "linkedin.com/in/asa",
  githubUrl: "",
  resume: null,
  workArrangement: ["remote", "on-site"],
  location: "Jyväskylä",
  workRadius: 100,
  website: "",
  ...more,
});
const submit = (more: object = {}, headers: Record<string, string> = {}) =>
  post<ExpertApplicationCreated>(apply, application(more), { headers });
const refusal = (more: object = {}, headers: Record<string, string> = {}) =>
  post(apply, application(more), { headers });
const stored = async () => ({
  applications: await count("expert_applications"),
  mails: await count("mail_messages"),
  jobs: (await mailJobs()).length,
  keys: await count("idempotency_keys"),
});
const nothing = { applications: 0, mails: 0, jobs: 0, keys: 0 };
const one = { applications: 1, mails: 2, jobs: 2, keys: 0 };

beforeEach(async () => {
  setClock(monday);
  await empty("expert_applications", "mail_messages", "idempotency_keys", "experts", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
});

describe("POST /api/expert-applications", () => {
  it("stores an application and answers its number and state, and nothing of the person", async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), status: "pending" });
    const [row] = await sql("SELECT * FROM expert_applications");
    expect(row).toMatchObject({
      id: body.id,
      name: "Åsa Mäkelä",
      title: "Data engineer",
      email: "asa.makela@example.fi",
      phone: "+358 40 123 4567",
      description: "Builds data platforms that <b>others</b> can maintain.",
      // The same skill in Finnish and as an abbreviation, once.
      skills: ["Python", "kielimallit"],
      experience_years: 7,
      hourly_rate_cents: 9500,
      weekly_availability_hours: 30,
      portfolio: "https://asa.example",
      linkedin_url: "https://linkedin.com/in/asa",
      github_url: null,
      resume: null,
      work_arrangement: ["remote", "onsite"],
      location: "Jyväskylä",
      work_radius: 100,
      personality_openness: null,
      personality_test_completed: false,
      status: "pending",
      review_notes: null,
      expert_id: null,
      created_at: monday,
    });
  });

  it("is happy with what is required", async () => {
    const { name, title, email, description } = application();
    const { status } = await post(apply, {
      name,
      title,
      email,
      description,
      skills: "Python, SQL",
      hourlyRate: "95,50",
    });
    expect(status).toBe(201);
    expect((await sql("SELECT * FROM expert_applications"))[0]).toMatchObject({
      skills: ["Python", "SQL"],
      hourly_rate_cents: 9550,
      experience_years: 1,
      weekly_availability_hours: 20,
      work_arrangement: ["remote"],
      work_radius: 50,
      phone: null,
      location: null,
    });
  });

  it("takes the widest bounds that any form has", async () => {
    const least = { experienceYears: 0, hourlyRate: 1, weeklyAvailabilityHours: 1, workRadius: 0 };
    const most = { experienceYears: 70, hourlyRate: 1000, weeklyAvailabilityHours: 60, workRadius: 2000 };
    expect((await submit({ ...least, openness: 0, email: "least@example.fi" })).status).toBe(201);
    expect((await submit({ ...most, personalityOpenness: 100, email: "most@example.fi" })).status).toBe(201);
    expect(await sql("SELECT personality_openness AS openness FROM expert_applications ORDER BY id")).toEqual(
      [{ openness: 0 }, { openness: 100 }],
    );
  });

  it.each([
    ["no name", { name: "  " }, "name", "Name is required"],
    ["no title", { title: "" }, "title", "Title is required"],
    ["no e-mail", { email: "not-an-address" }, "email", "Valid email is required"],
    [
      "a short description",
      { description: "  short  " },
      "description",
      "Description must be at least 10 characters",
    ],
    ["no skill", { skills: " , " }, "skills", "Please enter at least one skill"],
    ["no skill in the list", { skills: [] }, "skills", "Please enter at least one skill"],
    ["no rate", { hourlyRate: "" }, "hourlyRate", "Hourly rate is required"],
    [
      "a rate that is no number",
      { hourlyRate: "much" },
      "hourlyRate",
      "Hourly rate must be a number such as 95 or 95.50",
    ],
    ["a rate beyond 1000", { hourlyRate: 1000.5 }, "hourlyRate", "Hourly rate must be at most €1,000"],
    [
      "71 years",
      { experienceYears: 71 },
      "experienceYears",
      "Experience must be a whole number from 0 to 70",
    ],
    [
      "half a year",
      { experienceYears: 2.5 },
      "experienceYears",
      "Experience must be a whole number from 0 to 70",
    ],
    [
      "61 hours",
      { weeklyAvailabilityHours: 61 },
      "weeklyAvailabilityHours",
      "Weekly availability must be a whole number from 1 to 60",
    ],
    [
      "a negative range",
      { workRadius: -1 },
      "workRadius",
      "Travel range must be a whole number from 0 to 2000",
    ],
    [
      "an unknown arrangement",
      { workArrangement: ["moon"] },
      "workArrangement.0",
      "Please select a work arrangement",
    ],
    [
      "a script for a link",
      { portfolio: "javascript:alert(document.cookie)" },
      "portfolio",
      "Invalid url. Enter an address such as https://example.com",
    ],
    ["a filled honeypot", { website: "https://spam.example" }, "website", "Leave this field empty"],
    ["NUL in a text", { title: "Data\u0000" }, "title", "Contains a character that cannot be stored"],
    ["NUL in a skill", { skills: "Da\u0000ta" }, "skills", "Contains a character that cannot be stored"],
    [
      "another score than a score",
      { openness: 101 },
      "openness",
      "A personality score must be a whole number from 0 to 100",
    ],
  ])("refuses %s with 422, and stores nothing", async (_name, more, field, message) => {
    const answer = await refusal(more);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "invalid", fieldErrors: { [field]: message } },
    });
    expect(answer.body.message).toContain(message);
    expect(await stored()).toEqual(nothing);
  });

  it.each([{ status: "approved" }, { id: 7 }, { expertId: 7 }, { reviewedBy: "me" }])(
    "refuses a field that nobody outside decides on: %j",
    async (more) => {
      expect(await refusal(more)).toMatchObject({ status: 422, body: { code: "invalid" } });
      expect(await stored()).toEqual(nothing);
    },
  );

  it.each([
    ["no JSON", { rawBody: "{" }, 400],
    ["another content type", { rawBody: "name=x", headers: { "content-type": "text/plain" } }, 415],
    ["another site", { body: application(), headers: { origin: "https://evil.example" } }, 403],
    ["a huge text", { body: application({ description: "x".repeat(70_000) }) }, 413],
    ["a key that is none", { body: application(), headers: { "idempotency-key": "no spaces" } }, 400],
  ])("refuses %s with its status, and stores nothing", async (_name, options, status) => {
    expect(await call(apply, { method: "POST", ...options })).toMatchObject({ status });
    expect(await stored()).toEqual(nothing);
  });
});

describe("one application an address", () => {
  it.each(["pending", "approved", "rejected"])(
    "refuses a second one while the first is %s",
    async (status) => {
      await submit();
      await sql("UPDATE expert_applications SET status = $1", [status]);
      for (const email of ["asa.makela@example.fi", "ASA.Makela@Example.FI"]) {
        expect(await refusal({ email, name: "Somebody Else" })).toMatchObject({
          status: 409,
          body: { code: "conflict", message: duplicate },
        });
      }
      expect(await stored()).toEqual(one);
      expect(await sql("SELECT name, status FROM expert_applications")).toEqual([
        { name: "Åsa Mäkelä", status },
      ]);
    },
  );

  it.each([1, 2, 3])("stores one of ten that arrive at once (round %i)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refusal({ email: index % 2 ? "asa.makela@example.fi" : "Asa.Makela@example.fi" }),
      ),
    );
    const losers = answers.filter(({ status }) => status !== 201);
    expect(losers).toHaveLength(9);
    for (const { status, body } of losers)
      expect({ status, body }).toEqual({
        status: 409,
        body: { message: duplicate, code: "conflict", reason: "application_exists" },
      });
    expect(await stored()).toEqual(one);
  });

  it("tells nobody whether the address has an account or an expert's profile", async () => {
    await createUser({ email: "known@example.fi" });
    await createExpert({ email: "expert@example.fi" });
    const answers = [];
    for (const email of ["known@example.fi", "expert@example.fi", "nobody@example.fi"]) {
      const { status, body } = await submit({ email });
      answers.push({ status, keys: Object.keys(body), state: body.status });
    }
    expect(answers).toEqual(Array(3).fill({ status: 201, keys: ["id", "status"], state: "pending" }));
    const told = await sql<{ text: string }>(
      "SELECT text FROM mail_messages WHERE kind = 'expert_application_received'",
    );
    expect(new Set(told.map(({ text }) => text)).size).toBe(1);
  });
});

describe("mails", () => {
  it("tell the applicant and the team, each as text and HTML", async () => {
    await submit();
    expect(await runMailJobs()).toBe(2);
    const mails = await readOutbox();
    expect(mails.map(recipient).sort()).toEqual(["asa.makela@example.fi", brand.supportEmail].sort());
    const mine = mails.find((mail) => recipient(mail) === "asa.makela@example.fi");
    const theirs = mails.find((mail) => recipient(mail) === brand.supportEmail);

    expect(mine?.subject).toBe("Osaaja received your application");
    for (const text of [mine?.text, String(mine?.html)]) {
      expect(text).toContain("Your application is with us");
      expect(text).toContain("2–3 business days");
      expect(text).toContain("/register");
    }
    expect(theirs?.subject).toBe("New expert application: Åsa Mäkelä");
    // Through the login, and to the very application.
    expect(theirs?.text).toMatch(/\/login\?returnTo=%2Fadmin%3Ftab%3Dapplications%26q%3D%2523\d+/);
    for (const text of [theirs?.text, String(theirs?.html)]) {
      for (const told of [
        "Åsa Mäkelä",
        "asa.makela@example.fi",
        "€95.00 an hour",
        "Remote, On-site",
        "100 km",
      ])
        expect(text).toContain(told);
    }
    expect(theirs?.text).toContain("Experience: 7 years");
    expect(theirs?.text).toContain("<b>others</b>");
    expect(String(theirs?.html)).toContain("&lt;b&gt;others&lt;/b&gt;");
    expect(theirs?.text).not.toContain("GitHub");
  });

  it("carry nothing that was typed to an address that anybody can type", async () => {
    await submit({
      name: "Buy at evil.example",
      title: "Zzspam",
      description: "Zzspam zzspam",
      phone: "Zzspam",
    });
    const [mail] = await sql<{ subject: string; text: string; html: string }>(
      "SELECT subject, text, html FROM mail_messages WHERE kind = 'expert_application_received'",
    );
    expect(JSON.stringify(mail)).not.toMatch(/zzspam|evil\.example/i);
  });
});

describe("Idempotency-Key", () => {
  itTakesAnIdempotencyKey({
    send: refusal,
    another: { email: "other@example.fi" },
    refused: { name: "" },
    stored,
    once: { ...one, keys: 1 },
  });
});

describe("GET /api/skills/suggestions", () => {
  const suggest = async (query: Record<string, string>) =>
    (await call<SuggestedSkill[]>(suggestions, { query })).body.map(({ id }) => id);

  it("suggests by title and skills, and never what is there already", async () => {
    expect(await suggest({})).toContain("python");
    expect((await suggest({ title: "Machine learning engineer" }))[0]).toBe("machine-learning");
    const near = await suggest({ skills: "LangChain, kielimallit" });
    expect(near).toContain("langgraph");
    expect(near).not.toContain("llm");
    expect(near).not.toContain("langchain");
  });

  it.each([[{ title: "x".repeat(201) }], [{ limit: "5" }]])("refuses %j with 400", async (query) => {
    expect(await call(suggestions, { query: query as Record<string, string> })).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
  });
});
