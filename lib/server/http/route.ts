import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { AppError } from "@/lib/shared/errors";
import type { Access, BodyType, Endpoint } from "@/lib/shared/http/endpoint";
import { acceptedLocale } from "@/lib/shared/locales";
import { type Actor, type AdminActor, actorFromRequest, asAdmin, type SignedIn } from "../actor";
import { knowAddedNames } from "../added-names";
import { clientAddress } from "../client-address";
import { logger } from "../logger";
import { consume } from "../rate-limit";
import { revalidating } from "../revalidate";
import { uuidv7 } from "../uuid";
import { errorResponse, parseOrThrow, toAppError } from "./errors";
import { Reply } from "./reply";
import { readJsonBody, readMultipartBody, refuseCrossSite } from "./request";

type Schema = z.ZodType;
type Output<S> = S extends Schema ? z.output<S> : undefined;

type AllowedActor = { public: Actor; user: SignedIn; admin: AdminActor };

export type RouteContext<A extends Access, P, Q, B> = {
  actor: AllowedActor[A];
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  request: NextRequest;
  requestId: string;
};

/** What of a call only the server needs. */
type RouteOptions<A extends Access, P, Q, B, R> = {
  /** Bytes; 64 kB unless said otherwise. Where a form may come in place of JSON, of the form. */
  bodyLimit?: number;
  handler: (context: RouteContext<A, P, Q, B>) => Promise<HandlerResult<R>> | HandlerResult<R>;
};

type HandlerResult<R> = R extends Schema
  ? z.input<R> | Reply<z.input<R>>
  : Response | Reply<unknown> | undefined;

type NextContext = { params: Promise<Record<string, string | string[]>> };
export type RouteHandler = ((request: NextRequest, context: NextContext) => Promise<Response>) & {
  declaration: Endpoint;
};

const readers = {
  "application/json": readJsonBody,
  "multipart/form-data": readMultipartBody,
} satisfies Record<BodyType, unknown>;

/** Reads a body as it is declared; where it may come in two ways, as it was sent. */
function readBody(request: NextRequest, { bodyType = "application/json" }: Endpoint, limit?: number) {
  if (typeof bodyType === "string") return readers[bodyType](request, limit);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  return isForm ? readMultipartBody(request, limit) : readJsonBody(request);
}

const mutating = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Answers a declared call. In this order: request id → cross-site check → actor → access → rate limit → names of skills →
 * params, query, body → handler → response → errors → log. The declaration stays readable, for the permission matrix;
 * tests/architecture/routes.test.ts compares its method and path with those of the file.
 */
export function route<
  A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(declaration: Endpoint<A, P, Q, B, R>, { bodyLimit, handler }: RouteOptions<A, P, Q, B, R>): RouteHandler {
  const handle = async (request: NextRequest, context: NextContext): Promise<Response> => {
    const requestId = uuidv7();
    const started = performance.now();
    let response: Response;
    let failure: AppError | undefined;
    const locale = acceptedLocale(request.headers.get("accept-language"));
    try {
      if (mutating.has(request.method)) refuseCrossSite(request);
      const actor = await actorFromRequest(request);
      checkAccess(declaration.access, actor);
      if (declaration.rateLimit) await consume(declaration.rateLimit, clientAddress(request));
      await knowAddedNames();
      const input = {
        actor: actor as never,
        params: (declaration.params
          ? parseOrThrow(declaration.params, await context.params, "not_found")
          : undefined) as Output<P>,
        query: (declaration.query
          ? parseOrThrow(
              declaration.query,
              queryObject(request),
              // Beside a body the query only adds to it: both are refused alike.
              declaration.body ? "invalid_input" : "malformed_query",
            )
          : undefined) as Output<Q>,
        body: (declaration.body
          ? parseOrThrow(declaration.body, await readBody(request, declaration, bodyLimit), "invalid_input")
          : undefined) as Output<B>,
        request,
        requestId,
      };
      const result = await revalidating(requestId, () => handler(input));
      response = answer(declaration, result);
    } catch (error) {
      failure = toAppError(error);
      response = errorResponse(failure, requestId, locale);
      if (failure.status >= 500) {
        logger().error(
          { requestId, path: loggedPath(declaration, request), error: describe(error) },
          failure.internal ?? "request failed",
        );
      }
    }
    response.headers.set("X-Request-Id", requestId);
    if (/json/.test(response.headers.get("content-type") ?? "")) {
      response.headers.set("Content-Language", locale);
      response.headers.append("Vary", "Accept-Language");
    }
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    if (logger().isLevelEnabled("info")) {
      logger().info({
        requestId,
        method: request.method,
        path: loggedPath(declaration, request),
        status: response.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(failure ? { code: failure.code, reason: failure.reason, internal: failure.internal } : {}),
      });
    }
    return response;
  };
  return Object.assign(handle, { declaration });
}

/** A token in a path opens what it names, so the log has the path's form instead. */
const loggedPath = ({ path }: Endpoint, request: NextRequest): string =>
  path.includes("{token}") ? path : request.nextUrl.pathname;

function checkAccess(access: Access, actor: Actor) {
  if (access === "public") return;
  if (actor.kind === "guest") throw new AppError("authentication_required");
  if (access === "admin" && !asAdmin(actor)) {
    throw new AppError(actor.needsTwoFactor ? "two_factor_needed" : "not_permitted");
  }
}

/** Query parameters as an object; a name given twice is refused by the schema as the array it becomes. */
function queryObject(request: NextRequest): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const key of new Set(request.nextUrl.searchParams.keys())) {
    const all = request.nextUrl.searchParams.getAll(key);
    values[key] = all.length === 1 ? (all[0] as string) : all;
  }
  return values;
}

function answer(declaration: Endpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(result);
  const status = reply.status ?? declaration.status ?? (reply.data === undefined ? 204 : 200);
  if (reply.data === undefined) return new Response(null, { status, headers: reply.headers });
  const data = declaration.response ? declaration.response.parse(reply.data) : reply.data;
  return Response.json(data, { status, headers: reply.headers });
}

function describe(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : String(error);
}
