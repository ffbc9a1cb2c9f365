import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { postProjectRoute } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { StructuredData } from "@/components/layout/structured-data";
import { MatchingPromoCard } from "@/components/postings/matching-promo-card";
import { ProjectBrowser } from "@/components/postings/project-browser";
import { ProjectGridSkeleton } from "@/components/postings/project-card-skeleton";
import { projectListData } from "@/components/postings/structured-data";
import { buttonVariants } from "@/components/ui/button-variants";
import { cardIn, toCardProject } from "@/lib/features/postings/card";
import { firstProjectPage } from "@/lib/features/postings/server/cached-reads";
import { env } from "@/lib/server/env";
import type { Locale } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import { pageMetadata } from "../page-metadata";

// Rendered at the first visit (the build has no database), then kept until a posting changes or an hour has passed.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Projects.meta" });
  const [title, description] = [t("title"), t("description")];
  return pageMetadata({ locale, title, description, path: "/projects" });
}

/** Browse projects (001 §2). */
export default async function ProjectsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, { projects, total }] = await Promise.all([getTranslations("Projects.page"), firstProjectPage()]);
  const firstPage = {
    projects: projects.map((project) => cardIn(namesIn(locale), toCardProject(project))),
    total,
  };
  return (
    <PageShell>
      <StructuredData origin={env().APP_URL} data={projectListData(firstPage, env().APP_URL)} />
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <Link href={postProjectRoute} prefetch={false} className={buttonVariants({ variant: "accent" })}>
            {t("post")}
          </Link>
        }
      />
      <PageTexts
        namespaces={[
          "Choices.level",
          "Fields.work",
          "Inputs",
          "ProjectApplications",
          "Projects.browser",
          "Projects.card",
        ]}
      >
        <ProjectBrowser firstPage={firstPage} placeholder={<ProjectGridSkeleton />} />
      </PageTexts>
      <MatchingPromoCard />
    </PageShell>
  );
}
