import { POST as declineContract } from "@/app/api/contracts/[id]/decline/route";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { setClock } from "@/lib/server/clock";
import { call, type ErrorAnswer } from "@/tests/support/call";
import { sql } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";
import {
  type Awaiting,
  askForCode,
  browser,
  createAwaiting,
  mailedCode,
  otherThan,
  readContract,
  sign,
  signByMail,
} from "@/tests/support/signing";

const start = new Date("2027-03-01T10:00:00Z");
const later = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));

let world: Awaiting;
beforeEach(async () => {
  setClock(start);
  world = await createAwaiting();
});

const tries = async () =>
  (await sql<{ tries: number }>("SELECT tries FROM signing_codes ORDER BY id DESC LIMIT 1"))[0]?.tries;
const signatures = (contractId: number) =>
  sql<{ role: string; name: string; email: string; ip_address: string | null; user_agent: string | null }>(
    `SELECT role, name, email, ip_address, user_agent, signed_at, document_sha256, user_id
     FROM contract_signatures WHERE contract_id = $1 ORDER BY id`,
    [contractId],
  );
const decline = (id: number, as: TestUser, reason: unknown = "The price is not what we agreed on.") =>
  call<SignedContract & ErrorAnswer>(declineContract, {
    method: "POST",
    params: { id: String(id) },
    as,
    body: { reason },
  });

