"use client";

import { CircleCheck, CirclePause, CirclePlay, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState, useTransition } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { changeOwnLifecycle } from "@/lib/features/company-projects/client";
import { openingLifecycle, type PostingLifecycle } from "@/lib/features/postings/lifecycle";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

const events = [
  ["pause", CirclePause],
  ["open", CirclePlay],
  ["fill", CircleCheck],
  ["withdraw", Undo2],
] as const;

/** What a company may do with its posting beside editing (deal J4); an end asks first and says whom it declines. */
export function LifecycleButtons({
  id,
  lifecycle,
  waiting,
}: {
  id: number;
  lifecycle: PostingLifecycle;
  /** How many applicants wait for an answer. */
  waiting: number;
}) {
  const t = useTranslations("CompanyProject");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const router = useRouter();
  const [asking, setAsking] = useState<"fill" | "withdraw" | null>(null);
  const [isPending, startTransition] = useTransition();

  function change(event: (typeof events)[number][0]) {
    const to = openingLifecycle.next(event, lifecycle, "company") ?? lifecycle;
    setAsking(null);
    startTransition(async () => {
      try {
        await changeOwnLifecycle({ params: { id }, body: { lifecycle: to } });
        toast({ title: t(`done.${to}`) });
      } catch (error) {
        failedToast(error, feedback);
      }
      // After a refusal, too: the buttons are those of a state that has passed.
      router.refresh();
    });
  }

  return (
    <>
      {events
        .filter(([event]) => openingLifecycle.canHappen(event, lifecycle, "company"))
        .map(([event, Icon]) => (
          <Button
            key={event}
            variant="outline"
            disabled={isPending}
            onClick={() => (event === "fill" || event === "withdraw" ? setAsking(event) : change(event))}
          >
            <Icon aria-hidden />
            {t(`actions.${event}`)}
          </Button>
        ))}
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`confirm.${asking}`)}
            description={t("confirm.declines", { count: waiting })}
            confirm={t(`actions.${asking}`)}
            keep={actions("cancel")}
            close={actions("close")}
            onConfirm={() => change(asking)}
            onKeep={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
