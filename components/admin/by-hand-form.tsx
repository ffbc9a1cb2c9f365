"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "#texts";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { type Leaving, useUnsavedGuard } from "@/components/form/use-unsaved-guard";
import { Alert } from "@/components/ui/alert";
import { serverMessage } from "@/lib/client/api";
import { type Attempt, createAttempts } from "@/lib/client/idempotency-key";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";

const DiscardDialog = lazy(() => import("@/components/feedback/discard-dialog"));

/**
 * The form that others fill in for themselves, filled in for them by an administrator. It leaves no draft in the
 * browser: what is typed is somebody else's. Every failure leaves it in the fields, and leaving the page asks first.
 */
export function ByHandForm<Input extends FieldValues, Output>({
  form,
  label,
  send,
  placeOf,
  children,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  label: string;
  /** Sent again with the same values, it counts once. Answers what was made, or why nothing can be. */
  send: (
    values: Output,
    attemptFor: (content: unknown) => Attempt,
  ) => Promise<{ id: number } | { refusal: string }>;
  /** Where what was made is looked after. */
  placeOf: (id: number) => string;
  children: ReactNode;
}) {
  const t = useTranslations("AdminByHand");
  const router = useRouter();
  const [attemptFor] = useState(createAttempts);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useUnsavedGuard(form.formState.isDirty, setLeaving);

  async function submit(values: Output) {
    setProblem(null);
    try {
      const made = await send(values, attemptFor);
      if ("refusal" in made) {
        setProblem(made.refusal);
        return;
      }
      toast({ title: t("done") });
      router.push(placeOf(made.id));
    } catch (error) {
      setProblem(serverMessage(error, t("unreachable")));
      // The form puts the server's field errors beside the fields.
      throw error;
    }
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      onError={() => undefined}
      aria-label={label}
      className="@container max-w-narrow space-y-6"
    >
      {children}
      {problem ? (
        <Alert variant="destructive" title={t("failed")}>
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="space-y-3">
        <SubmitButton
          size="lg"
          className="w-full sm:w-auto"
          pendingLabel={t("sending")}
          aria-describedby="by-hand-note"
        >
          {t("send")}
        </SubmitButton>
        <p id="by-hand-note" className="text-muted-foreground text-sm">
          {t("note")}
        </p>
      </div>
      {leaving ? (
        <Suspense fallback={null}>
          <DiscardDialog
            onDiscard={() => {
              setLeaving(null);
              if ("path" in leaving) router.push(leaving.path);
              else leaving.goOn();
            }}
            onKeep={() => setLeaving(null)}
          />
        </Suspense>
      ) : null}
    </Form>
  );
}
