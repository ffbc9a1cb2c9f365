"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { RowButton } from "@/components/admin/row-buttons";
import { FilterSelect } from "@/components/admin/toolbar-filter";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { useNames } from "@/lib/client/names";
import { useFormatter } from "@/lib/client/use-formatter";
import { searchMisses } from "@/lib/features/vocabulary/client";
import { missPeriods } from "@/lib/features/vocabulary/rules";
import type { SearchMiss } from "@/lib/features/vocabulary/schemas";
import { retention } from "@/lib/shared/retention";
import { AddedNames } from "./added-names";
import { useNameActions } from "./use-name-actions";

const NameDialog = dynamic(() => import("./name-dialog"));

const [usualPeriod, ...otherPeriods] = missPeriods;

/** What people look for and do not find, with the way to make it a name of a skill; below, the names that were added. */
export function SearchesScreen() {
  const t = useTranslations("AdminSearches");
  const format = useFormatter();
  const names = useNames();
  const { wish, filters, change } = useListWish(["days"]);
  // Somebody may type anything into the address.
  const days = otherPeriods.some((each) => String(each) === filters.days) ? filters.days : "";
  const list = useAdminList(searchMisses, { wish: { ...wish, status: "" }, filters: { days }, change });
  const { add } = useNameActions();
  const [opened, setOpened] = useState<SearchMiss>();
  const columns: Column<SearchMiss>[] = [
    {
      key: "words",
      header: t("columns.words"),
      sort: "words",
      isWide: true,
      className: "min-w-44 font-medium wrap-anywhere",
      cell: ({ words }) => words,
    },
    {
      key: "searches",
      header: t("columns.searches"),
      sort: "searches",
      isNamed: true,
      numeric: true,
      cell: ({ searches }) => format.number(searches),
    },
    {
      key: "hits",
      header: t("columns.hits"),
      sort: "hits",
      isNamed: true,
      numeric: true,
      cell: ({ hits }) => format.number(hits),
    },
    {
      key: "lastDay",
      header: t("columns.lastDay"),
      sort: "lastDay",
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ lastDay }) => (
        <time dateTime={lastDay}>
          {format.dateTime(new Date(lastDay), { dateStyle: "medium", timeZone: "UTC" })}
        </time>
      ),
    },
    {
      key: "names",
      header: t("dialog.skill"),
      isWide: true,
      cell: (miss) =>
        miss.names ? (
          <span className="text-muted-foreground">
            {t("named", { skill: names.skill(miss.names.label) })}
          </span>
        ) : (
          <RowButton
            name={t("addName", { words: miss.words })}
            variant="outline"
            onClick={() => setOpened(miss)}
          >
            {t("add")}
          </RowButton>
        ),
    },
  ];
  return (
    <div className="space-y-10">
      <div className="space-y-4">
        <ListToolbar list={list} searchLabel={t("search")}>
          <FilterSelect
            label={t("period")}
            all={t("days", { days: usualPeriod })}
            value={days}
            onChange={(value) => change({ days: value })}
            options={otherPeriods.map((each) => [String(each), t("days", { days: each })])}
          />
        </ListToolbar>
        <DataTable
          label={t("title")}
          columns={columns}
          list={list}
          rowName={({ words }) => words}
          emptyText={t("empty")}
          emptyHelp={t("emptyHelp", { days: retention.searchMissDays })}
        />
      </div>
      <AddedNames />
      {opened ? (
        <NameDialog
          key={opened.words}
          words={opened.words}
          guess={opened.guess}
          isSending={add.isPending}
          onAdd={(name, skillKey) =>
            add.mutate({ name, skillKey }, { onSuccess: () => setOpened(undefined) })
          }
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </div>
  );
}
