import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PATCH as change, POST as found, GET as read } from "@/app/api/company/team/route";
import { POST as lookUp } from "@/app/api/company/team/verify/register/route";
import { POST as verify } from "@/app/api/company/team/verify/route";
import type { Company, Team } from "@/lib/features/companies/schemas";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { empty } from "@/tests/support/database/connection";
import { createUser, type TestUser } from "@/tests/support/factories";

// A real HTTP server in the place of the open data of PRH, with the answer's shape of its version 3.
const businessId = "0112038-9";
const entry = {
  businessId: { value: businessId, registrationDate: "1978-03-15", source: "3" },
  names: [
    { name: "Pohjola Oy", type: "1", registrationDate: "2001-01-01", version: 1, source: "1" },
    { name: "Kaleva Oy", type: "1", registrationDate: "1978-03-15", endDate: "2000-12-31", version: 2 },
    { name: "Otso", type: "3", registrationDate: "2001-01-01", version: 1, source: "1" },
  ],
  website: { url: "www.pv.example", registrationDate: "2010-01-01", source: "0" },
  tradeRegisterStatus: "1",
  lastModified: "2026-01-01 00:00:00",
};
const asked: string[] = [];
let reply: { status: number; body: string };
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
});
const answers = (...companies: object[]) => {
  reply = { status: 200, body: JSON.stringify({ totalResults: companies.length, companies }) };
};

let boss: TestUser;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.BUSINESS_REGISTER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/companies`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  await empty("users", "companies");
  asked.length = 0;
  answers(entry);
  boss = await createUser({ email: "sanna@pv.example" });
});

type Answer = Company & ErrorAnswer;
const start = (body: object = {}) => post(found, { name: "POHJOLA", businessId, ...body }, { as: boss });
const press = (as: TestUser = boss) => post<Answer>(lookUp, undefined, { as });
const edit = (body: object) => call<Answer>(change, { method: "PATCH", body, as: boss });
const mark = async () => (await call<Team>(read, { as: boss })).body.company?.verifiedBy;

it("marks a company whose id, name and domain the register has", async () => {
  await start();
  const { status, body } = await press();
  expect([status, body]).toMatchObject([200, { verifiedBy: "register", verifiedDomain: "pv.example" }]);
  expect(asked).toEqual([`/v3/companies?businessId=${businessId}`]);
  expect((await press()).body).toEqual(body);
  expect((await post<Company>(verify, undefined, { as: boss })).body.verifiedBy).toBe("register");
});

it.each([
  ["another name", { name: "Nokia Oyj" }, [entry]],
  ["an earlier name", { name: "Kaleva Oy" }, [entry]],
  ["a brand", { name: "Otso" }, [entry]],
  ["another website", {}, [{ ...entry, website: { url: "pohjola.example" } }]],
  ["no website", {}, [{ ...entry, website: undefined }]],
  ["a business that has ended", {}, [{ ...entry, endDate: "2025-01-01" }]],
  ["another business", {}, [{ ...entry, businessId: { value: "0116297-6" } }]],
  ["none", {}, []],
])("does not mark for %s, and keeps the domain's mark", async (_what, body, companies) => {
  answers(...companies);
  await start(body);
  await post(verify, undefined, { as: boss });
  expect((await press()).body).toMatchObject({ code: "invalid", message: expect.any(String) });
  expect(await mark()).toBe("domain");
});

it.each([
  ["an error", { status: 500, body: "{}" }],
  ["no JSON", { status: 200, body: "<html>" }],
  ["another shape", { status: 200, body: '{"results":[]}' }],
])("tells that the register is silent when it answers with %s", async (_what, answer) => {
  await start();
  reply = answer;
  expect((await press()).status).toBe(503);
  expect(await mark()).toBeNull();
});

it("takes a business id, an owner, and an address of the company's own", async () => {
  await start({ businessId: "" });
  expect((await press()).body.fieldErrors).toHaveProperty("businessId");
  expect(asked).toEqual([]);
  const stranger = await createUser({ email: "olli@gmail.com" });
  expect((await press(stranger)).status).toBe(404);
  await post(found, { name: "Pohjola Oy", businessId }, { as: stranger });
  expect((await press(stranger)).status).toBe(422);
  expect(asked).toEqual([]);
});

it("ends with the name or the id that was looked up; the domain's mark stays", async () => {
  await start();
  await press();
  await edit({ name: "Pohjola Oyj" });
  expect(await mark()).toBe("register");
  expect((await edit({ name: "Nokia" })).body.verifiedBy).toBe("domain");
  await edit({ name: "Pohjola" });
  await press();
  expect((await edit({ businessId: "" })).body).toMatchObject({
    verifiedBy: "domain",
    verifiedDomain: "pv.example",
  });
});
