"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect } from "react";
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
export type Selection = {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Whether the action is possible for a row; without it, for every one. */
  isSelectable?: (id: number) => boolean;
};

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
  /** The state of filters that only this table has, and what takes them all away with search and state. */
  filters?: { isActive: boolean; clear: () => void };
  /** A row of its own kind, for instance one that can be dragged; the cells are its children. */
  Row?: ComponentType<{ id: number | string; children: ReactNode }>;
};

/** A table that the server pages, searches and sorts, with its loading, empty and error states. */
export function DataTable<Item extends { id: number | string }>({
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
  filters,
  Row = PlainRow,
}: DataTableProps<Item>) {
  const t = useTranslations("Admin.table");
  // The last rows of the last page may have gone: go to the page that is the last one now.
  const lastPage = data ? Math.ceil(data.total / adminPageSize.screen) : 0;
  const isBehind = data?.items.length === 0 && lastPage > 0 && wish.page > lastPage;
  useEffect(() => {
    if (isBehind) onChange({ page: lastPage });
  }, [isBehind]);
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
    const isFiltered = wish.q !== "" || wish.status !== "" || filters?.isActive === true;
    const clear = filters?.clear ?? (() => onChange({ q: "", status: "" }));
    return (
      <EmptyState
        as="h3"
        icon={<Inbox />}
        title={isFiltered ? t("nothingFound") : emptyText}
        action={
          isFiltered ? (
            <Button variant="outline" onClick={clear}>
              {t("clear")}
            </Button>
          ) : null
        }
      />
    );
  }
  const items = data?.items ?? [];
  const isSelectable = selection?.isSelectable ?? (() => true);
  // Only tables whose rows are numbered have a selection.
  const numberOf = ({ id }: Item) => id as number;
  const selectable = items.map(numberOf).filter(isSelectable);
  const isAllSelected = selectable.length > 0 && selectable.every((id) => selection?.ids.has(id));
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
                  disabled={selectable.length === 0}
                  checked={isAllSelected}
                  onChange={() => selection.onChange(new Set(isAllSelected ? [] : selectable))}
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
                <Row key={item.id} id={item.id}>
                  {selection ? (
                    <TableCell className="pr-0">
                      {isSelectable(numberOf(item)) ? (
                        <input
                          type="checkbox"
                          aria-label={t("select", { name: rowName(item) })}
                          className="size-5 accent-primary"
                          checked={selection.ids.has(numberOf(item))}
                          onChange={() => {
                            const ids = new Set(selection.ids);
                            if (!ids.delete(numberOf(item))) ids.add(numberOf(item));
                            selection.onChange(ids);
                          }}
                        />
                      ) : null}
                    </TableCell>
                  ) : null}
                  {columns.map(({ key, cell, numeric = false, className }) => (
                    <TableCell key={key} numeric={numeric} className={className}>
                      {cell(item)}
                    </TableCell>
                  ))}
                </Row>
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

const PlainRow = ({ children }: { children: ReactNode }) => <TableRow>{children}</TableRow>;

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
