import { ChevronDown, Circle, CircleAlert, CircleCheck, Lock } from "lucide-react";
import { useTranslations } from "#texts";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import {
  achievements,
  levelOf,
  type OnboardingProgress,
  onboardingSteps,
  pointsOf,
  pointsPerLevel,
  type StepId,
} from "@/lib/features/onboarding/rules";

/** Points, level, the steps to go to, and the achievements (001 §2). */
export function ProgressPanel({
  progress,
  currentStep,
  faultySteps,
  onGoTo,
}: {
  progress: OnboardingProgress;
  currentStep: StepId;
  faultySteps: readonly StepId[];
  /** Absent while there is something that must not be left. */
  onGoTo: ((step: StepId) => void) | undefined;
}) {
  const t = useTranslations("Onboarding");
  const points = pointsOf(progress);
  const level = levelOf(points);
  const within = points % pointsPerLevel;
  return (
    <aside aria-label={t("panel.title")} className="grid gap-6 sm:max-lg:grid-cols-2">
      <Card className="p-5">
        <ListHeading title={t("panel.steps")} unit={t("panel.unit")} />
        <ol className="-mx-3 mt-2">
          {onboardingSteps.map(({ id, points: worth }) => {
            const isCompleted = progress.completedSteps.includes(id);
            const isFaulty = faultySteps.includes(id);
            const isCurrent = id === currentStep;
            const Icon = isFaulty ? CircleAlert : isCompleted ? CircleCheck : Circle;
            const state = isFaulty ? t("withError") : isCompleted ? t("completed") : t("notCompleted");
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onGoTo?.(id)}
                  disabled={!onGoTo}
                  aria-current={isCurrent ? "step" : undefined}
                  className={cn(
                    "flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left transition-colors hover:bg-muted",
                    isCurrent && "bg-secondary font-medium text-secondary-foreground hover:bg-secondary",
                  )}
                >
                  <Icon
                    aria-hidden
                    className={cn(
                      "size-5 shrink-0",
                      isFaulty ? "text-destructive" : isCompleted ? "text-success" : "text-muted-foreground",
                    )}
                  />
                  <span className="min-w-0 flex-1">
                    {t(`steps.${id}.title`)}
                    <span className="sr-only"> ({state})</span>
                  </span>
                  <span className="tabular shrink-0 text-sm opacity-80" aria-hidden>
                    {worth}
                  </span>
                  <span className="sr-only">{t("worth", { points: worth })}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </Card>
      <Card className="p-5 text-sm">
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          <div className="flex gap-1.5">
            <dt className="text-muted-foreground">{t("panel.points")}</dt>
            <dd className="tabular font-medium">{points}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-muted-foreground">{t("panel.level")}</dt>
            <dd className="tabular font-medium">{level}</dd>
          </div>
        </dl>
        <p className="tabular mt-1 text-muted-foreground">
          {t("panel.toNext", { points: pointsPerLevel - within, level: level + 1 })}
        </p>
        <details className="group mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
            <span className="font-medium">{t("panel.achievements")}</span>
            <span className="tabular flex items-center gap-1 text-muted-foreground">
              {t("panel.count", { unlocked: progress.achievements.length, total: achievements.length })}
              <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
            </span>
          </summary>
          <ul className="space-y-3">
            {achievements.map(({ id, points: worth }) => {
              const isUnlocked = progress.achievements.includes(id);
              return (
                <li key={id} className="flex items-start gap-2.5">
                  {isUnlocked ? (
                    <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                  ) : (
                    <Lock aria-hidden className="mt-0.5 size-5 shrink-0 p-0.5 text-muted-foreground" />
                  )}
                  <span className="min-w-0 flex-1">
                    <span className={isUnlocked ? "font-medium" : "text-muted-foreground"}>
                      {t(`achievements.${id}.title`)}
                    </span>
                    <span className="sr-only"> ({isUnlocked ? t("panel.unlocked") : t("panel.locked")})</span>
                    <span className="block text-muted-foreground">{t(`achievements.${id}.description`)}</span>
                  </span>
                  <span className="tabular shrink-0 text-muted-foreground">
                    <span aria-hidden>{worth}</span>
                    <span className="sr-only">{t("worth", { points: worth })}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      </Card>
    </aside>
  );
}

/** The title of a list, and above its last column what the numbers are; each number says it itself when read out. */
function ListHeading({ title, unit }: { title: string; unit: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="text-subheading">{title}</h2>
      <p aria-hidden className="text-muted-foreground text-sm">
        {unit}
      </p>
    </div>
  );
}
