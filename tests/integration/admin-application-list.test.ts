import { parse } from "csv-parse/sync";
import { GET as exportApplications } from "@/app/api/admin/exports/expert-applications/route";
import { GET as listApplications } from "@/app/api/expert-applications/route";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { setClock } from "@/lib/server/clock";
import { reviewDueAt } from "@/lib/shared/review-due";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createExpertApplication,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

let admin: TestUser;

beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("expert_applications", "experts", "users");
  admin = await createAdmin();
});

const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<ExpertApplication[]>(listApplications, { path: "/api/expert-applications", query, as });
const names = async (query: Record<string, string> = {}) => (await list(query)).body.map(({ name }) => name);
const day = (number: number) => new Date(`2027-02-${String(number).padStart(2, "0")}T08:00:00Z`);

async function createFour() {
  await createExpertApplication({ name: "Old Rejected", status: "rejected", createdAt: day(1) });
  await createExpertApplication({ name: "Waits Shorter", createdAt: day(10), experienceYears: 12 });
  await createExpertApplication({ name: "New Approved", status: "approved", createdAt: day(12) });
  await createExpertApplication({
    name: "Waits Longest",
    title: "Åbo analyst",
    createdAt: day(3),
    location: "Turku",
    skills: ["Rust"],
  });
}

