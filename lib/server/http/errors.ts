import "server-only";
import { NextResponse } from "next/server";
import { z } from "zod";
import type { Reason } from "@/lib/shared/error-codes";
import { AppError, type FieldErrors, type ReasonValues } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { isGeneric, type ValidationTexts, validationMessages, wordValidation } from "@/lib/shared/validation";
import { mapDatabaseError } from "../database-errors";
import { translator } from "../translator";

/** The one form of an API error (decisions G). */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  /** Which of the cases of its code it is, and what its sentence was filled with. */
  reason: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

/** What outside input is refused with when it does not fit its schema. */
type RefusedInput = "invalid_input" | "malformed_query" | "not_found";

/**
 * Parses outside input.
 * @throws AppError with `reason`; its faults are the schema's
 */
export function parseOrThrow<S extends z.ZodType>(
  schema: S,
  value: unknown,
  reason: RefusedInput,
): z.output<S> {
  const parsed = schema.safeParse(value, { error: validationMessages });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new AppError(reason, {}, reason === "not_found" ? {} : { faults });
}

/** Everything thrown becomes the one error type; what nobody foresaw is `internal`, its text only logged. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const mapped = mapDatabaseError(error);
  if (mapped) return mapped;
  const internal = error instanceof Error ? error.message : String(error);
  return new AppError("internal", {}, { internal, cause: error });
}

/** What is wrong with a field, in words. */
export const wordFault = (message: string, locale: Locale): string =>
  wordValidation(message, translator("Validation", locale) as unknown as ValidationTexts, locale);

type ReasonTexts = (reason: Reason, values: ReasonValues) => string;

/** An error in words: a refused input says its first fault, and fieldErrors has the first of each field. */
export function wordError(
  { reason, values, field, faults }: AppError,
  locale: Locale,
): { message: string; fieldErrors: FieldErrors } {
  const [first] = faults;
  const isInput = reason === "invalid_input" || reason === "malformed_query";
  const texts = translator("Errors", locale) as unknown as ReasonTexts;
  const message = isInput && first ? wordFault(first.message, locale) : texts(reason, values);
  const fieldErrors: FieldErrors = field ? { [field]: message } : {};
  for (const fault of faults) {
    if (fault.path !== "") fieldErrors[fault.path] ??= wordFault(fault.message, locale);
  }
  const isUnnamed = isInput && first && first.path !== "" && isGeneric(first.message);
  return { message: isUnnamed ? `${first.path}: ${message}` : message, fieldErrors };
}

export function errorResponse(error: AppError, requestId: string, locale: Locale): NextResponse {
  const { message, fieldErrors } = wordError(error, locale);
  return NextResponse.json(
    {
      message,
      code: error.code,
      reason: error.reason,
      ...(Object.keys(error.values).length > 0 ? { values: error.values } : {}),
      ...(Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}),
      ...(error.status >= 500 ? { requestId } : {}),
    },
    {
      status: error.status,
      headers: {
        ...(error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : {}),
        ...(error.status === 401 ? { "WWW-Authenticate": 'Cookie realm="Osaaja"' } : {}),
      },
    },
  );
}
