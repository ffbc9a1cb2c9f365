import { PATCH as move } from "@/app/api/company/applications/[id]/route";
import { POST as invite } from "@/app/api/company/projects/[id]/invitations/route";
import { POST as withdraw } from "@/app/api/expert/applications/[id]/withdraw/route";
import { PATCH as answer } from "@/app/api/expert/invitations/[id]/route";
import { POST as apply } from "@/app/api/project-applications/route";
import { messageHub } from "@/lib/features/conversations/server/message-hub";
import { setClock } from "@/lib/server/clock";
import { type CallOptions, call, post } from "@/tests/support/call";
import { openAs, readAs, writeAs } from "@/tests/support/conversations";
import { insert, sql } from "@/tests/support/database/connection";
import {
  createBooking,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readPdf, textOf } from "@/tests/support/pdf";
import { createQuote, quoteWish, sendQuote } from "@/tests/support/quotes";
import { type ListedRoute, listRoutes } from "@/tests/support/routes";
import { createWorld, routeOf, table, type World } from "./every-call";

// Until the stage interview nobody learns from any call how to reach an applicant (deal J6, L3, K2): every request
// of the table of every call is made with the id of everything that one applicant has to do with.

const surname = "Kvartsilampi";
const contact = `Call me: 040 765 4321, kaarina@lampi.example, maakvartsi.dev, https://kvartsi.example. Kaarina ${surname}`;
const anyContact = /kvarts|lampi|765.?4321/i;

let world: World;
let company: TestUser;
let colleague: TestUser;
let rival: TestUser;
/** The id of everything that was written with the applicant in it. */
let ids: number[];
let routes: Map<string, ListedRoute>;

