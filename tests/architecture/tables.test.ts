import { readPrismaSchema } from "@/tests/support/prisma-schema";
import { readSource, sourceFiles } from "@/tests/support/sources";

// Who owns which table: another room asks the owner's repository. What joins or counts over rooms is named below.

const owners: Record<string, readonly string[]> = {
  users: ["accounts"],
  provider_accounts: ["accounts"],
  account_tokens: ["accounts"],
  two_factors: ["accounts"],
  ended_sessions: ["accounts"],
  experts: ["experts"],
  expert_search: ["experts"],
  search_words: ["experts"],
  skill_kinds: ["experts"],
  expert_profile_views: ["experts"],
  favorites: ["favorites"],
  shortlists: ["shortlists"],
  shortlist_experts: ["shortlists"],
  saved_searches: ["saved-searches"],
  expert_applications: ["expert-applications"],
  // Postings and private engagements are one table: an application, a contract and a search mean either.
  // Whose a posting is moves with the people of a company.
  projects: ["postings", "engagements", "companies"],
  posting_reviews: ["postings"],
  project_applications: ["project-applications"],
  stage_moves: ["project-applications"],
  // Whoever ends a posting takes its open invitations back, a room beside that of inviting.
  invitations: ["invitations", "company-projects"],
  admin_invitations: ["people"],
  companies: ["companies"],
  company_members: ["companies"],
  company_member_invitations: ["companies"],
  conversations: ["conversations"],
  messages: ["conversations"],
  message_files: ["conversations"],
  conversation_reads: ["conversations"],
  conversation_reports: ["conversations"],
  notifications: ["notifications"],
  notification_choices: ["notifications"],
  meeting_bookings: ["meetings"],
  consultants: ["meetings"],
  skill_names: ["vocabulary"],
  search_misses: ["vocabulary"],
  text_readings: ["vocabulary"],
  price_estimates: ["contracts"],
  contracts: ["contracts"],
  // Whose the details are moves with a team that begins or ends, as its postings do.
  contract_parties: ["contracts", "companies"],
  quotes: ["quotes"],
  contract_signatures: ["signing"],
  signing_codes: ["signing"],
  contract_seals: ["signing"],
  liability_papers: ["contractor-liability"],
  onboarding_drafts: ["onboarding"],
  served_rankings: ["matching"],
  deleted_rows: ["matching"],
  catalogue_snapshots: ["matching"],
  desk_items: ["operations"],
  desk_notes: ["operations"],
  desk_looks: ["operations"],
  reason_templates: ["operations"],
  change_requests: ["change-requests"],
  day_counts: ["operations"],
  mail_messages: ["lib/server"],
  images: ["lib/server"],
  audit_entries: ["lib/server"],
  idempotency_keys: ["lib/server"],
  rate_limits: ["lib/server"],
};

/** Rooms that read tables of others in their own statements, and why that is no detour. */
const readers: Record<string, { tables: readonly string[]; because: string }> = {
  companies: { tables: ["users"], because: "a company's people are shown with their names and addresses" },
  contracts: {
    tables: ["experts", "projects", "quotes", "contract_signatures", "company_members", "users"],
    because:
      "the lists are searched and sorted by whose they are, say who has signed, and whom they concern; a contract says what was quoted",
  },
  conversations: {
    tables: ["projects", "project_applications", "invitations", "experts", "companies", "users"],
    because: "who the two parties are, and what each may see of the other, is one statement",
  },
  dashboard: {
    tables: ["favorites", "meeting_bookings", "expert_applications"],
    because: "an expert's own figures from everywhere, each one aggregate",
  },
  experts: { tables: ["users"], because: "who is reminded may have an account by the address alone" },
  "expert-applications": {
    tables: ["experts"],
    because: "an application tells whether its address has a profile",
  },
  favorites: {
    tables: ["experts"],
    because: "a page of favourites is one of the experts that are still public",
  },
  invitations: {
    tables: ["companies", "experts", "project_applications", "projects", "users"],
    because: "an invitation is shown with its posting and expert, and whom it reaches is one question",
  },
  "lib/server": {
    tables: ["users", "two_factors", "ended_sessions", "experts", "projects", "deleted_rows", "skill_names"],
    because:
      "who asks is known by their session before any feature is; which cached pages end, by the rows written; every request knows the added names",
  },
  market: { tables: ["experts"], because: "statistics over every public expert" },
  matching: {
    tables: ["experts", "projects", "project_applications", "users"],
    because: "keeps every expert and posting in memory, by the transactions that wrote them",
  },
  meetings: { tables: ["experts"], because: "the list is searched by whom a meeting is about" },
  operations: {
    tables: [
      "experts",
      "projects",
      "expert_applications",
      "project_applications",
      "meeting_bookings",
      "consultants",
      "mail_messages",
      "audit_entries",
      "contracts",
      "contract_signatures",
      "conversations",
      "conversation_reports",
      "users",
      "expert_profile_views",
      "posting_reviews",
      "change_requests",
      "project_applications",
      "stage_moves",
      "search_misses",
      "companies",
      "admin_invitations",
      "quotes",
    ],
    because:
      "what waits over all kinds, one search over them, who has taken it on, and what came of visits; the outbox and the log are looked at there only, the log with what its items are called now",
  },
  portfolio: { tables: ["experts", "expert_search"], because: "rates of every public expert by level" },
  postings: {
    tables: ["experts", "project_applications", "contracts", "company_members", "companies", "users"],
    because:
      "the public figures are one statement; a posting counts what hangs on it; whose it is, and their mark",
  },
  "project-applications": {
    tables: ["projects", "quotes", "contracts", "users", "conversations", "messages", "invitations"],
    because:
      "an application is shown with its posting; whom a signed contract hires, and whom one that may be signed keeps, is said by its quote; whether somebody has gone on with it, by what hangs on it",
  },
  notifications: { tables: ["users"], because: "whose digest it is, and where it is mailed" },
  quotes: {
    tables: ["companies", "contracts", "experts", "project_applications", "projects", "users"],
    because: "whose a quote is, and what each side is shown of the other, is one statement",
  },
  "saved-searches": { tables: ["users"], because: "whose alerts they are, and where they are mailed" },
  shortlists: { tables: ["experts"], because: "a list shows those of its experts who are still public" },
};

