import "server-only";
import { z } from "zod";
import { type ErrorCode, errorStatus } from "@/lib/shared/errors";
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from "@/lib/shared/openapi";
import type { RateLimit } from "../rate-limit";
import { errorBody } from "./errors";
import type { RouteDeclaration, RouteHandler } from "./route";

/** Names of the methods a route file can export, in the order the description lists them. */
export const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** What a route.ts exports. */
export type RouteModule = object;

const sessionCookie = {
  type: "apiKey",
  in: "cookie",
  name: "next-auth.session-token",
  description: "The session of a signed-in person; over https its name is __Secure-next-auth.session-token.",
} as const;

/** When each error is answered; the codes are those of the one table (decisions G). */
const errorMeanings: Record<ErrorCode, string> = {
  malformed: "The query or the JSON cannot be read.",
  unauthenticated: "Nobody is signed in.",
  forbidden: "The caller may not do this, or the request comes from another site.",
  not_found: "There is no such thing, or it is somebody else's.",
  method_not_allowed: "The path does not know the method.",
  conflict: "The request contradicts what is stored.",
  too_large: "The body is over the limit.",
  unsupported_media_type: "The body is not of the documented type.",
  invalid: "A field is not valid; fieldErrors names each one.",
  rate_limited: "Too many requests; Retry-After has the seconds to wait.",
  internal: "A fault on our side; requestId finds it in the log.",
  unavailable: "Something this needs does not answer right now.",
};

/** Every method a route file exports, with its declaration. A function that route() did not make is left out. */
export function declarationsOf(module: RouteModule): [HttpMethod, RouteDeclaration][] {
  const handlers = module as Partial<Record<HttpMethod, RouteHandler>>;
  return httpMethods.flatMap((method) => {
    const declaration = handlers[method]?.declaration;
    return declaration ? [[method, declaration]] : [];
  });
}

/**
 * The OpenAPI 3.1 description of declared routes: what route() checks is what is described.
 * @param modules path in OpenAPI form ("/api/experts/{id}") to the route file's exports
 */
export function openApiDocument(
  modules: Readonly<Record<string, RouteModule>>,
  site: { title: string; version: string; description: string; url: string },
): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [path, module] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const operations = declarationsOf(module).map(([method, declaration]) => [
      method.toLowerCase(),
      operation(path, method, declaration),
    ]);
    if (operations.length > 0) paths[path] = Object.fromEntries(operations);
  }
  return {
    openapi: "3.1.1",
    info: { title: site.title, version: site.version, description: site.description },
    servers: [{ url: site.url }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, "output") },
      responses: Object.fromEntries(
        Object.entries(errorMeanings).map(([code, description]) => [code, errorResponse(code, description)]),
      ),
      securitySchemes: { session: sessionCookie },
    },
  };
}

function operation(path: string, method: HttpMethod, declaration: RouteDeclaration): OpenApiOperation {
  const { access, summary, rateLimit, params, query, body, bodyType = "application/json" } = declaration;
  const parameters = [...parametersOf(params, "path"), ...parametersOf(query, "query")];
  return {
    operationId: operationId(path, method),
    tags: [path.split("/")[2] ?? "api"],
    summary,
    description: [accessText[access], rateLimit ? limitText(rateLimit) : ""].filter(Boolean).join(" "),
    security: access === "public" ? [] : [{ session: [] }],
    "x-access": access,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [bodyType]: { schema: jsonSchema(body, "input") } },
          },
        }
      : {}),
    responses: responsesOf(method, declaration),
  };
}

const accessText = {
  public: "Open to everybody.",
  user: "For signed-in people.",
  admin: "For administrators only.",
};

const windows: Record<number, string> = { 1: "second", 60: "minute", 3600: "hour", 86400: "day" };

function limitText({ points, windowSeconds }: RateLimit): string {
  return `Up to ${points} requests per ${windows[windowSeconds] ?? `${windowSeconds / 60} minutes`} from one address.`;
}

/** "GET /api/experts/{id}" is getExpertsById. */
function operationId(path: string, method: HttpMethod): string {
  const words = path
    .replace(/^\/api/, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // OpenAPI: a parameter of the path is always required.
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function responsesOf(method: HttpMethod, declaration: RouteDeclaration): Record<string, OpenApiResponse> {
  const responses: Record<string, OpenApiResponse> = {};
  const { response, status } = declaration;
  if (response) {
    const schema = jsonSchema(response, "output");
    responses[String(status ?? 200)] = {
      description: "Success",
      ...(schema.type === "array" && isPaged(declaration) ? { headers: listHeaders } : {}),
      content: { "application/json": { schema } },
    };
  } else {
    // Without a schema the handler writes the answer itself: a redirect, a file, or nothing.
    responses[status ? String(status) : "2XX"] = { description: "Success, not JSON" };
  }
  for (const code of errorsOf(method, declaration)) {
    responses[String(errorStatus[code])] = { $ref: `#/components/responses/${code}` };
  }
  return responses;
}

const listHeaders = {
  "X-Total-Count": { description: "How many there are in all.", schema: { type: "integer" } },
  Link: { description: 'The next page, rel="next"; absent on the last one.', schema: { type: "string" } },
};

/** Lists that take a cursor or a page answer with the total and the next page in headers (decisions H). */
function isPaged({ query, body }: RouteDeclaration): boolean {
  const names = [query, body].flatMap((schema) =>
    schema ? Object.keys(jsonSchema(schema, "input").properties ?? {}) : [],
  );
  return names.includes("cursor") || names.includes("page");
}

/** What route() itself can answer for a declaration; a use case may add conflict or not_found. */
function errorsOf(
  method: HttpMethod,
  { access, rateLimit, params, query, body }: RouteDeclaration,
): ErrorCode[] {
  const codes = new Set<ErrorCode>();
  if (query || body) codes.add("malformed");
  if (access !== "public") codes.add("unauthenticated");
  if (access === "admin" || method !== "GET") codes.add("forbidden");
  if (params) codes.add("not_found");
  if (body) codes.add("too_large").add("unsupported_media_type").add("invalid");
  if (rateLimit) codes.add("rate_limited");
  return [...codes.add("internal")];
}

function errorResponse(code: string, description: string): OpenApiResponse {
  return {
    description,
    ...(code === "rate_limited" || code === "unavailable"
      ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
      : {}),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // The bounds of a safe integer and the regular expressions of formats tell a reader nothing.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A number that may come as text is checked after it was read: its bounds stand in what comes out.
      if (io === "input" && zodSchema._zod.def.type === "pipe") {
        const number = jsonSchema.anyOf?.find(
          (variant) => variant.type === "number" || variant.type === "integer",
        );
        if (number) narrow(number as JsonSchema, zodSchema._zod.def.out as z.ZodType);
      }
    },
  }) as JsonSchema;
  return json;
}

/** Narrows a number to what a schema lets through; of two bounds the tighter one holds. */
function narrow(number: JsonSchema, schema: z.ZodType): void {
  const { type, minimum, maximum } = jsonSchema(schema, "output");
  if (type !== "integer" && type !== "number") return;
  if (type === "integer") number.type = type;
  if (minimum !== undefined) number.minimum = Math.max(minimum, number.minimum ?? minimum);
  if (maximum !== undefined) number.maximum = Math.min(maximum, number.maximum ?? maximum);
}
