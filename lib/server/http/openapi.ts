import "server-only";
import { z } from "zod";
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodObjectInput,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
} from "zod-openapi";
import { type ErrorCode, errorStatus } from "@/lib/shared/error-codes";
import { type BodyType, type Endpoint, httpMethods, idempotencyKey } from "@/lib/shared/http/endpoint";
import type { RateLimit } from "@/lib/shared/http/limits";
import type { JsonSchema, OpenApiDocument } from "@/lib/shared/openapi";
import { errorBody } from "./errors";

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
  not_possible_now: "The state of the thing does not allow it.",
  already_invited: "This expert has been invited to the project before.",
  already_applied: "This expert has applied to the project.",
  too_many_invitations: "As many invitations as a project may have wait for an answer.",
  too_late: "The moment until which this was possible has passed.",
  quote_expired: "The quote was valid until an earlier day.",
  already_signed: "The caller has signed this contract.",
  blocked: "The other party takes no messages.",
  stopped: "An administrator has stopped the caller's messages.",
  too_large: "The body is over the limit.",
  unsupported_media_type: "The body is not of the documented type.",
  invalid: "A field is not valid; fieldErrors names each one.",
  wrong_code: "The digits are not those that were mailed for this contract, person and browser.",
  rate_limited: "Too many requests; Retry-After has the seconds to wait.",
  internal: "A fault on our side; requestId finds it in the log.",
  unavailable: "Something this needs does not answer right now.",
};

const errorCodes = Object.keys(errorMeanings) as ErrorCode[];

/**
 * The OpenAPI 3.1 description of declared calls: what route() checks is what is described.
 * @param endpoints in any order; the description is sorted by path and method
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  site: { title: string; version: string; description: string; url: string },
): OpenApiDocument {
  const place = ({ path, method }: Endpoint) => `${path} ${httpMethods.indexOf(method)}`;
  const paths: NonNullable<ZodOpenApiObject["paths"]> = {};
  for (const declaration of [...endpoints].sort((a, b) => (place(a) < place(b) ? -1 : 1))) {
    paths[declaration.path] = {
      ...paths[declaration.path],
      [declaration.method.toLowerCase()]: operation(declaration),
    };
  }
  return createDocument(
    {
      openapi: "3.1.1",
      info: { title: site.title, version: site.version, description: site.description },
      servers: [{ url: site.url }],
      paths,
      components: {
        schemas: { Error: errorBody },
        responses: Object.fromEntries(errorCodes.map((code) => [code, errorResponse([code])])),
        securitySchemes: { session: sessionCookie },
      },
    },
    // What a transform gives has no schema: it is described as anything.
    { override: legible, allowEmptySchema: { pipe: { output: true } } },
  ) as OpenApiDocument;
}

function operation(declaration: Endpoint): ZodOpenApiOperationObject {
  const {
    path,
    access,
    summary,
    rateLimit,
    params,
    query,
    body,
    bodyType = "application/json",
    takesIdempotencyKey,
  } = declaration;
  return {
    operationId: operationId(declaration),
    tags: [path.split("/")[2] ?? "api"],
    summary,
    description: [accessText[access], rateLimit ? limitText(rateLimit) : ""].filter(Boolean).join(" "),
    security: access === "public" ? [] : [{ session: [] }],
    "x-access": access,
    ...(params || query || takesIdempotencyKey
      ? {
          requestParams: {
            ...(params ? { path: params as ZodObjectInput } : {}),
            ...(query ? { query: query as ZodObjectInput } : {}),
            ...(takesIdempotencyKey
              ? { header: z.object({ "Idempotency-Key": idempotencyKey.optional() }) }
              : {}),
          },
        }
      : {}),
    ...(body
      ? { requestBody: { required: isBodyNeeded(declaration), content: contentOf([bodyType].flat(), body) } }
      : {}),
    responses: responsesOf(declaration),
  };
}

const contentOf = (types: readonly BodyType[], schema: z.ZodType) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

/** An empty body is read as an empty object (request.ts), but where only a form is taken. */
const isBodyNeeded = ({ body, bodyType = "application/json" }: Endpoint): boolean =>
  ![bodyType].flat().includes("application/json") || body?.safeParse({}).success !== true;

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
function operationId({ path, method }: Endpoint): string {
  const words = path
    // What belongs to one of the two sides is not what is called alike beside it: /api/expert-applications.
    .replace(/^\/api(?=\/(?:expert|company)\/)/, "/own")
    .replace(/^\/api/, "")
    .replace(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function responsesOf(declaration: Endpoint): ZodOpenApiOperationObject["responses"] {
  const { response, status, repeatedStatus, headers = {} } = declaration;
  const answer = {
    ...headersOf(declaration),
    content: { "application/json": { schema: response } },
  };
  const success = response
    ? {
        [status ?? 200]: { description: "Success", ...answer },
        ...(repeatedStatus ? { [repeatedStatus]: { description: "It was made before", ...answer } } : {}),
      }
    : // Without a schema the handler writes the answer itself: a redirect, a file, or nothing.
      { [status ?? "2XX"]: { description: "Success, not JSON", ...headersOf(declaration) } };
  const known = "ETag" in headers ? { 304: { description: unchangedText, ...headersOf(declaration) } } : {};
  return { ...success, ...known, ...errorResponses([...errorsOf(declaration)]) };
}

/** By status: where several codes share one, its description names each. */
function errorResponses(codes: readonly ErrorCode[]) {
  const statuses = new Set(codes.map((code) => errorStatus[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const ofStatus = codes.filter((code) => errorStatus[code] === status);
      const [code] = ofStatus;
      return [
        status,
        ofStatus.length === 1 ? { $ref: `#/components/responses/${code}` } : errorResponse(ofStatus),
      ];
    }),
  );
}

const unchangedText = "If-None-Match names the ETag: what the client has is still right.";

function headersOf(declaration: Endpoint) {
  const { response, headers = {} } = declaration;
  const own = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: "string" as const } },
  ]);
  const ofList = response instanceof z.ZodArray && isPaged(declaration) ? listHeaders : {};
  const all = { ...ofList, ...Object.fromEntries(own) };
  return Object.keys(all).length > 0 ? { headers: all } : {};
}

