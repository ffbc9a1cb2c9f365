"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox } from "lucide-react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { LoadError } from "./load-error";
import { Pagination } from "./pagination";
import type { AdminList } from "./use-admin-list";

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The name under which the server sorts by this column; without one it is not sortable. */
  sort?: string;
  numeric?: boolean;
  /** Where rows are cards its header stands before the value, which says too little alone. */
  isNamed?: boolean;
  /** Where rows are cards it has a line of its own, or half of one. */
  isWide?: boolean;
  className?: string;
};

type DataTableProps<Item> = {
  label: string;
  columns: readonly Column<Item>[];
  list: Omit<AdminList<Item>, "filters">;
  /** A row's name, for the checkbox that selects it. */
  rowName: (item: Item) => string;
  emptyText: string;
  /** What will stand here, and when. */
  emptyHelp?: string;
  /** Whether a row can be chosen for an action on many; without it, nothing can. */
  isSelectable?: (item: Item) => boolean;
  /** A row of its own kind, for instance one that can be dragged; the cells are its children. */
  Row?: ComponentType<{ id: number | string; className: string; children: ReactNode }>;
};

// Where the columns have no room a row is a card: on a phone one value after the other, on a tablet four a line.
// The headings that sort stay above as buttons.
const cardHead = "max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:px-4";
const cardRows = "max-lg:block sm:max-lg:grid sm:max-lg:grid-cols-[repeat(4,auto)]";
const cardRow =
  "max-lg:relative max-lg:gap-x-4 max-lg:gap-y-2 max-lg:p-4 max-sm:flex max-sm:flex-wrap max-sm:items-baseline sm:max-lg:col-span-full sm:max-lg:grid sm:max-lg:grid-cols-subgrid";
const cardCell = "max-lg:w-auto max-lg:min-w-min max-lg:p-0 max-lg:text-left";
const wideCell = "max-sm:basis-full sm:max-lg:col-span-2";
// What can be done with a row stays in sight, however wide the rest is.
const actionsCell = "lg:sticky lg:right-0 lg:bg-card";
const cardCheckbox = "max-lg:absolute max-lg:left-4 max-lg:p-0";
const besideCheckbox = "max-sm:has-[input]:pl-12 sm:max-lg:pl-12";

/**
 * A table that the server pages, searches and sorts, with its loading, empty and error states. On screens too narrow
 * for its columns each row is a card.
 */
export function DataTable<Item extends { id: number | string }>({
  label,
  columns,
  list: { wish, change, data, isError, retry, isFiltered, clearFilters, selected, select, pageSize },
  rowName,
  emptyText,
  emptyHelp,
  isSelectable,
  Row = PlainRow,
}: DataTableProps<Item>) {
  const t = useTranslations("Admin.table");
  if (isError && !data) return <LoadError title={t("failed")} onRetry={retry} />;
  if (data?.total === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={isFiltered ? t("nothingFound") : emptyText}
        description={isFiltered ? undefined : emptyHelp}
        action={
          isFiltered ? (
            <Button variant="outline" onClick={clearFilters}>
              {t("clear")}
            </Button>
          ) : null
        }
      />
    );
  }
  // Only tables whose rows are numbered have a selection.
  const numberOf = ({ id }: Item) => id as number;
  const selectable = isSelectable ? (data?.items ?? []).filter(isSelectable).map(numberOf) : [];
  // A column of nothing but empty cells is none.
  const hasSelection = isSelectable !== undefined && selectable.length > 0;
  const rowClasses = cn(cardRow, hasSelection && besideCheckbox);
  const isAllSelected = selectable.length > 0 && selectable.every((id) => selected.has(id));
  const toggle = (id: number) => {
    const ids = new Set(selected);
    if (!ids.delete(id)) ids.add(id);
    select(ids);
  };
  return (
    <div className="space-y-4">
      <Table label={label} aria-busy={data === undefined} className="max-lg:block">
        <TableHead className="max-lg:block">
          <TableRow className={cn(cardHead, hasSelection && besideCheckbox)}>
            {hasSelection ? (
              <TableHeaderCell className={cn("w-11 pr-0 max-lg:top-3", cardCheckbox)}>
                <TableCheckbox
                  label={t("selectAll")}
                  disabled={selectable.length === 0}
                  checked={isAllSelected}
                  onChange={() => select(new Set(isAllSelected ? [] : selectable))}
                />
              </TableHeaderCell>
            ) : null}
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={wish.sort}
                onSort={(sort) => change({ sort })}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody className={cardRows}>
          {data === undefined
            ? Array.from({ length: 6 }, (_, row) => (
                <TableRow key={row} className={rowClasses}>
                  {hasSelection ? <TableCell className="max-lg:hidden" /> : null}
                  {columns.map(({ key, isWide }) => (
                    <TableCell key={key} className={cn(cardCell, isWide && wideCell)}>
                      <Skeleton className="h-5 w-full min-w-16" />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : data.items.map((item) => (
                <Row key={item.id} id={item.id} className={rowClasses}>
                  {hasSelection ? (
                    <TableCell className={cn("pr-0 max-lg:top-4", cardCheckbox)}>
                      {isSelectable?.(item) ? (
                        <TableCheckbox
                          label={t("select", { name: rowName(item) })}
                          checked={selected.has(numberOf(item))}
                          onChange={() => toggle(numberOf(item))}
                        />
                      ) : null}
                    </TableCell>
                  ) : null}
                  {columns.map(({ key, header, cell, numeric = false, isNamed, isWide, className }) => (
                    <TableCell
                      key={key}
                      numeric={numeric}
                      className={cn(
                        className,
                        cardCell,
                        isWide && wideCell,
                        key === "actions" && actionsCell,
                      )}
                    >
                      {isNamed ? (
                        <span className="block text-muted-foreground text-sm lg:hidden">{header}</span>
                      ) : null}
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
          pageSize={pageSize}
          total={data.total}
          onChange={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      ) : null}
    </div>
  );
}

/** A box in a table, with room for a finger around it. */
function TableCheckbox({ label, ...props }: { label: string } & ComponentProps<"input">) {
  return (
    <label className="-m-3 inline-flex p-3 align-middle">
      <input type="checkbox" aria-label={label} className="size-5 accent-primary" {...props} />
    </label>
  );
}

const PlainRow = ({ className, children }: { className: string; children: ReactNode }) => (
  <TableRow className={className}>{children}</TableRow>
);

/** A heading that sorts: upwards, downwards, and back to the list's own order. */
function HeaderCell<Item>({
  column,
  sort: sorted,
  onSort,
}: {
  column: Column<Item>;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const { header, sort, numeric = false, className } = column;
  if (!sort) {
    return (
      <TableHeaderCell numeric={numeric} className={cn(className, "max-lg:sr-only")}>
        {header}
      </TableHeaderCell>
    );
  }
  const direction = sorted === sort ? "ascending" : sorted === `-${sort}` ? "descending" : "none";
  const [next, Icon] = {
    none: [sort, ChevronsUpDown] as const,
    ascending: [`-${sort}`, ArrowUp] as const,
    descending: ["", ArrowDown] as const,
  }[direction];
  return (
    <TableHeaderCell
      numeric={numeric}
      aria-sort={direction}
      className={cn("py-0", className, cardCell, "max-sm:basis-auto")}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-md text-left hover:text-foreground"
      >
        {header}
        <Icon aria-hidden className={cn("size-4 shrink-0", direction === "none" && "opacity-50")} />
      </button>
    </TableHeaderCell>
  );
}
