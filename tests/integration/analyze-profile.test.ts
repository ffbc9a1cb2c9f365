import { POST as analyze } from "@/app/api/experts/[id]/analyze-profile/route";
import { type ProfileAnalysis, profileAnalysis } from "@/lib/features/profile-advice/schemas";
import { positionBonus } from "@/lib/features/profile-advice/score";
import { skillKey } from "@/lib/shared/skills";
import { call, type ErrorAnswer } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

const ask = <T = ProfileAnalysis>(id: number | string, as: TestUser | null) =>
  call<T>(analyze, { method: "POST", params: { id: String(id) }, as });

const ownSkills = ["Python", "Apache Kafka", "dbt"];
let owner: TestUser;
let admin: TestUser;

const createOwn = (options = {}) =>
  createExpert({
    userId: owner.id,
    name: "Aino Zzsurname",
    email: owner.email,
    phone: "+358 40 555 0199",
    skills: ownSkills,
    hourlyRate: 95,
    experienceYears: 7,
    ...options,
  });

/** Public experts who share two of the three skills; rates rise by a euro each from €80, years from 1 to 14. */
async function createPeers(number: number, options: (index: number) => object = () => ({})) {
  for (let index = 0; index < number; index += 1)
    await createExpert({
      skills: ["Python", "Kafka", "Docker"],
      hourlyRate: 80 + index,
      experienceYears: (index % 14) + 1,
      availability: index % 4 === 0 ? "busy" : "available",
      ...options(index),
    });
}

beforeEach(async () => {
  await empty("users", "experts");
  owner = await createUser();
  admin = await createAdmin();
});

describe("who may ask", () => {
  it("are the owner and administrators, also while the profile is under review", async () => {
    const { id } = await createOwn({ approvalStatus: "pending" });
    for (const person of [owner, admin]) {
      const { status, body } = await ask(id, person);
      expect(status).toBe(200);
      expect(profileAnalysis.strict().safeParse(body).error).toBeUndefined();
    }
  });

  it("is whoever has the same verified e-mail", async () => {
    const verified = await createUser({ email: "same@example.com" });
    const { id } = await createExpert({ email: "Same@Example.com" });
    expect((await ask(id, verified)).status).toBe(200);
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [verified.id]);
    expect((await ask(id, verified)).status).toBe(404);
  });

  it("is nobody else: a foreign profile looks like a missing one", async () => {
    const { id } = await createOwn();
    const stranger = await createUser();
    const foreign = await ask<ErrorAnswer>(id, stranger);
    const missing = await ask<ErrorAnswer>(id + 1000, stranger);
    expect([foreign.status, foreign.body]).toEqual([
      404,
      { ...missing.body, requestId: foreign.body.requestId },
    ]);
    expect(foreign.body).toMatchObject({ code: "not_found", message: "Expert not found" });
    expect((await ask<ErrorAnswer>(id, null)).body).toMatchObject({ code: "unauthenticated" });
    expect((await ask<ErrorAnswer>(id, null)).status).toBe(401);
    for (const id of ["0", "x", "1.5", "99999999999"]) expect((await ask(id, owner)).status).toBe(404);
  });

  it("is no owner of an archived profile", async () => {
    const { id } = await createOwn({ archivedAt: new Date() });
    expect((await ask(id, owner)).status).toBe(404);
    expect((await ask(id, admin)).status).toBe(200);
  });
});

it("changes nothing", async () => {
  const { id } = await createOwn();
  const before = await sql("SELECT * FROM experts ORDER BY id");
  await ask(id, owner);
  expect(await sql("SELECT * FROM experts ORDER BY id")).toEqual(before);
});

