import { POST as matchCustomProject } from "@/app/api/custom-project-matching/route";
import { POST as recommendProjects } from "@/app/api/experts/[id]/recommendations/route";
import { POST as recommendExperts } from "@/app/api/projects/[id]/expert-recommendations/route";
import type { ExpertMatch, ProjectMatch } from "@/lib/features/matching/schemas";
import { post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createTeam,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

const project = {
  title: "Demand forecast",
  description: "Forecast the daily demand of 120 shops and explain it to planners.",
  requiredSkills: ["Forecasting", "Python"],
  experienceRequired: "senior",
  hourlyRateMax: 100,
};

const match = (body: object) => post<ExpertMatch[]>(matchCustomProject, body);
const names = (matches: ExpertMatch[]) => matches.map(({ expert }) => expert.name.split(" ")[0]);

beforeEach(() => empty("experts", "projects", "users", "served_rankings"));

it("ranks by fit and says why: factors that sum to the score, missing skills, what would raise it", async () => {
  await createExpert({
    name: "Wrong One",
    skills: ["Accounting"],
    description: "Keeps the books of small firms.",
  });
  await createExpert({ name: "Partly Right", skills: ["Python"], experienceYears: 8 });
  await createExpert({
    name: "Just Right",
    skills: ["Forecasting", "Python"],
    skillMastery: { Forecasting: 5, Python: 4 },
    description: "Forecasts of demand that planners of shops trust.",
    experienceYears: 9,
    hourlyRate: 90,
  });
  const { status, body } = await match({ project });
  expect(status).toBe(200);
  expect(names(body)).toEqual(["Just", "Partly", "Wrong"]);
  for (const { factors, matchScore } of body) {
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(Math.round(factors.reduce((sum, { weight, score }) => sum + weight * score, 0))).toBe(matchScore);
    for (const { label, reason } of factors) expect([label, reason].every(Boolean)).toBe(true);
  }
  const [best, , worst] = body as [ExpertMatch, ExpertMatch, ExpertMatch];
  expect(best.missingSkills).toEqual([]);
  expect(worst.missingSkills).toEqual(expect.arrayContaining(["Forecasting", "Python"]));
  expect(worst.improvements[0]).toMatch(/^Evidence of Forecasting, Python.*points\)$/);
  expect(best.factors.find(({ key }) => key === "rate")?.reason).toBe(
    "€90 an hour is within the budget of €100.",
  );
});

it("gives the same score from both sides", async () => {
  const expert = await createExpert({ skills: ["Python", "SQL"], experienceYears: 4, location: "Oulu" });
  await createExpert({ skills: ["Data Engineering"] });
  const { id } = await createProject();
  const experts = await post<ExpertMatch[]>(recommendExperts, {}, { params: { id: String(id) } });
  const projects = await post<ProjectMatch[]>(recommendProjects, {}, { params: { id: String(expert.id) } });
  const here = experts.body.find((each) => each.expert.id === expert.id);
  const there = projects.body.find((each) => each.project.id === id);
  expect(here?.factors.map(({ key, weight, score }) => ({ key, weight, score }))).toEqual(
    there?.factors.map(({ key, weight, score }) => ({ key, weight, score })),
  );
  expect(here?.matchScore).toBe(there?.matchScore);
});

it("knows of every committed change at once: new, edited, busy, hidden, archived, deleted experts", async () => {
  const { id } = await createExpert({ name: "Aino Aalto", skills: ["Forecasting"] });
  await createExpert({ name: "Bertil Berg", skills: ["Accounting"] });
  expect(names((await match({ project })).body)).toEqual(["Aino", "Bertil"]);
  await createExpert({ name: "Cilla Ceder", skills: ["Forecasting", "Python"] });
  expect(names((await match({ project })).body)).toEqual(["Cilla", "Aino", "Bertil"]);
  await sql("UPDATE experts SET skills = '{Accounting}' WHERE id = $1", [id]);
  expect(names((await match({ project })).body)).toEqual(["Cilla", "Bertil", "Aino"]);
  await sql("UPDATE experts SET is_active = false WHERE id = $1", [id]);
  expect(names((await match({ project })).body)).toEqual(["Cilla", "Bertil"]);
  await sql("UPDATE experts SET is_active = true WHERE id = $1", [id]);
  expect(names((await match({ project })).body)).toContain("Aino");
  await sql("DELETE FROM experts WHERE id = $1", [id]);
  expect(names((await match({ project })).body)).toEqual(["Cilla", "Bertil"]);
});

it("sees a change whose transaction began before an earlier look and ended after it", async () => {
  const { id } = await createExpert({ name: "Aino Aalto", skills: ["Forecasting"] });
  const { Client } = await import("pg");
  const other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  try {
    await other.query("BEGIN");
    await other.query("UPDATE experts SET name = 'Aino Zz', is_active = false WHERE id = $1", [id]);
    await createExpert({ name: "Bertil Berg", skills: ["Accounting"] });
    expect(names((await match({ project })).body)).toEqual(["Aino", "Bertil"]);
    await other.query("COMMIT");
    expect(names((await match({ project })).body)).toEqual(["Bertil"]);
  } finally {
    await other.end();
  }
});

