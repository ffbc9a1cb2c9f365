import { housekeeping } from "@/lib/features/privacy/server/housekeeping-repository";
import { setClock } from "@/lib/server/clock";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { bookkeepingYears, retention } from "@/lib/shared/retention";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createExpert, createProject, createUser } from "@/tests/support/factories";
import { readPrismaSchema } from "@/tests/support/prisma-schema";
import { readSource } from "@/tests/support/sources";

const minute = 60_000;
const ago = (days: number, minutes: number) =>
  new Date(Date.now() - days * 24 * 60 * minute - minutes * minute);

let sequence = 0;
const mail = (subject: string, createdAt: Date, status: "queued" | "sent" | "failed") => {
  sequence += 1;
  return insert("mail_messages", {
    id: `0190b0cc-0000-7000-8000-${String(sequence).padStart(12, "0")}`,
    kind: "test",
    to: "reader@example.com",
    subject,
    text: "Words.",
    html: "<p>Words.</p>",
    status,
    created_at: createdAt,
  });
};

const application = {
  name: "Aino Virtanen",
  title: "Data engineer",
  description: "Forecasts for shops.",
  skills: ["Python"],
  experience_years: 5,
  hourly_rate_cents: 9000,
  weekly_availability_hours: 20,
  updated_at: new Date(),
};

const left = async (statement: string) => (await sql<{ name: string }>(statement)).map(({ name }) => name);

/** Codes to sign with and the mails that held them, of which all but one are as old as they may be. */
async function codesOf(userId: number, expertId: number): Promise<void> {
  const project = await createProject({ expertId });
  const contract = await insert<{ id: number }>("contracts", {
    ...{ project_id: project.id, expert_id: expertId, contract_type: "client", html: "" },
    ...{ total_amount_cents: 1, access_token_hash: "codes", updated_at: new Date() },
  });
  for (const [name, minutes] of [
    ["over", 1],
    ["kept", -1],
  ] as const) {
    const created_at = ago(retention.signingCodeDays, minutes);
    await insert("signing_codes", {
      ...{ contract_id: contract.id, user_id: userId, code_hash: name, browser_hash: "b" },
      ...{ document_sha256: "d", created_at, expires_at: created_at },
    });
    await mail(`${name} code`, created_at, "sent");
  }
  await mail("unsent code", ago(retention.signingCodeDays, 1), "queued");
  await sql("UPDATE mail_messages SET kind = 'signing_code' WHERE subject LIKE '% code'");
}

it("deletes the rest when something cannot be deleted, and tells of it", async () => {
  await empty("mail_messages");
  const user = await createUser();
  await mail("over", ago(retention.mailDays, 1), "sent");
  await insert("notifications", {
    ...{ user_id: user.id, kind: "message_received", values: "{}", path: "/" },
    created_at: ago(retention.notificationDays, 1),
  });
  await sql(`CREATE FUNCTION fail_here() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'locked for too long'; END $$`);
  await sql("CREATE TRIGGER fail_here BEFORE DELETE ON mail_messages EXECUTE FUNCTION fail_here()");
  try {
    await expect(housekeeping()).rejects.toThrow("locked for too long");
  } finally {
    await sql("DROP FUNCTION fail_here CASCADE");
  }
  expect([await count("mail_messages"), await count("notifications")]).toEqual([1, 0]);
  await housekeeping();
  expect(await count("mail_messages")).toBe(0);
  await empty("users");
});

