import { POST as matchProject } from "@/app/api/custom-project-matching/route";
import { POST as recommendProjects } from "@/app/api/experts/[id]/recommendations/route";
import { GET as getExpert, PATCH as update } from "@/app/api/experts/[id]/route";
import { POST as countView } from "@/app/api/experts/[id]/views/route";
import { GET as listExperts } from "@/app/api/experts/route";
import { POST as countChoices } from "@/app/api/experts/search/counts/route";
import { POST as search } from "@/app/api/experts/search/route";
import { POST as favor } from "@/app/api/favorites/[id]/route";
import { GET as listFavorites } from "@/app/api/favorites/route";
import { POST as book } from "@/app/api/meeting-bookings/route";
import { POST as calculate } from "@/app/api/pricing/calculate/route";
import { POST as recommendExperts } from "@/app/api/projects/[id]/expert-recommendations/route";
import { POST as makeEngagement } from "@/app/api/projects/route";
import { PUT as addToList } from "@/app/api/shortlists/[id]/experts/[expert]/route";
import { GET as openList } from "@/app/api/shortlists/[id]/route";
import { POST as share } from "@/app/api/shortlists/[id]/share/route";
import { POST as makeList } from "@/app/api/shortlists/route";
import { GET as listSkills } from "@/app/api/skills/route";
import { POST as matchWishes } from "@/app/api/wish-matching/route";
import { GET as sitemap } from "@/app/sitemaps/[part]/route";
import { compareExperts } from "@/lib/features/comparison/server/compare-experts";
import type { FullExpert } from "@/lib/features/experts/schemas";
import {
  expertProfile,
  expertsAvailableNow,
  firstExpertPage,
} from "@/lib/features/experts/server/cached-reads";
import { readSharedShortlist } from "@/lib/features/shortlists/server/read-shortlists";
import { guest } from "@/lib/server/actor";
import { setClock } from "@/lib/server/clock";
import { listenToChanges } from "@/tests/support/announcements";
import { call, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { engagementWish } from "@/tests/support/engagements";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestExpert,
  type TestUser,
} from "@/tests/support/factories";
import { takeRevalidated } from "@/tests/support/next-cache";
import { bookingRequest } from "@/tests/support/request-factories";

const title = "Zzfinder of lost parcels";
const skill = "Zzparcels";
let owner: TestUser;
let visitor: TestUser;
let expert: TestExpert;
let other: TestExpert;
let projectId: number;

beforeEach(async () => {
  await empty("users", "experts", "projects", "favorites", "shortlists", "meeting_bookings");
  setClock(new Date("2027-03-03T07:00:00Z"));
  [owner, visitor] = [await createUser(), await createUser()];
  expert = await createExpert({ userId: owner.id, title, skills: ["Python", skill] });
  other = await createExpert({ skills: ["Python", skill] });
  ({ id: projectId } = await createProject({ skills: ["Python", skill] }));
});
afterAll(() => setClock(null));

const hide = (isHidden: unknown, as: TestUser | null = owner) =>
  call<FullExpert>(update, {
    method: "PATCH",
    params: { id: String(expert.id) },
    body: { isHidden },
    as,
  });

/** Every public answer, by name, in which somebody could be met. */
async function publicAnswers(): Promise<Record<string, unknown>> {
  const params = { id: String(expert.id) };
  const body = async (answer: Promise<{ body: unknown }>) => (await answer).body;
  const list = { id: String((await sql<{ id: number }>("SELECT id FROM shortlists"))[0]?.id ?? 0) };
  const shared = await call<{ url: string }>(share, { method: "POST", params: list, as: visitor });
  const project = { title: "Parcels", requiredSkills: ["Python", skill] };
  return {
    list: await body(call(listExperts)),
    profile: await body(call(getExpert, { params })),
    "profile for a signed-in stranger": await body(call(getExpert, { params, as: visitor })),
    search: await body(post(search, {})),
    "search by words": await body(post(search, { query: title })),
    "search by skill": await body(post(search, { skills: [skill] })),
    "matching for a posting": await body(
      post(recommendExperts, { limit: 50 }, { params: { id: String(projectId) } }),
    ),
    "matching for a described project": await body(post(matchProject, { project })),
    "matching for wishes": await body(
      post(matchWishes, { wishes: [{ kind: "skill", value: skill, isMust: true }] }),
    ),
    favorites: await body(call(listFavorites, { as: visitor })),
    shortlist: await body(call(openList, { params: list, as: visitor })),
    "shared shortlist": await readSharedShortlist(shared.body.url?.split("/").at(-1) ?? ""),
    comparison: await compareExperts(guest, [expert.id, other.id], null),
    "page of the profile": await expertProfile(expert.id),
    "page of somebody similar": await expertProfile(other.id),
    "home page": [await firstExpertPage(), await expertsAvailableNow()],
    sitemap: (
      await (await sitemap(new Request("http://x"), { params: Promise.resolve({ part: "0.xml" }) })).text()
    ).replaceAll(`/expert/${expert.id}<`, title),
  };
}

