import { POST as postProject } from "@/app/api/project-postings/route";
import { GET as listProjects } from "@/app/api/projects/route";
import type { ProjectPostingCreated } from "@/lib/features/postings/schemas";
import { setClock } from "@/lib/server/clock";
import { brand } from "@/lib/shared/brand";
import { type CallOptions, call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createUser } from "@/tests/support/factories";
import { itTakesAnIdempotencyKey } from "@/tests/support/idempotency";
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");

/** Everything the form can send (001 §3). */
const everything = {
  title: "Demand forecast",
  description: "A forecast of <b>daily</b> demand.",
  requiredSkills: ["Python", "Kubernetes", "K8s"],
  hourlyRateMin: 80,
  hourlyRateMax: "120,50",
  location: "Helsingfors",
  workArrangement: ["remote", "on-site"],
  experienceRequired: "senior",
  customerName: "Åsa Mäkelä",
  customerEmail: "asa@pohjola.example",
  customerCompany: "Pohjola Oy",
  customerPhone: "+358 40 123 4567",
  durationMonths: 3,
  hoursPerWeek: 20,
  projectType: "Machine learning",
  industry: "Retail",
  urgency: "urgent",
  budgetType: "hourly",
  fixedBudgetMin: null,
  fixedBudgetMax: "",
  teamSize: 2,
  collaborationLevel: "collaborative",
  communicationPreference: ["teams", "email"],
  timeZoneRequirement: "specific",
  specificTimeZone: "Europe/Helsinki",
  technicalComplexity: "high",
  deliverables: ["Model", "Handover"],
  successMetrics: "Error below 10 %",
  additionalRequirements: "Finnish",
  preferredExpertProfile: "Patient",
  companyStage: "growth",
  projectCategory: "research",
  preferredOpenness: 80,
  preferredConscientiousness: 70,
  preferredExtraversion: null,
  preferredAgreeableness: 60,
  preferredNeuroticism: 50,
  personalityMatchingWeight: 30,
  startDate: "2027-04-01",
  website: "",
};
const least = {
  title: "Demand forecast",
  requiredSkills: ["Python"],
  customerName: "Åsa Mäkelä",
  customerEmail: "asa@pohjola.example",
};
const submit = (body: object, options: CallOptions = {}) =>
  post<ProjectPostingCreated>(postProject, body, options);
const refusal = (body: object, headers: Record<string, string> = {}) => post(postProject, body, { headers });
const stored = async () => ({
  projects: await count("projects"),
  mails: await count("mail_messages"),
  jobs: (await mailJobs()).length,
  keys: await count("idempotency_keys"),
});
const nothing = { projects: 0, mails: 0, jobs: 0, keys: 0 };
const one = { projects: 1, mails: 2, jobs: 2, keys: 0 };

