import "server-only";
import { sql } from "kysely";
import { readAdminList } from "@/lib/server/admin-list";
import { kysely } from "@/lib/server/kysely";
import type { AdminPage } from "@/lib/shared/admin-list";
import { toEuros } from "@/lib/shared/money";
import { languageBeside } from "@/lib/shared/text-language";
import { answerDueAt } from "../answer-due";
import type { AdminProjectApplication, AdminProjectApplicationsQuery } from "../moderation-schemas";

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
