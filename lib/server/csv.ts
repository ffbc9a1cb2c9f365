import "server-only";
import { stringify } from "csv-stringify/sync";
import { helsinkiDate } from "@/lib/shared/dates";
import { now } from "./clock";

/** A column of an export: its heading and what a row has there. */
export type CsvColumn<Row> = [heading: string, value: (row: Row) => string | number | boolean | null];

/**
 * A table as a file to download, readable by spreadsheets: UTF-8 with its mark, and no cell that a spreadsheet
 * would run as a formula.
 * @param name the file's name without date and extension, such as 'expert-applications'
 */
export function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Response {
  const body = stringify(
    rows.map((row) => columns.map(([, value]) => value(row))),
    {
      header: true,
      columns: columns.map(([heading]) => ({ key: heading, header: heading })),
      bom: true,
      escape_formulas: true,
      record_delimiter: "windows",
      cast: { boolean: (value) => (value ? "yes" : "no") },
    },
  );
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${helsinkiDate(now())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
