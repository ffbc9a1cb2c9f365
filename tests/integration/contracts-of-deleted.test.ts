import { DELETE as deleteAccount } from "@/app/api/account/route";
import { setClock } from "@/lib/server/clock";
import { createAwaiting, createSignature } from "@/tests/support/awaiting-contracts";
import { call } from "@/tests/support/call";
import { empty, insert, sql } from "@/tests/support/database/connection";
import { createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { insertQuote, quoteSetting } from "@/tests/support/quotes";

const sentAt = new Date("2027-03-01T10:00:00Z");
let buyer: TestUser;
let seller: TestUser;
let deal: { projectId: number; client: number; expert: number };

const remove = (as: TestUser) =>
  call(deleteAccount, { method: "DELETE", as, body: { confirmation: as.email, password: undefined } });
const mails = async () =>
  (
    await sql<{ line: string }>(
      `SELECT kind || ' ' || "to" AS line FROM mail_messages WHERE kind LIKE 'contract%' ORDER BY line`,
    )
  ).map(({ line }) => line);
const mailTo = async ({ email }: TestUser) =>
  (await sql<{ text: string }>(`SELECT text FROM mail_messages WHERE "to" = $1`, [email]))[0]?.text;
const notifications = ({ id }: TestUser) =>
  sql("SELECT kind, path FROM notifications WHERE user_id = $1 ORDER BY id", [id]);

beforeEach(async () => {
  setClock(sentAt);
  await empty("contract_signatures", "contracts", "projects", "experts");
  await empty("mail_messages", "notifications", "users");
  [buyer, seller] = [
    await createUser({ email: "buyer@pohjola.example" }),
    await createUser({ email: "asa@makela.example" }),
  ];
  const expert = await createExpert({ name: "Åsa Mäkelä", userId: seller.id, email: seller.email });
  deal = await createAwaiting({ expertId: expert.id, sentAt, title: "Demand forecast", ownerId: buyer.id });
  for (const [user, id] of [
    [buyer, deal.client],
    [seller, deal.expert],
  ] as const) {
    await insert("notifications", {
      ...{ user_id: user.id, kind: "contract_to_sign", path: `/contracts/${id}`, created_at: sentAt },
      values: { project: "Demand forecast", reference: "OS-000001-E" },
    });
  }
});

it("tells the expert when the client deletes the account, and leads nobody to what is gone", async () => {
  expect((await remove(buyer)).status).toBe(200);
  expect(await sql("SELECT id FROM contracts")).toEqual([]);
  expect(await mails()).toEqual(["contract_ended asa@makela.example"]);
  expect(await mailTo(seller)).toContain("has deleted its account");
  expect(await mailTo(seller)).toContain("/expert-dashboard#contracts");
  expect(await notifications(seller)).toEqual([
    { kind: "contract_ended", path: "/expert-dashboard#contracts" },
  ]);
});

it("tells the client when the expert does", async () => {
  expect((await remove(seller)).status).toBe(200);
  expect(await mails()).toEqual(["contract_ended buyer@pohjola.example"]);
  expect(await notifications(buyer)).toEqual([{ kind: "contract_ended", path: "/company/contracts" }]);
});

it("leads the company to no quote and no conversation of an expert who has deleted the account", async () => {
  const { expertId, projectId, applicationId, user, customer } = await quoteSetting();
  const quote = await insertQuote({ applicationId, expertId });
  const about = { project_id: projectId, created_at: sentAt };
  const conversation = await insert<{ id: number }>("conversations", {
    ...{ ...about, application_id: applicationId },
  });
  const paths = [`/quotes/${quote.id}`, `/messages/${conversation.id}`, `/company/projects/${projectId}`];
  for (const path of paths) {
    await insert("notifications", {
      ...{ user_id: customer.id, kind: "quote_received", path, created_at: sentAt },
      values: { project: "Demand forecast", expert: "Aino V.", version: 1 },
    });
  }
  expect((await remove(user)).status).toBe(200);
  expect(await notifications(customer)).toEqual([{ kind: "quote_received", path: paths[2] }]);
});

it("tells who has signed that the contract does not come into force, and the team", async () => {
  await createSignature(deal.expert, "expert", sentAt);
  await sql("UPDATE contracts SET status = 'signed', signed_at = $2 WHERE id = $1", [deal.expert, sentAt]);
  expect((await remove(buyer)).status).toBe(200);
  expect(await sql("SELECT id FROM contracts")).toEqual([{ id: deal.expert }]);
  expect(await mails()).toEqual([
    "contract_ended asa@makela.example",
    "contract_one_sided_team support@osaaja.example",
  ]);
  expect(await mailTo(seller)).toContain("They come into force only together.");
  expect(await notifications(seller)).toEqual([
    { kind: "contract_to_sign", path: `/contracts/${deal.expert}` },
    { kind: "contract_ended", path: `/contracts/${deal.expert}` },
  ]);
});
