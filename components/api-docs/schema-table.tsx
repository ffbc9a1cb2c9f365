import { getTranslations } from "next-intl/server";
import { Table } from "@/components/ui/table";
import { defaultLocale } from "@/lib/shared/locales";
import type { SchemaRow } from "./schema-rows";

/**
 * Fields with type, whether they must be there, and limits. `place` says where a parameter stands. The page has
 * hundreds of rows, so the cells' classes are written once, on the table.
 */
export async function SchemaTable({
  label,
  rows,
}: {
  label: string;
  rows: (SchemaRow & { place?: string })[];
}) {
  const t = await getTranslations("ApiDocs");
  return (
    <Table
      label={label}
      className="text-sm [&_code]:font-semibold [&_td]:max-w-xs [&_td]:break-words [&_td]:px-4 [&_td]:py-2 [&_td]:align-top [&_td:last-child]:text-muted-foreground [&_th]:px-4 [&_th]:py-2 [&_th]:text-muted-foreground [&_thead]:bg-muted [&_tr:not(:last-child)]:border-b [&_thead_tr]:border-b"
    >
      <thead>
        <tr>
          <th scope="col">{t("columns.name")}</th>
          <th scope="col">{t("columns.type")}</th>
          <th scope="col">{t("columns.required")}</th>
          <th scope="col">{t("columns.limits")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>
              {row.name ? <code lang={defaultLocale}>{row.name}</code> : t("self")}
              {row.place ? ` ${row.place}` : null}
            </td>
            <td lang={defaultLocale}>{row.type}</td>
            <td>{row.required ? t("yes") : t("no")}</td>
            <td lang={defaultLocale}>{row.limits}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
