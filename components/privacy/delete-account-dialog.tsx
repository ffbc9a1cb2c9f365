"use client";

import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/form/fields";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { ApiError, serverMessage } from "@/lib/client/api";
import { openPage } from "@/lib/features/accounts/client";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { deleteAccount } from "@/lib/features/privacy/client";
import {
  type AccountDeletion,
  type DeletionForm,
  deletionForm,
  deletionWord,
} from "@/lib/features/privacy/schemas";
import { fillText } from "@/lib/shared/fill-text";
import type { DeletionTexts } from "./account-texts";
import { DeletionResult } from "./deletion-result";

const signInPath = pathWithQuery("/login", { returnTo: "/account" });

type Problem = { text: string; isSignedOut: boolean };

/**
 * Says what deleting the account means, asks for a typed confirmation and the password, and afterwards says what was
 * done. From then on there is no account page to go back to: closing leads home.
 */
export default function DeleteAccountDialog({
  texts,
  locale,
  hasPassword,
  onClose,
  onClosed,
}: {
  texts: DeletionTexts;
  locale: string;
  hasPassword: boolean;
  onClose: () => void;
  /** Gives focus back: Radix does so by itself only where it knows the button. */
  onClosed: () => void;
}) {
  const { dialog, done } = texts;
  const form = useZodForm(deletionForm(hasPassword), { defaultValues: { confirmation: "", password: "" } });
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
      text: isSignedOut ? dialog.signedOut : serverMessage(error, dialog.failed),
      isSignedOut,
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <DialogContent
        ref={contentRef}
        title={result ? done.title : dialog.title}
        description={result ? result.message : dialog.description}
        closeLabel={dialog.close}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {result ? (
          <>
            <DeletionResult result={result} texts={done} locale={locale} />
            <DialogFooter>
              <Button variant="accent" onClick={close}>
                {done.home}
              </Button>
            </DialogFooter>
          </>
        ) : (
          <>
            <Consequences texts={dialog} />
            <Form
              className="mt-6 border-border border-t pt-6"
              form={form}
              onSubmit={async (values: DeletionForm) => {
                setProblem(null);
                setResult(await deleteAccount(values));
              }}
              onError={fail}
            >
              {problem ? (
                <Alert role="alert" variant="destructive" title={dialog.failedTitle}>
                  <p>{problem.text}</p>
                  {problem.isSignedOut ? (
                    <Button variant="outline" onClick={() => openPage(signInPath)}>
                      {dialog.signIn}
                    </Button>
                  ) : null}
                </Alert>
              ) : null}
              <TextField<DeletionForm>
                name="confirmation"
                label={fillText(dialog.confirmation, { word: deletionWord })}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              {hasPassword ? (
                <PasswordField<DeletionForm>
                  name="password"
                  label={dialog.password}
                  showLabel={dialog.showPassword}
                  autoComplete="current-password"
                />
              ) : null}
              <DialogFooter>
                <Button variant="outline" disabled={isSubmitting} onClick={close}>
                  {dialog.cancel}
                </Button>
                <SubmitButton variant="destructive" pendingLabel={dialog.pending}>
                  {dialog.submit}
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
function Consequences({ texts }: { texts: DeletionTexts["dialog"] }) {
  const list = "mt-1 list-disc space-y-1 pl-5 text-muted-foreground";
  return (
    <div className="space-y-4">
      <section>
        <h3 className="font-semibold">{texts.deletedTitle}</h3>
        <ul className={list}>
          {Object.entries(texts.deleted).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{texts.anonymisedTitle}</h3>
        <ul className={list}>
          {Object.entries(texts.anonymised).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{texts.keptTitle}</h3>
        <p className="mt-1 text-muted-foreground">{texts.kept}</p>
      </section>
    </div>
  );
}
