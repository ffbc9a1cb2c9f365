import { PATCH as updateContract } from "@/app/api/admin/contracts/[id]/route";
import { remindOfContracts } from "@/lib/features/contracts/server/remind-of-contracts";
import { setClock } from "@/lib/server/clock";
import { brand } from "@/lib/shared/brand";
import { createAwaiting, createSignature } from "@/tests/support/awaiting-contracts";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";

const sentAt = new Date("2026-11-02T10:00:00Z");
let buyer: TestUser;
let seller: TestUser;
let admin: TestUser;
let deal: { projectId: number; client: number; expert: number };

const runAt = (instant: string) => {
  setClock(new Date(instant));
  return remindOfContracts();
};
const mails = async () =>
  (await sql<{ line: string }>(`SELECT kind || ' ' || "to" AS line FROM mail_messages ORDER BY line`)).map(
    ({ line }) => line,
  );
const states = async () =>
  (
    await sql<{ line: string }>(
      "SELECT contract_type || ' ' || status || coalesce(' ' || end_reason, '') AS line FROM contracts ORDER BY id",
    )
  ).map(({ line }) => line);
const cancel = (id: number, body: object, as = admin) =>
  call(updateContract, { method: "PATCH", params: { id: String(id) }, body, as });
const nothing = { reminded: 0, expired: 0 };

beforeEach(async () => {
  setClock(sentAt);
  await empty("contract_signatures", "contracts", "projects", "experts");
  await empty("mail_messages", "notifications", "audit_entries", "users");
  [buyer, seller, admin] = [
    await createUser({ email: "buyer@pohjola.example" }),
    await createUser({ email: "asa@makela.example" }),
    await createAdmin({ email: "admin@osaaja.example" }),
  ];
  const expert = await createExpert({ name: "Åsa Mäkelä", userId: seller.id });
  deal = await createAwaiting({
    ...{ expertId: expert.id, sentAt, title: "Demand forecast", ownerId: buyer.id },
    customerEmail: "buyer@pohjola.example",
  });
});

it("reminds each party once on the days 5, 7, 9, 11 and 13, and ends both on day 30 (deal N6)", async () => {
  expect(await runAt("2026-11-06T06:30:00Z")).toEqual(nothing);
  for (const day of ["07", "09", "11", "13", "15"]) {
    await sql("DELETE FROM mail_messages");
    expect(await runAt(`2026-11-${day}T06:30:00Z`)).toEqual({ reminded: 2, expired: 0 });
    expect(await runAt(`2026-11-${day}T15:30:00Z`)).toEqual(nothing);
    expect(await mails()).toEqual([
      "contract_reminder asa@makela.example",
      "contract_reminder buyer@pohjola.example",
    ]);
  }
  const [mail] = await sql<{ subject: string; text: string }>(
    `SELECT * FROM mail_messages WHERE "to" = 'buyer@pohjola.example'`,
  );
  expect(mail?.subject).toMatch(/^Contract OS-\d{6}-C waits for your signature$/);
  expect(mail?.text).toContain("was sent to you on 2 November 2026");
  expect(mail?.text).toContain("until 1 December 2026");
  expect(mail?.text).toContain(`/contracts/${deal.client}`);
  // One unread notification each, however often they were reminded.
  expect(await sql("SELECT kind, path FROM notifications ORDER BY path")).toHaveLength(2);
  for (const at of ["2026-11-16T06:30:00Z", "2026-12-01T21:59:00Z"]) expect(await runAt(at)).toEqual(nothing);

  await sql("DELETE FROM mail_messages");
  expect(await runAt("2026-12-01T22:00:00Z")).toEqual({ reminded: 0, expired: 1 });
  expect(await runAt("2026-12-02T06:30:00Z")).toEqual(nothing);
  expect(await states()).toEqual(["client expired", "expert cancelled"]);
  expect(await mails()).toEqual([
    "contract_ended asa@makela.example",
    "contract_ended buyer@pohjola.example",
  ]);
});

it("sends one reminder for days that were missed", async () => {
  expect(await runAt("2026-11-14T06:30:00Z")).toEqual({ reminded: 2, expired: 0 });
  expect(await mails()).toHaveLength(2);
  expect(await sql("SELECT DISTINCT reminded_on_day AS day FROM contracts")).toEqual([{ day: 11 }]);
});

it("reminds the team, not the party, when the operator's signature is missing (deal N3)", async () => {
  await createSignature(deal.client, "client", sentAt);
  expect(await runAt("2026-11-07T06:30:00Z")).toEqual({ reminded: 2, expired: 0 });
  expect(await mails()).toEqual([
    `contract_countersign_reminder ${brand.supportEmail}`,
    "contract_reminder asa@makela.example",
  ]);
});

