import type { FieldErrors, Reason } from "@/lib/shared/errors";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The form of every API error (decisions G); each part may be missing when something else than the API answered. */
export interface ApiErrorBody {
  message?: string;
  code?: string;
  reason?: Reason;
  fieldErrors?: FieldErrors;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** For instance `Idempotency-Key` on writes that a nervous finger repeats. */
  headers?: Record<string, string>;
  /** Finishes the request even when the page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * A response that was not ok. `message` is "{status}: {text}" as spec 000 §7 wants it and is meant for logs;
 * people read `serverMessage(error, fallback)`.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The status in words; empty over HTTP/2, which has none. */
  readonly statusText: string;
  /** The parsed JSON body, or null when the answer was not a JSON object. */
  readonly body: ApiErrorBody | null;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.statusText = statusText;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ApiErrorBody | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { message, code, reason, fieldErrors } = value as Record<string, unknown>;
  const body: ApiErrorBody = {};
  if (typeof message === "string") body.message = message;
  if (typeof code === "string") body.code = code;
  if (typeof reason === "string") body.reason = reason as Reason;
  if (typeof fieldErrors === "object" && fieldErrors !== null) body.fieldErrors = fieldErrors as FieldErrors;
  return body;
}

/**
 * Sends a request by the conventions of spec 000 §7: with cookies; a body as JSON with its content type
 * (FormData goes as it is, for uploads). Gives the raw answer, for callers that read its headers.
 * @throws ApiError when the answer is not ok; the browser's own TypeError when there is no connection.
 */
export async function apiFetch(
  method: HttpMethod,
  path: string,
  body?: unknown,
  { signal, headers, keepalive }: RequestOptions = {},
): Promise<Response> {
  const isForm = typeof FormData !== "undefined" && body instanceof FormData;
  const init: RequestInit = {
    method,
    credentials: "include",
    headers: { Accept: "application/json", ...headers },
  };
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  if (isForm) {
    init.body = body;
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(path, init);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/**
 * Sends a request and parses the JSON answer; an empty answer (204) gives undefined.
 * @throws ApiError as `apiFetch`; SyntaxError when the answer is not JSON.
 */
export async function apiRequest<T>(
  method: HttpMethod,
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<T> {
  const response = await apiFetch(method, path, body, options);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** The server's message for people, or the documented fallback of the screen (spec 000 §8). */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback;
}