/** The highest number that is the id of anything but notifications, which are read without theirs. */
async function highestId(): Promise<number> {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND data_type IN ('integer', 'bigint')
       AND table_name <> 'notifications'`,
  );
  const rows = tables.map(({ name }) => `SELECT max(id)::int AS id FROM "${name}"`).join(" UNION ALL ");
  const [highest] = await sql<{ id: number }>(`SELECT max(id) AS id FROM (${rows}) AS ids`);
  return highest?.id ?? 0;
}

/** One applicant of a company with a team: applications, invitations, messages, a quote, and what comes with them. */
async function createApplicant() {
  company = await createUser({ email: "buyer@pohjola.example" });
  colleague = await createUser({ email: "colleague@pohjola.example" });
  rival = await createUser({ email: "rival@example.com" });
  const { id: company_id } = await insert<{ id: number }>("companies", {
    ...{ name: "Pohjola Oy", created_at: new Date(), updated_at: new Date() },
  });
  for (const [{ id: user_id }, role] of [
    [company, "owner"],
    [colleague, "member"],
  ] as const) {
    await insert("company_members", { user_id, company_id, role, created_at: new Date() });
  }
  const user = await createUser({ firstName: "Kaarina", lastName: surname, email: "kaarina@lampi.example" });
  const expert = await createExpert({
    ...{ userId: user.id, name: `Kaarina ${surname}`, email: user.email, phone: "040 765 4321" },
    portfolioUrl: "https://kvartsi.example",
    linkedinUrl: "https://www.linkedin.com/in/kvartsi",
    githubUrl: "https://github.com/kvartsi",
  });
  await createExpert({ userId: rival.id });
  const posting = async () => {
    const { id } = await createProject({ ownerId: company.id, customerEmail: company.email });
    await sql("UPDATE projects SET company_id = $1 WHERE id = $2", [company_id, id]);
    return id;
  };
  const applyTo = async (projectId: number, as: TestUser, wish = {}) => {
    const { status, body } = await post<{ id: number }>(
      apply,
      {
        ...{ projectId, applicantName: `Kaarina ${surname}`, applicantEmail: user.email },
        ...{
          coverLetter: contact,
          availabilityNotes: contact,
          estimatedStartDate: "Ask kaarina@lampi.example",
        },
        ...wish,
      },
      { as },
    );
    expect(status).toBe(201);
    return body.id;
  };
  const by = (id: number, as: TestUser): CallOptions => ({ params: { id: String(id) }, as });
  const moveTo = (id: number, stage: string) =>
    call(move, { ...by(id, company), method: "PATCH", body: { stage, message: "Thank you" } });
  const invited = async () => {
    const { body } = await post<{ id: number }>(
      invite,
      { expertId: expert.id, message: "Would you join us?" },
      by(await posting(), company),
    );
    return body.id;
  };

  const first = await posting();
  const application = await applyTo(first, user);
  await applyTo(first, rival, {
    ...{ applicantName: "Rauno Rival", applicantEmail: rival.email, coverLetter: "I forecast." },
    ...{ availabilityNotes: "", estimatedStartDate: "May" },
  });
  const { body: conversation } = await openAs(company, { applicationId: application });
  await writeAs(user, conversation.id, contact);
  const { messages } = (await readAs(user, conversation.id)).body;
  await insert("message_files", {
    ...{ message_id: messages.at(-1)?.id, name: "kaarina@lampi.example.pdf", type: "application/pdf" },
    ...{ size: 1, content: Buffer.from("a") },
  });
  const quoted = await applyTo(await posting(), user);
  await moveTo(quoted, "shortlisted");
  const { body: quote } = await createQuote(
    { ...quoteWish, applicationId: quoted, scope: `${quoteWish.scope} ${contact}` },
    user,
  );
  await sendQuote(quote.id, user);
  await moveTo(await applyTo(await posting(), user), "declined");
  await post(withdraw, undefined, by(await applyTo(await posting(), user), user));
  const reply = async (body: object) => {
    const { status } = await call(answer, { ...by(await invited(), user), method: "PATCH", body });
    expect(status).toBe(200);
  };
  await reply({ status: "declined", reason: contact });
  await reply({ status: "accepted", coverLetter: contact });
  const { body: asked } = await openAs(company, { invitationId: await invited() });
  await writeAs(user, asked.id, contact);
  await createBooking({ startAt: new Date("2027-04-08T08:00:00Z"), userId: company.id, expertId: expert.id });
  const since = { user_id: company.id, created_at: new Date(), updated_at: new Date() };
  const { id: shortlist_id } = await insert<{ id: number }>("shortlists", { ...since, name: "Own" });
  await insert("shortlist_experts", { shortlist_id, expert_id: expert.id, created_at: new Date() });
}

beforeAll(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await createApplicant();
  ids = Array.from({ length: await highestId() }, (_, at) => at + 1);
  ({ world } = await createWorld());
  routes = new Map((await listRoutes()).map((route) => [`${route.method} ${route.path}`, route]));
  messageHub().stop();
});

/** A request of the table with each of the ids wherever it has one. */
function withEachId(request: CallOptions): CallOptions[] {
  const places = (["params", "query", "body"] as const).flatMap((part) =>
    Object.entries((request[part] ?? {}) as object)
      .filter(([name, value]) => (part === "params" ? /^\d+$/.test(value) : /^ids?$|Ids?$/.test(name)))
      .map(([name, value]) => ({
        part,
        name,
        of: (id: number) => (Array.isArray(value) ? [id] : typeof value === "string" ? String(id) : id),
      })),
  );
  return places.reduce<CallOptions[]>(
    (requests, { part, name, of }) =>
      requests.flatMap((each) =>
        ids.map((id) => ({ ...each, [part]: { ...(each[part] as object), [name]: of(id) } })),
      ),
    [request],
  );
}

/** What an answer says: the name of its file, and a document as it is read. */
async function said({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): Promise<string> {
  const name = decodeURIComponent(headers.get("content-disposition") ?? "");
  const isPdf = bytes.length > 1 && headers.get("content-type") === "application/pdf";
  return `${name} ${isPdf ? textOf(await readPdf(bytes)) : new TextDecoder().decode(bytes)}`;
}

type Row = (typeof table)[number];
const routeTo = ([row]: Row) => routes.get(routeOf(row)) as ListedRoute;
const isForEverybody = (row: Row) => routeTo(row).declaration?.access !== "admin";
const reading = () => table.filter((row) => isForEverybody(row) && routeTo(row).method === "GET");

/** The calls that give somebody an answer, and those whose answer tells how to reach the applicant. */
async function ask(as: TestUser | null, rows: readonly Row[]) {
  const [answering, telling] = [new Set<string>(), new Set<string>()];
  for (const [at, row] of rows.entries()) {
    const { handler, method, path } = routeTo(row);
    for (const request of withEachId(row[5]?.(world, 20_000 + at) ?? {})) {
      const answer = await call(handler, { path, ...request, method, as });
      if (answer.status < 300) answering.add(row[0]);
      if (anyContact.test(await said(answer))) telling.add(row[0]);
    }
  }
  return { answering: [...answering], telling: [...telling] };
}

it.each(["a stranger", "a colleague", "another applicant"])("tells it to no reader: %s", async (who) => {
  const as = { "a stranger": null, "a colleague": colleague, "another applicant": rival }[who] ?? null;
  expect((await ask(as, reading())).telling).toEqual([]);
});

it("tells it to the company once it is shown, so that what follows would be seen", async () => {
  await sql("UPDATE project_applications SET identity_shown_at = now()");
  const { telling } = await ask(company, reading());
  await sql("UPDATE project_applications SET identity_shown_at = NULL");
  expect(telling).toEqual([
    "GET /api/account/export",
    "GET /api/conversations",
    "GET /api/conversations/[id]",
    "GET /api/conversations/[id]/files/[file]",
    "GET /api/quotes/[id]",
    "GET /api/quotes/[id] (a draft)",
    "GET /api/quotes/[id]/pdf",
    "GET /api/company/quotes",
    "GET /api/company/projects/[id]/applications",
  ]);
});

it("tells the company in no answer to a change, nor in what it reads afterwards", async () => {
  // What ends a posting's or a person's place in the team comes last.
  const takesAway = (row: Row) =>
    /^\w+ \/api\/company\/(team|projects\/\[id\](?!\/invitations))/.test(row[0]);
  const changing = table.filter((row) => isForEverybody(row) && routeTo(row).method !== "GET");
  const changed = await ask(
    company,
    changing.filter((row) => !takesAway(row)),
  );
  expect(changed.telling).toEqual([]);
  expect(changed.answering).toEqual(
    expect.arrayContaining([
      ...["POST /api/conversations", "POST /api/conversations/[id]/messages"],
      ...["PATCH /api/company/applications/[id]", "POST /api/company/applications/bulk"],
      ...["POST /api/company/applications/undo", "POST /api/company/projects/[id]/invitations"],
      ...["POST /api/quotes/[id]/request-change", "POST /api/quotes/[id]/decline"],
    ]),
  );
  expect((await ask(company, reading())).telling).toEqual([]);
  expect((await ask(company, changing.filter(takesAway))).telling).toEqual([]);
});

it("has mailed it to nobody of the company", async () => {
  const mails = await sql<{ kind: string; words: string }>(
    `SELECT kind, concat_ws(' ', subject, text, html) AS words FROM mail_messages WHERE "to" = ANY ($1)`,
    [[company.email, colleague.email]],
  );
  expect(mails.filter(({ words }) => anyContact.test(words)).map(({ kind }) => kind)).toEqual([]);
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["project_application_new", "message_received", "invitation_answered"]),
  );
});