beforeEach(async () => {
  setClock(monday);
  await empty("projects", "mail_messages", "idempotency_keys", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
});

describe("POST /api/project-postings", () => {
  it.each([
    ["moderate", "medium"],
    ["complex", "high"],
    ["enterprise", "expert"],
    ["low", "low"],
    [undefined, "medium"],
  ])("stores the technical complexity %s as %s", async (technicalComplexity, stored) => {
    expect((await submit({ ...everything, technicalComplexity })).status).toBe(201);
    expect(await sql("SELECT technical_complexity FROM projects")).toEqual([
      { technical_complexity: stored },
    ]);
  });

  it.each(["hard", "Complex", "toString", 3])(
    "refuses the technical complexity %j",
    async (technicalComplexity) => {
      expect(await refusal({ ...everything, technicalComplexity })).toMatchObject({
        status: 422,
        body: { fieldErrors: { technicalComplexity: expect.any(String) } },
      });
    },
  );

  it("stores everything of the form as a posting under review, and answers its state", async () => {
    const { status, body } = await submit(everything);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      title: "Demand forecast",
      approvalStatus: "pending",
      status: "pending",
    });
    const [row] = await sql("SELECT *, start_date::text FROM projects");
    expect(row).toMatchObject({
      id: body.id,
      kind: "posting",
      title: "Demand forecast",
      description: "A forecast of <b>daily</b> demand.",
      // The same skill under two names, once.
      required_skills: ["Python", "Kubernetes"],
      skill_keys: ["python", "kubernetes"],
      hourly_rate_min_cents: 8000,
      hourly_rate_max_cents: 12050,
      fixed_budget_min_cents: null,
      fixed_budget_max_cents: null,
      location: "Helsingfors",
      city_key: "helsinki",
      work_arrangement: ["remote", "onsite"],
      experience_required: "senior",
      customer_name: "Åsa Mäkelä",
      customer_email: "asa@pohjola.example",
      customer_company: "Pohjola Oy",
      customer_phone: "+358 40 123 4567",
      duration_months: 3,
      hours_per_week: 20,
      project_type: "Machine learning",
      industry: "Retail",
      urgency: "urgent",
      budget_type: "hourly",
      team_size: 2,
      collaboration_level: "collaborative",
      communication_preference: ["email", "teams"],
      time_zone_requirement: "specific",
      specific_time_zone: "Europe/Helsinki",
      technical_complexity: "high",
      deliverables: ["Model", "Handover"],
      success_metrics: "Error below 10 %",
      additional_requirements: "Finnish",
      preferred_expert_profile: "Patient",
      company_stage: "growth",
      project_category: "research",
      preferred_openness: 80,
      preferred_conscientiousness: 70,
      preferred_extraversion: null,
      preferred_agreeableness: 60,
      preferred_neuroticism: 50,
      personality_matching_weight: 30,
      approval_status: "pending",
      is_active: true,
      display_order: 1,
      outcome: "open",
      start_date: "2027-04-01",
      owner_id: null,
      expert_id: null,
      approved_at: null,
      access_token_hash: null,
      submitted_at: monday,
      created_at: monday,
    });
    const { body: listed } = await call<unknown[]>(listProjects);
    expect(listed).toEqual([]);
  });

  it.each([
    ["2027-03-04", undefined, "urgent"],
    ["2027-08-01", undefined, "flexible"],
    ["2027-08-01", "urgent", "urgent"],
  ])("with a start on %s and the urgency %s is %s", async (startDate, urgency, stored) => {
    expect((await submit({ ...least, startDate, urgency })).status).toBe(201);
    expect((await sql("SELECT urgency FROM projects"))[0]).toEqual({ urgency: stored });
  });

  it("is happy with what is required, and fills in the defaults", async () => {
    expect((await submit(least)).status).toBe(201);
    expect((await sql("SELECT * FROM projects"))[0]).toMatchObject({
      description: "",
      location: "Remote",
      city_key: null,
      work_arrangement: ["remote"],
      experience_required: "junior",
      hourly_rate_min_cents: null,
      hourly_rate_max_cents: null,
      duration_months: null,
      urgency: "normal",
      budget_type: "hourly",
      team_size: 1,
      time_zone_requirement: "flexible",
      technical_complexity: "medium",
      company_stage: "established",
      project_category: "development",
      personality_matching_weight: 20,
      communication_preference: [],
      deliverables: [],
    });
  });

  it("takes a fixed budget, and years for the level", async () => {
    const budget = { budgetType: "fixed", fixedBudgetMin: "5000", fixedBudgetMax: 10_000_000 };
    expect((await submit({ ...least, ...budget, experienceRequired: 7 })).status).toBe(201);
    expect((await sql("SELECT * FROM projects"))[0]).toMatchObject({
      budget_type: "fixed",
      fixed_budget_min_cents: "500000",
      fixed_budget_max_cents: "1000000000",
      experience_required: "senior",
    });
  });

  it("belongs to whoever is signed in", async () => {
    const user = await createUser();
    await submit(least, { as: user });
    expect(await sql("SELECT owner_id FROM projects")).toEqual([{ owner_id: user.id }]);
  });

  it.each([
    ["no title", { title: " " }, "title", "Project title is required"],
    ["no skill", { requiredSkills: [" "] }, "requiredSkills", "Please add at least one required skill"],
    ["no name", { customerName: "" }, "customerName", "Your name is required"],
    ["no e-mail", { customerEmail: "asa" }, "customerEmail", "Valid email is required"],
    [
      "a rate that is no number",
      { hourlyRateMin: "much" },
      "hourlyRateMin",
      "Minimum hourly rate must be a number such as 95 or 95.50",
    ],
    [
      "a minimum above the maximum",
      { hourlyRateMin: 120, hourlyRateMax: 80 },
      "hourlyRateMin",
      "The minimum rate must not be above the maximum rate",
    ],
    [
      "half a month",
      { durationMonths: 1.5 },
      "durationMonths",
      "Duration in months must be a whole number from 1 to 60",
    ],
    ["a start in the past", { startDate: "2027-02-28" }, "startDate", "Start date must not be in the past"],
    ["a filled honeypot", { website: "https://spam.example" }, "website", "Leave this field empty"],
    ["NUL in a text", { title: "Fore\u0000cast" }, "title", "Contains a character that cannot be stored"],
    [
      "half a character in a skill",
      { requiredSkills: ["Rust \ud800"] },
      "requiredSkills.0",
      "Contains a character that cannot be stored",
    ],
    [
      "a name that nobody sees",
      { customerName: "\u200b\u202e\u202c" },
      "customerName",
      "Your name is required",
    ],
  ])("refuses %s with 422, and stores nothing", async (_name, more, field, message) => {
    expect(await refusal({ ...least, ...more })).toMatchObject({
      status: 422,
      body: { code: "invalid", fieldErrors: { [field]: message } },
    });
    expect(await stored()).toEqual(nothing);
  });

  it.each([
    { approvalStatus: "approved" },
    { status: "approved" },
    { isActive: true },
    { displayOrder: 1 },
    { ownerId: 1 },
    { kind: "engagement" },
    { id: 7 },
  ])("refuses a field that nobody outside decides on: %j", async (more) => {
    expect(await refusal({ ...least, ...more })).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(await stored()).toEqual(nothing);
  });

  it.each([
    ["no JSON", { rawBody: "{" }, 400],
    ["another content type", { rawBody: "title=x", headers: { "content-type": "text/plain" } }, 415],
    ["another site", { body: least, headers: { origin: "https://evil.example" } }, 403],
    ["a huge text", { body: { ...least, description: "x".repeat(70_000) } }, 413],
    ["a key that is none", { body: least, headers: { "idempotency-key": "no spaces" } }, 400],
  ])("refuses %s with its status, and stores nothing", async (_name, options, status) => {
    expect(await call(postProject, { method: "POST", ...options })).toMatchObject({ status });
    expect(await stored()).toEqual(nothing);
  });
});

