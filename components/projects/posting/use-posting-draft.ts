"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useFormDraft } from "@/components/form/use-form-draft";
import type { CurrentUser } from "@/lib/client/use-current-user";
import { storedPostingDraft } from "@/lib/features/projects/posting-client";
import {
  emptyPosting,
  type PostingFormValues,
  type PostingValues,
} from "@/lib/features/projects/posting-form";

export interface PostingDraftState {
  /** What there is to say about the draft; "none" before anything was typed. */
  status: "none" | "restored" | "cleared" | "saving" | "saved";
  /** Empties the form and forgets the draft; `undo` brings both back. */
  clear: () => void;
  undo: () => void;
  /** Forgets the draft of a posting that was sent. */
  forget: () => void;
}

/** What is known of somebody who is signed in; empty texts for a guest. */
const knownOf = ({ firstName, lastName, email }: CurrentUser) => ({
  customerName: [firstName, lastName].filter(Boolean).join(" "),
  customerEmail: email ?? "",
});

/**
 * What the form begins with: what its page hands it, over the draft of this browser, and in fields that both leave
 * empty what is known of the visitor. Later changes are saved; the draft can be cleared and brought back.
 */
export function usePostingDraft(
  form: UseFormReturn<PostingValues, unknown, PostingFormValues>,
  user: CurrentUser,
  initialValues: Partial<PostingValues> | undefined,
): PostingDraftState {
  const [notice, setNotice] = useState<"none" | "restored" | "cleared">("none");
  const [cleared, setCleared] = useState<PostingValues | null>(null);
  const { getValues, reset } = form;

  // Before useFormDraft, whose own effect restores it.
  useEffect(() => {
    if (storedPostingDraft.read(new Date())) setNotice("restored");
  }, []);
  const { status, clear } = useFormDraft(form, storedPostingDraft);
  // After it. Resets, because none of this is a change of the person's that is to be saved.
  useEffect(() => {
    if (initialValues) reset({ ...getValues(), ...initialValues }, { keepDefaultValues: true });
  }, [initialValues, getValues, reset]);
  useEffect(() => {
    const [values, known] = [getValues(), knownOf(user)];
    const customerName = values.customerName || known.customerName;
    const customerEmail = values.customerEmail || known.customerEmail;
    if (customerName === values.customerName && customerEmail === values.customerEmail) return;
    reset(
      { ...values, customerName, customerEmail },
      { keepDefaultValues: true, keepErrors: true, keepIsSubmitted: true, keepTouched: true },
    );
  }, [user, getValues, reset]);

  return {
    status: status === "idle" ? notice : status,
    clear() {
      setCleared(getValues());
      clear();
      reset({ ...emptyPosting, ...knownOf(user) });
      setNotice("cleared");
    },
    undo() {
      if (!cleared) return;
      reset(cleared);
      storedPostingDraft.write(cleared, new Date());
      setNotice("restored");
    },
    forget: clear,
  };
}
