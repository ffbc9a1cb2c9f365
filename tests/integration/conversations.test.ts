import { POST as markRead } from "@/app/api/conversations/[id]/read/route";
import { GET as list } from "@/app/api/conversations/route";
import type { Conversation } from "@/lib/features/conversations/schemas";
import { setClock } from "@/lib/server/clock";
import { anonymisedEmail } from "@/lib/shared/anonymised-email";
import { call } from "@/tests/support/call";
import {
  createConversation,
  createInvitation,
  createPair,
  createProjectApplication,
  of,
  openAs,
  readAs,
  writeAs,
} from "@/tests/support/conversations";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

const hidden = "[hidden until the interview stage]";
const listAs = <T = Conversation[]>(as: TestUser | null, query: Record<string, string> = {}) =>
  call<T>(list, { as, query });
const read = (as: TestUser, id: number, body?: object) =>
  call(markRead, { ...of(id), method: "POST", as, ...(body ? { body } : {}) });
const bodies = async (as: TestUser, id: number, query = {}) =>
  (await readAs(as, id, query)).body.messages.map(({ body }) => body);

beforeEach(async () => {
  setClock(new Date("2027-03-01T12:00:00Z"));
  await empty("experts", "users", "projects", "companies", "idempotency_keys", "mail_messages");
});

