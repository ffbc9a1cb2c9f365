import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { OwnProject } from "@/lib/features/company-projects/schemas";
import { stages } from "@/lib/features/project-applications/stages";

/** How many have applied, and where they stand. */
export async function StageCounts({ counts }: { counts: OwnProject["counts"] }) {
  const [t, projects, names] = await Promise.all([
    getTranslations("CompanyProject"),
    getTranslations("CompanyProjects"),
    getTranslations("Choices.stage"),
  ]);
  const count = stages.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-muted-foreground">{projects("applications", { count })}</span>
      {count > 0 ? (
        <ul aria-label={t("byStage")} className="flex flex-wrap gap-2">
          {stages
            .filter((stage) => counts[stage] > 0)
            .map((stage) => (
              <li key={stage}>
                <Badge variant={stage === "new" ? "info" : "neutral"}>
                  {names(stage)} <span className="tabular">{counts[stage]}</span>
                </Badge>
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  );
}