describe("POST /api/contracts/{id}/signing-code", () => {
  it("mails six digits to the party's address, of which only a keyed hash is stored", async () => {
    const { client, clientContract } = world;
    const { status, body } = await askForCode(clientContract, client);
    expect([status, body]).toEqual([
      200,
      { email: client.email, expiresAt: "2027-03-01T10:10:00.000Z", codesLeft: 2 },
    ]);
    const digits = await mailedCode(client);
    const [row] = await sql<{ code_hash: string }>("SELECT * FROM signing_codes ORDER BY id DESC LIMIT 1");
    expect(JSON.stringify(row)).not.toContain(digits);
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
    const [mail] = await sql<{ subject: string; html: string }>(
      "SELECT subject, html FROM mail_messages WHERE kind = 'signing_code' ORDER BY created_at DESC LIMIT 1",
    );
    expect(mail?.subject).not.toContain(digits);
    // A link in a mail never signs: there is none in this one.
    expect(mail?.html).not.toMatch(/href="https?:/);
  });

  it("is not there for anybody but the party", async () => {
    const { client, expert, clientContract, expertContract } = world;
    const stranger = await createUser();
    for (const [id, as] of [
      [clientContract, expert],
      [expertContract, client],
      [clientContract, stranger],
      [999_999, client],
    ] as const) {
      expect((await askForCode(id, as)).status).toBe(404);
    }
    expect((await askForCode(clientContract, null)).status).toBe(401);
  });

  it("asks for a verified address", async () => {
    const { expert, expertContract } = world;
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [expert.id]);
    const { status, body } = await askForCode(expertContract, expert);
    expect([status, body.code]).toEqual([403, "forbidden"]);
    expect((await readContract(expertContract, expert)).body.canSign).toBe(false);
  });

  it("is 409 for a draft, an expired and an ended contract", async () => {
    const { client, clientContract } = world;
    for (const change of [
      "status = 'draft'",
      "status = 'declined', ended_at = now()",
      "status = 'awaiting_signatures', ended_at = NULL, expires_at = '2027-03-01T10:00:00Z'",
    ]) {
      await sql(`UPDATE contracts SET ${change} WHERE id = $1`, [clientContract]);
      const { status, body } = await askForCode(clientContract, client);
      expect([change, status, body.code]).toEqual([change, 409, "not_possible_now"]);
    }
  });

  it("gives three an hour and person, which no factor lifts, and the next when the first is an hour old", async () => {
    const { client, clientContract } = world;
    // Set for every test (tests/support/environment.ts): rate limits are off, these rules are not.
    expect(process.env.RATE_LIMIT_FACTOR).toBe("0");
    for (const [minute, left] of [
      [0, 2],
      [10, 1],
      [20, 0],
    ] as const) {
      later(minute);
      expect((await askForCode(clientContract, client)).body.codesLeft).toBe(left);
    }
    later(30);
    const refused = await askForCode(clientContract, client);
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    expect(refused.headers.get("retry-after")).toBe("1800");
    later(60);
    expect((await askForCode(clientContract, client)).status).toBe(200);
    // Another contract has its own.
    expect((await askForCode(world.expertContract, world.expert)).status).toBe(200);
  });

  it("gives one code to simultaneous requests with one Idempotency-Key, and never more than three to others", async () => {
    const { client, clientContract } = world;
    const headers = { ...browser, "idempotency-key": "one-press" };
    const same = await Promise.all([1, 2, 3].map(() => askForCode(clientContract, client, { headers })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    const others = await Promise.all([1, 2, 3, 4].map(() => askForCode(clientContract, client)));
    expect(others.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    const [{ count }] = (await sql("SELECT count(*)::int FROM signing_codes WHERE contract_id = $1", [
      clientContract,
    ])) as [{ count: number }];
    expect(count).toBe(3);
  });
});

describe("POST /api/contracts/{id}/sign", () => {
  it("records who signed what, when and from where; the operator's signature follows at once", async () => {
    const { client, clientContract } = world;
    const { status, body } = await signByMail(clientContract, client, "Veera  Ääkkönen");
    expect(status).toBe(200);
    expect(body).toEqual((await readContract(clientContract, client)).body);
    expect(body).toMatchObject({
      status: "signed",
      signedAt: "2027-03-01T10:00:00.000Z",
      canSign: false,
      canDecline: false,
      sealed: false,
      signatures: [
        { role: "client", name: "Veera  Ääkkönen", signedAt: "2027-03-01T10:00:00.000Z" },
        { role: "operator", name: "Osaaja", signedAt: "2027-03-01T10:00:00.000Z" },
      ],
    });
    const [stored] = await sql<{ sha256: string }>(
      "SELECT encode(sha256(pdf), 'hex') AS sha256 FROM contracts WHERE id = $1",
      [clientContract],
    );
    expect(await signatures(clientContract)).toEqual([
      {
        role: "client",
        name: "Veera  Ääkkönen",
        email: client.email,
        ip_address: "unknown",
        user_agent: browser["user-agent"],
        signed_at: start,
        document_sha256: stored?.sha256,
        user_id: client.id,
      },
      expect.objectContaining({ role: "operator", name: "Osaaja", ip_address: null, user_id: null }),
    ]);
    expect(
      await sql("SELECT data FROM pgboss.job WHERE name = 'seal-contract' AND data->>'contractId' = $1", [
        String(clientContract),
      ]),
    ).toHaveLength(1);
  });

  it("takes the code as it is copied, with blanks", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    const { status } = await sign(clientContract, client, {
      code: ` ${code.slice(0, 3)} ${code.slice(3)}\n`,
    });
    expect(status).toBe(200);
  });

  it("refuses what is missing or wrong with 422, and no try is used up", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    for (const [wrong, field] of [
      [{ name: "V" }, "name"],
      [{ name: "x".repeat(121) }, "name"],
      [{ code: "12345" }, "code"],
      [{ code: "12345a" }, "code"],
      [{ consent: false }, "consent"],
      [{ consent: "true" }, "consent"],
      [{ consent: null }, "consent"],
    ] as const) {
      const { status, body } = await sign(clientContract, client, { code: "123456", ...wrong });
      expect([wrong, status, body.code, Object.keys(body.fieldErrors ?? {})]).toEqual([
        ...[wrong, 422, "invalid", [field]],
      ]);
    }
    expect(await tries()).toBe(0);
  });

  it("counts wrong codes, also of many at once; after five the right one does not help any more", async () => {
    const { client, clientContract } = world;
    expect((await sign(clientContract, client, { code: "123456" })).body.code).toBe("wrong_code");
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    const wrong = otherThan(code);
    const first = await sign(clientContract, client, { code: wrong });
    expect([first.status, first.body.code]).toEqual([422, "wrong_code"]);
    expect(first.body.message).toContain("4 more tries");
    const many = await Promise.all(
      Array.from({ length: 6 }, () => sign(clientContract, client, { code: wrong })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 429, 429]);
    const right = await sign(clientContract, client, { code });
    expect([right.status, right.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await tries()).toBe(5);
    expect(await signatures(clientContract)).toEqual([]);
    // A new one does.
    expect((await signByMail(clientContract, client)).status).toBe(200);
  });

  it("takes the right code as the fifth try", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    for (let count = 0; count < 4; count += 1) await sign(clientContract, client, { code: otherThan(code) });
    expect((await sign(clientContract, client, { code })).status).toBe(200);
  });

  it("takes only the newest code, for ten minutes by the stored instants", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const older = await mailedCode(client);
    await sql("UPDATE mail_messages SET created_at = created_at - interval '1 minute'");
    later(1);
    await askForCode(clientContract, client);
    const newer = await mailedCode(client);
    if (older !== newer) expect((await sign(clientContract, client, { code: older })).status).toBe(422);
    later(11);
    const late = await sign(clientContract, client, { code: newer });
    expect([late.status, late.body.code]).toEqual([422, "wrong_code"]);
    expect(late.body.message).toContain("too old");
    // A clock that jumped back by an hour makes no code live longer.
    later(-59);
    expect((await sign(clientContract, client, { code: newer })).body.message).toContain("too old");
    later(10.9);
    expect((await sign(clientContract, client, { code: newer })).status).toBe(200);
  });

  it("takes a code only in the browser that asked for it", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    const other = await sign(clientContract, client, { code }, { headers: { "user-agent": "curl/8.5.0" } });
    expect([other.status, other.body.code]).toEqual([422, "wrong_code"]);
    expect(other.body.message).toContain("another browser");
    expect((await sign(clientContract, client, { code })).status).toBe(200);
  });

  it("takes no code of another contract or person, and none for another file", async () => {
    const { client, expert, clientContract, expertContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    expect((await sign(expertContract, expert, { code })).status).toBe(422);
    expect((await sign(clientContract, expert, { code })).status).toBe(404);
    expect((await readContract(clientContract, client)).body.openCode).not.toBeNull();
    await sql(
      `UPDATE contracts SET pdf = pdf || '\\x0a', document_sha256 = encode(sha256(pdf || '\\x0a'), 'hex')
       WHERE id = $1`,
      [clientContract],
    );
    expect((await readContract(clientContract, client)).body.openCode).toBeNull();
    const { status, body } = await sign(clientContract, client, { code });
    expect([status, body.code]).toEqual([422, "wrong_code"]);
    expect(body.message).toContain("has changed");
    expect(await signatures(clientContract)).toEqual([]);
  });

  it("signs no file but the one that was sent", async () => {
    const { client, clientContract } = world;
    await sql("UPDATE contracts SET pdf = pdf || '\\x0a' WHERE id = $1", [clientContract]);
    const { status, body } = await signByMail(clientContract, client);
    expect([status, body.code]).toEqual([409, "not_possible_now"]);
    expect(await signatures(clientContract)).toEqual([]);
  });

  it("is 409 already_signed the second time, for a new code too, and one signature for many presses at once", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sign(clientContract, client, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : []))).toEqual(
      Array(3).fill("already_signed"),
    );
    expect((await signatures(clientContract)).map(({ role }) => role)).toEqual(["client", "operator"]);
    expect((await askForCode(clientContract, client)).body.code).toBe("already_signed");
    expect((await decline(clientContract, client)).body.code).toBe("already_signed");
  });

  it("changes nothing by being read", async () => {
    const { client, clientContract } = world;
    await readContract(clientContract, client);
    await readContract(clientContract, client);
    expect(await signatures(clientContract)).toEqual([]);
    expect((await readContract(clientContract, client)).body).toMatchObject({
      status: "awaiting_signatures",
      canSign: true,
      canDecline: true,
      pdfUrl: `/api/contracts/${clientContract}/pdf`,
      signatures: [
        { role: "client", name: null, signedAt: null },
        { role: "operator", name: null, signedAt: null },
      ],
    });
  });

  it("is not there for others", async () => {
    const { expert, clientContract } = world;
    expect((await readContract(clientContract, expert)).status).toBe(404);
    expect((await readContract(clientContract, null)).status).toBe(401);
    expect((await decline(clientContract, expert)).status).toBe(404);
  });
});

