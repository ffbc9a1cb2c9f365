import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { excerpt } from "@/components/experts/profile/excerpt";
import { shellRoutes } from "@/components/layout/navigation";
import { ProjectDetail } from "@/components/projects/project-detail";
import { projectData } from "@/components/projects/structured-data";
import { publicPosting } from "@/lib/features/projects/server/cached-reads";
import { env } from "@/lib/server/env";
import { brand } from "@/lib/shared/brand";
import { jsonLd } from "@/lib/shared/json-ld";
import { pathId } from "@/lib/shared/text";

// Made at the first visit, kept for an hour or until a posting changes (the read is tagged); none at build.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: string; id: string }> };

/** Search engines show about this many characters of a description. */
const descriptionLength = 155;

async function read(params: Props["params"]) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  return parsed.success ? publicPosting(parsed.data) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await read(params);
  // not-found.tsx has the title of a page that is not there.
  if (!project) return {};
  const t = await getTranslations("Projects.detail");
  const { title: name, customerCompany: company } = project;
  const title = company ? t("metaTitle", { title: name, company }) : name;
  const description = excerpt(project.description || name, descriptionLength);
  const path = `/projects/${project.id}`;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: "article", siteName: brand.name, locale: "en_FI", title, description, url: path },
    twitter: { card: "summary_large_image", title, description },
  };
}

/** /projects/{id}: a public posting, the same for every visitor. */
export default async function ProjectPage({ params }: Props) {
  const project = await read(params);
  if (!project) notFound();
  const t = await getTranslations("Projects.detail.breadcrumb");
  const breadcrumb = [
    { label: t("home"), href: shellRoutes.home },
    { label: t("projects"), href: shellRoutes.projects },
    { label: project.title },
  ];
  return (
    <>
      <script
        type="application/ld+json"
        // jsonLd escapes what could end the script.
        dangerouslySetInnerHTML={{ __html: jsonLd(projectData(project, env().APP_URL, breadcrumb)) }}
      />
      <ProjectDetail project={project} breadcrumb={breadcrumb} />
    </>
  );
}
