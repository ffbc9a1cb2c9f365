import { FileText } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { FilterLinks } from "@/components/layout/filter-links";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { quotePath } from "@/lib/features/quotes/rules";
import type { Quote } from "@/lib/features/quotes/schemas";
import { type QuoteStatus, quoteStatuses } from "@/lib/features/quotes/states";
import { formatDate } from "@/lib/shared/format-dates";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { StatusBadge } from "./status-badge";

const filters = [null, ...quoteStatuses.filter((status) => status !== "draft")];

/** A company's quotes, with the states to choose from as links. */
export function QuoteList({
  quotes,
  total,
  status,
}: {
  quotes: readonly Quote[];
  total: number;
  status: QuoteStatus | null;
}) {
  const t = useTranslations("Quotes.list");
  const states = useTranslations("Quotes.status");
  const versions = useTranslations("Quotes.versions");
  const projects = useTranslations("CompanyProjects");
  const locale = useLocale();
  return (
    <div className="space-y-5">
      <FilterLinks
        label={t("filter")}
        links={filters.map((each) => ({
          href: each ? pathWithQuery(shellRoutes.quotes, { status: each }) : shellRoutes.quotes,
          text: each ? states(each) : t("all"),
          isCurrent: each === status,
        }))}
      />
      {quotes.length === 0 ? (
        <EmptyState
          icon={<FileText />}
          title={status ? t("noneSo") : t("none")}
          description={status ? undefined : t("noneHelp")}
          action={
            <Link href={shellRoutes.company} className={buttonVariants({ variant: "secondary" })}>
              {projects("title")}
            </Link>
          }
        />
      ) : (
        <>
          <p className="text-muted-foreground text-sm">{t("total", { total })}</p>
          <ul className="space-y-3">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <Card className="flex flex-wrap items-start gap-x-5 gap-y-2 p-5">
                  <div className="min-w-0 flex-1 basis-56">
                    <Link
                      href={quotePath(quote.id)}
                      prefetch={false}
                      className="wrap-anywhere font-semibold text-primary underline-offset-4 hover:underline"
                    >
                      {t("from", { name: quote.expert.name, project: quote.project.title })}
                    </Link>
                    <p className="text-muted-foreground text-sm">
                      {versions("version", { version: quote.version })}
                      {quote.status === "sent" && !quote.ending
                        ? ` · ${t("validUntil", { until: formatDate(quote.validUntil, locale) })}`
                        : ""}
                    </p>
                  </div>
                  <StatusBadge {...quote} />
                  <p className="tabular font-semibold">
                    {formatEuros(toCents(quote.pricing.totalCost), locale, { fractionDigits: 2 })}
                    <span className="block font-normal text-muted-foreground text-sm">{t("withoutVat")}</span>
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
