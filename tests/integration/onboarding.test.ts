import { PATCH as patchExpert } from "@/app/api/experts/[id]/route";
import { POST as createExpert, GET as listExperts } from "@/app/api/experts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { DELETE as deleteDraft, GET as getDraft, PUT as putDraft } from "@/app/api/onboarding-draft/route";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import type { OnboardingStart, SavedDraft } from "@/lib/features/onboarding/schemas";
import { setClock } from "@/lib/server/clock";
import { brand } from "@/lib/shared/brand";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createUser,
  createExpert as seedExpert,
  type TestUser,
} from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");
const summary = "Builds data platforms that other people can maintain for years.";

/** The payload as documented (001 §3), with values that the server decides itself. */
const profile = (user: TestUser, more: object = {}) => ({
  name: " Åsa Mäkelä ",
  title: "Data engineer",
  email: user.email.toUpperCase(),
  description: summary,
  skills: ["Python", "kielimallit", "K8s", "Kubernetes", "SQL"],
  skillMastery: { Python: 5, kubernetes: 4 },
  hourlyRate: "95,50",
  availability: "unavailable",
  workArrangement: ["remote", "on-site"],
  location: "Jyväskylä, Finland",
  portfolioUrl: "asa.example",
  experienceYears: 7,
  isActive: false,
  profileImage: null,
  workRadius: 50,
  portfolioAnalysis: { qualityScore: 10 },
  portfolioLastAnalyzed: "2020-01-01T00:00:00Z",
  aiMatchingScore: 100,
  emailNotifications: true,
  minMatchingScore: 75,
  socialPoints: 1_000_000,
  profileShareCount: 99,
  lastProfileShare: "2020-01-01T00:00:00Z",
  personalityOpenness: null,
  personalityConscientiousness: null,
  personalityExtraversion: null,
  personalityAgreeableness: null,
  personalityNeuroticism: null,
  personalityTestCompleted: false,
  ...more,
});
const scores = {
  personalityOpenness: 80,
  personalityConscientiousness: 0,
  personalityExtraversion: 100,
  personalityAgreeableness: 55,
  personalityNeuroticism: null,
  personalityTestCompleted: true,
};

const create = (as: TestUser, more: object = {}) => post<FullExpert>(createExpert, profile(as, more), { as });
const refuse = (as: TestUser | null, body: unknown) => post<ErrorAnswer>(createExpert, body, { as });
const row = async (id: number) => (await sql("SELECT * FROM experts WHERE id = $1", [id]))[0];
const mails = async () => {
  await runMailJobs();
  return (await readOutbox()).map((mail) => [recipient(mail), mail.subject]);
};

const application = (email: string, more: object = {}) =>
  insert<{ id: number }>("expert_applications", {
    name: "Åsa Mäkelä",
    title: "Analyst",
    email,
    description: "From the application.",
    skills: ["Excel"],
    experience_years: 3,
    hourly_rate_cents: 8050,
    weekly_availability_hours: 20,
    portfolio: "https://application.example",
    location: "Turku",
    work_arrangement: ["hybrid"],
    updated_at: monday,
    ...more,
  });

const draft = (more: object = {}, fields: object = {}) => ({
  fields: {
    name: "Åsa",
    title: "",
    email: "not yet an address",
    experienceYears: 7,
    description: "Short",
    skills: ["Python"],
    skillMastery: { Python: 4 },
    hourlyRate: "95,",
    workArrangement: ["remote"],
    location: "",
    availability: "unavailable",
    portfolioUrl: "",
    ...fields,
  },
  currentStep: "skills-expertise",
  completedSteps: ["basic-info"],
  achievements: ["first-steps"],
  personalityConsent: false,
  personalityAnswers: null,
  personalityScores: null,
  ...more,
});
const start = async (as: TestUser) => (await call<OnboardingStart>(getDraft, { as })).body;
const save = <T = SavedDraft>(as: TestUser | null, body: unknown) =>
  call<T>(putDraft, { method: "PUT", body, as });
