import { Building2, CalendarRange, MapPin, Wallet } from "lucide-react";
import { budgetText, type ProjectCardLabels } from "@/components/postings/labels";
import { Badge } from "@/components/ui/badge";
import { budgetOf } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { formatUnit } from "@/lib/shared/format-numbers";

/** Company, place, duration, level, urgency and budget of a project, with the words of project cards (001 §2, §5). */
export function ProjectFacts({ project, labels }: { project: PublicProject; labels: ProjectCardLabels }) {
  const { urgency, durationMonths } = project;
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <span className="sr-only">{labels.levelLabel} </span>
        <Badge>{labels.levels[project.experienceRequired]}</Badge>
      </li>
      {urgency === "normal" ? null : (
        <li>
          <Badge variant={urgency === "urgent" ? "warning" : "info"}>{labels.urgencies[urgency]}</Badge>
        </li>
      )}
      <li className="flex min-w-0 items-center gap-1.5">
        <Building2 aria-hidden />
        <span className="sr-only">{labels.companyLabel} </span>
        {project.customerCompany || labels.company}
      </li>
      <li className="flex min-w-0 items-center gap-1.5">
        <MapPin aria-hidden />
        <span className="sr-only">{labels.locationLabel} </span>
        {project.location || labels.location}
      </li>
      <li className="flex items-center gap-1.5">
        <CalendarRange aria-hidden />
        <span className="sr-only">{labels.durationLabel} </span>
        {durationMonths === null
          ? labels.durationUnknown
          : formatUnit(durationMonths, "month", labels.locale)}
      </li>
      <li className="tabular flex items-center gap-1.5 font-medium text-foreground">
        <Wallet aria-hidden />
        {budgetText(budgetOf(project), labels)}
      </li>
    </ul>
  );
}
