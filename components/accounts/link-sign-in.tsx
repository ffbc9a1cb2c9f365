"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { signInWithLink } from "@/lib/features/accounts/client";
import { SecondFactorField } from "./second-factor-field";
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
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const form = useForm({ defaultValues: { code: "" } });
  const { isLeaving, leaveTo } = useLeaving();
  const hasStarted = useRef(false);

  const start = useCallback(
    async (code = "") => {
      setIsPending(true);
      setProblem(null);
      try {
        const failure = await signInWithLink(token, code);
        if (failure === null) leaveTo(returnTo ?? "/");
        else if (failure === "TwoFactorNeeded") setIsCodeAsked(true);
        else if (failure === "TwoFactorWrong") setProblem({ text: t("problems.codeWrong"), isFinal: false });
        else if (failure === "AccountSuspended") setProblem({ text: t("problems.suspended"), isFinal: true });
        else if (failure === "LinkExpired") setProblem({ text: t("problems.linkExpired"), isFinal: true });
        else setProblem({ text: t("problems.failed"), isFinal: false });
      } catch (error) {
        setProblem({ text: serverMessage(error, t("problems.failed")), isFinal: false });
      } finally {
        setIsPending(false);
      }
    },
    [token, returnTo, t, leaveTo],
  );

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
      {isCodeAsked && !problem?.isFinal ? (
        <Form form={form} onSubmit={({ code }) => start(code)}>
          <SecondFactorField<{ code: string }> name="code" label={t("secondFactor.code")} />
          <SubmitButton pendingLabel={t("login.pending")} isPending={isLeaving} className="w-full">
            {links("signIn")}
          </SubmitButton>
        </Form>
      ) : null}
      {problem?.isFinal || isCodeAsked ? null : (
        <Button variant="accent" className="w-full" disabled={isPending || isLeaving} onClick={() => start()}>
          {isPending || isLeaving ? t("login.pending") : links("signIn")}
        </Button>
      )}
    </div>
  );
}
