import { GET as getExpert, PATCH as patchExpert, PUT as putExpert } from "@/app/api/experts/[id]/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createUser,
  type ExpertOptions,
  type TestUser,
} from "@/tests/support/factories";

type Method = "PATCH" | "PUT";
const handlers = { PATCH: patchExpert, PUT: putExpert };

const change = <T = FullExpert>(id: number, body: unknown, as: TestUser | null, method: Method = "PATCH") =>
  call<T>(handlers[method], {
    method,
    path: `/api/experts/${id}`,
    params: { id: String(id) },
    body,
    as,
  });
const refuse = (id: number, body: unknown, as: TestUser | null, method: Method = "PATCH") =>
  change<ErrorAnswer>(id, body, as, method);

const stored = async (id: number) => (await sql("SELECT * FROM experts WHERE id = $1", [id]))[0];

async function ownedExpert(options: ExpertOptions = {}) {
  const owner = await createUser();
  const expert = await createExpert({ userId: owner.id, ...options });
  return { owner, id: expert.id };
}

/** What an owner can change, one valid value each, and how the answer shows it. */
const ownerFields: [field: string, value: unknown, shown: unknown][] = [
  ["name", " Päivi Öhman ", "Päivi Öhman"],
  ["title", "Data engineer", "Data engineer"],
  ["description", "Pipelines.", "Pipelines."],
  ["skillMastery", { python: 5 }, { Python: 5 }],
  ["skills", ["Rust", "K8s", "Kubernetes"], ["Rust", "K8s"]],
  ["experienceYears", 12, 12],
  ["hourlyRate", "120,50", 120.5],
  ["location", "Turku", "Turku"],
  ["location", null, ""],
  ["workRadius", 120, 120],
  ["workRadius", null, null],
  ["weeklyAvailabilityHours", 20, 20],
  ["weeklyAvailabilityHours", null, null],
  ["availability", "unavailable", "busy"],
  ["workArrangement", ["on-site", "remote"], ["onsite", "remote"]],
  ["portfolioUrl", "example.com/paivi", "https://example.com/paivi"],
  ["portfolioUrl", null, null],
  ["linkedinUrl", "https://www.linkedin.com/in/paivi", "https://www.linkedin.com/in/paivi"],
  ["githubUrl", "", null],
  ["phone", "+358 40 555 0101", "+358 40 555 0101"],
  ["phone", null, null],
  ["profileImage", " https://example.com/p.jpg ", "https://example.com/p.jpg"],
  ["profileImage", null, null],
  ["emailNotifications", false, false],
];

const adminFields: [field: string, value: unknown][] = [
  ["email", "new.address@example.com"],
  ["approvalStatus", "rejected"],
  ["isActive", false],
  ["displayOrder", 4],
];

beforeEach(() => empty("experts", "users"));
afterEach(() => setClock(null));

