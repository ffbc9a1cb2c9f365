import { GET as listOwn } from "@/app/api/account/contracts/route";
import { GET as downloadContract } from "@/app/api/contracts/[id]/pdf/route";
import { POST as sendContracts } from "@/app/api/contracts/[id]/send/route";
import { POST as generateContracts } from "@/app/api/contracts/generate/route";
import { signInWithLink } from "@/lib/features/accounts/server/sign-in-with-link";
import type { SentContracts } from "@/lib/features/contracts/details-schemas";
import type { GeneratedContracts, OwnContract } from "@/lib/features/contracts/schemas";
import { currentTerms } from "@/lib/features/contracts/server/terms";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createContracts } from "@/tests/support/engagements";
import { createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { readPdf, textOf } from "@/tests/support/pdf";

const drawnUp = new Date("2027-03-01T08:00:00Z");
/** The next day. */
const sending = new Date("2027-03-02T08:00:00Z");

let owner: TestUser;
let expertId: number;
let clientContract: { id: number; token: string };
let expertContract: { id: number; token: string };
let engagementId: number;

async function drawUp(as: TestUser | null) {
  setClock(drawnUp);
  const { project, contracts } = await createContracts(expertId, as);
  [clientContract, expertContract] = contracts as [typeof clientContract, typeof expertContract];
  engagementId = project.id;
  await sql("DELETE FROM mail_messages");
  setClock(sending);
}

beforeEach(async () => {
  await empty(
    "contracts",
    "price_estimates",
    "projects",
    "mail_messages",
    "notifications",
    "experts",
    "users",
  );
  owner = await createUser({ email: "owner@example.com" });
  ({ id: expertId } = await createExpert({ name: "Aino Salmi", email: "aino@private.example" }));
  await drawUp(owner);
});
afterAll(() => setClock(null));

const send = (id: number, as: TestUser | null, body: object = {}) =>
  call<SentContracts & ErrorAnswer>(sendContracts, { method: "POST", params: { id: String(id) }, as, body });
const open = async ({ id, token }: { id: number; token: string }, as: TestUser | null = null) =>
  (await call(downloadContract, { params: { id: String(id) }, query: as ? {} : { token }, as })).status;
const rows = () =>
  sql<{ pdf: Buffer; html: string; status: string; document_sha256: string; [column: string]: unknown }>(
    "SELECT * FROM contracts ORDER BY contract_type",
  );
const mails = () =>
  sql<{ kind: string; to: string; text: string }>(
    `SELECT kind, "to", text FROM mail_messages ORDER BY created_at, id`,
  );

describe("POST /api/contracts/{id}/send (deal N1)", () => {
  it("makes both await signatures, as they are on the day of sending, and tells both sides once", async () => {
    const before = await rows();
    const { status, body } = await send(clientContract.id, owner, { purchaseOrder: " PO 4500 " });
    expect([status, body]).toEqual([
      200,
      {
        contracts: [
          { id: clientContract.id, type: "client", status: "awaiting_signatures" },
          { id: expertContract.id, type: "expert", status: "awaiting_signatures" },
        ],
      },
    ]);
    const after = await rows();
    after.forEach((row, index) => {
      expect(row).toMatchObject({
        status: "awaiting_signatures",
        terms_version: currentTerms,
        language: "en",
        sent_at: sending,
        // 30 days from 2 March, as the day begins in Helsinki (summer time by then).
        expires_at: new Date("2027-03-31T21:00:00Z"),
        total_amount_cents: before[index]?.total_amount_cents,
      });
      expect(row.pdf.equals(before[index]?.pdf as Buffer)).toBe(false);
    });
    expect(await sql("SELECT encode(sha256(pdf), 'hex') = document_sha256 AS same FROM contracts")).toEqual([
      { same: true },
      { same: true },
    ]);
    const [client, expert] = await Promise.all(after.map(async ({ pdf }) => textOf(await readPdf(pdf))));
    expect(client).toContain("2 March 2027");
    expect(client).toContain("Purchase order number PO 4500");
    expect(client).toContain("This agreement is signed electronically");
    expect(client).not.toContain("aino@private.example");
    // Now it is the expert's own.
    expect(expert).toContain("aino@private.example");

    const told = await mails();
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([
      ["contract_to_sign", "owner@example.com"],
      ["contract_to_sign", "aino@private.example"],
    ]);
    expect(told[0]?.text).toContain(`/contracts/${clientContract.id}`);
    expect(await sql("SELECT user_id, kind, path FROM notifications")).toEqual([
      { user_id: owner.id, kind: "contract_to_sign", path: `/contracts/${clientContract.id}` },
    ]);

    setClock(new Date("2027-03-05T08:00:00Z"));
    const again = await send(clientContract.id, owner, { purchaseOrder: "another" });
    expect([again.status, again.body]).toEqual([200, body]);
    expect(await rows()).toEqual(after);
    expect(await mails()).toHaveLength(2);
  });

  it("is one sending when it is pressed many times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(clientContract.id, owner)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await mails()).toHaveLength(2);
  });

  it("leaves the drawer the client's contract alone, by account and by link", async () => {
    expect(await Promise.all([open(expertContract), open(expertContract, owner)])).toEqual([200, 200]);
    await send(clientContract.id, owner);
    expect(await Promise.all([open(clientContract), open(clientContract, owner)])).toEqual([200, 200]);
    expect(await Promise.all([open(expertContract), open(expertContract, owner)])).toEqual([404, 404]);
    // Nor does drawing them up once more show it.
    const again = await post<GeneratedContracts>(
      generateContracts,
      { projectId: engagementId },
      { as: owner },
    );
    expect(again.body.contracts.map(({ id }) => id)).toEqual([clientContract.id]);
    const { body } = await call<OwnContract[]>(listOwn, { as: owner });
    expect(body.map(({ id, status, deletedOn }) => ({ id, status, deletedOn }))).toEqual([
      { id: clientContract.id, status: "awaiting_signatures", deletedOn: null },
    ]);
  });

  it("opens an account to an expert without one, by the mailbox, and the contract is theirs", async () => {
    await send(clientContract.id, owner);
    const mail = (await mails()).find(({ to }) => to === "aino@private.example");
    const link = new URL(/https?:\S+\/login\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.searchParams.get("returnTo")).toBe(`/contracts/${expertContract.id}`);
    const token = link.searchParams.get("token") ?? "";
    expect(await signInWithLink({ token }, "127.0.0.1")).not.toBeNull();
    const [account] = await sql<{ id: number; email_verified_at: Date | null; session_version: number }>(
      "SELECT id, email_verified_at, session_version FROM users WHERE email = 'aino@private.example'",
    );
    expect(account?.email_verified_at).not.toBeNull();
    const expert = {
      ...(await createUser()),
      id: account?.id ?? 0,
      sessionVersion: account?.session_version ?? 0,
    };
    expect(await open(expertContract, expert)).toBe(200);
    expect(await open(clientContract, expert)).toBe(404);
  });

  it("is the engagement's owner's: 404 to others, 401 to guests, 403 before the address is verified", async () => {
    const stranger = await createUser();
    for (const id of [clientContract.id, expertContract.id, 999_999]) {
      expect((await send(id, stranger)).status).toBe(404);
      expect((await send(id, null)).status).toBe(401);
    }
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [owner.id]);
    expect((await send(clientContract.id, owner)).status).toBe(403);
    expect((await rows()).map(({ status }) => status)).toEqual(["draft", "draft"]);
    expect(await mails()).toEqual([]);
  });

  it("takes a guest's contracts when the account has proved the address", async () => {
    await drawUp(null);
    const guest = await createUser({ email: "veera@example.com", isVerified: false });
    expect((await send(clientContract.id, guest)).status).toBe(404);
    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [guest.id]);
    expect((await send(expertContract.id, guest)).status).toBe(200);
    expect(await open(clientContract, guest)).toBe(200);
    expect(await Promise.all([open(clientContract), open(expertContract)])).toEqual([200, 404]);
  });

  it.each([["availability = 'busy'"], ["archived_at = now(), is_active = false"], ["is_hidden = true"]])(
    "refuses an expert who is not to be had: %s",
    async (change) => {
      await sql(`UPDATE experts SET ${change} WHERE id = $1`, [expertId]);
      const { status, body } = await send(clientContract.id, owner);
      expect([status, body.code]).toEqual([409, "conflict"]);
      expect(await mails()).toEqual([]);
    },
  );

  it.each([
    ["status = 'cancelled', sent_at = now(), ended_at = now()", "not_possible_now"],
    ["signed_at = now()", "already_signed"],
  ])("refuses what has ended, and what was signed on paper: %s", async (change, code) => {
    await sql(`UPDATE contracts SET ${change} WHERE project_id = $1`, [engagementId]);
    const { status, body } = await send(clientContract.id, owner);
    expect([status, body.code]).toEqual([409, code]);
    expect(await mails()).toEqual([]);
  });
});
