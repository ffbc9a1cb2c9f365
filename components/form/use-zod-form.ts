"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { ZodType } from "zod";

/**
 * A react-hook-form whose rules and messages stand in a zod schema. It validates all fields on submit and a field
 * on change from then on (spec 000 §5). Focus goes to the error summary, so the form itself moves none.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  options: Pick<UseFormProps<Input, unknown, Output>, "defaultValues" | "values" | "resetOptions">,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    ...options,
    resolver: zodResolver(schema),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
}
