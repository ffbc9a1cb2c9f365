"use client";

import { useEffect, useState } from "react";
import type { KeyOf } from "@/lib/features/onboarding/skills";
import { comparableEntry } from "@/lib/features/postings/form-lists";

/**
 * What makes two names one skill. The vocabulary, which knows that K8s is Kubernetes, is loaded when skills are
 * entered; until it is there, and without it, case, spaces and punctuation do not count.
 */
export function useSkillKey(): KeyOf {
  const [keyOf, setKeyOf] = useState<KeyOf>(() => comparableEntry);
  useEffect(() => {
    let isHere = true;
    import("@/lib/shared/skills/normalize").then(
      ({ skillKey }) => isHere && setKeyOf(() => skillKey),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return keyOf;
}
