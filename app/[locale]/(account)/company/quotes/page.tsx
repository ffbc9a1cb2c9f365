import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CompanyNav } from "@/components/company-projects/company-nav";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { QuoteList } from "@/components/quotes/quote-list";
import { buttonVariants } from "@/components/ui/button-variants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { listCompanyQuotes } from "@/lib/features/quotes/server/read-quotes";
import { quoteStatuses } from "@/lib/features/quotes/states";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import { type AccountPageProps, single } from "../../account-page";
import { signedInAt } from "../../quotes/quote-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Quotes.list" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /company/quotes (deal J2): what was sent for own postings, by where it stands. */
export default async function CompanyQuotesPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const actor = await signedInAt(shellRoutes.quotes);
  const given = await searchParams;
  const status = quoteStatuses.find((each) => each === single(given.status) && each !== "draft");
  const cursor = single(given.cursor);
  const limit = pageSize.screen;
  const [t, { quotes, total, nextCursor }] = await Promise.all([
    getTranslations("Quotes.list"),
    listCompanyQuotes(actor, { limit, status, cursor }).catch((error: unknown) => {
      // An address bar may hold any text: one that is no cursor is the first page.
      if (cursor === undefined || !(error instanceof AppError)) throw error;
      return listCompanyQuotes(actor, { limit, status });
    }),
  ]);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <CompanyNav current="quotes" />
      <PageTexts namespaces={["Quotes.list", "Quotes.status", "Quotes.versions"]}>
        <QuoteList quotes={quotes} total={total} status={status ?? null} />
      </PageTexts>
      {nextCursor ? (
        <p className="mt-6">
          <Link
            href={pathWithQuery(shellRoutes.quotes, { ...(status ? { status } : {}), cursor: nextCursor })}
            prefetch={false}
            className={buttonVariants({ variant: "outline" })}
          >
            {t("older")}
          </Link>
        </p>
      ) : null}
    </PageShell>
  );
}
