import { Client } from "pg";
import { PATCH as changeAccount, DELETE as deleteAccount } from "@/app/api/account/route";
import { POST as mailSignInLink } from "@/app/api/auth/email-link/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as joinAsExpert } from "@/app/api/expert-applications/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { POST as applyToProject } from "@/app/api/project-applications/route";
import { POST as postProject } from "@/app/api/project-postings/route";
import { setClock } from "@/lib/server/clock";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { fillKeys } from "@/scripts/database/fill-keys";
import { call, post } from "@/tests/support/call";
import { move, tokenOf } from "@/tests/support/client-meetings";
import { createConversation, createInvitation } from "@/tests/support/conversations";
import { empty, sql } from "@/tests/support/database/connection";
import {
  createBooking,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { applicationRequest, bookingRequest } from "@/tests/support/request-factories";
import { askForCode, browser, createAwaiting } from "@/tests/support/signing";

let user: TestUser;

beforeEach(async () => {
  setClock(new Date("2027-03-01T06:00:00Z"));
  await empty("users", "meeting_bookings", "projects", "mail_messages", "idempotency_keys");
  user = await createUser({ email: "aino@example.com" });
});

afterAll(() => setClock(null));

const choose = (language: unknown, as: TestUser | null = user) =>
  call<{ language: string; code?: string }>(changeAccount, { method: "PATCH", body: { language }, as });
const language = async () => (await call<{ language?: string }>(whoAmI, { as: user })).body.language;

describe("the language of an account", () => {
  it("is chosen by its owner, and of three", async () => {
    expect(await language()).toBe("en");
    expect(await choose("fi")).toMatchObject({ status: 200, body: { language: "fi" } });
    expect(await language()).toBe("fi");
    expect(await choose("de")).toMatchObject({ status: 422, body: { code: "invalid" } });
    expect((await choose("sv", null)).status).toBe(401);
    expect(await language()).toBe("fi");
  });

  it("is that of mails, before the page on which the address was given", async () => {
    expect(await readerLocale("nobody@example.com")).toBe("en");
    const { id } = await createBooking({
      email: "Veera@example.com",
      startAt: new Date("2027-03-03T08:00:00Z"),
    });
    await sql("UPDATE meeting_bookings SET language = 'sv' WHERE id = $1", [id]);
    expect(await readerLocale("veera@EXAMPLE.com")).toBe("sv");
    await createUser({ email: "veera@example.com" });
    await sql("UPDATE users SET language = 'fi' WHERE email = 'veera@example.com'");
    expect(await readerLocale("veera@example.com")).toBe("fi");
  });
});

describe("an answer", () => {
  const refused = (wish?: string) =>
    call<{ message: string; code: string }>(changeAccount, {
      ...{ method: "PATCH", body: { language: "fi" } },
      headers: wish === undefined ? {} : { "Accept-Language": wish },
    });

  it("says what is wrong in the language that is asked for; its code stays", async () => {
    const [none, finnish, swedish, other] = await Promise.all(
      [undefined, "fi-FI,fi;q=0.9,en;q=0.8", "de, sv;q=0.5, en;q=0.1", "de"].map(refused),
    );
    expect(none?.body.message).toBe(other?.body.message);
    expect(new Set([none, finnish, swedish].map((each) => each?.body.message)).size).toBe(3);
    for (const answer of [none, finnish, swedish, other]) expect(answer?.body.code).toBe("unauthenticated");
    expect(finnish?.headers.get("content-language")).toBe("fi");
    expect(finnish?.headers.get("vary")).toContain("Accept-Language");
    expect(none?.headers.get("content-language")).toBe("en");
  });
});

it("mails the one who books in the page's language, with links to it", async () => {
  const { status } = await post(
    bookMeeting,
    bookingRequest({
      ...{ email: "ville@example.com", preferredDate: "2027-03-03", preferredTime: "10:00", duration: 60 },
    }),
    {
      headers: { "Accept-Language": "fi" },
    },
  );
  expect(status).toBe(201);
  const mails = await sql<{ html: string; text: string; to: string }>(
    'SELECT "to", html, text FROM mail_messages ORDER BY created_at',
  );
  const client = mails.find(({ to }) => to === "ville@example.com");
  expect(client?.html).toContain('<html lang="fi">');
  expect(client?.text).toContain("/fi/meeting/");
  expect(mails.find(({ to }) => to !== "ville@example.com")?.html).toContain('<html lang="en">');
  expect(await readerLocale("ville@example.com")).toBe("fi");
});

const mailsTo = (email: string) =>
  sql<{ kind: string; language: string }>(
    `SELECT kind, substring(html FROM '<html lang="(..)"') AS language FROM mail_messages
     WHERE "to" = $1 ORDER BY kind`,
    [email],
  );

it("mails whoever has an account in its language, whatever page they are on", async () => {
  const headers = { ...browser, "Accept-Language": "sv" };
  await choose("fi");
  const { email } = user;
  const project = await createProject({ title: "Another's project" });
  const applicant = { applicantName: "Aino", applicantEmail: email, coverLetter: "I do." };
  const { body: booking } = await post<{ id: number }>(
    bookMeeting,
    bookingRequest({ email, preferredDate: "2027-03-03", preferredTime: "10:00" }),
    { as: user, headers },
  );
  await move(await tokenOf(booking.id), "2027-03-04", "10:00");
  const posting = {
    ...{ title: "Demand forecast", requiredSkills: ["Python"], location: "Helsinki" },
    ...{ customerName: "Aino", customerEmail: email },
  };
  const sent = [
    await post(postProject, posting, { as: user, headers }),
    await post(joinAsExpert, applicationRequest({ email }), { headers }),
    await post(applyToProject, { projectId: project.id, ...applicant }, { headers }),
    await post(mailSignInLink, { email }, { headers }),
    await post(forgotPassword, { email }, { headers }),
    await askForCode((await createAwaiting(user)).clientContract, user, { headers }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200, 200]);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual([
    "contracts_drawn_up",
    "expert_application_received",
    "meeting_booking_moved",
    "meeting_booking_received",
    "password_reset",
    "project_application_received",
    "project_posting_received",
    "sign_in_link",
    "signing_code",
  ]);
  expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(["fi"]));

  // The last one deletes those before it, and the account that knew the language.
  await call(deleteAccount, { method: "DELETE", body: { confirmation: "DELETE" }, as: user, headers });
  expect(await mailsTo(email)).toEqual([{ kind: "account_deleted", language: "fi" }]);
});

