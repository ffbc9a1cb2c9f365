import { Building2, CalendarRange, MapPin, Wallet } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { BudgetText } from "@/components/postings/budget-text";
import { Badge } from "@/components/ui/badge";
import { useNames } from "@/lib/client/names";
import { budgetOf } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { formatUnit } from "@/lib/shared/format-numbers";

/** Company, place, duration, level, urgency and budget of a project, with the words of project cards (001 §2, §5). */
export function ProjectFacts({ project }: { project: PublicProject }) {
  const t = useTranslations("Projects.card");
  const levels = useTranslations("Choices.level");
  const locale = useLocale();
  const names = useNames();
  const { urgency, durationMonths } = project;
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <span className="sr-only">{t("levelLabel")} </span>
        <Badge>{levels(project.experienceRequired)}</Badge>
      </li>
      {urgency === "normal" ? null : (
        <li>
          <Badge variant={urgency === "urgent" ? "warning" : "info"}>{t(`urgencies.${urgency}`)}</Badge>
        </li>
      )}
      <li className="flex min-w-0 items-center gap-1.5">
        <Building2 aria-hidden />
        <span className="sr-only">{t("companyLabel")} </span>
        {project.customerCompany || t("company")}
      </li>
      <li className="flex min-w-0 items-center gap-1.5">
        <MapPin aria-hidden />
        <span className="sr-only">{t("locationLabel")} </span>
        {project.location ? names.place(project.location) : t("location")}
      </li>
      <li className="flex items-center gap-1.5">
        <CalendarRange aria-hidden />
        <span className="sr-only">{t("durationLabel")} </span>
        {durationMonths === null ? t("durationUnknown") : formatUnit(durationMonths, "month", locale)}
      </li>
      <li className="tabular flex items-center gap-1.5 font-medium text-foreground">
        <Wallet aria-hidden />
        <BudgetText budget={budgetOf(project)} />
      </li>
    </ul>
  );
}