/** The names of the answers in which the expert stands. */
const toldIn = async () =>
  Object.entries(await publicAnswers())
    .filter(([, answer]) => JSON.stringify(answer ?? null).includes(title))
    .map(([name]) => name);

/** How what is asked about the expert is answered. */
async function asked(): Promise<Record<string, number>> {
  const params = { id: String(expert.id) };
  const status = async (answer: Promise<{ status: number }>) => (await answer).status;
  return {
    profile: await status(call(getExpert, { params })),
    views: await status(post(countView, undefined, { params })),
    recommendations: await status(post(recommendProjects, {}, { params })),
    pricing: await status(
      post(calculate, { expertId: expert.id, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" }),
    ),
    engagement: await status(post(makeEngagement, engagementWish(expert.id))),
    favorite: await status(post(favor, undefined, { params, as: visitor })),
  };
}

describe("an expert whom the owner hides", () => {
  beforeEach(async () => {
    await post(favor, undefined, { params: { id: String(expert.id) }, as: visitor });
    const list = await post<{ id: number }>(makeList, { name: "Parcels" }, { as: visitor });
    const place = { id: String(list.body.id), expert: String(expert.id) };
    await call(addToList, { method: "PUT", params: place, body: {}, as: visitor });
  });

  it("is in no public answer from then on, and back in each when shown again", async () => {
    const everywhere = Object.keys(await publicAnswers());
    expect(await toldIn()).toEqual(everywhere);
    const before = await call<Record<string, Record<string, number>>>(countChoices, {
      method: "POST",
      body: {},
    });

    expect((await hide(true)).body.isHidden).toBe(true);
    expect(await toldIn()).toEqual([]);
    const after = await call<{ total: number }>(countChoices, { method: "POST", body: {} });
    expect(after.body.total).toBe((before.body as unknown as { total: number }).total - 1);
    const skills = await call<{ label: string; count: number }[]>(listSkills);
    expect(skills.body.find(({ label }) => label === skill)?.count).toBe(1);
    const booking = {
      ...bookingRequest({ preferredDate: "2027-03-05" }),
      preferredTime: "14:00",
      expertId: expert.id,
    };
    expect((await post(book, booking)).status).toBe(404);
    expect(await asked()).toEqual({
      profile: 404,
      views: 404,
      recommendations: 404,
      pricing: 404,
      engagement: 404,
      favorite: 404,
    });

    expect((await hide(false)).body.isHidden).toBe(false);
    expect(await toldIn()).toEqual(everywhere);
  });

  it("ends the cached pages that show them, those of others included", async () => {
    const changes = await listenToChanges();
    takeRevalidated();
    await hide(true);
    const tags = [`expert-${expert.id}`, "experts"];
    expect(await changes.take()).toEqual(tags);
    expect(takeRevalidated()).toEqual(expect.arrayContaining(tags));
  });

  it("still sees the own profile, and so do administrators", async () => {
    await hide(true);
    for (const as of [owner, await createAdmin()]) {
      const { status, body } = await call<FullExpert>(getExpert, { params: { id: String(expert.id) }, as });
      expect([status, body.isHidden]).toEqual([200, true]);
    }
  });

  it("is nobody else's to hide", async () => {
    expect((await hide(true, visitor)).status).toBe(404);
    expect((await hide(true, null)).status).toBe(401);
    expect((await hide("yes")).status).toBe(422);
    expect(await sql("SELECT is_hidden FROM experts WHERE id = $1", [expert.id])).toEqual([
      { is_hidden: false },
    ]);
  });
});
