import { Client } from "pg";
import { PATCH as approvePosting } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as editPosting } from "@/app/api/admin/project-postings/[id]/route";
import { GET as listAdminPostings } from "@/app/api/admin/project-postings/route";
import { POST as matchCustomProject } from "@/app/api/custom-project-matching/route";
import { POST as recommendProjects } from "@/app/api/experts/[id]/recommendations/route";
import { GET as getExpert, PATCH as updateExpert } from "@/app/api/experts/[id]/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { POST as postProject } from "@/app/api/project-postings/route";
import { GET as getProject } from "@/app/api/projects/[id]/route";
import { GET as listProjects } from "@/app/api/projects/route";
import { GET as listSkills } from "@/app/api/skills/route";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { publishTexts } from "@/scripts/database/publish-texts";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

const secrets = /virtanen|virtasen|example\.fi|1234567|123 4567|ainovirtanen|linkedin|meikäläi/i;

let admin: TestUser;
beforeEach(async () => {
  await empty("experts", "projects", "users", "search_words");
  admin = await createAdmin();
});

const description =
  "Virtasen mallit ovat tarkkoja. Kirjoita aino (at) example.fi tai soita 040 123 4567, linkedin.com/in/ainovirtanen.";
const typed = {
  title: "Data scientist, Virtanen Oy",
  description,
  skills: ["Python", "Forecasting", "Soita 0401234567"],
  location: "Helsinki, +358 40 1234567",
};

describe("an expert's own words", () => {
  async function profile() {
    const owner = await createUser();
    const { id } = await createExpert({ userId: owner.id, name: "Aino Virtanen", skills: ["Excel"] });
    const patch = (body: object, as: TestUser | null = owner) =>
      call<FullExpert>(updateExpert, { method: "PATCH", params: { id: String(id) }, body, as });
    const read = <T>(as: TestUser | null) => call<T>(getExpert, { params: { id: String(id) }, as });
    return { id, owner, patch, read };
  }

  it("are kept as typed for their owner and administrators, and published without contact details", async () => {
    const { owner, patch, read } = await profile();
    const saved = await patch({ ...typed, skillMastery: { Python: 5, "Soita 0401234567": 2 } });
    expect(saved).toMatchObject({ status: 200, body: typed });
    for (const who of [owner, admin]) {
      expect((await read<FullExpert>(who)).body).toMatchObject({
        ...typed,
        skillMastery: { Python: 5, "Soita 0401234567": 2 },
      });
    }
    const { body } = await read<PublicExpert>(null);
    expect(body).toMatchObject({
      name: "Aino V.",
      title: "Data scientist, … Oy",
      description: "… mallit ovat tarkkoja. Kirjoita … tai soita …, ….",
      skills: ["Python", "Forecasting"],
      skillMastery: { Python: 5 },
      location: "Helsinki, …",
    });
    expect(JSON.stringify(body)).not.toMatch(secrets);
  });

  it("reach no search, no list of skills and no matching reason with them", async () => {
    const { id, patch } = await profile();
    await patch(typed);
    for (const query of ["Virtanen", "Virtasen", "example", "ainovirtanen", "0401234567", "linkedin"]) {
      expect([query, (await post<PublicExpert[]>(searchExperts, { query })).body]).toEqual([query, []]);
    }
    expect(
      (await post<PublicExpert[]>(searchExperts, { query: "python mallit" })).body.map((each) => each.id),
    ).toEqual([id]);
    expect(JSON.stringify((await call(listSkills)).body)).not.toMatch(secrets);
    const matches = await post(matchCustomProject, {
      project: { title: "Mallit", description, requiredSkills: ["Python"] },
    });
    expect(matches.status).toBe(200);
    expect(JSON.stringify(matches.body)).not.toMatch(/virtanen|virtasen|linkedin/i);
    const stored = await sql("SELECT document::text FROM expert_search");
    expect(JSON.stringify(stored)).not.toMatch(/virtan|virtas|linkedin|1234567/);
    expect(JSON.stringify(await sql("SELECT word FROM search_words"))).not.toMatch(
      /virtan|virtas|linkedin|1234567/,
    );
  });

  it("are published anew when they change, the name or something else", async () => {
    const { patch, read } = await profile();
    await patch(typed);
    await patch({ hourlyRate: 120 });
    expect((await read<FullExpert>(admin)).body).toMatchObject(typed);
    await patch({ name: "Aino Korhonen" });
    expect((await read<PublicExpert>(null)).body.title).toBe("Data scientist, Virtanen Oy");
    expect((await read<FullExpert>(admin)).body).toMatchObject(typed);
    await patch({ title: "Korhosen data", description: "Builds forecasts that planners trust, since 2019." });
    expect((await read<PublicExpert>(null)).body).toMatchObject({
      title: "… data",
      description: "Builds forecasts that planners trust, since 2019.",
      skills: ["Python", "Forecasting"],
    });
    await patch({ title: "Data scientist", skills: ["Python"], location: "Helsinki" });
    expect(await sql("SELECT typed_texts FROM experts")).toEqual([{ typed_texts: {} }]);
  });

  it("yield to whoever writes the column itself", async () => {
    const { id, patch, read } = await profile();
    await patch(typed);
    await sql("UPDATE experts SET description = 'Rewritten by a script.' WHERE id = $1", [id]);
    expect((await read<FullExpert>(admin)).body).toMatchObject({
      description: "Rewritten by a script.",
      title: typed.title,
    });
  });
});

