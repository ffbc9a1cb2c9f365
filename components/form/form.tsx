"use client";

import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { ErrorSummary } from "./error-summary";
import { OwnFormContext } from "./form-context";
import { setServerErrors } from "./server-errors";

/**
 * A form of `useZodForm`. Submitting an invalid one moves focus to a summary that links to each field; so do field
 * errors that the server answers (an ApiError thrown by `onSubmit`). Every other error of `onSubmit` goes to
 * `onError`. A second submit while one is under way is ignored; nothing typed is ever lost.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onError,
  onInvalid,
  className,
  children,
  ...props
}: {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => Promise<unknown> | unknown;
  onError?: (error: unknown) => void;
  /** The form was not sent, because of the errors that the summary lists. */
  onInvalid?: () => void;
  className?: string;
  children: ReactNode;
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}) {
  const [fields, setFields] = useState<ReadonlyMap<string, { label: string; id: string }>>(new Map());
  const isSubmitting = useRef(false);
  const wantsFocus = useRef(false);
  const summaryRef = useRef<HTMLDivElement>(null);

  const registerField = useCallback((name: string, field: { label: string; id: string }) => {
    setFields((known) => new Map(known).set(name, field));
    return () =>
      setFields((known) => {
        const rest = new Map(known);
        rest.delete(name);
        return rest;
      });
  }, []);
  const context = useMemo(() => ({ registerField }), [registerField]);

  // The summary is rendered some time after the submit was refused; it gets focus as soon as it is there.
  useEffect(() => {
    if (!wantsFocus.current || !summaryRef.current) return;
    wantsFocus.current = false;
    summaryRef.current.focus();
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    wantsFocus.current = false;
    const { activeElement: sender } = document;
    try {
      await form.handleSubmit(
        async (values) => {
          try {
            await onSubmit(values);
          } catch (error) {
            if (setServerErrors(form, error)) wantsFocus.current = true;
            else if (onError) onError(error);
            else throw error;
          }
        },
        () => {
          wantsFocus.current = true;
          onInvalid?.();
        },
      )(event);
    } finally {
      isSubmitting.current = false;
      // The button lost the focus, to the page or what is around it, while it was disabled; it comes back once it may.
      requestAnimationFrame(() => {
        if (sender instanceof HTMLElement && document.activeElement?.contains(sender)) sender.focus();
      });
    }
  }

  return (
    <FormProvider {...form}>
      <OwnFormContext value={context}>
        <form method="post" noValidate onSubmit={submit} className={cn("space-y-6", className)} {...props}>
          <ErrorSummary ref={summaryRef} errors={form.formState.errors as FieldErrors} fields={fields} />
          {children}
        </form>
      </OwnFormContext>
    </FormProvider>
  );
}
