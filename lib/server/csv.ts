import "server-only";
import { stringify } from "csv-stringify/sync";
import type { CsvSeparator } from "@/lib/shared/admin-list";
import { helsinkiDate } from "@/lib/shared/dates";
import type { AdminActor } from "./actor";
import { recordAudit } from "./audit";
import { now } from "./clock";
import { transaction } from "./db";

/** A column of an export: its heading and what a row has there. */
export type CsvColumn<Row> = [heading: string, value: (row: Row) => string | number | boolean | null];

type Query = { separator?: CsvSeparator | undefined } & Record<string, unknown>;

/**
 * A list as a file to download, readable by spreadsheets: UTF-8 with its mark, and no cell that a spreadsheet
 * would run as a formula. Who took how much of it out, and by which filters, stands in the audit log.
 * @param name the file's name without date and extension, such as 'expert-applications'
 * @param query what the list was asked for
 */
export async function exportCsv<Row>(
  actor: AdminActor,
  name: string,
  { separator = "comma", ...filters }: Query,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<Response> {
  await transaction((tx) =>
    recordAudit(tx, actor, {
      action: "export",
      entity: "list",
      entityId: name,
      before: null,
      after: { rows: rows.length, ...filters },
    }),
  );
  const body = stringify(
    rows.map((row) => columns.map(([, value]) => value(row))),
    {
      header: true,
      delimiter: separator === "semicolon" ? ";" : ",",
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
