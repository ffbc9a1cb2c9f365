"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "#texts";
import { ProblemNotice } from "@/components/feedback/notice";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { serverMessage } from "@/lib/client/api";
import { withSession } from "@/lib/client/signed-in-again";
import { toast } from "@/lib/client/toast";
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from "@/lib/features/accounts/client";
import type { TwoFactorSetup, TwoFactorState } from "@/lib/features/accounts/two-factor-schemas";
import { RecoveryCodes } from "./recovery-codes";

type Fields = { password: string; code: string };
type Step =
  | { name: "off" }
  | { name: "scan"; setup: TwoFactorSetup }
  | { name: "codes"; codes: string[] }
  | { name: "on"; left: number };

/**
 * Sets the second factor up in three steps: password, code of the app, recovery codes; or turns it off. What is sent
 * after the session has ended waits for a new one.
 */
export function TwoFactor({ initial, hasPassword }: { initial: TwoFactorState; hasPassword: boolean }) {
  const t = useTranslations("TwoFactor");
  const fields = useTranslations("Accounts.fields");
  const problems = useTranslations("Accounts.problems");
  const [step, setStep] = useState<Step>(
    initial.isOn ? { name: "on", left: initial.recoveryCodesLeft } : { name: "off" },
  );
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Fields>({ defaultValues: { password: "", code: "" } });

  function go(next: Step) {
    setProblem(null);
    form.reset();
    setStep(next);
  }
  const send = (work: (fields: Fields) => Promise<Step>) => (fields: Fields) => {
    setProblem(null);
    return work(fields).then(go);
  };
  const fail = (error: unknown) => setProblem(serverMessage(error, problems("failed")));
  const notice =
    problem === null ? null : (
      <ProblemNotice title={t("failedTitle")}>
        <p>{problem}</p>
      </ProblemNotice>
    );
  const password = hasPassword ? (
    <PasswordField<Fields>
      name="password"
      label={fields("password")}
      showLabel={fields("showPassword")}
      autoComplete="current-password"
    />
  ) : null;

  if (step.name === "codes") {
    return <RecoveryCodes codes={step.codes} onKept={() => go({ name: "on", left: step.codes.length })} />;
  }
  if (step.name === "on") {
    const end = async (fields: Fields): Promise<Step> => {
      await withSession(() => endTwoFactor(fields.password, fields.code));
      toast({ title: t("ended") });
      return { name: "off" };
    };
    return (
      <div className="space-y-5">
        <p className="font-medium">{t("isOn", { left: step.left })}</p>
        <Form form={form} className="max-w-md" onSubmit={send(end)} onError={fail}>
          {notice}
          <p className="text-muted-foreground">{t("endDescription")}</p>
          {password}
          <CodeField />
          <SubmitButton variant="outline" pendingLabel={t("ending")}>
            {t("end")}
          </SubmitButton>
        </Form>
      </div>
    );
  }
  if (step.name === "scan") {
    const confirm = async ({ code }: Fields): Promise<Step> => {
      const { recoveryCodes } = await withSession(() => confirmTwoFactor(code));
      return { name: "codes", codes: recoveryCodes };
    };
    return (
      <div className="space-y-5">
        <h3 className="font-semibold">{t("scanTitle")}</h3>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(step.setup.qrCode)}`}
          alt={t("qrCode")}
          width={200}
          height={200}
          className="rounded-lg border border-border bg-white p-2"
        />
        <p className="text-muted-foreground">
          {t("byHand")}{" "}
          <code className="block font-mono text-foreground wrap-anywhere">{step.setup.secret}</code>
        </p>
        <Form form={form} className="max-w-md" onSubmit={send(confirm)} onError={fail}>
          {notice}
          <h3 className="font-semibold">{t("codeTitle")}</h3>
          <CodeField />
          <SubmitButton pendingLabel={t("confirming")}>{t("confirm")}</SubmitButton>
        </Form>
      </div>
    );
  }
  const begin = async (fields: Fields): Promise<Step> => ({
    name: "scan",
    setup: await withSession(() => beginTwoFactor(fields.password)),
  });
  return (
    <Form form={form} className="max-w-md" onSubmit={send(begin)} onError={fail}>
      {notice}
      {password}
      <SubmitButton variant="outline" pendingLabel={t("beginning")}>
        {t("begin")}
      </SubmitButton>
    </Form>
  );
}

function CodeField() {
  const t = useTranslations("TwoFactor");
  return (
    <TextField<Fields>
      name="code"
      label={t("code")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
