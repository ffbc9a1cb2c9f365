import { Sparkles } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type DemoProject, demoProjects } from "@/lib/features/matching/demo";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import type { DemoTexts } from "./demo-texts";

const hintId = "demo-start-hint";

/** Four sample projects to pick from, and the button that starts the matching (001 §2). */
export function DemoProjectChoice({
  chosen,
  onChoose,
  onStart,
  texts,
  locale,
}: {
  chosen: DemoProject | null;
  onChoose: (project: DemoProject) => void;
  onStart: () => void;
  texts: DemoTexts;
  locale: string;
}) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-heading">{texts.choose.legend}</legend>
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
                <span className="block text-subheading">{texts.projects[project.key].title}</span>
                <span id={`demo-${project.key}`} className="block">
                  <span className="mt-1 block text-muted-foreground">
                    {texts.projects[project.key].description}
                  </span>
                  <ProjectFacts project={project} texts={texts} locale={locale} />
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
          {texts.choose.start}
        </Button>
        {chosen ? null : (
          <p id={hintId} className="text-muted-foreground">
            {texts.choose.hint}
          </p>
        )}
      </div>
    </>
  );
}

/** The terms of a sample project; inside a label, so phrasing content only. */
function ProjectFacts({
  project,
  texts,
  locale,
}: {
  project: DemoProject;
  texts: DemoTexts;
  locale: string;
}) {
  const euros = (amount: number) => formatEuros(toCents(amount), locale);
  const list = new Intl.ListFormat(locale, { type: "disjunction" });
  const t = texts.facts;
  const facts = [
    [t.industry, texts.industries[project.industry]],
    [t.complexity, texts.complexities[project.technicalComplexity]],
    [t.stage, texts.stages[project.companyStage]],
    [t.budget, euros(project.budget)],
    [t.rate, fillText(t.rateRange, { min: euros(project.hourlyRateMin), max: euros(project.hourlyRateMax) })],
    [
      t.duration,
      `${formatUnit(project.duration, "month", locale)}, ${formatUnit(project.hoursPerWeek, "hour-per-week", locale)}`,
    ],
    [t.experience, texts.levels[project.experienceRequired]],
    [t.team, fillText(t.people, { count: project.teamSize })],
    [
      t.arrangement,
      fillText(t.place, {
        arrangement: list.format(project.workArrangement.map((each) => texts.arrangements[each])),
        location: project.location,
      }),
    ],
    [t.collaboration, texts.collaborations[project.collaborationLevel]],
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
          <Badge key={skill}>{skill}</Badge>
        ))}
      </span>
    </>
  );
}
