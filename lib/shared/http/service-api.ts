// The calls of the service itself, which belong to no feature.

import { z } from "zod";
import { imageSizes } from "@/lib/shared/images";
import { endpoint, type HttpMethod } from "./endpoint";
import { limits } from "./limits";

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  access: "public",
  summary: "200 once the service can serve",
  response: z.object({ status: z.literal("ok") }),
});

export const getImage = endpoint({
  method: "GET",
  path: "/api/images/{id}",
  access: "public",
  summary: "A stored image: a square in WebP, 512 or 128 pixels wide; it never changes",
  rateLimit: limits.image,
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ size: z.enum(imageSizes.map(String)).default(String(imageSizes[0])) }),
  headers: { ETag: "Of this size of this image, for If-None-Match." },
});

export const revalidateCache = endpoint({
  method: "POST",
  path: "/api/internal/revalidate",
  access: "public",
  summary: "Internal: end cached pages by tag; needs the server's own token",
  body: z.strictObject({ token: z.string().max(100), tags: z.array(z.string().max(40)).max(500) }),
});

export const getApiDescription = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  access: "public",
  summary: "This description of the API, OpenAPI 3.1",
  rateLimit: limits.read,
  response: z.looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  }),
});

const unknown = <const M extends HttpMethod>(method: M) =>
  endpoint({ method, path: "/api/{unknown}", access: "public", summary: "Any other path: 404" });

export const unknownDelete = unknown("DELETE");
export const unknownGet = unknown("GET");
export const unknownPatch = unknown("PATCH");
export const unknownPost = unknown("POST");
export const unknownPut = unknown("PUT");