it("mails the representative in the language of the account with that address", async () => {
  await createUser({ email: "consultant@osaaja.example" });
  await sql("UPDATE users SET language = 'sv' WHERE email = 'consultant@osaaja.example'");
  const wish = {
    email: "ville@example.com",
    preferredDate: "2027-03-03",
    preferredTime: "10:00",
    duration: 60,
  };
  expect((await post(bookMeeting, bookingRequest(wish))).status).toBe(201);
  const [mail] = await sql<{ html: string }>(
    "SELECT html FROM mail_messages WHERE \"to\" = 'consultant@osaaja.example'",
  );
  expect(mail?.html).toContain('<html lang="sv">');
});

it("reads texts that were stored before their language was kept once, by the step after the migrations", async () => {
  await empty("invitations", "conversations", "experts");
  const finnish = "Tarvitsemme juuri sinun osaamistasi ennusteissa ja raportoinnissa.";
  const swedish = "De vill att vi betalar utanför tjänsten, och det vill vi inte göra.";
  const { id: project } = await createProject();
  const { id: expert } = await createExpert();
  await createInvitation(project, expert);
  await createBooking({ startAt: new Date("2027-03-03T08:00:00Z") });
  const { id: conversation } = await createConversation();
  await sql(
    "INSERT INTO conversation_reports (conversation_id, side, reason, last_message_id, created_at) VALUES ($1, 'expert', $2, 0, now())",
    [conversation, swedish],
  );
  await sql("UPDATE invitations SET message = $1, text_language = NULL", [finnish]);
  await sql("UPDATE meeting_bookings SET project_description = NULL, text_language = NULL");
  const [before] = await sql<{ comment: string }>(
    "SELECT col_description('experts'::regclass, attnum) AS comment FROM pg_attribute WHERE attrelid = 'experts'::regclass AND attname = 'title_skill_keys'",
  );
  await sql("COMMENT ON COLUMN experts.title_skill_keys IS 'earlier'");
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await fillKeys(client).finally(() => client.end());
  const kept = await sql<{ text_language: string | null }>(
    `SELECT text_language FROM invitations UNION ALL SELECT text_language FROM meeting_bookings
     UNION ALL SELECT text_language FROM conversation_reports`,
  );
  expect(kept.map(({ text_language }) => text_language)).toEqual(["fi", null, "sv"]);
  expect(before?.comment).not.toBe("earlier");
});