describe.each(["PATCH", "PUT"] as const)("%s /api/experts/{id}", (method) => {
  it.each(ownerFields)("lets the owner set %s to %j", async (field, value, shown) => {
    const { owner, id } = await ownedExpert({
      phone: "040",
      portfolioUrl: "https://example.com",
      githubUrl: "https://github.com/x",
      weeklyAvailabilityHours: 30,
    });
    const before = (await call<FullExpert>(getExpert, { params: { id: String(id) }, as: owner })).body;
    const { status, body } = await change(id, { [field]: value }, owner, method);
    expect(status).toBe(200);
    // Levels belong to skills: with new skills the old levels are gone.
    // What is said of one's time is confirmed by saying it (deal K5).
    const isTime = field === "availability" || field === "weeklyAvailabilityHours";
    const follows = {
      ...(field === "skills" ? { skillMastery: {} } : {}),
      // Too short to say what it is written in.
      ...(field === "description" ? { textLanguage: null, titleLanguage: null } : {}),
      ...(isTime ? { availabilityConfirmedAt: expect.any(String) } : {}),
    };
    expect(body).toEqual({ ...before, [field]: shown, ...follows });
    expect((await call<FullExpert>(getExpert, { params: { id: String(id) }, as: owner })).body).toEqual(body);
  });

  it.each(adminFields)("lets an administrator set %s, and nobody else", async (field, value) => {
    const { owner, id } = await ownedExpert();
    // So that there is a fourth place to move to.
    for (let count = 1; count < 5; count += 1) await createExpert();
    const before = await stored(id);
    const refused = await refuse(id, { title: "Hacker", [field]: value }, owner, method);
    expect(refused).toMatchObject({
      status: 403,
      body: {
        code: "forbidden",
        message: `Only an administrator may change this: ${field}.`,
        fieldErrors: { [field]: "Only an administrator may change this." },
      },
    });
    expect(await stored(id)).toEqual(before);
    const { status, body } = await change(id, { [field]: value }, await createAdmin(), method);
    expect(status).toBe(200);
    expect(body).toMatchObject({ [field]: value });
  });

  it("lets an administrator set what an owner can", async () => {
    const { id } = await ownedExpert();
    const admin = await createAdmin();
    for (const [field, value, shown] of ownerFields) {
      const { status, body } = await change(id, { [field]: value }, admin, method);
      expect([field, status]).toEqual([field, 200]);
      expect(body).toMatchObject({ [field]: shown });
    }
  });

  it("refuses an owner's forbidden field even where it would change nothing", async () => {
    const { owner, id } = await ownedExpert({ displayOrder: 3 });
    expect((await refuse(id, { displayOrder: 3 }, owner, method)).status).toBe(403);
  });

  it.each([
    [{ hourlyRate: 0 }, "hourlyRate"],
    [{ hourlyRate: "many" }, "hourlyRate"],
    [{ hourlyRate: null }, "hourlyRate"],
    [{ name: null }, "name"],
    [{ workRadius: 2001 }, "workRadius"],
    [{ workArrangement: [] }, "workArrangement"],
    [{ skills: ["Python", "🙂"] }, "skills.1"],
    [{ portfolioUrl: "javascript:alert(1)" }, "portfolioUrl"],
    [{ profileImage: "http://example.com/a.png" }, "profileImage"],
  ])("refuses %j as a whole", async (wrong, field) => {
    const { owner, id } = await ownedExpert();
    const before = await stored(id);
    const answer = await refuse(id, { title: "New title", ...wrong }, owner, method);
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
    expect(await stored(id)).toEqual(before);
  });

  it("refuses fields that nobody sets", async () => {
    const { id } = await ownedExpert();
    const before = await stored(id);
    const admin = await createAdmin();
    for (const field of ["id", "userId", "socialPoints", "aiMatchingScore", "approvedAt", "publicName"]) {
      expect(await refuse(id, { [field]: 1 }, admin, method)).toMatchObject({
        status: 422,
        body: { message: `Unrecognized key: "${field}"` },
      });
    }
    expect(await stored(id)).toEqual(before);
  });

  it("looks the same for a foreign and a missing expert, and asks a guest to sign in", async () => {
    const { id } = await ownedExpert();
    const before = await stored(id);
    const stranger = await createUser();
    await createExpert({ userId: stranger.id });
    const foreign = await refuse(id, { title: "Mine now" }, stranger, method);
    const missing = await refuse(id + 1000, { title: "Mine now" }, stranger, method);
    expect(foreign).toMatchObject({ status: 404, body: { code: "not_found", message: "Expert not found" } });
    expect(missing.body).toEqual(foreign.body);
    // Not even a forbidden field tells that it exists.
    expect((await refuse(id, { isActive: false }, stranger, method)).body).toEqual(foreign.body);
    expect(await refuse(id, { title: "Mine now" }, null, method)).toMatchObject({ status: 401 });
    expect(await stored(id)).toEqual(before);
  });

  it("does nothing for an empty change", async () => {
    const { owner, id } = await ownedExpert();
    const before = await stored(id);
    const { status, body } = await change(id, {}, owner, method);
    expect(status).toBe(200);
    expect(body.id).toBe(id);
    expect(await stored(id)).toEqual(before);
  });
});

describe("ownership (decisions A7)", () => {
  it("takes the same verified e-mail, in any case, and an unverified one for nothing", async () => {
    const { id } = await createExpert({ email: "Aino@Example.com" });
    const owner = await createUser({ email: "aino@example.com" });
    expect((await change(id, { title: "Analyst" }, owner)).status).toBe(200);
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [owner.id]);
    expect((await refuse(id, { title: "Thief" }, owner)).status).toBe(404);
    expect((await stored(id))?.title).toBe("Analyst");
  });

  it("takes the same e-mail for nothing once another account is linked", async () => {
    const { id } = await ownedExpert({ email: "aino@example.com" });
    const sameEmail = await createUser({ email: "aino@example.com" });
    expect((await refuse(id, { title: "Thief" }, sameEmail)).status).toBe(404);
  });

  it("lets the owner change a profile under review, and nobody an archived one", async () => {
    const { owner, id } = await ownedExpert({ approvalStatus: "pending" });
    expect((await change(id, { title: "Analyst" }, owner)).status).toBe(200);
    await sql("UPDATE experts SET archived_at = now() WHERE id = $1", [id]);
    expect((await refuse(id, { title: "Ghost" }, owner)).status).toBe(404);
    expect(await refuse(id, { title: "Ghost" }, await createAdmin())).toMatchObject({
      status: 409,
      body: { message: "This expert is archived and can no longer be changed." },
    });
    expect((await stored(id))?.title).toBe("Analyst");
  });
});

