import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BudgetText } from "@/components/postings/budget-text";
import { ProjectFacts } from "@/components/postings/project-facts";
import { Badge } from "@/components/ui/badge";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import { budgetOf } from "@/lib/features/postings/card";
import { langOf } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import { languageBeside, textLanguage } from "@/lib/shared/text-language";

const texts = ["successMetrics", "additionalRequirements", "preferredExpertProfile"] as const;

/** What a company wrote into its posting, contact details included, as its own people read it. */
export async function PostingContent({ project }: { project: OwnProjectDetails }) {
  const [t, form, fields, person, locale] = await Promise.all([
    getTranslations("CompanyProject"),
    getTranslations("Posting.fields"),
    getTranslations("Fields.project"),
    getTranslations("Fields.person"),
    getLocale(),
  ]);
  const language = textLanguage(project.description);
  const langBeside = (text: string) => langOf(languageBeside(text, language), locale);
  const contact = [
    [person("name"), project.customerName],
    [person("email"), project.customerEmail],
    [person("company"), project.customerCompany],
    [person("phone"), project.customerPhone],
  ] as const;
  return (
    <div className="space-y-6">
      <p lang={langOf(language, locale)} className="wrap-anywhere max-w-reading whitespace-pre-line">
        {project.description}
      </p>
      <ul aria-label={fields("requiredSkills")} className="flex flex-wrap gap-2">
        {project.requiredSkills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Badge className="break-words">{namesIn(locale).skill(skill)}</Badge>
          </li>
        ))}
      </ul>
      {project.deliverables.length > 0 ? (
        <Part title={fields("deliverables")}>
          <ul className="list-disc space-y-1 pl-5">
            {project.deliverables.map((deliverable) => (
              <li key={deliverable} lang={langBeside(deliverable)} className="wrap-anywhere">
                {deliverable}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {texts.map((field) =>
        project[field] ? (
          <Part key={field} title={form(field)}>
            <p lang={langBeside(project[field])} className="wrap-anywhere whitespace-pre-line">
              {project[field]}
            </p>
          </Part>
        ) : null,
      )}
      <p className="tabular font-medium">
        <BudgetText budget={budgetOf(project)} />
      </p>
      <ProjectFacts project={project} />
      <Part title={t("contact")}>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {contact
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="max-sm:mb-2 sm:contents">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
        </dl>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="max-w-reading">
    <h3 className="mb-2 text-subheading">{title}</h3>
    {children}
  </section>
);
