import { GET as listMisses } from "@/app/api/admin/search-misses/route";
import { DELETE as removeName } from "@/app/api/admin/skill-names/[id]/route";
import { POST as addName, GET as listNames } from "@/app/api/admin/skill-names/route";
import { POST as matchCustomProject } from "@/app/api/custom-project-matching/route";
import { POST as recommendProjects } from "@/app/api/experts/[id]/recommendations/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { GET as listSkills } from "@/app/api/skills/route";
import type { PublicExpert, SkillFilterItem } from "@/lib/features/experts/schemas";
import type { ExpertMatch, ProjectMatch } from "@/lib/features/matching/schemas";
import { maxAddedNames, maxMissesPerDay } from "@/lib/features/vocabulary/rules";
import type { SearchMiss, SkillName } from "@/lib/features/vocabulary/schemas";
import { setClock } from "@/lib/server/clock";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createProject, type TestUser } from "@/tests/support/factories";
import { runSkillNameJobs } from "@/tests/support/jobs";

let admin: TestUser;

const found = async (body: object | string) => {
  const answer = await post<PublicExpert[]>(searchExperts, typeof body === "string" ? { query: body } : body);
  expect(answer.status).toBe(200);
  return answer.body.map(({ name }) => name.split(" ")[0]).sort();
};
const misses = async (query: Record<string, string> = {}) =>
  (await call<SearchMiss[]>(listMisses, { as: admin, query })).body;
const names = async () => (await call<SkillName[]>(listNames, { as: admin })).body;
const add = <T = SkillName>(name: string, skillKey: string) =>
  post<T>(addName, { name, skillKey }, { as: admin });
const remove = (id: number) => call(removeName, { method: "DELETE", as: admin, params: { id: String(id) } });
const skills = async () =>
  Object.fromEntries((await call<SkillFilterItem[]>(listSkills)).body.map(({ id, count }) => [id, count]));

beforeEach(async () => {
  for (const { id } of admin ? await names() : []) await remove(id);
  await empty("experts", "projects", "search_misses", "skill_names", "users", "search_words");
  await sql("DELETE FROM pgboss.job");
  setClock(new Date("2027-03-03T12:00:00Z"));
  admin = await createAdmin();
});

describe("what people look for and do not find", () => {
  it("is kept by day with how often and how many were found, and never by whom", async () => {
    await createExpert({ skills: ["Python"] });
    for (const query of ["sytytystulppa", "sytytystulppa", "SYTYTYSTULPAN asiantuntija", "python"]) {
      await found(query);
    }
    setClock(new Date("2027-03-04T12:00:00Z"));
    await found("sytytystulppa");
    const columns = await sql(
      "SELECT column_name FROM information_schema.columns WHERE table_name = 'search_misses'",
    );
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual([
      "day",
      "hits",
      "searches",
      "words",
    ]);
    expect(await misses()).toEqual([
      expect.objectContaining({
        words: "sytytystulppa",
        searches: 3,
        hits: 0,
        lastDay: "2027-03-04",
        names: null,
      }),
      // Few are kept too: one expert is all that Python finds.
      expect.objectContaining({
        words: "python",
        searches: 1,
        hits: 1,
        names: { key: "python", label: "Python" },
      }),
      expect.objectContaining({ words: "sytytystulpan", searches: 1, hits: 0 }),
    ]);
  });

  it("leaves out what finds enough, what other filters narrow, later pages, and what looks like a person's", async () => {
    for (let index = 0; index < 4; index += 1) await createExpert({ skills: ["Python"] });
    await found("python");
    await found({ query: "sytytystulppa", maxHourlyRate: 1 });
    await found({ query: "sytytystulppa", skills: ["python"] });
    await found({ query: "", location: "Helsinki" });
    for (const query of [
      "aino@example.fi",
      "aino (at) example.fi",
      "+358 40 123 4567",
      "0401234567",
      "www.aino.fi",
    ]) {
      await found(query);
    }
    expect(await count("search_misses")).toBe(0);
    await found({ query: "sytytystulppa", location: "all", skills: null });
    expect(await count("search_misses")).toBe(1);
  });

  it("is bounded: a full day counts what it knows and takes up nothing else", async () => {
    await sql(
      `INSERT INTO search_misses (day, words, searches, hits)
         SELECT '2027-03-03', 'word ' || n, 1, 0 FROM generate_series(1, $1) AS n`,
      [maxMissesPerDay],
    );
    await found("sytytystulppa");
    await found("word 7");
    expect(await count("search_misses")).toBe(maxMissesPerDay);
    expect(await sql("SELECT searches FROM search_misses WHERE words = 'word 7'")).toEqual([{ searches: 2 }]);
    setClock(new Date("2027-03-04T12:00:00Z"));
    await found("sytytystulppa");
    expect(await count("search_misses")).toBe(maxMissesPerDay + 1);
  });

  it("is searched, sorted and bounded in time", async () => {
    for (const [day, words, searches] of [
      ["2027-03-03", "alpha", 1],
      ["2027-02-25", "beta", 5],
      ["2027-02-24", "gamma", 9],
      ["2026-12-10", "delta", 20],
    ]) {
      await sql("INSERT INTO search_misses (day, words, searches, hits) VALUES ($1, $2, $3, 0)", [
        day,
        words,
        searches,
      ]);
    }
    const words = async (query: Record<string, string>) => (await misses(query)).map((each) => each.words);
    expect(await words({})).toEqual(["gamma", "beta", "alpha"]);
    expect(await words({ days: "7" })).toEqual(["beta", "alpha"]);
    expect(await words({ days: "90" })).toEqual(["delta", "gamma", "beta", "alpha"]);
    expect(await words({ q: "ALP" })).toEqual(["alpha"]);
    expect(await words({ sort: "words" })).toEqual(["alpha", "beta", "gamma"]);
    expect(await words({ sort: "-lastDay", limit: "1", page: "2" })).toEqual(["beta"]);
    for (const query of [{ days: "8" }, { sort: "day" }, { status: "open" }] as Record<string, string>[]) {
      expect(await call(listMisses, { as: admin, query })).toMatchObject({ status: 400 });
    }
  });
});