const listHeaders = {
  "X-Total-Count": { description: "How many there are in all.", schema: { type: "integer" as const } },
  Link: {
    description: 'The next page, rel="next"; absent on the last one.',
    schema: { type: "string" as const },
  },
};

/** Lists that take a cursor or a page answer with the total and the next page in headers (decisions H). */
function isPaged({ query, body }: Endpoint): boolean {
  return [query, body].some(
    (schema) => schema instanceof z.ZodObject && ("cursor" in schema.shape || "page" in schema.shape),
  );
}

/** What route() itself can answer for a declaration, and what the declaration adds. */
export function errorsOf(declaration: Endpoint): Set<ErrorCode> {
  const { method, access, rateLimit, params, query, body, takesIdempotencyKey, errors = [] } = declaration;
  const codes = new Set<ErrorCode>(errors);
  if (query || body || takesIdempotencyKey) codes.add("malformed");
  if (access !== "public") codes.add("unauthenticated");
  if (access === "admin" || method !== "GET") codes.add("forbidden");
  if (params) codes.add("not_found");
  if (body) codes.add("too_large").add("unsupported_media_type").add("invalid");
  if (takesIdempotencyKey) codes.add("conflict");
  if (rateLimit) codes.add("rate_limited");
  // Any call may find the database away.
  return codes.add("internal").add("unavailable");
}

function errorResponse(codes: readonly ErrorCode[]) {
  return {
    description: codes.map((code) => `${code}: ${errorMeanings[code]}`).join(" "),
    ...(codes.includes("rate_limited") || codes.includes("unavailable")
      ? {
          headers: {
            "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" as const } },
          },
        }
      : {}),
    content: { "application/json": { schema: errorBody } },
  };
}

type Override = NonNullable<CreateDocumentOptions["override"]>;

/** Leaves out what tells a reader nothing: the bounds of a safe integer and the regular expressions of formats. */
const shorten = ({ jsonSchema }: Pick<Parameters<Override>[0], "jsonSchema">): void => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

const legible: Override = (context) => {
  shorten(context);
  const { def } = context.zodSchema._zod;
  // A number that may come as text is checked after it was read: its bounds stand in what comes out.
  if (context.io !== "input" || def.type !== "pipe") return;
  const number = context.jsonSchema.anyOf?.find(({ type }) => type === "number" || type === "integer");
  if (number) narrow(number as JsonSchema, def.out);
};

/** Narrows a number to what a schema lets through; of two bounds the tighter one holds. */
function narrow(number: JsonSchema, schema: z.core.$ZodType): void {
  const { type, minimum, maximum } = z.toJSONSchema(schema, { unrepresentable: "any", override: shorten });
  if (type !== "integer" && type !== "number") return;
  if (type === "integer") number.type = type;
  if (minimum !== undefined) number.minimum = Math.max(minimum, number.minimum ?? minimum);
  if (maximum !== undefined) number.maximum = Math.min(maximum, number.maximum ?? maximum);
}