describe("mails", () => {
  it("tell the poster what happens next and the team what to review, each as text and HTML", async () => {
    await submit(everything);
    expect(await runMailJobs()).toBe(2);
    const mails = await readOutbox();
    expect(mails.map(recipient).sort()).toEqual(["asa@pohjola.example", brand.supportEmail].sort());
    const mine = mails.find((mail) => recipient(mail) === "asa@pohjola.example");
    const theirs = mails.find((mail) => recipient(mail) === brand.supportEmail);

    expect(mine?.subject).toBe("Osaaja received your project");
    for (const text of [mine?.text, String(mine?.html)]) {
      expect(text).toContain("Your project is under review");
      expect(text).toContain("within 24 hours");
      expect(text).toMatch(/\/login\?token=[\w-]{43}&(?:amp;)?returnTo=%2Fcompany%2Fprojects%2F\d+/);
    }
    expect(theirs?.subject).toBe("New project to review: Demand forecast");
    expect(theirs?.text).toMatch(/\/login\?returnTo=%2Fadmin%2Fprojects%3Fq%3D%2523\d+/);
    for (const text of [theirs?.text, String(theirs?.html)]) {
      for (const told of [
        "Demand forecast",
        "Åsa Mäkelä",
        "Pohjola Oy",
        "asa@pohjola.example",
        "Python, Kubernetes",
        "Remote, On-site",
        "Senior",
        "3 months",
        "€80 – €121 an hour",
        "Within 1 week",
      ])
        expect(text).toContain(told);
    }
    expect(theirs?.text).toContain("<b>daily</b>");
    expect(String(theirs?.html)).toContain("&lt;b&gt;daily&lt;/b&gt;");
  });

  it.each([
    [{ budgetType: "fixed", fixedBudgetMin: 5000, fixedBudgetMax: 9000 }, "Budget: €5,000 – €9,000 (fixed)"],
    [{ hourlyRateMin: 80 }, "Budget: from €80 an hour"],
    [{ hourlyRateMax: 80 }, "Budget: up to €80 an hour"],
    [{}, null],
  ])("name the budget of %j as %s", async (more, told) => {
    await submit({ ...least, ...more });
    const [mail] = await sql<{ text: string }>(
      "SELECT text FROM mail_messages WHERE kind = 'project_posting_new'",
    );
    if (told) expect(mail?.text).toContain(told);
    else expect(mail?.text).not.toContain("Budget");
  });

  it("carry nothing that was typed to an address that anybody can type", async () => {
    await submit({
      ...least,
      title: "Zzspam",
      description: "Buy at evil.example",
      customerName: "Zzspam",
      customerCompany: "Zzspam",
    });
    const [mail] = await sql<{ subject: string; text: string; html: string }>(
      "SELECT subject, text, html FROM mail_messages WHERE kind = 'project_posting_received'",
    );
    expect(JSON.stringify(mail)).not.toMatch(/zzspam|evil\.example/i);
  });
});

describe("Idempotency-Key", () => {
  itTakesAnIdempotencyKey({
    send: (changes, headers) => refusal({ ...least, ...changes }, headers),
    another: { title: "Another" },
    refused: { title: "" },
    stored,
    once: { ...one, keys: 1 },
  });

  it("two posts without one are two", async () => {
    await submit(least);
    await submit(least);
    expect(await count("projects")).toBe(2);
  });
});
