"use client";

import { useState } from "react";
import type { z } from "zod";
import { useTranslations } from "#texts";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { refreshCurrentUser } from "@/lib/client/use-current-user";
import { useHydrated } from "@/lib/client/use-hydrated";
import { resetPassword } from "@/lib/features/accounts/client";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { passwordForm } from "@/lib/features/accounts/schemas";

type NewPassword = z.infer<typeof passwordForm>;

/** Chooses a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, returnTo }: { token: string; returnTo: string | null }) {
  const t = useTranslations("Accounts");
  const links = useTranslations("Links");
  const form = useZodForm(passwordForm, { defaultValues: { password: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const isReady = useHydrated();

  if (answer !== null) {
    return (
      <div className="space-y-6">
        <DoneNotice title={t("reset.doneTitle")}>
          <p>{answer}</p>
        </DoneNotice>
        <Button asChild variant="accent" className="w-full">
          <Link href={pathWithQuery("/login", { returnTo })}>{links("signIn")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ password }: NewPassword) => {
        setProblem(null);
        setAnswer((await resetPassword({ token, password })).message);
        // Whoever was signed in here is not any more, and the header says so.
        void refreshCurrentUser();
      }}
      onError={(error) => setProblem(serverMessage(error, t("problems.failed")))}
    >
      {problem ? (
        <ProblemNotice title={t("reset.failedTitle")}>
          <p>{problem}</p>
          <Link
            href={pathWithQuery("/forgot-password", { returnTo })}
            className="inline-block py-2 font-medium underline underline-offset-4"
          >
            {t("reset.newLink")}
          </Link>
        </ProblemNotice>
      ) : null}
      <PasswordField<NewPassword>
        name="password"
        label={t("fields.newPassword")}
        showLabel={t("fields.showPassword")}
        help={t("fields.passwordHelp")}
        autoComplete="new-password"
      />
      <SubmitButton pendingLabel={t("reset.pending")} disabled={!isReady} className="w-full">
        {t("reset.submit")}
      </SubmitButton>
    </Form>
  );
}
