"use client";

import { useEffect, useState } from "react";

/** Pause in typing before a search text counts (spec 000 §4, §9). */
export const searchDebounceMs = 500;

/** The value as it was once it had not changed for that long. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
