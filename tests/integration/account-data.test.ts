import { GET as exportRoute } from "@/app/api/account/export/route";
import { DELETE as deleteRoute } from "@/app/api/account/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import * as conversationRecords from "@/lib/features/conversations/export-schemas";
import { type AccountExport, accountExport } from "@/lib/features/privacy/account-export";
import * as applicantRecords from "@/lib/features/privacy/applicant-export-schemas";
import { storedItems } from "@/lib/features/privacy/browser-storage";
import * as companyRecords from "@/lib/features/privacy/company-export-schemas";
import * as deskRecords from "@/lib/features/privacy/desk-export-schemas";
import * as records from "@/lib/features/privacy/export-schemas";
import {
  exportedAdminInvitation,
  exportedInvitation,
} from "@/lib/features/privacy/invitation-export-schemas";
import * as kept from "@/lib/features/privacy/kept-export-schemas";
import type { AccountDeletion } from "@/lib/features/privacy/schemas";
import * as signingRecords from "@/lib/features/privacy/signing-export-schemas";
import { exportedQuote } from "@/lib/features/quotes/export-schemas";
import { setClock } from "@/lib/server/clock";
import { type Answer, call, type ErrorAnswer, sessionCookie } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createBooking,
  createConsultant,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, invitationOf, readOutbox, recipient } from "@/tests/support/mail";
import { readPrismaSchema } from "@/tests/support/prisma-schema";
import { insertQuote } from "@/tests/support/quotes";
import { signIn } from "@/tests/support/sign-in";

// Read at first use, so it holds for this file: limits as they are in production.
process.env.RATE_LIMIT_FACTOR = "1";

const now = new Date("2027-03-01T06:00:00Z");
const days = (many: number) => new Date(now.getTime() + many * 24 * 3600_000);
const email = "zz.person@private.example";
const password = "quiet rowing on a lake";

type Row = { id: number };

/** A person with something in every table, beside a stranger with something of the same kind. */
type World = {
  person: TestUser;
  stranger: TestUser;
  expert: Row;
  engagement: Row;
  contract: Row;
  future: { id: number; calendar_uid: string };
};

const tables = [
  "companies",
  "users",
  "experts",
  "projects",
  "project_applications",
  "expert_applications",
  "meeting_bookings",
  "contracts",
  "price_estimates",
  "images",
  "mail_messages",
  "rate_limits",
];

const image = (id: string, ownerId: number) => ({
  id,
  owner_id: ownerId,
  content_type: "image/webp",
  size: 128,
  bytes: Buffer.from("picture"),
});
const ownImage = "0190b0aa-0000-7000-8000-000000000001";
const otherImage = "0190b0aa-0000-7000-8000-000000000002";

const mail = (to: string, more: object = {}) => ({
  id: `0190b0bb-0000-7000-8000-${String(Math.floor(Math.random() * 1e12)).padStart(12, "0")}`,
  kind: "test",
  to,
  subject: `To ${to}`,
  text: "https://example.com/login?token=zz-mailed-token",
  html: "<p>zz-mailed-token</p>",
  ...more,
});

const application = (projectId: number, mailbox: string, more: object = {}) => ({
  project_id: projectId,
  applicant_name: `Applicant of ${mailbox}`,
  applicant_email: mailbox,
  cover_letter: `I am ${mailbox}`,
  updated_at: now,
  ...more,
});

const expertApplication = (mailbox: string) => ({
  name: `Candidate ${mailbox}`,
  title: "Engineer",
  email: mailbox,
  description: "Ten years of work.",
  skills: ["Python"],
  experience_years: 10,
  hourly_rate_cents: 10_000,
  weekly_availability_hours: 20,
  updated_at: now,
});

const quote = (expertId: number, userId: number | null) => ({
  expert_id: expertId,
  user_id: userId,
  project_type: "hourly",
  hours_per_week: 20,
  duration_months: 3,
  pricing: JSON.stringify({ totalCost: 1234 }),
  total_cost_cents: 123_400,
});

const contract = (projectId: number, expertId: number, type: "client" | "expert", html: string) => ({
  project_id: projectId,
  expert_id: expertId,
  contract_type: type,
  html,
  total_amount_cents: 990_000,
  access_token_hash: `zz-contract-hash-${projectId}-${type}`,
  signed_at: now,
  created_at: now,
  updated_at: now,
});

/** A conversation about an application, reported by whoever wrote first. */
async function converse(
  projectId: number,
  applicationId: number,
  messages: [side: "company" | "expert", authorId: number, authorName: string, body: string][],
) {
  const { id } = await insert<Row>("conversations", {
    ...{ project_id: projectId, application_id: applicationId, created_at: now },
  });
  for (const [side, author_id, author_name, body] of messages) {
    await insert("messages", { conversation_id: id, side, author_id, author_name, body, created_at: now });
  }
  const [[side, reporter_id] = ["company", 0]] = messages;
  await insert("conversation_reports", {
    ...{ conversation_id: id, side, reporter_id, reason: "Zzreason", last_message_id: 0, created_at: now },
  });
}

