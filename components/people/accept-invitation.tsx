"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "#texts";
import { NameFields } from "@/components/accounts/name-fields";
import { PressForm } from "@/components/accounts/press-form";
import { DoneNotice, ProblemNotice } from "@/components/feedback/notice";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { openPage } from "@/lib/client/open-page";
import { useHydrated } from "@/lib/client/use-hydrated";
import { signInWithPassword } from "@/lib/features/accounts/client";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { type OwnerForm, ownerForm } from "@/lib/features/accounts/schemas";
import { acceptAdminInvitation, makeInvitedAccount } from "@/lib/features/people/client";

const signInPath = pathWithQuery("/login", { returnTo: shellRoutes.admin });

/** Takes an invitation up with the account that somebody is signed in with, who signs in again after it. */
export function AcceptInvitation({ token }: { token: string }) {
  const t = useTranslations("BecomeAdministrator");
  const accounts = useTranslations("Accounts.problems");
  return (
    <PressForm
      send={async () => {
        await acceptAdminInvitation({ body: { token } });
        openPage(signInPath);
      }}
      text={{
        submit: t("title"),
        pending: t("pending"),
        doneTitle: t("doneTitle"),
        done: t("again"),
        failedTitle: t("failedTitle"),
        failed: accounts("failed"),
      }}
    />
  );
}

/** Makes the account of an invited address, and signs in with it. */
export function InvitedAccountForm({ token, terms }: { token: string; terms: ReactNode }) {
  const t = useTranslations("BecomeAdministrator");
  const accounts = useTranslations("Accounts");
  const links = useTranslations("Links");
  const form = useZodForm(ownerForm, { defaultValues: { firstName: "", lastName: "", password: "" } });
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const isReady = useHydrated();

  async function submit({ password, ...names }: OwnerForm) {
    setProblem(null);
    const { email } = await makeInvitedAccount({ body: { ...names, password, token } });
    // The account is made; whoever cannot be signed in now does it by hand.
    const failure = await signInWithPassword({ email, password }).catch(() => "unknown");
    if (failure === null) openPage(shellRoutes.admin);
    else setDone(true);
  }

  if (isDone) {
    return (
      <div className="space-y-6">
        <DoneNotice title={t("doneTitle")}>
          <p>{t("doneText")}</p>
        </DoneNotice>
        <Button asChild variant="accent" className="w-full">
          <Link href={signInPath}>{links("signIn")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={(error) => setProblem(serverMessage(error, accounts("problems.failed")))}
    >
      {problem ? (
        <ProblemNotice title={t("failedTitle")}>
          <p>{problem}</p>
        </ProblemNotice>
      ) : null}
      <NameFields />
      <PasswordField<OwnerForm>
        name="password"
        label={accounts("fields.password")}
        showLabel={accounts("fields.showPassword")}
        help={accounts("fields.passwordHelp")}
        autoComplete="new-password"
      />
      <p className="text-muted-foreground text-sm">{terms}</p>
      <SubmitButton pendingLabel={t("pending")} disabled={!isReady} className="w-full">
        {t("title")}
      </SubmitButton>
    </Form>
  );
}
