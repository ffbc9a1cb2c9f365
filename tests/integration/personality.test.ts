import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as matchCustomProject } from "@/app/api/custom-project-matching/route";
import { DELETE, GET, PUT } from "@/app/api/experts/[id]/personality/route";
import { GET as getExpert } from "@/app/api/experts/[id]/route";
import { GET as listExperts } from "@/app/api/experts/route";
import type { ExpertMatch } from "@/lib/features/matching/schemas";
import type { PersonalityRecord } from "@/lib/features/personality/schemas";
import { type PersonalityAnswers, statementIds } from "@/lib/features/personality/statements";
import type { AccountExport } from "@/lib/features/privacy/account-export";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { listRoutes } from "@/tests/support/routes";

const now = new Date("2027-03-01T09:00:00Z");
const handlers = { GET, PUT, DELETE };
const ask = <T = PersonalityRecord>(
  method: keyof typeof handlers,
  id: number | string,
  as: TestUser | null,
  body?: unknown,
) =>
  call<T>(handlers[method], {
    method,
    path: `/api/experts/${id}/personality`,
    params: { id: String(id) },
    ...(body === undefined ? {} : { body }),
    as,
  });

/** Openness 100, the others as the highest number on every statement gives them. */
const answers: PersonalityAnswers = {
  ...Object.fromEntries(statementIds.map((id) => [id, 5])),
  o2: 1,
};
const consented = { answers, consent: true };
const scores = {
  personalityOpenness: 100,
  personalityConscientiousness: 75,
  personalityExtraversion: 75,
  personalityAgreeableness: 75,
  personalityNeuroticism: 50,
};
const results = {
  ...scores,
  personalityTestCompleted: true,
  personalityConsentAt: now.toISOString(),
};
const nothing = {
  ...Object.fromEntries(Object.keys(scores).map((field) => [field, null])),
  personalityTestCompleted: false,
  personalityConsentAt: null,
};

const stored = async (id: number) => (await sql("SELECT * FROM experts WHERE id = $1", [id]))[0];

async function ownedExpert() {
  const owner = await createUser();
  return { owner, id: (await createExpert({ userId: owner.id })).id };
}

/** An application to the network that came with a trait. */
const application = (email: string, expertId: number | null) =>
  insert<{ id: number }>("expert_applications", {
    name: "Aada Applicant",
    title: "Data engineer",
    email,
    description: "Builds data platforms.",
    skills: ["Python"],
    experience_years: 5,
    hourly_rate_cents: 9500,
    weekly_availability_hours: 20,
    work_radius: 50,
    personality_openness: 80,
    personality_test_completed: true,
    expert_id: expertId,
    updated_at: now,
  });

beforeEach(async () => {
  await empty("experts", "users", "projects", "expert_applications", "onboarding_drafts");
  setClock(now);
});
afterEach(() => setClock(null));

