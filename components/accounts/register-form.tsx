"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useHydrated } from "@/lib/client/use-hydrated";
import { register, resendVerification } from "@/lib/features/accounts/client";
import { type RegisterForm as Registration, registerForm } from "@/lib/features/accounts/schemas";

/** Registers an account; afterwards the mail has the link to go on with. */
export function RegisterForm({ returnTo }: { returnTo: string | null }) {
  const t = useTranslations("Accounts.register");
  const fields = useTranslations("Accounts.fields");
  const problems = useTranslations("Accounts.problems");
  const mailRequests = useTranslations("Accounts.mailRequests");
  const form = useZodForm(registerForm, {
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ message: string; email: string } | null>(null);
  const isReady = useHydrated();

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: t("doneTitle"), description: message });
    } catch (error) {
      toast({ title: problems("failed"), description: serverMessage(error, ""), variant: "destructive" });
    }
  }

  if (done) {
    return (
      <div className="space-y-4">
        <DoneNotice title={t("doneTitle")}>
          <p>{done.message}</p>
          <p className="break-all font-medium">{done.email}</p>
        </DoneNotice>
        <p className="text-muted-foreground">{t("doneHint")}</p>
        <Button variant="outline" className="w-full" onClick={() => resend(done.email)}>
          {mailRequests("submit.resend-verification")}
        </Button>
      </div>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async (values: Registration) => {
        setProblem(null);
        const { message } = await register(values, returnTo);
        setDone({ message, email: values.email });
      }}
      onError={(error) => setProblem(serverMessage(error, problems("failed")))}
    >
      {problem ? (
        <ProblemNotice title={t("failedTitle")}>
          <p>{problem}</p>
        </ProblemNotice>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField<Registration> name="firstName" label={fields("firstName")} autoComplete="given-name" />
        <TextField<Registration> name="lastName" label={fields("lastName")} autoComplete="family-name" />
      </div>
      <TextField<Registration> name="email" label={fields("email")} type="email" autoComplete="email" />
      <PasswordField<Registration>
        name="password"
        label={fields("password")}
        showLabel={fields("showPassword")}
        help={fields("passwordHelp")}
        autoComplete="new-password"
      />
      <SubmitButton pendingLabel={t("pending")} disabled={!isReady} className="w-full">
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
