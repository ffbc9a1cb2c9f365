import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { formatUnit } from "@/lib/shared/format-numbers";
import { namesIn } from "@/lib/shared/name-table";

type Described = Pick<
  PublicProject,
  | "durationMonths"
  | "hoursPerWeek"
  | "urgency"
  | "location"
  | "workArrangement"
  | "experienceRequired"
  | "projectCategory"
  | "industry"
  | "teamSize"
>;

/** Duration, place and way of working; what a posting does not say is left out. */
export async function ProjectFacts({ project }: { project: Described }) {
  const [t, card, locale] = await Promise.all([
    getTranslations("Projects.detail"),
    getTranslations("Projects.card"),
    getLocale(),
  ]);
  const urgencies = await getTranslations("Choices.urgency");
  const arrangements = await getTranslations("Choices.arrangement");
  const categories = await getTranslations("Choices.category");
  const work = await getTranslations("Fields.work");
  const projectFields = await getTranslations("Fields.project");
  const units = await getTranslations("Units");
  const levels = await getTranslations("Choices.level");
  const names = namesIn(locale);
  const level = project.experienceRequired;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:block lg:divide-y lg:divide-border">
      <Fact label={work("duration")}>
        {project.durationMonths === null
          ? card("durationUnknown")
          : formatUnit(project.durationMonths, "month", locale)}
      </Fact>
      <Fact label={t("labels.hours")}>
        {project.hoursPerWeek === null ? null : formatUnit(project.hoursPerWeek, "hour", locale)}
      </Fact>
      <Fact label={projectFields("start")}>{urgencies(project.urgency)}</Fact>
      <Fact label={work("location")}>
        {project.location ? names.place(project.location) : card("location")}
      </Fact>
      <Fact label={work("arrangement")}>
        {project.workArrangement.map((arrangement) => arrangements(arrangement)).join(", ") || null}
      </Fact>
      <Fact label={work("experience")}>{levels.has(level) ? levels(level) : card("anyLevel")}</Fact>
      <Fact label={projectFields("category")}>{categories(project.projectCategory)}</Fact>
      <Fact label={projectFields("industry")}>{project.industry && names.industry(project.industry)}</Fact>
      <Fact label={projectFields("teamSize")}>{units("experts", { count: project.teamSize })}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className="min-w-0 lg:flex lg:justify-between lg:gap-6 lg:py-3 lg:last:pb-0">
      <dt className="text-muted-foreground max-lg:text-sm">{label}</dt>
      <dd className="min-w-0 hyphens-auto break-words font-medium lg:text-right">{children}</dd>
    </div>
  );
}
