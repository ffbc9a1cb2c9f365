import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { isDescribed } from "@/app/api/api-description";
import { errorsOf } from "@/lib/server/http/openapi";
import type { RouteHandler } from "@/lib/server/http/route";
import type { ErrorCode } from "@/lib/shared/error-codes";
import type { Endpoint } from "@/lib/shared/http/endpoint";
import type { TestUser } from "./factories";
import { inRequest } from "./next-headers";

/** The error form of every endpoint (decisions G). */
export type ErrorAnswer = {
  message: string;
  code: string;
  fieldErrors?: Record<string, string>;
  requestId?: string;
};

export type Answer<T> = {
  status: number;
  headers: Headers;
  body: T;
  /** The body as it came, for files. */
  bytes: Uint8Array;
};

export type CallOptions = {
  /** Default GET. */
  method?: string;
  /** Only shown in logs and links; default "/api". */
  path?: string;
  /** The dynamic segments of the path, as Next hands them to the handler. */
  params?: Record<string, string | string[]>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  rawBody?: BodyInit;
  /** Who is signed in; without it a visitor. */
  as?: Pick<TestUser, "id" | "role" | "sessionVersion"> | null;
  headers?: Record<string, string>;
};

/** The session cookie next-auth would have set for this user; every one of the same user's is of the same sign-in. */
export async function sessionCookie(user: Pick<TestUser, "id" | "role" | "sessionVersion">): Promise<string> {
  const { id: userId, role, sessionVersion } = user;
  const signIn = `00000000-0000-7000-8000-${String(userId).padStart(12, "0")}`;
  const token = { userId, role, sessionVersion, signIn };
  return `next-auth.session-token=${await encode({ token, secret: process.env.NEXTAUTH_SECRET as string })}`;
}

/**
 * Sends a request through a route handler in this process, as Next would, with a real session. `T` is
 * the body the test expects; without it, an error.
 */
export async function call<T = ErrorAnswer>(
  handler: RouteHandler,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const { method = "GET", path = "/api", params = {}, query = {}, body, rawBody, as, headers = {} } = options;
  const url = new URL(path, process.env.APP_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new NextRequest(url, {
    method,
    headers: {
      host: url.host,
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...(as ? { cookie: await sessionCookie(as) } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload, duplex: "half" as const }),
  });
  const response = await inRequest(request, () => handler(request, { params: Promise.resolve(params) }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.includes("json");
  const answered = isJson ? JSON.parse(text) : text;
  refuseUndescribed(handler.declaration, response.status, answered?.code);
  return {
    status: response.status,
    headers: response.headers,
    body: answered as T,
    bytes,
  };
}

/** `call` with POST. */
export const post = <T = ErrorAnswer>(
  handler: RouteHandler,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> => call<T>(handler, { method: "POST", body, ...options });

/** What a call answers in any test stands in its declaration, from which /api/openapi.json is made. */
function refuseUndescribed(declaration: Endpoint, status: number, code: ErrorCode | undefined): void {
  const { method, path, response, status: success = 200, repeatedStatus } = declaration;
  // A call without a schema writes its own answers, as those of next-auth do.
  const isSaid =
    !isDescribed(declaration) ||
    (status >= 400
      ? !code || errorsOf(declaration).has(code)
      : !response || [success, repeatedStatus, 304].includes(status));
  if (!isSaid) throw new Error(`${method} ${path} does not say that it answers ${status} ${code ?? ""}`);
}