async function createWorld(): Promise<World> {
  const person = await createUser({
    email,
    firstName: "Zzfirst",
    lastName: "Zzfamily",
    password,
  });
  const stranger = await createUser({ email: "stranger@other.example", lastName: "Strangername" });
  const expert = await createExpert({
    name: "Zzfirst Zzfamily",
    email: email.toUpperCase(),
    phone: "+358 40 555 0199",
    userId: person.id,
    title: "Zzspecialist in quiet systems",
    description: "Zzdescription of a life's work.",
    linkedinUrl: "https://www.linkedin.com/in/zzfamily",
  });
  await sql(
    `UPDATE experts SET personality_openness = 71, personality_consent_at = now(), profile_image = $2,
      portfolio_analysis = '{"summary":"Zzsummary"}' WHERE id = $1`,
    [expert.id, `/api/images/${ownImage}`],
  );
  const other = await createExpert({ email: "other.expert@other.example" });
  await insert("images", image(ownImage, person.id));

  const posting = await createProject({ title: "Zzposting alone" });
  const appliedTo = await createProject({ title: "Zzposting with applicants" });
  const engagement = await createProject({ title: "Zzengagement", kind: "engagement", expertId: other.id });
  const abandoned = await createProject({ title: "Zzabandoned", kind: "engagement", expertId: other.id });
  await sql(
    `UPDATE projects SET owner_id = $1, customer_email = $2, customer_name = 'Zzfirst Zzfamily',
      customer_company = 'Zzcompany Oy', customer_phone = '+358 40 555 0199', access_token_hash = 'zz-project-hash-' || id
      WHERE id = ANY($3)`,
    [person.id, email, [posting.id, appliedTo.id, engagement.id, abandoned.id]],
  );
  await sql("UPDATE projects SET end_date = '2029-05-31' WHERE id = $1", [engagement.id]);
  const foreign = await createProject({ title: "Foreign posting", customerEmail: "customer@other.example" });
  const applied = await insert<Row>(
    "project_applications",
    application(appliedTo.id, "stranger@other.example", { note: "Zznote about an applicant" }),
  );
  await insert("project_applications", application(foreign.id, "stranger@other.example"));
  const sent = await insert<Row>(
    "project_applications",
    application(foreign.id, email.toUpperCase(), { note: "A stranger's note about me", stage: "declined" }),
  );
  for (const [moved, by, message] of [
    [applied, person, "Zzmessage of mine"],
    [sent, stranger, "Zzmessage to me"],
  ] as const) {
    await insert("stage_moves", {
      ...{ application_id: moved.id, moved_by_id: by.id, message, moved_at: days(-1), mailed_at: days(-1) },
      ...{ from_stage: "new", to_stage: "declined" },
    });
  }
  await insertQuote({ applicationId: sent.id, expertId: expert.id, status: "draft" });
  const received = await insertQuote({ applicationId: applied.id, expertId: other.id, status: "declined" });
  await sql("UPDATE quotes SET decline_reason = 'Zzreason of mine', scope = $2 WHERE id = $1", [
    received.id,
    "Write to stranger@other.example, please",
  ]);
  await converse(appliedTo.id, applied.id, [
    ["company", person.id, "Zzfirst", "Zzwords to an applicant"],
    [
      "expert",
      stranger.id,
      "Strangername",
      "Write to stranger@other.example, or read https://other.example/cv",
    ],
  ]);
  await converse(foreign.id, sent.id, [["expert", person.id, "Zzfirst Zzfamily", "Call +358 40 555 0199"]]);
  await insert("expert_applications", expertApplication("Zz.Person@private.example"));
  await insert("expert_applications", expertApplication("stranger@other.example"));

  await insert("invitations", {
    ...{ project_id: foreign.id, expert_id: other.id, invited_by_id: person.id },
    ...{ message: "Zzinvited: write to me@write.example", created_at: now },
  });
  await insert("invitations", {
    ...{ project_id: foreign.id, expert_id: expert.id, created_at: now },
    message: "Come to boss@pohjola.example",
  });
  const company = await insert<Row>("companies", { name: "Zzteam Oy", created_at: now, updated_at: now });
  await insert("company_members", {
    ...{ company_id: company.id, user_id: person.id, role: "owner", created_at: now },
  });
  await insert("company_member_invitations", {
    ...{ company_id: company.id, email: "asked@colleague.example", role: "member", invited_by_id: person.id },
    ...{ token_hash: "zz-team-hash", created_at: now, expires_at: days(7) },
  });
  await insert("admin_invitations", {
    ...{
      email: "asked@administration.example",
      language: "en",
      note: "Zzplease",
      token_hash: "zz-admin-hash",
    },
    ...{ invited_by_id: person.id, created_at: now, sent_at: now, expires_at: days(7) },
  });
  await insert("favorites", { user_id: person.id, expert_id: other.id });
  await insert("favorites", { user_id: stranger.id, expert_id: expert.id });
  for (const [owner, noted, note] of [
    [person, other, "Zznote of my own"],
    [stranger, expert, "A stranger's note"],
  ] as const) {
    const since = { user_id: owner.id, created_at: new Date(), updated_at: new Date() };
    const list = await insert<{ id: number }>("shortlists", { ...since, name: "Zzlist" });
    await insert("shortlist_experts", {
      ...{ shortlist_id: list.id, expert_id: noted.id, note, created_at: new Date() },
    });
    await insert("notifications", {
      ...{ user_id: owner.id, kind: "message_received", path: "/messages/1", created_at: new Date() },
      values: JSON.stringify({ project: owner === person ? "Zzproject" : "Another", from: "Somebody" }),
    });
    await insert("notification_choices", { user_id: owner.id, kind: "message_received", delivery: "daily" });
    await insert("saved_searches", {
      ...{ ...since, name: "Zzsearch", filters: '{"query":"rust"}', alert: "daily" },
      known_expert_ids: [noted.id],
    });
  }
  await insert("expert_profile_views", { expert_id: expert.id, day: "2027-02-01", views: 7 });
  const { id: item_id } = await insert<{ id: number }>("desk_items", {
    ...{ expert_id: expert.id, tags: ["speaks Sámi"], created_at: now },
  });
  await insert("desk_notes", { item_id, text: "Called them.", created_at: now });
  await insert("desk_items", { company_id: company.id, tags: ["zzcompany"], created_at: now });
  await insert("change_requests", {
    ...{ expert_id: expert.id, message: "Say more.", sent: '{"title":"Engineer"}', submitted_at: now },
    requested_at: now,
  });
  await insert("desk_looks", { item_id, user_id: person.id, seen_at: now });
  await insert("provider_accounts", {
    provider: "github",
    provider_account_id: "zz-github-4711",
    user_id: person.id,
  });
  await insert("account_tokens", {
    token_hash: "zz-token-hash",
    purpose: "sign_in",
    user_id: person.id,
    expires_at: days(1),
  });
  await insert("onboarding_drafts", {
    user_id: person.id,
    draft: JSON.stringify({ name: "Zzfirst in the draft" }),
    completed_steps: ["basic-info"],
    achievements: [],
    personality_answers: JSON.stringify({ o1: 5 }),
    updated_at: now,
  });
  await insert("price_estimates", quote(other.id, person.id));
  await insert("price_estimates", quote(expert.id, stranger.id));

  const details = {
    fullName: "Zzfirst Zzfamily",
    email: "ZZ.Person@private.example",
    company: "Zzcompany Oy",
    phone: "+358 40 555 0199",
    projectDescription: "Zzproject of mine",
  };
  await createBooking({ ...details, startAt: days(-10), status: "completed", userId: person.id });
  const future = await createBooking({ ...details, startAt: days(3), status: "confirmed" });
  await createBooking({ startAt: days(4), email: "client@other.example", expertId: expert.id });

  const place = { street_address: "Zzstreet 1", postal_code: "00100", city: "Helsinki" };
  const stands = {
    ...place,
    legal_name: "Zzfamily Oy",
    signatory_name: "Zzfirst",
    created_at: now,
    updated_at: now,
  };
  await insert("contract_parties", { ...stands, user_id: person.id });
  await insert("contract_parties", { ...stands, expert_id: expert.id });
  await insert("contract_parties", { ...stands, legal_name: "Strangername", user_id: stranger.id });

  const made = await insert<Row>(
    "contracts",
    contract(engagement.id, other.id, "client", "<p>Between Zzcompany Oy and Osaaja</p>"),
  );
  await insert(
    "contracts",
    contract(engagement.id, other.id, "expert", "<p>Between Strangername and Osaaja</p>"),
  );

  for (const [user, name] of [
    [person, "Zzfirst Zzfamily"],
    [stranger, "Strangername"],
  ] as const) {
    const signing = { contract_id: made.id, user_id: user.id, document_sha256: "zz-signed-hash" };
    await insert("contract_signatures", {
      ...{ ...signing, role: user === person ? "client" : "operator", name, email: user.email },
      signed_at: now,
    });
    await insert("liability_papers", {
      ...{ project_id: engagement.id, kind: "taxes", type: "application/pdf", size: 7, bytes: "zzpaper" },
      ...{ name: `${name}.pdf`, issued_on: "2027-01-05", uploaded_by_id: user.id, created_at: now },
    });
    await insert("signing_codes", {
      ...{ ...signing, code_hash: "zz-code-hash", browser_hash: "zz-browser-hash" },
      ...{ created_at: now, expires_at: now, tries: 2 },
    });
  }

  await insert("mail_messages", mail(email, { status: "queued" }));
  await insert("mail_messages", mail("ZZ.Person@private.example", { status: "sent", sent_at: now }));
  await insert(
    "mail_messages",
    mail("consultant@osaaja.example", { status: "sent", text: `From ${email}.` }),
  );
  await insert("mail_messages", mail("buzz.person@private.example", { status: "sent" }));
  await insert(
    "mail_messages",
    mail("consultant@osaaja.example", { status: "sent", text: `Bu${email} wrote` }),
  );
  return { person, stranger, expert, engagement, contract: made, future };
}

