"use client";

import { useEffect, useId, useState } from "react";
import { useTranslations } from "#texts";
import { AuditActionBadge } from "@/components/admin/audit-action-badge";
import { AuditChanges } from "@/components/admin/audit-changes";
import { type Column, DataTable } from "@/components/admin/data-table";
import { linkClasses } from "@/components/admin/links";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Link } from "@/components/layout/link";
import { Input } from "@/components/ui/input";
import { useFormatter } from "@/lib/client/use-formatter";
import type { AuditEntry } from "@/lib/features/operations/audit-schemas";
import { auditEntries } from "@/lib/features/operations/client";
import { auditActions, auditedEntities } from "@/lib/shared/audited";
import { isRealDate } from "@/lib/shared/dates";

/** Everything administrators have changed, to search and to filter; nobody can change it here or elsewhere. */
export function AuditScreen() {
  const t = useTranslations("AdminAudit");
  const table = useTranslations("Admin.table");
  const format = useFormatter();
  const { wish, filters, change } = useListWish(["action", "entity", "entityId", "from", "to"]);
  // Somebody may type anything into the address.
  const dateOf = (text: string) => (isRealDate(text) ? text : "");
  const list = useAdminList(auditEntries, {
    wish: { ...wish, status: "" },
    filters: { ...filters, from: dateOf(filters.from), to: dateOf(filters.to) },
    change,
  });
  const columns: Column<AuditEntry>[] = [
    {
      key: "at",
      isTall: true,
      header: t("columns.at"),
      sort: "at",
      className: "wrap-anywhere min-w-36",
      cell: ({ at, actorEmail }) => (
        <>
          <time dateTime={at} className="sm:whitespace-nowrap">
            {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "medium" })}
          </time>
          <span className="block text-muted-foreground text-sm wrap-anywhere">{actorEmail}</span>
        </>
      ),
    },
    {
      key: "item",
      isTall: true,
      header: t("columns.item"),
      sort: "entity",
      className: "max-md:basis-full",
      cell: (entry) => (
        <span className="flex gap-x-2 gap-y-1 max-md:flex-wrap max-md:items-baseline md:flex-col md:items-start">
          <AuditActionBadge action={entry.action} />
          <Item entry={entry} />
        </span>
      ),
    },
    {
      key: "changes",
      isTall: true,
      header: t("columns.changes"),
      isWide: true,
      className: "wrap-anywhere min-w-72",
      cell: (entry) => <AuditChanges entry={entry} />,
    },
  ];
  return (
    <div className="space-y-4">
      <ListToolbar list={list} searchLabel={t("search")} exportPath="/api/admin/exports/audit-entries">
        <FilterSelect
          label={t("action")}
          all={table("all")}
          value={filters.action}
          onChange={(action) => change({ action })}
          options={auditActions.map((each) => [each, t(`actions.${each}`)])}
        />
        <FilterSelect
          label={t("entity")}
          all={table("all")}
          value={filters.entity}
          onChange={(entity) => change({ entity, entityId: "" })}
          options={auditedEntities.map((each) => [each, t(`entities.${each}`)])}
        />
        <DateFilter label={t("from")} value={dateOf(filters.from)} onChange={(from) => change({ from })} />
        <DateFilter label={t("to")} value={dateOf(filters.to)} onChange={(to) => change({ to })} />
      </ListToolbar>
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ id }) => t("rowName", { id })}
        emptyText={t("empty")}
      />
    </div>
  );
}

/** What the navigation calls a list, by the name of its file, or of what looks into all of them. */
const lists = {
  experts: "experts",
  contracts: "contracts",
  "audit-log": "audit",
  "expert-applications": "applications",
  "meeting-bookings": "meetings",
  "project-postings": "projects",
} as const;
const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

/** Which item was changed; what has a page of its own is a link to it. */
function Item({ entry: { entity, entityId, name } }: { entry: AuditEntry }) {
  const t = useTranslations("AdminAudit");
  const key = `entities.${entity}` as "entities.expert";
  const pageNames = useTranslations("Admin.navigation");
  const palette = useTranslations("AdminPalette");
  const listName = isList(entityId) ? pageNames(lists[entityId]) : palette("title");
  const words =
    entity === "list"
      ? t("list", { name: listName })
      : t("item", { entity: t.has(key) ? t(key) : entity, id: entityId });
  const number = encodeURIComponent(`#${entityId}`);
  const pages: Record<string, string> = {
    project: `/admin/projects?status=all&q=${number}`,
    expert_application: `/admin?tab=applications&q=${number}`,
    project_application: `/admin/project-applications?q=${number}`,
    invitation: `/admin/invitations?q=${number}`,
    account: `/admin/people/${encodeURIComponent(entityId)}`,
    expert: `/expert-profile/${encodeURIComponent(entityId)}`,
    meeting_booking: `/admin/meetings?q=${number}`,
    mail_message: `/admin/outbox?mail=${encodeURIComponent(entityId)}`,
  };
  const page = pages[entity];
  return (
    <span className="wrap-anywhere min-w-0">
      {page ? (
        <Link href={page} prefetch={false} className={linkClasses}>
          {words}
        </Link>
      ) : (
        words
      )}
      {name ? <span className="block text-muted-foreground text-sm">{name}</span> : null}
    </span>
  );
}

function DateFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <div className="min-w-36 max-sm:flex-1">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // Typing the year 2027 passes through the year 2.
          if (target.value === "" || isRealDate(target.value)) onChange(target.value);
        }}
      />
    </div>
  );
}
