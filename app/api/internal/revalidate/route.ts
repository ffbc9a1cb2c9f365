import { route } from "@/lib/server/http/route";
import { revalidate, revalidationToken } from "@/lib/server/revalidate";
import { isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";
import * as api from "@/lib/shared/http/service-api";

// Called by this server's own listener (lib/server/cache-listener.ts): Next revalidates only inside a request.
export const POST = route(api.revalidateCache, {
  handler: ({ body }) => {
    if (!isSameToken(body.token, revalidationToken())) throw new AppError("not_found");
    revalidate(body.tags);
    return undefined;
  },
});
