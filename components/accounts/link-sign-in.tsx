"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { signInWithLink } from "@/lib/features/accounts/client";
import { useLeaving } from "./use-leaving";

/**
 * Completes a sign-in by mailed link. It posts as soon as the page is there, so that a program which only looks
 * at the link does not use it up; the button stays for when that did not work.
 */
export function LinkSignIn({ token, returnTo }: { token: string; returnTo: string | null }) {
  const t = useTranslations("Accounts");
  const links = useTranslations("Links");
  const [problem, setProblem] = useState<{ text: string; isFinal: boolean } | null>(null);
  const [isPending, setIsPending] = useState(true);
  const { isLeaving, leaveTo } = useLeaving();
  const hasStarted = useRef(false);

  const start = useCallback(async () => {
    setIsPending(true);
    setProblem(null);
    try {
      const failure = await signInWithLink(token);
      if (failure === null) leaveTo(returnTo ?? "/");
      else if (failure === "LinkExpired") setProblem({ text: t("problems.linkExpired"), isFinal: true });
      else setProblem({ text: t("problems.failed"), isFinal: false });
    } catch (error) {
      setProblem({ text: serverMessage(error, t("problems.failed")), isFinal: false });
    } finally {
      setIsPending(false);
    }
  }, [token, returnTo, t, leaveTo]);

  useEffect(() => {
    // The token works once: a second run of this effect must not spend it on nothing.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, [start]);

  return (
    <div className="space-y-6">
      {problem ? (
        <ProblemNotice title={t("problems.title")}>
          <p>{problem.text}</p>
        </ProblemNotice>
      ) : null}
      {problem?.isFinal ? null : (
        <Button variant="accent" className="w-full" disabled={isPending || isLeaving} onClick={start}>
          {isPending || isLeaving ? t("login.pending") : links("signIn")}
        </Button>
      )}
    </div>
  );
}
