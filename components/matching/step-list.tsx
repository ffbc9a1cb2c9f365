import { Check, Circle, LoaderCircle } from "lucide-react";
import { useTranslations } from "#texts";

export type StepState = "done" | "running" | "waiting";

const icons = {
  done: <Check aria-hidden className="text-success" />,
  running: <LoaderCircle aria-hidden className="text-primary motion-safe:animate-spin" />,
  waiting: <Circle aria-hidden className="text-muted-foreground" />,
};

/** The steps of a progress, each with its state. */
export function StepList({
  steps,
}: {
  steps: readonly { key: string; title: string; text: string; state: StepState }[];
}) {
  const t = useTranslations("MatchingSteps");
  return (
    <ol className="space-y-4">
      {steps.map(({ key, title, text, state }) => (
        <li
          key={key}
          aria-current={state === "running" ? "step" : undefined}
          className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
        >
          {icons[state]}
          <div className={state === "waiting" ? "text-muted-foreground" : undefined}>
            <p className="font-medium">
              {title}
              <span className="sr-only">, {t(state)}</span>
            </p>
            <p className="text-muted-foreground text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
