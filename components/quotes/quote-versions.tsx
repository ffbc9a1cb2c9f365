import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Card, CardContent } from "@/components/ui/card";
import { changedFields, quotePath } from "@/lib/features/quotes/rules";
import type { QuoteDetail } from "@/lib/features/quotes/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { StatusBadge } from "./status-badge";

/** Every version there was, the newest first, and what of it is another than before. */
export function QuoteVersions({ quote: { id, versions } }: { quote: QuoteDetail }) {
  const t = useTranslations("Quotes.versions");
  const locale = useLocale();
  return (
    <Card>
      <CardContent>
        <h2 className="text-subheading">{t("title")}</h2>
        <ol className="mt-2 divide-y divide-border">
          {versions.map((version, index) => {
            const before = versions[index + 1];
            const changes = before ? changedFields(before, version) : [];
            const name = t("version", { version: version.version });
            return (
              <li key={version.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
                <span className="min-w-0 flex-1 basis-48">
                  {version.id === id ? (
                    <span aria-current="page" className="font-semibold">
                      {name}
                    </span>
                  ) : (
                    <Link
                      href={quotePath(version.id)}
                      className="font-semibold text-primary underline-offset-4 hover:underline"
                    >
                      {name}
                    </Link>
                  )}
                  <span className="block text-muted-foreground text-sm">
                    {version.sentAt
                      ? t("sent", { date: formatDate(helsinkiDate(new Date(version.sentAt)), locale) })
                      : t("notSent")}
                    {changes.length > 0
                      ? ` · ${t("changed", { what: changes.map((field) => t(`fields.${field}`)).join(", ") })}`
                      : ""}
                  </span>
                </span>
                <StatusBadge {...version} />
                <span className="tabular">
                  {formatEuros(toCents(version.totalCost), locale, { fractionDigits: 2 })}
                </span>
              </li>
            );
          })}
        </ol>
      </CardContent>
    </Card>
  );
}
