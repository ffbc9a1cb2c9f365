"use client";

import { Inbox } from "lucide-react";
import type { ComponentType, MouseEvent, ReactNode } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { LoadError } from "./load-error";
import { Pagination } from "./pagination";
import {
  besideCheckbox,
  cardCheckbox,
  cardHead,
  cardRow,
  cardRows,
  cellClasses,
  HeaderCell,
  openerClasses,
  PlainRow,
  TableCheckbox,
} from "./table-cells";
import { TableOptions } from "./table-options";
import type { AdminList } from "./use-admin-list";
import { useTableSettings } from "./use-table-settings";

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
  /** Its values have several lines, which the row has room for. */
  isTall?: boolean;
  /** A button that opens the row's panel, where the table has one. */
  isOpener?: boolean;
  /** It is shown once somebody asks for it. */
  isExtra?: boolean;
  className?: string;
};

type DataTableProps<Item> = {
  label: string;
  /** The name under which columns and views are kept in this browser; without one they cannot be chosen. */
  name?: string;
  columns: readonly Column<Item>[];
  list: Omit<AdminList<Item>, "filters"> & Partial<Pick<AdminList<Item>, "filters">>;
  /** A row's name, for the checkbox that selects it. */
  rowName: (item: Item) => string;
  emptyText: string;
  /** What will stand here, and when. */
  emptyHelp?: string;
  /** Whether a row can be chosen for an action on many; without it, nothing can. */
  isSelectable?: (item: Item) => boolean;
  /** A row of its own kind, for instance one that can be dragged; the cells are its children. */
  Row?: ComponentType<{ id: number | string; className: string; children: ReactNode }>;
  /** Opens a row's panel by pressing anywhere in it; a button of the row does the same by keyboard. */
  onOpen?: (item: Item) => void;
  /** The row whose panel is open. */
  openId?: number | string | null;
};

/**
 * A table that the server pages, searches and sorts, with its loading, empty and error states: rows of 44 px under a head
 * that stays. On screens too narrow for its columns each row is a card.
 */
export function DataTable<Item extends { id: number | string }>({
  label,
  name,
  columns: allColumns,
  list,
  rowName,
  emptyText,
  emptyHelp,
  isSelectable,
  Row = PlainRow,
  onOpen,
  openId = null,
}: DataTableProps<Item>) {
  const t = useTranslations("Admin.table");
  const settings = useTableSettings(name, allColumns);
  const { columns } = settings;
  const { wish, change, data, isError, retry, isFiltered, clearFilters, selected, select, pageSize } = list;
  const options = name ? <TableOptions settings={settings} list={list} /> : null;
  const clear = isFiltered ? (
    <Button variant="outline" onClick={clearFilters}>
      {t("clear")}
    </Button>
  ) : null;
  if (isError && !data) {
    // An old link may ask for a filter that there is no more: trying again would never do.
    return (
      <LoadError title={t("failed")} onRetry={retry}>
        {clear}
      </LoadError>
    );
  }
  if (data?.total === 0) {
    return (
      <>
        {options}
        <EmptyState
          icon={<Inbox />}
          title={isFiltered ? t("nothingFound") : emptyText}
          description={isFiltered ? undefined : emptyHelp}
          action={clear}
        />
      </>
    );
  }
  // Only tables whose rows are numbered have a selection.
  const numberOf = ({ id }: Item) => id as number;
  const selectable = isSelectable ? (data?.items ?? []).filter(isSelectable).map(numberOf) : [];
  // A column of nothing but empty cells is none.
  const hasSelection = isSelectable !== undefined && selectable.length > 0;
  const rowClasses = cn("bg-card", cardRow, hasSelection && besideCheckbox);
  const isAllSelected = selectable.length > 0 && selectable.every((id) => selected.has(id));
  const toggle = (id: number) => {
    const ids = new Set(selected);
    if (!ids.delete(id)) ids.add(id);
    select(ids);
  };
  function openPressed({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>) {
    const pressed = target as Element;
    if (!onOpen || pressed.closest("a, button, input, label, select, textarea")) return;
    // Somebody who marks a text to copy it opens nothing.
    if (window.getSelection()?.toString()) return;
    const item = data?.items[[...currentTarget.rows].indexOf(pressed.closest("tr") as HTMLTableRowElement)];
    if (item) onOpen(item);
  }
  return (
    <div className="space-y-3">
      {options}
      <Table
        label={label}
        aria-busy={data === undefined}
        className="max-lg:block lg:border-separate lg:border-spacing-0 lg:text-sm lg:[&_td]:border-border lg:[&_td]:border-b lg:[&_th]:border-border lg:[&_th]:border-b lg:[&_tr:last-child>td]:border-b-0"
        regionClassName="lg:max-h-[max(24rem,calc(100dvh-15rem))] lg:overflow-y-auto"
      >
        <TableHead className="max-lg:block lg:sticky lg:top-0 lg:z-20 lg:border-b-0">
          <TableRow className={cn("lg:bg-muted", cardHead, hasSelection && besideCheckbox)}>
            {hasSelection ? (
              <TableHeaderCell className={cn("w-11 pr-0 max-lg:top-3 lg:py-0", cardCheckbox)}>
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
        <TableBody
          className={cn(cardRows, "lg:divide-y-0")}
          // The keyboard has the button in the row.
          onClick={onOpen ? openPressed : undefined}
        >
          {data === undefined
            ? Array.from({ length: 12 }, (_, row) => (
                <TableRow key={row} className={rowClasses}>
                  {hasSelection ? <TableCell className="max-lg:hidden" /> : null}
                  {columns.map((column) => (
                    <TableCell key={column.key} className={cellClasses(column)}>
                      <Skeleton className="h-5 w-full min-w-16" />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : data.items.map((item) => (
                <Row
                  key={item.id}
                  id={item.id}
                  className={cn(
                    rowClasses,
                    onOpen && "lg:cursor-pointer lg:hover:bg-muted",
                    item.id === openId && "bg-secondary lg:hover:bg-secondary",
                  )}
                >
                  {hasSelection ? (
                    <TableCell className={cn("pr-0 max-lg:top-4 lg:py-0 lg:align-middle", cardCheckbox)}>
                      {isSelectable?.(item) ? (
                        <TableCheckbox
                          label={t("select", { name: rowName(item) })}
                          checked={selected.has(numberOf(item))}
                          onChange={() => toggle(numberOf(item))}
                        />
                      ) : null}
                    </TableCell>
                  ) : null}
                  {columns.map((column) => (
                    <TableCell
                      key={column.key}
                      numeric={column.numeric ?? false}
                      className={cellClasses(column)}
                    >
                      {column.isNamed ? (
                        <span className="block text-muted-foreground text-sm lg:hidden!">
                          {column.header}
                        </span>
                      ) : null}
                      {column.isOpener && onOpen ? (
                        <button type="button" className={openerClasses} onClick={() => onOpen(item)}>
                          {column.cell(item)}
                        </button>
                      ) : (
                        column.cell(item)
                      )}
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
