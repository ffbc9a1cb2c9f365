"use client";

import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Button } from "@/components/ui/button";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { answerMeeting } from "@/lib/features/meetings/client-meeting-client";
import type { ExpertAnswer } from "@/lib/features/meetings/states";

/** Whether the expert whom a meeting is about has time for the work: one press, which can be taken back by the other. */
export function MeetingAnswer({
  meetingId,
  initial,
  label,
}: {
  meetingId: number;
  initial: ExpertAnswer | null;
  /** Which meeting, for who does not see what stands beside it. */
  label: string;
}) {
  const t = useTranslations("MeetingAnswer");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const [answer, setAnswer] = useState(initial);
  const [isSending, setIsSending] = useState(false);

  async function say(wanted: ExpertAnswer) {
    if (isSending || wanted === answer) return;
    const before = answer;
    setAnswer(wanted);
    setIsSending(true);
    try {
      await answerMeeting({ params: { id: meetingId }, body: { answer: wanted } });
    } catch (error) {
      setAnswer(before);
      failedToast(error, feedback);
      // It has begun, or is called off.
      if (isConflict(error)) router.refresh();
    } finally {
      setIsSending(false);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and these two act at once
    <div role="group" aria-label={label} className="mt-2 flex flex-wrap items-center gap-2">
      {(["available", "not_available"] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={answer === each ? "primary" : "outline"}
          aria-pressed={answer === each}
          onClick={() => say(each)}
        >
          {each === "available" ? <Check aria-hidden /> : <X aria-hidden />}
          {t(each)}
        </Button>
      ))}
      <span role="status" className="text-muted-foreground text-sm">
        {answer && !isSending ? t("told") : ""}
      </span>
    </div>
  );
}