const exported = (as: TestUser | null) => call<AccountExport>(exportRoute, { as });
const remove = <T = AccountDeletion>(as: TestUser | null, body: object): Promise<Answer<T>> =>
  call<T>(deleteRoute, { method: "DELETE", body, as });
const confirmed = { confirmation: "DELETE", password };

let world: World;

beforeEach(async () => {
  setClock(now);
  clearOutbox();
  await empty(...tables);
  await sql("DELETE FROM pgboss.job");
  world = await createWorld();
});

/** Rows of every table in which a text stands, as "table: column". */
async function whereStands(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, fields } of readPrismaSchema()) {
    for (const { column, type } of fields) {
      if (type === "bytea") continue;
      const held = await count(table, `lower("${column}"::text) LIKE '%' || $1 || '%'`, [text.toLowerCase()]);
      if (held > 0) found.push(`${table}: ${column}`);
    }
  }
  return found;
}

describe("GET /api/account/export", () => {
  it("gives everything held about the person as a file", async () => {
    const answer = await exported(world.person);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="osaaja-data-2027-03-01.json"',
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { body } = answer;
    expect(body).toMatchObject({
      exportedAt: "2027-03-01T06:00:00.000Z",
      account: { id: world.person.id, email, firstName: "Zzfirst", lastName: "Zzfamily", hasPassword: true },
      signInProviders: [{ provider: "github", providerAccountId: "zz-github-4711" }],
      mailedLinks: [{ purpose: "sign_in", usedAt: null }],
      expertProfiles: [
        {
          id: world.expert.id,
          name: "Zzfirst Zzfamily",
          phone: "+358 40 555 0199",
          personalityOpenness: 71,
          portfolioAnalysis: { summary: "Zzsummary" },
        },
      ],
      profileViews: [{ expertId: world.expert.id, views: 7 }],
      favorites: [{ expert: { publicName: expect.stringMatching(/^\S+ .\.$/) } }],
      shortlists: [
        {
          name: "Zzlist",
          experts: [{ note: "Zznote of my own", expert: { publicName: expect.stringMatching(/^\S+ .\.$/) } }],
        },
      ],
      savedSearches: [{ name: "Zzsearch", filters: { query: "rust" }, alert: "daily" }],
      notifications: [{ kind: "message_received", values: { project: "Zzproject" } }],
      notificationChoices: [{ kind: "message_received", delivery: "daily" }],
      invitationsSent: [{ message: "Zzinvited: write to me@write.example", status: "sent" }],
      invitationsReceived: [{ message: "Come to …", status: "sent" }],
      projectApplications: [{ applicantEmail: email.toUpperCase() }],
      quotes: [
        { side: "expert", status: "draft", totalCents: 5_189_470 },
        {
          side: "company",
          declineReason: "Zzreason of mine",
          scope: "Write to [hidden until the interview stage], please",
        },
      ],
      toldMoves: [{ toStage: "declined", message: "Zzmessage to me" }],
      applicantNotes: [{ note: "Zznote about an applicant" }],
      stageMoves: [{ toStage: "declined", message: "Zzmessage of mine" }],
      expertApplications: [{ email: "Zz.Person@private.example", hourlyRateCents: 10_000 }],
      priceEstimates: [{ pricing: { totalCost: 1234 }, totalCostCents: 123_400 }],
      contracts: [{ id: world.contract.id, contractType: "client", totalAmountCents: 990_000 }],
      contractParties: [
        { legalName: "Zzfamily Oy", streetAddress: "Zzstreet 1", expertId: null },
        { legalName: "Zzfamily Oy", expertId: world.expert.id },
      ],
      contractSignatures: [{ role: "client", name: "Zzfirst Zzfamily", email }],
      liabilityPapers: [{ kind: "taxes", name: "Zzfirst Zzfamily.pdf", size: 7 }],
      signingCodes: [{ contractId: world.contract.id, tries: 2 }],
      onboardingDraft: { draft: { name: "Zzfirst in the draft" }, personalityAnswers: { o1: 5 } },
      images: [{ id: ownImage, size: 128 }],
      auditEntries: [],
    });
    expect(body.projects.map(({ title }) => title)).toEqual([
      "Zzposting alone",
      "Zzposting with applicants",
      "Zzengagement",
      "Zzabandoned",
    ]);
    expect(body.meetingBookings.map(({ status }) => status)).toEqual(["completed", "confirmed"]);
    expect(body.mails.map(({ to }) => to.toLowerCase())).toEqual([email, email]);
    const hidden = "[hidden until the interview stage]";
    expect(body.conversations.map(({ side, messages }) => [side, messages.map((each) => each.body)])).toEqual(
      [
        ["company", ["Zzwords to an applicant", `Write to ${hidden}, or read ${hidden}`]],
        ["expert", ["Call +358 40 555 0199"]],
      ],
    );
    // No kind of record is in the answer by name only.
    const empties = Object.entries(body).filter(([, value]) => Array.isArray(value) && value.length === 0);
    expect(empties.map(([name]) => name)).toEqual(["auditEntries", "consultants"]);
  });

  it("has the consultant of the account's address, which stays with the team", async () => {
    await createConsultant({ name: "Zzfirst Zzfamily", email: email.toUpperCase() });
    expect((await exported(world.person)).body.consultants).toMatchObject([{ name: "Zzfirst Zzfamily" }]);
    expect((await exported(world.stranger)).body.consultants).toEqual([]);
    await remove(world.person, confirmed);
    expect(await count("consultants", "name = 'Zzfirst Zzfamily'")).toBe(1);
    await sql("DELETE FROM consultants WHERE name = 'Zzfirst Zzfamily'");
  });

  it("holds no secret, and nothing of anybody else", async () => {
    const told = JSON.stringify((await exported(world.person)).body);
    for (const secret of [
      "argon2",
      "zz-token-hash",
      "zz-mailed-token",
      "zz-contract-hash",
      "zz-code-hash",
      "zz-browser-hash",
      "zz-project-hash",
    ]) {
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    }
    for (const foreign of ["other.example", "Strangername", "osaaja.example/", "buzz.person"]) {
      expect([foreign, told.includes(foreign)]).toEqual([foreign, false]);
    }
  });

  it("gives an administrator their own deeds only", async () => {
    const [admin, colleague] = [await createAdmin(), await createAdmin()];
    for (const { id, email: actorEmail } of [admin, colleague]) {
      await insert("audit_entries", {
        actor_id: id,
        actor_email: actorEmail,
        action: "approve",
        entity: "expert",
        entity_id: "1",
      });
    }
    const { body } = await exported(admin);
    expect(body.auditEntries).toMatchObject([{ actorEmail: admin.email, action: "approve" }]);
    expect(body.expertProfiles).toEqual([]);
  });

  it("takes an address for the person's only when it is verified, and never over an account's head", async () => {
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [world.person.id]);
    const { body } = await exported(world.person);
    expect(body.expertApplications.map(({ expertId }) => expertId)).toEqual([]);
    expect(body.mails).toEqual([]);
    expect(body.meetingBookings.map(({ status }) => status)).toEqual(["completed"]);

    await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [world.person.id]);
    await sql("UPDATE meeting_bookings SET user_id = $1 WHERE id = $2", [world.stranger.id, world.future.id]);
    expect((await exported(world.person)).body.meetingBookings.map(({ status }) => status)).toEqual([
      "completed",
    ]);
  });

  it("answers 401 to a visitor", async () => {
    expect((await exported(null)).status).toBe(401);
  });
});

