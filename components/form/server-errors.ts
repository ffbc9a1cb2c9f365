import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "@/lib/client/api";

/**
 * Puts the `fieldErrors` of an API answer (decisions G) beside the form's fields.
 * @returns whether there were any; other errors are the caller's to show.
 */
export function setServerErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, "setError">,
  error: unknown,
): boolean {
  const fieldErrors = error instanceof ApiError ? Object.entries(error.body?.fieldErrors ?? {}) : [];
  for (const [name, message] of fieldErrors) {
    form.setError(name as FieldPath<Input>, { type: "server", message });
  }
  return fieldErrors.length > 0;
}
