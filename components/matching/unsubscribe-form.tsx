"use client";

import { type FormEvent, useState } from "react";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { useHydrated } from "@/lib/client/use-hydrated";
import { unsubscribe } from "@/lib/features/matching/client";
import { stopAlerts } from "@/lib/features/saved-searches/client";

/** Ends the mails about matching projects, or about saved searches, at one press, by the link of such a mail. */
export function UnsubscribeForm({
  expertId,
  userId,
  token,
  text,
}: {
  /** Whose mails about matching projects end. */
  expertId?: string | undefined;
  /** Whose mails about saved searches end. */
  userId?: string | undefined;
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
      await (userId ? stopAlerts(userId, token) : unsubscribe(expertId ?? "", token));
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