/** Where each table's records about people are in the export, with the columns that are left out and why. */
const coverage: Record<
  string,
  { record: { shape: object }; as: keyof AccountExport; except?: string[] } | { exempt: string }
> = {
  // Left out everywhere: hashes and tokens (secrets), keys made from other columns, ids of accounts beside their records.
  users: { record: records.exportedAccount, as: "account", except: ["password_hash", "session_version"] },
  provider_accounts: { record: records.exportedProvider, as: "signInProviders", except: ["user_id"] },
  two_factors: {
    record: records.exportedTwoFactor,
    as: "twoFactor",
    except: ["user_id", "secret", "set_up_in", "last_step", "recovery_hashes"],
  },
  ended_sessions: { exempt: "Random numbers of sessions that have ended, without whose they were." },
  account_tokens: { record: records.exportedLink, as: "mailedLinks", except: ["token_hash", "user_id"] },
  experts: {
    record: records.exportedExpert,
    as: "expertProfiles",
    except: [
      "user_id",
      "skill_keys",
      "title_skill_keys",
      "description_skill_keys",
      "certificate_skill_keys",
      "meaning_words",
      "city_key",
      "reached_city_keys",
      "changed_in",
    ],
  },
  favorites: { record: kept.exportedFavorite, as: "favorites", except: ["user_id"] },
  shortlists: {
    record: kept.exportedShortlist,
    as: "shortlists",
    except: ["user_id", "share_token_hash"],
  },
  shortlist_experts: {
    record: kept.exportedShortlist.shape.experts.element,
    as: "shortlists",
    except: ["shortlist_id"],
  },
  companies: { record: companyRecords.exportedCompanyMembership.shape.company, as: "companyMembership" },
  company_members: {
    record: companyRecords.exportedCompanyMembership,
    as: "companyMembership",
    except: ["user_id"],
  },
  company_member_invitations: {
    record: companyRecords.exportedTeamInvitation,
    as: "teamInvitations",
    except: ["token_hash", "invited_by_id"],
  },
  admin_invitations: {
    record: exportedAdminInvitation,
    as: "adminInvitations",
    except: ["token_hash", "invited_by_id"],
  },
  // Who of the company pressed the button is not said to the expert.
  invitations: { record: exportedInvitation, as: "invitationsReceived", except: ["invited_by_id"] },
  quotes: { record: exportedQuote, as: "quotes" },
  saved_searches: { record: kept.exportedSavedSearch, as: "savedSearches", except: ["user_id"] },
  notifications: { record: kept.exportedNotification, as: "notifications", except: ["user_id"] },
  notification_choices: { record: kept.exportedChoice, as: "notificationChoices", except: ["user_id"] },
  projects: {
    record: records.exportedProject,
    as: "projects",
    // Whether one is public is said by its kind, activity and approval.
    except: [
      "is_public",
      "owner_id",
      "skill_keys",
      "city_key",
      "access_token_hash",
      "approved_by",
      "changed_in",
    ],
  },
  posting_reviews: {
    record: records.exportedProject.shape.reviews.element,
    as: "projects",
    except: ["project_id"],
  },
  project_applications: {
    record: records.exportedProjectApplication,
    as: "projectApplications",
    // The company's: its own export has the note, and the clock of its answers is nobody's data.
    except: ["user_id", "note", "answer_reminded_at"],
  },
  stage_moves: { record: applicantRecords.exportedMove, as: "stageMoves", except: ["moved_by_id"] },
  expert_applications: {
    record: records.exportedExpertApplication,
    as: "expertApplications",
    except: ["reviewed_by"],
  },
  meeting_bookings: {
    record: records.exportedBooking,
    as: "meetingBookings",
    except: [
      "user_id",
      "calendar",
      "calendar_sequence",
      "external_event_id",
      "meeting_token_hash",
      "meeting_token_used_at",
    ],
  },
  price_estimates: { record: records.exportedPriceEstimate, as: "priceEstimates", except: ["user_id"] },
  // The PDF says what the HTML says; when it was last reminded of is its clock, as with its papers.
  contracts: {
    record: records.exportedContract,
    as: "contracts",
    except: ["pdf", "access_token_hash", "reminded_on_day", "liability_reminded_at"],
  },
  contract_parties: {
    record: companyRecords.exportedContractParty,
    as: "contractParties",
    except: ["user_id"],
  },
  contract_signatures: {
    record: signingRecords.exportedSignature,
    as: "contractSignatures",
    except: ["user_id"],
  },
  signing_codes: {
    record: signingRecords.exportedSigningCode,
    as: "signingCodes",
    except: ["code_hash", "browser_hash", "user_id"],
  },
  liability_papers: {
    record: signingRecords.exportedLiabilityPaper,
    as: "liabilityPapers",
    except: ["bytes", "uploaded_by_id"],
  },
  contract_seals: { exempt: "The file of a contract, which is exported; it is downloaded on its page." },
  onboarding_drafts: { record: records.exportedDraft, as: "onboardingDraft", except: ["user_id"] },
  // The bytes are the picture that the profile shows.
  images: { record: records.exportedImage, as: "images", except: ["owner_id", "bytes"] },
  // Texts of mails hold links that sign in, and one that works without signing in.
  mail_messages: {
    record: records.exportedMail,
    as: "mails",
    except: [
      "id",
      "reply_to",
      "unsubscribe_url",
      "text",
      "html",
      "translations",
      "attachments",
      "last_error",
    ],
  },
  // Before and after are other people's records.
  audit_entries: {
    record: records.exportedAuditEntry,
    as: "auditEntries",
    except: ["id", "actor_id", "before", "after", "request_id"],
  },
  desk_items: {
    record: deskRecords.exportedDeskItem,
    as: "deskItems",
    // Items of others, and who has taken it on.
    except: ["id", "conversation_report_id", "contract_id", "assignee_id"],
  },
  // The token is the link's.
  change_requests: {
    record: deskRecords.exportedChangeRequest,
    as: "changeRequests",
    except: ["id", "token_hash"],
  },
  desk_notes: { record: deskRecords.exportedDeskNote, as: "deskItems", except: ["item_id", "author_id"] },
  desk_looks: { record: deskRecords.exportedDeskLook, as: "deskLooks", except: ["user_id"] },
  consultants: {
    record: deskRecords.exportedConsultant,
    as: "consultants",
    // The key of the calendar, and what renews its secret address.
    except: ["id", "calendar", "feed_version"],
  },
  reason_templates: { exempt: "Drafts of reasons that administrators share, without whose they are." },
  conversations: {
    record: conversationRecords.exportedConversation,
    as: "conversations",
    // Said as `blockedAt`, of the person's own side; the other's belongs to the other.
    except: ["blocked_by_company_at", "blocked_by_expert_at", "accountless_mailed_at"],
  },
  messages: {
    record: conversationRecords.exportedMessage,
    as: "conversations",
    except: ["conversation_id", "author_id"],
  },
  // The bytes are downloaded on the page.
  message_files: {
    record: conversationRecords.exportedMessageFile,
    as: "conversations",
    except: ["message_id", "content"],
  },
  conversation_reads: {
    record: conversationRecords.exportedRead,
    as: "conversations",
    except: ["conversation_id", "user_id"],
  },
  conversation_reports: {
    record: conversationRecords.exportedConversationReport,
    as: "conversationReports",
    except: ["reporter_id", "answered_by"],
  },
  expert_profile_views: { record: records.exportedViews, as: "profileViews" },
  expert_search: { exempt: "Made by the database from the public fields of experts, which are exported." },
  skill_kinds: { exempt: "A part of the vocabulary." },
  skill_names: { exempt: "Names that administrators give to skills, without by whom." },
  day_counts: { exempt: "How many visits a day had, without who came." },
  search_misses: { exempt: "Words that were searched for, by day, without who searched." },
  text_readings: { exempt: "When everybody's texts were read anew, and by which rules." },
  search_words: { exempt: "Single words of public texts, without whose they are." },
  idempotency_keys: { exempt: "Answers by a random key, for two days, without whose they are." },
  rate_limits: { exempt: "Counters under a network address or a hashed mailbox, for an hour at most." },
  catalogue_snapshots: {
    exempt: "What matching reads of public profiles, which are exported; made anew from them.",
  },
  deleted_rows: { exempt: "Numbers of profiles and projects that are gone, without anything of them." },
  served_rankings: { exempt: "Ids of profiles in the order they were shown; who looked is not in it." },
};

