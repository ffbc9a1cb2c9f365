import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { languageBeside } from "@/lib/shared/text-language";
import { answerDueAt } from "../answer-due";
import type {
  AdminProjectApplication,
  AdminProjectApplicationsQuery,
  AdminStageMove,
} from "../moderation-schemas";
import type { Stage } from "../stages";

/** Every column that administrators read: the company's private note is none of them (deal J7). */
const applications = () =>
  kysely()
    .selectFrom("projectApplications as a")
    .innerJoin("projects as p", "p.id", "a.projectId")
    .select([
      "a.id",
      "a.projectId",
      "p.title as projectTitle",
      "p.customerCompany",
      "p.customerEmail",
      "a.stage",
      "a.stageChangedAt",
      "a.identityShownAt",
      "a.applicantName",
      "a.applicantEmail",
      "a.expertId",
      "a.coverLetter",
      "a.textLanguage",
      "a.proposedRateCents",
      "a.estimatedStartDate",
      "a.estimatedHoursPerWeek",
      "a.availabilityNotes",
      "a.createdAt",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof applications>["executeTakeFirstOrThrow"]>>;

const toApplication = ({
  proposedRateCents,
  stageChangedAt,
  identityShownAt,
  createdAt,
  ...row
}: Row): AdminProjectApplication => ({
  ...row,
  availabilityNotesLanguage: languageBeside(row.availabilityNotes ?? "", row.textLanguage),
  proposedRate: proposedRateCents === null ? null : toEuros(proposedRateCents),
  stageChangedAt: stageChangedAt.toISOString(),
  answerDueAt: row.stage === "new" ? answerDueAt(stageChangedAt).toISOString() : null,
  identityShownAt: identityShownAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** One application to a project; null for none. */
export async function findApplication(id: number): Promise<AdminProjectApplication | null> {
  const row = await applications().where("a.id", "=", id).executeTakeFirst();
  return row ? toApplication(row) : null;
}

/** One page of the applications to projects. */
export async function findApplications(
  query: AdminProjectApplicationsQuery,
): Promise<AdminPage<AdminProjectApplication>> {
  const { status } = query;
  const { items, total } = await readAdminList(
    {
      rows: status ? applications().where("a.stage", "=", status) : applications(),
      id: "a.id",
      searched: [
        "a.applicantName",
        "a.applicantEmail",
        "p.title",
        "p.customerCompany",
        "p.customerEmail",
        "a.coverLetter",
      ],
      sorts: {
        applicantName: sql`lower(a.applicant_name)`,
        projectTitle: sql`lower(p.title)`,
        customerCompany: sql`lower(p.customer_company)`,
        stage: "a.stage",
        stageChangedAt: "a.stageChangedAt",
        createdAt: "a.createdAt",
      },
      order: (rows) => rows.orderBy("a.createdAt", "desc").orderBy("a.id", "desc"),
    },
    query,
  );
  return { items: items.map(toApplication), total };
}

/** What became of a posting's applicants, the newest first, and how often anything did. */
export async function findMovesOf(
  tx: Transaction,
  projectId: number,
  limit: number,
): Promise<AdminPage<AdminStageMove>> {
  const rows = await kysely(tx)
    .selectFrom("stageMoves as m")
    .innerJoin("projectApplications as a", "a.id", "m.applicationId")
    .leftJoin("users as u", "u.id", "m.movedById")
    .where("a.projectId", "=", projectId)
    .select(["m.id", "a.applicantName", "m.fromStage", "m.toStage", "m.movedAt", "m.undoneAt"])
    .select(sql<string | null>`btrim(u.first_name || ' ' || u.last_name)`.as("movedBy"))
    .select(sql<number>`count(*) OVER ()::int`.as("total"))
    .orderBy("m.movedAt", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, fromStage, toStage, movedAt, undoneAt, ...row }) => ({
      ...row,
      fromStage: fromStage as Stage,
      toStage: toStage as Stage,
      movedAt: movedAt.toISOString(),
      isUndone: undoneAt !== null,
    })),
  };
}
