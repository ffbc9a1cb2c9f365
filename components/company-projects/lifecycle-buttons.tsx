"use client";

import { CircleCheck, CirclePause, CirclePlay, Undo2 } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState, useTransition } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { changeOwnLifecycle, getOwnProject } from "@/lib/features/company-projects/client";
import { isOver, openingLifecycle, type PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { projectStatePlace } from "@/lib/features/postings/rules";
import { waitingStages } from "@/lib/features/project-applications/stages";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

const events = [
  ["pause", CirclePause],
  ["open", CirclePlay],
  ["fill", CircleCheck],
  ["withdraw", Undo2],
] as const;

/** An end that is asked about: how many it declines, and how many stay because their quote was accepted. */
type Asking = { event: "fill" | "withdraw"; count: number; kept: number };

/** What a company may do with its posting beside editing (deal J4); an end asks first and says whom it declines. */
export function LifecycleButtons({
  id,
  lifecycle,
  only,
}: {
  id: number;
  lifecycle: PostingLifecycle;
  /** The one thing that is offered here. */
  only?: "fill";
}) {
  const t = useTranslations("CompanyProject");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const router = useRouter();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isPending, startTransition] = useTransition();
  const shown = useRef(lifecycle);
  // An end leaves no button that could keep the focus: it goes to what is said of it.
  useEffect(() => {
    if (shown.current !== lifecycle && isOver(lifecycle)) document.getElementById(projectStatePlace)?.focus();
    shown.current = lifecycle;
  }, [lifecycle]);

  function change(event: (typeof events)[number][0]) {
    const to = openingLifecycle.next(event, lifecycle, "company") ?? lifecycle;
    setAsking(null);
    startTransition(async () => {
      try {
        await changeOwnLifecycle({ params: { id }, body: { lifecycle: to } });
        toast({ title: t(`done.${to}`) });
      } catch (error) {
        failedToast(error, feedback);
        // After a refusal the buttons are those of a state that has passed; without a connection the page would go.
        if (!isConflict(error)) return;
      }
      router.refresh();
    });
  }

  /** How many applicants wait is counted when it is asked: the board below may have moved some. */
  function ask(event: "fill" | "withdraw") {
    startTransition(async () => {
      try {
        const { counts, underContract } = await getOwnProject({ params: { id } });
        const waiting = waitingStages.reduce((sum, stage) => sum + counts[stage], 0);
        setAsking({ event, count: waiting - underContract, kept: underContract });
      } catch (error) {
        failedToast(error, feedback);
      }
    });
  }

  return (
    <>
      {events
        .filter(([event]) => only === undefined || event === only)
        .filter(([event]) => openingLifecycle.canHappen(event, lifecycle, "company"))
        .map(([event, Icon]) => (
          <Button
            // One button, so that the focus stays where it is when pausing turns into opening.
            key={event === "open" ? "pause" : event}
            variant="outline"
            aria-disabled={isPending}
            onClick={() =>
              isPending || (event === "fill" || event === "withdraw" ? ask(event) : change(event))
            }
          >
            <Icon aria-hidden />
            {t(`actions.${event}`)}
          </Button>
        ))}
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`confirm.${asking.event}`)}
            description={t("confirm.declines", { count: asking.count, kept: asking.kept })}
            confirm={t(`actions.${asking.event}`)}
            keep={actions("cancel")}
            close={actions("close")}
            onConfirm={() => change(asking.event)}
            onKeep={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
