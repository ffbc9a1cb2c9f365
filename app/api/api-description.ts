import "server-only";
import { endpoints } from "@/lib/features/api";
import { env } from "@/lib/server/env";
import { openApiDocument } from "@/lib/server/http/openapi";
import { brand } from "@/lib/shared/brand";
import type { Endpoint } from "@/lib/shared/http/endpoint";
import type { OpenApiDocument } from "@/lib/shared/openapi";
import packageJson from "@/package.json";

let description: OpenApiDocument | undefined;

/** What the server says to itself, and what answers everything unknown: checked like all, but nobody's to call. */
export const isDescribed = ({ path }: Endpoint) =>
  !path.startsWith("/api/internal/") && path !== "/api/{unknown}";

/** The OpenAPI description of this installation, made once: routes do not change while it runs. */
export function apiDescription(): OpenApiDocument {
  description ??= openApiDocument(endpoints.filter(isDescribed), {
    title: `${brand.name} API`,
    version: packageJson.version,
    description: conventions,
    url: env().APP_URL,
  });
  return description;
}

/** What holds for every path (decisions C5, D5, G and H), one sentence a line. */
const conventions = [
  'An error is {"message", "code", "reason", "values"?, "fieldErrors"?, "requestId"?}; its status says what kind it is, reason which case of its code, and values what its sentence was filled with.',
  "A list is a JSON array: limit with cursor, or with page where the call has that, pages through it; the headers X-Total-Count and Link carry the rest.",
  "Money is a number of euros without VAT. Times are ISO 8601; opening hours are those of Europe/Helsinki.",
  "Bodies are JSON, with files a form, and strict: an unknown field is refused.",
  "A request that changes something is refused when another site's page sends it.",
  "A write that takes an Idempotency-Key header may be repeated: the same key and body get the same answer, the same key with another body gets 409.",
  "A method that a path does not know gets 405, code method_not_allowed.",
].join("\n");