// /privacy tells these periods from the same constants.
it("deletes what has passed its time, and nothing before", async () => {
  const [user, expert] = [await createUser(), await createExpert()];
  for (const [name, minutes] of [
    ["over", 1],
    ["kept", -1],
  ] as const) {
    await mail(`${name} sent`, ago(retention.mailDays, minutes), "sent");
    await mail(`${name} failed`, ago(retention.mailDays, minutes), "failed");
    await insert("account_tokens", {
      token_hash: name,
      purpose: "sign_in",
      user_id: user.id,
      expires_at: ago(retention.spentLinkDays, minutes),
    });
    await insert("ended_sessions", {
      sign_in: `00000000-0000-7000-8000-${name === "over" ? "000000000001" : "000000000002"}`,
      ended_at: ago(retention.endedSessionDays, minutes),
    });
    const company = await insert<{ id: number }>("companies", {
      ...{ name, created_at: new Date(), updated_at: new Date() },
    });
    await insert("company_member_invitations", {
      ...{ company_id: company.id, email: `${name}@example.com`, role: "member", token_hash: name },
      ...{
        created_at: new Date(),
        expires_at: ago(retention.spentLinkDays, minutes),
        accepted_at: new Date(),
      },
    });
    await insert("admin_invitations", {
      ...{ email: `${name}@example.com`, language: "en", token_hash: name, created_at: new Date() },
      ...{ sent_at: new Date(), expires_at: ago(retention.spentLinkDays, minutes) },
      accepted_at: new Date(),
    });
    await insert("idempotency_keys", {
      scope: "test",
      key: name,
      request_hash: "hash",
      status: 201,
      response: "{}",
      created_at: ago(retention.idempotencyKeyDays, minutes),
    });
    await insert("expert_profile_views", {
      expert_id: expert.id,
      day: addDays(helsinkiDate(new Date()), (name === "over" ? -1 : 0) - retention.profileViewDays),
      views: minutes + 1,
    });
    await insert("day_counts", {
      day: addDays(helsinkiDate(new Date()), (name === "over" ? -1 : 0) - retention.visitDays),
      kind: "visit",
      count: 1,
    });
    await insert("search_misses", {
      day: addDays(helsinkiDate(new Date()), (name === "over" ? -1 : 0) - retention.searchMissDays),
      words: name,
      searches: 1,
      hits: 0,
    });
    await insert("expert_applications", {
      ...application,
      email: `${name}@example.com`,
      status: "rejected",
      reviewed_at: ago(retention.rejectedApplicationDays, minutes),
    });
    await insert("expert_applications", {
      ...application,
      email: `${name}.asked@example.com`,
      status: "changes_requested",
      reviewed_at: ago(retention.rejectedApplicationDays, minutes),
    });
    const { id } = await createUser();
    await insert("onboarding_drafts", {
      user_id: id,
      draft: JSON.stringify({ title: name }),
      updated_at: ago(retention.onboardingDraftDays, minutes),
    });
    await insert("served_rankings", {
      rule_version: name,
      subject: "expert",
      inputs_hash: "hash",
      result_ids: [1],
      scores: [1],
      created_at: ago(retention.rankingDays, minutes),
    });
    await insert("notifications", {
      ...{ user_id: id, kind: name, path: "/", created_at: ago(retention.notificationDays, minutes) },
    });
    await insert("rate_limits", { key: name, points: 1, expire: Date.now() - minutes * minute });
  }
  await mail("never sent", ago(retention.mailDays, 1), "queued");
  await codesOf(user.id, expert.id);
  const longAgo = ago(2 * retention.rejectedApplicationDays, 1);
  await insert("expert_applications", {
    ...application,
    email: "approved@example.com",
    status: "approved",
    reviewed_at: longAgo,
  });

  await housekeeping();

  expect(await left("SELECT subject AS name FROM mail_messages ORDER BY id")).toEqual([
    "kept sent",
    "kept failed",
    "never sent",
    "kept code",
    "unsent code",
  ]);
  expect(await left("SELECT code_hash AS name FROM signing_codes")).toEqual(["kept"]);
  expect(await left("SELECT token_hash AS name FROM account_tokens")).toEqual(["kept"]);
  expect(await left("SELECT right(sign_in::text, 1) AS name FROM ended_sessions")).toEqual(["2"]);
  expect(await left("SELECT token_hash AS name FROM company_member_invitations")).toEqual(["kept"]);
  expect(await left("SELECT token_hash AS name FROM admin_invitations")).toEqual(["kept"]);
  expect(await left("SELECT key AS name FROM idempotency_keys")).toEqual(["kept"]);
  expect(await left("SELECT key AS name FROM rate_limits")).toEqual(["kept"]);
  expect(await left("SELECT rule_version AS name FROM served_rankings")).toEqual(["kept"]);
  expect(await left("SELECT email AS name FROM expert_applications ORDER BY id")).toEqual([
    "kept@example.com",
    "kept.asked@example.com",
    "approved@example.com",
  ]);
  expect(await left("SELECT draft->>'title' AS name FROM onboarding_drafts")).toEqual(["kept"]);
  expect(await left("SELECT kind AS name FROM notifications")).toEqual(["kept"]);
  expect(await left("SELECT words AS name FROM search_misses")).toEqual(["kept"]);
  expect(await count("day_counts")).toBe(1);
  expect(await left("SELECT views::text AS name FROM expert_profile_views")).toEqual(["0"]);
});