describe("a name added to a skill", () => {
  it("finds its people at once, in any form and in several words, until it is removed", async () => {
    await createExpert({ name: "Rita Rust", skills: ["Rust"] });
    await createExpert({ name: "Otto Other", skills: ["Excel"] });
    expect(await found("ruostekieli")).toEqual([]);
    const { status, body } = await add("Ruostekieli", "rust");
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: "Ruostekieli",
        skillKey: "rust",
        skillLabel: "Rust",
        createdAt: expect.any(String),
      },
    ]);
    await add("system ohjelmointi", "rust");
    for (const query of [
      "ruostekieli",
      "RUOSTEKIELI konsultti",
      "ruostekielestä",
      "ruostkieli",
      "System-Ohjelmointi",
    ]) {
      expect([query, await found(query)]).toEqual([query, ["Rita"]]);
    }
    expect(await found({ skills: ["Ruostekieli"] })).toEqual(["Rita"]);
    expect((await misses())[0]).toMatchObject({
      words: "ruostekieli",
      names: { key: "rust", label: "Rust" },
    });
    expect((await names()).map(({ name }) => name)).toEqual(["system ohjelmointi", "Ruostekieli"]);

    expect((await remove(body.id)).status).toBe(204);
    expect(await found("ruostekieli")).toEqual([]);
    expect(await found("system ohjelmointi")).toEqual(["Rita"]);
    expect(await remove(body.id)).toMatchObject({ status: 404 });
  });

  it("is followed by what is stored: search, counts, filters and matching, and back again", async () => {
    const listed = await createExpert({
      name: "Lisa Listed",
      skills: ["Ruostekieli", "Excel"],
      description: ".",
    });
    const told = await createExpert({
      name: "Tove Told",
      title: "Ruostekieli developer",
      skills: ["SQL"],
      description: "I write ruostekieli daily.",
    });
    const both = await createExpert({
      name: "Bo Both",
      skills: ["Rust", "Ruostekieli", "SQL"],
      description: ".",
    });
    const pending = await createExpert({ name: "Pia P", skills: ["Ruostekieli"], approvalStatus: "pending" });
    const untouched = await createExpert({ name: "Una U", skills: ["SQL"] });
    const posting = await createProject({
      title: "Engine",
      skills: ["Ruostekieli"],
      description: ".",
    });
    const stored = async () =>
      Object.fromEntries(
        (
          await sql("SELECT id, skill_keys, title_skill_keys AS title, updated_at, changed_in FROM experts")
        ).map((row) => [row.id, row]),
      );
    const skillScore = async () => {
      const matches = await post<ExpertMatch[]>(matchCustomProject, {
        project: { title: "Engine", requiredSkills: ["Rust"] },
      });
      const lisa = matches.body.find(({ expert }) => expert.id === listed.id);
      return lisa?.factors.find(({ key }) => key === "skills")?.score ?? 0;
    };
    const before = await stored();
    const countsBefore = await skills();
    const scoreBefore = await skillScore();
    expect(countsBefore).toMatchObject({ rust: 1, ruostekieli: 2 });

    const { body } = await add("Ruostekieli", "rust");
    // Three of the experts who have it are changed and so is the posting; the fourth expert is still under review.
    expect(await runSkillNameJobs()).toEqual([5]);
    const after = await stored();
    expect(after[listed.id]).toMatchObject({
      skill_keys: ["rust", "excel"],
      updated_at: before[listed.id]?.updated_at,
    });
    expect(after[told.id]).toMatchObject({ title: ["rust"] });
    // Two labels of one skill are one key; both labels stay.
    expect(after[both.id]?.skill_keys).toEqual(["rust", "sql"]);
    expect(after[pending.id]?.skill_keys).toEqual(["rust"]);
    expect(after[untouched.id]).toEqual(before[untouched.id]);
    expect(await sql("SELECT skill_keys FROM projects WHERE id = $1", [posting.id])).toEqual([
      { skill_keys: ["rust"] },
    ]);
    expect(await found("rust")).toEqual(["Bo", "Lisa", "Tove"]);
    expect(await found({ skills: ["rust"] })).toEqual(["Bo", "Lisa"]);
    expect(await skills()).toEqual({ rust: 2, excel: 1, sql: 3 });
    expect(await skillScore()).toBeGreaterThan(scoreBefore);
    const projects = await post<ProjectMatch[]>(recommendProjects, {}, { params: { id: String(both.id) } });
    expect(projects.body[0]?.missingSkills).toEqual([]);

    await remove(body.id);
    expect(await runSkillNameJobs()).toEqual([5]);
    const back = await stored();
    for (const { id } of [listed, told, both, pending]) {
      expect(back[id]).toMatchObject({ skill_keys: before[id]?.skill_keys, title: before[id]?.title });
    }
    expect(await skills()).toEqual(countsBefore);
    expect(await skillScore()).toBe(scoreBefore);
    // Done again, it changes no expert.
    expect(await runSkillNameJobs()).toEqual([]);
  });

  it("is known to another process within a second", async () => {
    await createExpert({ name: "Rita Rust", skills: ["Rust"] });
    expect(await found("ruostekieli")).toEqual([]);
    // As another process does it: nobody tells this one.
    await sql(
      "INSERT INTO skill_names (skill_key, name, phrase, created_at) VALUES ('rust', 'Ruostekieli', 'ruostekieli', now())",
    );
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await found("ruostekieli")).toEqual(["Rita"]);
  });

  it("stands in the audit log", async () => {
    const { body } = await add("Ruostekieli", "rust");
    await remove(body.id);
    expect(
      await sql(
        "SELECT action, entity_id, before, after FROM audit_entries WHERE entity = 'skill_name' ORDER BY id DESC LIMIT 2",
      ),
    ).toEqual([
      {
        action: "delete",
        entity_id: String(body.id),
        before: { skillName: "Ruostekieli", skillKey: "rust" },
        after: null,
      },
      {
        action: "create",
        entity_id: String(body.id),
        before: null,
        after: { skillName: "Ruostekieli", skillKey: "rust" },
      },
    ]);
  });

  it.each([
    ["a name that is a skill", "Kubernetes", "rust", 409, /Kubernetes/],
    ["a synonym of the vocabulary", "K8S", "rust", 409, /Kubernetes/],
    ["an unknown skill", "Ruostekieli", "underwater", 422, /vocabulary/],
    ["an inherited key", "Ruostekieli", "constructor", 422, /vocabulary/],
    ["a letter", "x", "rust", 422, /words/],
    ["signs", "!?", "rust", 422, /words/],
    ["six words", "one two three four five six", "rust", 422, /words/],
    ["61 characters", "x".repeat(61), "rust", 422, /60/],
    ["nothing", "  ", "rust", 422, /Name/],
  ])("is refused when it is %s", async (_name, name, skillKey, status, message) => {
    const answer = await add<{ message: string }>(name, skillKey);
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
    expect(await count("skill_names")).toBe(0);
  });

  it("is refused when it was added before, under another spelling too, and of two at once one wins", async () => {
    await add("Ruostekieli", "rust");
    expect(await add("RUOSTE-KIELI", "rust")).toMatchObject({ status: 201 });
    expect(await add<{ message: string }>("ruostekieli!", "python")).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringContaining("Rust") },
    });
    const both = await Promise.all([add("uusi sana", "rust"), add("uusi sana", "python")]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("is refused when there are too many", async () => {
    await sql(
      `INSERT INTO skill_names (skill_key, name, phrase, created_at)
         SELECT 'rust', 'name ' || n, 'name ' || n, now() FROM generate_series(1, $1) AS n`,
      [maxAddedNames],
    );
    expect(await add<{ code: string }>("Ruostekieli", "rust")).toMatchObject({ status: 409 });
    await sql("DELETE FROM skill_names");
  });
});
