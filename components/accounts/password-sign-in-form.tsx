"use client";

import Link from "next/link";
import { useState } from "react";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import { resendVerification, signInWithPassword } from "@/lib/features/accounts/client";
import { type PasswordSignInInput, passwordSignInInput } from "@/lib/features/accounts/schemas";
import { useLeaving } from "./use-leaving";

type Problem = { text: string; unverifiedEmail?: string };

/** Signs in with e-mail and password and opens `returnTo`, or the home page. */
export function PasswordSignInForm({
  returnTo,
  forgotHref,
}: {
  returnTo: string | null;
  forgotHref: string;
}) {
  const t = useTranslations("Accounts.login");
  const fields = useTranslations("Accounts.fields");
  const problems = useTranslations("Accounts.problems");
  const mailRequests = useTranslations("Accounts.mailRequests");
  const form = useZodForm(passwordSignInInput, { defaultValues: { email: "", password: "" } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isLeaving, leaveTo } = useLeaving();
  // Sent before the script is there, the browser would put the password into the address.
  const isReady = useHydrated();

  async function submit(values: PasswordSignInInput) {
    setProblem(null);
    const failure = await signInWithPassword(values);
    if (failure === null) leaveTo(returnTo ?? "/");
    else if (failure === "EmailNotVerified")
      setProblem({ text: problems("unverified"), unverifiedEmail: values.email });
    else setProblem({ text: failure === "CredentialsSignin" ? problems("credentials") : problems("failed") });
  }

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: mailRequests("doneTitle"), description: message });
    } catch (error) {
      setProblem({ text: serverMessage(error, problems("failed")), unverifiedEmail: email });
    }
  }

  const unverifiedEmail = problem?.unverifiedEmail;
  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => setProblem({ text: serverMessage(error, problems("failed")) })}
    >
      {problem ? (
        <ProblemNotice title={problems("title")}>
          <p>{problem.text}</p>
          {unverifiedEmail ? (
            <Button variant="outline" className="mt-2" onClick={() => resend(unverifiedEmail)}>
              {mailRequests("submit.resend-verification")}
            </Button>
          ) : null}
        </ProblemNotice>
      ) : null}
      <TextField<PasswordSignInInput>
        name="email"
        label={fields("email")}
        type="email"
        autoComplete="username"
      />
      <PasswordField<PasswordSignInInput>
        name="password"
        label={fields("password")}
        showLabel={fields("showPassword")}
        autoComplete="current-password"
      />
      <div className="space-y-2">
        <SubmitButton
          pendingLabel={t("pending")}
          isPending={isLeaving}
          disabled={!isReady}
          className="w-full"
        >
          {t("submit")}
        </SubmitButton>
        <Button asChild variant="link" className="w-full">
          <Link href={forgotHref} prefetch={false}>
            {t("forgot")}
          </Link>
        </Button>
      </div>
    </Form>
  );
}