it("deletes conversations in which nothing was written for long, with their files", async () => {
  const project = await createProject();
  for (const [name, made, written] of [
    ["over", 1, 1],
    ["kept", 1, -1],
    ["new", -1, null],
    ["never written in", 1, null],
  ] as const) {
    const application = await insert<{ id: number }>("project_applications", {
      ...{
        project_id: project.id,
        applicant_name: name,
        applicant_email: `${name.replaceAll(" ", "-")}@example.com`,
      },
      ...{ cover_letter: "Hello", updated_at: new Date() },
    });
    const conversation = await insert<{ id: number }>("conversations", {
      ...{ project_id: project.id, application_id: application.id },
      created_at: ago(retention.conversationDays, made),
    });
    if (written === null) continue;
    const message = await insert<{ id: number }>("messages", {
      ...{ conversation_id: conversation.id, side: "company", author_name: "Sanna", body: name },
      created_at: ago(retention.conversationDays, written),
    });
    await insert("message_files", {
      ...{
        message_id: message.id,
        name: "a.pdf",
        type: "application/pdf",
        size: 1,
        content: Buffer.from("a"),
      },
    });
  }

  await housekeeping();

  expect(
    await left(
      `SELECT applicant_name AS name FROM conversations c
       JOIN project_applications a ON a.id = c.application_id ORDER BY c.id`,
    ),
  ).toEqual(["kept", "new"]);
  expect(
    await left("SELECT body AS name FROM messages JOIN message_files f ON f.message_id = messages.id"),
  ).toEqual(["kept"]);
});

it("deletes more than one statement takes at once", async () => {
  await sql(
    `INSERT INTO served_rankings (rule_version, subject, inputs_hash, result_ids, scores, created_at)
     SELECT '1', 'expert', 'hash', '{}', '{}', now() - interval '1 year' FROM generate_series(1, 2001)`,
  );
  await housekeeping();
  expect(await left("SELECT rule_version AS name FROM served_rankings WHERE inputs_hash = 'hash'")).toEqual([
    "kept",
  ]);
});

it("deletes accounts that nobody has confirmed, unless something is tied to them or a link still works", async () => {
  await empty("users", "experts");
  const unconfirmed = async (name: string, minutes = 1) => {
    const user = await createUser({ email: `${name}@example.com`, isVerified: false });
    await sql("UPDATE users SET created_at = $2 WHERE id = $1", [
      user.id,
      ago(retention.unconfirmedAccountDays, minutes),
    ]);
    return user;
  };
  await unconfirmed("over");
  await unconfirmed("new", -1);
  const confirmed = await createUser({ email: "confirmed@example.com" });
  await sql("UPDATE users SET created_at = $2 WHERE id = $1", [confirmed.id, ago(2000, 0)]);
  await createExpert({ userId: (await unconfirmed("expert")).id });
  for (const [name, expiresAt] of [
    ["link", ago(0, -10)],
    ["ended-link", ago(1, 0)],
  ] as const) {
    const { id } = await unconfirmed(name);
    await insert("account_tokens", {
      token_hash: name,
      purpose: "verify_email",
      user_id: id,
      expires_at: expiresAt,
    });
  }

  await housekeeping();

  expect(await left("SELECT split_part(email, '@', 1) AS name FROM users ORDER BY id")).toEqual([
    "new",
    "confirmed",
    "expert",
    "link",
  ]);
  expect(await left("SELECT token_hash AS name FROM account_tokens")).toEqual(["link"]);
});

