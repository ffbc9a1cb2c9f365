"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import type { ButtonProps } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { useHydrated } from "@/lib/client/use-hydrated";
import { forgotPassword, requestSignInLink, resendVerification } from "@/lib/features/accounts/client";
import { type ForgotPasswordInput, forgotPasswordInput } from "@/lib/features/accounts/schemas";

/** What is asked for, and the words of its field and button. */
const requests = {
  "forgot-password": {
    send: forgotPassword,
    email: "fields.email",
    submit: "forgot.submit",
  },
  "email-link": {
    send: requestSignInLink,
    email: "fields.emailForLink",
    submit: "login.linkSubmit",
  },
  "resend-verification": {
    send: resendVerification,
    email: "fields.email",
    submit: "sendNewLink",
  },
} as const;

/** Asks for a mail with a link. What the server answers is the same whether the address is known or not. */
export function EmailRequestForm({
  request,
  returnTo,
  variant = "accent",
}: {
  request: keyof typeof requests;
  returnTo: string | null;
  variant?: ButtonProps["variant"];
}) {
  const t = useTranslations("Accounts");
  const { send, ...words } = requests[request];
  const form = useZodForm(forgotPasswordInput, { defaultValues: { email: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const isReady = useHydrated();

  if (answer !== null) {
    return (
      <DoneNotice title={t("forgot.doneTitle")}>
        <p>{answer}</p>
      </DoneNotice>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ email }: ForgotPasswordInput) => {
        setProblem(null);
        setAnswer((await send(email, returnTo)).message);
      }}
      onError={(error) => setProblem(serverMessage(error, t("problems.failed")))}
    >
      {problem ? (
        <ProblemNotice title={t("forgot.failedTitle")}>
          <p>{problem}</p>
        </ProblemNotice>
      ) : null}
      <TextField<ForgotPasswordInput> name="email" label={t(words.email)} type="email" autoComplete="email" />
      <SubmitButton variant={variant} pendingLabel={t("sending")} disabled={!isReady} className="w-full">
        {t(words.submit)}
      </SubmitButton>
    </Form>
  );
}