const forget = (as: TestUser | null) => call(deleteDraft, { method: "DELETE", as });

beforeEach(async () => {
  setClock(monday);
  await empty("expert_applications", "mail_messages", "experts", "users");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
});
afterEach(() => setClock(null));

describe("POST /api/experts", () => {
  it("takes what the expert has behind them, none of it needed", async () => {
    const user = await createUser();
    const behind = {
      languages: [{ language: "sv", level: "native" }],
      certificates: [{ name: "CKA", issuer: null, year: 2024 }],
    };
    const { status, body } = await create(user, behind);
    expect([status, body]).toMatchObject([201, { ...behind, caseStudies: [], education: [] }]);
  });

  it("creates the caller's profile, under review, at the end of the list, with its own counts", async () => {
    await seedExpert({ displayOrder: 7 });
    await seedExpert({ displayOrder: 90, archivedAt: monday });
    const user = await createUser();
    const { status, body } = await create(user);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      name: "Åsa Mäkelä",
      title: "Data engineer",
      email: user.email,
      phone: null,
      description: summary,
      textLanguage: "en",
      titleLanguage: "en",
      skills: ["Python", "kielimallit", "K8s", "SQL"],
      skillMastery: { Python: 5, kielimallit: 3, K8s: 4, SQL: 3 },
      hourlyRate: 95.5,
      acceptsVolumeDiscount: true,
      availability: "busy",
      availabilityConfirmedAt: "2027-03-01T06:00:00.000Z",
      isHidden: false,
      workArrangement: ["remote", "onsite"],
      location: "Jyväskylä, Finland",
      portfolioUrl: "https://asa.example",
      linkedinUrl: null,
      githubUrl: null,
      experienceYears: 7,
      profileImage: null,
      workRadius: 50,
      weeklyAvailabilityHours: null,
      displayOrder: 8,
      isActive: true,
      approvalStatus: "pending",
      emailNotifications: true,
      languages: [],
      caseLanguages: [],
      caseStudies: [],
      certificates: [],
      education: [],
      createdAt: monday.toISOString(),
    });
    expect(await row(body.id)).toMatchObject({
      user_id: user.id,
      is_public: false,
      approved_at: null,
      ai_matching_score: null,
      portfolio_analysis: null,
      portfolio_last_analyzed: null,
      // Five steps, First Steps and Portfolio Showcase; four skills are no Skill Master.
      social_points: 100 + 150 + 200 + 100 + 300 + 50 + 200,
      profile_share_count: 0,
      last_profile_share: null,
      min_matching_score: 75,
      personality_test_completed: false,
      personality_consent_at: null,
      city_key: "jyvaskyla",
      skill_keys: ["python", "llm", "kubernetes", "sql"],
    });
    expect((await row(body.id))?.reached_city_keys).toContain("jyvaskyla");
    expect(await mails()).toEqual([
      [user.email, `Your ${brand.name} profile is under review`],
      [brand.supportEmail, `New expert profile to review: ${body.name}`],
    ]);
  });

  it("is content with what is required, and has the documented defaults", async () => {
    const user = await createUser();
    const { name, title, description, workArrangement } = profile(user);
    const skills = ["Python", "SQL", "Rust"];
    const answer = await post<FullExpert>(
      createExpert,
      { name, title, email: user.email, description, skills, hourlyRate: 95, workArrangement },
      { as: user },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      availability: "available",
      experienceYears: 0,
      location: "",
      workRadius: 50,
      emailNotifications: true,
      portfolioUrl: null,
      displayOrder: 1,
    });
    expect(await row(answer.body.id)).toMatchObject({
      min_matching_score: 75,
      social_points: 600,
      personality_test_completed: false,
    });
  });

  it("is found by nobody before an administrator approves it, and then by everybody", async () => {
    const user = await createUser();
    const { id } = (await create(user)).body;
    const found = async () => [
      ...(await post<PublicExpert[]>(searchExperts, { query: "data engineer" })).body,
      ...(await call<PublicExpert[]>(listExperts)).body,
    ];
    expect(await found()).toEqual([]);
    const approval = { params: { id: String(id) }, method: "PATCH", body: { approvalStatus: "approved" } };
    expect((await call(patchExpert, { ...approval, as: user })).status).toBe(403);
    expect((await call(patchExpert, { ...approval, as: await createAdmin() })).status).toBe(200);
    expect((await found()).map((expert) => [expert.id, expert.name])).toEqual([
      [id, "Åsa M."],
      [id, "Åsa M."],
    ]);
  });

  it("stores scores with when they were agreed to, and counts the assessment", async () => {
    const user = await createUser();
    const { id } = (await create(user, { ...scores, skills: ["a", "b", "c", "d", "e"] })).body;
    expect(await row(id)).toMatchObject({
      personality_openness: 80,
      personality_conscientiousness: 0,
      personality_extraversion: 100,
      personality_agreeableness: 55,
      personality_neuroticism: null,
      personality_test_completed: true,
      personality_consent_at: monday,
      social_points: 2100,
    });
  });

  it.each([
    ["without consent", { ...scores, personalityConsent: false }],
    ["of an assessment that was not finished", { ...scores, personalityTestCompleted: false }],
  ])("stores no scores %s", async (_, more) => {
    const { id } = (await create(await createUser(), more)).body;
    expect(await row(id)).toMatchObject({
      personality_openness: null,
      personality_extraversion: null,
      personality_test_completed: false,
      personality_consent_at: null,
    });
  });

  it("is for whoever is signed in, with an address of their own that is verified", async () => {
    const user = await createUser();
    expect(await refuse(null, profile(user))).toMatchObject({ status: 401 });
    const unverified = await createUser({ isVerified: false });
    expect(await refuse(unverified, profile(unverified))).toMatchObject({
      status: 403,
      body: { message: "Please verify your email address before you create a profile." },
    });
    const other = await createUser();
    expect(await refuse(user, profile(other))).toMatchObject({
      status: 422,
      body: { fieldErrors: { email: expect.stringContaining(user.email) } },
    });
    expect([await count("experts"), await count("mail_messages")]).toEqual([0, 0]);
  });

  it.each<[object, field: string]>([
    [{ name: " " }, "name"],
    [{ title: "" }, "title"],
    [{ email: "asa" }, "email"],
    [{ description: " " }, "description"],
    [{ description: "x".repeat(5001) }, "description"],
    [{ skills: [] }, "skills"],
    [{ skills: [" ", ""] }, "skills"],
    [{ skills: "Python, SQL, Rust" }, "skills"],
    [{ skillMastery: { Python: 6 } }, "skillMastery.Python"],
    [{ hourlyRate: "" }, "hourlyRate"],
    [{ hourlyRate: "many" }, "hourlyRate"],
    [{ hourlyRate: 0.5 }, "hourlyRate"],
    [{ hourlyRate: 1001 }, "hourlyRate"],
    [{ workArrangement: [] }, "workArrangement"],
    [{ workArrangement: ["moon"] }, "workArrangement.0"],
    [{ availability: "maybe" }, "availability"],
    [{ experienceYears: 7.5 }, "experienceYears"],
    [{ experienceYears: -1 }, "experienceYears"],
    [{ portfolioUrl: "javascript:alert(1)" }, "portfolioUrl"],
    [{ profileImage: "http://example.com/a.png" }, "profileImage"],
    [{ profileImage: "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234" }, "profileImage"],
    [{ workRadius: 2001 }, "workRadius"],
    [{ minMatchingScore: 101 }, "minMatchingScore"],
    [{ personalityOpenness: 101 }, "personalityOpenness"],
    [{ personalityOpenness: "80" }, "personalityOpenness"],
    [{ name: "NUL \0" }, "name"],
    [{ skills: ["Python", "SQL", "Rust\ud800"] }, "skills.2"],
  ])("refuses %j", async (wrong, field) => {
    const user = await createUser();
    const answer = await refuse(user, profile(user, wrong));
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
    expect(await count("experts")).toBe(0);
  });

  it.each([{ approvalStatus: "approved" }, { userId: 1 }, { displayOrder: 1 }, { id: 1 }, { isAdmin: true }])(
    "refuses %j, which is not documented",
    async (extra) => {
      const user = await createUser();
      expect((await refuse(user, profile(user, extra))).status).toBe(422);
      expect(await count("experts")).toBe(0);
    },
  );

  it("makes one profile of twenty calls at once", async () => {
    const user = await createUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await count("experts")).toBe(1);
    expect(await count("mail_messages")).toBe(2);
  });

  it("gives people who create at once places of their own", async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => createUser()));
    const answers = await Promise.all(users.map((user) => create(user)));
    expect(answers.map(({ body }) => body.displayOrder).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("refuses a second profile, one of somebody else's address, and one after a removal", async () => {
    const user = await createUser();
    await create(user);
    expect(await refuse(user, profile(user))).toMatchObject({
      status: 409,
      body: { message: "You already have an expert profile." },
    });
    const [other, removed] = [await createUser(), await createUser()];
    await sql("UPDATE experts SET email = $1", [other.email]);
    expect(await refuse(other, profile(other))).toMatchObject({
      status: 409,
      body: { message: "An expert with this email already exists." },
    });
    await seedExpert({ userId: removed.id, archivedAt: monday });
    expect(await refuse(removed, profile(removed))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("has been removed") },
    });
    expect(await count("experts")).toBe(2);
  });
});

