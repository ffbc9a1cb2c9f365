import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { quotePath } from "@/lib/features/quotes/rules";
import { now } from "@/lib/server/clock";
import { redirect } from "@/lib/server/redirect";
import { helsinkiDate } from "@/lib/shared/dates";
import { langOf } from "@/lib/shared/locales";
import { QuoteFormWithTexts } from "../../quote-form-with-texts";
import { formValuesOf, type QuotePageProps, quoteOfPage } from "../../quote-page";

export async function generateMetadata({ params }: QuotePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Quotes.form" });
  return { title: t("editTitle"), robots: { index: false, follow: false } };
}

/** /quotes/{id}/edit: an own draft; of anything else the way to the quote. */
export default async function EditQuotePage({ params }: QuotePageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const quote = await quoteOfPage(id);
  if (!quote.actions.includes("edit")) redirect(locale, quotePath(quote.id));
  const [t, view] = await Promise.all([getTranslations("Quotes.form"), getTranslations("Quotes.view")]);
  // What the company wants otherwise was said of the version before.
  const wish = quote.versions.find(({ version }) => version === quote.version - 1);
  return (
    <PageShell>
      <PageHeader title={t("editTitle")} description={quote.project.title} />
      {wish?.changeRequest ? (
        <Alert title={view("changeWanted")} className="mb-8">
          <p lang={langOf(wish.answerLanguage, locale)} className="wrap-anywhere whitespace-pre-line">
            {wish.changeRequest}
          </p>
        </Alert>
      ) : null}
      <QuoteFormWithTexts
        target={{ quoteId: quote.id }}
        acceptsVolumeDiscount={quote.pricing.acceptsVolumeDiscount}
        today={helsinkiDate(now())}
        initial={formValuesOf(quote)}
      />
    </PageShell>
  );
}