it("never counts what /how-matching-works says that no factor reads", async () => {
  const { id } = await createExpert({ name: "Aino Aalto", skills: ["Forecasting"], hourlyRate: 90 });
  const { id: userId } = await createUser();
  const shown = async () => {
    const [{ matchScore, factors }] = (await match({ project })).body as [ExpertMatch];
    return { matchScore, scores: factors.map(({ key, weight, score }) => ({ key, weight, score })) };
  };
  const before = await shown();
  await sql(
    `UPDATE experts SET name = 'Forecasting Python', email = 'python@forecasting.example', phone = '+358 40 120',
      profile_image = '/images/python.png', linkedin_url = 'https://www.linkedin.com/in/forecasting', user_id = $2,
      ai_matching_score = 100, social_points = 1000, profile_share_count = 50, weekly_availability_hours = 60,
      hourly_rate_cents = 1000, accepts_volume_discount = NOT accepts_volume_discount WHERE id = $1`,
    [id, userId],
  );
  await insert("favorites", { user_id: userId, expert_id: id });
  expect(await shown()).toEqual(before);
});

it("puts a busy expert below an otherwise equal available one, and keeps it in", async () => {
  await createExpert({ name: "Busy Bee", availability: "busy", displayOrder: 1 });
  await createExpert({ name: "Free Fox", availability: "available", displayOrder: 2 });
  expect(names((await match({ project })).body)).toEqual(["Free", "Busy"]);
});

it("gives the first n of the longer list, 5 unless asked", async () => {
  for (let n = 0; n < 8; n += 1) await createExpert({ hourlyRate: 80 + 10 * n });
  const all = (await match({ project, limit: 8 })).body.map(({ expert }) => expert.id);
  for (const limit of [1, 3, 7]) {
    expect((await match({ project, limit })).body.map(({ expert }) => expert.id)).toEqual(
      all.slice(0, limit),
    );
  }
  expect((await match({ project })).body).toHaveLength(5);
});

describe("who has applied to whom", () => {
  /** Aino, who has an account, applied to the first of two postings; Bertil to none. */
  async function applied() {
    const [aino, owner] = [await createUser(), await createUser()];
    const expert = await createExpert({ name: "Aino Aalto", userId: aino.id });
    await createExpert({ name: "Bertil Berg" });
    const { id } = await createProject({ ownerId: owner.id });
    const { id: other } = await createProject();
    const application = async (projectId: number) =>
      insert("project_applications", {
        project_id: projectId,
        expert_id: expert.id,
        applicant_name: "Aino Aalto",
        applicant_email: "aino@example.com",
        cover_letter: "Hello",
        updated_at: new Date(),
      });
    await application(id);
    const options = (who: TestUser | null) => ({ params: { id: String(id) }, as: who });
    const own = (who: TestUser | null) => ({ params: { id: String(expert.id) }, as: who });
    return { aino, owner, id, other, application, options, own };
  }
  const off = {};
  const on = { includeApplied: true };

  it("is known to the posting's owner and administrators: applicants are left out unless they ask for them", async () => {
    const { owner, options } = await applied();
    for (const who of [owner, await createAdmin()]) {
      expect(names((await post<ExpertMatch[]>(recommendExperts, off, options(who))).body)).toEqual([
        "Bertil",
      ]);
      const kept = await post<ExpertMatch[]>(recommendExperts, on, options(who));
      expect(names(kept.body).sort()).toEqual(["Aino", "Bertil"]);
    }
  });

  it("is known to whoever posted without an account, by the verified address", async () => {
    const { application } = await applied();
    const { id } = await createProject({ customerEmail: "Poster@Example.com" });
    await application(id);
    const asked = async (who: TestUser) =>
      names(
        (await post<ExpertMatch[]>(recommendExperts, off, { params: { id: String(id) }, as: who })).body,
      ).sort();
    const poster = await createUser({ email: "poster@example.com" });
    expect(await asked(poster)).toEqual(["Bertil"]);
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [poster.id]);
    expect(await asked(poster)).toEqual(["Aino", "Bertil"]);
  });

  it("is known to every member of the team whose posting it is, and no more to whoever posted it and left", async () => {
    const { owner, id, options } = await applied();
    const member = await createUser();
    await sql("UPDATE projects SET company_id = $2 WHERE id = $1", [id, await createTeam(member)]);
    const asked = async (who: TestUser) =>
      names((await post<ExpertMatch[]>(recommendExperts, off, options(who))).body).sort();
    expect(await asked(member)).toEqual(["Bertil"]);
    expect(await asked(owner)).toEqual(["Aino", "Bertil"]);
  });

  it("is known to the expert and administrators: projects applied to are left out unless they ask for them", async () => {
    const { aino, id, other, own } = await applied();
    const ids = ({ body }: { body: ProjectMatch[] }) =>
      body.map(({ project: { id: found } }) => found).sort();
    for (const who of [aino, await createAdmin()]) {
      expect(ids(await post<ProjectMatch[]>(recommendProjects, off, own(who)))).toEqual([other]);
      expect(ids(await post<ProjectMatch[]>(recommendProjects, on, own(who)))).toEqual([id, other]);
    }
  });

  it("is not told to anybody else: their lists are the same on and off, before and after an application", async () => {
    const { aino, owner, id, options, own } = await applied();
    const stranger = await createUser();
    const lists = async (who: TestUser | null, wish: object) => ({
      experts: await post(recommendExperts, wish, options(who)),
      projects: await post(recommendProjects, wish, own(who)),
    });
    const bodies = async (who: TestUser | null, wish: object) => {
      const { experts, projects } = await lists(who, wish);
      return { experts: experts.body, projects: projects.body };
    };
    for (const who of [null, stranger]) expect(await bodies(who, off)).toEqual(await bodies(who, on));
    // The applicant's own list of a foreign posting and the poster's of a foreign profile are a stranger's, too.
    expect((await lists(aino, off)).experts.body).toEqual((await lists(aino, on)).experts.body);
    expect((await lists(owner, off)).projects.body).toEqual((await lists(owner, on)).projects.body);

    const after = await bodies(stranger, off);
    await sql("DELETE FROM project_applications WHERE project_id = $1", [id]);
    expect(await bodies(stranger, off)).toEqual(after);
  });
});