describe("a conversation", () => {
  it("is one for each application, whoever of the two opens it, and how often at once", async () => {
    const { company, expert, applicationId, projectId } = await createPair();
    const answers = await Promise.all(
      [company, expert, company, expert, company].map((as) => openAs(as, { applicationId })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await count("conversations")).toBe(1);
    expect(answers[0]?.body).toEqual({
      id: expect.any(Number),
      about: { kind: "application", id: applicationId, title: expect.stringContaining("Demand forecast") },
      projectId,
      side: "company",
      otherName: "Aino V.",
      lastMessage: null,
      unreadCount: 0,
    });
  });

  it("takes nothing more once the company's account is gone, and sends no mail to what stands for its address", async () => {
    const { company, expert, id, projectId } = await createConversation({ stage: "interview" });
    await writeAs(company, id, "When could you begin?");
    expect((await readAs(expert, id)).body.isOtherGone).toBe(false);
    await sql("UPDATE projects SET owner_id = NULL, customer_email = $1", [anonymisedEmail(projectId)]);
    await sql("UPDATE messages SET author_id = NULL, author_name = 'Poistettu'");
    const { body } = await readAs(expert, id);
    expect([body.isOtherGone, body.messages[0]?.authorName]).toEqual([true, "Deleted"]);
    expect(await writeAs(expert, id, "In May.")).toMatchObject({
      status: 409,
      body: { code: "not_possible_now", message: expect.stringContaining("has deleted its account") },
    });
    expect(await sql(`SELECT 1 FROM mail_messages WHERE "to" LIKE '%anonymised%'`)).toEqual([]);
  });

  it("is there for its two parties, and 404 for everybody else", async () => {
    const { company, expert, applicationId } = await createPair();
    const other = await createPair();
    const strangers = [other.company, other.expert, await createUser(), await createAdmin()];
    for (const as of strangers) expect((await openAs(as, { applicationId })).status).toBe(404);
    expect((await openAs(company, { applicationId: 999_999 })).status).toBe(404);
    const { body } = await openAs(company, { applicationId });
    for (const as of strangers) {
      expect((await readAs(as, body.id)).status).toBe(404);
      expect((await writeAs(as, body.id, "Let me in")).status).toBe(404);
      expect((await read(as, body.id)).status).toBe(404);
      expect((await listAs(as)).body).toEqual([]);
    }
    expect((await readAs(expert, body.id)).status).toBe(200);
    expect(await count("messages")).toBe(0);
    for (const wrong of [
      {},
      { applicationId, invitationId: 1 },
      { applicationId: "x" },
      { applicationId: 0 },
    ]) {
      expect((await openAs(company, wrong)).status).toBe(422);
    }
  });

  it("about an invitation stays the same one when it has become an application", async () => {
    const { company, expert, expertId, projectId, applicationId } = await createPair();
    await sql("DELETE FROM project_applications WHERE id = $1", [applicationId]);
    const invitation = await createInvitation(projectId, expertId);
    const { body } = await openAs(company, { invitationId: invitation.id });
    expect(body).toMatchObject({ about: { kind: "invitation", id: invitation.id }, otherName: "Aino V." });
    expect((await writeAs(expert, body.id, "Gladly: aino@example.fi")).status).toBe(201);
    const application = await createProjectApplication(projectId, {
      expert_id: expertId,
      user_id: expert.id,
      applicant_email: expert.email,
      stage: "shortlisted",
    });
    await sql(
      "UPDATE invitations SET application_id = $1, status = 'accepted', answered_at = now() WHERE id = $2",
      [application.id, invitation.id],
    );
    // Before anybody opens it again it is already the application's.
    expect((await listAs(company)).body[0]?.about).toMatchObject({ kind: "application", id: application.id });
    const opened = await Promise.all([
      openAs(expert, { applicationId: application.id }),
      openAs(company, { invitationId: invitation.id }),
    ]);
    expect(opened.map((answer) => [answer.status, answer.body.id])).toEqual([
      [200, body.id],
      [200, body.id],
    ]);
    expect(await sql("SELECT application_id, invitation_id FROM conversations")).toEqual([
      { application_id: application.id, invitation_id: invitation.id },
    ]);
    expect(await bodies(company, body.id)).toEqual([`Gladly: ${hidden}`]);
    await sql("UPDATE project_applications SET stage = 'interview' WHERE id = $1", [application.id]);
    expect(await bodies(company, body.id)).toEqual(["Gladly: aino@example.fi"]);
  });

  it("belongs to whoever owns the posting now, every member of its company, and the verified address", async () => {
    const { company, expert, applicationId, projectId } = await createPair();
    const { body } = await openAs(company, { applicationId });
    await writeAs(expert, body.id, "Hello");
    const colleague = await createUser();
    expect((await readAs(colleague, body.id)).status).toBe(404);
    const founded = await insert<{ id: number }>("companies", {
      name: "Pohjola Oy",
      created_at: new Date(),
      updated_at: new Date(),
    });
    for (const { id } of [company, colleague]) {
      await insert("company_members", {
        user_id: id,
        company_id: founded.id,
        role: "member",
        created_at: new Date(),
      });
    }
    await sql("UPDATE projects SET company_id = $1 WHERE id = $2", [founded.id, projectId]);
    for (const as of [company, colleague]) expect((await listAs(as)).body[0]?.unreadCount).toBe(1);
    await read(company, body.id);
    // Each has a reading of their own.
    expect((await listAs(company)).body[0]?.unreadCount).toBe(0);
    expect((await listAs(colleague)).body[0]?.unreadCount).toBe(1);
    await sql("DELETE FROM company_members WHERE user_id = $1", [company.id]);
    expect((await readAs(company, body.id)).status).toBe(404);

    const unlinked = await createProject({ customerEmail: "Customer.One@example.com" });
    const application = await createProjectApplication(unlinked.id, { applicant_email: "Guest@Example.com" });
    const customer = await createUser({ email: "customer.one@example.com" });
    const unproved = await createUser({ email: "guest@example.com", isVerified: false });
    expect((await openAs(customer, { applicationId: application.id })).status).toBe(201);
    expect((await openAs(unproved, { applicationId: application.id })).status).toBe(404);
    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [unproved.id]);
    expect((await openAs(unproved, { applicationId: application.id })).body.side).toBe("expert");
  });
});

