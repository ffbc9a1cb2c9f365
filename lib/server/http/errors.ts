import "server-only";
import { NextResponse } from "next/server";
import { z } from "zod";
import { AppError, type ErrorCode, type FieldErrors } from "@/lib/shared/errors";
import { mapDatabaseError } from "../database-errors";

/** The one form of an API error (decisions G). */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

/**
 * Parses outside input. The message is that of the first fault, and fieldErrors names each field's first.
 * @throws AppError with `code`
 */
export function parseOrThrow<S extends z.ZodType>(schema: S, value: unknown, code: ErrorCode): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (code === "not_found") throw new AppError("not_found", "Not found");
  const fieldErrors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join(".");
    if (field && !(field in fieldErrors)) fieldErrors[field] = issue.message;
  }
  const first = parsed.error.issues[0];
  const field = first?.path.join(".");
  const message = first
    ? field && isGeneric(first.message)
      ? `${field}: ${first.message}`
      : first.message
    : "Invalid input";
  throw new AppError(code, message, { fieldErrors });
}

/** zod's own sentences start so; ours name the field already. */
const isGeneric = (message: string) => /^(Invalid|Expected|Too |Required|Unrecognized)/.test(message);

/** Everything thrown becomes the one error type; what nobody foresaw is `internal`, its text only logged. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const mapped = mapDatabaseError(error);
  if (mapped) return mapped;
  const internal = error instanceof Error ? error.message : String(error);
  return new AppError("internal", "Something went wrong on our side. Please try again.", {
    internal,
    cause: error,
  });
}

export function errorResponse(error: AppError, requestId: string): NextResponse {
  return NextResponse.json(
    {
      message: error.message,
      code: error.code,
      ...(error.fieldErrors && Object.keys(error.fieldErrors).length > 0
        ? { fieldErrors: error.fieldErrors }
        : {}),
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
