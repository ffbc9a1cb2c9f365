import { Sparkles } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useNames } from "@/lib/client/names";
import { type DemoProject, demoProjects } from "@/lib/features/matching/demo";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";

const hintId = "demo-start-hint";

/** Four sample projects to pick from, and the button that starts the matching (001 §2). */
export function DemoProjectChoice({
  chosen,
  onChoose,
  onStart,
}: {
  chosen: DemoProject | null;
  onChoose: (project: DemoProject) => void;
  onStart: () => void;
}) {
  const t = useTranslations("MatchingDemo");
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-heading">{t("choose.legend")}</legend>
        <div className="mt-5 grid gap-5 md:grid-cols-2">
          {demoProjects.map((project) => (
            <label
              key={project.key}
              className="flex cursor-pointer gap-4 rounded-lg border border-border bg-card p-5 shadow-sm transition-colors hover:bg-muted has-checked:border-primary has-checked:ring-1 has-checked:ring-primary"
            >
              <input
                type="radio"
                name="demo-project"
                checked={project === chosen}
                onChange={() => onChoose(project)}
                aria-describedby={`demo-${project.key}`}
                className="mt-1 size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">
                <span className="block text-subheading">{t(`projects.${project.key}.title`)}</span>
                <span id={`demo-${project.key}`} className="block">
                  <span className="mt-1 block text-muted-foreground">
                    {t(`projects.${project.key}.description`)}
                  </span>
                  <ProjectFacts project={project} />
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="accent"
          size="lg"
          aria-disabled={chosen === null || undefined}
          aria-describedby={chosen ? undefined : hintId}
          onClick={() => chosen && onStart()}
          className="max-sm:w-full"
        >
          <Sparkles aria-hidden />
          {t("choose.start")}
        </Button>
        {chosen ? null : (
          <p id={hintId} className="text-muted-foreground">
            {t("choose.hint")}
          </p>
        )}
      </div>
    </>
  );
}

/** The terms of a sample project; inside a label, so phrasing content only. */
function ProjectFacts({ project }: { project: DemoProject }) {
  const t = useTranslations("MatchingDemo");
  const levels = useTranslations("Choices.level");
  const arrangements = useTranslations("Choices.arrangement");
  const projectFields = useTranslations("Fields.project");
  const work = useTranslations("Fields.work");
  const locale = useLocale();
  const names = useNames();
  const euros = (amount: number) => formatEuros(toCents(amount), locale);
  const list = new Intl.ListFormat(locale, { type: "disjunction" });
  const facts = [
    [projectFields("industry"), t(`industries.${project.industry}`)],
    [t("facts.complexity"), t(`complexities.${project.technicalComplexity}`)],
    [t("facts.stage"), t(`stages.${project.companyStage}`)],
    [projectFields("budget"), euros(project.budget)],
    [
      work("hourlyRate"),
      t("facts.rateRange", { min: euros(project.hourlyRateMin), max: euros(project.hourlyRateMax) }),
    ],
    [
      work("duration"),
      `${formatUnit(project.duration, "month", locale)}, ${formatUnit(project.hoursPerWeek, "hour-per-week", locale)}`,
    ],
    [work("experience"), levels(project.experienceRequired)],
    [t("facts.team"), t("facts.people", { count: project.teamSize })],
    [
      t("facts.arrangement"),
      t("facts.place", {
        arrangement: list.format(project.workArrangement.map((each) => arrangements(each))),
        location: names.place(project.location),
      }),
    ],
    [t("facts.collaboration"), t(`collaborations.${project.collaborationLevel}`)],
  ] as const;
  return (
    <>
      <span className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <span key={label} className="block">
            <span className="text-muted-foreground">{label}: </span>
            <span className="tabular font-medium">{value}</span>
          </span>
        ))}
      </span>
      <span className="mt-4 flex flex-wrap gap-2">
        {project.skills.map((skill) => (
          <Badge key={skill}>{names.skill(skill)}</Badge>
        ))}
      </span>
    </>
  );
}
