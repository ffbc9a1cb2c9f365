import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Applicants } from "@/components/project-applications/company/applicants";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { actorFromCookies } from "@/lib/server/actor";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Applicants" });
  return { title: t("region"), robots: { index: false, follow: false } };
}

/** /company/projects/{id} (deal J2): the applicants of an own posting. */
export default async function CompanyProjectPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await actorFromCookies();
  if (actor.kind === "guest") {
    redirect(pathWithQuery("/login", { returnTo: `/company/projects/${parsed.data}` }));
  }
  const t = await getTranslations("Applicants");
  return (
    <PageShell>
      <PageHeader title={t("region")} />
      <PageTexts
        namespaces={[
          "Applicants",
          "Choices.stage",
          "Fields.work",
          "MatchScore",
          "Recommendations.match",
          "Units",
        ]}
      >
        <Applicants projectId={parsed.data} />
      </PageTexts>
    </PageShell>
  );
}
