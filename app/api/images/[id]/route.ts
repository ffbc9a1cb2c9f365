import { z } from "zod";
import { route } from "@/lib/server/http/route";
import { imageResponse } from "@/lib/server/image-store";
import { limits } from "@/lib/server/rate-limit";
import { imageSizes } from "@/lib/shared/images";

export const GET = route({
  access: "public",
  summary: "A stored image: a square in WebP, 512 or 128 pixels wide; it never changes",
  rateLimit: limits.image,
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ size: z.enum(imageSizes.map(String)).default(String(imageSizes[0])) }),
  handler: ({ params, query, request }) =>
    imageResponse(params.id, Number(query.size), request.headers.get("if-none-match")),
});
