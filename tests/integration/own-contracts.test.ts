import { GET as listOwnContracts } from "@/app/api/account/contracts/route";
import { GET as contractPdf } from "@/app/api/contracts/[id]/pdf/route";
import type { OwnContract } from "@/lib/features/contracts/schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createContracts } from "@/tests/support/engagements";
import { createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

/** The address that `createContracts` types into the form. */
const typedAddress = "veera@example.com";
let owner: TestUser;

// Making PDFs takes its time, so the contracts are made once: an account's engagement, and a guest's.
beforeAll(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("contracts", "price_estimates", "projects", "mail_messages", "experts", "users");
  clearOutbox();
  owner = await createUser({ email: "owner@example.com" });
  const { id } = await createExpert({ name: "Åsa Salainen" });
  await createContracts(id, owner);
  await createContracts(id);
  await runMailJobs();
});

const list = (as: TestUser | null, query: Record<string, string> = {}) =>
  call<OwnContract[]>(listOwnContracts, { query, as });

describe("the mail of drawn up contracts", () => {
  it("goes once to whoever made them: the account, or the address a guest typed", async () => {
    const mails = await readOutbox();
    expect(mails.map(recipient).sort()).toEqual(["owner@example.com", typedAddress]);
  });

  it("has links that open a guest's two contracts, and nothing that was typed", async () => {
    const mail = (await readOutbox()).find((each) => recipient(each) === typedAddress);
    expect(mail?.subject).toMatch(/^Your contracts OS-\d{6}-C and OS-\d{6}-E$/);
    expect(mail?.text).toContain("deleted on 29 February 2028");
    expect(mail?.text).not.toMatch(/Demand forecast|Example Oy|120 shops|Salainen/);
    const links = [...(mail?.text ?? "").matchAll(/\/api\/contracts\/(\d+)\/pdf\?token=([\w-]{43})/g)];
    expect(links).toHaveLength(2);
    for (const [, id, token] of links) {
      const pdf = await call<string>(contractPdf, {
        params: { id: id ?? "" },
        query: { token: token ?? "" },
      });
      expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
    }
  });

  it("leads an account to its list, without a token", async () => {
    const mail = (await readOutbox()).find((each) => recipient(each) === "owner@example.com");
    expect(mail?.text).toContain("/account#contracts");
    expect(mail?.text).not.toContain("token=");
  });
});

describe("GET /api/account/contracts", () => {
  it("shows both contracts of one's own, with the day a draft goes", async () => {
    const { status, body, headers } = await list(owner);
    expect([status, headers.get("x-total-count")]).toEqual([200, "2"]);
    expect(body.map(({ type }) => type)).toEqual(["expert", "client"]);
    const client = body[1] as OwnContract;
    expect(client).toEqual({
      id: expect.any(Number),
      reference: `OS-${String(client.projectId).padStart(6, "0")}-C`,
      projectId: expect.any(Number),
      projectTitle: "Demand forecast",
      expertName: "Åsa S.",
      type: "client",
      status: "draft",
      totalAmount: expect.any(Number),
      createdAt: "2027-03-01T06:00:00.000Z",
      signedAt: null,
      awaits: null,
      deletedOn: "2028-02-29",
      pdfUrl: `/api/contracts/${client.id}/pdf`,
    });
    const pdf = await call<string>(contractPdf, { params: { id: String(client.id) }, as: owner });
    expect(pdf.body.slice(0, 5)).toBe("%PDF-");
  });

  it("shows nobody else's, and a guest's to whoever has proved the address", async () => {
    const [stranger, unproved] = [
      await createUser(),
      await createUser({ email: typedAddress, isVerified: false }),
    ];
    expect((await list(stranger)).body).toEqual([]);
    expect((await list(unproved)).body).toEqual([]);
    expect((await list(null)).status).toBe(401);
    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [unproved.id]);
    const { body } = await list(unproved);
    expect(body).toHaveLength(2);
    const open = (as: TestUser) => call(contractPdf, { params: { id: String(body[0]?.id) }, as });
    expect((await open(unproved)).status).toBe(200);
    expect((await open(stranger)).status).toBe(404);
    expect((await open(owner)).status).toBe(404);
  });

  it("has pages", async () => {
    const first = await list(owner, { limit: "1" });
    const link = first.headers.get("link") ?? "";
    const cursor = new URL(/<([^>]+)>/.exec(link)?.[1] ?? "", "http://localhost").searchParams.get("cursor");
    const second = await list(owner, { limit: "1", cursor: cursor ?? "" });
    expect([...first.body, ...second.body].map(({ type }) => type)).toEqual(["expert", "client"]);
    expect(second.headers.get("link")).toBeNull();
    expect((await list(owner, { cursor: "nonsense" })).status).toBe(400);
  });

  it("says when it was signed, and promises no end to it", async () => {
    await sql("UPDATE contracts SET signed_at = '2027-03-05T08:00:00Z' WHERE contract_type = 'client'");
    expect((await list(owner)).body.map(({ signedAt, deletedOn }) => [signedAt, deletedOn])).toEqual([
      [null, "2028-02-29"],
      ["2027-03-05T08:00:00.000Z", null],
    ]);
  });
});
