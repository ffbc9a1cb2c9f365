import { GET as accountContracts } from "@/app/api/account/contracts/route";
import { GET as companyContracts } from "@/app/api/company/contracts/route";
import { GET as expertContracts } from "@/app/api/expert/contracts/route";
import type { PartyContract } from "@/lib/features/contracts/party-schemas";
import type { OwnContract } from "@/lib/features/contracts/schemas";
import { setClock } from "@/lib/server/clock";
import { createAwaiting, createSignature } from "@/tests/support/awaiting-contracts";
import { call } from "@/tests/support/call";
import { insert, sql } from "@/tests/support/database/connection";
import { createContracts } from "@/tests/support/engagements";
import { createExpert, createUser, type TestUser } from "@/tests/support/factories";

const sentAt = new Date("2027-03-01T06:00:00Z");
let buyer: TestUser;
let seller: TestUser;
let expertId: number;
const ids: Record<string, { projectId: number; client: number; expert: number }> = {};

beforeAll(async () => {
  setClock(sentAt);
  [buyer, seller] = [
    await createUser({ email: "buyer@pohjola.example" }),
    await createUser({ email: "asa@makela.example" }),
  ];
  ({ id: expertId } = await createExpert({ name: "Åsa Mäkelä", userId: seller.id }));
  const deal = (title: string) => createAwaiting({ expertId, sentAt, title, ownerId: buyer.id });
  ids.first = await deal("First");
  ids.second = await deal("Second");
  // The party of one has signed; the other one has ended.
  await createSignature(ids.first.client, "client", sentAt);
  await sql(
    "UPDATE contracts SET status = 'declined', ended_at = $2, end_reason = 'Too dear.' WHERE id = $1",
    [ids.second.client, sentAt],
  );
  await sql("UPDATE contracts SET status = 'cancelled', ended_at = $2 WHERE id = $1", [
    ids.second.expert,
    sentAt,
  ]);
  // What the calculator drew up is the company's alone, also when it is cancelled.
  await createContracts(expertId, buyer);
  await createContracts(expertId, buyer);
  await sql(
    `UPDATE contracts SET status = 'cancelled', ended_at = now()
     WHERE status = 'draft' AND project_id = (SELECT max(project_id) FROM contracts)`,
  );
});

type Side = typeof companyContracts;
const list = (side: Side, as: TestUser | null, query: Record<string, string> = {}) =>
  call<PartyContract[]>(side, { as, query });
const short = ({ projectTitle, type, status, awaits }: PartyContract) =>
  [projectTitle, type, status, awaits ?? "nobody"].join(" · ");

it("shows a company its own side of everything, the newest first", async () => {
  const { status, body, headers } = await list(companyContracts, buyer);
  expect([status, headers.get("x-total-count")]).toEqual([200, "4"]);
  expect(body.map(short)).toEqual([
    "Demand forecast · client · cancelled · nobody",
    "Demand forecast · client · draft · nobody",
    "Second · client · declined · nobody",
    "First · client · awaiting_signatures · other",
  ]);
  expect(body[3]).toEqual({
    id: ids.first?.client,
    reference: `OS-${String(ids.first?.projectId).padStart(6, "0")}-C`,
    type: "client",
    status: "awaiting_signatures",
    projectTitle: "First",
    otherName: "Osaaja",
    expertName: "Åsa M.",
    totalAmount: 11_000,
    createdAt: "2027-03-01T06:00:00.000Z",
    sentAt: "2027-03-01T06:00:00.000Z",
    expiresAt: "2027-03-30T21:00:00.000Z",
    signedAt: null,
    force: null,
    endedAt: null,
    endReason: null,
    endReasonLanguage: null,
    awaits: "other",
    pdfUrl: `/api/contracts/${ids.first?.client}/pdf`,
  });
  expect(body[2]?.endReason).toBe("Too dear.");
});

it("asks on the account page too for no signature that was given", async () => {
  const { body } = await call<OwnContract[]>(accountContracts, { as: buyer });
  const waiting = body.filter(({ status }) => status === "awaiting_signatures");
  expect(waiting.map(({ id, awaits }) => [id, awaits])).toEqual([[ids.first?.client, "other"]]);
});

it("shows an expert only what was sent, and not why the other side's ended", async () => {
  const { body } = await list(expertContracts, seller);
  expect(body.map(short)).toEqual([
    "Second · expert · cancelled · nobody",
    "First · expert · awaiting_signatures · you",
  ]);
  expect(body.map(({ totalAmount, endReason }) => [totalAmount, endReason])).toEqual([
    [10_000, null],
    [10_000, null],
  ]);
});

it("awaits nobody once its time is over, before the job has ended it", async () => {
  setClock(new Date("2027-03-30T21:00:00Z"));
  const { body } = await list(expertContracts, seller, { status: "awaiting_signatures" });
  setClock(sentAt);
  expect(body.map(short)).toEqual(["First · expert · awaiting_signatures · nobody"]);
});

it("shows neither side the other's, a stranger nothing, and a guest the door", async () => {
  expect((await list(companyContracts, seller)).body).toEqual([]);
  expect((await list(expertContracts, buyer)).body).toEqual([]);
  const unproved = await createUser({ isVerified: false });
  await sql("UPDATE projects SET owner_id = NULL, customer_email = $2 WHERE id = $1", [
    ids.first?.projectId,
    unproved.email,
  ]);
  expect((await list(companyContracts, unproved)).body).toEqual([]);
  await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [unproved.id]);
  expect((await list(companyContracts, unproved)).body.map(short)).toEqual([
    "First · client · awaiting_signatures · other",
  ]);
  await sql("UPDATE projects SET owner_id = $2 WHERE id = $1", [ids.first?.projectId, buyer.id]);
  for (const side of [companyContracts, expertContracts]) expect((await list(side, null)).status).toBe(401);
});

it("shows a team's to every member of it, and no more to who began it alone", async () => {
  const company = await insert<{ id: number }>("companies", {
    ...{ name: "Pohjola Oy", created_at: sentAt, updated_at: sentAt },
  });
  const member = await createUser();
  await insert("company_members", {
    ...{ company_id: company.id, user_id: member.id, role: "member", created_at: sentAt },
  });
  await sql("UPDATE projects SET company_id = $2 WHERE id = $1", [ids.first?.projectId, company.id]);
  expect((await list(companyContracts, member)).body.map(short)).toEqual([
    "First · client · awaiting_signatures · other",
  ]);
  expect((await list(companyContracts, buyer)).body).toHaveLength(3);
  await sql("UPDATE projects SET company_id = NULL WHERE id = $1", [ids.first?.projectId]);
});

it("has filters and pages", async () => {
  expect((await list(companyContracts, buyer, { status: "draft" })).body.map(short)).toEqual([
    "Demand forecast · client · draft · nobody",
  ]);
  const first = await list(companyContracts, buyer, { limit: "3" });
  const next = new URL(/<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "", "http://h");
  const second = await list(companyContracts, buyer, Object.fromEntries(next.searchParams));
  expect([first.body.length, second.body.map(short)]).toEqual([
    3,
    ["First · client · awaiting_signatures · other"],
  ]);
  expect(second.headers.get("link")).toBeNull();
  expect((await list(companyContracts, buyer, { status: "odd" })).status).toBe(400);
  expect((await list(companyContracts, buyer, { cursor: "odd" })).status).toBe(400);
});
