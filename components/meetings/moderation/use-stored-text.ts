"use client";

import { useEffect, useState } from "react";

/** A text of a booking that is typed upon while colleagues may save another. */
export type StoredText = ReturnType<typeof useStoredText>;

/** @param stored the text as the list has it now */
export function useStoredText(stored: string) {
  const [typed, setTyped] = useState(stored);
  /** The stored text that was typed upon. */
  const [base, setBase] = useState(stored);
  const isChanged = typed.trim() !== base;
  // What colleagues save appears as long as nothing else was typed here.
  useEffect(() => {
    if (isChanged || stored === base) return;
    setTyped(stored);
    setBase(stored);
  }, [stored, base, isChanged]);
  return {
    stored,
    typed,
    setTyped,
    base,
    setBase,
    isChanged,
    /** A colleague has saved something else than what is typed here. */
    isConflict: isChanged && stored !== base && stored !== typed.trim(),
  };
}
