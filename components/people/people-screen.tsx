"use client";

import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import { people } from "@/lib/features/people/client";
import { type PersonSummary, personRoles, personStates } from "@/lib/features/people/schemas";
import { AdminInvitations } from "./admin-invitations";
import { stateVariants } from "./state-variants";

/** /admin/people: every account, to search and to filter; the name leads to everything about the person. */
export function PeopleScreen() {
  const t = useTranslations("AdminPeople");
  const table = useTranslations("Admin.table");
  const columnTexts = useTranslations("Admin.columns");
  const format = useFormatter();
  const { wish, filters, change } = useListWish(["role", "hasExpert", "hasCompany"]);
  const list = useAdminList(people, { wish, filters, change });
  const yesOrNo = [
    ["yes", t("yes")],
    ["no", t("no")],
  ] as const;
  const columns: Column<PersonSummary>[] = [
    {
      key: "person",
      header: t("columns.person"),
      sort: "name",
      isWide: true,
      className: "min-w-56",
      cell: ({ id, name, email }) => (
        <>
          <span className="block">
            <Link href={`/admin/people/${id}`} prefetch={false} className={linkClasses}>
              {name || email}
            </Link>
          </span>
          <span className="block text-muted-foreground text-sm wrap-anywhere">{email}</span>
        </>
      ),
    },
    {
      key: "status",
      header: columnTexts("status"),
      cell: ({ status }) => <Badge variant={stateVariants[status]}>{t(`states.${status}`)}</Badge>,
    },
    {
      key: "role",
      header: t("columns.role"),
      sort: "role",
      cell: ({ role }) =>
        role === "admin" ? (
          <Badge variant="primary">{t("roles.admin")}</Badge>
        ) : (
          <span className="text-muted-foreground">{t("roles.user")}</span>
        ),
    },
    {
      key: "company",
      header: t("columns.company"),
      isNamed: true,
      className: "max-w-60",
      cell: ({ companyName }) => <span className="wrap-anywhere">{companyName ?? "–"}</span>,
    },
    {
      key: "expert",
      header: t("profile"),
      isNamed: true,
      cell: ({ expertId }) =>
        expertId ? (
          <Link href={`/expert-profile/${expertId}`} prefetch={false} className={linkClasses}>
            {t("yes")}
          </Link>
        ) : (
          "–"
        ),
    },
    {
      key: "since",
      header: t("columns.since"),
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
      <AdminInvitations />
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={personStates.map((state) => [state, t(`states.${state}`)])}
      >
        <FilterSelect
          label={t("role")}
          all={table("all")}
          value={filters.role}
          onChange={(role) => change({ role })}
          options={personRoles.map((role) => [role, t(`roles.${role}`)])}
        />
        <FilterSelect
          label={t("profile")}
          all={table("all")}
          value={filters.hasExpert}
          onChange={(hasExpert) => change({ hasExpert })}
          options={yesOrNo}
        />
        <FilterSelect
          label={t("hasCompany")}
          all={table("all")}
          value={filters.hasCompany}
          onChange={(hasCompany) => change({ hasCompany })}
          options={yesOrNo}
        />
      </ListToolbar>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ name, email }) => name || email}
        emptyText={t("empty")}
      />
    </div>
  );
}