describe("an application before it", () => {
  it.each([
    ["approved", "approved", true],
    ["pending", "pending", false],
    ["rejected", "pending", false],
  ])("that is %s makes the profile %s", async (status, approvalStatus, isPublic) => {
    const user = await createUser();
    await application(user.email.toUpperCase(), { status });
    const { body } = await create(user);
    expect(body.approvalStatus).toBe(approvalStatus);
    expect(await row(body.id)).toMatchObject({
      is_public: isPublic,
      approved_at: isPublic ? monday : null,
    });
    const subject = `Your ${brand.name} profile is ${isPublic ? "published" : "under review"}`;
    const team = isPublic ? [] : [[brand.supportEmail, `New expert profile to review: ${body.name}`]];
    expect(await mails()).toEqual([[user.email, subject], ...team]);
  });

  it("does not speak for somebody whose expert was removed", async () => {
    const user = await createUser();
    const { id } = await seedExpert({ email: user.email, archivedAt: monday });
    await application(user.email, { status: "approved", expert_id: id });
    expect((await create(user)).body.approvalStatus).toBe("pending");
  });

  it("has become a profile that nobody has taken: it is taken and filled, not doubled", async () => {
    const user = await createUser();
    const made = await seedExpert({
      email: user.email.toUpperCase(),
      phone: "+358 40 555 0101",
      githubUrl: "https://github.com/asa",
      workRadius: 120,
      weeklyAvailabilityHours: 30,
      displayOrder: 4,
      title: "Analyst",
    });
    await sql("UPDATE experts SET personality_openness = 10, personality_test_completed = true");
    const { workRadius, ...sent } = profile(user);
    const { status, body } = await post<FullExpert>(createExpert, sent, { as: user });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: made.id,
      email: user.email,
      title: "Data engineer",
      skills: ["Python", "kielimallit", "K8s", "SQL"],
      phone: "+358 40 555 0101",
      githubUrl: "https://github.com/asa",
      workRadius: 120,
      weeklyAvailabilityHours: 30,
      displayOrder: 4,
      approvalStatus: "approved",
    });
    expect(await row(made.id)).toMatchObject({
      user_id: user.id,
      social_points: 1100,
      personality_openness: 10,
      skill_keys: ["python", "llm", "kubernetes", "sql"],
    });
    expect(await count("experts")).toBe(1);
    expect((await call<PublicExpert[]>(listExperts)).body).toMatchObject([{ id: made.id, name: "Åsa M." }]);
  });

  it("is linked once by twenty calls at once", async () => {
    const user = await createUser();
    const made = await seedExpert({ email: user.email, approvalStatus: "pending" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(user, scores)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await sql("SELECT id, user_id, approval_status, personality_openness FROM experts")).toEqual([
      { id: made.id, user_id: user.id, approval_status: "pending", personality_openness: 80 },
    ]);
  });

  it("gives the wizard something to begin with, by a verified address only", async () => {
    const user = await createUser({ firstName: "Åsa", lastName: "Mäkelä" });
    expect(await start(user)).toEqual({
      saved: null,
      prefill: { source: "account", fields: { name: "Åsa Mäkelä", email: user.email } },
      expertId: null,
    });
    await application(user.email.toUpperCase());
    expect((await start(user)).prefill).toEqual({
      source: "application",
      fields: {
        name: "Åsa Mäkelä",
        title: "Analyst",
        email: user.email,
        description: "From the application.",
        skills: ["Excel"],
        skillMastery: {},
        experienceYears: 3,
        hourlyRate: "80.5",
        workArrangement: ["hybrid"],
        location: "Turku",
        portfolioUrl: "https://application.example",
        availability: "available",
        languages: [],
        caseStudies: [],
        certificates: [],
        education: [],
      },
    });
    await seedExpert({ email: user.email, title: "Made by approving", availability: "busy" });
    expect((await start(user)).prefill).toMatchObject({
      source: "profile",
      fields: { title: "Made by approving", availability: "busy" },
    });
    await sql("UPDATE users SET email_verified_at = NULL");
    expect((await start(user)).prefill.source).toBe("account");
  });

  it("that was rejected is not brought up again", async () => {
    const user = await createUser();
    await application(user.email, { status: "rejected" });
    expect((await start(user)).prefill.source).toBe("account");
  });
});