describe("assignments", () => {
  const assignment = async (title: string, changed: Date, more: Record<string, unknown> = {}) => {
    const expert = await createExpert();
    const project = await createProject({ title, expertId: expert.id });
    await sql(
      "UPDATE projects SET kind = 'engagement', updated_at = $2, end_date = $3, owner_id = $4 WHERE id = $1",
      [project.id, changed, more.endDate ?? null, more.ownerId ?? null],
    );
    return { expertId: expert.id, projectId: project.id };
  };
  const contract = async (
    { projectId, expertId }: { projectId: number; expertId: number },
    createdAt: string,
    name: string,
    isSigned = true,
  ) => {
    const quote = await insert<{ id: number }>("price_estimates", {
      expert_id: expertId,
      project_type: "hourly",
      hours_per_week: 20,
      duration_months: 3,
      pricing: {},
      total_cost_cents: 1,
    });
    for (const type of ["client", "expert"]) {
      await insert("contracts", {
        project_id: projectId,
        expert_id: expertId,
        price_estimate_id: quote.id,
        contract_type: type,
        html: "",
        total_amount_cents: 1,
        access_token_hash: `${name}-${type}`,
        signed_at: isSigned ? createdAt : null,
        created_at: createdAt,
        updated_at: createdAt,
      });
    }
  };
  beforeEach(() => empty("users", "experts", "projects", "contracts", "price_estimates"));

  it("of guests go when no contract was made of them for a year", async () => {
    const { id } = await createUser();
    const over = ago(retention.guestAssignmentDays, 1);
    await assignment("over", over);
    await assignment("kept", ago(retention.guestAssignmentDays, -1));
    await assignment("of an account", over, { ownerId: id });
    await contract(await assignment("with a contract", over), new Date().toISOString(), "new");
    const { projectId } = await assignment("completed", over);
    await sql("UPDATE projects SET outcome = 'completed' WHERE id = $1", [projectId]);

    await housekeeping();

    expect(await left("SELECT title AS name FROM projects ORDER BY id")).toEqual([
      "kept",
      "of an account",
      "with a contract",
      "completed",
    ]);
  });

  it("with drafts that nobody has signed go with these after their year, of guests and accounts alike", async () => {
    const { id } = await createUser();
    const drawnUp = new Date("2026-11-20T10:00:00Z");
    const draft = async (title: string, more: Record<string, unknown> = {}, isSigned = false) =>
      contract(await assignment(title, drawnUp, more), drawnUp.toISOString(), title, isSigned);
    await draft("of a guest", { endDate: "2028-12-31" });
    await draft("of an account", { ownerId: id });
    await draft("signed", {}, true);
    const after = (days: number, milliseconds: number) =>
      setClock(new Date(drawnUp.getTime() + days * 24 * 60 * minute + milliseconds));

    after(retention.unsignedContractDays, 0);
    await housekeeping();
    expect(await left("SELECT title AS name FROM projects ORDER BY id")).toHaveLength(3);

    after(retention.unsignedContractDays, 1);
    await housekeeping();
    setClock(null);
    expect(await left("SELECT title AS name FROM projects ORDER BY id")).toEqual(["signed"]);
    expect(await left("SELECT access_token_hash AS name FROM contracts ORDER BY id")).toEqual([
      "signed-client",
      "signed-expert",
    ]);
    expect(await sql("SELECT count(*)::int AS quotes FROM price_estimates")).toEqual([{ quotes: 1 }]);
  });

  it("with contracts go, with these and their estimates, when the bookkeeping years are over", async () => {
    const year = Number(helsinkiDate(new Date()).slice(0, 4));
    const [last, kept] = [
      `${year - bookkeepingYears - 1}-12-31T12:00Z`,
      `${year - bookkeepingYears}-01-01T12:00Z`,
    ];
    await contract(await assignment("over", new Date(last)), last, "over");
    await contract(await assignment("kept", new Date(kept)), kept, "kept");
    await contract(
      await assignment("ended later", new Date(last), { endDate: `${year - bookkeepingYears}-01-01` }),
      last,
      "later",
    );

    await housekeeping();

    expect(await left("SELECT title AS name FROM projects ORDER BY id")).toEqual(["kept", "ended later"]);
    expect(await left("SELECT access_token_hash AS name FROM contracts ORDER BY id")).toEqual([
      "kept-client",
      "kept-expert",
      "later-client",
      "later-expert",
    ]);
    expect(await sql("SELECT count(*)::int AS quotes FROM price_estimates")).toEqual([{ quotes: 2 }]);
  });
});