describe("POST /api/contracts/{id}/decline", () => {
  it("ends the contract, cancels the engagement's other one and tells both, and the team why", async () => {
    const { client, expert, clientContract, expertContract } = world;
    const { status, body } = await decline(clientContract, client);
    expect([status, body.status, body.endReason, body.canSign]).toEqual([
      200,
      "declined",
      "The price is not what we agreed on.",
      false,
    ]);
    expect((await readContract(expertContract, expert)).body).toMatchObject({
      status: "cancelled",
      endReason: null,
      canSign: false,
    });
    const mails = await sql<{ kind: string; to: string; subject: string; text: string }>(
      `SELECT kind, "to", subject, text FROM mail_messages WHERE kind LIKE 'contract_%' AND kind <> 'contracts_drawn_up'
       ORDER BY created_at DESC, id DESC LIMIT 3`,
    );
    expect(
      mails
        .map(({ kind, to, subject }) => [kind, to, /declined|cancelled/i.exec(subject)?.[0].toLowerCase()])
        .sort(),
    ).toEqual(
      [
        ["contract_declined_team", "support@osaaja.example", "declined"],
        ["contract_ended", client.email, "declined"],
        ["contract_ended", expert.email, "cancelled"],
      ].sort(),
    );
    const told = mails.filter(({ text }) => text.includes("not what we agreed"));
    expect(told.map(({ kind }) => kind)).toEqual(["contract_declined_team"]);
    expect((await decline(clientContract, client)).body.code).toBe("not_possible_now");
    expect((await askForCode(expertContract, expert)).body.code).toBe("not_possible_now");
  });

  it("needs a reason", async () => {
    const { client, clientContract } = world;
    for (const reason of ["", "   ", "x".repeat(2001), null, 7]) {
      expect((await decline(clientContract, client, reason)).status).toBe(422);
    }
  });

  it("leaves a contract that the other side has signed as it is", async () => {
    const { client, expert, clientContract, expertContract } = world;
    await signByMail(expertContract, expert);
    expect((await decline(clientContract, client)).status).toBe(200);
    expect((await readContract(expertContract, expert)).body.status).toBe("signed");
  });

  it("or signing: of both at once, one happens", async () => {
    const { client, clientContract } = world;
    await askForCode(clientContract, client);
    const code = await mailedCode(client);
    const [one, other] = await Promise.all([
      sign(clientContract, client, { code }),
      decline(clientContract, client),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { status } = (await readContract(clientContract, client)).body;
    expect(status).toBe(one.status === 200 ? "signed" : "declined");
    expect(await signatures(clientContract)).toHaveLength(one.status === 200 ? 2 : 0);
  });
});

it("lets both parties sign and decline at once without waiting for each other for ever", async () => {
  const { client, expert, clientContract, expertContract } = world;
  await askForCode(expertContract, expert);
  const code = await mailedCode(expert);
  const [declined, signed] = await Promise.all([
    decline(clientContract, client),
    sign(expertContract, expert, { code }),
  ]);
  expect(declined.status).toBe(200);
  expect([200, 409]).toContain(signed.status);
});