describe("what is held about people", () => {
  const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

  it("is exported, or exempt for a reason: every table, every column", () => {
    const uncovered = readPrismaSchema().flatMap(({ table, fields }) => {
      const place = coverage[table];
      if (!place) return [table];
      if ("exempt" in place) return [];
      const exempt = place.except ?? [];
      return fields
        .map(({ column }) => column)
        .filter((column) => !(camel(column) in place.record.shape) && !exempt.includes(column))
        .map((column) => `${table}.${column}`);
    });
    expect(uncovered).toEqual([]);
  });

  it("has no exempt table that names an account or an address", () => {
    const personal = /(?:^|_)e?mail$|user_id|owner_id|actor_id|phone|(?:first|last|full)_name|^to$/;
    const offenders = readPrismaSchema()
      .filter(({ table }) => "exempt" in (coverage[table] ?? {}))
      .flatMap(({ table, fields, relations }) => [
        ...fields.filter(({ column }) => personal.test(column)).map(({ column }) => `${table}.${column}`),
        ...relations.filter((relation) => relation.table === "users").map(() => `${table} → users`),
      ]);
    expect(offenders).toEqual([]);
  });

  it("is in the answer under the name the coverage gives it, and no secret is", () => {
    const places = Object.values(coverage).flatMap((place) => ("exempt" in place ? [] : [place]));
    expect(places.filter(({ as }) => !(as in accountExport.shape))).toEqual([]);
    const secrets = places.flatMap(({ record }) =>
      Object.keys(record.shape).filter((field) => /hash|token|secret|bytes|pdf/i.test(field)),
    );
    expect(secrets).toEqual([]);
  });
});

