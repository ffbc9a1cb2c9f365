"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { ApiError, serverMessage } from "@/lib/client/api";
import { openPage } from "@/lib/client/open-page";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { deleteAccount } from "@/lib/features/privacy/client";
import {
  type AccountDeletion,
  type DeletionForm,
  deletionForm,
  deletionWord,
} from "@/lib/features/privacy/schemas";
import { DeletionResult } from "./deletion-result";

const signInPath = pathWithQuery("/login", { returnTo: "/account" });

const deletedKinds = ["account", "profile", "applications", "conversations", "mails"] as const;
const anonymisedKinds = ["meetings", "profile", "projects", "messages"] as const;

type Problem = { text: string; isSignedOut: boolean };

/**
 * Says what deleting the account means, asks for a typed confirmation and the password, and afterwards says what was
 * done. From then on there is no account page to go back to: closing leads home.
 */
export default function DeleteAccountDialog({
  hasPassword,
  onClose,
  onClosed,
}: {
  hasPassword: boolean;
  onClose: () => void;
  /** Gives focus back: Radix does so by itself only where it knows the button. */
  onClosed: () => void;
}) {
  const t = useTranslations("Account.delete");
  const actions = useTranslations("Actions");
  const links = useTranslations("Links");
  const word = t("dialog.word");
  const form = useZodForm(deletionForm(hasPassword, word), {
    defaultValues: { confirmation: "", password: "" },
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<AccountDeletion | null>(null);
  const { isSubmitting } = form.formState;
  const contentRef = useRef<HTMLDivElement>(null);

  // The form was long, its button at the end: what was done is read from its beginning.
  useEffect(() => {
    if (result) contentRef.current?.scrollIntoView?.({ block: "start" });
  }, [result]);

  function close() {
    if (isSubmitting) return;
    if (result) openPage("/");
    else onClose();
  }

  function fail(error: unknown) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    setProblem({
      text: isSignedOut ? t("dialog.signedOut") : serverMessage(error, t("dialog.failed")),
      isSignedOut,
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <DialogContent
        ref={contentRef}
        title={result ? t("done.title") : t("dialog.title")}
        description={result ? result.message : t("dialog.description")}
        closeLabel={actions("close")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {result ? (
          <>
            <DeletionResult result={result} />
            <DialogFooter>
              <Button variant="accent" onClick={close}>
                {t("done.home")}
              </Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <Consequences />
            <Form
              className="mt-6 border-border border-t pt-6"
              form={form}
              onSubmit={async ({ password }: DeletionForm) => {
                setProblem(null);
                setResult(await deleteAccount({ confirmation: deletionWord, password }));
              }}
              onError={fail}
            >
              {problem ? (
                <Alert role="alert" variant="destructive" title={t("dialog.failedTitle")}>
                  <p>{problem.text}</p>
                  {problem.isSignedOut ? (
                    <Button variant="outline" onClick={() => openPage(signInPath)}>
                      {links("signIn")}
                    </Button>
                  ) : null}
                </Alert>
              ) : null}
              <TextField<DeletionForm>
                name="confirmation"
                label={t("dialog.confirmation", { word })}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              {hasPassword ? (
                <PasswordField<DeletionForm>
                  name="password"
                  label={t("dialog.password")}
                  showLabel={t("dialog.showPassword")}
                  autoComplete="current-password"
                />
              ) : null}
              <DialogFooter>
                <Button variant="outline" disabled={isSubmitting} onClick={close}>
                  {t("dialog.cancel")}
                </Button>
                <SubmitButton variant="destructive" pendingLabel={t("dialog.pending")}>
                  {t("action")}
                </SubmitButton>
              </DialogFooter>
            </Form>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** What is deleted, what stays without the person in it and why, what stays because the law says so. */
function Consequences() {
  const t = useTranslations("Account.delete.dialog");
  const deletion = useTranslations("Account.delete");
  const list = "mt-1 list-disc space-y-1 pl-5 text-muted-foreground";
  return (
    <div className="space-y-4">
      <section>
        <h3 className="font-semibold">{t("deletedTitle")}</h3>
        <ul className={list}>
          {deletedKinds.map((kind) => (
            <li key={kind}>{t(`deleted.${kind}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{deletion("anonymised")}</h3>
        <ul className={list}>
          {anonymisedKinds.map((kind) => (
            <li key={kind}>{t(`anonymised.${kind}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{t("keptTitle")}</h3>
        <p className="mt-1 text-muted-foreground">{t("kept")}</p>
      </section>
    </div>
  );
}
