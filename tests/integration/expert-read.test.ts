import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { GET as listExperts } from "@/app/api/experts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { GET as listSkills } from "@/app/api/skills/route";
import { GET as getStats } from "@/app/api/stats/route";
import type { FullExpert, PublicExpert, SkillFilterItem, Stats } from "@/lib/features/experts/schemas";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

const read = <T = PublicExpert>(id: number | string, as: TestUser | null = null) =>
  call<T>(getExpert, { path: `/api/experts/${id}`, params: { id: String(id) }, as });

/** Fields of the full record that a visitor never sees. */
const privateFields = [
  "email",
  "phone",
  "weeklyAvailabilityHours",
  "portfolioUrl",
  "linkedinUrl",
  "githubUrl",
  "displayOrder",
  "isActive",
  "isHidden",
  "approvalStatus",
  "emailNotifications",
  "createdAt",
];

beforeEach(() => empty("experts", "users", "projects"));

describe("GET /api/experts/{id}", () => {
  const details = {
    name: "Aino Maria Zzsecretname",
    email: "Aino.Zzsecretname@example.com",
    phone: "+358 40 555 0101",
    title: "Machine learning engineer",
    description: "Forecasts that planners trust.",
    skills: ["Python", "Machine Learning"],
    skillMastery: { Python: 5, "Machine Learning": 4 },
    experienceYears: 9,
    hourlyRate: 95.5,
    location: "Tampere, Finland",
    workRadius: null,
    weeklyAvailabilityHours: 30,
    availability: "next_week",
    workArrangement: ["remote", "hybrid"],
    portfolioUrl: "https://example.com/zzsecretname",
    linkedinUrl: "https://www.linkedin.com/in/zzsecretname",
    githubUrl: "https://github.com/zzsecretname",
  } as const;
  const create = (more: Parameters<typeof createExpert>[0] = {}) =>
    createExpert({
      ...details,
      skills: [...details.skills],
      workArrangement: [...details.workArrangement],
      ...more,
    });

  it("shows a visitor the public record and nothing else", async () => {
    const { id } = await create();
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      name: "Aino Z.",
      title: "Machine learning engineer",
      description: "Forecasts that planners trust.",
      textLanguage: null,
      titleLanguage: null,
      profileImage: null,
      skills: ["Python", "Machine Learning"],
      skillMastery: { Python: 5, "Machine Learning": 4 },
      availability: "next_week",
      location: "Tampere, Finland",
      workRadius: null,
      workArrangement: ["remote", "hybrid"],
      hourlyRate: 95.5,
      acceptsVolumeDiscount: true,
      experienceYears: 9,
      languages: [],
      availabilityConfirmedAt: expect.any(String),
      caseLanguages: [],
      caseStudies: [],
      certificates: [],
      education: [],
    });
  });

  it("shows a signed-in stranger no more than a visitor", async () => {
    const { id } = await create();
    const stranger = await createUser({ email: "stranger@example.com" });
    expect((await read(id, stranger)).body).toEqual((await read(id)).body);
  });

  it("shows the owner and an administrator the full record", async () => {
    const owner = await createUser();
    const { id } = await create({ userId: owner.id });
    for (const viewer of [owner, await createAdmin()]) {
      const { status, body } = await read<FullExpert>(id, viewer);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: "Aino Maria Zzsecretname",
        email: "Aino.Zzsecretname@example.com",
        phone: "+358 40 555 0101",
        weeklyAvailabilityHours: 30,
        isActive: true,
        approvalStatus: "approved",
      });
      for (const field of privateFields) expect(body).toHaveProperty(field);
    }
  });

  it("takes the same verified e-mail for ownership, in any case, and an unverified one for nothing", async () => {
    const { id } = await create();
    const email = "aino.zzsecretname@example.com";
    const owner = await createUser({ email });
    expect((await read(id, owner)).body).toHaveProperty("phone");
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [owner.id]);
    expect((await read(id, owner)).body).not.toHaveProperty("phone");
  });

  it("takes the same e-mail for nothing once the expert is linked to another account", async () => {
    const linked = await createUser({ email: "linked@example.com" });
    const { id } = await create({ userId: linked.id });
    const sameEmail = await createUser({ email: "aino.zzsecretname@example.com" });
    expect((await read(id, sameEmail)).body).not.toHaveProperty("phone");
  });

  it("takes the same name for nothing", async () => {
    const { id } = await create();
    const namesake = await createUser({
      firstName: "Aino Maria",
      lastName: "Zzsecretname",
      email: "other@example.com",
    });
    expect((await read(id, namesake)).body).not.toHaveProperty("phone");
  });

  it.each([
    ["pending", { approvalStatus: "pending" }],
    ["rejected", { approvalStatus: "rejected" }],
    ["inactive", { isActive: false }],
  ] as const)("keeps a %s expert for the owner and administrators", async (_name, hidden) => {
    const owner = await createUser();
    const { id } = await create({ userId: owner.id, ...hidden });
    expect(await read(id)).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "Expert not found" },
    });
    expect(await read(id, await createUser())).toMatchObject({ status: 404 });
    expect((await read(id, owner)).status).toBe(200);
    expect((await read(id, await createAdmin())).status).toBe(200);
  });

  it("keeps an archived expert for administrators", async () => {
    const owner = await createUser();
    const { id } = await create({ userId: owner.id, archivedAt: new Date() });
    expect((await read(id)).status).toBe(404);
    expect((await read(id, owner)).status).toBe(404);
    expect((await read(id, await createAdmin())).status).toBe(200);
  });

  it("answers 404 alike for what does not exist and for what is hidden", async () => {
    const { id } = await create({ approvalStatus: "pending" });
    const [hidden, missing] = [await read(id), await read(id + 1000)];
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
  });

  it.each(["0", "-1", "01", "1.5", "1e3", "abc", "", "2147483648", "99999999999", "1 OR 1=1", "../1", "%00"])(
    "answers 404 for the path '%s'",
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    },
  );

  it.each([
    [
      "a token signed with another key",
      async () => "next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c",
    ],
    ["a session ended by a password change", async () => null],
  ])("treats %s as a visitor", async (_name, cookie) => {
    const owner = await createUser();
    const { id } = await create({ userId: owner.id });
    await sql("UPDATE users SET session_version = 2 WHERE id = $1", [owner.id]);
    const header = await cookie();
    const answer = await call<PublicExpert>(getExpert, {
      params: { id: String(id) },
      ...(header ? { headers: { cookie: header } } : { as: owner }),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty("email");
  });
});

