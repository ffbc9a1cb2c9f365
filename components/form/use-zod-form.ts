"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import {
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { ZodType } from "zod";
import { useLocale } from "#texts";
import { validationTexts } from "@/lib/client/validation-texts";
import type { Locale } from "@/lib/shared/locales";
import {
  needsLabel,
  type ValidationTexts,
  validationMessages,
  wordValidation,
} from "@/lib/shared/validation";

/** Error types of a form: whether the sentence says itself which field it means. */
export type FaultType = "bare" | "named";

/** Puts the messages of a schema into words, however deep they stand. */
function wordFaults(errors: object, texts: ValidationTexts, locale: Locale): void {
  for (const [key, fault] of Object.entries(errors)) {
    // `ref` is the DOM element that react-hook-form keeps beside a message.
    if (typeof fault !== "object" || fault === null || key === "ref") continue;
    if (typeof fault.message === "string") {
      fault.type = (needsLabel(fault.message) ? "bare" : "named") satisfies FaultType;
      fault.message = wordValidation(fault.message, texts, locale);
    } else wordFaults(fault, texts, locale);
  }
}

/**
 * A react-hook-form whose rules stand in a zod schema. It validates all fields on submit and a field
 * on change from then on (spec 000 §5). Focus goes to the error summary, so the form itself moves none.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  options: Pick<UseFormProps<Input, unknown, Output>, "defaultValues" | "values" | "resetOptions">,
): UseFormReturn<Input, unknown, Output> {
  // Whoever fills in a form has its sentences by the time something is wrong.
  const locale = useLocale();
  useEffect(() => void validationTexts(locale), [locale]);
  const resolver: Resolver<Input, unknown, Output> = async (...given) => {
    const result = await zodResolver(schema, { error: validationMessages })(...given);
    if (Object.keys(result.errors).length > 0)
      wordFaults(result.errors, await validationTexts(locale), locale);
    return result;
  };
  return useForm<Input, unknown, Output>({
    ...options,
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
}
