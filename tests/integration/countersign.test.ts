process.env.COUNTERSIGN = "manual";

import { setClock } from "@/lib/server/clock";
import { sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import {
  type Awaiting,
  askForOperatorCode,
  createAwaiting,
  mailedCode,
  otherThan,
  readContract,
  signAsOperator,
  signByMail,
} from "@/tests/support/signing";

let world: Awaiting;
let admin: TestUser;
beforeEach(async () => {
  setClock(new Date("2027-03-01T10:00:00Z"));
  world = await createAwaiting();
  admin = await createAdmin();
});

const seals = () =>
  sql("SELECT 1 FROM pgboss.job WHERE name = 'seal-contract' AND data->>'contractId' = $1", [
    String(world.clientContract),
  ]);

it("waits for an administrator, who signs with a code of their own; it is in the audit log", async () => {
  const { client, clientContract } = world;
  expect((await askForOperatorCode(clientContract, admin)).body).toMatchObject({
    code: "not_possible_now",
    reason: "contract_party_first",
  });
  const signed = (await signByMail(clientContract, client)).body;
  expect([signed.status, signed.canSign, signed.canDecline]).toEqual(["awaiting_signatures", false, false]);
  expect(await seals()).toEqual([]);
  const [told] = await sql<{ to: string }>(
    `SELECT "to" FROM mail_messages WHERE kind = 'contract_countersign_team' ORDER BY created_at DESC LIMIT 1`,
  );
  expect(told?.to).toBe("support@osaaja.example");

  expect((await readContract(clientContract, admin)).body).toMatchObject({
    canCountersign: true,
    canSign: false,
  });
  expect((await askForOperatorCode(clientContract, admin)).body.email).toBe(admin.email);
  const code = await mailedCode(admin);
  expect((await signAsOperator(clientContract, admin, { code: otherThan(code) })).body.code).toBe(
    "wrong_code",
  );
  setClock(new Date("2027-03-01T10:05:00Z"));
  const done = await signAsOperator(clientContract, admin, { code, name: "Olli Operator" });
  expect(done.body).toMatchObject({
    status: "signed",
    signedAt: "2027-03-01T10:05:00.000Z",
    canCountersign: false,
    signatures: [
      { role: "client", signedAt: "2027-03-01T10:00:00.000Z" },
      { role: "operator", name: "Olli Operator", signedAt: "2027-03-01T10:05:00.000Z" },
    ],
  });
  expect(await seals()).toHaveLength(1);
  expect(
    await sql("SELECT action, entity, actor_id, after FROM audit_entries WHERE entity_id = $1", [
      String(clientContract),
    ]),
  ).toEqual([
    {
      ...{ action: "sign", entity: "contract", actor_id: admin.id },
      after: expect.objectContaining({ name: "Olli O.", documentSha256: expect.any(String) }),
    },
  ]);
  expect((await signAsOperator(clientContract, admin, { code })).body.code).toBe("already_signed");
});

it("takes one signature of two administrators at once, and none of anybody else", async () => {
  const { client, expert, clientContract } = world;
  await signByMail(clientContract, client);
  for (const other of [client, expert, await createUser()]) {
    expect((await askForOperatorCode(clientContract, other)).status).toBe(403);
  }
  const colleague = await createAdmin();
  for (const each of [admin, colleague]) await askForOperatorCode(clientContract, each);
  const codes = [await mailedCode(admin), await mailedCode(colleague)] as const;
  const answers = await Promise.all([
    signAsOperator(clientContract, admin, { code: codes[0] }),
    signAsOperator(clientContract, colleague, { code: codes[1] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await seals()).toHaveLength(1);
});
