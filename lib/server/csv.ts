import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ExportOptions } from "@/lib/shared/admin-list";
import { helsinkiDate } from "@/lib/shared/dates";
import { defaultLocale, type Locale, type MessageKey, type Messages } from "@/lib/shared/locales";
import type { AdminActor } from "./actor";
import { recordAudit } from "./audit";
import { now } from "./clock";
import { transaction } from "./db";
import { translator } from "./translator";

/** Columns whose words the forms have. */
const named = {
  title: "person.title",
  phone: "person.phone",
  experienceYears: "person.experienceYears",
  description: "person.description",
  location: "work.location",
  workArrangement: "work.arrangement",
  skills: "work.skills",
  availability: "work.availability",
  industry: "project.industry",
  teamSize: "project.teamSize",
  requiredSkills: "project.requiredSkills",
  deliverables: "project.deliverables",
} as const;

/** What a column of an export holds, by the API's name. */
type CsvName =
  | keyof typeof named
  | keyof Messages["AdminAudit"]["fields"]
  | keyof Messages["Exports"]["headings"];
/** A column of an export: its name, what a row has there, and its words where the name alone has others. */
export type CsvColumn<Row> = [
  name: CsvName,
  value: (row: Row) => string | number | boolean | null,
  words?: MessageKey<"Fields">,
];

type Query = ExportOptions & Record<string, unknown>;

/**
 * A list as a file to download, readable by spreadsheets: UTF-8 with its mark, and no cell that a spreadsheet
 * would run as a formula. Who took how much of it out, and by which filters, stands in the audit log.
 * @param name the file's name without date and extension, such as 'expert-applications'
 * @param query what the list was asked for; with a language, the headings are words of it
 */
export async function exportCsv<Row>(
  actor: AdminActor,
  name: string,
  { separator = "comma", language, ...filters }: Query,
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
  const t = translator("Exports", language ?? defaultLocale);
  const heading = ([name, , words]: CsvColumn<Row>) => {
    if (!language) return name;
    return words ? translator("Fields", language)(words) : headingIn(language, name);
  };
  const body = stringify(
    rows.map((row) => columns.map(([, value]) => value(row))),
    {
      header: true,
      delimiter: separator === "semicolon" ? ";" : ",",
      columns: columns.map((column) => ({ key: column[0], header: heading(column) })),
      bom: true,
      escape_formulas: true,
      record_delimiter: "windows",
      // With Windows' line ends it would leave a cell with others unquoted, and break the row there.
      quoted_match: /[\r\n]/,
      cast: { boolean: (value) => t(value ? "yes" : "no") },
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

/** The words of a column: those of the forms, of the audit log, or of exports alone. */
function headingIn(language: Locale, name: CsvName): string {
  if (name in named) return translator("Fields", language)(named[name as keyof typeof named]);
  const log = translator("AdminAudit", language);
  const key = `fields.${name as keyof Messages["AdminAudit"]["fields"]}` as const;
  if (log.has(key)) return log(key);
  return translator("Exports", language)(`headings.${name as keyof Messages["Exports"]["headings"]}`);
}