it("leaves alone what is signed or has ended, and tells the party of a signed one, and the operator, that it does not come into force", async () => {
  await sql("UPDATE contracts SET status = 'signed', signed_at = $2 WHERE id = $1", [deal.client, sentAt]);
  expect(await runAt("2026-12-02T06:30:00Z")).toEqual({ reminded: 0, expired: 1 });
  expect(await states()).toEqual(["client signed", "expert expired"]);
  expect(await mails()).toEqual([
    "contract_ended asa@makela.example",
    "contract_ended buyer@pohjola.example",
    `contract_one_sided_team ${brand.supportEmail}`,
  ]);
  const told = async (to: string) =>
    (await sql<{ text: string }>(`SELECT text FROM mail_messages WHERE "to" = $1`, [to]))[0]?.text;
  expect(await told(brand.supportEmail)).toContain("does not come into force, and nobody is bound by it");
  expect(await told("buyer@pohjola.example")).toContain("They come into force only together.");
  expect(await sql("SELECT values FROM notifications WHERE user_id = $1", [buyer.id])).toEqual([
    { values: expect.objectContaining({ end: "lapsed" }) },
  ]);
});

it("does everything once in runs at the same time", async () => {
  setClock(new Date("2026-11-07T06:30:00Z"));
  const reminders = await Promise.all([remindOfContracts(), remindOfContracts()]);
  setClock(new Date("2026-12-02T06:30:00Z"));
  const ends = await Promise.all([remindOfContracts(), remindOfContracts()]);
  const count = (counts: { reminded: number; expired: number }[]) => [
    counts.reduce((sum, { reminded }) => sum + reminded, 0),
    counts.reduce((sum, { expired }) => sum + expired, 0),
  ];
  expect([count(reminders), count(ends)]).toEqual([
    [2, 0],
    [0, 1],
  ]);
  expect(await mails()).toEqual([
    "contract_ended asa@makela.example",
    "contract_ended buyer@pohjola.example",
    "contract_reminder asa@makela.example",
    "contract_reminder buyer@pohjola.example",
  ]);
});

describe("an administrator's cancelling (deal N1)", () => {
  it("ends both open contracts, tells both parties and stands in the log", async () => {
    const { status, body } = await cancel(deal.client, { status: "cancelled", reason: "Wrong price." });
    expect([status, body]).toEqual([200, expect.objectContaining({ endReason: "Wrong price." })]);
    expect(await states()).toEqual(["client cancelled Wrong price.", "expert cancelled"]);
    expect(await mails()).toEqual([
      "contract_ended asa@makela.example",
      "contract_ended buyer@pohjola.example",
    ]);
    const [mail] = await sql<{ text: string }>(
      `SELECT text FROM mail_messages WHERE "to" = 'buyer@pohjola.example'`,
    );
    expect(mail?.text).toContain("Wrong price.");
    expect(await sql("SELECT action, reason, before, after FROM audit_entries")).toEqual([
      {
        ...{ action: "cancel", reason: "Wrong price.", before: { status: "awaiting_signatures" } },
        after: { status: "cancelled" },
      },
    ]);
    // Pressed twice it is once.
    expect((await cancel(deal.client, { status: "cancelled", reason: "Wrong price." })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  it("is for what is not signed yet, with a reason", async () => {
    for (const body of [{ status: "cancelled" }, { status: "cancelled", reason: " " }, { status: "signed" }])
      expect((await cancel(deal.client, body)).status).toBe(422);
    expect((await cancel(deal.client, { status: "cancelled", reason: "x", isSigned: true })).status).toBe(
      422,
    );
    await sql("UPDATE contracts SET status = 'signed', signed_at = now() WHERE id = $1", [deal.client]);
    expect(await cancel(deal.client, { status: "cancelled", reason: "Late." })).toMatchObject({
      status: 409,
      body: { code: "not_possible_now" },
    });
    expect((await cancel(deal.client, { status: "cancelled", reason: "Late." }, buyer)).status).toBe(403);
  });

  it("leaves a note of signatures on paper to drafts", async () => {
    expect(await cancel(deal.client, { isSigned: true })).toMatchObject({ status: 409 });
    await sql("UPDATE contracts SET status = 'draft', sent_at = NULL, expires_at = NULL, signed_at = now()");
    expect(await cancel(deal.client, { status: "cancelled", reason: "Late." })).toMatchObject({
      status: 409,
    });
    await sql("UPDATE contracts SET signed_at = NULL");
    expect((await cancel(deal.client, { status: "cancelled", reason: "Late." })).status).toBe(200);
    expect(await states()).toEqual(["client cancelled Late.", "expert cancelled"]);
    // What was never sent, its drawer alone knows of.
    expect(await mails()).toEqual(["contract_ended buyer@pohjola.example"]);
  });
});