describe("the owner", () => {
  it("has nothing before the assessment", async () => {
    const { owner, id } = await ownedExpert();
    expect(await ask("GET", id, owner)).toMatchObject({ status: 200, body: nothing });
  });

  it("stores the scores that the server computes, with the time of the consent, and reads them", async () => {
    const { owner, id } = await ownedExpert();
    const before = await stored(id);
    const answer = await ask("PUT", id, owner, consented);
    expect([answer.status, answer.body]).toEqual([200, results]);
    expect((await ask("GET", id, owner)).body).toEqual(results);
    const after = await stored(id);
    expect(after).toMatchObject({
      personality_openness: 100,
      personality_neuroticism: 50,
      personality_test_completed: true,
      personality_consent_at: now,
    });
    const changed = Object.keys(after ?? {}).filter(
      (column) => JSON.stringify(after?.[column]) !== JSON.stringify(before?.[column]),
    );
    expect(changed.filter((column) => !column.startsWith("personality_")).sort()).toEqual([
      "changed_in",
      "updated_at",
    ]);
  });

  it("retakes it: the newer results and the newer consent stand", async () => {
    const { owner, id } = await ownedExpert();
    await ask("PUT", id, owner, consented);
    const later = new Date("2027-04-01T09:00:00Z");
    setClock(later);
    expect((await ask("PUT", id, owner, { answers: { o1: 1 }, consent: true })).body).toEqual({
      ...nothing,
      personalityOpenness: 0,
      personalityTestCompleted: true,
      personalityConsentAt: later.toISOString(),
    });
  });

  it("owns an expert by the same verified e-mail too (decisions A7)", async () => {
    const user = await createUser();
    const stranger = await createUser({ isVerified: false });
    const { id } = await createExpert({ email: user.email });
    const { id: other } = await createExpert({ email: stranger.email });
    expect((await ask("PUT", id, user, consented)).status).toBe(200);
    expect((await ask("PUT", other, stranger, consented)).status).toBe(404);
  });

  it("may be an administrator", async () => {
    const admin = await createAdmin();
    const { id } = await createExpert({ userId: admin.id });
    expect((await ask("PUT", id, admin, consented)).status).toBe(200);
    expect((await ask("GET", id, admin)).body).toEqual(results);
  });
});

describe("everybody else", () => {
  it.each(["GET", "PUT", "DELETE"] as const)(
    "finds nothing to %s, whether it exists or not",
    async (method) => {
      const { owner, id } = await ownedExpert();
      await ask("PUT", id, owner, consented);
      const before = await stored(id);
      const body = method === "PUT" ? { answers: { o1: 1 }, consent: true } : undefined;
      for (const person of [await createUser(), await createAdmin()]) {
        const foreign = await ask<ErrorAnswer>(method, id, person, body);
        const missing = await ask<ErrorAnswer>(method, 999_999, person, body);
        expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
        expect(foreign.body).toEqual({
          code: "not_found",
          reason: "expert_not_found",
          message: "Expert not found",
        });
      }
      expect((await ask<ErrorAnswer>(method, id, null, body)).status).toBe(401);
      expect((await ask<ErrorAnswer>(method, "seven", owner, body)).status).toBe(404);
      expect(await stored(id)).toEqual(before);
    },
  );

  it("nor does the owner of an archived profile", async () => {
    const owner = await createUser();
    const { id } = await createExpert({ userId: owner.id, archivedAt: now, isActive: false });
    expect((await ask("GET", id, owner)).status).toBe(404);
    expect((await ask("PUT", id, owner, consented)).status).toBe(404);
  });
});

describe("what is refused changes nothing", () => {
  it.each([
    ["no consent", { answers }, "consent"],
    ["a refused consent", { answers, consent: false }, "consent"],
    ["no answers", { consent: true }, "answers"],
    ["an empty assessment", { answers: {}, consent: true }, "answers"],
    ["an answer beyond the scale", { answers: { o1: 0 }, consent: true }, "answers.o1"],
    ["another statement", { answers: { o1: 3, x1: 3 }, consent: true }, "answers"],
  ])("%s", async (_name, body, field) => {
    const { owner, id } = await ownedExpert();
    await ask("PUT", id, owner, consented);
    const before = await stored(id);
    const answer = await ask<ErrorAnswer>("PUT", id, owner, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.body.fieldErrors ?? {})).toContain(field);
    expect(await stored(id)).toEqual(before);
  });

  it("scores of one's own making", async () => {
    const { owner, id } = await ownedExpert();
    const before = await stored(id);
    for (const extra of [{ personalityOpenness: 100 }, { scores: { openness: 100 } }]) {
      expect((await ask("PUT", id, owner, { ...consented, ...extra })).status).toBe(422);
    }
    expect(await stored(id)).toEqual(before);
  });
});