describe("messages", () => {
  it("come in the order they were written, each once, with who wrote them", async () => {
    const { company, expert, id } = await createConversation();
    const first = await writeAs(company, id, "  Can you start in April?  ");
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        body: "Can you start in April?",
        textLanguage: null,
        createdAt: "2027-03-01T12:00:00.000Z",
        authorName: "Sanna",
        isOwn: true,
        side: "company",
        files: [],
      },
    ]);
    const key = { "idempotency-key": "press-1" };
    const pressed = await Promise.all([1, 2, 3].map(() => writeAs(expert, id, "Yes", key)));
    expect(new Set(pressed.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await writeAs(expert, id, "No", key)).status).toBe(409);
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => writeAs(company, id, `Line ${at}`)));
    const ids = (await readAs(expert, id)).body.messages.map((message) => message.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids).toHaveLength(10);
    expect(new Set(many.map(({ body }) => body.id)).size).toBe(8);
    const [hers, his] = (await readAs(expert, id)).body.messages;
    expect([hers?.authorName, hers?.isOwn, his?.authorName, his?.isOwn]).toEqual([
      "Sanna",
      false,
      "Aino Virtanen",
      true,
    ]);
    expect((await readAs(company, id)).body.messages[1]?.authorName).toBe("Aino V.");
  });

  it.each([
    ["nothing", {}],
    ["no words", { body: "   " }],
    ["too many words", { body: "x".repeat(5001) }],
    ["a number", { body: 1 }],
    ["another's side", { body: "x", side: "expert" }],
  ])("are refused as %s", async (_, body) => {
    const { company, id } = await createConversation();
    const { POST } = await import("@/app/api/conversations/[id]/messages/route");
    expect((await call(POST, { ...of(id), method: "POST", as: company, body })).status).toBe(422);
    expect((await writeAs(company, id, "x".repeat(5000))).status).toBe(201);
    expect(await count("messages")).toBe(1);
  });

  it("are read from the newest on, or after or before one, in pages", async () => {
    const { company, expert, id } = await createConversation();
    for (let at = 1; at <= 7; at += 1) await writeAs(company, id, `Message ${at}`);
    const newest = await readAs(expert, id, { limit: "3" });
    expect(newest.body.messages.map(({ body }) => body)).toEqual(["Message 5", "Message 6", "Message 7"]);
    expect([newest.body.hasEarlier, newest.headers.get("x-total-count"), newest.headers.get("link")]).toEqual(
      [true, "7", null],
    );
    const [fifth] = newest.body.messages;
    const before = await readAs(expert, id, { limit: "4", before: String(fifth?.id) });
    expect([before.body.messages.map(({ body }) => body), before.body.hasEarlier]).toEqual([
      ["Message 1", "Message 2", "Message 3", "Message 4"],
      false,
    ]);
    const [one] = before.body.messages;
    const after = await readAs(expert, id, { after: String(one?.id), limit: "2" });
    expect(after.body.messages.map(({ body }) => body)).toEqual(["Message 2", "Message 3"]);
    expect(after.headers.get("link")).toContain(`after=${after.body.messages[1]?.id}`);
    expect(await bodies(expert, id, { after: String(newest.body.messages[2]?.id) })).toEqual([]);
    for (const query of [{ after: "x" }, { limit: "0" }, { limit: "501" }, { about: "1" }]) {
      expect((await readAs(expert, id, query as never)).status).toBe(400);
    }
  });
});

