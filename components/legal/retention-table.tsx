import { getMessages, getTranslations } from "next-intl/server";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { keysOf } from "@/lib/shared/keys-of";
import type { LegalValues } from "./legal-texts";

/** How long each kind of data is kept; the numbers are those by which it is deleted. */
export async function RetentionTable({ values }: { values: LegalValues }) {
  const [t, messages] = await Promise.all([getTranslations("Privacy.retention"), getMessages()]);
  return (
    <Table label={t("label")}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t("what")}</TableHeaderCell>
          <TableHeaderCell>{t("period")}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {keysOf(messages.Privacy.retention.items).map((key) => (
          <TableRow key={key}>
            <TableHeaderCell scope="row" className="w-2/5 align-top text-foreground">
              {t(`items.${key}.what`)}
            </TableHeaderCell>
            <TableCell>{t(`items.${key}.period`, values)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
