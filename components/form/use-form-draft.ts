"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { StoredObject } from "@/lib/client/storage";

/** Pause after the last change before a draft is saved (spec 000 §9). */
export const draftAutosaveDelayMs = 1000;

/**
 * Keeps a form's draft in the browser's storage: restored on load, saved about a second after the last change and
 * when the page is left. Call `clear` after a successful submit (spec 000 §4).
 * `draft` must be the same object on every render (module level).
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: StoredObject<Partial<Input>>,
): { status: "idle" | "saving" | "saved"; clear: () => void } {
  const [status, setStatus] = useState<"idle" | "saving" | "saved">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, getValues, reset } = form;

  useEffect(() => {
    const stored = draft.read(new Date());
    if (stored) reset({ ...getValues(), ...stored }, { keepDefaultValues: true });

    const save = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      draft.write(getValues(), new Date());
      setStatus("saved");
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name it was a reset, not the person's change.
        if (!name) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, draftAutosaveDelayMs);
        setStatus("saving");
      },
    });
    window.addEventListener("pagehide", save);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [draft, subscribe, getValues, reset]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    draft.clear();
    setStatus("idle");
  }, [draft]);

  return { status, clear };
}
