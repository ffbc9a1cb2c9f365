import { http } from "msw/core/http";
import { setupServer } from "msw/node";
import type { HttpMethod } from "@/lib/shared/http/endpoint";

/** A request that a screen under test has sent. */
export interface ApiRequest {
  method: string;
  /** The path with its query. */
  url: string;
  path: string;
  query: URLSearchParams;
  /** The parts of the path that its handler names with a colon. */
  params: Record<string, string>;
  body: Record<string, unknown> | undefined;
  keepalive: boolean;
}

/** What the API says: 200 and the body as JSON unless said otherwise; `total` is how long the whole list is. */
export type ApiAnswer = { status?: number; body?: unknown; total?: number } | "no connection";

type Call = `${HttpMethod} /api/${string}`;
type Handler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** A page of a list that is no longer than the page. */
export const listOf = (items: readonly unknown[]): ApiAnswer => ({ body: items, total: items.length });

function response(answer: ApiAnswer): Response {
  if (answer === "no connection") return Response.error();
  const { status = 200, body, total } = answer;
  const headers = new Headers(total === undefined ? {} : { "X-Total-Count": String(total) });
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}

/**
 * Stands in for the API in each test of the file: by method and path, whose parts may be named, as in
 * "PATCH /api/experts/:id". A request that no handler knows fails the test.
 */
export function serveApi(handlers: Partial<Record<Call, Handler>>) {
  const requests: ApiRequest[] = [];

  function handlerOf(call: string, handler: Handler) {
    const [method, path] = call.split(" ") as [HttpMethod, string];
    return http[method.toLowerCase() as Lowercase<HttpMethod>](path, async ({ request, params }) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const text = await request.text();
      const received: ApiRequest = {
        method,
        url: pathname + search,
        path: pathname,
        query: searchParams,
        params: params as Record<string, string>,
        body: text === "" ? undefined : JSON.parse(text),
        keepalive: request.keepalive,
      };
      requests.push(received);
      return response(await handler(received));
    });
  }

  const server = setupServer(
    ...Object.entries(handlers).map(([call, handler]) => handlerOf(call, handler as Handler)),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    requests.length = 0;
    server.resetHandlers();
  });
  afterAll(() => server.close());

  return {
    /** Every request of the test, in order. */
    requests,
    /** What was asked to change. */
    changes: () => requests.filter(({ method }) => method !== "GET"),
    /** Answers a call otherwise, until the test ends or `reset`. */
    answer: (call: Call, answer: ApiAnswer | Handler) =>
      server.use(handlerOf(call, typeof answer === "function" ? answer : () => answer)),
    reset: () => server.resetHandlers(),
  };
}