describe("withdrawing the consent", () => {
  it("deletes scores, answers in the draft and what came with applications; the rest stays", async () => {
    const { owner, id } = await ownedExpert();
    const other = await ownedExpert();
    await ask("PUT", id, owner, consented);
    await ask("PUT", other.id, other.owner, consented);
    for (const user of [owner, other.owner]) {
      await insert("onboarding_drafts", {
        user_id: user.id,
        draft: JSON.stringify({
          name: "Aino",
          personalityConsent: true,
          personalityScores: { openness: 100 },
        }),
        completed_steps: ["basic-info"],
        achievements: [],
        personality_answers: JSON.stringify(answers),
        updated_at: now,
      });
    }
    const linked = await application("another@example.com", id);
    const mailed = await application(owner.email.toUpperCase(), null);
    // An underscore is a letter here, not a wildcard.
    const foreign = await application("someone_else@example.com", other.id);
    const answer = await ask("DELETE", id, owner);
    expect([answer.status, answer.body]).toEqual([200, nothing]);
    expect((await ask("GET", id, owner)).body).toEqual(nothing);
    expect((await ask("GET", other.id, other.owner)).body).toEqual(results);
    expect(
      await sql("SELECT user_id, draft, personality_answers FROM onboarding_drafts ORDER BY user_id"),
    ).toEqual([
      {
        user_id: owner.id,
        draft: { name: "Aino", personalityConsent: false, personalityScores: null },
        personality_answers: null,
      },
      {
        user_id: other.owner.id,
        draft: { name: "Aino", personalityConsent: true, personalityScores: { openness: 100 } },
        personality_answers: answers,
      },
    ]);
    expect(
      await sql(
        "SELECT id, title, personality_openness AS openness, personality_test_completed AS done FROM expert_applications ORDER BY id",
      ),
    ).toEqual([
      { id: linked.id, title: "Data engineer", openness: null, done: false },
      { id: mailed.id, title: "Data engineer", openness: null, done: false },
      { id: foreign.id, title: "Data engineer", openness: 80, done: true },
    ]);
  });

  it("can be done twice, and without results", async () => {
    const { owner, id } = await ownedExpert();
    expect((await ask("DELETE", id, owner)).body).toEqual(nothing);
    expect((await ask("DELETE", id, owner)).status).toBe(200);
  });
});