describe("the list", () => {
  it("has what was written in last first, what is unread, and the beginning of the last message", async () => {
    const { company, expert, id } = await createConversation();
    const second = await createProject({ ownerId: company.id, title: "Churn model" });
    const application = await createProjectApplication(second.id, { applicant_email: "other@example.com" });
    setClock(new Date("2027-03-01T12:01:00Z"));
    const quiet = await openAs(company, { applicationId: application.id });
    expect((await listAs(company)).body.map((each) => each.id)).toEqual([quiet.body.id, id]);
    setClock(new Date("2027-03-01T12:02:00Z"));
    await writeAs(expert, id, `Call +358 40 123 4567. ${"Long ".repeat(100)}`);
    await writeAs(expert, id, "Ja vielä toinen viesti, jossa kerron lisää työstäni");
    const [first] = (await listAs(company)).body;
    expect(first).toMatchObject({
      id,
      unreadCount: 2,
      lastMessage: {
        body: "Ja vielä toinen viesti, jossa kerron lisää työstäni",
        textLanguage: "fi",
        isOwn: false,
        authorName: "Aino V.",
      },
    });
    expect((await listAs(expert)).body[0]).toMatchObject({ unreadCount: 0, side: "expert" });
    const [one] = (await readAs(company, id)).body.messages;
    await read(company, id, { messageId: one?.id });
    expect((await listAs(company)).body[0]?.unreadCount).toBe(1);
    expect((await read(company, id)).status).toBe(204);
    expect((await read(company, id, { messageId: one?.id })).status).toBe(204);
    expect((await listAs(company)).body[0]?.unreadCount).toBe(0);
    expect((await listAs(company, { q: "churn" })).body.map((each) => each.id)).toEqual([quiet.body.id]);
    expect((await listAs(company, { q: "aino v" })).body).toHaveLength(2);
    expect((await listAs(company, { q: "virtanen" })).body).toEqual([]);
    expect((await listAs(company, { q: "100%" })).body).toEqual([]);
  });

  it("goes on page by page, none doubled and none lost", async () => {
    const company = await createUser();
    const project = await createProject({ ownerId: company.id });
    for (let at = 0; at < 7; at += 1) {
      const { id } = await createProjectApplication(project.id, { applicant_email: `a${at}@example.com` });
      await openAs(company, { applicationId: id });
    }
    const pages = await readAllPages((cursor) =>
      listAs(company, { limit: "3", ...(cursor ? { cursor } : {}) }),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(7);
    expect((await listAs(company)).headers.get("x-total-count")).toBe("7");
    expect((await listAs(company, { cursor: "nonsense" })).status).toBe(400);
  });
});

describe("contact details", () => {
  const text = "Write to aino@example.fi, call ０４０ １２３ ４５６７ on 1.12.2026, Y-tunnus 0112038-9";
  const without = `Write to ${hidden}, call ${hidden} on 1.12.2026, Y-tunnus 0112038-9`;

  it("are hidden from the other side until the interview, and shown in the same messages from then on", async () => {
    const { company, expert, id, applicationId } = await createConversation();
    const written = await writeAs(expert, id, text);
    expect(written.body.body).toBe(text);
    await writeAs(company, id, "See www.pohjola.example or sanna (at) pohjola.fi");
    expect(await bodies(company, id)).toEqual([without, "See www.pohjola.example or sanna (at) pohjola.fi"]);
    expect(await bodies(expert, id)).toEqual([text, `See ${hidden} or ${hidden}`]);
    expect((await listAs(expert)).body[0]?.lastMessage?.body).toBe(`See ${hidden} or ${hidden}`);
    expect((await readAs(company, id)).body.isContactShown).toBe(false);

    for (const stage of ["shortlisted", "declined", "no_answer", "withdrawn"]) {
      await sql("UPDATE project_applications SET stage = $1 WHERE id = $2", [stage, applicationId]);
      expect((await bodies(company, id))[0]).toBe(without);
    }
    for (const stage of ["interview", "offer", "hired"]) {
      await sql("UPDATE project_applications SET stage = $1 WHERE id = $2", [stage, applicationId]);
      expect((await bodies(company, id))[0]).toBe(text);
    }
    const shown = await readAs(company, id);
    expect([shown.body.isContactShown, shown.body.otherName, shown.body.messages[0]?.authorName]).toEqual([
      true,
      "Aino Virtanen",
      "Aino Virtanen",
    ]);
    // Once shown it stays shown (deal J6).
    await sql("UPDATE project_applications SET stage = 'declined', identity_shown_at = now() WHERE id = $1", [
      applicationId,
    ]);
    expect((await bodies(company, id))[0]).toBe(text);
  });

  it("of a member of the company's side are read by the colleagues as they were written", async () => {
    const { company, expert, id, projectId } = await createConversation();
    await writeAs(company, id, "We use https://pohjola.example/brief");
    const colleague = await createUser({ email: "colleague@example.com" });
    await sql("UPDATE projects SET owner_id = $1, customer_email = $2 WHERE id = $3", [
      colleague.id,
      company.email,
      projectId,
    ]);
    expect(await bodies(colleague, id)).toEqual(["We use https://pohjola.example/brief"]);
    expect((await readAs(colleague, id)).body.messages[0]?.isOwn).toBe(false);
    expect(await bodies(expert, id)).toEqual([`We use ${hidden}`]);
  });
});

it("names the company as the posting does, or whoever posted by the first name", async () => {
  const { company, expert, id, projectId } = await createConversation();
  const name = async () => (await readAs(expert, id)).body.otherName;
  await sql("UPDATE projects SET customer_company = 'Pohjola Logistics Oy' WHERE id = $1", [projectId]);
  expect(await name()).toBe("Pohjola Logistics Oy");
  await sql("UPDATE projects SET customer_company = ' ', customer_name = 'Sanna Salonen' WHERE id = $1", [
    projectId,
  ]);
  expect(await name()).toBe("Sanna");
  await sql("UPDATE projects SET customer_name = NULL WHERE id = $1", [projectId]);
  expect(await name()).toBe("The client");
  const expertRow = await createExpert();
  expect(expertRow.public_name).not.toBe("");
  expect((await readAs(company, id)).body.otherName).toBe("Aino V.");
});
