import sharp from "sharp";
import { setClock } from "@/lib/server/clock";
import { revalidationToken } from "@/lib/server/revalidate";
import { type CallOptions, call } from "@/tests/support/call";
import { insert } from "@/tests/support/database/connection";
import { createContracts, engagementWish } from "@/tests/support/engagements";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { listRoutes } from "@/tests/support/routes";
import { fileForm } from "@/tests/support/upload";

// Who may call what (decisions A3): every method of every route, and what each role is answered. A route
// that is not in the table fails the first test; a new route is finished when its row stands here.

const roles = ["guest", "user", "owner", "admin"] as const;
type Role = (typeof roles)[number];

/** The request that a row sends, complete enough to succeed for whoever may. `at` differs from role to role. */
type Request = (world: World, at: number) => Omit<CallOptions, "as" | "method">;
type Row = [route: string, guest: number, user: number, owner: number, admin: number, request?: Request];

type Contracts = Awaited<ReturnType<typeof createContracts>>;
type World = {
  postingId: number;
  owned: Contracts;
  expertId: number;
  pendingId: number;
  imageId: string;
  picture: Buffer;
};

const expert: Request = ({ expertId }) => ({ params: { id: String(expertId) } });
const favorite: Request = ({ expertId }) => ({ params: { id: String(expertId) } });
/** An address of its own for each call, so that no call meets the account of another. */
const address = (at: number) => `person${at}@example.com`;
const application = (at: number) => ({
  name: "Aada Applicant",
  title: "Data engineer",
  email: address(at),
  description: "Builds data platforms.",
  skills: ["Python"],
  experienceYears: 5,
  hourlyRate: 95,
  weeklyAvailabilityHours: 20,
});
const projectApplication = (projectId: number, at: number) => ({
  projectId,
  applicantName: "Aada Applicant",
  applicantEmail: address(at),
  coverLetter: "We forecast demand.",
});
const booking = (at: number) => ({
  fullName: "Veera Visitor",
  email: "veera@example.com",
  company: "Example Oy",
  phone: "+358 50 000 0000",
  meetingType: "consultation",
  preferredDate: "2027-03-03",
  preferredTime: `${9 + (at % 6)}:00`,
});

