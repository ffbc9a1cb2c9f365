import { GET as getProject } from "@/app/api/projects/[id]/route";
import { GET as listProjects } from "@/app/api/projects/route";
import type { PublicProject } from "@/lib/features/postings/schemas";
import {
  firstProjectPage,
  projectSitemapPart,
  skillDemand,
} from "@/lib/features/postings/server/cached-reads";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createProject, createUser } from "@/tests/support/factories";
import { nextCursor, readAllPages } from "@/tests/support/paging";

const list = (query: Record<string, string> = {}) => call<PublicProject[]>(listProjects, { query });
const one = (id: number | string) =>
  call<PublicProject & { code?: string }>(getProject, { params: { id: String(id) } });
const day = (number: number) => new Date(Date.UTC(2027, 0, number, 12, 30, 15, 123));

beforeEach(() => empty("projects", "experts", "users"));

describe("GET /api/projects", () => {
  it("answers the public fields of a posting, and no others", async () => {
    const { id } = await createProject({ title: "Forecast", createdAt: day(3), customerPhone: "+358 40 1" });
    await sql(
      `UPDATE projects SET customer_company = 'Pohjola Oy', hourly_rate_min_cents = 8050,
        hourly_rate_max_cents = 12000, fixed_budget_min_cents = 0, fixed_budget_max_cents = 1000000000,
        duration_months = 3, hours_per_week = 20, industry = 'Retail', deliverables = '{Model}'`,
    );
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe("1");
    expect(headers.get("link")).toBeNull();
    expect(body).toEqual([
      {
        id,
        title: "Forecast",
        description: expect.stringContaining("120 shops"),
        textLanguage: null,
        requiredSkills: ["Python", "Data Engineering"],
        isActive: true,
        approvalStatus: "approved",
        location: "Remote",
        workArrangement: ["remote"],
        experienceRequired: "junior",
        durationMonths: 3,
        hoursPerWeek: 20,
        customerCompany: "Pohjola Oy",
        companyVerifiedBy: null,
        budgetType: "hourly",
        hourlyRateMin: 80.5,
        hourlyRateMax: 120,
        fixedBudgetMin: 0,
        fixedBudgetMax: 10_000_000,
        urgency: "normal",
        industry: "Retail",
        projectCategory: "development",
        deliverables: ["Model"],
        teamSize: 1,
        createdAt: day(3).toISOString(),
      },
    ]);
  });

  it("comes by display order, then newest, then the later id", async () => {
    const ids: Record<string, number> = {};
    for (const [name, displayOrder, createdAt] of [
      ["last", 3, day(9)],
      ["old", 1, day(1)],
      ["new", 1, day(5)],
      ["twin", 1, day(5)],
      ["second", 2, day(1)],
    ] as const) {
      ({ id: ids[name] = 0 } = await createProject({ displayOrder, createdAt }));
    }
    const expected = ["twin", "new", "old", "second", "last"].map((name) => ids[name]);
    expect((await list()).body.map(({ id }) => id)).toEqual(expected);
  });

  it.each([1, 2, 3, 7, 500])("comes whole and without repeats in pages of %i", async (limit) => {
    for (let index = 0; index < 13; index += 1)
      await createProject({ displayOrder: 1 + (index % 3), createdAt: day(1 + (index % 4)) });
    const all = (await list()).body.map(({ id }) => id);
    const pages = await readAllPages((cursor) =>
      list({ limit: String(limit), ...(cursor ? { cursor } : {}) }),
    );
    expect(pages.flat().map(({ id }) => id)).toEqual(all);
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    expect(all).toHaveLength(13);
  });

  it("says the whole list's size on every page and what continues it", async () => {
    for (let index = 0; index < 3; index += 1) await createProject();
    const first = await list({ limit: "2" });
    expect(first.headers.get("x-total-count")).toBe("3");
    expect(first.headers.get("link")).toMatch(/^<\/api\/projects\?cursor=[\w-]+&limit=2>; rel="next"$/);
    const cursor = nextCursor(first) ?? "";
    expect((await list({ limit: "2", cursor })).headers.get("x-total-count")).toBe("3");
    // What the cursor stood behind is gone: an empty page still tells the size.
    await sql("DELETE FROM projects WHERE id <> $1", [first.body[0]?.id]);
    const rest = await list({ limit: "2", cursor });
    expect([rest.body, rest.headers.get("x-total-count")]).toEqual([[], "1"]);
  });

  it("answers an empty list where there is none", async () => {
    const { body, headers } = await list();
    expect([body, headers.get("x-total-count")]).toEqual([[], "0"]);
  });

  it.each([
    [{ limit: "0" }],
    [{ limit: "501" }],
    [{ limit: "many" }],
    [{ cursor: "nonsense" }],
    [{ cursor: "x".repeat(201) }],
    [{ offset: "5" }],
  ])("refuses %j with 400", async (query) => {
    expect(await list(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
  });
});

describe("what is not public", () => {
  it.each([
    ["a private engagement", { kind: "engagement" }],
    ["a posting under review", { approvalStatus: "pending" }],
    ["a rejected posting", { approvalStatus: "rejected" }],
    ["a hidden posting", { isActive: false }],
  ] as const)("%s is nowhere, for nobody", async (_name, options) => {
    const [shown, user, admin] = [await createProject(), await createUser(), await createAdmin()];
    const expertId = "kind" in options ? (await createExpert()).id : null;
    const { id } = await createProject({ ...options, expertId });
    for (const as of [null, user, admin]) {
      const { body, headers } = await call<PublicProject[]>(listProjects, { as });
      expect([body.map((project) => project.id), headers.get("x-total-count")]).toEqual([[shown.id], "1"]);
      expect(await call(getProject, { params: { id: String(id) }, as })).toMatchObject({
        status: 404,
        body: { code: "not_found", message: "Project not found" },
      });
    }
    // What the pages and the sitemap are made of.
    expect((await firstProjectPage()).projects.map((project) => project.id)).toEqual([shown.id]);
    expect((await projectSitemapPart(0, 10_000_000)).map((entry) => entry.id)).toEqual([shown.id]);
  });
});

describe("What open projects ask for", () => {
  it("is counted by skill, under any of its names, of public ones only", async () => {
    await createProject({ skills: ["Kubernetes", "Python"] });
    await createProject({ skills: ["K8s"] });
    await createProject({ skills: ["Python"], isActive: false });
    expect(await skillDemand()).toEqual({ projects: 2, bySkill: { kubernetes: 2, python: 1 } });
  });
});

describe("GET /api/projects/{id}", () => {
  it("answers what the list has of it", async () => {
    const { id } = await createProject();
    const { status, body } = await one(id);
    expect(status).toBe(200);
    expect(body).toEqual((await list()).body[0]);
  });

  it.each(["0", "-1", "01", "abc", "2147483648", "99999999999"])("does not know %s", async (id) => {
    expect(await one(id)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});
