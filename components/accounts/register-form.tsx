"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { NameFields } from "@/components/accounts/name-fields";
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
  const t = useTranslations("Accounts");
  const form = useZodForm(registerForm, {
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ message: string; email: string } | null>(null);
  const isReady = useHydrated();

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: t("register.doneTitle"), description: message });
    } catch (error) {
      toast({ title: t("problems.failed"), description: serverMessage(error, ""), variant: "destructive" });
    }
  }

  if (done) {
    return (
      <div className="space-y-4">
        <DoneNotice title={t("register.doneTitle")}>
          <p>{done.message}</p>
          <p className="break-all font-medium">{done.email}</p>
        </DoneNotice>
        <p className="text-muted-foreground">{t("register.doneHint")}</p>
        <Button variant="outline" className="w-full" onClick={() => resend(done.email)}>
          {t("sendNewLink")}
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
      onError={(error) => setProblem(serverMessage(error, t("problems.failed")))}
    >
      {problem ? (
        <ProblemNotice title={t("register.failedTitle")}>
          <p>{problem}</p>
        </ProblemNotice>
      ) : null}
      <NameFields />
      <TextField<Registration> name="email" label={t("fields.email")} type="email" autoComplete="email" />
      <PasswordField<Registration>
        name="password"
        label={t("fields.password")}
        showLabel={t("fields.showPassword")}
        help={t("fields.passwordHelp")}
        autoComplete="new-password"
      />
      <SubmitButton pendingLabel={t("register.pending")} disabled={!isReady} className="w-full">
        {t("register.submit")}
      </SubmitButton>
    </Form>
  );
}