describe("DELETE /api/account", () => {
  it("leaves nothing of the person but what the law wants kept, and says what", async () => {
    const answer = await remove(world.person, confirmed);
    expect(answer.status).toBe(200);
    const counted = (things: { what: string; count: number }[]) =>
      Object.fromEntries(things.map(({ what, count: many }) => [what, many]));
    expect(answer.body.message).toMatch(/deleted\. Your upcoming meeting has been cancelled/);
    expect(counted(answer.body.deleted)).toEqual({
      account: 1,
      favorites: 1,
      shortlists: 1,
      savedSearches: 1,
      notifications: 1,
      company: 1,
      onboardingDraft: 1,
      images: 1,
      projectApplications: 1,
      conversations: 1,
      expertApplications: 1,
      projects: 1,
      engagements: 1,
      priceEstimates: 1,
      liabilityPapers: 1,
      mails: 3,
    });
    expect(counted(answer.body.anonymised)).toEqual({
      expertProfiles: 1,
      meetingBookings: 2,
      projects: 1,
      messages: 1,
    });
    // What was written for a company stays with the applicant, without who wrote it.
    expect(await sql("SELECT author_id, author_name, body FROM messages WHERE side = 'company'")).toEqual([
      { author_id: null, author_name: "Deleted", body: "Zzwords to an applicant" },
    ]);
    expect(answer.body.kept).toEqual([
      expect.objectContaining({ what: "contracts", count: 2, text: "2 contracts", until: "2035-12-31" }),
      expect.objectContaining({ what: "engagements", count: 1, until: "2035-12-31" }),
      expect.objectContaining({ what: "mails", count: 1, until: "2027-05-30" }),
    ]);

    // A signature stays as long as its contract.
    expect(await whereStands("Zzfamily")).toEqual(["contract_signatures: name", "projects: customer_name"]);
    expect(await whereStands("555 0199")).toEqual([]);
    expect(await whereStands("zz-github")).toEqual([]);
    expect(await whereStands("Zzteam")).toEqual([]);
    // The confirmation goes to the address; "buzz.person" is somebody else's.
    expect((await whereStands(email)).filter((place) => !place.startsWith("mail_messages"))).toEqual([
      "contract_signatures: email",
      "projects: customer_email",
    ]);
    expect(
      await sql('SELECT "to", kind FROM mail_messages WHERE "to" = $1 OR text ~ $2', [
        email,
        "\\mzz\\.person@private",
      ]),
    ).toEqual([{ to: email, kind: "account_deleted" }]);
    expect(await count("projects", "customer_email = $1", [email])).toBe(1);
    expect(await count("contracts")).toBe(2);
    // Words that stood in public texts stay in the list that typing errors are corrected by, without whose they were.
    expect(await whereStands("Zzdescript")).toEqual(["search_words: word"]);
    expect(await whereStands("Zzsummary")).toEqual([]);
    expect(await whereStands("Zzproject of mine")).toEqual([]);
  });

  it("deletes contracts that nobody has signed with what they rest on, and keeps nothing for the books", async () => {
    await sql("UPDATE contracts SET signed_at = NULL");
    const { body } = await remove(world.person, confirmed);
    expect(body.deleted).toContainEqual({ what: "contracts", count: 2, text: "2 contracts" });
    expect(body.deleted).toContainEqual({ what: "engagements", count: 2, text: "2 assignments" });
    expect(body.kept.map(({ what }) => what)).toEqual(["mails"]);
    expect(await count("contracts")).toBe(0);
    expect(await whereStands("Zzfamily")).toEqual([]);
    expect(await whereStands("Zzcompany")).toEqual([]);
  });

  it("deletes drafts that others drew up with the person as the expert", async () => {
    const theirs = await createProject({ title: "Theirs", kind: "engagement", expertId: world.expert.id });
    for (const type of ["client", "expert"] as const) {
      const draft = contract(theirs.id, world.expert.id, type, "<p>Between Zzfirst Z. and Osaaja</p>");
      await insert("contracts", { ...draft, signed_at: null });
    }
    const { body } = await remove(world.person, confirmed);
    expect(body.deleted).toContainEqual({ what: "contracts", count: 2, text: "2 contracts" });
    expect(await count("contracts")).toBe(2);
    expect(await whereStands("Zzfirst Z.")).toEqual([]);
  });

  it("keeps what belongs to others", async () => {
    await remove(world.person, confirmed);
    expect(await count("users", "id = $1", [world.stranger.id])).toBe(1);
    expect(await count("project_applications")).toBe(2);
    expect(await count("expert_applications")).toBe(1);
    expect(await count("price_estimates")).toBe(1);
    expect(await count("meeting_bookings", "email = 'client@other.example' AND status = 'pending'")).toBe(1);
    expect(
      await sql(
        "SELECT title, description, customer_email, is_active FROM projects WHERE title LIKE 'Zzposting%'",
      ),
    ).toEqual([
      {
        title: "Zzposting with applicants",
        description: "Removed at the person's request.",
        customer_email: expect.stringMatching(/^deleted-\d+@anonymised\.invalid$/),
        is_active: false,
      },
    ]);
  });

  it("takes the expert off every public list, emptied where bookings refer to it", async () => {
    const search = async () =>
      (await call<{ id: number }[]>(searchExperts, { method: "POST", body: { query: "zzspecialist" } })).body;
    expect(await search()).toHaveLength(1);
    await remove(world.person, confirmed);
    expect(await search()).toEqual([]);
    expect(await sql("SELECT * FROM experts WHERE id = $1", [world.expert.id])).toMatchObject([
      {
        name: "Deleted",
        email: `deleted-${world.expert.id}@anonymised.invalid`,
        phone: null,
        skills: [],
        profile_image: null,
        personality_openness: null,
        portfolio_analysis: null,
        is_active: false,
        archived_at: now,
        user_id: null,
      },
    ]);
    expect(await count("favorites", "expert_id = $1", [world.expert.id])).toBe(0);
    expect(await count("shortlist_experts", "expert_id = $1", [world.expert.id])).toBe(0);
    // A stranger's list stays, without the person.
    expect(await count("shortlists")).toBe(1);
  });

  it("deletes an expert that nothing refers to", async () => {
    await sql("DELETE FROM price_estimates");
    await sql("DELETE FROM meeting_bookings");
    const { body } = await remove(world.person, confirmed);
    expect(body.deleted).toContainEqual({ what: "expertProfiles", count: 1, text: "1 expert profile" });
    expect(await count("experts", "id = $1", [world.expert.id])).toBe(0);
  });

  it("cancels the meetings to come, and takes them out of the representative's calendar", async () => {
    await remove(world.person, confirmed);
    expect(
      await sql(
        "SELECT status, calendar_sequence, full_name, phone FROM meeting_bookings ORDER BY start_at LIMIT 2",
      ),
    ).toEqual([
      { status: "completed", calendar_sequence: 0, full_name: "Deleted", phone: "Deleted" },
      { status: "cancelled", calendar_sequence: 1, full_name: "Deleted", phone: "Deleted" },
    ]);
    await runMailJobs();
    const mails = await readOutbox();
    const notice = mails.find((each) => recipient(each) === "consultant@osaaja.example");
    expect(notice && invitationOf(notice)).toMatchObject({
      method: "CANCEL",
      uid: world.future.calendar_uid,
      sequence: 1,
      status: "CANCELLED",
      start: days(3),
    });
    expect(JSON.stringify(notice)).not.toMatch(/zz/i);
    const confirmation = mails.find((each) => recipient(each) === email);
    expect(confirmation?.subject).toBe("Your account at Osaaja has been deleted");
    expect(confirmation?.text).toMatch(/2 contracts: [\s\S]*Until 31 December 2035\./);
    expect(mails.map(recipient).sort()).toEqual(
      [email, "consultant@osaaja.example", "stranger@other.example"].sort(),
    );
  });

  it("had a session as long as /cookies says", async () => {
    const { setCookie } = await signIn({ email, password });
    const expires = new Date(/Expires=([^;]+)/i.exec(setCookie ?? "")?.[1] ?? "");
    const listed = storedItems.find(({ key }) => key === "session");
    expect(setCookie).toMatch(new RegExp(`^${listed?.name}=.*HttpOnly`));
    const seconds = Math.round((expires.getTime() - Date.now()) / 60_000) * 60;
    expect(listed?.lifetime).toEqual({ unit: "days", count: seconds / 86_400 });
  });

  it("ends the session: cookie, token, and a second call", async () => {
    const answer = await remove(world.person, confirmed);
    expect(answer.headers.getSetCookie()).toEqual([
      "next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
    const me = await call<object>(currentUser, { headers: { cookie: await sessionCookie(world.person) } });
    expect(me.body).toEqual({ isAuthenticated: false, isAdmin: false });
    expect((await remove<ErrorAnswer>(world.person, confirmed)).status).toBe(401);
    expect((await exported(world.person)).status).toBe(401);
  });

  it("takes the address for a confirmation too, and no password from an account without one", async () => {
    await sql("UPDATE users SET password_hash = NULL WHERE id = $1", [world.person.id]);
    expect((await remove(world.person, { confirmation: " ZZ.person@private.example " })).status).toBe(200);
  });

  it.each([
    ["no confirmation", { password }, "confirmation"],
    ["another word", { confirmation: "delete", password }, "confirmation"],
    ["another's address", { confirmation: "stranger@other.example", password }, "confirmation"],
    ["a wrong password", { confirmation: "DELETE", password: "quiet rowing on a river" }, "password"],
    ["no password", { confirmation: "DELETE" }, "password"],
    ["an empty password", { confirmation: "DELETE", password: "" }, "password"],
  ])("refuses %s and changes nothing", async (_name, body, field) => {
    const before = await everything();
    const answer = await remove<ErrorAnswer>(world.person, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
    expect(await everything()).toEqual(before);
  });

  it("refuses unknown fields and visitors", async () => {
    expect((await remove(world.person, { ...confirmed, userId: world.stranger.id })).status).toBe(422);
    expect((await remove(null, confirmed)).status).toBe(401);
    expect(await count("users")).toBe(2);
  });

  it("counts guesses of the password as signing in does", async () => {
    const guess = () => remove<ErrorAnswer>(world.person, { confirmation: "DELETE", password: "a guess" });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it("keeps the last administrator, whoever else leaves at the same time", async () => {
    const [first, second] = [await createAdmin(), await createAdmin()];
    const answers = await Promise.all(
      [first, second].map((admin) => remove(admin, { confirmation: "DELETE" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count("users", "role = 'admin'")).toBe(1);
  });

  it("keeps what an administrator uploaded for others, and the log of what they did", async () => {
    const [admin] = [await createAdmin(), await createAdmin()];
    await insert("images", image(otherImage, admin.id));
    await sql("UPDATE experts SET profile_image = $1 WHERE email = 'other.expert@other.example'", [
      `/api/images/${otherImage}`,
    ]);
    await insert("audit_entries", {
      actor_id: admin.id,
      actor_email: admin.email,
      action: "approve",
      entity: "expert",
      entity_id: "1",
    });
    await sql("UPDATE expert_applications SET reviewed_by = $1", [admin.email]);
    await sql("UPDATE projects SET approved_by = $1 WHERE title = 'Foreign posting'", [
      `${admin.firstName} ${admin.lastName}`,
    ]);
    const { body } = await remove(admin, { confirmation: "DELETE" });
    expect(body.anonymised).toEqual([
      { what: "decisions", count: 3, text: "3 decisions about applications and projects" },
    ]);
    expect(await count("expert_applications", "reviewed_by = 'Deleted'")).toBe(2);
    expect(await count("projects", "approved_by = 'Deleted'")).toBe(1);
    expect(body.kept).toContainEqual(
      // Nobody can empty the log: another test may have written under the same id.
      expect.objectContaining({ what: "auditEntries", until: null, reason: expect.any(String) }),
    );
    expect(await sql("SELECT owner_id FROM images WHERE id = $1", [otherImage])).toEqual([
      { owner_id: null },
    ]);
  });

  it("happens once when it is asked for twice at once", async () => {
    const answers = await Promise.all([remove(world.person, confirmed), remove(world.person, confirmed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await count("mail_messages", "kind = 'account_deleted'")).toBe(1);
  });
});

/** Every row that deleting could touch. */
async function everything() {
  const all: Record<string, unknown> = {};
  for (const { table } of readPrismaSchema()) {
    if (table === "rate_limits") continue;
    all[table] = await sql(`SELECT to_jsonb(t) AS row FROM "${table}" t ORDER BY to_jsonb(t)::text`);
  }
  return all;
}
