"use client";

import { createContext, useContext, useEffect, useId } from "react";
import { type FieldValues, get, useFormContext, useFormState } from "react-hook-form";

interface FormContextValue {
  /** Field name → the label and element id that the error summary shows and links to. */
  registerField: (name: string, field: { label: string; id: string }) => () => void;
}

export const OwnFormContext = createContext<FormContextValue | null>(null);

export function useOwnForm(): FormContextValue {
  const context = useContext(OwnFormContext);
  if (!context) throw new Error("A field must stand inside <Form>");
  return context;
}

/** What every field needs: its ids, its error, and its entry in the error summary. */
export function useField(name: string, label: string, help: unknown) {
  const id = useId();
  const { registerField } = useOwnForm();
  const { register, control } = useFormContext<FieldValues>();
  const { errors } = useFormState({ control, name });
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message;
  const error = typeof message === "string" && message !== "" ? message : undefined;

  useEffect(() => registerField(name, { label, id }), [registerField, name, label, id]);

  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    id,
    register,
    error,
    helpId,
    errorId,
    /** Spread on the control. */
    aria: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": [helpId, errorId].filter(Boolean).join(" ") || undefined,
    },
  };
}