describe("matching", () => {
  const project = {
    title: "Demand forecast",
    description: "Forecast the daily demand of 120 shops.",
    requiredSkills: ["Python"],
  };
  const match = async (wishes: object) =>
    (await post<ExpertMatch[]>(matchCustomProject, { project: { ...project, ...wishes } })).body;
  const personalityOf = (matches: ExpertMatch[], id: number) =>
    matches.find(({ expert }) => expert.id === id)?.factors.find(({ key }) => key === "personality");

  it("knows of results at once, and leaves the factor out once they are deleted (decisions B16)", async () => {
    const { owner, id } = await ownedExpert();
    const wishes = { preferredOpenness: 95, personalityMatchingWeight: 30 };
    const before = await match(wishes);
    expect(personalityOf(before, id)).toEqual({
      key: "personality",
      label: "Personality",
      weight: 0,
      score: 0,
      reason: "Left out of the score: the expert's profile has none of the traits that the brief wishes for.",
    });
    await ask("PUT", id, owner, consented);
    const after = await match(wishes);
    expect(personalityOf(after, id)).toEqual({
      key: "personality",
      label: "Personality",
      weight: 0.3,
      score: 100,
      reason: "The expert's traits are at the levels that the brief wishes for.",
    });
    await ask("DELETE", id, owner);
    const [gone] = await match(wishes);
    expect(gone).toEqual(before[0]);
    expect(gone?.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it("orders by the wished levels", async () => {
    const [open, closed] = [await ownedExpert(), await ownedExpert()];
    await ask("PUT", open.id, open.owner, { answers: { o1: 5 }, consent: true });
    await ask("PUT", closed.id, closed.owner, { answers: { o1: 1 }, consent: true });
    const order = async (preferredOpenness: number) =>
      (await match({ preferredOpenness, personalityMatchingWeight: 100 })).map(({ expert }) => expert.id);
    expect(await order(100)).toEqual([open.id, closed.id]);
    expect(await order(0)).toEqual([closed.id, open.id]);
  });

  it.each([
    [100, 100, "at"],
    [80, 100, "at"],
    [70, 80, "near"],
    [50, 60, "some way from"],
    [10, 30, "far from"],
  ])("compares a wish for %i with a very high score by levels: %i points", async (wish, score, words) => {
    const { owner, id } = await ownedExpert();
    await ask("PUT", id, owner, { answers: { o1: 5 }, consent: true });
    const [found] = await match({ preferredOpenness: wish });
    expect(found?.factors.at(-1)).toMatchObject({
      key: "personality",
      reason: `The expert's traits are ${words} the levels that the brief wishes for.`,
    });
    expect(found?.factors.at(-1)?.score).toBeCloseTo(score, 9);
  });

  it("tells levels at most, however one asks: experts of one level look the same", async () => {
    const people = [await ownedExpert(), await ownedExpert()] as const;
    for (const [index, { id }] of people.entries()) {
      await sql(
        "UPDATE experts SET personality_openness = $2, personality_neuroticism = $3, personality_test_completed = true WHERE id = $1",
        [id, [62, 78][index], [41, 58][index]],
      );
    }
    for (let wish = 0; wish <= 100; wish += 5) {
      for (const wishes of [
        { preferredOpenness: wish },
        { preferredOpenness: wish, preferredNeuroticism: 30 },
      ]) {
        const matches = await match({ ...wishes, personalityMatchingWeight: 100 });
        const [one, other] = people.map(({ id }) => {
          const { expert: _who, ...told } = matches.find(({ expert }) => expert.id === id) as ExpertMatch;
          return told;
        });
        expect(one).toEqual(other);
        expect(JSON.stringify(one)).not.toMatch(/\b(?:62|78|41|58)\b/);
      }
    }
  });
});

it("is in no record that others see, not even the administrators' full one", async () => {
  const { owner, id } = await ownedExpert();
  await ask("PUT", id, owner, consented);
  const params = { id: String(id) };
  for (const as of [null, owner, await createAdmin()]) {
    const one = await call<object>(getExpert, { params, as });
    const list = await call<object[]>(listExperts, { as });
    expect([one.status, list.status, list.body.length]).toEqual([200, 200, 1]);
    expect(JSON.stringify([one.body, list.body])).not.toMatch(/personality|openness|neuroticism/i);
  }
});

it("is in no list, record or file that an administrator reads", async () => {
  const { owner, id } = await ownedExpert();
  await ask("PUT", id, owner, consented);
  await application(owner.email, id);
  const admin = await createAdmin();
  const trait =
    /\b(?:personality_?)?(?:openness|conscientiousness|extraversion|agreeableness|neuroticism)\b|personality_?(?:test|consent|answers)/i;
  const reads = (await listRoutes()).filter(
    ({ method, path, declaration }) =>
      method === "GET" && (declaration?.access === "admin" || /^\/api\/experts(?:\/\[id\])?$/.test(path)),
  );
  expect(reads.length).toBeGreaterThan(2);
  for (const { path, handler } of reads) {
    const params = { id: String(id), index: "0" };
    const answer = await call<unknown>(handler, { path, params, as: admin });
    const told = new TextDecoder().decode(answer.bytes);
    expect([path, told.match(trait)?.[0]]).toEqual([path, undefined]);
  }
});

it("is exported with its consent, and gone from the export when it is deleted", async () => {
  const { owner, id } = await ownedExpert();
  await ask("PUT", id, owner, consented);
  const profile = async () =>
    (await call<AccountExport>(exportAccount, { as: owner })).body.expertProfiles.find(
      (each) => each.id === id,
    );
  expect(await profile()).toMatchObject(results);
  await ask("DELETE", id, owner);
  expect(await profile()).toMatchObject(nothing);
});