// biome-ignore format: a table is read by its columns
const table: Row[] = [
  // route                                    guest user owner admin
  ["DELETE /api/[...unknown]",               404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["GET /api/[...unknown]",                  404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["PATCH /api/[...unknown]",                404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["POST /api/[...unknown]",                 404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  ["PUT /api/[...unknown]",                  404, 404, 404, 404, () => ({ params: { unknown: ["nothing"] } })],
  // Refused for its confirmation: the people of this table are needed further down.
  ["DELETE /api/account",                      401, 422, 422, 422, () => ({ body: { confirmation: "perhaps" } })],
  ["GET /api/account/export",                  401, 200, 200, 200],
  ["GET /api/auth/[...nextauth]",              200, 200, 200, 200, () => ({ path: "/api/auth/csrf", params: { nextauth: ["csrf"] } })],
  ["POST /api/auth/[...nextauth]",             302, 302, 302, 302, () => ({ path: "/api/auth/signout", params: { nextauth: ["signout"] }, body: {} })],
  ["POST /api/auth/email-link",                200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/forgot-password",           200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/register",                  201, 201, 201, 201, (_, at) => ({ body: { firstName: "A", lastName: "B", email: address(at), password: "a long and quiet evening" } })],
  ["POST /api/auth/resend-verification",       200, 200, 200, 200, (_, at) => ({ body: { email: address(at) } })],
  ["POST /api/auth/reset-password",            422, 422, 422, 422, () => ({ body: { token: "guess", password: "a long and quiet evening" } })],
  ["GET /api/auth/user",                       200, 200, 200, 200],
  ["GET /api/calendar/available-slots",        200, 200, 200, 200, () => ({ query: { date: "2027-03-04" } })],
  ["POST /api/calendar/check-availability",    200, 200, 200, 200, () => ({ body: { startTime: "2027-03-04T08:00:00Z", endTime: "2027-03-04T09:00:00Z" } })],
  ["POST /api/calendar/create-meeting",        404, 404, 404, 404, () => ({ body: { bookingId: 1, token: "guess" } })],
  ["GET /api/contracts/[id]/pdf",              404, 404, 200, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) } })],
  ["GET /api/contracts/[id]/pdf (by its link)", 200, 200, 200, 200, ({ owned }) => ({ params: { id: String(owned.contracts[0]?.id) }, query: { token: owned.contracts[0]?.token ?? "" } })],
  ["POST /api/contracts/generate",             404, 404, 200, 404, ({ owned }) => ({ body: { projectId: owned.project.id } })],
  ["POST /api/contracts/generate (by token)",  200, 200, 200, 200, ({ owned }) => ({ body: { projectId: owned.project.id, accessToken: owned.project.accessToken } })],
  ["POST /api/custom-project-matching",        200, 200, 200, 200, () => ({ body: { project: { title: "Forecast", requiredSkills: ["Python"] } } })],
  ["POST /api/expert-applications",            201, 201, 201, 201, (_, at) => ({ body: application(at) })],
  ["GET /api/experts",                         200, 200, 200, 200],
  ["GET /api/experts/[id]",                    200, 200, 200, 200, expert],
  ["GET /api/experts/[id] (under review)",     404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["POST /api/experts/[id]/analyze-profile",   401, 404, 200, 200, expert],
  ["PATCH /api/experts/[id]",                  401, 404, 200, 200, (world, at) => ({ ...expert(world, at), body: { title: "Analyst" } })],
  ["PATCH /api/experts/[id] (moderation)",     401, 404, 403, 200, (world, at) => ({ ...expert(world, at), body: { displayOrder: 2 } })],
  ["PUT /api/experts/[id]",                    401, 404, 200, 200, (world, at) => ({ ...expert(world, at), body: { title: "Analyst" } })],
  ["POST /api/experts/[id]/image",             401, 404, 200, 200, (world, at) => ({ ...expert(world, at), ...fileForm(world.picture) })],
  ["POST /api/experts/[id]/recommendations",   200, 200, 200, 200, ({ expertId }) => ({ params: { id: String(expertId) }, body: {} })],
  ["POST /api/experts/[id]/recommendations (under review)", 404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) }, body: {} })],
  ["POST /api/experts/search",                 200, 200, 200, 200, () => ({ body: {} })],
  ["GET /api/favorites",                       401, 200, 200, 200],
  ["DELETE /api/favorites/[id]",               401, 200, 200, 200, favorite],
  ["POST /api/favorites/[id]",                 401, 200, 200, 200, favorite],
  ["POST /api/favorites/[id] (under review)", 401, 404, 404, 404, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["GET /api/favorites/[id]/status",           401, 200, 200, 200, favorite],
  ["GET /api/favorites/ids",                   401, 200, 200, 200],
  ["GET /api/health",                          200, 200, 200, 200],
  ["GET /api/images/[id]",                     200, 200, 200, 200, ({ imageId }) => ({ params: { id: imageId } })],
  ["POST /api/internal/revalidate",            204, 204, 204, 204, () => ({ body: { token: revalidationToken(), tags: [] } })],
  ["POST /api/internal/revalidate (no token)", 404, 404, 404, 404, () => ({ body: { token: "guess", tags: [] } })],
  ["GET /api/login",                           302, 302, 302, 302],
  ["POST /api/market-view",                    200, 200, 200, 200, () => ({ body: { requiredSkills: ["Python"] } })],
  ["POST /api/meeting-bookings",               201, 201, 201, 201, (_, at) => ({ body: booking(at) })],
  ["GET /api/openapi.json",                    200, 200, 200, 200],
  ["POST /api/pricing/calculate",              200, 200, 200, 200, ({ expertId }) => ({ body: { expertId, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" } })],
  ["POST /api/projects",                       201, 201, 201, 201, ({ expertId }) => ({ body: engagementWish(expertId) })],
  ["POST /api/projects/[id]/expert-recommendations", 200, 200, 200, 200, ({ postingId }) => ({ params: { id: String(postingId) }, body: {} })],
  ["POST /api/projects/[id]/expert-recommendations (an engagement)", 404, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.project.id) }, body: {} })],
  ["GET /api/projects",                        200, 200, 200, 200],
  ["GET /api/projects/[id]",                   200, 200, 200, 200, ({ postingId }) => ({ params: { id: String(postingId) } })],
  ["GET /api/projects/[id] (an engagement)",   404, 404, 404, 404, ({ owned }) => ({ params: { id: String(owned.project.id) } })],
  ["POST /api/project-applications",           201, 201, 201, 201, ({ postingId }, at) => ({ body: projectApplication(postingId, at) })],
  ["POST /api/project-applications (to an engagement)", 404, 404, 404, 404, ({ owned }, at) => ({ body: projectApplication(owned.project.id, at) })],
  ["POST /api/project-postings",               201, 201, 201, 201, () => ({ body: { title: "Forecast", requiredSkills: ["Python"], customerName: "Veera Visitor", customerEmail: "veera@example.com" } })],
  ["POST /api/read-brief",                     200, 200, 200, 200, () => ({ body: { text: "Python, 3 months" } })],
  ["GET /api/skills",                          200, 200, 200, 200],
  ["GET /api/skills/suggestions",              200, 200, 200, 200, () => ({ query: { skills: "Python" } })],
  ["GET /api/stats",                           200, 200, 200, 200],
];