describe("what bounds a table", () => {
  type Rule = { after: keyof typeof retention | "bookkeepingYears" } | { bounded: string };
  /** What ends its rows, or why nothing has to. A table without an entry fails the test below. */
  const rules: Record<string, Rule> = {
    users: { after: "unconfirmedAccountDays" },
    provider_accounts: { bounded: "A few an account, and they go with it." },
    account_tokens: { after: "spentLinkDays" },
    two_factors: { bounded: "One an account, and it goes with it." },
    ended_sessions: { after: "endedSessionDays" },
    audit_entries: {
      bounded:
        "Only what administrators do writes it, looking once an hour an item, and it must not be changed.",
    },
    expert_applications: { after: "rejectedApplicationDays" },
    change_requests: {
      bounded:
        "Administrators alone write them, one at a time of something, and each goes with what it is about.",
    },
    price_estimates: { after: "bookkeepingYears" },
    contracts: { after: "unsignedContractDays" },
    contract_parties: { bounded: "One an account, team or expert, and it goes with it." },
    contract_signatures: { bounded: "Two a contract, and they go with it." },
    liability_papers: { after: "liabilityPaperYears" },
    contract_seals: { bounded: "One a contract, and it goes with it." },
    signing_codes: { after: "signingCodeDays" },
    experts: { bounded: "One an account, or by an administrator's approval." },
    expert_search: { bounded: "One a public expert, and it goes with it." },
    skill_kinds: { bounded: "A part of the vocabulary, which a start brings up to date." },
    search_words: { bounded: "Distinct words of texts that were public, which a review precedes." },
    expert_profile_views: { after: "profileViewDays" },
    favorites: { bounded: "At most one for each expert and confirmed account, and they go with either." },
    shortlists: { bounded: "At most fifty a confirmed account, and they go with it." },
    shortlist_experts: { bounded: "At most two hundred a shortlist, and they go with it." },
    invitations: { bounded: "One an expert and posting, and they go with either." },
    quotes: { bounded: "They go with their application, and each is written by hand." },
    companies: { bounded: "One a confirmed account at most, and it goes with the last of its people." },
    company_members: { bounded: "One an account, and it goes with either." },
    company_member_invitations: { after: "spentLinkDays" },
    admin_invitations: { after: "spentLinkDays" },
    saved_searches: { bounded: "At most fifty a confirmed account, and they go with it." },
    notifications: { after: "notificationDays" },
    notification_choices: { bounded: "One a kind and account, and they go with it." },
    mail_messages: { after: "mailDays" },
    images: { bounded: "One picture an expert: the earlier one goes when it is replaced." },
    idempotency_keys: { after: "idempotencyKeyDays" },
    rate_limits: { bounded: "Deleted when their time, an hour at most, is over." },
    served_rankings: { after: "rankingDays" },
    desk_items: { bounded: "One an item that an administrator has opened, and it goes with the item." },
    desk_notes: { bounded: "Written by hand by administrators, and they go with their item." },
    desk_looks: { bounded: "One an item and administrator, and it goes with either." },
    reason_templates: { bounded: "At most as many as `deskBounds` says, each kept by an administrator." },
    skill_names: { bounded: "At most as many as `maxAddedNames`, each given by an administrator." },
    day_counts: { after: "visitDays" },
    search_misses: { after: "searchMissDays" },
    deleted_rows: {
      bounded: "Two numbers for a row that was there; a process that was idle for weeks still reads it.",
    },
    text_readings: { bounded: "One row, which the next one replaces." },
    catalogue_snapshots: { bounded: "One row, which the next one replaces." },
    consultants: { bounded: "At most as many as `consultantBounds` says, each kept by an administrator." },
    meeting_bookings: { bounded: "One a slot of each calendar: the database refuses two at a time." },
    onboarding_drafts: { after: "onboardingDraftDays" },
    projects: { after: "guestAssignmentDays" },
    posting_reviews: { bounded: "One for each decision about a posting, which somebody takes by hand." },
    conversations: { after: "conversationDays" },
    messages: { bounded: "They go with their conversation." },
    message_files: { bounded: "Three a message, and they go with it." },
    conversation_reads: { bounded: "One a conversation and reader, and it goes with either." },
    conversation_reports: { bounded: "They go with their conversation." },
    stage_moves: { bounded: "They go with their application." },
    project_applications: { bounded: "One an address and posting, and postings are approved." },
  };

  it("is a period or a reason, for every table", () => {
    expect(Object.keys(rules).sort()).toEqual(
      readPrismaSchema()
        .map(({ table }) => table)
        .sort(),
    );
  });

  it("is carried out and told on /privacy where it is a period", () => {
    const carriedOut = readSource("lib/features/privacy/server/housekeeping-repository.ts");
    const told = readSource("app/[locale]/(public)/privacy/page.tsx");
    const periods = Object.values(rules).flatMap((rule) => ("after" in rule ? [rule.after] : []));
    expect([...new Set(periods)].sort()).toEqual([...Object.keys(retention), "bookkeepingYears"].sort());
    for (const period of periods) {
      expect([period, carriedOut.includes(period), told.includes(period)]).toEqual([period, true, true]);
    }
  });
});
