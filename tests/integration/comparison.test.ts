import { POST as recommendExperts } from "@/app/api/projects/[id]/expert-recommendations/route";
import { compareExperts } from "@/lib/features/comparison/server/compare-experts";
import { type Actor, guest } from "@/lib/server/actor";
import { post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createTeam,
  createUser,
  type TestUser,
} from "@/tests/support/factories";

const actorOf = (person: TestUser, emailVerified = true): Actor => ({
  kind: person.role,
  userId: person.id,
  email: person.email,
  emailVerified,
  firstName: person.firstName,
  lastName: person.lastName,
  locale: "en",
});

let ids: number[];

beforeEach(async () => {
  await empty("companies", "projects", "experts", "users", "served_rankings");
  const experts = [
    await createExpert({ skills: ["Python", "Kafka"] }),
    await createExpert({ skills: ["COBOL"] }),
    await createExpert({ skills: ["Python"] }),
  ];
  ids = experts.map(({ id }) => id);
});

it("shows public experts in the order they were chosen, and no others", async () => {
  const [first = 0, second = 0, third = 0] = ids;
  await sql("UPDATE experts SET is_active = false WHERE id = $1", [second]);
  const { experts, project } = await compareExperts(guest, [third, second, 4711, first], null);
  expect(experts.map(({ id }) => id)).toEqual([third, first]);
  expect(project).toBeNull();
  expect(experts[0]).not.toHaveProperty("email");
  expect(await compareExperts(guest, [], 1)).toEqual({ experts: [], project: null });
});

it("gives each the match that the ranking of the posting gives, to everybody, and writes it down", async () => {
  const { id } = await createProject({ title: "Streams of events" });
  const ranked = await post<{ expert: { id: number }; matchScore: number; factors: object[] }[]>(
    recommendExperts,
    { limit: 50 },
    { params: { id: String(id) } },
  );
  const before = await count("served_rankings");
  const { project } = await compareExperts(guest, ids, id);
  expect(project?.title).toBe("Streams of events");
  expect(project?.matches.size).toBe(ids.length);
  for (const match of ranked.body) {
    const compared = project?.matches.get(match.expert.id);
    expect([compared?.matchScore, compared?.factors]).toEqual([match.matchScore, match.factors]);
  }
  expect(await count("served_rankings")).toBe(before + 1);
});

it("compares for a posting that is not public for those whose it is and administrators alone", async () => {
  const [owner, mailed, stranger] = [await createUser(), await createUser(), await createUser()];
  const { id } = await createProject({ approvalStatus: "pending", title: "Secret" });
  const titleFor = async (actor: Actor) => (await compareExperts(actor, ids, id)).project?.title ?? null;
  await sql("UPDATE projects SET owner_id = $2, customer_email = $3 WHERE id = $1", [
    id,
    owner.id,
    mailed.email,
  ]);
  expect(await titleFor(actorOf(owner))).toBe("Secret");
  expect(await titleFor(actorOf(await createAdmin()))).toBe("Secret");
  expect(await titleFor(actorOf(mailed))).toBe("Secret");
  for (const actor of [guest, actorOf(stranger), actorOf(mailed, false)])
    expect(await titleFor(actor)).toBeNull();
  await sql("UPDATE projects SET owner_id = NULL WHERE id = $1", [id]);
  expect(await titleFor(actorOf(mailed))).toBe("Secret");
  for (const actor of [guest, actorOf(owner), actorOf(mailed, false)])
    expect(await titleFor(actor)).toBeNull();
  await sql("UPDATE projects SET kind = 'engagement', expert_id = $2 WHERE id = $1", [id, ids[0]]);
  expect(await titleFor(actorOf(mailed))).toBeNull();
});

it("compares for a team's posting for every member, and no more for whoever posted it and left", async () => {
  const [member, poster] = [await createUser(), await createUser()];
  const company = await createTeam(member);
  const { id } = await createProject({ approvalStatus: "pending", title: "Secret" });
  await sql("UPDATE projects SET company_id = $2, owner_id = $3, customer_email = $4 WHERE id = $1", [
    ...[id, company, poster.id, poster.email],
  ]);
  const titleFor = async (who: TestUser) =>
    (await compareExperts(actorOf(who), ids, id)).project?.title ?? null;
  expect(await titleFor(member)).toBe("Secret");
  expect(await titleFor(poster)).toBeNull();
});
