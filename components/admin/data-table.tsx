"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import type { ListWish } from "@/lib/features/admin/list-client";
import { type AdminPage, adminPageSize } from "@/lib/shared/admin-list";
import { Pagination } from "./pagination";

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The name under which the server sorts by this column; without one it is not sortable. */
  sort?: string;
  numeric?: boolean;
  className?: string;
};

/** The rows that are chosen for an action on all of them. */
export type Selection = { ids: ReadonlySet<number>; onChange: (ids: ReadonlySet<number>) => void };

type DataTableProps<Item> = {
  label: string;
  columns: readonly Column<Item>[];
  /** The state of the list's query. */
  data: AdminPage<Item> | undefined;
  isError: boolean;
  onRetry: () => void;
  wish: ListWish;
  onChange: (changes: Partial<ListWish>) => void;
  /** A row's name, for the checkbox that selects it. */
  rowName: (item: Item) => string;
  emptyText: string;
  selection?: Selection;
};

/** A table that the server pages, searches and sorts, with its loading, empty and error states. */
export function DataTable<Item extends { id: number }>({
  label,
  columns,
  data,
  isError,
  onRetry,
  wish,
  onChange,
  rowName,
  emptyText,
  selection,
}: DataTableProps<Item>) {
  const t = useTranslations("Admin.table");
  if (isError && !data) {
    return (
      <ErrorState
        title={t("failed")}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t("retry")}
          </Button>
        }
      />
    );
  }
  if (data && data.items.length === 0 && data.total === 0) {
    const isFiltered = wish.q !== "" || wish.status !== "";
    return (
      <EmptyState
        as="h3"
        icon={<Inbox />}
        title={isFiltered ? t("nothingFound") : emptyText}
        action={
          isFiltered ? (
            <Button variant="outline" onClick={() => onChange({ q: "", status: "" })}>
              {t("clear")}
            </Button>
          ) : null
        }
      />
    );
  }
  const items = data?.items ?? [];
  const isAllSelected = items.length > 0 && items.every(({ id }) => selection?.ids.has(id));
  return (
    <div className="space-y-4">
      <Table label={label} aria-busy={data === undefined}>
        <TableHead>
          <TableRow>
            {selection ? (
              <TableHeaderCell className="w-11 pr-0">
                <input
                  type="checkbox"
                  aria-label={t("selectAll")}
                  className="size-5 align-middle accent-primary"
                  checked={isAllSelected}
                  onChange={() => selection.onChange(new Set(isAllSelected ? [] : items.map(({ id }) => id)))}
                />
              </TableHeaderCell>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} wish={wish} onChange={onChange} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data === undefined
            ? Array.from({ length: 6 }, (_, row) => (
                <TableRow key={row}>
                  {selection ? <TableCell /> : null}
                  {columns.map(({ key }) => (
                    <TableCell key={key}>
                      <Skeleton className="h-5 w-full min-w-16" />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : items.map((item) => (
                <TableRow key={item.id}>
                  {selection ? (
                    <TableCell className="pr-0">
                      <input
                        type="checkbox"
                        aria-label={t("select", { name: rowName(item) })}
                        className="size-5 accent-primary"
                        checked={selection.ids.has(item.id)}
                        onChange={() => {
                          const ids = new Set(selection.ids);
                          if (!ids.delete(item.id)) ids.add(item.id);
                          selection.onChange(ids);
                        }}
                      />
                    </TableCell>
                  ) : null}
                  {columns.map(({ key, cell, numeric = false, className }) => (
                    <TableCell key={key} numeric={numeric} className={className}>
                      {cell(item)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
      {data ? (
        <Pagination
          page={wish.page}
          pageSize={adminPageSize.screen}
          total={data.total}
          onChange={(page) => onChange({ page })}
        />
      ) : null}
    </div>
  );
}

/** A heading that sorts: upwards, downwards, and back to the list's own order. */
function HeaderCell<Item>({
  column: { header, sort, numeric = false, className },
  wish,
  onChange,
}: {
  column: Column<Item>;
  wish: ListWish;
  onChange: (changes: Partial<ListWish>) => void;
}) {
  if (!sort) {
    return (
      <TableHeaderCell numeric={numeric} className={className}>
        {header}
      </TableHeaderCell>
    );
  }
  const direction = wish.sort === sort ? "ascending" : wish.sort === `-${sort}` ? "descending" : "none";
  const [next, Icon] = {
    none: [sort, ChevronsUpDown] as const,
    ascending: [`-${sort}`, ArrowUp] as const,
    descending: ["", ArrowDown] as const,
  }[direction];
  return (
    <TableHeaderCell numeric={numeric} aria-sort={direction} className={cn("py-0", className)}>
      <button
        type="button"
        onClick={() => onChange({ sort: next })}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md hover:text-foreground"
      >
        {header}
        <Icon aria-hidden className={cn("size-4", direction === "none" && "opacity-50")} />
      </button>
    </TableHeaderCell>
  );
}