describe("a posting's texts", () => {
  const posting = {
    title: "Forecast for Matti Meikäläinen",
    description: "Ask Meikäläiseltä, matti@example.fi or +358 40 123 4567. Pohjola wants a forecast.",
    requiredSkills: ["Python", "mail matti@example.fi"],
    deliverables: ["A report to matti@example.fi", "A model"],
    additionalRequirements: "See www.example.fi",
    successMetrics: "Fewer calls to 040 123 4567",
    preferredExpertProfile: "Somebody like Matti",
    customerName: "Matti Meikäläinen",
    customerEmail: "matti@example.fi",
    customerCompany: "Pohjola Oy",
  };
  const publicOne = (id: number) => call<PublicProject>(getProject, { params: { id: String(id) } });
  const adminOne = async () =>
    (await call<Record<string, unknown>[]>(listAdminPostings, { as: admin })).body[0];

  it("tell everybody but administrators neither the contact person nor a way to them", async () => {
    const { status, body } = await post<{ id: number; title: string }>(postProject, posting);
    expect([status, body.title]).toEqual([201, posting.title]);
    await call(approvePosting, { method: "PATCH", params: { id: String(body.id) }, as: admin });
    expect((await publicOne(body.id)).body).toMatchObject({
      title: "Forecast for … …",
      description: "Ask …, … or …. Pohjola wants a forecast.",
      requiredSkills: ["Python"],
      deliverables: ["A report to …", "A model"],
      customerCompany: "Pohjola Oy",
    });
    const { id } = await createExpert({ skills: ["Python"] });
    const answers = [
      await publicOne(body.id),
      await call(listProjects),
      await post(recommendProjects, {}, { params: { id: String(id) } }),
    ];
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toMatch(
      /matti|meikäläi|example\.fi|123 4567/i,
    );
    const { title, description, requiredSkills, deliverables } = posting;
    expect(await adminOne()).toMatchObject({ title, description, requiredSkills, deliverables });
    expect(await adminOne()).not.toHaveProperty("typedTexts");
    expect(await sql("SELECT skill_keys FROM projects")).toEqual([{ skill_keys: ["python"] }]);
  });

  it("stay as typed when another one is edited", async () => {
    const { body } = await post<{ id: number }>(postProject, posting);
    const params = { id: String(body.id) };
    await call(approvePosting, { method: "PATCH", params, as: admin });
    const edited = await call(editPosting, {
      method: "PATCH",
      params,
      body: { title: "Ask matti@example.fi", hoursPerWeek: 10 },
      as: admin,
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: "Ask matti@example.fi", description: posting.description },
    });
    expect((await publicOne(body.id)).body).toMatchObject({
      title: "Ask …",
      hoursPerWeek: 10,
      deliverables: ["A report to …", "A model"],
    });
    await call(editPosting, { method: "PATCH", params, body: { title: "Forecast" }, as: admin });
    expect(await adminOne()).toMatchObject({ title: "Forecast", description: posting.description });
    expect((await publicOne(body.id)).body.title).toBe("Forecast");
  });
});

it("rows from before are published by the migration, once, and what was typed is kept", async () => {
  const { id } = await createExpert({ name: "Aino Virtanen", description, skills: ["Python", "0401234567"] });
  const clean = await createExpert({ description: "Builds forecasts." });
  const project = await createProject({ title: "Soita 040 123 4567", customerName: "Matti Meikäläinen" });
  await sql("UPDATE experts SET typed_texts = NULL");
  await sql("UPDATE projects SET typed_texts = NULL");
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await publishTexts(client);
  await publishTexts(client);
  await client.end();
  const expert = (as: TestUser | null) => call<FullExpert>(getExpert, { params: { id: String(id) }, as });
  expect((await expert(null)).body).toMatchObject({
    description: "… mallit ovat tarkkoja. Kirjoita … tai soita …, ….",
    skills: ["Python"],
  });
  expect((await expert(admin)).body).toMatchObject({ description, skills: ["Python", "0401234567"] });
  expect((await call<PublicProject>(getProject, { params: { id: String(project.id) } })).body.title).toBe(
    "Soita …",
  );
  expect(await sql("SELECT typed_texts FROM experts WHERE id = $1", [clean.id])).toEqual([
    { typed_texts: {} },
  ]);
  expect((await post<PublicExpert[]>(searchExperts, { query: "linkedin" })).body).toEqual([]);
});
