import { POST as applyForExpert } from "@/app/api/admin/expert-applications/route";
import { POST as bookForClient } from "@/app/api/admin/meeting-bookings/route";
import { POST as postForCustomer } from "@/app/api/admin/project-postings/route";
import { setClock } from "@/lib/server/clock";
import { post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { applicationRequest, bookingRequest } from "@/tests/support/request-factories";

// What an administrator makes for others has the rules of the public forms; only whose it is and what is said differ.

/** A Monday, 8 o'clock in Helsinki. */
const now = new Date("2027-03-01T06:00:00Z");
const email = "veera@example.com";
let admin: TestUser;
/** The log cannot be emptied: what is behind this came from the test. */
let lastEntry: string;

beforeEach(async () => {
  setClock(now);
  await empty("users", "companies", "experts", "projects", "expert_applications", "meeting_bookings");
  await empty("mail_messages", "rate_limits", "idempotency_keys");
  await sql("DELETE FROM pgboss.job");
  admin = await createAdmin({ email: "mari@example.com" });
  [{ lastEntry }] = (await sql('SELECT coalesce(max(id), 0) AS "lastEntry" FROM audit_entries')) as [
    { lastEntry: string },
  ];
});

const log = () =>
  sql<{ action: string; entity: string; actor_id: number; after: Record<string, unknown> }>(
    "SELECT action, entity, actor_id, after FROM audit_entries WHERE id > $1 ORDER BY id",
    [lastEntry],
  );
const mailTo = async (to: string) =>
  (
    await sql<{ subject: string; text: string; kind: string }>(
      'SELECT subject, text, kind FROM mail_messages WHERE "to" = $1',
      [to],
    )
  )[0];
const posting = {
  ...{ title: "Forecast", requiredSkills: ["Python"], customerName: "Veera Visitor" },
  ...{ customerEmail: email, customerCompany: "Example Oy" },
};

it("posts for a customer: it waits for its review, and the mail says who wrote it and opens their account", async () => {
  const { status, body } = await post<{ id: number; approvalStatus: string }>(postForCustomer, posting, {
    as: admin,
  });
  expect([status, body.approvalStatus]).toEqual([201, "pending"]);
  expect((await sql("SELECT owner_id, company_id FROM projects WHERE id = $1", [body.id]))[0]).toEqual({
    owner_id: null,
    company_id: null,
  });
  const mail = await mailTo(email);
  expect(mail?.subject).toBe("Osaaja wrote down a project for you");
  expect(mail?.text).toContain("An administrator of Osaaja wrote down a project for you.");
  expect(mail?.text).not.toMatch(/Thank you for posting|This was not you/);
  expect(mail?.text).toMatch(/\/login\?token=[\w-]{43}&returnTo=%2Fcompany%2Fprojects%2F\d+/);
  expect(await log()).toEqual([
    {
      ...{ action: "create", entity: "project", actor_id: admin.id },
      after: { title: "Forecast", customerCompany: "Example Oy", customerEmail: "v…@example.com" },
    },
  ]);
  const refused = await post(postForCustomer, { ...posting, title: "" }, { as: admin });
  expect(refused.status).toBe(422);
});

it("makes a posting the company's whose person has proved the address, and nobody's by an address that is not proved", async () => {
  const customer = await createUser({ email });
  const { id: company_id } = await insert<{ id: number }>("companies", {
    ...{ name: "Example Oy", created_at: now, updated_at: now },
  });
  await insert("company_members", { user_id: customer.id, company_id, role: "owner", created_at: now });
  await createUser({ email: "unproved@example.com", isVerified: false });
  for (const customerEmail of [email, "unproved@example.com"]) {
    await post(postForCustomer, { ...posting, customerEmail }, { as: admin });
  }
  expect(await sql("SELECT owner_id, company_id FROM projects ORDER BY id")).toEqual([
    { owner_id: customer.id, company_id },
    { owner_id: null, company_id: null },
  ]);
  // The administrator's own is nothing of it.
  expect(await count("projects", "owner_id = $1", [admin.id])).toBe(0);
});

it("books a free time for a client, once, and the mail says so", async () => {
  const client = await createUser({ email });
  const wish = bookingRequest({ preferredDate: "2027-03-03", preferredTime: "10:00", duration: 60 });
  expect((await post(bookForClient, wish, { as: admin })).status).toBe(201);
  expect((await post(bookForClient, wish, { as: admin })).status).toBe(409);
  expect((await post(bookForClient, { ...wish, preferredTime: "03:00" }, { as: admin })).status).toBe(422);
  expect(await sql("SELECT user_id, status FROM meeting_bookings")).toEqual([
    { user_id: client.id, status: "pending" },
  ]);
  const mail = await mailTo(email);
  expect(mail?.text).toContain("An administrator of Osaaja booked a meeting with");
  expect(mail?.text).not.toContain("Thank you for booking");
  expect((await log()).map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    "create meeting_booking",
  ]);
});

it("applies for an expert, who is mailed the way to an account of their own", async () => {
  const application = applicationRequest({ email });
  expect((await post(applyForExpert, application, { as: admin })).status).toBe(201);
  expect((await post(applyForExpert, application, { as: admin })).status).toBe(409);
  expect(await sql("SELECT status FROM expert_applications")).toEqual([{ status: "pending" }]);
  const mail = await mailTo(email);
  expect(mail?.subject).toBe("Osaaja filled in an application for you");
  expect(mail?.text).toMatch(/\/login\?token=[\w-]{43}&returnTo=%2Faccount/);
  expect(mail?.text).not.toMatch(/Thank you for applying|You did not apply/);
  expect(await count("users", "email = $1 AND email_verified_at IS NULL", [email])).toBe(1);
  expect(await log()).toMatchObject([
    { action: "create", entity: "expert_application", after: { name: "Aada A.", email: "v…@example.com" } },
  ]);
});

it("writes in the language that the person reads", async () => {
  await createUser({ email });
  await sql("UPDATE users SET language = 'fi' WHERE email = $1", [email]);
  await post(postForCustomer, posting, { as: admin });
  expect((await mailTo(email))?.subject).toBe("Osaaja kirjasi toimeksiannon puolestasi");
  expect(await count("projects", "language = 'fi'")).toBe(1);
});
