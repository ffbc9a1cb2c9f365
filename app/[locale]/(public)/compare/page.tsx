import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ForgetGone } from "@/components/comparison/choice";
import { ComparisonTable } from "@/components/comparison/comparison-table";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { comparedBounds } from "@/lib/features/comparison/address";
import { chosenIds } from "@/lib/features/comparison/rules";
import { compareExperts } from "@/lib/features/comparison/server/compare-experts";
import { actorFromCookies } from "@/lib/server/actor";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Comparison" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /compare?experts=1,2,3&project=7 (deal P2): the address is the whole choice, so it can be kept and sent on. */
export default async function ComparePage({ params, searchParams }: Props) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const ids = chosenIds(query.experts);
  const project = pathId.safeParse(query.project);
  const projectId = project.success ? project.data : null;
  const [t, links, comparison] = await Promise.all([
    getTranslations("Comparison"),
    getTranslations("Links"),
    compareExperts(await actorFromCookies(), ids, projectId),
  ]);
  const { experts } = comparison;
  const gone = ids.filter((id) => !experts.some((expert) => expert.id === id));
  const notices = [
    gone.length > 0 ? t("gone", { count: gone.length }) : null,
    query.project !== undefined && experts.length > 0 && !comparison.project ? t("noProject") : null,
    experts.length === 1 ? t("tooFew") : null,
  ].filter((notice) => notice !== null);
  return (
    <PageShell>
      <ForgetGone ids={gone} />
      <PageHeader
        title={t("title")}
        description={
          comparison.project ? t("descriptionFor", { project: comparison.project.title }) : t("description")
        }
      />
      {notices.length > 0 ? (
        <Alert variant="info" className="mb-6">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Alert>
      ) : null}
      {experts.length > 0 ? (
        <PageTexts namespaces={["Favorites.button"]}>
          <ComparisonTable comparison={comparison} projectId={projectId} />
        </PageTexts>
      ) : (
        <EmptyState
          icon={<Scale />}
          title={t("emptyTitle")}
          description={t("emptyDescription", comparedBounds)}
          action={
            <Link href={shellRoutes.experts} className={buttonVariants()}>
              {links("browseExperts")}
            </Link>
          }
        />
      )}
    </PageShell>
  );
}