describe("GET /api/experts", () => {
  it("gives an administrator everybody who is not archived, with the full records", async () => {
    const admin = await createAdmin();
    const { id: approved } = await createExpert({ displayOrder: 2 });
    const { id: pending } = await createExpert({ displayOrder: 1, approvalStatus: "pending" });
    const { id: inactive } = await createExpert({ displayOrder: 3, isActive: false });
    await createExpert({ displayOrder: 4, archivedAt: new Date() });
    const pages = await readAllPages((cursor) =>
      call<FullExpert[]>(listExperts, { as: admin, query: { limit: "1", ...(cursor ? { cursor } : {}) } }),
    );
    const experts = pages.flat();
    expect(experts.map(({ id }) => id)).toEqual([pending, approved, inactive]);
    expect(experts[0]).toMatchObject({ approvalStatus: "pending", email: expect.stringContaining("@") });
    const whole = await call<FullExpert[]>(listExperts, { as: admin });
    expect(whole.headers.get("x-total-count")).toBe("3");
  });

  it("shows everybody else the public ones with their public records", async () => {
    const owner = await createUser();
    await createExpert({ userId: owner.id });
    await createExpert({ approvalStatus: "pending" });
    for (const as of [null, owner]) {
      const { body, headers } = await call<PublicExpert[]>(listExperts, { as });
      expect(body).toHaveLength(1);
      for (const field of privateFields) expect(body[0]).not.toHaveProperty(field);
      expect(headers.get("x-total-count")).toBe("1");
    }
  });

  it("answers an empty list where there is nobody", async () => {
    const answer = await call<PublicExpert[]>(listExperts);
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get("x-total-count")).toBe("0");
    expect(answer.headers.get("link")).toBeNull();
  });
});

