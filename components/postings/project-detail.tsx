import { ArrowLeft } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { WrittenIn } from "@/components/layout/written-in";
import { ApplyPanel } from "@/components/project-applications/apply-panel";
import { Badge } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { budgetOf } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { formatInstant } from "@/lib/shared/format-dates";
import { langOf } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import { BudgetText } from "./budget-text";
import { ProjectFacts } from "./project-facts";

/** The page of a project: what the work is, what it takes and pays, and how to apply. */
export async function ProjectDetail({
  project,
  breadcrumb,
}: {
  project: PublicProject;
  breadcrumb: { label: string; href?: string }[];
}) {
  const [t, card, locale] = await Promise.all([
    getTranslations("Projects.detail"),
    getTranslations("Projects.card"),
    getLocale(),
  ]);
  const crumbs = await getTranslations("Breadcrumb");
  const projectFields = await getTranslations("Fields.project");
  const names = namesIn(locale);
  const lang = langOf(project.textLanguage, locale);
  const { urgency } = project;
  const budget = budgetOf(project);
  const posted = formatInstant(new Date(project.createdAt), locale, { dateStyle: "long" });
  return (
    <PageShell className="pt-4 sm:pt-6">
      <Breadcrumb label={crumbs("label")} items={breadcrumb} />
      <header className="mt-4 max-w-narrow space-y-3">
        <h1 lang={lang} className="break-words text-title">
          {project.title}
        </h1>
        {lang ? <WrittenIn language={lang} /> : null}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg text-muted-foreground">
          <span className="break-words">{project.customerCompany || card("company")}</span>
          {project.companyVerifiedBy ? (
            <Badge variant="success">{t(`verified.${project.companyVerifiedBy}`)}</Badge>
          ) : null}
          <span className="text-base">{t("posted", { date: posted })}</span>
          {urgency === "normal" ? null : (
            <Badge variant={urgency === "urgent" ? "warning" : "info"}>{card(`urgencies.${urgency}`)}</Badge>
          )}
        </p>
      </header>

      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-labelledby="project-facts" className="lg:sticky lg:top-24 lg:order-last">
          <Card>
            <CardContent>
              <h2 id="project-facts" className="sr-only">
                {t("facts")}
              </h2>
              <p>
                {budget ? <span className="sr-only">{card("budgetLabel")} </span> : null}
                <span className="tabular text-heading">
                  <BudgetText budget={budget} />
                </span>
                {budget ? <span className="block text-muted-foreground text-sm">{t("vat")}</span> : null}
              </p>
              <div className="mt-4 mb-5 space-y-3 border-border border-b pb-5">
                <ApplyPanel project={{ id: project.id, title: project.title }} hint={t("applyHint")} />
              </div>
              <ProjectFacts project={project} />
            </CardContent>
          </Card>
        </aside>
        <Card>
          <CardContent className="space-y-8">
            <section>
              <h2 className="text-heading">{t("description")}</h2>
              <div lang={project.description ? lang : undefined} className="mt-3 max-w-reading space-y-4">
                {(project.description || t("noDescription")).split(/\n\s*\n/).map((paragraph, index) => (
                  // Paragraphs of a fixed text have no other identity than their place.
                  <p key={index} className="whitespace-pre-line break-words">
                    {paragraph.trim()}
                  </p>
                ))}
              </div>
            </section>
            {project.requiredSkills.length > 0 ? (
              <section>
                <h2 className="text-heading">{projectFields("requiredSkills")}</h2>
                <ul className="mt-3 flex flex-wrap gap-2">
                  {project.requiredSkills.map((skill) => (
                    <li key={skill} className="max-w-full">
                      <Badge className="break-words">{names.skill(skill)}</Badge>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {project.deliverables.length > 0 ? (
              <section>
                <h2 className="text-heading">{projectFields("deliverables")}</h2>
                <ul lang={lang} className="mt-3 max-w-reading list-disc space-y-1 pl-5">
                  {project.deliverables.map((deliverable) => (
                    <li key={deliverable} className="break-words">
                      {deliverable}
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </CardContent>
        </Card>
      </div>
      <p className="mt-8">
        <Link href={shellRoutes.projects} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          <ArrowLeft aria-hidden />
          {t("all")}
        </Link>
      </p>
    </PageShell>
  );
}
