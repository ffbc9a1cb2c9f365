import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { displayOrderOf } from "@/lib/server/display-order";
import { anyOf, kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { asTyped } from "@/lib/shared/contact/published";
import { contactNames } from "@/lib/shared/contact/whose";
import type { Cents } from "@/lib/shared/format-money";
import { reviewDueAt } from "@/lib/shared/review-due";
import { isOver } from "../lifecycle";
import type { AdminPosting, AdminPostingsQuery } from "../moderation-schemas";
import { postingTexts, storedPosting } from "../published";
import { budgetInEuros } from "./repository";

const columns = [
  "p.id",
  "p.title",
  "p.description",
  "p.textLanguage",
  "p.requiredSkills",
  "p.isActive",
  "p.approvalStatus",
  "p.lifecycle",
  "p.location",
  "p.workArrangement",
  "p.experienceRequired",
  "p.durationMonths",
  "p.hoursPerWeek",
  "p.customerCompany",
  "p.customerName",
  "p.customerEmail",
  "p.customerPhone",
  "p.budgetType",
  "p.hourlyRateMinCents",
  "p.hourlyRateMaxCents",
  "p.fixedBudgetMinCents",
  "p.fixedBudgetMaxCents",
  "p.urgency",
  "p.industry",
  "p.projectCategory",
  "p.teamSize",
  "p.rejectionReason",
  "p.approvedAt",
  "p.approvedBy",
  "p.createdAt",
  "p.submittedAt",
  "p.updatedAt",
  "p.typedTexts",
  "p.displayOrder",
] as const;

const postings = (tx?: Transaction) =>
  kysely(tx)
    .selectFrom("projects as p")
    .select(columns)
    .select(({ selectFrom }) => [
      // A list column may be null in the database; whoever reads a list expects one.
      sql<string[]>`coalesce(p.deliverables, '{}')`.as("deliverables"),
      sql<string | null>`to_char(p.start_date, 'YYYY-MM-DD')`.as("startDate"),
      selectFrom("projectApplications as a")
        .select(sql<number>`count(*)::int`.as("count"))
        .whereRef("a.projectId", "=", "p.id")
        .$asScalar()
        .$notNull()
        .as("applicationCount"),
    ])
    .where("p.kind", "=", "posting");

/** What somebody has to look at: a posting that its company has ended needs no decision any more. */
const waits = sql<boolean>`(p.approval_status = 'pending' AND p.lifecycle IN ('open', 'paused'))`;

/** How approved postings follow each other: upwards by the number, of equal ones the newest first. */
const byPlace = sql`CASE WHEN p.approval_status = 'approved'
  THEN ROW(p.display_order, -extract(epoch FROM p.created_at), -p.id) END`;

/**
 * New postings all begin with the order 1, so the stored numbers may be equal: a posting's place among the approved
 * ones is what its number means, until the next change of the order writes it down. Asked for after the rows, of which
 * a page has few: joined to all of them it took half of the list's time.
 */
async function withPlaces(rows: readonly PostingRow[], tx?: Transaction): Promise<PostingRow[]> {
  const ids = rows.flatMap(({ id, approvalStatus }) => (approvalStatus === "approved" ? [id] : []));
  if (ids.length === 0) return [...rows];
  const places = await kysely(tx)
    .selectFrom((eb) =>
      eb
        .selectFrom("projects")
        .select([
          "id",
          sql<number>`(row_number() OVER (ORDER BY display_order, created_at DESC, id DESC))::int`.as(
            "place",
          ),
        ])
        .where("kind", "=", "posting")
        .where("approvalStatus", "=", "approved")
        .as("o"),
    )
    .selectAll()
    .where("o.id", "=", anyOf(ids))
    .execute();
  const placeOf = new Map(places.map(({ id, place }) => [id, place]));
  return rows.map((row) => ({ ...row, displayOrder: placeOf.get(row.id) ?? row.displayOrder }));
}

type PostingRow = Awaited<ReturnType<ReturnType<typeof postings>["executeTakeFirstOrThrow"]>>;

function toAdminPosting(row: PostingRow): AdminPosting {
  const {
    hourlyRateMinCents,
    hourlyRateMaxCents,
    fixedBudgetMinCents,
    fixedBudgetMaxCents,
    typedTexts,
    ...stored
  } = row;
  const fields = asTyped(stored, typedTexts, contactNames(row), postingTexts);
  const isWaiting = row.approvalStatus === "pending" && !isOver(row.lifecycle);
  return {
    ...fields,
    ...budgetInEuros(row),
    status: row.approvalStatus,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dueAt: isWaiting ? reviewDueAt("posting", row.submittedAt).toISOString() : null,
  };
}

/** Postings with their customers, in any state; private engagements never show (decisions B14). */
export async function findPostings(
  query: AdminPostingsQuery,
  paging: "page" | "everything",
): Promise<AdminPage<AdminPosting>> {
  const { status } = query;
  const rows = postings();
  const { items, total } = await readAdminList(
    {
      rows:
        status === "pending"
          ? rows.where(waits)
          : status
            ? rows.where("p.approvalStatus", "=", status)
            : rows,
      id: "p.id",
      searched: [
        "p.title",
        "p.customerCompany",
        "p.customerName",
        "p.customerEmail",
        "p.location",
        sql`array_to_string(p.required_skills, ' ')`,
        "p.description",
      ],
      sorts: {
        title: sql`lower(p.title)`,
        customerCompany: sql`lower(p.customer_company)`,
        hourlyRate: sql`coalesce(p.hourly_rate_max_cents, p.hourly_rate_min_cents)`,
        approvalStatus: "p.approvalStatus",
        submittedAt: "p.submittedAt",
        displayOrder: byPlace,
      },
      // The review clock runs from the submission, so what came first is due first.
      order: (rows) =>
        rows
          .orderBy(waits, "desc")
          .orderBy(sql`CASE WHEN ${waits} THEN p.submitted_at END`)
          .orderBy("p.submittedAt", "desc")
          .orderBy("p.id", "desc"),
    },
    query,
    paging,
  );
  return { items: (await withPlaces(items)).map(toAdminPosting), total };
}

/** One posting as it is in this transaction; null for a missing one and for an engagement. */
export async function readPosting(tx: Transaction, id: number): Promise<AdminPosting | null> {
  const [row] = await withPlaces(await postings(tx).where("p.id", "=", id).execute(), tx);
  return row ? toAdminPosting(row) : null;
}

/** The same, which nobody else changes or applies to until the transaction ends. */
export async function lockPosting(tx: Transaction, id: number): Promise<AdminPosting | null> {
  await kysely(tx)
    .selectFrom("projects")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", "posting")
    .forUpdate()
    .execute();
  // Read after the lock was granted: the statement that waits for it sees the rows as they were before.
  return readPosting(tx, id);
}

export type PostingChanges = {
  title?: string;
  description?: string;
  location?: string;
  cityKey?: string | null;
  hourlyRateMinCents?: Cents | null;
  hourlyRateMaxCents?: Cents | null;
  durationMonths?: number | null;
  hoursPerWeek?: number | null;
  isActive?: boolean;
  approvalStatus?: AdminPosting["approvalStatus"];
  approvedAt?: Date | null;
  approvedBy?: string | null;
  rejectionReason?: string | null;
};

/** Writes changes of a posting that is locked. Public pages and matching follow by the database's own triggers. */
export async function savePosting(
  tx: Transaction,
  id: number,
  changes: PostingChanges,
  at: Date,
): Promise<void> {
  const before = await tx.project.findUniqueOrThrow({
    where: { id },
    select: { customerName: true, customerCompany: true, typedTexts: true },
  });
  const { typedTexts, ...texts } = storedPosting(changes, before);
  // What was typed of the other texts stays.
  const others = Object.entries(before.typedTexts ?? {}).filter(([field]) => !(field in texts));
  const data = { ...changes, ...texts, typedTexts: { ...Object.fromEntries(others), ...typedTexts } };
  await tx.project.update({ where: { id }, data: { ...data, updatedAt: at }, select: { id: true } });
}

/** The place of every approved posting among them. */
export const postingOrder = displayOrderOf(
  "projects",
  sql<boolean>`(kind = 'posting' AND approval_status = 'approved')`,
);

/** How many contracts were made for a posting. */
export const countContracts = (tx: Transaction, projectId: number): Promise<number> =>
  tx.contract.count({ where: { projectId } });

/** The addresses of those who wait for an answer to their application. */
export async function findWaitingApplicants(tx: Transaction, projectId: number): Promise<string[]> {
  const rows = await tx.projectApplication.findMany({
    where: { projectId, stage: { in: ["new", "shortlisted", "interview", "offer"] } },
    select: { applicantEmail: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ applicantEmail }) => applicantEmail);
}

/** Deletes a posting with its applications. */
export async function deletePostingRow(tx: Transaction, id: number): Promise<void> {
  await tx.project.delete({ where: { id }, select: { id: true } });
}