describe("GET /api/expert-applications", () => {
  it("answers an empty array without any", async () => {
    const answer = await list();
    expect(answer.body).toEqual([]);
    expect(answer.headers.get("x-total-count")).toBe("0");
    expect(answer.headers.get("link")).toBeNull();
  });

  it("answers every field that a reviewer needs", async () => {
    const { id: expertId } = await createExpert({ email: "asa@example.FI", approvalStatus: "pending" });
    const { id } = await createExpertApplication({
      ...{ name: "Åsa Mäkelä", email: "Asa@example.fi", phone: "+358 40 123 4567", hourlyRate: 95.5 },
      createdAt: day(8),
    });
    expect((await list()).body).toEqual([
      {
        id,
        name: "Åsa Mäkelä",
        title: "Data Engineer",
        email: "Asa@example.fi",
        phone: "+358 40 123 4567",
        description: "Builds data platforms that others can maintain.",
        textLanguage: "en",
        notesLanguage: null,
        skills: ["Python", "SQL"],
        experienceYears: 6,
        hourlyRate: 95.5,
        weeklyAvailabilityHours: 20,
        location: null,
        workRadius: 50,
        workArrangement: ["remote"],
        portfolio: null,
        linkedinUrl: null,
        githubUrl: null,
        resume: null,
        status: "pending",
        resubmittedAt: null,
        reviewNotes: null,
        reviewedAt: null,
        reviewedBy: null,
        expertId: null,
        existingExpert: { id: expertId, approvalStatus: "pending" },
        createdAt: day(8).toISOString(),
        updatedAt: expect.any(String),
        dueAt: reviewDueAt("application", day(8)).toISOString(),
      },
    ]);
  });

  it("is not broken by a row without its lists", async () => {
    await createExpertApplication();
    await sql("UPDATE expert_applications SET skills = NULL, work_arrangement = NULL");
    expect((await list()).body).toMatchObject([{ skills: [], workArrangement: [] }]);
  });

  it("shows what waits first, the longest wait leading, then the newest", async () => {
    await createFour();
    const { body, headers } = await list();
    expect(body.map(({ name }) => name)).toEqual([
      "Waits Longest",
      "Waits Shorter",
      "New Approved",
      "Old Rejected",
    ]);
    expect(headers.get("x-total-count")).toBe("4");
    expect(body.map(({ dueAt }) => dueAt === null)).toEqual([false, false, true, true]);
  });

  it.each([
    ["by state", { status: "pending" }, ["Waits Longest", "Waits Shorter"]],
    ["by a word of the name", { q: "new" }, ["New Approved"]],
    ["by letters beyond ASCII, in any case", { q: "åBO" }, ["Waits Longest"]],
    ["by skill and place", { q: "rust turku" }, ["Waits Longest"]],
    ["by words that stand in different fields, all of them", { q: "rust helsinki" }, []],
    ["by a sign that means something to the database", { q: "%" }, []],
    ["by state and word", { q: "new", status: "pending" }, []],
    ["by name", { sort: "name" }, ["New Approved", "Old Rejected", "Waits Longest", "Waits Shorter"]],
    [
      "by experience, downwards",
      { sort: "-experienceYears" },
      ["Waits Shorter", "Waits Longest", "New Approved", "Old Rejected"],
    ],
    ["by time", { sort: "createdAt", limit: "2" }, ["Old Rejected", "Waits Longest"]],
  ])("filters and sorts %s", async (_name, query, expected) => {
    await createFour();
    expect(await names(query as unknown as Record<string, string>)).toEqual(expected);
  });

  it("pages, and says where the next page is", async () => {
    await createFour();
    const first = await list({ limit: "3", status: "pending", page: "1" });
    expect(first.headers.get("link")).toBeNull();
    const page = await list({ limit: "3", sort: "name" });
    expect(page.body).toHaveLength(3);
    expect(page.headers.get("x-total-count")).toBe("4");
    expect(page.headers.get("link")).toBe('</api/expert-applications?sort=name&limit=3&page=2>; rel="next"');
    expect(await names({ limit: "3", sort: "name", page: "2" })).toEqual(["Waits Shorter"]);
    expect(await names({ limit: "3", sort: "name", page: "9" })).toEqual([]);
  });

  it.each([
    { status: "unknown" },
    { sort: "password" },
    { sort: "name;DROP TABLE users" },
    { page: "0" },
    { limit: "501" },
    { limit: "-1" },
    { q: "x".repeat(201) },
    { unknown: "1" },
  ])("refuses %j with 400", async (query) => {
    expect(await list(query as unknown as Record<string, string>)).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
  });

  it("is for administrators only, and so is the export", async () => {
    const user = await createUser();
    for (const handler of [listApplications, exportApplications]) {
      expect(await call(handler)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
      expect(await call(handler, { as: user })).toMatchObject({ status: 403, body: { code: "forbidden" } });
    }
  });
});

describe("GET /api/admin/exports/expert-applications", () => {
  const download = async (query: Record<string, string> = {}) => {
    const answer = await call<string>(exportApplications, { query, as: admin });
    const rows = parse(Buffer.from(answer.bytes), { columns: true, bom: true }) as Record<string, string>[];
    return { ...answer, rows };
  };

  it("is a file that spreadsheets read, with the filters and order of the list", async () => {
    await createFour();
    const { status, headers, rows } = await download({ status: "pending", sort: "name" });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(
      'attachment; filename="expert-applications-2027-03-01.csv"',
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(
      rows.map(({ name, status, title, skills, hourlyRate }) => [name, status, title, skills, hourlyRate]),
    ).toEqual([
      ["Waits Longest", "pending", "Åbo analyst", "Rust", "90"],
      ["Waits Shorter", "pending", "Data Engineer", "Python, SQL", "90"],
    ]);
  });

  it("holds every application, not a page of them", async () => {
    await sql(`INSERT INTO expert_applications (name, title, email, description, skills, experience_years,
        hourly_rate_cents, weekly_availability_hours, updated_at)
      SELECT 'Applicant ' || n, 'Analyst', 'applicant' || n || '@example.com', 'Reads and writes.', '{SQL}', 3, 9000, 20, now()
      FROM generate_series(1, 750) AS n`);
    expect((await download()).rows).toHaveLength(750);
  });

  it("holds no cell that a spreadsheet would run, and loses no sign of a text", async () => {
    const description = 'Says "hello; \n, and more" in Ääkköset €';
    for (const [index, name] of ['=HYPERLINK("http://evil")', "+1", "-1", "@SUM(A1)", "\t=1"].entries())
      await createExpertApplication({ name, description, email: `a${index}@example.com` });
    const { rows } = await download();
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      expect(row.name).toMatch(/^'/);
      expect(row.description).toBe(description);
    }
  });

  it("refuses a filter that the list would refuse", async () => {
    expect(await call(exportApplications, { query: { status: "odd" }, as: admin })).toMatchObject({
      status: 400,
    });
  });
});
