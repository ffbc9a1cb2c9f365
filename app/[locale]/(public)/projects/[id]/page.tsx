import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { StructuredData } from "@/components/layout/structured-data";
import { ProjectDetail } from "@/components/postings/project-detail";
import { projectData } from "@/components/postings/structured-data";
import { publicPosting } from "@/lib/features/postings/server/cached-reads";
import { env } from "@/lib/server/env";
import { detailNotFoundMetadata } from "../../detail-not-found";
import { type DetailPageProps, metaDescription, readByAddress } from "../../detail-page";
import { pageMetadata } from "../../page-metadata";

// Made at the first visit, kept for an hour or until a posting changes (the read is tagged); none at build.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: DetailPageProps): Promise<Metadata> {
  const project = await readByAddress(params, publicPosting);
  if (!project) return detailNotFoundMetadata("Projects.notFound");
  const t = await getTranslations("Projects.detail");
  const { title: name, customerCompany: company } = project;
  const title = company ? t("metaTitle", { title: name, company }) : name;
  const description = metaDescription(project.description || name);
  const path = `/projects/${project.id}`;
  const { locale } = await params;
  return pageMetadata({ locale, title, description, path, type: "article" });
}

/** /projects/{id}: a public posting, the same for every visitor. */
export default async function ProjectPage({ params }: DetailPageProps) {
  const project = await readByAddress(params, publicPosting);
  if (!project) notFound();
  const t = await getTranslations("Projects.detail.breadcrumb");
  const crumbs = await getTranslations("Breadcrumb");
  const breadcrumb = [
    { label: crumbs("home"), href: shellRoutes.home },
    { label: t("projects"), href: shellRoutes.projects },
    { label: project.title },
  ];
  return (
    <PageTexts namespaces={["Inputs", "ProjectApplications", "Projects.card"]}>
      <StructuredData origin={env().APP_URL} data={projectData(project, env().APP_URL, breadcrumb)} />
      <ProjectDetail project={project} breadcrumb={breadcrumb} />
    </PageTexts>
  );
}