describe("the market", () => {
  it.each([0, 4])("of %i experts is too small: no figure, no skill, the same rate", async (number) => {
    const { id } = await createOwn();
    await createPeers(number);
    const { body } = await ask(id, owner);
    expect(body).toMatchObject({
      source: "built-in",
      model: null,
      missingSkills: [],
      rateRecommendation: { current: 95, suggested: 95 },
      market: {
        peerCount: number,
        medianRate: null,
        lowerQuartileRate: null,
        upperQuartileRate: null,
        ratePercentile: null,
        availablePercent: null,
        missingSkillShares: [],
      },
    });
    expect(body.marketPosition).toMatch(number === 0 ? /^No other expert/ : /^Only 4 other experts/);
    expect(body.rateRecommendation.reasoning).toContain("fewer than 5");
    expect(positionBonus(body.marketPosition)).toBe(0);
  });

  it("of 5 experts is enough", async () => {
    const { id } = await createOwn();
    await createPeers(5);
    const { body } = await ask(id, owner);
    expect(body.market).toMatchObject({
      peerCount: 5,
      sharedSkills: 1,
      lowerQuartileRate: 81,
      medianRate: 82,
      upperQuartileRate: 83,
      ratePercentile: 100,
      medianExperienceYears: 3,
      availablePercent: 60,
    });
    expect(body.missingSkills).toEqual(["Docker"]);
    expect(body.market.missingSkillShares).toEqual([{ skill: "Docker", percent: 100 }]);
    expect(body.marketPosition).toContain("the 5 experts who share at least one of your skills");
    // None of the five is as experienced as seven years and more, but two are within three years of it.
    expect(body.rateRecommendation).toMatchObject({ current: 95, suggested: 95 });
    expect(body.rateRecommendation.reasoning).toContain("Only 2 experts with your skills have 4 to 10 years");
  });

  it("of 200 experts counts rates, experience and skills", async () => {
    const { id } = await createOwn({ skillMastery: { Python: 5, "Apache Kafka": 4, dbt: 4 } });
    await createPeers(200, (index) => ({
      skills: [
        "Python",
        "Kafka",
        ...(index % 2 ? ["Docker"] : []),
        ...(index % 5 ? [] : ["Snowflake", "kielimallit"]),
      ],
    }));
    const { body } = await ask(id, owner);
    // Rates are €80 to €279; years 1 to 14, 14 or 15 people each.
    expect(body.market).toMatchObject({
      peerCount: 200,
      lowerQuartileRate: 129.75,
      medianRate: 179.5,
      upperQuartileRate: 229.25,
      ratePercentile: 8,
      medianExperienceYears: 7,
      availablePercent: 75,
      missingSkillShares: [{ skill: "Docker", percent: 50 }],
    });
    expect(body.marketPosition).toContain("among the 200 experts");
    expect(body.rateRecommendation.suggested).toBe(110);
    expect(body.rateRecommendation.reasoning).toMatch(/have 4 to 10 years of experience.*€95.*€110/);
  });

  it("holds public experts only, never the expert", async () => {
    const { id } = await createOwn();
    await createPeers(3);
    await createPeers(1, () => ({ isActive: false }));
    await createPeers(1, () => ({ approvalStatus: "pending" }));
    await createPeers(1, () => ({ archivedAt: new Date() }));
    await createPeers(1, () => ({ skills: ["Figma"] }));
    expect((await ask(id, owner)).body.market.peerCount).toBe(3);
  });

  it("wants more in common of somebody with more skills, and less where that leaves too few", async () => {
    const many = ["Python", "Apache Kafka", "dbt", "SQL", "Docker", "Terraform", "Airflow"];
    const { id } = await createOwn({ skills: many });
    await createPeers(4, () => ({ skills: many.slice(0, 3) }));
    await createPeers(3, () => ({ skills: ["Python", "Figma"] }));
    expect((await ask(id, owner)).body.market).toMatchObject({ peerCount: 7, sharedSkills: 1 });
    await createPeers(1, () => ({ skills: many.slice(1, 4) }));
    expect((await ask(id, owner)).body.market).toMatchObject({ peerCount: 5, sharedSkills: 3 });
  });

  it("never misses a skill under another of its names", async () => {
    const { id } = await createOwn({ skills: ["LLM", "koneoppiminen", "k8s"] });
    await createPeers(6, () => ({
      skills: ["kielimallit", "Machine Learning", "Kubernetes", "ML", "Docker", "docker"],
    }));
    const { body } = await ask(id, owner);
    expect(body.missingSkills.map(skillKey)).toEqual(["docker"]);
    expect(body.market.missingSkillShares).toEqual([{ skill: "Docker", percent: 100 }]);
  });
});

it.each([
  [
    "nothing but what the database wants",
    { title: "", description: "", skills: [], location: "", workArrangement: [], workRadius: null },
  ],
  ["sixty skills", { skills: Array.from({ length: 60 }, (_, index) => `Skill ${index}`), skillMastery: {} }],
  ["letters without a skill", { skills: ["!!!", "…"], skillMastery: {} }],
  [
    "Finnish",
    {
      title: "Vanhempi asiantuntija",
      description: "Olen innokas osaaja ja teen kaikkea. Minulla on hyvä asenne.",
    },
  ],
  ["braces", { title: "{title} <b>", description: "{0} '{' }", location: "{place}" }],
])("answers for a profile of %s", async (_name, options) => {
  const { id } = await createOwn(options);
  await createPeers(5);
  const { status, body } = await ask(id, owner);
  expect([status, body]).toMatchObject([200, { source: "built-in" }]);
  expect(body.improvementAreas.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/Zzsurname|0199|engine\./);
});
