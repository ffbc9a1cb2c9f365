"use client";

import { useState } from "react";
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

export interface RegisterText {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordHelp: string;
  showPassword: string;
  submit: string;
  pending: string;
  doneTitle: string;
  doneHint: string;
  resend: string;
  failedTitle: string;
  failed: string;
}

/** Registers an account; afterwards the mail has the link to go on with. */
export function RegisterForm({ text, returnTo }: { text: RegisterText; returnTo: string | null }) {
  const form = useZodForm(registerForm, {
    defaultValues: { firstName: "", lastName: "", email: "", password: "" },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ message: string; email: string } | null>(null);
  const isReady = useHydrated();

  async function resend(email: string) {
    try {
      const { message } = await resendVerification(email, returnTo);
      toast({ title: text.doneTitle, description: message });
    } catch (error) {
      toast({ title: text.failed, description: serverMessage(error, ""), variant: "destructive" });
    }
  }

  if (done) {
    return (
      <div className="space-y-4">
        <DoneNotice title={text.doneTitle}>
          <p>{done.message}</p>
          <p className="break-all font-medium">{done.email}</p>
        </DoneNotice>
        <p className="text-muted-foreground">{text.doneHint}</p>
        <Button variant="outline" className="w-full" onClick={() => resend(done.email)}>
          {text.resend}
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
      onError={(error) => setProblem(serverMessage(error, text.failed))}
    >
      {problem ? (
        <ProblemNotice title={text.failedTitle}>
          <p>{problem}</p>
        </ProblemNotice>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField<Registration> name="firstName" label={text.firstName} autoComplete="given-name" />
        <TextField<Registration> name="lastName" label={text.lastName} autoComplete="family-name" />
      </div>
      <TextField<Registration> name="email" label={text.email} type="email" autoComplete="email" />
      <PasswordField<Registration>
        name="password"
        label={text.password}
        showLabel={text.showPassword}
        help={text.passwordHelp}
        autoComplete="new-password"
      />
      <SubmitButton pendingLabel={text.pending} disabled={!isReady} className="w-full">
        {text.submit}
      </SubmitButton>
    </Form>
  );
}
