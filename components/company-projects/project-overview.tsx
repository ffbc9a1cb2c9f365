import { Eye, Pencil, Sparkles } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { SentInvitations } from "@/components/invitations/sent-invitations";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageTexts } from "@/components/layout/page-texts";
import { Applicants } from "@/components/project-applications/company/applicants";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import type { SentInvitation } from "@/lib/features/invitations/schemas";
import { editingLifecycle, isOver } from "@/lib/features/postings/lifecycle";
import { ownPostingPath, projectStatePlace } from "@/lib/features/postings/rules";
import { claims } from "@/lib/shared/brand";
import { langOf } from "@/lib/shared/locales";
import { languageBeside, textLanguage } from "@/lib/shared/text-language";
import { LifecycleButtons } from "./lifecycle-buttons";
import { PostingContent } from "./posting-content";
import { ProjectHistory } from "./project-history";
import { ProjectState } from "./project-state";
import { RejectionReason } from "./rejection-reason";

const applicantTexts = [
  "Applicants",
  "Quotes.list",
  "Quotes.panel",
  "Quotes.status",
  "Quotes.versions",
  "Choices.stage",
  "Conversations.actions",
  "Fields.project",
  "Fields.work",
  "MatchScore",
  "Recommendations.match",
  "Units",
] as const;

/** A posting for its company: where it stands, what can be done with it, who has applied, what was written and decided. */
export async function ProjectOverview({
  project,
  invitations,
}: {
  project: OwnProjectDetails;
  invitations: readonly SentInvitation[];
}) {
  const [t, projects, invited] = await Promise.all([
    getTranslations("CompanyProject"),
    getTranslations("CompanyProjects"),
    getTranslations("SentInvitations"),
  ]);
  const { id, approvalStatus, lifecycle, isPublic } = project;
  const locale = await getLocale();
  const titleLang = langOf(languageBeside(project.title, textLanguage(project.description)), locale);
  const list = (names: string[]) => new Intl.ListFormat(locale).format(names);
  const isSentAgain = editingLifecycle.canHappen("resubmit", approvalStatus, "company");
  const note = isOver(lifecycle)
    ? "over"
    : lifecycle === "paused"
      ? "paused"
      : approvalStatus === "pending" || approvalStatus === "changes_requested"
        ? approvalStatus
        : null;
  return (
    <>
      <header className="space-y-4">
        <h1 lang={titleLang} className="wrap-anywhere text-title">
          {project.title}
        </h1>
        <PageTexts namespaces={["Admin.clock", "CompanyProject"]}>
          <div
            id={projectStatePlace}
            tabIndex={-1}
            className="space-y-4 rounded-sm outline-none focus-visible:ring-2"
          >
            <ProjectState project={project} />
            {note ? (
              <p className="max-w-reading">{t(`notes.${note}`, { hours: claims.postingReviewHours })}</p>
            ) : null}
          </div>
          {isOver(lifecycle) || project.signedApplicants.length === 0 ? null : (
            <Alert
              variant="success"
              title={t("signed.title", {
                count: project.signedApplicants.length,
                names: list(project.signedApplicants),
              })}
            >
              <p className="mb-3">{t("signed.question")}</p>
              <LifecycleButtons id={id} lifecycle={lifecycle} only="fill" />
            </Alert>
          )}
          <RejectionReason project={project} />
          <fieldset className="flex min-w-0 flex-wrap gap-x-3 gap-y-2">
            <legend className="sr-only">{t("actions.label")}</legend>
            {isOver(lifecycle) ? null : (
              <Link
                href={`${ownPostingPath(id)}?edit=1`}
                prefetch={false}
                className={buttonVariants({ variant: isSentAgain ? "accent" : "outline" })}
              >
                <Pencil aria-hidden />
                {isSentAgain ? projects("editAndResubmit") : t("actions.edit")}
              </Link>
            )}
            <LifecycleButtons id={id} lifecycle={lifecycle} />
            {isPublic ? (
              <>
                <Link
                  href={`${shellRoutes.projects}/${id}`}
                  prefetch={false}
                  className={buttonVariants({ variant: "ghost" })}
                >
                  <Eye aria-hidden />
                  {t("actions.view")}
                </Link>
                <Link
                  href={pathWithQuery(shellRoutes.matching, {
                    role: "company",
                    mode: "existing-project",
                    project: String(id),
                  })}
                  prefetch={false}
                  className={buttonVariants({ variant: "ghost" })}
                >
                  <Sparkles aria-hidden />
                  {t("actions.match")}
                </Link>
              </>
            ) : null}
          </fieldset>
        </PageTexts>
      </header>
      <section aria-labelledby="applicants" className="mt-6 sm:mt-10">
        <h2 id="applicants" className="scroll-mt-20 text-heading">
          {t("applicants")}
        </h2>
        <div className="mt-4">
          <PageTexts namespaces={applicantTexts}>
            <Applicants projectId={id} lifecycle={lifecycle} isPublic={isPublic} />
          </PageTexts>
        </div>
      </section>
      {invitations.length > 0 ? (
        <Card className="mt-10">
          <CardContent>
            <h2 className="mb-1 text-heading">{invited("title")}</h2>
            <SentInvitations invitations={invitations} />
          </CardContent>
        </Card>
      ) : null}
      <div className="mt-10 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <CardContent>
            <h2 className="text-heading">{t("posting")}</h2>
            <div className="mt-4">
              <PostingContent project={project} />
            </div>
          </CardContent>
        </Card>
        <Card>
          <CardContent>
            <h2 className="mb-4 text-heading">{t("history.title")}</h2>
            <ProjectHistory project={project} />
          </CardContent>
        </Card>
      </div>
    </>
  );
}
