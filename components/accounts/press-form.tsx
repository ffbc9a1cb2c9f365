"use client";

import { type FormEvent, useState } from "react";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { useHydrated } from "@/lib/client/use-hydrated";

export type PressTexts = Record<
  "submit" | "pending" | "doneTitle" | "done" | "failedTitle" | "failed",
  string
> & {
  /** Stands above the button, and no longer than it. */
  question?: string;
};

/** What the link of a mail leads to: one press does it, because mail scanners open links too. */
export function PressForm({ send, text }: { send: () => Promise<unknown>; text: PressTexts }) {
  const [state, setState] = useState<"asking" | "sending" | "done">("asking");
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = useHydrated();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setState("sending");
    try {
      await send();
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
      {text.question ? <p className="text-muted-foreground">{text.question}</p> : null}
      <Button type="submit" variant="accent" className="w-full" disabled={!isReady || state === "sending"}>
        {state === "sending" ? text.pending : text.submit}
      </Button>
    </form>
  );
}