describe("the draft", () => {
  it("is kept as it was typed, replaced as a whole, and forgotten", async () => {
    const user = await createUser();
    expect(await save(user, draft())).toMatchObject({
      status: 200,
      body: { updatedAt: monday.toISOString() },
    });
    expect((await start(user)).saved).toEqual({ draft: draft(), updatedAt: monday.toISOString() });
    const tuesday = new Date("2027-03-02T06:00:00Z");
    setClock(tuesday);
    const second = draft(
      { currentStep: "basic-info", completedSteps: [], achievements: [] },
      { experienceYears: "seven" },
    );
    await save(user, second);
    expect((await start(user)).saved).toEqual({ draft: second, updatedAt: tuesday.toISOString() });
    expect(await count("onboarding_drafts")).toBe(1);
    expect((await forget(user)).status).toBe(204);
    expect((await forget(user)).status).toBe(204);
    expect((await start(user)).saved).toBeNull();
  });

  it("is not overwritten by a device that has not seen it", async () => {
    const user = await createUser();
    const { body: desktop } = await save(user, { ...draft(), seen: null });
    setClock(new Date(monday.getTime() + 60_000));
    const phone = draft({}, { name: "Typed on the phone" });
    expect((await save(user, { ...phone, seen: desktop.updatedAt })).status).toBe(200);
    for (const seen of [null, desktop.updatedAt]) {
      expect(await save(user, { ...draft(), seen })).toMatchObject({
        status: 409,
        body: { reason: "draft_changed" },
      });
    }
    const { saved } = await start(user);
    expect(saved?.draft.fields.name).toBe("Typed on the phone");
    // Theirs seen, it goes over it.
    expect((await save(user, { ...draft(), seen: saved?.updatedAt })).status).toBe(200);
  });

  it("is its owner's alone", async () => {
    const [user, other, admin] = [await createUser(), await createUser(), await createAdmin()];
    await save(user, draft());
    await save(other, draft({}, { name: "Other" }));
    expect((await start(admin)).saved).toBeNull();
    expect((await start(other)).saved?.draft.fields.name).toBe("Other");
    await forget(other);
    await forget(admin);
    expect((await start(user)).saved?.draft.fields.name).toBe("Åsa");
    for (const answer of [await save(null, draft()), await forget(null), await call(getDraft)])
      expect(answer.status).toBe(401);
  });

  it("keeps personality answers with consent only", async () => {
    const user = await createUser();
    const kept = { personalityAnswers: { o1: 5, n4: 1 }, personalityScores: null };
    expect(await save<ErrorAnswer>(user, draft(kept))).toMatchObject({
      status: 422,
      body: { fieldErrors: { personalityConsent: "Personality answers are kept only with your consent" } },
    });
    expect(await count("onboarding_drafts")).toBe(0);
    await save(user, draft({ ...kept, personalityConsent: true }));
    expect((await start(user)).saved?.draft.personalityAnswers).toEqual({ o1: 5, n4: 1 });
    await save(user, draft());
    expect((await sql("SELECT personality_answers, draft FROM onboarding_drafts"))[0]).toMatchObject({
      personality_answers: null,
      draft: { personalityScores: null, personalityConsent: false },
    });
  });

  it.each([
    [{ personalityConsent: true, personalityAnswers: { o1: 6 } }],
    [{ personalityConsent: true, personalityAnswers: { x1: 1 } }],
    [{ currentStep: "seventh" }],
    [{ completedSteps: ["basic-info", "everything"] }],
    [{ extra: 1 }],
    [{ fields: { ...draft().fields, name: 7 } }],
    [{ fields: { ...draft().fields, isAdmin: true } }],
    [{ fields: { ...draft().fields, description: "x".repeat(20_001) } }],
  ])("refuses %j", async (wrong) => {
    const user = await createUser();
    expect((await save(user, draft(wrong))).status).toBe(422);
    expect(await count("onboarding_drafts")).toBe(0);
  });

  it("keeps a list whose fields have names that the database could not hold", async () => {
    const user = await createUser();
    const languages = [{ "a\u0000": "x", "\ud800b": "y" }];
    expect((await save(user, draft({}, { languages }))).status).toBe(200);
    expect((await start(user)).saved?.draft.fields.languages).toEqual([{ a: "x", b: "y" }]);
  });

  it("loses what the database cannot keep, and nothing else", async () => {
    const user = await createUser();
    await save(user, draft({}, { name: "a\0b\ud800c😀", description: "x".repeat(20_000) }));
    const fields = (await start(user)).saved?.draft.fields;
    expect([fields?.name, fields?.description.length]).toEqual(["abc😀", 20_000]);
  });

  it("of an earlier form of the wizard is none", async () => {
    const user = await createUser();
    await insert("onboarding_drafts", {
      user_id: user.id,
      draft: JSON.stringify({ name: "Åsa" }),
      completed_steps: [],
      achievements: [],
      updated_at: monday,
    });
    expect((await start(user)).saved).toBeNull();
  });

  it("ends with the profile, and a late save does not bring it back", async () => {
    const user = await createUser();
    await save(user, draft());
    const { id } = (await create(user)).body;
    expect(await count("onboarding_drafts")).toBe(0);
    expect((await save(user, draft())).status).toBe(409);
    expect(await start(user)).toMatchObject({ saved: null, expertId: id });
    expect(await count("onboarding_drafts")).toBe(0);
  });

  it("is gone however saving and creating meet", async () => {
    const user = await createUser();
    const [created] = await Promise.all([
      create(user),
      ...Array.from({ length: 10 }, () => save(user, draft())),
    ]);
    expect(created.status).toBe(201);
    expect(await count("onboarding_drafts")).toBe(0);
  });
});
