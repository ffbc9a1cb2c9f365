import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { EditPosting } from "@/components/company-projects/edit-posting";
import { ProjectOverview } from "@/components/company-projects/project-overview";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getOwnProject } from "@/lib/features/company-projects/server/read-projects";
import { listSentInvitations } from "@/lib/features/invitations/server/sent-invitations";
import { isOver } from "@/lib/features/postings/lifecycle";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";
import { single } from "../../../account-page";

type Props = {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "CompanyProjects" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

const formTexts = [
  "Choices.arrangement",
  "Choices.category",
  "Choices.personalityBand",
  "Choices.trait",
  "CompanyProject.edit",
  "Editing",
  "Fields.project",
  "Inputs",
  "OwnProfile.form",
  "Posting",
  "Projects.card",
] as const;

/** /company/projects/{id} (deal J2): one's own, to read and, with `edit`, to change; another's is not there. */
export default async function CompanyProjectPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await actorFromCookies();
  const path = ownPostingPath(parsed.data);
  if (actor.kind === "guest") redirectToLogin(locale, path);
  const [t, projects, crumbs, project, { edit }] = await Promise.all([
    getTranslations("CompanyProject.edit"),
    getTranslations("CompanyProjects"),
    getTranslations("Breadcrumb"),
    getOwnProject(actor, parsed.data).catch((error: unknown) => {
      if (error instanceof AppError && error.reason === "project_not_found") return null;
      throw error;
    }),
    searchParams,
  ]);
  if (!project) notFound();
  const isEditing = single(edit) !== undefined && !isOver(project.lifecycle);
  const company = { label: projects("title"), href: shellRoutes.company };
  return (
    <PageShell className="pt-4 sm:pt-6">
      <Breadcrumb
        label={crumbs("label")}
        items={
          isEditing
            ? [company, { label: project.title, href: path }, { label: t("title") }]
            : [company, { label: project.title }]
        }
      />
      <div className="mt-4">
        {isEditing ? (
          <PageTexts namespaces={formTexts}>
            <PageHeader title={t("title")} description={project.title} />
            <EditPosting key={project.updatedAt} project={project} />
          </PageTexts>
        ) : (
          <ProjectOverview
            project={project}
            invitations={(await listSentInvitations(actor, parsed.data, { limit: pageSize.max })).invitations}
          />
        )}
      </div>
    </PageShell>
  );
}
