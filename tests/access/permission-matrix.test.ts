import { setClock } from "@/lib/server/clock";
import { revalidationToken } from "@/lib/server/revalidate";
import { type CallOptions, call } from "@/tests/support/call";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { listRoutes } from "@/tests/support/routes";

// Who may call what (decisions A3): every method of every route, and what each role is answered. A route
// that is not in the table fails the first test; a new route is finished when its row stands here.

const roles = ["guest", "user", "owner", "admin"] as const;
type Role = (typeof roles)[number];

/** The request that a row sends, complete enough to succeed for whoever may. `at` differs from role to role. */
type Request = (world: World, at: number) => Omit<CallOptions, "as" | "method">;
type Row = [route: string, guest: number, user: number, owner: number, admin: number, request?: Request];

type World = { expertId: number; pendingId: number };

const expert: Request = ({ expertId }) => ({ params: { id: String(expertId) } });
/** An address of its own for each call, so that no call meets the account of another. */
const address = (at: number) => `person${at}@example.com`;
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
  ["GET /api/experts",                         200, 200, 200, 200],
  ["GET /api/experts/[id]",                    200, 200, 200, 200, expert],
  ["GET /api/experts/[id] (under review)",     404, 404, 200, 200, ({ pendingId }) => ({ params: { id: String(pendingId) } })],
  ["POST /api/experts/search",                 200, 200, 200, 200, () => ({ body: {} })],
  ["GET /api/health",                          200, 200, 200, 200],
  ["POST /api/internal/revalidate",            204, 204, 204, 204, () => ({ body: { token: revalidationToken(), tags: [] } })],
  ["POST /api/internal/revalidate (no token)", 404, 404, 404, 404, () => ({ body: { token: "guess", tags: [] } })],
  ["GET /api/login",                           302, 302, 302, 302],
  ["POST /api/meeting-bookings",               201, 201, 201, 201, (_, at) => ({ body: booking(at) })],
  ["GET /api/openapi.json",                    200, 200, 200, 200],
  ["POST /api/pricing/calculate",              200, 200, 200, 200, ({ expertId }) => ({ body: { expertId, hoursPerWeek: 20, durationMonths: 3, projectType: "hourly" } })],
  ["GET /api/skills",                          200, 200, 200, 200],
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
  world = { expertId, pendingId };
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
