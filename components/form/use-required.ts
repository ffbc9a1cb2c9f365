import type { FormEvent } from "react";
import { useTranslations } from "#texts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What makes a field required of a form that the browser checks: it says so in the language of the page, where its own
 * words would be those of the browser.
 */
export function useRequired() {
  const t = useTranslations("Feedback");
  return {
    required: true,
    onInvalid: ({ currentTarget }: FormEvent<Control>) => {
      if (currentTarget.validity.valueMissing) currentTarget.setCustomValidity(t("required"));
    },
    onInput: ({ currentTarget }: FormEvent<Control>) => currentTarget.setCustomValidity(""),
  };
}