it("recommends public postings only", async () => {
  const { id } = await createExpert();
  await createProject({ approvalStatus: "pending" });
  await createProject({ isActive: false });
  await createProject({ kind: "engagement", expertId: id });
  const open = await createProject();
  const answer = await post<ProjectMatch[]>(recommendProjects, {}, { params: { id: String(id) } });
  expect(answer.body.map((each) => each.project.id)).toEqual([open.id]);
});

it("answers an expert under review for its owner alone", async () => {
  const owner = await createUser();
  const { id } = await createExpert({ userId: owner.id, approvalStatus: "pending" });
  const params = { id: String(id) };
  expect((await post(recommendProjects, {}, { params })).status).toBe(404);
  expect((await post(recommendProjects, {}, { params, as: await createUser() })).status).toBe(404);
  expect((await post(recommendProjects, {}, { params, as: owner })).status).toBe(200);
});

it("writes down every ranking that it served", async () => {
  const { id } = await createExpert();
  await match({ project });
  const [row] = await sql(
    "SELECT rule_version, subject, inputs_hash, result_ids, scores FROM served_rankings",
  );
  expect(row).toMatchObject({
    subject: "expert",
    result_ids: [id],
    inputs_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((row as { scores: number[] }).scores).toHaveLength(1);
});

it.each([
  ["an empty project", { project: {} }],
  ["a limit of 0", { project, limit: 0 }],
  ["a limit of 501", { project, limit: 501 }],
  ["a limit in text", { project, limit: "5" }],
  ["an unknown field", { project, order: "random" }],
  ["a rate range upside down", { project: { ...project, hourlyRateMin: 120 } }],
  ["an unknown urgency", { project: { ...project, urgency: "yesterday" } }],
  ["no project", {}],
])("refuses %s with 422 and logs nothing", async (_name, body) => {
  const answer = await post(matchCustomProject, body);
  expect([answer.status, answer.body.code]).toEqual([422, "invalid"]);
  expect(await count("served_rankings")).toBe(0);
});

describe("what a project says nothing of", () => {
  const factorsOf = async (form: object) => {
    const { body } = await match({ project: { title: "GIS maps", ...form } });
    return new Map(body[0]?.factors.map(({ key, reason }) => [key, reason]));
  };

  it("measures nobody: neither a way of working nor a start is made up", async () => {
    await createExpert({ workArrangement: ["onsite"] });
    const factors = await factorsOf({});
    expect(factors.has("arrangement")).toBe(false);
    expect(factors.get("availability")).toBe("Available now.");
  });

  it("is read from what it says beside: a place means being there, a start how urgent it is", async () => {
    await createExpert({ workArrangement: ["hybrid"], location: "Tampere" });
    const factors = await factorsOf({ location: "Tampere", startDate: "2027-08-01" });
    expect(factors.get("arrangement")).toBe("Both sides work hybrid.");
    expect(factors.get("availability")).toBe("Available now; the start is flexible.");
  });
});

it("takes the whole form: level in years, money in text, empty and absent numbers", async () => {
  await createExpert();
  const forms = [
    { ...project, experienceRequired: 7, hourlyRateMin: "80", hourlyRateMax: "95,50", durationMonths: null },
    {
      ...project,
      experienceRequired: "10",
      durationMonths: "",
      teamSize: "",
      customerEmail: "",
      customerName: "A",
    },
    { title: "Only a title" },
    { requiredSkills: ["Python", "python", " "] },
    { description: "Only words" },
  ];
  for (const form of forms) expect((await match({ project: form })).status).toBe(200);
});