/** "GET /api/experts/[id] (under review)" is another row of the same route. */
const routeOf = (row: string) => row.replace(/ \(.*\)$/, "");

let world: World;
let people: Record<Role, TestUser | null>;

beforeAll(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  const [user, owner, admin] = [await createUser(), await createUser(), await createAdmin()];
  const { id: expertId } = await createExpert({ userId: owner.id });
  // The same verified e-mail owns an expert too (decisions A7): one person, two profiles to look at.
  const { id: pendingId } = await createExpert({ email: owner.email, approvalStatus: "pending" });
  const imageId = "0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
  await insert("images", { id: imageId, size: 512, content_type: "image/webp", bytes: Buffer.from("RIFF") });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const owned = await createContracts(expertId, owner);
  const { id: postingId } = await createProject();
  world = { owned, postingId, expertId, pendingId, imageId, picture };
  people = { guest: null, user, owner, admin };
});

it("lists every method of every route, and none that is gone", async () => {
  const routes = (await listRoutes()).map(({ method, path }) => `${method} ${path}`).sort();
  expect([...new Set(table.map(([row]) => routeOf(row)))].sort()).toEqual(routes);
});

it("knows every route as a declaration with its access", async () => {
  const undeclared = (await listRoutes()).filter(
    ({ declaration }) => !["public", "user", "admin"].includes(declaration?.access ?? ""),
  );
  expect(undeclared.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it("agrees with the declarations: who is not signed in gets 401, who is no administrator 403", async () => {
  const declared = new Map(
    (await listRoutes()).map(({ method, path, declaration }) => [`${method} ${path}`, declaration?.access]),
  );
  for (const [row, guest, user, owner] of table) {
    const access = declared.get(routeOf(row));
    expect([row, guest === 401]).toEqual([row, access !== "public"]);
    expect([row, user === 403 && owner === 403]).toEqual([row, access === "admin"]);
  }
});

it.each(
  table.flatMap(([row, guest, user, owner, admin, request], line) =>
    Object.entries({ guest, user, owner, admin }).map(([role, status], column) => ({
      row,
      role: role as Role,
      status,
      request,
      at: line * 10 + column,
    })),
  ),
)("$row answers $status to $role", async ({ row, role, status, request, at }) => {
  const route = (await listRoutes()).find(({ method, path }) => `${method} ${path}` === routeOf(row));
  if (!route) throw new Error(`${row} is gone`);
  const answer = await call<{ code?: string }>(route.handler, {
    path: route.path,
    ...request?.(world, at),
    method: route.method,
    as: people[role],
  });
  expect([answer.status, answer.body?.code]).toEqual([status, status < 400 ? undefined : expect.any(String)]);
});
