"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import { resendVerification, type SignInFailure, signInWithPassword } from "@/lib/features/accounts/client";
import { type PasswordSignInInput, passwordSignInInput } from "@/lib/features/accounts/schemas";
import { SecondFactorField } from "./second-factor-field";
import { useLeaving } from "./use-leaving";

/** Refusals whose words say all there is to say. */
const words: Partial<Record<SignInFailure, "credentials" | "suspended" | "codeWrong">> = {
  CredentialsSignin: "credentials",
  AccountSuspended: "suspended",
  TwoFactorWrong: "codeWrong",
};

type Problem = { text: string; unverifiedEmail?: string };

/** Signs in with e-mail and password and opens `returnTo`, or the home page. */
export function PasswordSignInForm({
  returnTo,
  forgotHref,
}: {
  returnTo: string | null;
  forgotHref: string;
}) {
  const t = useTranslations("Accounts");
  const links = useTranslations("Links");
  const form = useZodForm(passwordSignInInput, { defaultValues: { email: "", password: "", code: "" } });
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const feedback = useTranslations("Feedback");
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isLeaving, leaveTo } = useLeaving();
  // Sent before the script is there, the browser would put the password into the address.
  const isReady = useHydrated();

  async function submit(values: PasswordSignInInput) {
    setProblem(null);
    const failure = await signInWithPassword(values);
    if (failure === null) leaveTo(returnTo ?? "/");
    else if (failure === "TwoFactorNeeded") setIsCodeAsked(true);
    else if (failure === "EmailNotVerified")
      setProblem({ text: t("problems.unverified"), unverifiedEmail: values.email });
    else setProblem({ text: t(`problems.${words[failure] ?? "failed"}`) });
    if (failure === "TwoFactorWrong") form.setValue("code", "");
  }

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: t("forgot.doneTitle"), description: message });
    } catch (error) {
      setProblem({ text: serverMessage(error, t("problems.failed")), unverifiedEmail: email });
    }
  }

  const unverifiedEmail = problem?.unverifiedEmail;
  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => setProblem({ text: serverMessage(error, feedback("checkConnection")) })}
    >
      {problem ? (
        <ProblemNotice title={t("problems.title")}>
          <p>{problem.text}</p>
          {unverifiedEmail ? (
            <Button variant="outline" className="mt-2" onClick={() => resend(unverifiedEmail)}>
              {t("sendNewLink")}
            </Button>
          ) : null}
        </ProblemNotice>
      ) : null}
      <TextField<PasswordSignInInput>
        name="email"
        label={t("fields.email")}
        type="email"
        autoComplete="username"
      />
      <PasswordField<PasswordSignInInput>
        name="password"
        label={t("fields.password")}
        showLabel={t("fields.showPassword")}
        autoComplete="current-password"
      />
      {isCodeAsked ? (
        <SecondFactorField<PasswordSignInInput> name="code" label={t("secondFactor.code")} />
      ) : null}
      <div className="space-y-2">
        <SubmitButton
          pendingLabel={t("login.pending")}
          isPending={isLeaving}
          disabled={!isReady}
          className="w-full"
        >
          {links("signIn")}
        </SubmitButton>
        <Button asChild variant="link" className="w-full">
          <Link href={forgotHref} prefetch={false}>
            {t("login.forgot")}
          </Link>
        </Button>
      </div>
    </Form>
  );
}
