import { BriefcaseBusiness } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { postProjectRoute } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { OwnProject } from "@/lib/features/company-projects/schemas";
import { isOver } from "@/lib/features/postings/lifecycle";
import { ownPostingPath } from "@/lib/features/postings/rules";
import { claims } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { ProjectState } from "./project-state";
import { RejectionReason } from "./rejection-reason";
import { StageCounts } from "./stage-counts";

/** The postings of a company, the newest first; without one the way to the first (deal J2). */
export async function ProjectList({ projects }: { projects: OwnProject[] }) {
  const t = await getTranslations("CompanyProjects");
  if (projects.length === 0) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness />}
        title={t("empty.title")}
        description={t("empty.description", { hours: claims.postingReviewHours })}
        action={
          <Link href={postProjectRoute} className={buttonVariants({ variant: "accent" })}>
            {t("empty.action")}
          </Link>
        }
      />
    );
  }
  return (
    <ul aria-label={t("region")} className="space-y-4">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectItem project={project} />
        </li>
      ))}
    </ul>
  );
}

async function ProjectItem({ project }: { project: OwnProject }) {
  const [t, locale] = await Promise.all([getTranslations("CompanyProjects"), getLocale()]);
  const path = ownPostingPath(project.id);
  const date = formatDate(helsinkiDate(new Date(project.submittedAt)), locale);
  return (
    <Card className="space-y-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="wrap-anywhere text-subheading">
            <Link href={path} prefetch={false} className="rounded-sm underline-offset-4 hover:underline">
              {project.title}
            </Link>
          </h2>
          <p className="mt-1 text-muted-foreground text-sm">{t("submitted", { date })}</p>
        </div>
        <ProjectState project={project} />
      </div>
      {project.rejectionReason ? (
        <>
          <RejectionReason project={project} />
          {isOver(project.lifecycle) ? null : (
            <Link href={`${path}?edit=1`} prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {t("editAndResubmit")}
              <span className="sr-only">: {project.title}</span>
            </Link>
          )}
        </>
      ) : null}
      <StageCounts counts={project.counts} />
    </Card>
  );
}
