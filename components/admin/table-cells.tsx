"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { TableHeaderCell, TableRow } from "@/components/ui/table";
import type { Column } from "./data-table";

// Where the columns have no room a row is a card: on a phone one value after the other, on a tablet four a line.
// The headings that sort stay above as buttons.
export const cardHead = "max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:px-4";
export const cardRows = "max-lg:block md:max-lg:grid md:max-lg:grid-cols-[repeat(4,auto)]";
export const cardRow =
  "max-lg:relative max-lg:gap-x-4 max-lg:gap-y-2 max-lg:p-4 max-md:flex max-md:flex-wrap max-md:items-baseline md:max-lg:col-span-full md:max-lg:grid md:max-lg:grid-cols-subgrid";
// On a tablet words stay whole: a cell that may break them anywhere is left with the room of a letter by its neighbours.
export const cardCell =
  "max-lg:w-auto max-lg:min-w-min max-lg:p-0 max-lg:text-left md:max-lg:wrap-break-word";
export const wideCell = "max-md:max-w-none max-md:basis-full md:max-lg:col-span-2";
export const cardCheckbox = "max-lg:absolute max-lg:left-4 max-lg:p-0";
export const besideCheckbox = "max-md:has-[input]:pl-12 md:max-lg:pl-12";

// Where they have room it is 44 px high. What a card has under each other stands on one line, and ends with it:
// clipped, because a cell that hides its rest stays scrolled to what had the focus.
const row = "lg:h-11 lg:py-0 lg:px-2 lg:align-middle";
const oneLine =
  "lg:max-w-48 lg:overflow-clip lg:text-ellipsis lg:whitespace-nowrap lg:[&_.block]:mr-2 lg:[&_.block]:inline lg:[&_a]:inline lg:[&_.flex-col]:flex-row lg:[&_.flex-col]:items-center";
/** What is pressed stays in sight, however wide the table is. */
export const atTheEnd = "lg:sticky lg:right-0 lg:bg-inherit";

/** A button that ends with its cell, and says so by three dots. */
export const cutButton = "max-w-full rounded-sm text-left lg:truncate lg:align-middle";
/** The name of a row that opens its panel. */
export const openerClasses = `-my-2.5 py-2.5 underline-offset-4 hover:underline ${cutButton}`;

export function cellClasses<Item>({ key, isWide, isTall, className }: Column<Item>): string {
  const isControl = key === "actions" || key === "order";
  return cn(
    cardCell,
    isWide && wideCell,
    isTall ? "lg:px-2 lg:py-2" : row,
    !isTall && !isControl && oneLine,
    isControl && "lg:whitespace-nowrap",
    className,
    key === "actions" && atTheEnd,
  );
}

/** A box in a table, with room for a finger around it. */
export function TableCheckbox({ label, ...props }: { label: string } & ComponentProps<"input">) {
  return (
    <label className="-m-3 inline-flex p-3 align-middle">
      <input type="checkbox" aria-label={label} className="size-5 accent-primary" {...props} />
    </label>
  );
}

export const PlainRow = ({ className, children }: { className: string; children: ReactNode }) => (
  <TableRow className={className}>{children}</TableRow>
);

/** A heading that sorts: upwards, downwards, and back to the list's own order. */
export function HeaderCell<Item>({
  column,
  sort: sorted,
  onSort,
}: {
  column: Column<Item>;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const { key, header, sort, numeric = false, className } = column;
  // What the values look like is no matter of their heading.
  const place = cn(
    "lg:px-2 lg:py-0 lg:whitespace-nowrap",
    key === "actions" && atTheEnd,
    className,
    "font-semibold",
  );
  if (!sort) {
    return (
      <TableHeaderCell numeric={numeric} className={cn(place, "lg:h-10 lg:truncate max-lg:sr-only")}>
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
      className={cn("py-0", place, cardCell, "max-md:basis-auto")}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-11 min-w-11 max-w-full items-center gap-1.5 rounded-md text-left hover:text-foreground lg:min-h-10"
      >
        {/* A long word ends with its column, and does not stand over the next one's. */}
        <span className="lg:truncate">{header}</span>
        <Icon aria-hidden className={cn("size-4 shrink-0", direction === "none" && "opacity-50")} />
      </button>
    </TableHeaderCell>
  );
}
