import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { QuoteActions } from "@/components/quotes/quote-actions";
import { QuoteView } from "@/components/quotes/quote-view";
import { StatusBadge } from "@/components/quotes/status-badge";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { contractPath } from "@/lib/features/contracts/rules";
import { newQuotePath, quotePath } from "@/lib/features/quotes/rules";
import { formatDate } from "@/lib/shared/format-dates";
import { type QuotePageProps, quoteOfPage } from "../quote-page";

export async function generateMetadata({ params }: QuotePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "QuotePaper" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

const texts = [
  "Actions",
  "Choices.projectType",
  "ContractTerms",
  "Editing",
  "Feedback",
  "Fields.work",
  "Form",
  "Price",
  "Pricing.result",
  "Quotes",
  "Units",
] as const;

/** /quotes/{id} (deal M3): what an expert offers, for both sides. */
export default async function QuotePage({ params }: QuotePageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const quote = await quoteOfPage(id);
  const [t, form] = await Promise.all([getTranslations("Quotes.page"), getTranslations("Quotes.form")]);
  const { side, status, version, project, expert, contracts, hasFallenThrough, ending, takesAnother } = quote;
  const until = formatDate(quote.validUntil, locale);
  const own = contracts.find(({ type }) => type === (side === "company" ? "client" : "expert"));
  const newer = quote.versions.find((each) => each.version > version && each.status !== "superseded");
  const variant =
    hasFallenThrough || status === "expired" || (status === "sent" && ending)
      ? "warning"
      : status === "accepted"
        ? "success"
        : "info";
  const values = { until, company: project.customerCompany ?? "none", name: expert.name };
  return (
    <PageShell>
      <PageTexts namespaces={texts}>
        <PageHeader
          title={t("title", { project: project.title })}
          description={
            side === "company"
              ? t("from", { name: expert.name, version })
              : t("for", { company: project.customerCompany ?? "none", version })
          }
          actions={
            <Link
              href={side === "company" ? shellRoutes.quotes : shellRoutes.expertDashboard}
              prefetch={false}
              // Its words end, or begin below the title, where the page does.
              className={cn(buttonVariants({ variant: "ghost" }), "-mx-3 px-3")}
            >
              {side === "company" ? t("allQuotes") : form("dashboard")}
            </Link>
          }
        />
        <div className="mb-8 space-y-4">
          <p className="flex flex-wrap items-center gap-3">
            <StatusBadge status={status} hasFallenThrough={hasFallenThrough} ending={ending} />
            {status === "sent" && !ending ? <span>{t("validUntil", { until })}</span> : null}
          </p>
          <QuoteActions quote={quote} until={until}>
            <Alert variant={variant}>
              {hasFallenThrough
                ? t(`fallenThrough.${side}`, { ...values, takesAnother: String(takesAnother) })
                : ending && status === "sent"
                  ? t("ended", { ...values, ending })
                  : // Of whoever is gone from the application nobody asks for a new version.
                    t(`state.${ending && status === "expired" ? "expert" : side}.${status}`, values)}
              {hasFallenThrough && newer ? (
                <>
                  {" "}
                  <Link href={quotePath(newer.id)} prefetch={false} className="font-semibold underline">
                    {t("newer", { version: newer.version })}
                  </Link>
                </>
              ) : null}
              {own ? (
                <>
                  {" "}
                  <Link href={contractPath(own.id)} prefetch={false} className="font-semibold underline">
                    {t("contract")}
                  </Link>
                </>
              ) : null}
            </Alert>
          </QuoteActions>
          {hasFallenThrough && takesAnother && side === "expert" ? (
            <Link
              href={newQuotePath(quote.applicationId, quote.id)}
              prefetch={false}
              className={buttonVariants({ variant: "accent" })}
            >
              {t("writeAgain")}
            </Link>
          ) : null}
        </div>
        <QuoteView quote={quote} />
      </PageTexts>
    </PageShell>
  );
}
