import { z } from "zod";
import { route } from "@/lib/server/http/route";
import { revalidate, revalidationToken } from "@/lib/server/revalidate";
import { isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";

// Called by this server's own listener (lib/server/cache-listener.ts): Next revalidates only inside a request.
export const POST = route({
  access: "public",
  summary: "Internal: end cached pages by tag; needs the server's own token",
  body: z.strictObject({ token: z.string().max(100), tags: z.array(z.string().max(40)).max(500) }),
  handler: ({ body }) => {
    if (!isSameToken(body.token, revalidationToken())) throw new AppError("not_found");
    revalidate(body.tags);
    return undefined;
  },
});
