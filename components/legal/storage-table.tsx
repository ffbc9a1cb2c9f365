import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { type StoredItem, storedItems } from "@/lib/features/privacy/browser-storage";

/** Everything the site keeps in the browser, with its purpose and how long it stays. */
export async function StorageTable() {
  const t = await getTranslations("Cookies");
  const lifetime = ({ kind, lifetime: stays }: StoredItem) => {
    if (typeof stays === "object") return t(`lifetimes.${stays.unit}`, { count: stays.count });
    return t(`lifetimes.${stays === "session" && kind === "session" ? "tab" : stays}`);
  };
  return (
    // Stacked on narrow screens. A table that is no longer laid out as one keeps its meaning by these roles only.
    <Table label={t("table.label")} role="table" className="max-sm:block">
      <TableHead className="max-sm:hidden">
        <TableRow>
          <TableHeaderCell>{t("table.name")}</TableHeaderCell>
          <TableHeaderCell>{t("table.purpose")}</TableHeaderCell>
          <TableHeaderCell>{t("table.lifetime")}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup" className="max-sm:block">
        {storedItems.map((item) => (
          <TableRow key={item.key} role="row" className="max-sm:block max-sm:py-2">
            <TableHeaderCell
              scope="row"
              role="rowheader"
              className="space-y-1 align-top text-foreground max-sm:block max-sm:pb-0"
            >
              <code className="block break-words font-mono text-sm">{item.name}</code>
              <Badge className="font-normal">{t(`kinds.${item.kind}`)}</Badge>
            </TableHeaderCell>
            <TableCell role="cell" className="max-sm:block max-sm:py-1">
              {t(`items.${item.key}`)}
            </TableCell>
            <TableCell role="cell" className="max-sm:block max-sm:pt-0 sm:min-w-40">
              <span className="text-muted-foreground sm:hidden">{t("table.lifetime")}: </span>
              {lifetime(item)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