it("takes an expert out of every public answer as soon as it is hidden, and back", async () => {
  const { id } = await createExpert({ skills: ["Rowing Coaching"] });
  const isVisible = async () => {
    const answers = [
      (await call<PublicExpert[]>(listExperts)).body.length === 1,
      (await post<PublicExpert[]>(searchExperts, { query: "rowing" })).body.length === 1,
      (await post<PublicExpert[]>(searchExperts, { skills: ["Rowing Coaching"] })).body.length === 1,
      (await read(id)).status === 200,
      (await call<SkillFilterItem[]>(listSkills)).body.length === 1,
      (await call<Stats>(getStats)).body.totalExperts === 1,
    ];
    expect(new Set(answers).size).toBe(1);
    return answers[0];
  };
  expect(await isVisible()).toBe(true);
  for (const [hide, show] of [
    ["is_active = false", "is_active = true"],
    ["approval_status = 'pending'", "approval_status = 'approved'"],
    ["approval_status = 'rejected'", "approval_status = 'approved'"],
    ["archived_at = now()", "archived_at = NULL"],
  ]) {
    await sql(`UPDATE experts SET ${hide} WHERE id = $1`, [id]);
    expect(await isVisible()).toBe(false);
    await sql(`UPDATE experts SET ${show} WHERE id = $1`, [id]);
    expect(await isVisible()).toBe(true);
  }
});

describe("GET /api/skills", () => {
  it("counts each skill's public experts, the commonest first", async () => {
    await createExpert({ skills: ["Python", "koneoppiminen"] });
    await createExpert({ skills: ["python", "Rowing Coaching"] });
    await createExpert({ skills: ["Python", "Rust"], approvalStatus: "pending" });
    const { status, body } = await call<SkillFilterItem[]>(listSkills);
    expect(status).toBe(200);
    expect(body).toEqual([
      { id: "python", label: "Python", count: 2 },
      // Called as the card calls it, so that every skill of a card is in the list.
      { id: "machine-learning", label: "koneoppiminen", count: 1 },
      { id: "rowing-coaching", label: "Rowing Coaching", count: 1 },
    ]);
  });
});

describe("GET /api/stats", () => {
  it("counts what is public, and pending projects for administrators alone", async () => {
    const { id } = await createExpert();
    await createExpert({ availability: "busy" });
    await createExpert({ approvalStatus: "pending" });
    await createProject();
    await createProject({ approvalStatus: "pending" });
    await createProject({ approvalStatus: "pending" });
    await createProject({ approvalStatus: "rejected" });
    await createProject({ isActive: false });
    await createProject({ kind: "engagement", expertId: id });
    const visible = { totalExperts: 2, availableExperts: 1, totalProjects: 1, successRate: null };
    expect((await call<Stats>(getStats)).body).toEqual(visible);
    expect((await call<Stats>(getStats, { as: await createUser() })).body).toEqual(visible);
    expect((await call<Stats>(getStats, { as: await createAdmin() })).body).toEqual({
      ...visible,
      pendingProjects: 2,
    });
  });

  it.each([
    [[], null],
    [["open"], null],
    [["completed"], 100],
    [["cancelled"], 0],
    [["completed", "completed", "cancelled", "open"], 67],
  ] as const)("rates %j as %p per cent", async (outcomes, rate) => {
    const { id } = await createExpert();
    for (const outcome of outcomes) await createProject({ kind: "engagement", expertId: id, outcome });
    expect((await call<Stats>(getStats)).body.successRate).toBe(rate);
  });
});
