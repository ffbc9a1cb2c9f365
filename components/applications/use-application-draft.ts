"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFormDraft } from "@/components/form/use-form-draft";
import type { CurrentUser } from "@/lib/client/use-current-user";
import { emptyApplication, storedApplicationDraft } from "@/lib/features/applications/client";
import type { ApplicationForm, ApplicationFormValues } from "@/lib/features/applications/schemas";

export interface ApplicationDraftState {
  /** What there is to say about the draft; "none" before anything was typed. */
  status: "none" | "restored" | "cleared" | "saving" | "saved";
  /** Empties the form and forgets the draft; `undo` brings both back. */
  clear: () => void;
  undo: () => void;
  /** Forgets the draft of an application that was sent. */
  forget: () => void;
}

/** What is known of somebody who is signed in; empty texts for a guest. */
const knownOf = ({ firstName, lastName, email }: CurrentUser) => ({
  name: [firstName, lastName].filter(Boolean).join(" "),
  email: email ?? "",
});

/**
 * What the form begins with: the draft of this browser (spec 000 §4), and in fields that it leaves empty what is
 * known of the visitor. Later changes are saved; the draft can be cleared and brought back.
 */
export function useApplicationDraft(
  form: UseFormReturn<ApplicationForm, unknown, ApplicationFormValues>,
  user: CurrentUser,
): ApplicationDraftState {
  const [notice, setNotice] = useState<"none" | "restored" | "cleared">("none");
  const [cleared, setCleared] = useState<ApplicationForm | null>(null);
  const { getValues, reset } = form;

  // Before useFormDraft, whose own effect restores it.
  useEffect(() => {
    if (storedApplicationDraft.read(new Date())) setNotice("restored");
  }, []);
  const { status, clear } = useFormDraft(form, storedApplicationDraft);
  // After it: what somebody typed comes before what we know. A reset, because that is no change to be saved.
  useEffect(() => {
    const [values, known] = [getValues(), knownOf(user)];
    const name = values.name || known.name;
    const email = values.email || known.email;
    if (name === values.name && email === values.email) return;
    reset({ ...values, name, email }, { keepDefaultValues: true, keepErrors: true, keepIsSubmitted: true });
  }, [user, getValues, reset]);

  return {
    status: status === "idle" ? notice : status,
    clear() {
      setCleared(getValues());
      clear();
      reset({ ...emptyApplication, ...knownOf(user) });
      setNotice("cleared");
    },
    undo() {
      if (!cleared) return;
      reset(cleared);
      storedApplicationDraft.write(cleared, new Date());
      setNotice("restored");
    },
    forget: clear,
  };
}
