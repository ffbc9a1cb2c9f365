"use client";

import Link from "next/link";
import { useState } from "react";
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

export interface PasswordSignInText {
  email: string;
  password: string;
  showPassword: string;
  submit: string;
  pending: string;
  forgot: string;
  resend: string;
  resent: string;
  problemTitle: string;
  credentials: string;
  unverified: string;
  failed: string;
}

type Problem = { text: string; unverifiedEmail?: string };

/** Signs in with e-mail and password and opens `returnTo`, or the home page. */
export function PasswordSignInForm({
  text,
  returnTo,
  forgotHref,
}: {
  text: PasswordSignInText;
  returnTo: string | null;
  forgotHref: string;
}) {
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
      setProblem({ text: text.unverified, unverifiedEmail: values.email });
    else setProblem({ text: failure === "CredentialsSignin" ? text.credentials : text.failed });
  }

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: text.resent, description: message });
    } catch (error) {
      setProblem({ text: serverMessage(error, text.failed), unverifiedEmail: email });
    }
  }

  const unverifiedEmail = problem?.unverifiedEmail;
  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => setProblem({ text: serverMessage(error, text.failed) })}
    >
      {problem ? (
        <ProblemNotice title={text.problemTitle}>
          <p>{problem.text}</p>
          {unverifiedEmail ? (
            <Button variant="outline" className="mt-2" onClick={() => resend(unverifiedEmail)}>
              {text.resend}
            </Button>
          ) : null}
        </ProblemNotice>
      ) : null}
      <TextField<PasswordSignInInput> name="email" label={text.email} type="email" autoComplete="username" />
      <PasswordField<PasswordSignInInput>
        name="password"
        label={text.password}
        showLabel={text.showPassword}
        autoComplete="current-password"
      />
      <div className="space-y-2">
        <SubmitButton
          pendingLabel={text.pending}
          isPending={isLeaving}
          disabled={!isReady}
          className="w-full"
        >
          {text.submit}
        </SubmitButton>
        <Button asChild variant="link" className="w-full">
          <Link href={forgotHref} prefetch={false}>
            {text.forgot}
          </Link>
        </Button>
      </div>
    </Form>
  );
}
