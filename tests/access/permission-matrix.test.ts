import { messageHub } from "@/lib/features/conversations/server/message-hub";
import { listenToChanges } from "@/tests/support/announcements";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";
import { takeRevalidated } from "@/tests/support/next-cache";
import { listRoutes } from "@/tests/support/routes";
import { createWorld, type Role, routeOf, table, type World } from "./every-call";

// A route that is not in the table fails the first test; a new route is finished when its row stands there.

let world: World;
let people: Record<Role, TestUser | null>;
let changes: Awaited<ReturnType<typeof listenToChanges>>;

beforeAll(async () => {
  ({ world, people } = await createWorld());
  messageHub().stop();
  changes = await listenToChanges();
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
  // No listener runs here: whatever a route changes of experts and postings, its own answer ends the cached pages.
  expect(takeRevalidated()).toEqual(expect.arrayContaining(await changes.take()));
});
