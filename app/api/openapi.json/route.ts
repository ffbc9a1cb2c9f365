import { z } from "zod";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "public",
  summary: "This description of the API, OpenAPI 3.1",
  rateLimit: limits.read,
  response: z.looseObject({
    openapi: z.string(),
    info: z.looseObject({ title: z.string(), version: z.string() }),
    paths: z.record(z.string(), z.unknown()),
  }),
  handler: async () => {
    // Loaded at the call: the description lists every route file, this one among them.
    const { apiDescription } = await import("@/app/api/api-description");
    return new Reply(apiDescription(), { headers: { "Cache-Control": "public, max-age=3600" } });
  },
});
