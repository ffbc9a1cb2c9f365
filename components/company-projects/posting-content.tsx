import { getTranslations } from "next-intl/server";
import { ProjectFacts } from "@/components/postings/project-facts";
import { Badge } from "@/components/ui/badge";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";

/** What a company wrote into its posting, contact details included, as its own people read it. */
export async function PostingContent({ project }: { project: OwnProjectDetails }) {
  const [t, fields, person] = await Promise.all([
    getTranslations("CompanyProject"),
    getTranslations("Fields.project"),
    getTranslations("Fields.person"),
  ]);
  const contact = [
    [person("name"), project.customerName],
    [person("email"), project.customerEmail],
    [person("company"), project.customerCompany],
    [person("phone"), project.customerPhone],
  ] as const;
  return (
    <div className="space-y-6">
      <p className="wrap-anywhere max-w-reading whitespace-pre-line">{project.description}</p>
      <ul aria-label={fields("requiredSkills")} className="flex flex-wrap gap-2">
        {project.requiredSkills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Badge className="break-words">{skill}</Badge>
          </li>
        ))}
      </ul>
      <ProjectFacts project={project} />
      <div>
        <h3 className="text-subheading">{t("contact")}</h3>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {contact
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="max-sm:mb-2 sm:contents">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </div>
  );
}
