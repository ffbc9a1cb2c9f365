"use client";

import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { StoredObject } from "@/lib/client/storage";
import { useFormDraft } from "./use-form-draft";

export interface VisitorDraftState {
  /** What there is to say about the draft; "none" before anything was typed. */
  status: "none" | "restored" | "cleared" | "saving" | "saved";
  /** Empties the form and forgets the draft; `undo` brings both back. */
  clear: () => void;
  undo: () => void;
  /** Forgets the draft of what was sent. */
  forget: () => void;
}

interface VisitorDraft<Input extends FieldValues> {
  /** The same object on every render (module level). */
  draft: StoredObject<Partial<Input>>;
  empty: Input;
  /** What is known of the visitor, as texts of the form; the same object as long as it says the same. */
  known: Partial<Input>;
  /** What the page hands the form; it comes before the draft. */
  initialValues?: Partial<Input> | undefined;
}

/**
 * What a form begins with: what its page hands it, over the draft of this browser (spec 000 §4), and in fields that
 * both leave empty what is known of the visitor. Later changes are saved; the draft can be cleared and brought back.
 */
export function useVisitorDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { draft, empty, known, initialValues }: VisitorDraft<Input>,
): VisitorDraftState {
  const [notice, setNotice] = useState<"none" | "restored" | "cleared">("none");
  const [cleared, setCleared] = useState<Input | null>(null);
  const { getValues, reset } = form;

  // Before useFormDraft, whose own effect restores it.
  useEffect(() => {
    if (draft.read(new Date())) setNotice("restored");
  }, [draft]);
  const { status, clear } = useFormDraft(form, draft);
  // After it. Resets, because none of this is a change of the person's that is to be saved.
  useEffect(() => {
    if (initialValues) reset({ ...getValues(), ...initialValues }, { keepDefaultValues: true });
  }, [initialValues, getValues, reset]);
  useEffect(() => {
    const values = getValues();
    const missing = Object.entries(known).filter(([name, value]) => value && !values[name]);
    if (missing.length === 0) return;
    reset(
      { ...values, ...Object.fromEntries(missing) },
      { keepDefaultValues: true, keepErrors: true, keepIsSubmitted: true, keepTouched: true },
    );
  }, [known, getValues, reset]);

  return {
    status: status === "idle" ? notice : status,
    clear() {
      setCleared(getValues());
      clear();
      reset({ ...empty, ...known });
      setNotice("cleared");
    },
    undo() {
      if (!cleared) return;
      reset(cleared);
      draft.write(cleared, new Date());
      setNotice("restored");
    },
    forget: clear,
  };
}
