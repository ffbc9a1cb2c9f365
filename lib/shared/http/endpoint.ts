import { z } from "zod";
import type { ErrorCode } from "../error-codes";
import { pathId } from "../text";
import type { RateLimit } from "./limits";

/** The methods of the API, in the order its description lists them. */
export const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof httpMethods)[number];

/**
 * Who may call: `public` anyone, `user` anyone signed in, `admin` administrators. Ownership is
 * checked by the use case, in the `where` of its query.
 */
export type Access = "public" | "user" | "admin";

type Schema = z.ZodType | undefined;

export type BodyType = "application/json" | "multipart/form-data";

/** One call of the API: what the server checks, the browser is typed by and /api/openapi.json describes. */
export type Endpoint<
  A extends Access = Access,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  readonly method: HttpMethod;
  /** In OpenAPI's form: "/api/experts/{id}". */
  readonly path: `/api/${string}`;
  /** Required, without a default. */
  readonly access: A;
  /** One line for the API description. */
  readonly summary: string;
  readonly rateLimit?: RateLimit;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** How the body comes: JSON unless said otherwise; files come in a form (`z.file()` in the schema). Of several, as sent. */
  readonly bodyType?: BodyType | readonly BodyType[];
  /** Answers are parsed on the way out: unknown keys never leave the server. Absent: nothing, or no JSON. */
  readonly response?: R;
  /** What further headers of the answer say, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Status of success. Default 200. */
  readonly status?: number;
  /** Status where what was asked for has been made before. */
  readonly repeatedStatus?: number;
  /** A repeated write with the same Idempotency-Key gets the same answer (lib/server/idempotency.ts). */
  readonly takesIdempotencyKey?: true;
  /** What the use case refuses beyond what `route()` itself answers. */
  readonly errors?: readonly ErrorCode[];
};

/** Declares a call; its method, path and access stay literal types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** What an Idempotency-Key may be. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** The parameters of a path that names one thing by its number. */
export const byId = z.object({ id: pathId });