describe("what follows from a change", () => {
  it("derives keys, city and approval time", async () => {
    const { id } = await ownedExpert({ approvalStatus: "pending", skillMastery: { Python: 5 } });
    const approvedAt = new Date("2027-03-01T10:00:00Z");
    setClock(approvedAt);
    const body = {
      skills: ["python", "kielimallit"],
      location: "Åbo",
      workRadius: 12,
      approvalStatus: "approved",
    };
    expect((await change(id, body, await createAdmin())).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      skills: ["python", "kielimallit"],
      skill_keys: ["python", "llm"],
      skill_mastery: { python: 5 },
      city_key: "turku",
      reached_city_keys: ["turku", "kaarina", "raisio", "lieto", "varsinais-suomi"],
      approved_at: approvedAt,
      updated_at: approvedAt,
    });
    setClock(null);
    await change(id, { approvalStatus: "rejected" }, await createAdmin());
    expect(await stored(id)).toMatchObject({ approved_at: null, approval_status: "rejected" });
  });

  it("is found by search and seen by visitors at once", async () => {
    const { owner, id } = await ownedExpert({ name: "Aino Virtanen" });
    const found = async (query: string) =>
      (await post<PublicExpert[]>(searchExperts, { query })).body.map((expert) => expert.id);
    expect(await found("glaciology")).toEqual([]);
    await change(id, { title: "Glaciology modeller", name: "Helmi Ranta", hourlyRate: 64 }, owner);
    expect(await found("glaciology")).toEqual([id]);
    const visitor = await call<PublicExpert>(getExpert, { params: { id: String(id) } });
    expect(visitor.body).toMatchObject({ name: "Helmi R.", title: "Glaciology modeller", hourlyRate: 64 });
    expect(visitor.body).not.toHaveProperty("email");
    await change(id, { isActive: false }, await createAdmin());
    expect(await found("glaciology")).toEqual([]);
  });

  it("tells waiting pages which expert changed", async () => {
    const { owner, id } = await ownedExpert();
    const { Client } = await import("pg");
    const listener = new Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const told = new Promise<string | undefined>((resolve) =>
      listener.once("notification", ({ payload }) => resolve(payload)),
    );
    await listener.query("LISTEN osaaja_changed");
    await change(id, { availability: "next_week" }, owner);
    expect(await told).toBe(`experts,expert-${id}`);
    await listener.end();
  });

  it("refuses another expert's e-mail, in any case", async () => {
    await createExpert({ email: "taken@example.com" });
    const { id } = await ownedExpert();
    const before = await stored(id);
    const answer = await refuse(id, { email: "Taken@Example.com", title: "New" }, await createAdmin());
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "An expert with this email already exists." },
    });
    expect(await stored(id)).toEqual(before);
  });

  it("loses nothing when two people change different fields at once", async () => {
    const { owner, id } = await ownedExpert({
      skills: ["Python", "Rust"],
      skillMastery: { Python: 1, Rust: 1 },
    });
    const admin = await createAdmin();
    const answers = await Promise.all([
      change(id, { title: "Analyst" }, owner),
      change(id, { hourlyRate: 130 }, admin),
      change(id, { skills: ["Rust", "Go"] }, owner),
      change(id, { skillMastery: { Rust: 5, Python: 5, Go: 2 } }, admin),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const row = await stored(id);
    expect(row).toMatchObject({ title: "Analyst", hourly_rate_cents: 13_000, skills: ["Rust", "Go"] });
    // Whichever came first, no level is left for a skill that is gone.
    expect(Object.keys(row?.skill_mastery)).toEqual(expect.arrayContaining(["Rust"]));
    expect(Object.keys(row?.skill_mastery)).not.toContain("Python");
  });
});
