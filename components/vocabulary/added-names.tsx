"use client";

import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { RowButton } from "@/components/admin/row-buttons";
import { useAdminList } from "@/components/admin/use-admin-list";
import type { ListWish } from "@/lib/client/admin-list";
import { useFormatter } from "@/lib/client/use-formatter";
import { skillNames } from "@/lib/features/vocabulary/client";
import type { SkillName } from "@/lib/features/vocabulary/schemas";
import { useNameActions } from "./use-name-actions";

const beginning: ListWish = { q: "", status: "", sort: "", page: 1 };

/** The names that skills were given. The list above it is in the address, so this one keeps its wishes to itself. */
export function AddedNames() {
  const t = useTranslations("AdminSearches.names");
  const dialogTexts = useTranslations("AdminSearches.dialog");
  const columnTexts = useTranslations("Admin.columns");
  const format = useFormatter();
  const id = useId();
  const { remove } = useNameActions();
  const [wish, setWish] = useState(beginning);
  const change = (changes: Partial<ListWish>) => setWish((before) => ({ ...before, page: 1, ...changes }));
  const list = useAdminList(skillNames, { wish, filters: {}, change });
  const columns: Column<SkillName>[] = [
    {
      key: "name",
      header: dialogTexts("name"),
      sort: "name",
      isWide: true,
      className: "min-w-44 font-medium wrap-anywhere",
      cell: ({ name }) => name,
    },
    { key: "skill", header: dialogTexts("skill"), isWide: true, cell: ({ skillLabel }) => skillLabel },
    {
      key: "createdAt",
      header: t("columns.createdAt"),
      sort: "createdAt",
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>
          {format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
        </time>
      ),
    },
    {
      key: "actions",
      header: columnTexts("actions"),
      cell: (row) => (
        <RowButton
          name={t("removeName", { name: row.name, skill: row.skillLabel })}
          variant="outline"
          disabled={remove.isPending}
          onClick={() => remove.mutate(row)}
        >
          {t("remove")}
        </RowButton>
      ),
    },
  ];
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-heading">
        {t("title")}
      </h2>
      {list.data?.total === 0 && !list.isFiltered ? null : (
        <ListToolbar list={list} searchLabel={t("search")} />
      )}
      <DataTable
        label={t("title")}
        columns={columns}
        list={list}
        rowName={({ name }) => name}
        emptyText={t("empty")}
      />
    </section>
  );
}
