"use client";

import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { useRouter } from "@/lib/client/navigation";
import { useFormatter } from "@/lib/client/use-formatter";
import { companies } from "@/lib/features/people/company-client";
import { type CompanySummary, companyMarks } from "@/lib/features/people/company-schemas";
import { CompanyMark } from "./company-mark";

/** /admin/companies: every company that people work in together; a row leads to everything about it. */
export function CompaniesScreen() {
  const t = useTranslations("AdminCompanies");
  const pages = useTranslations("Admin.navigation");
  const company = useTranslations("Team.company");
  const people = useTranslations("AdminPeople");
  const table = useTranslations("Admin.table");
  const format = useFormatter();
  const router = useRouter();
  const { wish, filters, change } = useListWish(["hasPostings"]);
  const list = useAdminList(companies, { wish, filters, change });
  const pageOf = ({ id }: CompanySummary) => `/admin/companies/${id}`;
  const columns: Column<CompanySummary>[] = [
    {
      key: "name",
      header: people("columns.company"),
      sort: "name",
      isWide: true,
      className: "min-w-56",
      cell: (company) => (
        <Link href={pageOf(company)} prefetch={false} className={linkClasses}>
          {company.name}
        </Link>
      ),
    },
    {
      key: "businessId",
      header: company("businessId"),
      isNamed: true,
      className: "whitespace-nowrap tabular",
      cell: ({ businessId }) => businessId ?? "–",
    },
    {
      key: "mark",
      header: t("columns.mark"),
      cell: (company) => <CompanyMark company={company} />,
    },
    {
      key: "domain",
      header: t("columns.domain"),
      isNamed: true,
      className: "max-w-60 wrap-anywhere",
      cell: ({ verifiedDomain }) => verifiedDomain ?? "–",
    },
    {
      key: "members",
      header: t("columns.members"),
      sort: "members",
      isNamed: true,
      numeric: true,
      cell: ({ members }) => format.number(members),
    },
    {
      key: "postings",
      header: people("things.project"),
      sort: "postings",
      isNamed: true,
      numeric: true,
      cell: ({ postings }) => format.number(postings),
    },
    {
      key: "since",
      header: people("columns.since"),
      sort: "createdAt",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: "medium" })}</time>
      ),
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={companyMarks.map((mark) => [mark, t(`marks.${mark}`)])}
      >
        <FilterSelect
          label={people("things.project")}
          all={table("all")}
          value={filters.hasPostings}
          onChange={(hasPostings) => change({ hasPostings })}
          options={[
            ["yes", people("yes")],
            ["no", people("no")],
          ]}
        />
      </ListToolbar>
      <DataTable
        name="companies"
        label={pages("companies")}
        columns={columns}
        list={list}
        rowName={({ name }) => name}
        emptyText={t("empty")}
        emptyHelp={t("emptyHelp")}
        onOpen={(company) => router.push(pageOf(company))}
      />
    </div>
  );
}