/** Rooms that write tables of others: a person's data goes, or moves to another account, in one transaction. */
const writesEverywhere = ["privacy", "people"];

const schema = readPrismaSchema();
const camel = (name: string) =>
  `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/_(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
const roomOf = (file: string) =>
  /^lib\/features\/([^/]+)\/server\//.exec(file)?.[1] ??
  (file.startsWith("lib/server/") ? "lib/server" : null);

/** How a table is read and written: by Kysely, by Prisma's delegate, and in SQL. */
function uses(source: string, { table, model }: { table: string; model: string }) {
  const delegate = `(?:tx|prisma\\(\\)|db|database|client)\\.${model}\\.`;
  const kysely = `["'\`]${camel(table)}(?: as \\w+)?["'\`]`;
  const reads = new RegExp(
    `(?:selectFrom|[jJ]oin|using|from)\\(\\s*${kysely}|${delegate}(?:find|count|aggregate|groupBy)|\\b(?:FROM|JOIN)\\s+${table}\\b`,
  );
  const writes = new RegExp(
    `(?:insertInto|updateTable|deleteFrom)\\(\\s*${kysely}|${delegate}(?:create|update|upsert|delete)|\\b(?:INSERT INTO|UPDATE|DELETE FROM)\\s+${table}\\b`,
  );
  return { reads: reads.test(source), writes: writes.test(source) };
}

const found = sourceFiles().flatMap((file) => {
  const room = /\.test\.ts$/.test(file) ? null : roomOf(file);
  if (room === null) return [];
  const source = readSource(file);
  return schema
    .map(({ table, model }) => ({ file, room, table, ...uses(source, { table, model: camel(model) }) }))
    .filter(({ reads, writes }) => reads || writes);
});
const isForeign = ({ room, table }: (typeof found)[number]) => !owners[table]?.includes(room);
const told = ({ file, table }: (typeof found)[number]) => `${file}: ${table}`;

it("every table has an owner, who uses it", () => {
  expect(Object.keys(owners).sort()).toEqual(schema.map(({ table }) => table).sort());
  const unused = Object.entries(owners).filter(
    ([table, rooms]) =>
      // Limits are counted by a library; words and deletions are written by the database.
      !["search_words", "skill_kinds", "rate_limits"].includes(table) &&
      !found.some((each) => each.table === table && rooms.includes(each.room)),
  );
  expect(unused).toEqual([]);
});

it("tables are written by their owners", () => {
  const foreign = found.filter(
    (each) => each.writes && isForeign(each) && !writesEverywhere.includes(each.room),
  );
  expect(foreign.map(told)).toEqual([]);
});

it("tables are read by their owners, and by those who are named with a reason", () => {
  const foreign = found.filter(
    (each) =>
      each.reads &&
      isForeign(each) &&
      !writesEverywhere.includes(each.room) &&
      !readers[each.room]?.tables.includes(each.table),
  );
  expect(foreign.map(told)).toEqual([]);
});

it("nobody is named for a table that they do not read", () => {
  const idle = Object.entries(readers).flatMap(([room, { tables }]) =>
    tables
      .filter((table) => !found.some((each) => each.room === room && each.table === table && each.reads))
      .map((table) => `${room}: ${table}`),
  );
  expect(idle).toEqual([]);
});
