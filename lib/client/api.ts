import type { z } from "zod";
import { pageLocale } from "@/lib/client/open-page";
import type { Reason } from "@/lib/shared/error-codes";
import type { FieldErrors, ReasonValues } from "@/lib/shared/errors";
import type { Endpoint, HttpMethod } from "@/lib/shared/http/endpoint";

/** The form of every API error (decisions G); each part may be missing when something else than the API answered. */
export interface ApiErrorBody {
  message?: string;
  code?: string;
  reason?: Reason;
  values?: ReasonValues;
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

/** Whether nobody is signed in any more. */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether a call was refused because things are otherwise by now than the page says. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether what a call was about is not there any more, as after another tab has deleted it. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function parseErrorBody(text: string): ApiErrorBody | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { message, code, reason, values, fieldErrors } = value as Record<string, unknown>;
  const body: ApiErrorBody = {};
  if (typeof message === "string") body.message = message;
  if (typeof code === "string") body.code = code;
  if (typeof reason === "string") body.reason = reason as Reason;
  if (typeof values === "object" && values !== null) body.values = values as ReasonValues;
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
    headers: { Accept: "application/json", "Accept-Language": pageLocale(), ...headers },
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

/** A call's method and path, as its declaration has them: "GET /api/experts/{id}". */
export type Operation<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
/** The query in text, or as the schema reads it: a number may be given as one. */
type QueryValues<Q extends z.ZodType> = {
  [Name in keyof z.input<Q>]: z.input<Q>[Name] | (z.output<Q> & Record<Name, unknown>)[Name];
};
type PathParams<E extends Endpoint> = Record<PathNames<E["path"]>, string | number>;

/** What a call is made with: the parts that its declaration has. */
type CallInput<E extends Endpoint> = (PathNames<E["path"]> extends never
  ? unknown
  : { params: PathParams<E> }) &
  (E extends { query: infer Q extends z.ZodType }
    ? Partial<QueryValues<Q>> extends QueryValues<Q>
      ? { query?: QueryValues<Q> }
      : { query: QueryValues<Q> }
    : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown);

/** What a call answers; nothing where its declaration has no `response`. */
export type Answer<E extends Endpoint> = E extends { response: infer R extends z.ZodType }
  ? z.output<R>
  : undefined;

export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: RequestOptions]
    : [input: CallInput<E>, options?: RequestOptions];

/** The parts of a call, whichever it is. */
export type CallParts = { params?: Record<string, string | number>; query?: object; body?: unknown };

/** The method and the address of a call; what of the query is undefined is left out. */
export function addressOf(operation: string, { params = {}, query = {} }: CallParts): [HttpMethod, string] {
  const [method, path = ""] = operation.split(" ");
  const values = Object.entries(query).filter(([, value]) => value !== undefined);
  const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  return [method as HttpMethod, values.length > 0 ? `${address}?${new URLSearchParams(values)}` : address];
}

/** Makes a call and gives the raw answer, for those that read its headers. @throws ApiError as `apiFetch` */
export function sendCall(
  operation: string,
  input: CallParts = {},
  options?: RequestOptions,
): Promise<Response> {
  return apiFetch(...addressOf(operation, input), input.body, options);
}

/**
 * The function that makes a declared call, `apiCall<typeof api.getExpert>("GET /api/experts/{id}")`: only the type of
 * the declaration is needed, because its schemas would bring the validation library to every visitor. The answer is
 * not checked here; an empty one (204) gives undefined.
 * @throws ApiError as `apiFetch`; SyntaxError when the answer is not JSON.
 */
export function apiCall<E extends Endpoint>(operation: Operation<E>) {
  return async (...[input, options]: CallArguments<E>): Promise<Answer<E>> => {
    const response = await sendCall(operation, input as CallParts, options);
    const text = await response.text();
    return (text === "" ? undefined : JSON.parse(text)) as Answer<E>;
  };
}

/** The server's message for people, or the documented fallback of the screen (spec 000 §8). */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback;
}
