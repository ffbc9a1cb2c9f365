import { GET as listQuotes } from "@/app/api/admin/quotes/route";
import type { AdminQuote } from "@/lib/features/quotes/moderation-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { createQuote, declineQuote, quoteSetting, quoteWish, sentQuote } from "@/tests/support/quotes";

let admin: TestUser;

beforeAll(async () => {
  setClock(new Date("2027-03-01T18:00:00Z"));
  admin = await createAdmin();
  const [declined, drafted] = [await quoteSetting(), await quoteSetting()];
  const { id } = await sentQuote(declined);
  await declineQuote(id, declined.customer, { reason: "Too dear." });
  await createQuote({ ...quoteWish, applicationId: drafted.applicationId }, drafted.user);
});
afterAll(() => setClock(null));

const list = (query: Record<string, string> = {}, as: TestUser | null = admin) =>
  call<AdminQuote[]>(listQuotes, { query, as });

it("shows administrators what was sent, with what came of it, and no draft", async () => {
  const { status, body, headers } = await list();
  expect([status, headers.get("x-total-count")]).toEqual([200, "1"]);
  expect(body[0]).toMatchObject({ version: 1, status: "declined", declineReason: "Too dear." });
  expect(body[0]?.totalAmount).toBeGreaterThan(0);
});

it.each([
  [{ status: "declined" }, 1],
  [{ status: "sent" }, 0],
  [{ q: "nobody of this name" }, 0],
  [{ sort: "-totalAmount" }, 1],
])("finds by %j", async (query, found) => {
  expect((await list(query as Record<string, string>)).body).toHaveLength(found);
});

it("refuses a wrong filter and everybody else", async () => {
  expect((await list({ status: "draft" })).status).toBe(400);
  expect((await list({ sort: "scope" })).status).toBe(400);
  expect((await list({}, null)).status).toBe(401);
  expect((await list({}, await createUser())).status).toBe(403);
});
