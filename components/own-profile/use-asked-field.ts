"use client";

import { useEffect } from "react";

/** The field of a form that an address asks for: "portfolioUrl" in /expert-profile/7#portfolioUrl. */
export const askedField = (): string => window.location.hash.slice(1);

/** Focuses the field of this name in a form. @returns whether the form has it */
export function focusField(formId: string, name: string): boolean {
  const form = document.getElementById(formId);
  const found = form instanceof HTMLFormElement && name !== "" ? form.elements.namedItem(name) : null;
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return false;
  // What is folded away cannot have the focus.
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
  return true;
}

/**
 * Focuses the field that the address asks for, when the form appears and whenever a link on its page asks for one. The
 * address is then without it, so that the same link works again.
 * @param otherwise the field to begin with; none leaves focus where it is
 */
export function useAskedField(formId: string, otherwise = ""): void {
  useEffect(() => {
    const answer = () => {
      if (!focusField(formId, askedField())) return false;
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
      return true;
    };
    const isAtWork = document.getElementById(formId)?.contains(document.activeElement);
    if (!answer() && !isAtWork) focusField(formId, otherwise);
    window.addEventListener("hashchange", answer);
    return () => window.removeEventListener("hashchange", answer);
  }, [formId, otherwise]);
}
