import type { Key, ReactNode } from "react";
import { TableCell, TableRow } from "@/components/ui/table";

/** The first column, which stays in sight while the others scroll. */
export const rowHeader =
  "sticky left-0 z-10 w-34 hyphens-auto break-words border-border border-r bg-card px-2 py-3 align-top font-medium text-xs sm:w-44 sm:px-4 sm:text-sm";

/** One thing that is compared, with each expert's side of it. */
export function ComparisonRow({
  label,
  cells,
}: {
  label: string;
  cells: readonly { key: Key; content: ReactNode }[];
}) {
  return (
    <TableRow>
      <th scope="row" className={rowHeader}>
        {label}
      </th>
      {cells.map(({ key, content }) => (
        <TableCell key={key} className="break-words">
          {content}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Begins a group of rows. */
export function ComparisonHeading({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <TableRow>
      <th scope="colgroup" colSpan={columns + 1} className="bg-muted px-2 py-2 font-semibold sm:px-4">
        <span className="sticky left-2 sm:left-4">{children}</span>
      </th>
    </TableRow>
  );
}
