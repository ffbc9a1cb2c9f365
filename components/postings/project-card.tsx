import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import type { CardProject } from "@/lib/features/postings/card";
import { formatUnit } from "@/lib/shared/format-numbers";
import { langOf } from "@/lib/shared/locales";
import { BudgetText } from "./budget-text";

// The classes are those of project-card.css.

/**
 * A project in a list (001 §2). The title is the link and its area is the whole card, so there is one name for the
 * screen reader; `action` lies above that area.
 */
export function ProjectCard({
  project,
  as: Heading = "h3",
  action,
}: {
  project: CardProject;
  /** The level below the heading of the list. */
  as?: "h2" | "h3" | "h4";
  action?: ReactNode;
}) {
  const t = useTranslations("Projects.card");
  const locale = useLocale();
  const lang = langOf(project.textLanguage, locale);
  const { urgency, durationMonths } = project;
  const levels = useTranslations("Choices.level");
  return (
    <article className="project-card">
      <div className="project-card-head">
        <Heading className="min-w-0 flex-1 basis-56 text-subheading">
          <Link href={`/projects/${project.id}`} prefetch={false} className="project-card-link" lang={lang}>
            {project.title}
          </Link>
        </Heading>
        <ul className="project-card-badges">
          {urgency === "normal" ? null : (
            <li className={`project-card-badge project-card-${urgency}`}>{t(`urgencies.${urgency}`)}</li>
          )}
          <li className="project-card-badge">
            <span className="sr-only">{t("levelLabel")} </span>
            {levels.has(project.level) ? levels(project.level) : t("anyLevel")}
          </li>
        </ul>
      </div>

      <ul className="project-card-facts">
        <li className="project-card-fact project-card-company">
          <span className="sr-only">{t("companyLabel")} </span>
          <span className="truncate">{project.company || t("company")}</span>
          {project.isCompanyVerified ? <span className="project-card-verified">{t("verified")}</span> : null}
        </li>
        <li className="project-card-fact project-card-location">
          <span className="sr-only">{t("locationLabel")} </span>
          <span className="truncate">{project.location || t("location")}</span>
        </li>
        <li className="project-card-fact project-card-duration">
          <span className="sr-only">{t("durationLabel")} </span>
          {durationMonths === null ? t("durationUnknown") : formatUnit(durationMonths, "month", locale)}
        </li>
      </ul>

      {project.description ? (
        <p lang={lang} className="project-card-description">
          {project.description}
        </p>
      ) : null}

      {project.skills.length > 0 ? (
        <ul className="project-card-skills">
          {project.skills.map((skill) => (
            <li key={skill} className="project-card-skill">
              {skill}
            </li>
          ))}
          {project.moreSkills > 0 ? (
            <li className="project-card-skill project-card-more">
              {t("moreSkills", { count: project.moreSkills })}
            </li>
          ) : null}
        </ul>
      ) : null}

      <div className="mt-auto">
        <div className="project-card-foot">
          <p className="project-card-budget">
            {project.budget ? <span className="sr-only">{t("budgetLabel")} </span> : null}
            <BudgetText budget={project.budget} />
          </p>
          {action}
        </div>
      </div>
    </article>
  );
}
