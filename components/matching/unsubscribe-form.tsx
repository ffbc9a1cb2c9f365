"use client";

import { type FormEvent, useState } from "react";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { useHydrated } from "@/lib/client/use-hydrated";
import { unsubscribe } from "@/lib/features/matching/client";
import { endDigests } from "@/lib/features/notifications/client";
import { stopAlerts } from "@/lib/features/saved-searches/client";

const ends = { expert: unsubscribe, alerts: stopAlerts, digest: endDigests };

/** Ends mails about matching projects, about saved searches or of a day's news at one press, by the link of such a mail. */
export function UnsubscribeForm({
  about,
  id,
  token,
  text,
}: {
  about: keyof typeof ends;
  /** Whose mails end: of matching projects an expert's, else an account's. */
  id: string;
  token: string;
  text: Record<"submit" | "pending" | "doneTitle" | "done" | "failedTitle" | "failed", string>;
}) {
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = useHydrated();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setState("sending");
    try {
      await ends[about](id, token);
      setState("done");
    } catch (error) {
      setProblem(serverMessage(error, text.failed));
      setState("asking");
    }
  }

  if (state === "done") {
    return (
      <DoneNotice title={text.doneTitle}>
        <p>{text.done}</p>
      </DoneNotice>
    );
  }
  return (
    <form onSubmit={submit} className="space-y-5">
      {problem === null ? null : (
        <ProblemNotice title={text.failedTitle}>
          <p>{problem}</p>
        </ProblemNotice>
      )}
      <Button type="submit" variant="accent" className="w-full" disabled={!isReady || state === "sending"}>
        {state === "sending" ? text.pending : text.submit}
      </Button>
    </form>
  );
}
