/** Every code an API answer can carry, with its HTTP status: the one table (decisions G). */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Messages per field name, as forms show them beside the field. */
export type FieldErrors = Record<string, string>;

/**
 * The one error type of the project. `message` is shown to people; `internal` is only logged.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly internal: string | undefined;
  /** Whole seconds, for `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fieldErrors?: FieldErrors;
      internal?: string;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.internal = options.internal;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Foreign and missing look the same (decisions A3). */
export const notFound = (message: string) => new AppError("not_found", message);
export const conflict = (message: string) => new AppError("conflict", message);
export const invalid = (message: string, fieldErrors?: FieldErrors) =>
  new AppError("invalid", message, fieldErrors ? { fieldErrors } : {});
