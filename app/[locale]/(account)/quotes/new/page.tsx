import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { newQuotePath, quoteBounds } from "@/lib/features/quotes/rules";
import { beginQuote } from "@/lib/features/quotes/server/begin-quote";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { pathId } from "@/lib/shared/text";
import { type AccountPageProps, single } from "../../account-page";
import { QuoteFormWithTexts } from "../quote-form-with-texts";
import { formValuesOf, quoteOfPage, signedInAt } from "../quote-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Quotes.form" });
  return { title: t("newTitle"), robots: { index: false, follow: false } };
}

/** /quotes/new?application= (deal M1): the first quote for an own application, or another beside a declined one; &like= begins with that one's terms. */
export default async function NewQuotePage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const application = pathId.safeParse(single((await searchParams).application));
  if (!application.success) notFound();
  const actor = await signedInAt(newQuotePath(application.data));
  const t = await getTranslations("Quotes.form");
  const beginning = await beginQuote(actor, application.data).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return error.code === "not_possible_now" ? null : notFound();
  });
  if (!beginning) {
    return (
      <PageShell width="narrow">
        <EmptyState
          as="h1"
          title={t("notPossible")}
          description={t("notPossibleHelp")}
          action={
            <Link href={shellRoutes.expertDashboard} className={buttonVariants({ variant: "secondary" })}>
              {t("dashboard")}
            </Link>
          }
        />
      </PageShell>
    );
  }
  const { project, acceptsVolumeDiscount, hourlyRate, hoursPerWeek, durationMonths } = beginning;
  const like = single((await searchParams).like);
  const before = like ? await quoteOfPage(like) : null;
  if (before && before.applicationId !== application.data) notFound();
  return (
    <PageShell>
      <PageHeader title={t("newTitle")} description={project.title} />
      <QuoteFormWithTexts
        target={{ applicationId: beginning.applicationId }}
        acceptsVolumeDiscount={acceptsVolumeDiscount}
        today={helsinkiDate(now())}
        initial={
          before
            ? formValuesOf(before)
            : {
                ...{ projectType: "hourly", hourlyRate, hoursPerWeek: hoursPerWeek ?? 40 },
                ...{ duration: durationMonths ?? 3, durationUnit: "months", startDate: "", scope: "" },
                ...{ milestones: [], validDays: quoteBounds.validDays.default },
              }
        }
      />
    </PageShell>
  );
}
